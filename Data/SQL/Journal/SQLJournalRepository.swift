import HearthDomain

/// Keeps the journal in the tables `journal_entry` and `journal_step`, where each transaction
/// writes at its end what its recorder was told.
struct SQLJournalRepository: RecordedJournal {
  let connection: any SQLConnection
  let search: SearchIndex
  let things: JournaledThings
  var recorder: ChangeRecorder? { connection.recorder }

  func undoing(_ entry: JournalEntry, as verb: ChangeVerb) throws {
    try search.expectChanges(of: entry.count)
    try recorder?.undoing(entry, as: verb)
  }
}
