import HearthDomain

extension SQLJournalRepository {
  func forget(_ ids: [Int]) throws {
    // Overwrite the data instead of only freeing it.
    try connection.query("PRAGMA secure_delete = ON", [], of: "secure_delete") { _ in }
    for id in ids { try forget(id) }
    try connection.execute(TriggerTotals.renewingJournal)
  }

  private func forget(_ id: Int) throws {
    var husks: [StepRow] = []
    try rows("entry = ?1", [.number(id)]) { row, _ in husks += row.forgotten.pieces }
    let bytes = husks.reduce(SQLJournal.frame) { $0 + $1.bytes }
    try connection.execute("DELETE FROM journal_step WHERE entry = ?1", [.number(id)])
    for (place, row) in husks.enumerated() {
      try connection.execute(StepRow.table.insertion(ofRows: 1), row.values(of: id, at: place))
    }
    try connection.execute(
      "UPDATE journal_entry SET subject = '', state = ?1, bytes = ?2 WHERE id = ?3",
      [.number(JournalEntry.State.forgotten.rawValue), .number(bytes), .number(id)])
  }
}
