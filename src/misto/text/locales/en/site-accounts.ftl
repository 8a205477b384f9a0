### Accounts: coming in, the profile, notices.

accounts-tabs = Pages of the account
accounts-profile = Profile
accounts-notices = Notices
accounts-save = Save
accounts-saved = Saved.
accounts-back = Back
accounts-no-back = No, go back
accounts-go-on = Go on
accounts-to-profile = To the profile


## Fields

accounts-username = Name
accounts-username-help = This is what others see in the discussion, and what hosts see. In the game itself you speak as a persona, and this name isn’t there.
accounts-password = Password
accounts-password-help = At least 8 characters, not just digits, and nothing that is easily guessed.
accounts-password-old = Current password
accounts-password-new = New password
accounts-password-again = New password again
accounts-email-optional = E-mail (optional)
accounts-email-optional-help = For e-mails about your games, and in case you lose the password. Nobody but the site’s operator sees it.
accounts-language = Language
accounts-language-browser = as in the browser
accounts-language-uk = українська
accounts-language-en = English
accounts-zone = Time zone
accounts-zone-help = Hours on pages and in mails are written in it.
accounts-zone-browser = as on this device
accounts-zone-other = Another time zone
accounts-zone-other-help = If yours isn’t in the list: its name, such as Asia/Tokyo.
accounts-zone-meant = There is no such zone. Do you mean { $zone }?
accounts-zone-unknown = There is no such zone. A name has a part of the world and a city, such as Asia/Tokyo.
accounts-zone-Europe-Kyiv = Kyiv
accounts-zone-Europe-Warsaw = Warsaw
accounts-zone-Europe-Prague = Prague
accounts-zone-Europe-Berlin = Berlin
accounts-zone-Europe-Vilnius = Vilnius
accounts-zone-Europe-Rome = Rome
accounts-zone-Europe-Madrid = Madrid
accounts-zone-Europe-Lisbon = Lisbon
accounts-zone-Europe-London = London
accounts-zone-Europe-Istanbul = Istanbul
accounts-zone-Asia-Tbilisi = Tbilisi
accounts-zone-Asia-Jerusalem = Jerusalem
accounts-zone-America-New_York = New York
accounts-zone-America-Toronto = Toronto
accounts-zone-America-Chicago = Chicago
accounts-zone-America-Los_Angeles = Los Angeles
accounts-zone-Australia-Sydney = Sydney
accounts-zone-UTC = UTC


## What is wrong with a field

accounts-error-required = Fill this in.
accounts-error-invalid = Check what is written here.
accounts-error-choice = Choose something from the list.
accounts-error-long = Too long. Please shorten it.
accounts-error-short = Too short. Please add something.
accounts-error-signs = There are characters here that aren’t allowed. Take them out.
accounts-error-email = This doesn’t look like an e-mail address. Check it, or leave the field empty.
accounts-error-password-again = The passwords differ. Type the same one twice.

accounts-password-short = The password is too short: at least { $least } characters are needed.
accounts-password-like-name = The password is too much like your name or address. Think of another.
accounts-password-common = That password is among the first to be guessed. Think of another.
accounts-password-digits = A password of digits alone is easily guessed. Add letters.

accounts-name-short = The name is too short: at least { $least } characters are needed.
accounts-name-long = The name is too long: { $most } characters at most.
accounts-name-signs = A name may have letters, digits, spaces, hyphens, full stops, apostrophes and underscores. Begin and end it with a letter or a digit.
accounts-name-mixed = Write the name in one alphabet, Latin or Cyrillic. Otherwise it could be taken for somebody else’s.
accounts-name-letterless = A name must have a letter in it.
accounts-name-reserved = That is what hosts, operators or seats are called here. Choose another name.

