/// A change that was taken back, or done again, and the entry by which it was.
package struct UndoneChange: Hashable, Sendable {
  package let entry: JournalEntry
  package let by: JournalEntry
}

/// Takes changes back: all of them, or where one of them cannot be, none.
///
/// Throws ``DomainError/refused(_:)`` where something newer has touched what is to be taken back,
/// or hangs on it, and ``DomainError/conflict(_:holder:)`` where something else stands in its
/// place.
package struct UndoChanges: Sendable {
  let store: any Store
  let collection: ProfileCollection?
  /// Where the settings of the user's are; nil where they are nobody's business.
  var settings: (any SettingsRepository)? = nil
  /// Told how many steps of an entry are done, of how many; what it throws leaves all as it was.
  var note: @Sendable (_ done: Int, _ total: Int) throws -> Void = { _, _ in }

  /// The last changes made on this device, so many, the newest first; fewer where there are fewer.
  @discardableResult
  package func callAsFunction(last count: Int = 1) throws -> [UndoneChange] {
    try takeBack(as: .undo) { repositories in
      let coming = try repositories.undoable(count)
      guard !coming.isEmpty else { throw DomainError.refused(.nothingToTakeBack) }
      return coming
    }
  }

  /// One change by its name, of any device.
  @discardableResult
  package func callAsFunction(_ entry: EntryName) throws -> UndoneChange {
    try self([entry])[0]
  }

  /// Exactly these changes, the newest first, whatever else was changed meanwhile.
  @discardableResult
  package func callAsFunction(_ entries: [EntryName]) throws -> [UndoneChange] {
    try takeBack(as: .undo) { try entries.map($0.entry) }
  }

  /// The entries that ``callAsFunction(last:)`` would take back, to be shown before.
  package func coming(last count: Int = 1) throws -> [JournalEntry] {
    try store.read { try $0.undoable(count) }
  }

  /// What was done here since the oldest of these changes and stays whatever is taken back, the
  /// newest last; not what a change was taken back over before, for it was told then.
  package func staying(beyond entries: [JournalEntry]) throws -> [JournalEntry] {
    guard let oldest = entries.map(\.id).min() else { return [] }
    return try store.read { repositories in
      let isAny = try repositories.journal.touches(of: .staying, after: oldest).contains {
        $0.entry.name.device == nil && $0.entry.words.staying != nil
      }
      guard isAny else { return [] }
      var untold = UntoldStaying()
      for entry in try repositories.ownEntries(since: oldest) { untold.take(entry) }
      return untold.entries(beyond: Set(entries.map(\.name)))
    }
  }
}

/// Does again what was taken back last, as long as nothing else was changed here since.
package struct RedoChanges: Sendable {
  let store: any Store
  let collection: ProfileCollection?
  var settings: (any SettingsRepository)? = nil
  var note: @Sendable (_ done: Int, _ total: Int) throws -> Void = { _, _ in }

  /// The entry that would be taken back so that what it took back is done again; nil where there
  /// is none.
  package func coming() throws -> JournalEntry? { try coming(last: 1).first }

  /// So many of these, the newest first; fewer where there are fewer.
  package func coming(last count: Int) throws -> [JournalEntry] {
    try store.read { try $0.redoable(count) }
  }

  /// The last so many, the newest first: all of them, or none; fewer where there are fewer.
  @discardableResult
  package func callAsFunction(last count: Int = 1) throws -> [UndoneChange] {
    let undo = UndoChanges(
      store: store, collection: collection, settings: settings, note: note)
    return try undo.takeBack(as: .redo) { repositories in
      let coming = try repositories.redoable(count)
      guard !coming.isEmpty else { throw DomainError.refused(.nothingToRedo) }
      return coming
    }
  }
}

