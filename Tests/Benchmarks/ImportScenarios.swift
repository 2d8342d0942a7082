extension Scenario {
  static let imports = own + ImportSample.all.map(foreign)

  /// Imports of a file with everything in an area, into a new store; the yardstick inserts the same
  /// rows, texts and index entries in one transaction.
  private static let own = [
    imported(
      "sayings: import of a CSV", area: 3, words: "saying_word",
      export: ["saying", "export", "{file}", "--format", "csv"],
      command: ["saying", "import", "{file}", "--format", "csv"],
      copy: "insert into saying select * from source.saying"),
    imported(
      "moods: import of a CSV", area: 4, words: nil,
      export: ["mood", "export", "{file}", "--format", "csv"],
      command: ["mood", "import", "{file}", "--format", "csv"],
      copy: "insert into mood select * from source.mood"),
    calendarFile,
  ]

  /// Import of another program's file; the yardstick is the SQLite shell inserting the rows that
  /// the import created.
  private static func foreign(_ sample: ImportSample) -> Scenario {
    let name = sample.name
    return Scenario(
      name: "import of another program's file: \(name)", goal: 2, growthGoal: nil, sizes: [.large],
      memoryGoal: 100, runs: 3
    ) { bench, _ in
      let file = "\(bench.folder)/\(name).sample"
      try bench.prepare(ShellCommand(bench.program, ["--write-import", name, file]))
      let imported = bench.freshStore("imported-\(name)")
      func reading(into store: String) -> ShellCommand {
        ShellCommand(bench.binary, sample.command + [file, "--yes", "--store", store])
      }
      try bench.prepare(reading(into: imported))
      let empty = bench.freshStore("empty-\(name)")
      try bench.prepare(bench.hearth("profile", "edit", "--name", "Mina", "--store", empty))
      let script = "\(bench.folder)/\(name).sql"
      try bench.prepare(
        ShellCommand(
          "sqlite3", ["-batch", imported, ".output '\(script)'"] + copying(sample, from: imported)))
      return Pair(
        subject: reading(into: "\(bench.folder)/new-\(name)-{turn}.db"),
        yardstick: filling(
          "\(bench.folder)/copied-\(name)-{turn}.db", from: empty, ".read '\(script)'"))
    }
  }

  /// Returns statements that print the statements copying all imported rows. They name only the
  /// columns that can be inserted, as the store itself lists them.
  private static func copying(_ sample: ImportSample, from store: String) -> [String] {
    let tables = sample.tables.map {
      "select 'insert into \($0) (' || group_concat(name) || ') select ' || group_concat(name)"
        + " || ' from source.\($0);' from pragma_table_xinfo('\($0)') where hidden = 0"
    }
    let searched = sample.searched.map { area, words in
      let rows = "id between \(area) << 40 and (\(area + 1) << 40) - 1"
      let columns = words.map { "insert into \($0) (rowid, folded) select id, folded" }
      return "select 'insert into search select * from source.search where \(rows);"
        + " insert into search_index (rowid, folded, initials) select id, folded, initials"
        + " from search where \(rows); "
        + (columns.map { "\($0) from search where \(rows);" } ?? "") + "'"
    }
    return ["select 'attach ''\(store)'' as source; begin immediate;'"] + tables + searched
      + ["select 'commit;'"]
  }

  /// Import of an iCalendar file; the SQLite shell inserts the same rows, including the original
  /// text of each event.
  private static let calendarFile = Scenario(
    name: "schedule: import of an iCalendar file", goal: 2, growthGoal: nil, sizes: [.large],
    memoryGoal: 64, runs: 3
  ) { bench, size in
    let file = "\(bench.folder)/import.ics"
    try bench.prepare(
      bench.hearth("event", "export", file, "--yes", "--store", try bench.store(size)))
    let imported = bench.freshStore("imported")
    try bench.prepare(bench.hearth("event", "import", file, "--yes", "--store", imported))
    let empty = bench.freshStore("empty-events")
    try bench.prepare(bench.hearth("profile", "edit", "--name", "Mina", "--store", empty))
    let rows = "id between 5 << 40 and (6 << 40) - 1"
    return Pair(
      subject: bench.hearth(
        "event", "import", file, "--yes", "--store", "\(bench.folder)/new-events-{turn}.db"),
      yardstick: filling(
        "\(bench.folder)/copied-events-{turn}.db", from: empty,
        "attach '\(imported)' as source; begin immediate;"
          + "insert into event select * from source.event;"
          + "insert into event_text select * from source.event_text;"
          + "insert into search select * from source.search where \(rows);"
          + "insert into search_index (rowid, folded, initials) select id, folded, initials"
          + " from search where \(rows); commit"))
  }

  private static func filling(_ copy: String, from empty: String, _ sql: String) -> ShellCommand {
    ShellCommand(
      "sh", ["-c", "cp \"$1\" \"$2\" && sqlite3 -batch \"$2\" \"$3\"", "sh", empty, copy, sql])
  }

  private static func imported(
    _ name: String, area: Int, words: String?, export: [String], command: [String], copy: String
  ) -> Scenario {
    Scenario(
      name: name, goal: 1.5, growthGoal: nil, sizes: [.large], memoryGoal: 100, runs: 3
    ) { bench, size in
      let source = try bench.store(size)
      let file = "\(bench.folder)/import-\(area).csv"
      let named = { (words: [String]) in words.map { $0 == "{file}" ? file : $0 } }
      try bench.prepare(
        ShellCommand(bench.binary, named(export) + ["--yes", "--store", source]))
      // An empty store with all tables; each run of the shell fills a copy of it.
      let empty = bench.freshStore("empty-\(area)")
      try bench.prepare(bench.hearth("profile", "edit", "--name", "Mina", "--store", empty))
      let rows = "id between \(area) << 40 and (\(area + 1) << 40) - 1"
      let index =
        "insert into search_index (rowid, folded, initials) select id, folded, initials"
        + " from search where \(rows);"
        + (words.map {
          "insert into \($0) (rowid, folded) select id, folded from search where \(rows);"
        }
          ?? "")
      return Pair(
        subject: ShellCommand(
          bench.binary,
          named(command) + ["--yes", "--store", "\(bench.folder)/new-\(area)-{turn}.db"]),
        yardstick: filling(
          "\(bench.folder)/copied-\(area)-{turn}.db", from: empty,
          "attach '\(source)' as source; begin immediate; \(copy);"
            + "insert into search select * from source.search where \(rows); \(index) commit"))
    }
  }
}
