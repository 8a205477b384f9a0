### Records and `misto replay`: what is wrong with a file, and how a replay ended.
### record-<code> is one mistake; the file and the line stand before it. $key $where name keys of the
### format, $value $name what the file has there ($has_value is "no" where that can't be quoted),
### $known lists what may stand there, $limit $count $line are numbers, written out as text.


## The file

record-not_found = There is no such file.
record-is_a_folder = This is a folder, not a file.
record-no_permission = You have no permission to read this file.
record-unreadable = This file can’t be read.
record-too_big = The file is too big: a record may have at most { $limit } bytes. None of it was read.


## The YAML

record-not_utf8 = This is not text in UTF-8. Save the file as UTF-8.
record-bad_character = The character { $code } can’t stand here. Remove it.
record-not_yaml = This is not YAML ({ $problem }). Look for a missing bracket, quote, comma or indent.
record-nothing_in_it = There is nothing in the file.
record-several_documents = A second document begins here; a file holds one record.
record-alias = Anchors (&) and aliases (*) aren’t allowed. Write the value out; a text that begins with one of these signs needs quotes.
record-tag = Tags (!) aren’t allowed. A text that begins with an exclamation mark needs quotes.
record-too_deep = The brackets are nested too deep: at most { $limit } levels.
record-empty_value = { $has_key ->
        [yes] There is no value after “{ $key }”.
       *[no] There is no value here.
    } Write one, or leave the key out.
record-duplicate_key = The key “{ $key }” is here a second time; the first is on line { $line }.
record-key_unfit = A key is a word or a whole number.
record-number_too_long = This number is too long.
record-too_much = Up to here there are { $limit } keys, values and brackets: more than a record may have.


## Keys and values

record-not_a_mapping = { $key ->
        [record] A record is a mapping: misto, title, rules, seats, turns, each with a colon after it.
       *[other] “{ $key }” must be a mapping, as in { "{" }key: value{ "}" }.
    }
record-not_a_list = “{ $key }” must be a list, as in [1, 2], or a line with a dash for each entry.
record-not_text = { $has_value ->
        [yes] “{ $key }” must be text, and { $value } without quotes isn’t. Write { "\u0022" }{ $value }{ "\u0022" }.
       *[no] “{ $key }” must be text.
    }
record-not_a_number = { $has_value ->
        [yes] “{ $key }” must be a whole number, not { $value }.
       *[no] “{ $key }” must be a whole number.
    }
record-not_true_or_false = “{ $key }” must be true or false.
record-not_one_of = { $has_value ->
        [yes] “{ $key }” can’t be { $value }. It may be: { $known }.
       *[no] “{ $key }” must be one of: { $known }.
    }
record-unknown_key = { $where ->
        [record] A record has no key “{ $key }”. The keys are: { $known }.
       *[other] “{ $where }” has no key “{ $key }”. The keys are: { $known }.
    }
record-missing_key = { $where ->
        [record] The record lacks the key “{ $key }”.
       *[other] An entry of “{ $where }” lacks the key “{ $key }”.
    }
record-too_many = “{ $key }” has { $count } entries; there may be at most { $limit }.
record-wrong_version = { $has_value ->
        [yes] This is version { $value } of the format, but this program reads version { $known }.
       *[no] “misto” must be the version of the format: { $known }.
    }
record-option_unfit = { $has_value ->
        [yes] The option “{ $option }” can’t be { $value }. Such values will do: { $known }.
       *[no] The option “{ $option }” takes such values as: { $known }.
    }


## Names and seats

record-name_blank = A name must have letters.
record-name_too_long = The name “{ $name }…” is too long.
record-name_unprintable = The name “{ $name }” has an invisible character.
record-name_mixed_scripts = “{ $name }” mixes Latin and Cyrillic letters in one word. Write each word in one alphabet.
record-name_twice = The name “{ $name }” is taken already, on line { $line }. No two players may have the same one.
record-not_a_seat = { $has_value ->
        [yes] { $value } isn’t a seat. Write a seat number or a full name, in quotes if it looks like a number.
       *[no] A seat belongs here: its number, or the full name.
    }
record-no_such_seat = There is no seat { $seat }; the game has { $count }.
record-no_such_name = There is nobody called “{ $name }”. Write the full name, or the seat number.
record-quoted_number = There is nobody called “{ $name }”. If the seat is meant, write the number without quotes.
record-name_is_a_word = “none” means to abstain, but it is also the name of seat { $seat }. Write null to abstain, or else the seat number.
record-seat_twice = Seat { $seat } is here twice.


## Lines

record-no_order = This line has no order. Write one of: { $known }.
record-two_orders = This line has several orders: { $known }. Write each on a line of its own.
record-no_ruling = This line has no ruling. Write one of: { $known }.
record-two_rulings = This line has several rulings: { $known }. Write each on a line of its own.
record-no_fact = This doesn’t say which fact is changed. Write at least one of: { $known }.


## Hours

record-bad_hour = { $has_value ->
        [yes] “{ $key }” can’t be { $value }. Write an hour, 20:15, or a date and an hour, 2026-11-30 20:15.
       *[no] “{ $key }” must be an hour, 20:15, or a date and an hour, 2026-11-30 20:15.
    }
record-bad_date = There is no such day as { $value }. Correct the date.
record-date_without_closes = A date can stand here only where turn 1 has “closes” with a date.
record-backwards = This is earlier than what stands before it. Orders go in the order in which they arrived.
record-closes_too_early = The turn would close before it opens: it opens when the turn before it closes.


## The play

record-after_the_end = The game ended before this turn. Take the turn out.
record-more = { $count ->
        [one] And { $count } more mistake.
       *[other] And { $count } more mistakes.
    }


## How a replay ended. $expected and $came are written as the record writes them.

replay-goes_on = The game goes on.
replay-held = { $count ->
        [0] All expectations held.
        [one] { $count } expectation did not hold.
       *[other] { $count } expectations did not hold.
    }
replay-difference = Turn { $turn }, { $key }: expected { $expected }, got { $came }.
replay-not_refused = Turn { $turn }: the order { $expected } should have been refused, but was accepted.
replay-files = { $count ->
        [one] { $count } record
       *[other] { $count } records
    }: { $held } as expected, { $differ } not, { $broken } with mistakes.


## The command line

cli-help = Mafia by post: the machine keeps the books, the host tells the story.
cli-output_lost = Not all of the output could be written.
replay-help = Replay records of games by the rules, and say whether everything recorded in them holds.
replay-help-ends = Exit code: 0, all expectations held; 1, some did not; 2, a file can’t be read or played. Of several files, the highest.
replay-help-files = Records, in YAML. If there are several, each gets one line, with a summary at the end.
replay-help-json = Print one JSON object per record.
replay-help-explain = Print every step of each turn, with the clause that decided it.
replay-help-lang = Language: uk or en (otherwise MISTO_LANG, otherwise the system’s).
