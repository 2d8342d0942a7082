import Testing

/// A command line that is tried with every system call failing, or one that changes nothing.
struct TriedCommand: Sendable, CustomTestStringConvertible {
  /// The command, for example `person add`.
  let command: String
  let line: String
  var home = FaultHome.Kind.tended
  /// Hidden input, such as a passphrase.
  var typed: String?
  /// The file in the home that becomes standard input.
  var input: String?
  /// Command lines to run before in that home, because paths are stored as absolute ones.
  var prepared: [String] = []
  /// Whether it succeeds even if it cannot store what it displayed.
  var isNote = false
  /// Whether it consists of several steps, each of which counts separately.
  var isStepwise = false

  var testDescription: String { home == .tended ? line : "\(line) (\(home))" }

  private init(
    _ command: String, _ rest: String = "", home: FaultHome.Kind = .tended, typed: String? = nil,
    input: String? = nil, after prepared: [String] = [], isNote: Bool = false,
    isStepwise: Bool = false
  ) {
    self.command = command
    line = rest.isEmpty ? command : command + " " + rest
    self.home = home
    self.typed = typed
    self.input = input
    self.prepared = prepared
    self.isNote = isNote
    self.isStepwise = isStepwise
  }

  /// All commands that write, with one line for each variant.
  static let writing = [
    TriedCommand("person add", "Aunt --every 5"),
    TriedCommand("person add", "Aunt --every 5", home: .empty),
    TriedCommand("person edit", "Mum --name Mother --every 9 --yes"),
    TriedCommand("person merge", "Mum Dad --yes"), TriedCommand("person remove", "Mum --yes"),
    TriedCommand("person water", "Mum --by call"),
    TriedCommand("person water", "Mum", home: .logged),
    TriedCommand("person postpone", "Due --days 2"),
    TriedCommand("person review", "Dad --keyword tea --memo nice"),
    TriedCommand("person unwater", "Dad --yes"), TriedCommand("person export", "HOME/out.vcf"),
    TriedCommand("contact add", "Sunny --phone 010-7777-8888"),
    TriedCommand("contact edit", "Junho --phone 010-7777-9999"),
    TriedCommand("contact remove", "Junho --yes"),
    TriedCommand("contact import", "HOME/people.vcf"),
    TriedCommand("contact export", "HOME/out.vcf"),
    TriedCommand("saying", isNote: true), TriedCommand("saying", "--daily", isNote: true),
    TriedCommand("saying show", "5", isNote: true), TriedCommand("today", isNote: true),
    TriedCommand("saying add", "--en Another"), TriedCommand("saying edit", "1 --en Changed"),
    TriedCommand("saying remove", "1 --yes"), TriedCommand("saying like", "3"),
    TriedCommand("saying unlike", "1"), TriedCommand("saying use", "3"),
    TriedCommand("saying unuse", "2"), TriedCommand("saying import", "HOME/sayings.csv"),
    TriedCommand("saying export", "HOME/out.csv"),
    TriedCommand(
      "contact book edit", "Team --name Staff", after: ["link add Team contacts HOME/vdir"]),
    TriedCommand("saying share", "1 -o HOME/card.svg"),
    TriedCommand("mood add", "50 walk"), TriedCommand("mood add", "50 walk", home: .empty),
    TriedCommand("mood add", "50 walk --json"),
    TriedCommand("mood add", "50 walk", home: .old),
    TriedCommand("mood add", "50 walk", home: .logged),
    TriedCommand("mood edit", "MOOD --level 80"), TriedCommand("mood remove", "MOOD --yes"),
    TriedCommand("mood import", "HOME/moods.csv"), TriedCommand("mood export", "HOME/out.csv"),
    TriedCommand("mood canvas", "-o HOME/canvas.svg"), TriedCommand("mood canvas", "--shuffle"),
    TriedCommand("event add", "Dinner --from 2026-11-21T19:00"),
    TriedCommand("event add", "Yoga every tue 19:00"),
    TriedCommand("event edit", "Lunch --from 13:00"), TriedCommand("event remove", "Lunch --yes"),
    TriedCommand("event copy", "Lunch --from 2026-12-01"),
    TriedCommand("event edit", "SERIES@2026-12-01 --from 20:00 --only"),
    TriedCommand("event edit", "SERIES@2026-12-01 --from 20:00 --from-here"),
    TriedCommand("event edit", "SERIES@2026-12-01 --from 20:00 --all"),
    TriedCommand("event remove", "SERIES@2026-12-01 --only --yes"),
    TriedCommand("event remove", "SERIES@2026-12-01 --from-here --yes"),
    TriedCommand("event restore", "SERIES@2026-12-08"), TriedCommand("todo done", "Filter"),
    TriedCommand("todo add", "Milk"), TriedCommand("todo add", "Rent by friday"),
    TriedCommand("todo edit", "Bins --due 2026-12-01"), TriedCommand("todo done", "Bins"),
    TriedCommand("todo undone", "Soap"), TriedCommand("todo remove", "Bins --yes"),
    TriedCommand("event import", "HOME/events.ics"),
    TriedCommand("event import", "HOME/events.ics --dry-run"),
    TriedCommand("event export", "HOME/out.ics"),
    TriedCommand("calendar export", "HOME/out.ics"),
    TriedCommand("event edit", "Lunch --in Trips"), TriedCommand("calendar add", "Work"),
    TriedCommand("calendar edit", "Trips --name Travel --color teal"),
    TriedCommand("calendar remove", "Trips --yes"),
    TriedCommand("link add", "Shared calendar HOME/vdir", isStepwise: true),
    TriedCommand(
      "link sync", "Shared",
      after: [
        "link add Shared calendar HOME/vdir",
        "event add Dinner --from 2026-11-21T19:00 --in Shared",
      ], isStepwise: true),
    TriedCommand("link edit", "Linked --read-only"),
    TriedCommand("link remove", "Linked --yes"),
    TriedCommand("calendar subscribe", "School HOME/events.ics", isStepwise: true),
    TriedCommand(
      "calendar refresh", "School",
      after: ["calendar subscribe School HOME/events.ics", "event export HOME/events.ics --yes"],
      isStepwise: true),
    TriedCommand("calendar subscriptions hide", "Club"),
    TriedCommand("calendar unsubscribe", "Club --yes"),
    TriedCommand("book add", "Walden --pages 200"), TriedCommand("book edit", "Demian --pages 250"),
    TriedCommand("book merge", "Demian Cosmos --yes"),
    TriedCommand("book remove", "Demian --yes"), TriedCommand("book move", "Cosmos first"),
    TriedCommand("book read", "Demian 60"), TriedCommand("book unread", "Demian --yes"),
    TriedCommand("book finish", "Demian --yes"), TriedCommand("book reopen", "Ended"),
    TriedCommand("book again", "Ended"), TriedCommand("book rate", "Ended 4.5"),
    TriedCommand("book favourite", "Demian"), TriedCommand("book unfavourite", "Cosmos"),
    TriedCommand("book sentence add", "Demian Egg"),
    TriedCommand("book sentence edit", "Demian Bird --text Wing --saying"),
    TriedCommand("book sentence remove", "Demian Bird --yes"),
    TriedCommand("book sentence share", "Demian Bird -o HOME/card.svg"),
    TriedCommand("book sentence import", "HOME/clippings.txt"),
    TriedCommand("book search", "otto --with catalogue", isNote: true),
    TriedCommand("book import", "HOME/books.csv"), TriedCommand("book export", "HOME/out.csv"),
    TriedCommand("book catalogue import", "HOME/books.csv"),
    TriedCommand("report", "-o HOME/report.html"),
    TriedCommand("undo", "--yes"), TriedCommand("undo", home: .logged),
    TriedCommand("undo", "2 --yes"),
    TriedCommand("redo", home: .undone),
    TriedCommand("log forget", "1 --yes", isStepwise: true),
    TriedCommand("log forget", "--all --yes", home: .logged, isStepwise: true),
    TriedCommand("mirror", "HOME/vault", isStepwise: true),
    TriedCommand("remind", isStepwise: true),
    TriedCommand("remind install", "--with systemd", home: .empty, isStepwise: true),
    TriedCommand("remind remove", "--with systemd", isStepwise: true),
    TriedCommand("backup"), TriedCommand("backup", "HOME/new.db"),
    TriedCommand("backup", "HOME/copy.db --yes", home: .logged), TriedCommand("backup", "-"),
    TriedCommand("restore", "HOME/copy.db --yes"),
    TriedCommand("restore", "HOME/copy.db --yes", home: .logged),
    TriedCommand("restore", "HOME/copy.db --yes", home: .old),
    TriedCommand("restore", "- --yes", input: "copy.db"),
    TriedCommand("export", "HOME/new.json"), TriedCommand("export", "HOME/old.json --yes"),
    TriedCommand("import", "HOME/all.json"), TriedCommand("import", "HOME/all.json --replace"),
    TriedCommand("import", "-", input: "all.json"),
    TriedCommand("doctor", "--repair"),
    TriedCommand("profile create", "Home"), TriedCommand("profile create", "Home", home: .empty),
    TriedCommand("profile use", "Work"), TriedCommand("profile rename", "Min"),
    TriedCommand("profile edit", "--name Minsu"), TriedCommand("profile remove", "Work --yes"),
    TriedCommand("profile remove", "Mina --export HOME/out.json --yes"),
    TriedCommand("profile lock", "--unlock-for 60", typed: "1234\n1234\n"),
    TriedCommand("settings set", "language ko"),
    TriedCommand("settings set", "canvas.artist Mo"),
    // The setting is changed even if no store can be created to record it.
    TriedCommand("settings set", "mouse off", home: .empty, isStepwise: true),
    TriedCommand("settings reset", "language"), TriedCommand("settings reset", "--all --yes"),
    TriedCommand("demo", "--days 2 --store HOME/new.db"),
  ]

