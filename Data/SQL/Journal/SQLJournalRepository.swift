import HearthDomain

/// Stores the journal in the tables `journal_entry` and `journal_step`. A transaction writes its
/// recorded changes at its end.
struct SQLJournalRepository: RecordedJournal {
  let connection: any SQLConnection
  let search: SearchIndex
  let journaledItems: JournaledItems
  var recorder: ChangeRecorder? { connection.recorder }

  func beginUndoing(_ entry: JournalEntry, as verb: ChangeVerb) throws {
    try search.expectChanges(of: entry.itemCount)
    try recorder?.undoing(entry, as: verb)
  }
}
