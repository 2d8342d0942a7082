import HearthDomain

/// Tells what stands in the tables of the journal.
struct SQLJournalRepository {
  let connection: any SQLConnection

  func forms(of kind: JournalKind) -> [String: FieldForm] { [:] }
}
