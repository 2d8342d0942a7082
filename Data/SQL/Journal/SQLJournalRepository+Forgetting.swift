import HearthDomain

extension SQLJournalRepository {
  func eraseContents(_ ids: [Int]) throws {
    // Overwrite the data instead of only freeing it.
    try connection.query("PRAGMA secure_delete = ON", [], of: "secure_delete") { _ in }
    for id in ids { try eraseEntry(id) }
    try connection.execute(TriggerTotals.rebuildJournalSizes)
  }

  private func eraseEntry(_ id: Int) throws {
    var husks: [StepRow] = []
    try forEachRow("entry = ?1", [.number(id)]) { row, _ in husks += row.withoutValues.splitRows }
    let bytes = husks.reduce(SQLJournal.entryOverhead) { $0 + $1.byteCount }
    try connection.execute("DELETE FROM journal_step WHERE entry = ?1", [.number(id)])
    for (place, row) in husks.enumerated() {
      try connection.execute(
        StepRow.table.insertStatement(ofRows: 1), row.values(of: id, at: place))
    }
    try connection.execute(
      "UPDATE journal_entry SET subject = '', state = ?1, bytes = ?2 WHERE id = ?3",
      [.number(JournalEntry.State.forgotten.rawValue), .number(bytes), .number(id)])
  }
}
