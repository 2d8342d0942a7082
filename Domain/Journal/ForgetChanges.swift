/// Selection of changes to erase from history.
package enum ForgettableChanges: Hashable, Sendable {
  /// This change, and those that undid or redid it, since they contain equal data.
  case entry(EntryName)
  /// Changes of items that were removed and do not exist now.
  case removed
  case all
}

/// Result of erasing changes.
package struct ForgottenChanges: Hashable, Sendable {
  package let entries: [EntryName]
  package let copies: [StoreCopy]
  /// Main items of the changes that still exist.
  package let remaining: [RemainingItem]
  /// Relay that still has the data, sealed, in earlier pieces; nil if the store never synced.
  package let relay: SyncAddress?
  /// Why the store's files may still contain the data; nil if they do not.
  package let trouble: DomainError?
}

/// An item that stays although the history of its changes is erased.
package struct RemainingItem: Hashable, Sendable {
  package let place: JournalPlace
  package let title: String
}

/// A change that copies of the store may contain.
package struct CopiedChange: Hashable, Sendable {
  package let name: EntryName
  /// Places whose former values the change contains, as copies from before it also do; nil if
  /// unknown.
  package let former: [JournalPlace]?
}

/// Erases the contents of changes permanently, also from the store's files.
///
/// Number, time and place of each change stay. Undo reverts neither the changes nor their
/// erasure.
package struct ForgetChanges: Sendable {
  let store: any Store
  let remains: (any StoreRemains)?

  /// Returns the changes that would be erased, the newest first, without those already erased.
  ///
  /// Throws ``DomainError/notFound(_:query:nearest:)`` if the entry does not exist.
  package func coming(_ changes: ForgettableChanges) throws -> [JournalEntry] {
    try store.read { repositories in
      let found =
        switch changes {
        case .entry(let name): try repositories.entries(with: repositories.entry(name))
        case .removed: try repositories.entriesOfRemovedThings()
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
        try all.map { try repositories.copiedChange($0) },
        changes == .removed ? [] : try repositories.remaining(all)
      )
    }
    if !entries.isEmpty {
      try store.write { repositories in
        let found = try entries.map { try repositories.entry($0) }
        let things = try repositories.things(changes, found)
        try repositories.journal.forget(found.map(\.id))
        try repositories.journal.sendErasure(ForgottenHere(changes: entries, things: things))
      }
    }
    var trouble: DomainError?
    do { try remains?.erase() } catch let error as DomainError { trouble = error }
    return ForgottenChanges(
      entries: entries, copies: remains?.copies(telling: copied) ?? [],
      remaining: entries.isEmpty ? [] : remaining,
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

  /// Returns the entry with all entries connected to it by undoing.
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

  /// Returns the items whose former values other devices have to erase as well.
  fileprivate func things(
    _ changes: ForgettableChanges, _ entries: [JournalEntry]
  ) throws -> ForgottenHere.Things {
    switch changes {
    case .all: return .all
    case .removed: return .gone
    case .entry:
      var places: Set<JournalPlace> = []
      for entry in entries { try journal.steps(of: entry.id) { places.insert($0.place) } }
      return .these(places)
    }
  }

  /// Returns the places of which the entry contains former values.
  fileprivate func copiedChange(_ entry: JournalEntry) throws -> CopiedChange {
    guard entry.state == .whole else { return CopiedChange(name: entry.name, former: nil) }
    var former: [JournalPlace] = []
    try journal.steps(of: entry.id) { step in
      if step.change != .added, former.count < 1000 { former.append(step.place) }
    }
    return CopiedChange(name: entry.name, former: former)
  }

  /// Returns some main items of the entries that still exist, without duplicates.
  fileprivate func remaining(_ entries: [JournalEntry]) throws -> [RemainingItem] {
    var places: [JournalPlace] = []
    for entry in entries where entry.state == .whole {
      var isFirst = true
      try journal.steps(of: entry.id) { step in
        if isFirst, !places.contains(step.place) { places.append(step.place) }
        isFirst = false
      }
      if places.count > 3 { break }
    }
    return try places.filter { try journal.isThere(at: $0) }.map {
      RemainingItem(place: $0, title: try journal.title(at: $0) ?? "")
    }
  }

  /// Returns the entries with titles or values of items that no longer exist.
  fileprivate func entriesOfRemovedThings() throws -> [JournalEntry] {
    var gone: [JournalPlace: Bool] = [:]
    func isGone(_ place: JournalPlace) throws -> Bool {
      if let known = gone[place] { return known }
      let found =
        place.kind == .exception
        ? try isRemovedTime(at: place) : try !journal.isThere(at: place)
      gone[place] = found
      return found
    }
    return try allEntries().filter { entry in
      var isMeant = false
      try journal.steps(of: entry.id) { step in
        let kind = step.place.kind
        if isMeant || !(kind.isEntered || kind == .exception) { return }
        if step.title.isEmpty, step.fields.isEmpty { return }
        isMeant = try isGone(step.place)
      }
      return isMeant
    }
  }

  /// Whether the occurrence was removed from its series.
  private func isRemovedTime(at place: JournalPlace) throws -> Bool {
    // The value 0 is also used by archives and never changes.
    try journal.state(at: place)?["kind"] == .number(0)
  }
}
