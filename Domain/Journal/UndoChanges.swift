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

  /// The last changes made on this device, so many, the newest first; fewer where there are fewer.
  @discardableResult
  public func callAsFunction(last count: Int = 1) throws -> [UndoneChange] {
    let coming = try coming(last: count)
    guard !coming.isEmpty else { throw DomainError.refused(.nothingToTakeBack) }
    return try takeBack(coming.map(\.name), as: .undo)
  }

  /// One change by its name, of any device.
  @discardableResult
  public func callAsFunction(_ entry: EntryName) throws -> UndoneChange {
    try takeBack([entry], as: .undo)[0]
  }

  /// Exactly these changes, the newest first, whatever else was changed meanwhile.
  @discardableResult
  public func callAsFunction(_ entries: [EntryName]) throws -> [UndoneChange] {
    try takeBack(entries, as: .undo)
  }

  /// The entries that ``callAsFunction(last:)`` would take back, to be shown before.
  public func coming(last count: Int = 1) throws -> [JournalEntry] {
    try store.read { try $0.undoable(count) }
  }
}

/// Does again what was taken back last, as long as nothing else was changed here since.
public struct RedoChanges: Sendable {
  let store: any Store
  let collection: ProfileCollection?

  /// The entry that would be taken back so that what it took back is done again; nil where there
  /// is none.
  public func coming() throws -> JournalEntry? {
    try store.read { try $0.redoable(1).first }
  }

  /// The last so many, the newest first: all of them, or none; fewer where there are fewer.
  @discardableResult
  public func callAsFunction(last count: Int = 1) throws -> [UndoneChange] {
    let coming = try store.read { try $0.redoable(count) }
    guard !coming.isEmpty else { throw DomainError.refused(.nothingToRedo) }
    return try UndoChanges(store: store, collection: collection)
      .takeBack(coming.map(\.name), as: .redo)
  }
}

extension UndoChanges {
  /// Takes the entries back in one transaction, and where one of them gave the profile its name,
  /// puts the former one into the list of profiles as well.
  fileprivate func takeBack(_ names: [EntryName], as verb: ChangeVerb) throws -> [UndoneChange] {
    let profile = try store.read { repositories in
      try names.compactMap { name in
        try UndoPlan(of: repositories.entry(name), in: repositories).displayName
      }.last
    }
    if let collection, let profile {
      try collection.rename(
        to: profile, by: { try write(names, as: verb) },
        undo: {
          let by = try undone(names).map(\.by.name)
          try write(by.reversed(), as: verb == .undo ? .redo : .undo)
        })
    } else {
      try write(names, as: verb)
    }
    return try undone(names)
  }

  private func write(_ names: [EntryName], as verb: ChangeVerb) throws {
    try store.write { repositories in
      var takenBack: Set<Int> = []
      for name in names {
        let entry = try repositories.entry(name)
        try UndoPlan(of: entry, in: repositories, after: takenBack)(as: verb)
        takenBack.insert(entry.id)
      }
    }
  }

  /// The entries as they are now, with those that took them back.
  private func undone(_ names: [EntryName]) throws -> [UndoneChange] {
    try store.read { repositories in
      try names.map { name in
        let entry = try repositories.entry(name)
        return UndoneChange(entry, by: try repositories.entry(entry.undoneBy ?? name))
      }
    }
  }
}

extension Repositories {
  /// The changes made here that hold, the last made first: one that was done again was made when
  /// that was done.
  fileprivate func undoable(_ count: Int) throws -> [JournalEntry] {
    var (found, known): ([JournalEntry], Set<Int>) = ([], [])
    try walk { entry in
      guard !entry.isUndone, let change = try change(madeBy: entry), !change.isUndone else {
        return true
      }
      if known.insert(change.id).inserted { found.append(change) }
      return found.count < count
    }
    return found
  }

  /// The change that the entry made, or did again; nil where it took one back.
  private func change(madeBy entry: JournalEntry) throws -> JournalEntry? {
    guard let undone = entry.undoes else { return entry }
    return try journal.entry(undone)?.undoes.flatMap { try journal.entry($0) }
      .flatMap { try change(madeBy: $0) }
  }

  /// The entries that took back changes which may be done again, the newest first: those since the
  /// last change of another kind.
  fileprivate func redoable(_ count: Int) throws -> [JournalEntry] {
    var found: [JournalEntry] = []
    try walk { entry in
      guard let undone = entry.undoes else { return false }
      if entry.isUndone { return true }
      // What was done again by it has taken back something itself.
      if try journal.entry(undone).map({ $0.undoes == nil }) ?? false { found.append(entry) }
      return found.count < count
    }
    return found
  }

  /// Goes through the entries made here, the newest first, for as long as more are wanted.
  private func walk(_ wantsMore: (JournalEntry) throws -> Bool) throws {
    var last: Int?
    while true {
      let page = try journal.entries(JournalFilter(), before: last, limit: 20)
      for entry in page where entry.name.device == nil {
        guard try wantsMore(entry) else { return }
      }
      guard page.count == 20 else { return }
      last = page.last?.id
    }
  }
}
