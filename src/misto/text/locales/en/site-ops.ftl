### The commands by which the site is run and looked after.

help-ops-panel = The site
help-ops-serve = Run the site: pages, live updates and the timekeeper in one process.
help-ops-worker = Only close turns on time and send mails (the pages run elsewhere).
help-ops-migrate = Bring the tables of the database to this version.
help-ops-createhost = Make an account and show its password.
help-ops-setpassword = Give an account a new password and show it.
help-ops-backup = Save the whole site into one file, while it runs.
help-ops-restore = Bring the site back from a backup.
help-ops-check = See whether the site may be shown to the world.
help-ops-host = The address to listen on.
help-ops-port = The port to listen on.
help-ops-migrates = First bring the tables to this version (on SQLite: yes, unless told otherwise).
help-ops-pages = Serve pages.
help-ops-streams = Serve live updates (/live).
help-ops-timekeeper = Close turns and send mails.
help-ops-name = The name with which the person signs in.
help-ops-operator = An operator’s account: it sees the pages under /operator/.
help-ops-backup-file = Where to write it, say misto.backup.
help-ops-with-secret-key = Add the site’s secret key. Whoever has it can sign in as anybody: guard such a file.
help-ops-restore-file = The file that misto backup wrote.

meta-address = ADDRESS
meta-port = PORT

ops-serving = The site is running: { $address } (for people: { $site }). Stop it with Ctrl+C.
ops-keeping-time = The timekeeper is running. Stop it with Ctrl+C.
ops-ended = Stopped.
ops-port-in-use = Port { $port } is in use. Stop the program that holds it, or choose another: --port 8001.
ops-port-forbidden = The system doesn’t let this user have port { $port }. Choose one above 1023: --port 8000.
ops-no-such-address = Nothing can listen on { $host }, port { $port }. Check --host and --port.
ops-no-port = Port { $port } could not be taken: { $why }.
ops-bad-setting = The settings won’t do: { $why }. Check the environment variables; docs/operator.md lists them.
ops-no-data = The data folder { $folder } can’t be used: { $why }. Give access to it, or name another in MISTO_DATA.
ops-no-database = The database doesn’t answer: { $why }. Check DATABASE_URL, and whether the database is running.
ops-unmigrated = { $count ->
    [one] The database is { $count } change behind
   *[other] The database is { $count } changes behind
  }. First run: misto migrate.
ops-migrated = { $count ->
    [0] The tables are as they should be already.
    [one] { $count } change was made.
   *[other] { $count } changes were made.
  }
ops-name-taken = The name { $name } is taken. Choose another.
ops-bad-name = The name { $name } won’t do: letters, digits and the signs @ . + - _ may be in it, at most 150 characters.
ops-host-made = The account { $name } has been made.
ops-password = Password (shown this once): { $password }
ops-no-account = There is no account named { $name }. Check the spelling.
ops-password-set = The account { $name } has a new password; whoever was signed in with the old one has to sign in again.
ops-file-exists = There already is a file { $path }. Choose another name.
ops-not-written = { $path } could not be written: { $why }.
ops-backed-up = Saved: { $path } ({ $size } KB).
ops-key-apart = The secret key isn’t in the file; keep it apart (the file secret-key in the data folder, or MISTO_SECRET_KEY).
ops-no-file = There is no file { $path }.
ops-no-backup = { $path } is not a backup of Misto’s, or it is damaged.
ops-other-database = The backup was made from { $backup }, and the site runs on { $site }. Restore it to a database of the same kind.
ops-not-empty = There already is something on this site. To replace it by the backup, add --yes.
ops-running = The site is running. First stop all of its processes, then try again.
ops-damaged = The database is damaged; nothing was changed.
ops-flawed = The ledgers of these games don’t add up: { $games }. Take another backup.
ops-restored = Restored: accounts: { $accounts }, games: { $games }, events in ledgers: { $events }.
ops-ledgers-whole = All ledgers are whole.
ops-other-key = The secret key here isn’t that of the site that was saved: everybody has to sign in again, and the personas’ passwords on the pages will be wrong. Put the former key into MISTO_SECRET_KEY.
ops-no-program = There is no program { $program } here. Install PostgreSQL’s client programs (Debian: apt install postgresql-client).
ops-program-failed = { $program }: { $why }

## misto check

ops-check-error = error
ops-check-warning = warning
ops-check-good = All is well: the site may be shown.
ops-check-bad = { $count ->
    [one] { $count } error: the site must not be shown yet.
   *[other] { $count } errors: the site must not be shown yet.
  }
ops-check-key = The site signs receipts of orders with the key { $key }
ops-check-testing = Test mode is on. Remove MISTO_TESTING.
ops-check-clock = The site’s clock is taken from a file. Remove MISTO_CLOCK_FILE.
ops-check-debug = Debugging is on: errors show everybody the insides of the site. Remove MISTO_DEBUG.
ops-check-no-url = Nothing says where the site is: now it is { $url }. Put the address into MISTO_URL, say https://misto.example.org.
ops-check-insecure = The address { $url } has no encryption: passwords and roles can be read on the way. Put Caddy or nginx in front of the site, and the https address into MISTO_URL.
ops-check-local = The address { $url } can be reached from this machine alone. Put the real one into MISTO_URL.
ops-check-short-key = The secret key is too short. Put at least 50 random characters into MISTO_SECRET_KEY, or remove the variable: a key is then made by itself.
ops-check-open-file = Others may read { $path }, in which there are secrets. Run: chmod 600 { $path }
ops-check-data = The data folder { $folder } can’t be written to: { $why }. Give access to it.
ops-check-database = The database doesn’t answer: { $why }. Check DATABASE_URL, and whether the database is running.
ops-check-unmigrated = The database lacks changes: { $count }. Run: misto migrate.
ops-check-pragma = SQLite is not set up as it should be: { $name } = { $found }. Is the data folder on a network drive? Move it to a disk of this machine.
ops-check-no-mail = Mail is not set up: nothing is sent, and a forgotten password can’t be reset. Set MISTO_EMAIL_HOST.
ops-check-mail = The mail server { $host } doesn’t answer: { $why }. Check MISTO_EMAIL_HOST, PORT, USER and PASSWORD.
ops-check-zone = There is no data about the time zone { $name }. Check MISTO_TIME_ZONE; pipx inject misto tzdata brings the data.
ops-check-django = Django: { $text } ({ $id })

help-ops-demo = On an empty site, make games to look at, and accounts for them.
ops-demo-made = Some games to look at were made. The ways in (the password is { $password } for all):
ops-demo-kept = There already are games on this site, so none was added to look at.
ops-demo-way-host = { $name } — hosts: the desk, reports, rulings
ops-demo-way-player = { $name } — plays: a seat, a role, orders; still owes a vote
ops-demo-way-mafia = { $name } — belongs to the mafia: the chat, the choice of a victim
ops-demo-way-ghost = { $name } — is a ghost: reads and talks, sends no orders
ops-demo-way-reader = { $name } — reads
