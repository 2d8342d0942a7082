/// A change that was undone or redone, and the entry that did so.
package struct UndoneChange: Hashable, Sendable {
  package let entry: JournalEntry
  package let undoEntry: JournalEntry
}

/// Undoes changes: either all given ones or none.
///
/// Throws ``DomainError/refused(_:)`` if a newer change affects the data or depends on it, and
/// ``DomainError/conflict(_:holder:)`` if another item has taken a unique value.
package struct UndoChanges: Sendable {
  let store: any Store
  let collection: ProfileCollection?
  /// Settings file; nil if changes of settings are not undone.
  var settings: (any SettingsRepository)? = nil
  /// Called during undo with the finished and the total number of steps. An error thrown by it
  /// rolls everything back.
  var reportProgress: @Sendable (_ done: Int, _ total: Int) throws -> Void = { _, _ in }

  /// Undoes the last changes made on this device; returns them, the newest first. There may be
  /// fewer than `count`.
  @discardableResult
  package func callAsFunction(last count: Int = 1) throws -> [UndoneChange] {
    try revert(as: .undo) { repositories in
      let coming = try repositories.undoableEntries(count)
      guard !coming.isEmpty else { throw DomainError.refused(.nothingToUndo) }
      return coming
    }
  }

  /// Undoes one change, of any device.
  @discardableResult
  package func callAsFunction(_ entry: EntryName) throws -> UndoneChange {
    try self([entry])[0]
  }

  /// Undoes these changes in the given order, newest first, even if something else was changed in
  /// between.
  @discardableResult
  package func callAsFunction(_ entries: [EntryName]) throws -> [UndoneChange] {
    try revert(as: .undo) { try entries.map($0.entry) }
  }

  /// Returns the entries that ``callAsFunction(last:)`` would undo, for display.
  package func entriesToUndo(last count: Int = 1) throws -> [JournalEntry] {
    try store.read { try $0.undoableEntries(count) }
  }

  /// Returns the actions that undo cannot revert and that happened since the oldest of these
  /// changes, the newest last. Actions reported at an earlier undo are left out.
  package func irreversibleActions(since entries: [JournalEntry]) throws -> [JournalEntry] {
    guard let oldest = entries.map(\.id).min() else { return [] }
    return try store.read { repositories in
      let touches = try repositories.journal.laterSteps(of: .irreversibleAction, after: oldest)
      let isAny = touches.contains {
        $0.entry.name.device == nil && $0.entry.summary.irreversibleAction != nil
      }
      guard isAny else { return [] }
      var unreported = UnreportedActions()
      let isPassedOver = repositories.makeSkipCheck()
      for entry in try repositories.ownEntries(since: oldest) {
        unreported.add(entry, isPassedOver: try isPassedOver(entry))
      }
      return unreported.entries(since: Set(entries.map(\.name)))
    }
  }
}

/// Redoes the changes undone last, unless something else was changed on this device after the undo.
package struct RedoChanges: Sendable {
  let store: any Store
  let collection: ProfileCollection?
  var settings: (any SettingsRepository)? = nil
  var reportProgress: @Sendable (_ done: Int, _ total: Int) throws -> Void = { _, _ in }

  /// Returns the undo entry that would be reverted by the next redo; nil if there is none.
  package func nextEntryToRedo() throws -> JournalEntry? { try entriesToRedo(last: 1).first }

  /// Returns the undo entries that would be reverted by a redo, the newest first; there may be
  /// fewer than `count`.
  package func entriesToRedo(last count: Int) throws -> [JournalEntry] {
    try store.read { try $0.redoableEntries(count) }
  }

  /// Redoes the changes undone last, the newest first: all or none. There may be fewer than
  /// `count`.
  @discardableResult
  package func callAsFunction(last count: Int = 1) throws -> [UndoneChange] {
    let undo = UndoChanges(
      store: store, collection: collection, settings: settings, reportProgress: reportProgress)
    return try undo.revert(as: .redo) { repositories in
      let coming = try repositories.redoableEntries(count)
      guard !coming.isEmpty else { throw DomainError.refused(.nothingToRedo) }
      return coming
    }
  }
}

