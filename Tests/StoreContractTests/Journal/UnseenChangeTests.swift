import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// Compares the changes in the tables with those in the journal: cascades, triggers, and statements
/// that bypass it.
@Suite struct UnseenChangeTests {
  @Test(arguments: UndoableAction.allCases.tried(usually: 4))
  func `the journal records exactly the changes in the tables`(
    action: UndoableAction
  ) throws {
    let lived = try FilledStore(.sqlite)
    let store = try #require(lived.store as? SQLStore)
    let (before, last) = (try EnteredRows(of: store), try newest(in: store))
    try lived.perform(action)
    try compare(before, with: store, after: last)
    let (changed, acted) = (try EnteredRows(of: store), try newest(in: store))
    try lived.journal.undo(last: acted - last)
    try compare(changed, with: store, after: acted)
    #expect(try EnteredRows(of: store).changes(since: before).isEmpty)
  }

  private func newest(in store: SQLStore) throws -> Int {
    try store.read { try $0.journal.entries(JournalFilter(), before: nil, limit: 1).first?.id ?? 0 }
  }

  /// Compares the steps of the entries since `id` with the changed rows. If several entries changed
  /// a row, only the places are compared, because the changes do not simply add up.
  private func compare(
    _ before: EnteredRows, with store: SQLStore, after id: Int
  ) throws {
    let seen = try EnteredRows(of: store).changes(since: before)
    var (noted, entries) = ([ItemReference: EnteredRows.Change](), 0)
    try store.read { repositories in
      for entry in try repositories.journal.entries(JournalFilter(), before: nil, limit: 99)
      where entry.id > id {
        entries += 1
        try repositories.journal.steps(of: entry.id) { step in
          noted[step.item] = EnteredRows.Change(step)
        }
      }
    }
    #expect(entries > 0)
    if entries == 1 {
      for place in Set(seen.keys).union(noted.keys) {
        #expect(seen[place] == noted[place], "\(place.name)")
      }
    } else {
      #expect(Set(seen.keys).subtracting(noted.keys).map(\.name) == [])
    }
  }
}

/// All rows with entered data.
struct EnteredRows {
  /// A change of one row.
  struct Change: Equatable {
    let change: JournalStep.Change
    let fields: Set<JournalField>

    init(_ change: JournalStep.Change, _ fields: [JournalField]) {
      self.change = change
      // The day of a removed saying is stored in another table.
      self.fields = Set(fields.filter { $0.name != JournaledKind.sayingOfDay.name })
    }

    init(_ step: JournalStep) { self.init(step.change, step.fields) }
  }

  private var rows: [ItemReference: SQLRow] = [:]

  init(of store: SQLStore) throws {
    try store.transaction(.read) { connection, _ in
      for kind in JournaledKind.all {
        try connection.query("SELECT * FROM \(kind.table)", [], of: kind.table) { row in
          if let place = kind.place(of: row) { rows[place] = row }
        }
      }
    }
  }

  func changes(since earlier: EnteredRows) -> [ItemReference: Change] {
    var changes: [ItemReference: Change] = [:]
    for place in Set(rows.keys).union(earlier.rows.keys) {
      let kind = JournaledKind.of(place.kind)
      switch (earlier.rows[place], rows[place]) {
      case (nil, .some): changes[place] = Change(.added, [])
      case (let before?, nil):
        changes[place] = Change(.removed, kind.changes(from: before, to: nil))
      case (let before, let after):
        let fields = kind.changes(from: before, to: after)
        if !fields.isEmpty { changes[place] = Change(.changed, fields) }
      }
    }
    return changes
  }
}
