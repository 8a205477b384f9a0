### Records and `misto replay`: what is wrong with a file, and how a replay ended.
### record-<code> is one mistake; the file and the line stand before it. $key $where name keys of the
### format, $value $name what the file has there ($has_value is "no" where that can't be quoted),
### $known lists what may stand there, $limit $count $line are numbers, written out as text.


## The file

record-not_found = There is no such file.
record-is_a_folder = This is a folder, not a file.
record-no_permission = You have no permission to read this file.
record-unreadable = This file can’t be read.
record-too_big = The file is too big: a record has at most { $limit } bytes. Nothing of it was read.


## The YAML

record-not_utf8 = This is not text in UTF-8. Save the file as UTF-8.
record-bad_character = The character { $code } may not stand here. Remove it.
record-not_yaml = This is not YAML ({ $problem }). Look for a missing bracket, quote, comma or indent.
record-nothing_in_it = There is nothing in the file.
record-several_documents = A second document begins here; a file holds one record.
record-alias = Anchors (&) and aliases (*) are not taken. Write the value out; a text that begins with one of these signs needs quotes.
record-tag = Tags (!) are not taken. A text that begins with an exclamation mark needs quotes.
record-too_deep = The brackets are nested too deep: at most { $limit } levels.
record-empty_value = { $has_key ->
        [yes] There is no value after “{ $key }”.
       *[no] There is no value here.
    } Write one, or leave the key out.
record-duplicate_key = The key “{ $key }” stands here a second time; the first is in line { $line }.
record-key_unfit = A key is a word or a whole number.
record-number_too_long = This number is too long.


## Keys and values

record-not_a_mapping = { $key ->
        [record] A record is a mapping: misto, title, rules, seats, turns, each with a colon after it.
       *[other] “{ $key }” wants a mapping, as in { "{" }key: value{ "}" }.
    }
record-not_a_list = “{ $key }” wants a list, as in [1, 2], or a line with a dash for each entry.
record-not_text = { $has_value ->
        [yes] “{ $key }” wants text, and { $value } is none without quotes. Write { "\u0022" }{ $value }{ "\u0022" }.
       *[no] “{ $key }” wants text.
    }
record-not_a_number = { $has_value ->
        [yes] “{ $key }” wants a whole number, not { $value }.
       *[no] “{ $key }” wants a whole number.
    }
record-not_true_or_false = “{ $key }” wants true or false.
record-not_one_of = { $has_value ->
        [yes] “{ $key }” can’t be { $value }. Known are: { $known }.
       *[no] “{ $key }” wants one of these: { $known }.
    }
record-unknown_key = { $where ->
        [record] A record has no key “{ $key }”. Known are: { $known }.
       *[other] “{ $where }” has no key “{ $key }”. Known are: { $known }.
    }
record-missing_key = { $where ->
        [record] The record lacks the key “{ $key }”.
       *[other] An entry of “{ $where }” lacks the key “{ $key }”.
    }
record-too_many = “{ $key }” has { $count } entries; at most { $limit } are taken.
record-wrong_version = { $has_value ->
        [yes] This is version { $value } of the format; version { $known } is read here.
       *[no] “misto” wants the version of the format, { $known }.
    }
record-option_unfit = { $has_value ->
        [yes] The option “{ $option }” can’t be { $value }. It takes such values as: { $known }.
       *[no] The option “{ $option }” takes such values as: { $known }.
    }


## Names and seats

record-name_blank = A name must have letters.
record-name_too_long = The name “{ $name }…” is too long.
record-name_unprintable = The name “{ $name }” has a character that can’t be seen.
record-name_mixed_scripts = “{ $name }” mixes Latin and Cyrillic letters in one word. Write each word in one alphabet.
record-name_twice = The name “{ $name }” is taken already, in line { $line }. Two players can’t be called the same.
record-not_a_seat = { $has_value ->
        [yes] { $value } is no seat. Write a seat number or a whole name, in quotes where it reads like a number.
       *[no] Here a seat is wanted: its number, or the whole name.
    }
record-no_such_seat = There is no seat { $seat }; the game has { $count }.
record-no_such_name = Nobody is called “{ $name }”. Write the whole name, or the seat number.
record-quoted_number = Nobody is called “{ $name }”. If the seat is meant, write the number without quotes.
record-name_is_a_word = “none” means to abstain, and it is the name of seat { $seat } as well. Write null to abstain, or the seat number.
record-seat_twice = Seat { $seat } stands here twice.


## Lines

record-no_order = This line has no order. Write one of: { $known }.
record-two_orders = This line has several orders: { $known }. Write each on a line of its own.
record-no_ruling = This line has no ruling. Write one of: { $known }.
record-two_rulings = This line has several rulings: { $known }. Write each on a line of its own.
record-no_fact = This says of no fact how it is to be. Write at least one of: { $known }.


## Hours

record-bad_hour = { $has_value ->
        [yes] “{ $key }” can’t be { $value }. Write an hour, 20:15, or a date and an hour, 2026-11-30 20:15.
       *[no] “{ $key }” wants an hour, 20:15, or a date and an hour, 2026-11-30 20:15.
    }
record-bad_date = There is no such day as { $value }.
record-date_without_closes = A date can stand here only where turn 1 has “closes” with a date.
record-backwards = This is earlier than what stands before it. Orders stand in the order of arrival.
record-closes_too_early = The turn would close before it opens, at the close of the turn before.


## The play

record-after_the_end = The game was won before this turn. Take the turn out.
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
replay-difference = Turn { $turn }, { $key }: expected { $expected }, came { $came }.
replay-not_refused = Turn { $turn }: the order { $expected } was to be refused, and was accepted.
replay-files = { $count ->
        [one] { $count } record
       *[other] { $count } records
    }: { $held } as expected, { $differ } otherwise, { $broken } with mistakes.


## The command line

cli-help = Mafia by post: the machine keeps the books, the host tells the story.
cli-output_lost = The output could not be written to its end.
replay-help = Play records of games through the rules, and say whether everything they expect holds.
replay-help-ends = Exit code: 0, all expectations held; 1, some did not; 2, a file can’t be read or played. Of several files the highest.
replay-help-files = Records, in YAML. Of several files each gets one line, and a count stands at the end.
replay-help-json = Print one JSON object a record.
replay-help-explain = Print every step of each turn, with the clause that decided it.
replay-help-lang = Language: uk or en (otherwise MISTO_LANG, otherwise the system’s).
