import HearthDomain

/// Stores the journal in the tables `journal_entry` and `journal_step`. A transaction writes its
/// recorded changes at its end.
struct SQLJournalRepository: RecordedJournal {
  let connection: any SQLConnection
  let search: SearchIndex
  let things: JournaledItems
  var recorder: ChangeRecorder? { connection.recorder }

  func undoing(_ entry: JournalEntry, as verb: ChangeVerb) throws {
    try search.expectChanges(of: entry.count)
    try recorder?.undoing(entry, as: verb)
  }
}