extension UndoChanges {
  /// Takes the entries back in one transaction, which chooses them: another program may have taken
  /// some back since anybody looked. Where one of them gave the profile its name, the former one is
  /// put into the list of profiles as well; what was chosen is put back in the settings before the
  /// transaction ends, so that nothing is written where they cannot be.
  fileprivate func takeBack(
    as verb: ChangeVerb, _ choose: (Repositories) throws -> [JournalEntry]
  ) throws -> [UndoneChange] {
    var before: Settings?
    var chosen: [SettingChange] = []
    func write(_ repositories: Repositories) throws -> (answer: [EntryName], name: DisplayName?) {
      let entries = try choose(repositories)
      var (takenBack, name): (Set<Int>, DisplayName?) = ([], nil)
      var settings: Settings?
      for entry in entries {
        let plan = try UndoPlan(of: entry, in: repositories, after: takenBack, noting: note)
        name = try plan.displayName ?? name
        let changes = try plan.chosen()
        if !changes.isEmpty, settings == nil {
          settings = self.settings?.loadAnew().settings
          before = settings
        }
        try plan(as: verb, settings)
        for change in changes {
          try settings?.set(change.setting, to: change.text ?? change.setting.standard)
        }
        chosen += changes
        takenBack.insert(entry.id)
      }
      if !chosen.isEmpty { try self.settings?.keep(chosen) }
      return (entries.map(\.name), name)
    }
    do {
      return try undone(
        collection?.write(in: store, write) ?? store.write { try write($0).answer })
    } catch {
      if let before, !chosen.isEmpty, !error.isUnsure {
        let former = chosen.map { SettingChange($0.setting, to: before.text(of: $0.setting)) }
        try? settings?.keep(former)
      }
      throw error
    }
  }

  /// The entries as they are now, with those that took them back.
  private func undone(_ names: [EntryName]) throws -> [UndoneChange] {
    try store.read { repositories in
      try names.map { name in
        let entry = try repositories.entry(name)
        return UndoneChange(entry: entry, by: try repositories.entry(entry.undoneBy ?? name))
      }
    }
  }
}

extension Repositories {
  /// The changes made here that hold, the last made first: one that was done again was made when
  /// that was done. One that somebody had forgotten stays, and does not stand in the way of older
  /// ones.
  fileprivate func undoable(_ count: Int) throws -> [JournalEntry] {
    var (found, known): ([JournalEntry], Set<Int>) = ([], [])
    try walk(journal.ownChange) { entry in
      guard !entry.words.isPassedOver, let change = try change(madeBy: entry),
        !change.isUndone, change.state != .forgotten
      else { return true }
      if known.insert(change.id).inserted { found.append(change) }
      return found.count < count
    }
    return found
  }

  /// The change that the entry made, or did again; nil where it took one back.
  private func change(madeBy entry: JournalEntry) throws -> JournalEntry? {
    var made = entry
    while let undone = made.undoes {
      guard let again = try journal.entry(undone)?.undoes, let before = try journal.entry(again)
      else { return nil }
      made = before
    }
    return made
  }

  /// The entries that took back changes which may be done again, the newest first: those since the
  /// last change of another kind.
  fileprivate func redoable(_ count: Int) throws -> [JournalEntry] {
    var found: [JournalEntry] = []
    try walk(journal.ownEntry) { entry in
      if entry.words.isPassedOver { return true }
      guard let undone = entry.undoes else { return false }
      if entry.isUndone { return true }
      // What was done again by it has taken back something itself.
      if try journal.entry(undone).map({ $0.undoes == nil }) ?? false { found.append(entry) }
      return found.count < count
    }
    return found
  }

  /// The entries made here from that one on, the newest last.
  fileprivate func ownEntries(since first: Int) throws -> [JournalEntry] {
    var found: [JournalEntry] = []
    while true {
      let page = try journal.entries(JournalFilter(), before: found.last?.id, limit: 100)
      found += page.prefix { $0.id >= first }
      if page.count < 100 || page.last.map({ $0.id < first }) ?? true { break }
    }
    return found.reversed().filter { $0.name.device == nil }
  }

  /// Goes from one entry to the next before it for as long as more are wanted.
  private func walk(
    _ next: (_ before: Int?) throws -> JournalEntry?, _ wantsMore: (JournalEntry) throws -> Bool
  ) throws {
    var last: Int?
    while let entry = try next(last) {
      guard try wantsMore(entry) else { return }
      last = entry.id
    }
  }
}
