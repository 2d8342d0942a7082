import HearthDomain

/// The journal of a store that notes nothing.
struct UnnotedJournal: JournalRepository {
  func describe(_ verb: ChangeVerb, subject: String?) {}

  func leaveOut() {}

  func undoing(_ entry: JournalEntry, as verb: ChangeVerb) {}

  func entries(_ filter: JournalFilter, before id: Int?, limit: Int) -> [JournalEntry] { [] }

  func entry(_ name: EntryName) -> JournalEntry? { nil }

  func steps(of id: Int, each: (JournalStep) throws -> Void) {}

  func history(
    of owner: Int64, _ kind: JournalKind, before id: Int?, limit: Int
  ) -> [JournalEntry] {
    []
  }

  func newestUndoable(before id: Int?) -> JournalEntry? { nil }

  func newestRedoable() -> JournalEntry? { nil }

  func touches(
    of place: JournalPlace, after id: Int
  ) -> [(entry: JournalEntry, change: JournalStep.Change, fields: Set<String>?)] {
    []
  }

  func knownSince() -> Instant { Instant(milliseconds: 0) }

  func state(at place: JournalPlace) -> [String: FieldValue]? { nil }

  func forms(of kind: JournalKind) -> [String: FieldForm] { [:] }

  func put(_ values: [String: FieldValue], at place: JournalPlace) {}

  func remove(at place: JournalPlace) {}

  func title(at place: JournalPlace) -> String? { nil }

  func hanging(on place: JournalPlace) -> [JournalPlace] { [] }

  func settle() {}
}