accounts-refused-account-inactive = This account is switched off. Write to the site’s operator.
accounts-refused-cannot-generate-recovery-codes = Recovery codes go with a passkey. Add a passkey first.
accounts-refused-enter-current-password = This isn’t the current password. Type it again.
accounts-refused-incorrect-code = The code or key wasn’t accepted. Check it and try again.
accounts-refused-incorrect-password = The password is wrong. Try again.
accounts-refused-invalid-login = Signing in didn’t work. Check the name and the password.
accounts-refused-invalid-password-reset = This link has expired. Ask for a new code.
accounts-refused-rate-limited = Too many attempts in a row. Wait ten minutes and try again.
accounts-refused-same-as-current = The new value is the same as the current one.
accounts-refused-too-many-login-attempts = Too many failed attempts. Wait ten minutes and try again.
accounts-refused-username-password-mismatch = The name or the password is wrong. Check both and try again.
accounts-refused-username-taken = That name, or one very much like it, is already taken. Choose another.


## Signing in and up

accounts-login = Sign in
accounts-forgot = Forgot the password?
accounts-no-account = No account yet?
accounts-have-account = Have an account already?
accounts-signup = Sign up
accounts-signup-title = A new account
accounts-signup-lead = A name and a password are enough. The account is yours; for each game you make up a new persona.
accounts-signup-closed = Sign-up is closed
accounts-signup-how-closed = This site isn’t taking new accounts at present. Games can be read without one.
accounts-signup-how-invitation = An account can be made by invitation only. Ask whoever hosts a game for a link, and open it in this browser.
accounts-signup-how-open = Sign-up is open to all.
accounts-inactive = This account is switched off
accounts-inactive-next = Nobody can sign in with it. If that is a mistake, write to the site’s operator.
accounts-logout-title = Sign out?
accounts-logout-what = Drafts that are kept in this browser will be erased. Everything you sent stays.
accounts-logged-out = Done: this browser no longer knows your account. See you!

accounts-confirm = Confirm that it’s you
accounts-confirm-why = Only the owner of the account may change this.
accounts-confirm-go = Confirm
accounts-confirm-else = Another way
accounts-confirm-by-password = By password
accounts-confirm-by-code = By recovery code
accounts-confirm-by-passkey = By passkey

accounts-too-often = Too many attempts in a row
accounts-too-often-next = Wait ten minutes and try again. Nothing you sent before is lost.
accounts-try-again = Try again


## The password

accounts-password-change = Change the password
accounts-password-set = Set a password
accounts-password-change-what = All other browsers will have to sign in again.
accounts-password-changed = The password is changed. All other browsers will have to sign in again.
accounts-password-new-title = A new password
accounts-reset = Recover the password
accounts-reset-what = Type your name or e-mail. If the account has an address, a code will be sent to it.
accounts-reset-who = Name or e-mail
accounts-reset-whose = The password is set for the account “{ $name }”. Is another one yours? Go back, and type its name instead of an e-mail.
accounts-reset-send = Send the code
accounts-reset-ask = This site sends no mail, so only the operator can set a new password: { $contact }.
accounts-reset-ask-operator = This site sends no mail, so only the operator can set a new password. Write to them, or to the host of your game.
accounts-reset-code-title = The code from the mail
accounts-reset-code-what = If there is such an account and it has an address, the mail is on its way. The code works for 15 minutes. Keep this page open; if no mail comes, look in the spam folder.
accounts-reset-code = Code
accounts-reset-again = Send it again
accounts-reset-done = The password is changed
accounts-reset-done-next = You can sign in with the new password now.
accounts-mail-reset-subject = The code for a new password
accounts-mail-reset-hello = Somebody (you, we hope) wants to set a new password for your account. Type this code on the page from which it was sent:
accounts-mail-reset-why = The code works for 15 minutes. If it wasn’t you, do nothing: the password stays as it is.


## Passkeys

accounts-passkeys = Passkeys
accounts-passkeys-count = { $count ->
        [0] none
        [one] { $count } passkey
       *[other] { $count } passkeys
    }
