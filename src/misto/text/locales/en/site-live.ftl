### Live updates of the pages.

live-news = There is something new. Show it
