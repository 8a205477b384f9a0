### A player's seat.

table-owe = What I still owe
table-owe-short-letter = Role
table-owe-short-vote = Vote
table-owe-short-post = Post
table-owe-short-introduction = Introduction
table-owe-short-argument = Argument
table-owe-short-order = Order
