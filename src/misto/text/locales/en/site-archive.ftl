### A game's archive: reports, courts, seats, rules, the deal, awards, exports.

archive-reports = Reports
archive-reports-none = No turn has been reported yet. As soon as the host publishes a report, it will be here.
archive-opened = The game is open: everything that was secret can be seen now
archive-take-page = The whole game as one page
archive-take-record = The record of the game (YAML): “misto replay” plays it again
archive-take-ledger = The ledger of the game (JSON lines): “misto verify-ledger” and “misto verify-deal” check it
archive-take-note = You can keep these files: they don’t depend on this site.

archive-roots = Fingerprints of the turns, and the signing key
archive-roots-about = For the curious: note them now, and after the game you can check that the ledger wasn’t rewritten.
archive-roots-help = How to check it
archive-root-undone = this report was undone
archive-receipt-key = The key with which this site signs receipts

archive-court = Court
archive-court-none = There has been no court yet. The table of who voted for whom, turn by turn, will appear here.
archive-court-lead = Votes that were changed later are struck through; votes for oneself are highlighted.
archive-court-table = Who voted for whom
archive-voter = Who
archive-turn = Turn { $turn }
archive-election = Election of the keeper of the keys, turn { $turn }
archive-court-of = The lynch court, turn { $turn }
archive-cell-dead = ghost
archive-cell-sealed = not published
archive-cell-silent = no vote
archive-cell-free = –

archive-seats = Players
archive-seats-none = There are no seats yet: they come with the deal.
archive-seats-count = Living: { $living }, ghosts: { $ghosts }
archive-your-seat = this is you
archive-keeper = holds the keys
archive-played-by = Played by: { $person }
archive-fate = { $has_was ->
        [yes] { $was }, turn { $turn }
       *[no] turn { $turn }
    }{ $has_causes ->
        [yes] {" "}({ $causes })
       *[no] {""}
    }

archive-rules = The rules of this game
archive-rules-lead = As the host has set them, clause by clause. What differs from the usual rules is marked.

archive-deal = The deal and its proof
archive-deal-link = The deal and its proof
archive-deal-lead = Roles are dealt by a draw that nobody can steer. The key’s fingerprint was published before the first phrase came in, so the key can’t be swapped; and nobody knows beforehand what will come of the key and all the players’ phrases.
archive-deal-none = Enrolment isn’t open yet, so there is nothing to show.
archive-deal-by-hand = The roles in this game were dealt without a draw: there is nothing to prove here.
archive-deal-number = Deal { $number }
archive-deal-proved = It all fits: the deal is proved.
archive-deal-sealed = The key is sealed until the end of the game. Then everybody can check the deal on this page.
archive-deal-commitment = Key’s fingerprint
archive-deal-fingerprint = Enrolment’s fingerprint
archive-deal-beacon = Outside value
archive-deal-lineup = Line-up
archive-deal-key = Key
archive-deal-seats = Who got what
archive-deal-seat = Seat
archive-deal-nonce = Phrase
archive-deal-role = Role
archive-deal-nonces = The players’ phrases
archive-deal-yours = yours
archive-deal-help = How it works, and how to check it yourself
archive-deal-ledger = The ledger for “misto verify-deal”

archive-awards = Awards
archive-awards-lead = One vote for each award; you can change it until the host counts them.
archive-awards-early = The awards go to the best once the game is over and everything is open.
archive-awards-wait = The votes are still coming in. The result will appear here.
archive-award-for-townsperson = Best townsperson
archive-award-for-mafioso = Best mafioso
archive-award-for-player = Best player
archive-award-for-character = Best character
archive-award-send = Vote
archive-award-change = Change the vote
archive-award-taken = Your vote for the award is in.
archive-award-choose = Choose the seat you are voting for, and send it again.
archive-award-not-yours = You can’t vote for the awards just now. The rules of the game say who can (clause AWARD-1).

archive-whole-title = { $title }: the whole game
archive-whole-made = Made at { $when }. This page doesn’t depend on the site: keep it, and read it offline.
archive-whole-thread = Game thread
archive-whole-mafia = The mafia’s chat
archive-whole-talk = Discussion

archive-odds = What was to be expected
archive-odds-lead = What really happened, beside what comes of such a line-up when the program plays these rules many times.
archive-odds-beside = And how it went
archive-odds-came = Really
archive-odds-length = Turns
archive-odds-court = Sentences on mafia or the maniac
archive-odds-of = { $count } of { $all }
archive-odds-lived = { $count ->
    [1] to the end
   *[other] { $count } to the end
}
archive-odds-lives = Beside each role: the turns on which those who were dealt it died, and how many turns it lives on average. One game proves nothing: what happens once in ten games is no wonder.
