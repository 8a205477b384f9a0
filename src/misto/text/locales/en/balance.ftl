### misto balance: how fair a line-up is.

help-balance = Say how fair a line-up is, by playing it some thousand times.

    Examples:
    misto balance 11
    misto balance 11 --roles "3 mafia (boss, framer), maniac, commissioner, sergeant, doctor"
    misto balance --suggest 13
    misto balance 11 --vanilla 3
help-balance-seats = How many play.
help-balance-roles = The line-up: “3 mafia (boss, framer), maniac, commissioner, sergeant, doctor”; the rest are civilians. Without it, the program’s own for that many players.
help-balance-rules = The rules: classic or black-market.
help-balance-policy = How all play: with good sense (plain) or by chance (random).
help-balance-hunt = With --policy random: how likely each player is to hunt on a turn, 0.1 or 10%. Nobody hunts otherwise.
help-balance-games = How many games are played: 10,000 if nothing is said; with --suggest, for each change, 2,000.
help-balance-until = Play until every chance is known to within so much: 0.5% means that no interval is wider.
help-balance-seed = The number from which all chance is drawn: the same number gives the same result.
help-balance-workers = On how many cores games are played: all of them if nothing is said.
help-balance-dask = Play on a Dask cluster; the address of its scheduler, tcp://host:8786.
help-balance-plot = Draw a picture too: a file ending in .png or .svg.
help-balance-suggest = Search for the fairest line-up for so many players, and say what each change would do.
help-balance-vanilla = So many mafia and no other roles, all choosing at random: worked out exactly.
help-balance-first = With --vanilla: whether the game begins with a day or with a night.
help-balance-end = With --vanilla, when the mafia wins: parity, not fewer than the town; majority, more than the town; wipeout, no town left.
help-balance-json = Print one JSON object, for a program.
meta-chance = CHANCE
meta-mafia = MAFIA
meta-number = NUMBER
meta-roles = ROLES
meta-seats = SEATS
meta-width = WIDTH

balance-how-many = Say how many play: misto balance 11. Or have a line-up searched for: misto balance --suggest 11
balance-no-seats = A game takes at least one seat, not { $seats }. Give the number of players, from 1 to { $most }: misto balance 11
balance-too-many-seats = { $seats } seats are too many: the odds are worked out for up to { $most }. Give a smaller number.
balance-no-lineup = There is no ready line-up for { $count ->
    [one] { $count } seat
   *[other] { $count } seats
} under these rules. Write your own: --roles "mafioso, doctor"
balance-roles-above-seats = The line-up names { $count ->
    [one] { $count } role
   *[other] { $count } roles
}, and there are { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Take some roles out, or give a larger number of players.
balance-or-mafia-share = Or allow a smaller mafia: --rule mafia_share=0
balance-no-preset = There are no such rules: { $preset }. After --rules goes one of these: { $known }; single options go with --rule.
balance-no-policy = Nobody can play like this: { $policy }. After --policy goes one of these: { $known }.
balance-hunts-are-random = --hunt goes with --policy random: under --policy { $policy } players decide themselves when to hunt. Leave --hunt out, or add --policy random.
balance-no-share = This won’t do: { $option } { $value }. Write a share between 0 and 1, such as 0.005 or 0.5%.
balance-too-small = This won’t do: { $option } { $value }. Give a whole number from { $least } on.
balance-workers-or-cluster = Either --workers or --dask: on a cluster, its own workers play. Leave one of them out.
balance-vanilla-alone = --vanilla is about mafia and town alone. Leave out --roles and --suggest: misto balance 11 --vanilla 3
balance-mafia-below-nought = The number of mafia can’t be { $mafia }. After --vanilla goes a number from 0 to { $seats }.
balance-mafia-above-seats = { $mafia } mafia don’t fit into { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. After --vanilla goes a number from 0 to { $seats }.
balance-needs-cluster = Playing on a cluster takes Dask, which isn’t installed here: pip install 'misto[cluster]'
balance-no-cluster = No cluster answers at { $address }, or it has no workers. Look up the address that the scheduler prints when it starts, such as tcp://192.168.1.5:8786, and see that workers have joined it.
balance-cluster-lost = The cluster at { $address } stopped answering. See that its scheduler and workers are running, and start again: with the same --seed the result is the same.
balance-cluster-without-misto = The workers of the cluster at { $address } don’t have Misto. Install the same version there as here: pip install misto
balance-worker-lost = One of the processes that played was ended by somebody else, perhaps for want of memory. Start again with fewer: --workers 1
balance-needs-plot = A picture takes Matplotlib, which isn’t installed here: pip install 'misto[plot]'
balance-no-picture = No picture of this kind can be drawn: { $path }. The file’s name must end in one of these: { $known }.
balance-no-folder = { $path } can’t be written: there is no folder { $folder }. Make it, or name another.
balance-not-drawn = The picture { $path } can’t be written: { $reason }. Name another file.
balance-nothing-played = Stopped before the first games were over: there is nothing to show.

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
balance-column-between = between
balance-column-role = role
balance-column-turns = lives, turns
balance-column-survives = sees the end
balance-column-change = change
balance-column-town = town
balance-percent = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
balance-long = (by --json)

balance-title = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $lineup }. Rules: { $rules }.
balance-played = { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
} played, { $policy ->
    [random] every choice by chance (random)
   *[other] all with good sense ({ $policy })
}; seed { NUMBER($seed, useGrouping: 0) }.
balance-begins = The first games are being prepared
balance-stopped = Stopped: these are the games so far.
balance-progress = { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
}, the widest interval { NUMBER($width, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
balance-tenths = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
balance-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
balance-from-to = { $low } to { $high }
balance-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-length = A game takes { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns on average; half are over by turn { $half }, nine of ten by turn { $most }, the longest took { $longest }.
balance-court = Of the court’s sentences, { NUMBER($right, minimumFractionDigits: 1, maximumFractionDigits: 1) }% fall on mafia or the maniac (between { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } and { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%); { NUMBER($idle, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of the courts sentence nobody.
balance-means = Between: where the chance lies in 95 cases of 100, if all played so. People play otherwise: compare line-ups by these figures, and don’t foretell a game from them.
balance-plot-chances = Chances, %
balance-plot-length = Games by their length in turns
balance-plot-lives = How many turns each role lives

balance-suggest = The fairest line-up for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} is the one in which town and mafia win equally often. Rules: { $rules }. Each change of one seat is played in { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
}, { $policy ->
    [random] every choice by chance (random)
   *[other] all with good sense ({ $policy })
}; seed { NUMBER($seed, useGrouping: 0) }.
balance-suggest-stopped = Stopped: this is what was found so far.
balance-looking = Step { $step }: { $changes ->
    [one] { $changes } change is being played
   *[other] { $changes } changes are being played
}
balance-looking-on = Looking on from the line-up that was found
balance-weighing = What each of { $changes ->
    [one] { $changes } change
   *[other] { $changes } changes
} would do
balance-begun = Begun with: { $lineup }.
balance-step = { $change }: town { $town }
balance-step-unseen = { $change }: no visible effect on the town
balance-fairest = The fairest that was found: { $lineup }.
balance-fairest-already = No change makes it visibly fairer.
balance-more = +1 { $role }
balance-less = −1 { $role }
balance-instead = { $more } instead of { $less }
balance-no-visible-effect = no visible effect