accounts-passkey-number = Passkey { $number }
accounts-passkeys-none = No passkeys yet.
accounts-passkey-what = A passkey is kept in a phone, a computer or a password manager and unlocked by fingerprint, face or PIN. With it you need no password.
accounts-passkey-after = Once the account has a passkey, the password alone no longer signs in: after it comes the passkey or a recovery code. You get the codes at once.
accounts-passkey-add = Add a passkey
accounts-passkey-name = What to call it
accounts-passkey-name-help = To tell them apart: “phone”, for instance.
accounts-passkey-made = Added
accounts-passkey-used = last used
accounts-passkey-rename = Rename
accounts-passkey-remove = Remove
accounts-passkey-remove-title = Remove the passkey “{ $name }”?
accounts-passkey-remove-what = It will no longer sign in. If it is the last one, the recovery codes go too, and the password alone will do again.
accounts-passkey-added = The passkey is added.
accounts-passkey-removed = The passkey is removed.
accounts-passkey-failed = The passkey didn’t work. Try again, or choose another way.
accounts-passkey-use = Use the passkey
accounts-passkey-no-script = A passkey needs JavaScript. Switch it on for this site and reload the page.
accounts-passkey-login = Sign in with a passkey
accounts-passkey-login-title = Without a password
accounts-passkey-login-why = If a passkey for this account is on your device already.
accounts-second = One more step
accounts-second-why = This account has a passkey. Use it to sign in.
accounts-second-code = Passkey not at hand?
accounts-second-code-why = Type one of the recovery codes. Each works once.
accounts-second-cancel = Don’t sign in
accounts-recovery-code = Recovery code
accounts-codes = Recovery codes
accounts-codes-what = You will need them if the passkey is lost. Each works once. Write them down and keep them where you don’t lose things.
accounts-codes-left = { $count ->
        [one] { $count } code of { $total } is left
       *[other] { $count } codes of { $total } are left
    }
accounts-codes-show = Show the codes
accounts-codes-file = Download as a file
accounts-codes-anew = Make new codes
accounts-codes-anew-what = The old codes will stop working. Replace them wherever they are written down.
accounts-codes-made = The recovery codes are made. Keep them.


## The profile

accounts-about-me = About me
accounts-as-others-see = As others see me
accounts-entering = Signing in
accounts-tell = What to tell me about
accounts-tell-what = What happened
accounts-tell-bell = on the site
accounts-tell-mail = by mail
accounts-tell-set = What to tell me about
accounts-tell-nothing-secret = A notice names the game and what happened, and nothing more: no role, no vote, no persona.
accounts-tell-no-address = To get e-mails, add your address.
accounts-tell-no-mail = This site sends no e-mail.
accounts-tell-role-letter = The role letter
accounts-tell-turn-opened = A turn has begun
accounts-tell-deadline = A turn closes soon and I still owe something
accounts-tell-report = The report is out
accounts-tell-letter = A new letter
accounts-tell-mention = I am mentioned in a thread
accounts-tell-game-ended = The game has ended
accounts-tell-reminder = A reminder from the host
accounts-calendar = Calendar
accounts-calendar-what = A link from which your calendar itself takes the closing times of all your games.
accounts-calendar-secret = Whoever has this link knows which games you take part in. Show it to nobody.
accounts-calendar-make = Make a link
accounts-calendar-renew = Replace it
accounts-calendar-switch-off = Switch it off
accounts-calendar-made = The link is made. Add it to your calendar.
accounts-calendar-off = The link no longer works.
accounts-calendar-close = { $title }: turn { $turn } closes
accounts-calendar-hunt = { $title }: hunting opens
accounts-data = My data
accounts-data-what = You can take everything the site keeps about you in one file, and the account can be deleted.


## Data and deletion

