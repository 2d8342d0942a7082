import HearthDomain

/// The journal of a store with a recorder; everything but reading entries is shared by all stores.
protocol RecordedJournal: JournalRepository {
  /// Nil in a read transaction.
  var recorder: ChangeRecorder? { get }
  var things: JournaledItems { get }
}

extension RecordedJournal {
  func describe(_ verb: ChangeVerb, subject: String?) {
    recorder?.describe(verb, subject: subject)
  }

  func leaveOut() { recorder?.leaveOut() }

  func begin(_ origin: ChangeOrigin) throws { try recorder?.begin(origin) }

  func note(_ steps: [JournalStep]) { recorder?.note(steps) }

  func setAside(_ steps: [JournalStep]) { recorder?.setAside(steps) }

  func sendErasure(_ forgotten: ForgottenHere) { recorder?.forgotten = forgotten }

  func undoing(_ entry: JournalEntry, as verb: ChangeVerb) throws {
    try recorder?.undoing(entry, as: verb)
  }

  func state(at place: JournalPlace) throws -> [String: FieldValue]? {
    try things.state(at: place)
  }

  func isThere(at place: JournalPlace) throws -> Bool { try things.isThere(at: place) }

  func forms(of kind: JournalKind) -> [String: FieldType] { JournaledKind.of(kind).forms }

  func put(_ values: [String: FieldValue], at place: JournalPlace) throws {
    try things.put(values, at: place)
  }

  func remove(at place: JournalPlace) throws { try things.remove(at: place) }

  func title(at place: JournalPlace) throws -> String? { try things.title(of: place) }

  func hanging(on place: JournalPlace) throws -> [JournalPlace] { try things.hanging(on: place) }

  func settle() throws { try things.settle() }
}
