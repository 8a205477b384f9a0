### misto balance: how fair a line-up is.

help-balance = Say how fair a line-up is.

    Example: misto balance 11 --vanilla 3
help-balance-seats = How many play.
help-balance-vanilla = So many mafia and no other roles, all choosing at random: worked out exactly.
help-balance-first = Whether the game begins with a day or with a night.
help-balance-end = When the mafia wins: parity, not fewer than the town; majority, more than the town; wipeout, no town left.
help-balance-json = Print one JSON object, for a program.
meta-seats = SEATS
meta-mafia = MAFIA

balance-no-seats = A game takes at least one seat, not { $seats }. Give the number of players, from 1 to { $most }: misto balance 11 --vanilla 3
balance-too-many-seats = { $seats } seats are too many: the odds are worked out for up to { $most }. Give a smaller number.
balance-no-model = Say how many of the { $seats } are mafia: misto balance { $seats } --vanilla { $mafia }
balance-mafia-below-nought = The number of mafia can’t be { $mafia }. After --vanilla goes a number from 0 to { $seats }.
balance-mafia-above-seats = { $mafia } mafia don’t fit into { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. After --vanilla goes a number from 0 to { $seats }.

balance-vanilla = Seats: { $seats }, mafia among them: { $mafia }. { $first ->
    [day] The game begins with a day.
   *[night] The game begins with a night.
} { $end ->
    [parity] The mafia wins when it is not fewer than the town.
    [majority] The mafia wins when it is more than the town.
   *[wipeout] The mafia wins when no town is left.
}
balance-at-random = Nobody has any other role. By day one of the living is lynched, by night one of the town is killed, each as likely as any other.
balance-column-side = side
balance-column-chance = chance
balance-column-exactly = exactly
balance-percent = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
balance-long = (by --json)
