### The odds of a line-up, at the desk and in the archive.

odds-heading = Each side’s odds
odds-show = Show the odds
odds-again = Show narrower ones
odds-back = Back to the line-up
odds-unfit = The odds are shown once the line-up can be played.
odds-too-many = For so many players the odds aren’t worked out.
odds-begins = The first games are being played. The answer is there in a moment.
odds-failed = The odds can’t be worked out now. Load the page again in a minute; if that doesn’t help, tell the site’s operator.
odds-narrowing = More games are being played, and the bounds become narrower by themselves.
odds-narrowest = All games have been played.
odds-policy-random = By chance
odds-policy-plain = With good sense
odds-games = { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
}
odds-chances = Who wins
odds-came = so it ended
odds-parts = What each role and option gives the town
odds-part = { $count ->
    [1] { $role }
   *[other] { $role } (1 of { $count })
}
odds-part-with = { $role } (and { $others })
odds-bounds = { $low } … { $high }
odds-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-parts-about = By how many percentage points the town’s chance is greater or smaller with the role than without it. The same games were played twice: with it, and with a civilian (in the mafia, a mafioso) in its seat. So with an option: with it, and as the classic rules have it. The middle of the scale is nought, its ends are { $scale }. “No visible effect” doesn’t mean that there is none: in so many games it can’t be seen.
odds-means = By chance: every choice is a random one. With good sense: all vote as suspicion goes, the doctor guards who has come out, the commissioner checks the unchecked. In small print: between what the chance lies in 95 cases of 100, if all played so. People play otherwise: compare line-ups by these figures, and don’t foretell a game from them.
