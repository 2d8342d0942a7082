/// The journal of a store without one: nothing is recorded, so there is nothing to undo. Restoring
/// an item throws, because use cases that need it would otherwise lose data.
public struct NoJournal: JournalRepository {
  public init() {}

  public func setVerb(_ verb: ChangeVerb, subject: String?) {}
  public func excludeTransaction() {}
  public func beginUndoing(_ entry: JournalEntry, as verb: ChangeVerb) {}
  public func beginEntry(_ origin: ChangeOrigin) {}
  public func recordSteps(_ steps: [JournalStep]) {}
  public func recordSetAside(_ steps: [JournalStep]) {}

  public func entries(_ filter: JournalFilter, before id: Int?, limit: Int) -> [JournalEntry] { [] }
  public func entry(_ name: EntryName) -> JournalEntry? { nil }
  public func ownEntry(before id: Int?) -> JournalEntry? { nil }
  public func ownEffectiveEntry(before id: Int?) -> JournalEntry? { nil }
  public func steps(of id: Int, each: (JournalStep) throws -> Void) {}
  public func history(
    of owner: Int64, _ kind: JournalKind, before id: Int?, limit: Int
  ) -> [JournalEntry] { [] }
  public func eventTimestamps() -> [Int64: EventTimestamps] { [:] }
  public func laterSteps(
    of place: ItemReference, after id: Int
  ) -> [(entry: JournalEntry, step: JournalStep)] { [] }
  public func completeSince() -> Instant { FixedZone.utc.instant(of: .latest) }
  public func allItems() throws -> [ItemReference] { throw DomainError.missingPart("journal") }

  public func values(at place: ItemReference) throws -> [String: FieldValue]? {
    throw DomainError.missingPart("journal")
  }
  public func itemExists(at place: ItemReference) throws -> Bool {
    throw DomainError.missingPart("journal")
  }
  public func fieldTypes(of kind: JournalKind) -> [String: FieldType] { [:] }
  public func setValues(_ values: [String: FieldValue], at place: ItemReference) throws {
    throw DomainError.missingPart("journal")
  }
  public func remove(at place: ItemReference) throws { throw DomainError.missingPart("journal") }
  public func title(at place: ItemReference) -> String? { nil }
  public func dependents(of place: ItemReference) throws -> [ItemReference] {
    throw DomainError.missingPart("journal")
  }
  public func updateDerivedData() {}

  public func eraseContents(_ ids: [Int]) {}
  public func sendErasure(_ forgotten: HistoryErasure) {}
  public func id(of name: EntryName, on own: DeviceID) -> EntryID? { nil }
  public func entry(with id: EntryID, on own: DeviceID) -> JournalEntry? { nil }
}

extension DomainError {
  /// The error for a change that needs a part that the store does not have.
  static func missingPart(_ part: String) -> DomainError {
    .unavailable(.store(path: FilePath(":\(part):"), .failed(detail: "the store has no \(part)")))
  }
}
