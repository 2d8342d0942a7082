/// Which changes are to be forgotten.
package enum ForgettableChanges: Hashable, Sendable {
  /// This one, and those that took it back or did it again: they hold the same.
  case entry(EntryName)
  /// What tells of things that were removed and are not there again.
  case removed
  case all
}

/// What became of changes that were to be forgotten.
package struct ForgottenChanges: Hashable, Sendable {
  package let entries: [EntryName]
  package let copies: [StoreCopy]
  /// What the changes were about and is still there as it is, by its place and title.
  package let standing: [StandingThing]
  /// The relay that still has it, sealed, in what was sent before; nil where nothing ever was.
  package let relay: SyncAddress?
  /// Why the files of the store may still hold some of it; nil where they hold nothing.
  package let trouble: DomainError?
}

/// A thing that stays though what was known of its changes goes.
package struct StandingThing: Hashable, Sendable {
  package let place: JournalPlace
  package let title: String
}

/// A change as far as a copy of the store may tell of it.
package struct ToldChange: Hashable, Sendable {
  package let name: EntryName
  /// The places of which it told what was there before, which a copy from before it has, too;
  /// nil where that is not known.
  package let former: [JournalPlace]?
}

/// Removes for good what the journal holds of changes, from the files of the store as well.
///
/// That something was changed stays, with its number, its moment and its place. It cannot be taken
/// back any more, and neither can the forgetting.
package struct ForgetChanges: Sendable {
  let store: any Store
  let remains: (any StoreRemains)?

  /// The changes that would be forgotten, the newest first; none that are already.
  ///
  /// Throws ``DomainError/notFound(_:query:nearest:)`` where there is no such entry.
  package func coming(_ changes: ForgettableChanges) throws -> [JournalEntry] {
    try store.read { repositories in
      let found =
        switch changes {
        case .entry(let name): try repositories.entries(with: repositories.entry(name))
        case .removed: try repositories.entriesOfWhatIsGone()
        case .all: try repositories.allEntries()
        }
      return found.filter { !$0.isForgotten }
    }
  }

  /// Forgets these; the files of the store are cleared even where there are none, since they may
  /// not have been the time before.
  package func callAsFunction(
    _ entries: [EntryName], as changes: ForgettableChanges
  ) throws -> ForgottenChanges {
    let meant: [EntryName] = if case .entry(let name) = changes { [name] } else { entries }
    let (told, standing) = try store.read { repositories in
      let all = try meant.map { try repositories.entry($0) }
      return (
        try all.map { try repositories.told($0) },
        changes == .removed ? [] : try repositories.standing(all)
      )
    }
    if !entries.isEmpty {
      try store.write { repositories in
        let found = try entries.map { try repositories.entry($0) }
        let things = try repositories.things(changes, found)
        try repositories.journal.forget(found.map(\.id))
        try repositories.journal.tellForgotten(ForgottenHere(changes: entries, things: things))
      }
    }
    var trouble: DomainError?
    do { try remains?.erase() } catch let error as DomainError { trouble = error }
    return ForgottenChanges(
      entries: entries, copies: remains?.copies(telling: told) ?? [],
      standing: entries.isEmpty ? [] : standing,
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

  /// The entry with those that it took back, and that took it back, and so on.
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

  /// Of which things other devices, and what is kept for them, are to forget what they were.
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

  /// The places of which the entry told more than that something was added.
  fileprivate func told(_ entry: JournalEntry) throws -> ToldChange {
    guard entry.state == .whole else { return ToldChange(name: entry.name, former: nil) }
    var former: [JournalPlace] = []
    try journal.steps(of: entry.id) { step in
      if step.change != .added, former.count < 1000 { former.append(step.place) }
    }
    return ToldChange(name: entry.name, former: former)
  }

  /// What the entries were mainly about and is there, each once, a few of them.
  fileprivate func standing(_ entries: [JournalEntry]) throws -> [StandingThing] {
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
      StandingThing(place: $0, title: try journal.title(at: $0) ?? "")
    }
  }

  /// The entries with a title or a value of what was removed and is not there.
  fileprivate func entriesOfWhatIsGone() throws -> [JournalEntry] {
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

  /// Whether somebody removed that time of its series.
  private func isRemovedTime(at place: JournalPlace) throws -> Bool {
    // The number is that of archives, for ever.
    try journal.state(at: place)?["kind"] == .number(0)
  }
}
