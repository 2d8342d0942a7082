/// Journal of a store with 10,000 changes, compared with the SQLite shell on the same rows.
extension Scenario {
  static let journal = [history, takenBack]

  private static let history = Scenario(
    name: "journal: hearth log of 10,000", goal: 2, growthGoal: nil, sizes: [.large]
  ) { bench, size in
    let path = try bench.changedStore(size, "log")
    return Pair(
      subject: bench.hearth("log", "--limit", "20", "--store", path),
      yardstick: bench.sqlite(
        path,
        "select * from journal_entry order by id desc limit 20;"
          + "select * from journal_step where entry in"
          + " (select id from journal_entry order by id desc limit 20)"))
  }

  /// Each turn undoes one more change; the shell writes the resulting rows.
  private static let takenBack = Scenario(
    name: "journal: hearth undo of 10,000", goal: 2, growthGoal: nil, sizes: [.large]
  ) { bench, size in
    Pair(
      subject: bench.hearth("undo", "--store", try bench.changedStore(size, "undo")),
      yardstick: bench.sqlite(
        try bench.changedStore(size, "undo-sqlite"),
        "pragma synchronous=full; begin immediate;"
          + "select * from journal_entry order by id desc limit 1;"
          + "select * from journal_step where entry = (select max(id) from journal_entry);"
          + "update mood set level = (level + 1) % 101"
          + " where id = (select id from mood order by day desc, at desc limit 1);"
          + "insert into journal_entry select id + 1, device, number + 1, stamp + 1,"
          + " latest_stamp + 1, at, noted_at, 'undo', kind, subject, subjects, things, areas, id,"
          + " null, state, bytes, total + bytes from journal_entry order by id desc limit 1;"
          + "insert into journal_step select entry + 1, place, change, kind, first, last, part,"
          + " owner, things, title, body from journal_step"
          + " where entry = (select max(id) - 1 from journal_entry);"
          + "update journal_entry set undone_by = id + 1"
          + " where id = (select max(id) - 1 from journal_entry);commit"))
  }
}

extension Bench {
  fileprivate func changedStore(_ size: StoreSize, _ name: String) throws -> String {
    let path = try store(size, copy: name)
    try prepare(ShellCommand(program, ["--change-moods", "10000", path]))
    return path
  }
}