accounts-export = Take my data
accounts-export-what = The archive has everything the site keeps about you: the account, the games you take part in, your posts (those as a persona too), orders, letters with hosts, notes, notices.
accounts-export-secret = It has your roles and letters from games that are still running. Show the file to nobody until they have ended.
accounts-export-go = Download the archive
accounts-delete = Delete the account
accounts-delete-title = Delete the account forever?
accounts-delete-goes = What goes: name, e-mail, password, passkeys, notices, notes and letters with hosts. Enrolments in games that haven’t begun are withdrawn.
accounts-delete-stays = What stays: the games that have ended, with the personas’ posts, orders and reports. Their ledgers have a code where your name would be, and nobody can find you by it.
accounts-delete-archive = Where a game has opened who was who (rule SEAT-4, reveal_person), the archive will no longer give your name, only the code.
accounts-delete-talk = Your posts in discussions stay, signed “deleted account”. If some of them shouldn’t, ask the host to hide them first.
accounts-delete-export-first = Take my data first
accounts-delete-go = Delete forever
accounts-deleted = The account is deleted.
accounts-delete-not-now = The account can’t be deleted yet
accounts-delete-needed = You are still needed in these games. When they have ended or you have been replaced, the account can be deleted.
accounts-delete-needed-play = You are playing. Ask the host for a replacement, or leave the game of your own accord and wait for its end.
accounts-delete-needed-host = You are hosting this game. Bring it to its end; then the account can be deleted.


## A person’s page

accounts-person-since = { $month ->
        [1] Here since January { $year }
        [2] Here since February { $year }
        [3] Here since March { $year }
        [4] Here since April { $year }
        [5] Here since May { $year }
        [6] Here since June { $year }
        [7] Here since July { $year }
        [8] Here since August { $year }
        [9] Here since September { $year }
        [10] Here since October { $year }
        [11] Here since November { $year }
       *[12] Here since December { $year }
    }
accounts-person-games = Games that have ended
accounts-person-part = Part
accounts-person-host = host
accounts-person-player = player
accounts-person-ended = Ended
accounts-person-no-games = Games will appear here once everything in them is open.
accounts-person-what = Only the hosts see who is playing in games that are still running.


## Invitations

accounts-invitations = Invitations
accounts-invitations-what = New accounts on this site are made by invitation.
accounts-invitations-how = { $days ->
        [one] One link makes one account. It works for { $days } day.
       *[other] One link makes one account. It works for { $days } days.
    }
accounts-invitations-open = Not used yet
accounts-invite-note = Who it is for
accounts-invite-note-help = Only you see it.
accounts-invite-make = Make a link
accounts-invite-made = The link is made. Send it to the person you are inviting.
accounts-invite-too-many = { $most ->
        [one] { $most } invitation is waiting already. Withdraw it and make a new one.
       *[other] { $most } invitations are waiting already. Withdraw one and make a new one.
    }
accounts-invite-until = works until
accounts-invite-withdraw = Withdraw
accounts-invite-withdrawn = The invitation is withdrawn.
accounts-invite-gone = This invitation no longer works
accounts-invite-gone-next = An account has been made with it, or it has expired. Ask whoever invited you for a new one.
accounts-invite-have-account = You have an account already: the invitation is still unused.


## Notices

accounts-notices-read = Mark all as read
accounts-notices-new = new
accounts-notices-none = No notices yet. They will come when something happens in your games.
accounts-notices-pages = Pages of notices
accounts-notices-newer = Newer
accounts-notices-older = Older
accounts-notices-page = { $number } of { $pages }


## The operator's desk

accounts-operator = Operator
accounts-operator-account = account
accounts-operator-accounts = accounts
accounts-operator-invitation = invitation
accounts-operator-invitations = invitations
accounts-operator-game = game
accounts-operator-games = games
accounts-operator-complaint = complaint
accounts-operator-complaints = complaints
accounts-operator-where = where
accounts-operator-post = post
accounts-operator-sealed = A secret of the game: only those in it see the text.
accounts-operator-code = code
accounts-operator-language = language
accounts-operator-zone = time zone
accounts-operator-note = whom it is for
accounts-operator-by = who invites
accounts-operator-made-at = made
accounts-operator-expires-at = works until
accounts-operator-used-at = used
accounts-operator-title = title
accounts-operator-phase = stage
accounts-operator-turn = turn
accounts-operator-enrolled = enrolled
accounts-operator-seats = seats
accounts-operator-living = living
accounts-operator-closes = turn closes
accounts-operator-paused = paused
accounts-operator-ended-at = ended
accounts-operator-posts = posts in the game
accounts-operator-talk-posts = posts in the discussion
accounts-operator-why = why
accounts-operator-at = when
accounts-operator-settled-at = settled
