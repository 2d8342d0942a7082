import HearthDomain

/// Compares the journal with the store that it tells of, and makes anew what follows from the rest
/// of it.
struct JournalCheck {
  private let connection: any SQLConnection
  private let journal: SQLJournalRepository

  init(_ connection: any SQLConnection) {
    self.connection = connection
    let search = SearchIndex(connection)
    journal = SQLJournalRepository(
      connection: connection, search: search,
      things: JournaledThings { Repositories(connection, search) })
  }

  func findings() throws -> [StoreFinding] {
    var (invalid, changed) = (InvalidRowLog(), 0)
    var seen: Set<JournalPlace> = []
    for entry in try entries().reversed() where entry.state != .trimmed {
      var things = 0
      do {
        try journal.rows("entry = ?1", [.number(entry.id)]) { row, values in
          var count = 0
          try row.steps(journal.forms(of: row.kind), values) { step in
            count += 1
            guard seen.insert(step.place).inserted, entry.state == .whole else { return }
            if try !isStill(step) { changed += 1 }
          }
          things += count
          guard count == row.things else { throw values.damage(in: "things") }
        }
      } catch DomainError.damaged(.row(let table, let column, let id)) {
        invalid.note(table: table, column: column, id: id)
        continue
      }
      if things != entry.things {
        invalid.note(table: "journal_entry", column: "things", id: "\(entry.id)")
      }
    }
    let wrong = try marks().filter { $0.kept != $0.wanted }.count
    return DerivedData.finding(invalid, in: "journal_step")
      + (wrong > 0 ? [.outOfStep(.undone, count: wrong)] : [])
      + (changed > 0 ? [.changedUnnoted(count: changed)] : [])
  }

  /// Marks what was taken back, and what holds again.
  func renew() throws {
    for mark in try marks() where mark.kept != mark.wanted {
      try connection.execute(
        "UPDATE journal_entry SET undone_by = ?1 WHERE id = ?2",
        [.number(mark.wanted), .number(mark.id)])
    }
  }

  /// Whether what is there is what the step has left, which is the newest of its thing.
  private func isStill(_ step: JournalStep) throws -> Bool {
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

  private struct Entry {
    let id: Int
    let things: Int
    let undoes: Int?
    let undoneBy: Int?
    let state: JournalEntry.State
  }

  /// In the order in which they came.
  private func entries() throws -> [Entry] {
    try connection.rows(
      "SELECT id, things, undoes, undone_by, state FROM journal_entry ORDER BY id",
      of: "journal_entry"
    ) { row in
      Entry(
        id: try row.int("id"), things: try row.int("things"),
        undoes: try row.optional("undoes", row.int),
        undoneBy: try row.optional("undone_by", row.int),
        state: try row.convert("state", row.int("state")) { JournalEntry.State(rawValue: $0) })
    }
  }

  /// By which entry each is taken back, as it is kept and as it follows from what each took back:
  /// what that one had taken back holds again, and so on.
  private func marks() throws -> [(id: Int, kept: Int?, wanted: Int?)] {
    let entries = try entries()
    let undoes = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0.undoes) })
    var undoneBy: [Int: Int] = [:]
    for entry in entries {
      var (next, by) = (entry.undoes, Optional(entry.id))
      // What is taken back is older, whatever somebody else has written there.
      while let id = next, let older = undoes[id], id < by ?? entry.id {
        undoneBy[id] = by
        by = by == nil ? id : nil
        next = older.flatMap { $0 < id ? $0 : nil }
      }
    }
    return entries.map { ($0.id, $0.undoneBy, undoneBy[$0.id]) }
  }
}
