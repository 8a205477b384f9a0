### Live updates of the pages.

live-news = There is something new. Show it
live-changed = The game has moved on. Refresh the page
live-posts =
    { $count ->
        [one] { $count } new post
       *[other] { $count } new posts
    }