  /// All other commands; they write nothing that has to survive.
  static let reading = [
    TriedCommand("calendar"), TriedCommand("search", "line"), TriedCommand("status"),
    TriedCommand("person list"), TriedCommand("person show", "Mum"),
    TriedCommand("person history", "Dad"), TriedCommand("person notes"),
    TriedCommand("person birthdays"),
    TriedCommand("person calendar", "Dad"), TriedCommand("person garden"),
    TriedCommand("contact list"),
    TriedCommand("contact search", "Jun"), TriedCommand("contact show", "Junho"),
    TriedCommand("saying list"),
    TriedCommand("saying search", "line"),
    TriedCommand("mood canvas"), TriedCommand("mood diary"), TriedCommand("mood onthisday"),
    TriedCommand("mood calendar"), TriedCommand("mood year"), TriedCommand("mood stats"),
    TriedCommand("event list"), TriedCommand("event show", "Lunch"), TriedCommand("event next"),
    TriedCommand("todo list"), TriedCommand("todo show", "Bins"),
    TriedCommand("event calendar"), TriedCommand("calendar list"), TriedCommand("link list"),
    TriedCommand("calendar subscriptions"), TriedCommand("link conflicts"),
    TriedCommand("event dates", "FREQ=DAILY --from 2026-11-22"),
    TriedCommand("book list"), TriedCommand("book show", "Demian"),
    TriedCommand("book history", "Demian"), TriedCommand("book sentence list"),
    TriedCommand("book shelf"), TriedCommand("book stats"), TriedCommand("book calendar"),
    TriedCommand("log list"), TriedCommand("log show", "1"),
    TriedCommand("remind list"), TriedCommand("backup list"), TriedCommand("doctor"),
    TriedCommand("profile show"),
    TriedCommand("profile list"), TriedCommand("settings list"),
    TriedCommand("settings get", "language"), TriedCommand("completions", "bash"),
    TriedCommand("help"), TriedCommand("version"), TriedCommand("feedback", "--print"),
  ]

  /// Commands that use the network, need values that only a run knows, or do not end by themselves;
  /// assistants are tested in `AssistantFaultTests`.
  static let untried: Set<String> = Set([
    "mcp", "book lookup", "profile recover", "remind watch", "completions names",
  ]).union(
    // Sync uses random names and keys, so no two runs are equal. It is tested in `SyncFaultTests`,
    // and with a failing relay in `SynchroniseTests` and `ChangeSyncKeyTests`.
    [
      "now", "setup", "join", "status", "devices list", "devices rename", "devices remove",
      "invite", "conflicts", "log", "check", "passphrase", "pause", "resume", "leave", "server",
      "wait",
    ].map { "sync \($0)" }
  ).union(
    // These need a PostgreSQL server; tested in `PostgresAccountsTests` and `AccountsTests`.
    ["list", "sign-up", "sign-in", "sign-out", "password", "recover", "withdraw"]
      .map { "account \($0)" })
}
