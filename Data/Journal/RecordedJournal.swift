import HearthDomain

/// The journal of a store that has a change recorder. All stores share everything here except
/// reading entries.
protocol RecordedJournal: JournalRepository {
  /// Records changed rows; nil in a read transaction.
  var recorder: ChangeRecorder? { get }
  var journaledItems: JournaledItems { get }
}

extension RecordedJournal {
  func setVerb(_ verb: ChangeVerb, subject: String?) {
    recorder?.describe(verb, subject: subject)
  }

  func excludeTransaction() { recorder?.excludeTransaction() }

  func beginEntry(_ origin: ChangeOrigin) throws { try recorder?.begin(origin) }

  func recordSteps(_ steps: [JournalStep]) { recorder?.recordSteps(steps) }

  func recordSetAside(_ steps: [JournalStep]) { recorder?.setAside(steps) }

  func sendErasure(_ forgotten: HistoryErasure) { recorder?.forgotten = forgotten }

  func beginUndoing(_ entry: JournalEntry, as verb: ChangeVerb) throws {
    try recorder?.undoing(entry, as: verb)
  }

  func values(at place: ItemReference) throws -> [String: FieldValue]? {
    try journaledItems.state(at: place)
  }

  func itemExists(at place: ItemReference) throws -> Bool {
    try journaledItems.itemExists(at: place)
  }

  func fieldTypes(of kind: JournalKind) -> [String: FieldType] { JournaledKind.of(kind).fieldTypes }

  func setValues(_ values: [String: FieldValue], at place: ItemReference) throws {
    try journaledItems.setValues(values, at: place)
  }

  func remove(at place: ItemReference) throws { try journaledItems.remove(at: place) }

  func title(at place: ItemReference) throws -> String? { try journaledItems.title(of: place) }

  func dependents(of place: ItemReference) throws -> [ItemReference] {
    try journaledItems.dependents(of: place)
  }

  func updateDerivedData() throws { try journaledItems.updateDerivedData() }
}
