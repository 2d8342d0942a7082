import HearthDomain

/// Compares the journal with the store that it tells of, and makes anew what follows from the rest
/// of it.
struct JournalCheck {
  let connection: any SQLConnection

  func findings() throws -> [StoreFinding] {
    var (seen, changed) = (Set<JournalPlace>(), 0)
    // What merging does for others is no change that anybody made, and nothing notes it.
    let isMerging = try SQLSyncRepository(connection: connection).part() != nil
    let (odd, counts) = try odd { entry, step, journal in
      // What stands in no row is compared when it is taken back.
      guard !isMerging, !step.place.isBeside, seen.insert(step.place).inserted,
        entry.state == .whole
      else { return }
      if try !isStill(step, journal) { changed += 1 }
    }
    let devices = try connection.first(JournalDevices.comparing, of: "journal_device") {
      try $0.int("wrong")
    }
    let marks = try marks().count
    return ["journal_entry", "journal_step"].flatMap { table in
      DerivedData.finding(odd.filter { $0.table == table }, in: table)
    }
      + [(DerivedPart.totals, counts.count), (.undone, marks), (.devices, devices ?? 0)]
      .compactMap { $1 > 0 ? .outOfStep($0, count: $1) : nil }
      + (changed > 0 ? [.changedUnnoted(count: changed)] : [])
  }

  /// Makes anew what follows, and takes out the entries that mean nothing, and those whose steps
  /// are not all there: no undo would get past them. Returns how many.
  func renew() throws -> Int {
    for statement in JournalDevices.renewing { try connection.execute(statement) }
    let (odd, counts) = try odd { _, _, _ in }
    for (id, count) in counts {
      try connection.execute(
        "UPDATE journal_entry SET things = ?1 WHERE id = ?2", [.number(count), .number(id)])
    }
    let all = Set(odd.map(\.id))
    for id in all.compactMap({ Int64($0) }) {
      try connection.execute("DELETE FROM journal_step WHERE entry = ?1", [.integer(id)])
      try connection.execute("DELETE FROM journal_entry WHERE id = ?1", [.integer(id)])
    }
    // What breaks a rule of the tables, and changes nothing of what is understood.
    try connection.execute(
      """
      UPDATE journal_entry SET things = max(things, 0), subjects = max(subjects, 0),
        latest_stamp = max(latest_stamp, stamp)
      WHERE things < 0 OR subjects < 0 OR latest_stamp < stamp
      """)
    try renewMarks()
    try connection.execute(TriggerTotals.renewingJournal)
    return all.count
  }

  /// Marks what was taken back, and what holds again.
  func renewMarks() throws {
    for mark in try marks() {
      try connection.execute(
        "UPDATE journal_entry SET undone_by = ?1, undoes = ?2 WHERE id = ?3",
        [.number(mark.undoneBy), .number(mark.undoes), .number(mark.id)])
    }
  }

  /// What of the journal means nothing, once for each entry and table, and how many steps entries
  /// have that say fewer; hands over all other steps, those of the newest entries first.
  private func odd(
    _ each: (JournalEntry, JournalStep, SQLJournalRepository) throws -> Void
  ) throws -> (rows: [InvalidRow], counts: [Int: Int]) {
    let odd = InvalidRowLog()
    var counts: [Int: Int] = [:]
    let search = SearchIndex(connection)
    let journal = SQLJournalRepository(
      connection: TolerantConnection(connection, noting: odd), search: search,
      things: JournaledThings { [connection] in Repositories(connection, search) })
    for entry in try journal.allEntries().reversed() where entry.state != .trimmed {
      var things = 0
      let known = odd.count
      try journal.rows("entry = ?1", [.number(entry.id)]) { row, values in
        var count = 0
        try row.steps(journal.forms(of: row.kind), values) { step in
          count += 1
          try each(entry, step, journal)
        }
        things += count
        guard count == row.things else { throw values.damage(in: "things") }
      }
      if things < entry.count, known == odd.count {
        odd.note(table: "journal_step", column: "things", id: "\(entry.id)")
      } else if things > entry.count {
        counts[entry.id] = things
      }
    }
    let strays = try connection.rows(
      """
      SELECT DISTINCT entry FROM journal_step WHERE entry NOT IN (SELECT id FROM journal_entry)
      """, of: "journal_step"
    ) { try $0.integer("entry") }
    for stray in strays { odd.note(table: "journal_step", column: "entry", id: "\(stray)") }
    // Of which device an entry is can be made anew.
    return (odd.all.filter { $0.column != "is_own" }, counts)
  }

  /// Whether what is there is what the step has left, which is the newest of its thing.
  private func isStill(_ step: JournalStep, _ journal: SQLJournalRepository) throws -> Bool {
    do {
      switch step.change {
      case .added: return try journal.isThere(at: step.place)
      case .removed: return try !journal.isThere(at: step.place)
      case .changed:
        guard let now = try journal.state(at: step.place) else { return false }
        return step.fields.allSatisfy { field in
          !step.place.kind.counts(field.name)
            || now[field.name].map { $0.isSame(as: field.after) } ?? true
        }
      }
    } catch DomainError.damaged(.row) {
      // Told where its table is looked at.
      return true
    }
  }

  /// What an entry took back, and which took it back.
  private struct Mark: Equatable {
    let id: Int
    var undoes: Int?
    var undoneBy: Int?
  }

  /// The marks that are not as they follow from what each entry took back, as they should be: an
  /// entry is taken back while one that took it back holds.
  private func marks() throws -> [Mark] {
    let marks = try connection.rows(
      "SELECT id, undoes, undone_by FROM journal_entry ORDER BY id DESC", of: "journal_entry"
    ) { row in
      Mark(
        id: try row.int("id"), undoes: try row.optional("undoes", row.int),
        undoneBy: try row.optional("undone_by", row.int))
    }
    var undoneBy: [Int: Int] = [:]
    return marks.compactMap { kept in
      var wanted = kept
      // What is taken back is older, whatever somebody else has written there.
      wanted.undoes = kept.undoes.flatMap { $0 < kept.id ? $0 : nil }
      wanted.undoneBy = undoneBy[kept.id]
      if wanted.undoneBy == nil, let older = wanted.undoes, undoneBy[older] == nil {
        undoneBy[older] = kept.id
      }
      return wanted == kept ? nil : wanted
    }
  }
}
