import HearthDomain

/// Keeps the journal in the tables `journal_entry` and `journal_step`, where each transaction
/// writes at its end what its recorder was told.
struct SQLJournalRepository: JournalRepository {
  let connection: any SQLConnection
  let things: JournaledThings

  func describe(_ verb: ChangeVerb, subject: String?) {
    connection.recorder?.describe(verb, subject: subject)
  }

  func leaveOut() { connection.recorder?.leaveOut() }

  func undoing(_ entry: JournalEntry, as verb: ChangeVerb) throws {
    try connection.recorder?.undoing(entry, as: verb)
  }

  func state(at place: JournalPlace) throws -> [String: FieldValue]? {
    try things.state(at: place)
  }

  func title(at place: JournalPlace) throws -> String? { try things.title(of: place) }

  func forms(of kind: JournalKind) -> [String: FieldForm] {
    Dictionary(
      JournaledKind.of(kind).fields.map { ($0.name, $0.form) }, uniquingKeysWith: { $1 })
  }

  func put(_ values: [String: FieldValue], at place: JournalPlace) throws {
    try things.put(values, at: place)
  }

  func remove(at place: JournalPlace) throws { try things.remove(at: place) }

  func hanging(on place: JournalPlace) throws -> [JournalPlace] { try things.hanging(on: place) }

  func settle() throws { try things.settle() }
}