extension UndoChanges {
  /// Undoes entries in one transaction. The entries are chosen within it, since another program may
  /// have undone some meanwhile.
  ///
  /// A restored profile name is also written to the list of profiles. Restored settings are written
  /// before the transaction ends, so that a failure rolls everything back.
  fileprivate func revert(
    as verb: ChangeVerb, _ choose: (Repositories) throws -> [JournalEntry]
  ) throws -> [UndoneChange] {
    var before: Settings?
    var chosen: [SettingChange] = []
    func write(_ repositories: Repositories) throws -> (answer: [EntryName], name: DisplayName?) {
      let entries = try choose(repositories)
      var (undoneEntries, name): (Set<Int>, DisplayName?) = ([], nil)
      var settings: Settings?
      for entry in entries {
        let plan = try UndoPlan(
          of: entry, in: repositories, after: undoneEntries, noting: reportProgress)
        name = try plan.displayName ?? name
        let changes = try plan.settingChanges()
        if !changes.isEmpty, settings == nil {
          settings = self.settings?.loadUncached().settings
          before = settings
        }
        try plan(as: verb, settings)
        for change in changes {
          try settings?.set(change.setting, to: change.text ?? change.setting.defaultText)
        }
        chosen += changes
        undoneEntries.insert(entry.id)
      }
      if !chosen.isEmpty { try self.settings?.save(chosen) }
      return (entries.map(\.name), name)
    }
    do {
      return try undoneChanges(
        collection?.write(in: store, write) ?? store.write { try write($0).answer })
    } catch {
      if let before, !chosen.isEmpty, !error.isUncertain {
        let former = chosen.map { SettingChange($0.setting, to: before.text(of: $0.setting)) }
        try? settings?.save(former)
      }
      throw error
    }
  }

  /// Returns the entries in their present state, with the entries that undid them.
  private func undoneChanges(_ names: [EntryName]) throws -> [UndoneChange] {
    try store.read { repositories in
      try names.map { name in
        let entry = try repositories.entry(name)
        return UndoneChange(entry: entry, undoEntry: try repositories.entry(entry.undoneBy ?? name))
      }
    }
  }
}

extension Repositories {
  /// Returns the last changes made on this device that are in effect, ordered by when they were
  /// made or last redone. Erased changes are skipped and do not prevent undoing older ones.
  fileprivate func undoableEntries(_ count: Int) throws -> [JournalEntry] {
    var (found, known): ([JournalEntry], Set<Int>) = ([], [])
    let isPassedOver = makeSkipCheck()
    try visitEntriesBackwards(journal.ownEffectiveEntry) { entry in
      guard try !isPassedOver(entry), let change = try change(madeBy: entry),
        !change.isUndone, change.state != .forgotten
      else { return true }
      if known.insert(change.id).inserted { found.append(change) }
      return found.count < count
    }
    return found
  }

  /// Returns the change that the entry made or redid; nil if the entry is an undo.
  private func change(madeBy entry: JournalEntry) throws -> JournalEntry? {
    var made = entry
    while let undone = made.undoes {
      guard let again = try journal.entry(undone)?.undoes, let before = try journal.entry(again)
      else { return nil }
      made = before
    }
    return made
  }

  /// Returns the undo entries that can be reverted, the newest first: those made since the last
  /// other change.
  fileprivate func redoableEntries(_ count: Int) throws -> [JournalEntry] {
    var found: [JournalEntry] = []
    let isPassedOver = makeSkipCheck()
    try visitEntriesBackwards(journal.ownEntry) { entry in
      if try isPassedOver(entry) { return true }
      guard let undone = entry.undoes else { return false }
      if entry.isUndone { return true }
      // If the undone entry is an undo itself, this entry is a redo.
      if try journal.entry(undone).map({ $0.undoes == nil }) ?? false { found.append(entry) }
      return found.count < count
    }
    return found
  }

  /// Returns the entries made here from the given one on, the newest last.
  fileprivate func ownEntries(since first: Int) throws -> [JournalEntry] {
    var found: [JournalEntry] = []
    while true {
      let page = try journal.entries(JournalFilter(), before: found.last?.id, limit: 100)
      found += page.prefix { $0.id >= first }
      if page.count < 100 || page.last.map({ $0.id < first }) ?? true { break }
    }
    return found.reversed().filter { $0.name.device == nil }
  }

  /// Passes entries from newest to oldest to `wantsMore` until it returns false.
  private func visitEntriesBackwards(
    _ next: (_ before: Int?) throws -> JournalEntry?, _ wantsMore: (JournalEntry) throws -> Bool
  ) throws {
    var last: Int?
    while let entry = try next(last) {
      guard try wantsMore(entry) else { return }
      last = entry.id
    }
  }
}
