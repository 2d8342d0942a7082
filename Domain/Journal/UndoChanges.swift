/// A change that was taken back, or done again, and the entry by which it was.
public struct UndoneChange: Hashable, Sendable {
  public let entry: JournalEntry
  public let by: JournalEntry

  public init(_ entry: JournalEntry, by: JournalEntry) {
    self.entry = entry
    self.by = by
  }
}

/// Takes changes back: all of them, or where one of them cannot be, none.
///
/// Throws ``DomainError/refused(_:)`` where something newer has touched what is to be taken back,
/// or hangs on it, and ``DomainError/conflict(_:holder:)`` where something else stands in its
/// place.
public struct UndoChanges: Sendable {
  let store: any Store
  let collection: ProfileCollection?

  /// The last changes made on this device, so many, the newest first.
  @discardableResult
  public func callAsFunction(last count: Int = 1) throws -> [UndoneChange] {
    throw DomainError.refused(.nothingToTakeBack)
  }

  /// One change by its name, of any device.
  @discardableResult
  public func callAsFunction(_ entry: EntryName) throws -> UndoneChange {
    throw DomainError.notFound(.change, query: "\(entry)", nearest: [])
  }

  /// Exactly these changes, the newest first, whatever else was changed meanwhile.
  @discardableResult
  public func callAsFunction(_ entries: [EntryName]) throws -> [UndoneChange] {
    try entries.map { try self($0) }
  }

  /// The entries that ``callAsFunction(last:)`` would take back, to be shown before.
  public func coming(last count: Int = 1) throws -> [JournalEntry] {
    try store.read { repositories in
      var (entries, last): ([JournalEntry], Int?) = ([], nil)
      while entries.count < count,
        let entry = try repositories.journal.newestUndoable(before: last)
      {
        entries.append(entry)
        last = entry.id
      }
      return entries
    }
  }
}

/// Does again what was taken back last, as long as nothing else was changed here since.
public struct RedoChanges: Sendable {
  let store: any Store
  let collection: ProfileCollection?

  /// The last so many, the newest first: all of them, or none.
  @discardableResult
  public func callAsFunction(last count: Int = 1) throws -> [UndoneChange] {
    throw DomainError.refused(.nothingToRedo)
  }
}
