### Words that all pages of the site share.

site-name = Misto
site-brand = Misto
site-skip = Skip to content
site-foot = Foot of the page
site-sign-in = Sign in
site-sign-out = Sign out
site-to-home = To the home page
site-units = d h min s

site-theme = Look:
site-theme-auto = like the game
site-theme-day = day
site-theme-night = night

site-tabs = Pages of the game
site-tab-game = Game
site-tab-talk = Discussion
site-tab-reports = Reports
site-tab-court = Court
site-tab-seats = Players
site-tab-rules = Rules
site-tab-seat = My seat
site-tab-desk = Desk

site-hour = The game’s time
site-hour-open = turn { $turn } · orders until
site-hour-left = left:
site-hour-over = time is up
site-hour-paused = turn { $turn } · paused: it won’t close until the game is resumed
site-hour-closed = turn { $turn }, night · orders are closed, the report comes next
site-hour-ended = the game is over
site-phase-created = enrolment isn’t open yet
site-phase-enrolment = enrolment is open
site-phase-frozen = enrolment is closed, the deal comes next

site-too-often = Too many attempts in a row. What you typed is still in the form: send it again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.

## Error pages

site-error-bad-request = The request can’t be read
site-error-next-bad-request = Go back, reload the page and try again.
site-error-too-large = Too much was sent at once
site-error-next-too-large = Nothing was saved, but what you typed is still in the form: go back, shorten the text or choose a smaller picture, and send it again.
site-error-too-slow = The form took too long to arrive
site-error-next-too-slow = Nothing was saved, but what you typed is still in the form: go back, and send it again when the connection is better.
site-error-too-big = Too much text at once
site-error-next-too-big = Nothing was saved, but what you typed is still in the form: go back, shorten it or split it up, and send it again.
site-error-forbidden = You can’t go there
site-error-next-forbidden = Sign in with an account that may, or go back to the home page.
site-error-stale-form = This page is out of date
site-error-next-stale-form = Go back (what you typed is still in the form), reload the page and send it again. If that keeps happening, allow cookies for this site.
site-error-not-found = There is no such page
site-error-next-not-found = Check the address, or find the game on the home page. If the page is for those who take part, sign in first.
site-error-server-error = Something broke on the server
site-error-next-server-error = Everything that was confirmed is saved. Try again in a minute; if that doesn’t help, write to the site’s operator.
site-error-away = The database doesn’t answer
site-error-next-away = Most likely nothing was saved this time; everything confirmed before is still there. Try again in a minute.
site-error-full = The server’s disk is full
site-error-next-full = Nothing was saved this time; everything confirmed before is still there. Copy what you typed and tell the site’s operator: until they make room, the site can’t take anything.
site-sent = What you typed is still here
site-send-again = Send it again
site-no-answer = The server doesn’t answer. What you typed is still on the page: try again in a minute.

## Reports and courts, wherever they stand

site-nobody = nobody
site-person-gone = a deleted account
site-sheet-by = The host
site-sheet-of = The host · report of turn { $turn }
site-sheet-undone = This report was undone. What it told is known, but a new one takes its place.
site-sheet-root = Fingerprint of the turn
site-sheet-root-about = After the game it shows whether anything in the ledger was changed later. It says nothing about the orders themselves.
site-sheet-title = Report of turn { $turn }
site-court-count = The count of votes, turn { $turn }
site-court-silent = not voting:
site-court-all = everybody voted

site-bell = { $count ->
        [0] Notices
        [one] { $count } new notice
       *[other] { $count } new notices
    }

site-day-run = { $percent }% of the turn has passed
site-day-closed = The turn is closed
site-left = { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes } min
        }
       *[other] { $days } d { $hours } h
    }
site-spoiler = Hidden text
