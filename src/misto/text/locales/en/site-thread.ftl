### Threads: the game thread, the discussion; a persona’s entry; a persona’s looks.

## A thread’s page

thread-jump = Where to go
thread-to-unread = First unread
thread-to-report = Since the report
thread-to-reply = Write
thread-to-talk = To the discussion
thread-number = Number of a post
thread-number-sign = No.
thread-go = Go to the post
thread-new = new posts
thread-turn = Turn { $turn }
thread-pages = Pages of the thread
thread-older = Older
thread-newer = Newer
thread-none = There are no posts yet.
thread-none-of-seats = There are no such posts.
thread-only = Only the posts of:
thread-all = Show all
thread-living = Living, { $count }
thread-several = Posts of several personas
thread-several-show = Show

thread-host = Host
thread-leads = host of the game
thread-nobody = deleted account
thread-ghost = { $nick } · ghost
thread-hidden = Post no. { $number } is hidden.
thread-edited = edited at

thread-quote = Quote
thread-edit = Edit
thread-hide = Hide
thread-show = Show again
thread-complain = Report
thread-past = History
thread-complaints = { $count ->
        [one] { $count } complaint
       *[other] { $count } complaints
    }


## The form

thread-text = Post
thread-as-persona = the post goes out as your persona
thread-as-host = the post goes out as the host
thread-as-account = the post goes out under your main account
thread-mark = What this post is
thread-mark-none = ordinary
thread-mark-argument = argument for my vote
thread-mark-introduction = introduction
thread-markup = How to format text
thread-markup-help = **bold**, *italic*, ~~struck~~; “> ” begins a quote, “>! ” hidden text; @7 or @name mentions a persona. An empty line begins a new paragraph. Pictures from other sites aren’t shown.
thread-preview = Preview
thread-preview-is = This is how the post will look. It hasn’t been sent yet.
thread-send = Send
thread-kept = Your text (copy it, so that it isn’t lost)
thread-back = Back to the post

thread-no-voice-thread = In the game thread only the personas of this game and the host write.
thread-no-voice-talk = To write in the discussion, sign in with your main account.
thread-mute-not_begun = The game hasn’t begun. You can write as soon as the first turn opens.
thread-mute-out_of_game = Your persona is out of the game and writes no more. You can go on reading; for talking there is the discussion.
thread-mute-silenced = The host has ruled that your ghost is silent until the end of the game. You can go on reading.
thread-mute-ghost = In this game ghosts are silent. You can go on reading.
thread-mute-night = The turn is closed, and until the report nobody writes in the thread. Your text is kept as a draft: send it when the next turn opens.

thread-empty = The post is empty. Write something and send it again.
thread-too-long = The post is too long: it has { $count } characters, and { $most } is the limit. Shorten it, or split it into several posts.
thread-other-self = This form was opened by a different self from the one you are now. Check who the post will come from, and send it again.
thread-not-your-seat = This seat is no longer yours, so you can’t write as its persona. Write to the host if that is a mistake.
thread-not-yours = You can only edit your own posts.
thread-too-late = A post can be edited for five minutes, and those have passed. Write a new one.

## What was just done

thread-done-post = The post was sent.
thread-done-edit = The post was changed.
thread-done-hide = The post is hidden. The reason is in the log.
thread-done-show = Everybody sees the post again.
thread-done-complaint = The complaint has gone to the host. Who complained isn’t recorded anywhere.
thread-done-settle = The complaints are settled.
thread-done-looks = The looks of your persona are saved.

## Editing, hiding, complaints

thread-edit-title = Edit post no. { $number }
thread-edit-note = A post can be edited for five minutes. Everybody sees that it was edited; the host sees the old text too.
thread-edit-save = Save changes
thread-hide-title = Hide post no. { $number }?
thread-hide-outcome = Everybody will see a note in its place that it is hidden. The post isn’t gone: it can be shown again.
thread-show-title = Show post no. { $number } again?
thread-show-outcome = Everybody will see the post again.
thread-why = Reason
thread-why-help = Only the host will see it, in the log.
thread-no-back = No, back
thread-complain-title = Report post no. { $number }?
thread-complain-outcome = The host will see the complaint, but not you: who complained isn’t recorded anywhere.
thread-complain-why = What is wrong with it (if you like)
thread-complain-send = Report
thread-complaints-too-many = Many complaints have come from here. Write to the host, or send this one again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.

thread-past-title = History of post no. { $number }
thread-past-sealed = Only the host and the operator of the site see this
thread-past-edits = What it said before
thread-past-hidings = Hidden and shown
thread-past-hidden = Hidden.
thread-past-shown = Shown again.
thread-past-complaints = Complaints
thread-past-no-reason = No reason was given.
thread-past-settled = Settled.
thread-settle = Mark the complaints as settled

## A persona’s looks

thread-looks-link = looks
thread-looks-tab = Looks
thread-looks-title = The persona’s looks
thread-looks-sample = This is how your posts will look.
thread-avatar = Avatar
thread-avatar-help = PNG, JPEG, WebP or GIF, 5 MB at the most. A square is taken from the middle; everything the file says about itself is removed.
thread-avatar-remove = remove the avatar
thread-banner = Signature banner
thread-banner-help = A picture below your posts, up to 600 × 120 pixels: a larger one is made smaller.
thread-banner-remove = remove the banner
thread-signature = Signature
thread-signature-help = One line, { $most } characters at the most.
thread-about = About the persona
thread-about-help = Who they are, where they come from, how they make a living. Everybody sees this.
thread-looks-save = Save
thread-looks-too-long = Too long: { $most } characters at the most. Shorten it and save again.
thread-back-to-thread = To the game

# $megabytes: how much is allowed.
thread-image-too-large = The file is too large: up to { $megabytes } MB is allowed. Make the picture smaller, or save it as JPEG or WebP, and send it again.
thread-image-not-an-image = This is not a picture that can be shown here. Send a PNG, JPEG, WebP or GIF file.
thread-image-damaged = The file is damaged: it could not be read to its end. Save the picture again, or choose another.
# $megapixels: how many are allowed.
thread-image-too-many-pixels = The picture has too many pixels: up to { $megapixels } million are allowed. Make it smaller or crop it, and send it again.
# $width, $height: the shortest sides.
thread-image-too-small = The picture is too small: at least { $width } × { $height } pixels are needed. Choose a larger one.
thread-image-too-thin = The picture is too long and narrow: only a thin strip of it would fit. Crop it or choose another.

## A persona’s entry

thread-enter-title = Enter as a persona
thread-enter-note = The persona’s nick and password are on the page of your seat, with the role letter. In here you find only the thread and the persona’s looks: no role, no orders.
thread-nick = Persona’s nick
thread-password = Persona’s password
thread-enter = Enter
thread-leave = Leave
thread-as-foot = In this window you are only a persona. This page knows nothing of your main account.
thread-enter-wrong = There is no such persona with that password in this game. Check the nick and the password; after a replacement the password is a new one.
thread-enter-too-often = Too many attempts. Sign in with your main account, or try again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
thread-enter-ended = The game is over, so nobody can enter as a persona any more. You can read the thread without entering.
thread-enter-read = Read the thread
