/// The reads of the journal.
package struct JournalQueries: Sendable {
  let store: any Store
  let zone: any ZoneRules

  /// Entries that the filter accepts, the newest first, from before the one with that id; its
  /// search may ask for all that a ``SearchLine`` does.
  package func list(
    _ filter: JournalFilter = JournalFilter(), before id: Int? = nil, limit: Int
  ) throws -> [JournalEntry] {
    try SearchedText.check(filter.search)
    let line = try SearchLine(filter.search)
    return try store.read { repositories in
      line.hasMore
        ? try repositories.entries(filter, by: line, before: id, limit: limit, in: zone)
        : try repositories.journal.entries(filter, before: id, limit: limit)
    }
  }

  /// Throws ``DomainError/notFound(_:query:nearest:)`` where there is no such entry.
  package func entry(_ name: EntryName) throws -> JournalEntry {
    try store.read { try $0.entry(name) }
  }

  /// Those of the entries that are changes for an undo: no undo themselves, nor passed over by one.
  package func changes(among names: [EntryName]) throws -> [EntryName] {
    guard !names.isEmpty else { return [] }
    return try store.read { repositories in
      try names.filter { name in
        guard let entry = try repositories.journal.entry(name) else { return false }
        return entry.undoes == nil && !entry.words.isPassedOver
      }
    }
  }

  /// The first steps of an entry, at most so many, the main one first. What was added has the
  /// fields that it was added with, as far as that is still known.
  package func steps(of entry: JournalEntry, limit: Int) throws -> [JournalStep] {
    try store.read { try $0.steps(of: entry, limit: limit) }
  }

  /// The same of several entries, by their ids, in one read.
  package func steps(of entries: [JournalEntry], limit: Int) throws -> [Int: [JournalStep]] {
    guard !entries.isEmpty else { return [:] }
    return try store.read { repositories in
      var steps: [Int: [JournalStep]] = [:]
      for entry in entries { steps[entry.id] = try repositories.steps(of: entry, limit: limit) }
      return steps
    }
  }

  /// The entries by which the thing was changed, or what belongs to it, the newest first.
  package func history(
    of owner: Int64, _ kind: JournalKind, before id: Int? = nil, limit: Int
  ) throws -> [JournalEntry] {
    try store.read { try $0.journal.history(of: owner, kind, before: id, limit: limit) }
  }

  /// Since when the journal knows all that was changed.
  package func knownSince() throws -> Instant {
    try store.read { try $0.journal.knownSince() }
  }
}

/// Ends the reading of steps of which there are enough.
private struct EnoughSteps: Error {}

extension Repositories {
  /// The first steps of an entry, at most so many; see ``JournalQueries/steps(of:limit:)``.
  package func steps(of entry: JournalEntry, limit: Int) throws -> [JournalStep] {
    try firstSteps(of: entry, limit: limit)
      .map { $0.change == .added ? try filled($0, of: entry.id) : $0 }
  }

  /// The same; of what was added only its title.
  func firstSteps(of entry: JournalEntry, limit: Int) throws -> [JournalStep] {
    var steps: [JournalStep] = []
    do {
      try journal.steps(of: entry.id) { step in
        guard steps.count < limit else { throw EnoughSteps() }
        steps.append(step)
      }
    } catch is EnoughSteps {}
    return steps
  }

  /// The addition with what the thing had: what it has now, or had when it went, without what was
  /// changed later.
  fileprivate func filled(_ step: JournalStep, of entry: Int) throws -> JournalStep {
    var values = try journal.state(at: step.place)
    for (by, later) in try journal.touches(of: step.place, after: entry).reversed()
    where by.words.verb != .setAside {
      // What was forgotten is not known from there on back.
      let known = by.state == .whole ? later.values : [:]
      switch later.change {
      case .added: values = nil
      case .changed:
        if by.state != .whole { for name in later.values.keys { values?[name] = nil } }
        values?.merge(known) { $1 }
      case .removed: values = known
      }
    }
    let forms = journal.forms(of: step.place.kind)
    let fields = (values ?? [:]).filter { $0.value != .nothing }.sorted { $0.key < $1.key }
    return JournalStep(
      at: step.place, of: step.owner, .added, title: step.title,
      fields: fields.compactMap { name, value in
        forms[name].map { JournalField(name, $0, from: .nothing, to: value) }
      })
  }

  /// Throws ``DomainError/notFound(_:query:nearest:)`` where there is no such entry.
  package func entry(_ name: EntryName) throws -> JournalEntry {
    guard let entry = try journal.entry(name) else {
      throw DomainError.notFound(.change, query: "\(name)", nearest: [])
    }
    return entry
  }
}
