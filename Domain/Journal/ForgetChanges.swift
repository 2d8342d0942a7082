/// Selection of changes to erase from history.
package enum ForgettableChanges: Hashable, Sendable {
  /// This change, and the changes that undid or redid it, since they contain the same data.
  case entry(EntryName)
  /// Changes of items that were removed and do not exist now.
  case removed
  case all
}

/// Result of erasing changes.
package struct ForgottenChanges: Hashable, Sendable {
  package let entries: [EntryName]
  package let backups: [StoreBackup]
  /// Main items of the changes that still exist.
  package let remainingItems: [RemainingItem]
  /// The sync relay, whose earlier data still contains the erased contents in encrypted form; nil
  /// if the store never synced.
  package let relay: SyncAddress?
  /// Why the store's files may still contain the data; nil if they do not.
  package let trouble: DomainError?
}

/// An item that stays although the history of its changes is erased.
package struct RemainingItem: Hashable, Sendable {
  package let item: ItemReference
  package let title: String
}

/// A change whose contents may still be in backups of the store.
package struct BackedUpChange: Hashable, Sendable {
  package let name: EntryName
  /// The items whose former values the change contains. Backups made before the change contain
  /// these values, too. Nil if unknown.
  package let formerItems: [ItemReference]?
}

/// Erases the contents of changes permanently, also from the store's files.
///
/// The journal keeps the number, time and items of each change. Undo reverts neither the changes
/// nor their erasure.
package struct ForgetChanges: Sendable {
  let store: any Store
  let eraser: (any DeletedDataEraser)?

  /// Returns the changes that would be erased, the newest first, without those already erased.
  ///
  /// Throws ``DomainError/notFound(_:query:nearest:)`` if the entry does not exist.
  package func changesToForget(_ changes: ForgettableChanges) throws -> [JournalEntry] {
    try store.read { repositories in
      let found =
        switch changes {
        case .entry(let name): try repositories.entries(with: repositories.entry(name))
        case .removed: try repositories.entriesOfRemovedItems()
        case .all: try repositories.allEntries()
        }
      return found.filter { !$0.isForgotten }
    }
  }

  /// Erases the entries. Cleans the store's files even if there are none, since an earlier cleanup
  /// may have failed.
  package func callAsFunction(
    _ entries: [EntryName], as changes: ForgettableChanges
  ) throws -> ForgottenChanges {
    let meant: [EntryName] = if case .entry(let name) = changes { [name] } else { entries }
    let (copied, remaining) = try store.read { repositories in
      let all = try meant.map { try repositories.entry($0) }
      return (
        try all.map { try repositories.backedUpChange($0) },
        changes == .removed ? [] : try repositories.remaining(all)
      )
    }
    if !entries.isEmpty {
      try store.write { repositories in
        let found = try entries.map { try repositories.entry($0) }
        let things = try repositories.forgottenItems(changes, found)
        try repositories.journal.eraseContents(found.map(\.id))
        try repositories.journal.sendErasure(HistoryErasure(changes: entries, items: things))
      }
    }
    var trouble: DomainError?
    do { try eraser?.eraseDeletedData() } catch let error as DomainError { trouble = error }
    return ForgottenChanges(
      entries: entries, backups: eraser?.backups(containing: copied) ?? [],
      remainingItems: entries.isEmpty ? [] : remaining,
      relay: try store.read { try $0.sync.exchange()?.relay }, trouble: trouble)
  }
}

extension Repositories {
  fileprivate func allEntries() throws -> [JournalEntry] {
    var (all, last): ([JournalEntry], Int?) = ([], nil)
    while true {
      let page = try journal.entries(JournalFilter(), before: last, limit: 200)
      all += page
      guard let end = page.last, page.count == 200 else { return all }
      last = end.id
    }
  }

  /// Returns the entry and all entries that undid or redid it.
  fileprivate func entries(with entry: JournalEntry) throws -> [JournalEntry] {
    let all = try allEntries()
    var (names, known): (Set<EntryName>, Int) = ([entry.name], 0)
    while names.count > known {
      known = names.count
      for other in all {
        guard let undone = other.undoes else { continue }
        if names.contains(other.name) || names.contains(undone) {
          names.formUnion([other.name, undone])
        }
      }
    }
    return all.filter { names.contains($0.name) }
  }

  /// Returns the items whose former values other devices have to erase, too.
  fileprivate func forgottenItems(
    _ changes: ForgettableChanges, _ entries: [JournalEntry]
  ) throws -> HistoryErasure.Items {
    switch changes {
    case .all: return .all
    case .removed: return .removed
    case .entry:
      var places: Set<ItemReference> = []
      for entry in entries { try journal.steps(of: entry.id) { places.insert($0.item) } }
      return .selected(places)
    }
  }

  /// Returns the entry's name with the items of which it contains former values.
  fileprivate func backedUpChange(_ entry: JournalEntry) throws -> BackedUpChange {
    guard entry.state == .complete else {
      return BackedUpChange(name: entry.name, formerItems: nil)
    }
    var former: [ItemReference] = []
    try journal.steps(of: entry.id) { step in
      if step.change != .added, former.count < 1000 { former.append(step.item) }
    }
    return BackedUpChange(name: entry.name, formerItems: former)
  }

  /// Returns a few main items of the entries that still exist, each once.
  fileprivate func remaining(_ entries: [JournalEntry]) throws -> [RemainingItem] {
    var places: [ItemReference] = []
    for entry in entries where entry.state == .complete {
      var isFirst = true
      try journal.steps(of: entry.id) { step in
        if isFirst, !places.contains(step.item) { places.append(step.item) }
        isFirst = false
      }
      if places.count > 3 { break }
    }
    return try places.filter { try journal.itemExists(at: $0) }.map {
      RemainingItem(item: $0, title: try journal.title(at: $0) ?? "")
    }
  }

  /// Returns the entries that contain titles or values of items that no longer exist.
  fileprivate func entriesOfRemovedItems() throws -> [JournalEntry] {
    var gone: [ItemReference: Bool] = [:]
    func isGone(_ place: ItemReference) throws -> Bool {
      if let known = gone[place] { return known }
      let found =
        place.kind == .exception
        ? try isRemovedOccurrence(at: place) : try !journal.itemExists(at: place)
      gone[place] = found
      return found
    }
    return try allEntries().filter { entry in
      var isMeant = false
      try journal.steps(of: entry.id) { step in
        let kind = step.item.kind
        if isMeant || !(kind.isUserEntered || kind == .exception) { return }
        if step.title.isEmpty, step.fields.isEmpty { return }
        isMeant = try isGone(step.item)
      }
      return isMeant
    }
  }

  /// Whether the occurrence was removed from its series.
  private func isRemovedOccurrence(at place: ItemReference) throws -> Bool {
    // In `kind`, 0 means a removed occurrence. Archives use the number as well, so it never
    // changes.
    try journal.values(at: place)?["kind"] == .number(0)
  }
}
