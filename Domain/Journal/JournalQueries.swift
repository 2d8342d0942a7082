/// Queries about the journal.
package struct JournalQueries: Sendable {
  let store: any Store
  let zone: any ZoneRules

  /// Returns the matching entries before the id, the newest first. The filter's search may use
  /// every feature of a ``SearchExpression``.
  package func list(
    _ filter: JournalFilter = JournalFilter(), before id: Int? = nil, limit: Int
  ) throws -> [JournalEntry] {
    try SearchedText.check(filter.search)
    let line = try SearchExpression(filter.search)
    return try store.read { repositories in
      line.needsFiltering
        ? try repositories.entries(filter, by: line, before: id, limit: limit, in: zone)
        : try repositories.journal.entries(filter, before: id, limit: limit)
    }
  }

  /// Returns the entry with the name; throws ``DomainError/notFound(_:query:nearest:)`` if there is
  /// none.
  package func entry(_ name: EntryName) throws -> JournalEntry {
    try store.read { try $0.entry(name) }
  }

  /// Returns those of the entries that undo can revert. Left out are undo entries, and entries that
  /// undoing the last change skips.
  package func undoableChanges(among names: [EntryName]) throws -> [EntryName] {
    guard !names.isEmpty else { return [] }
    return try store.read { repositories in
      let isPassedOver = repositories.makeSkipCheck()
      return try names.filter { name in
        guard let entry = try repositories.journal.entry(name) else { return false }
        return try entry.undoes == nil && !isPassedOver(entry)
      }
    }
  }

  /// Returns the first steps of the entry, the main one first. A step that adds an item contains
  /// the item's original values, as far as they are known.
  package func steps(of entry: JournalEntry, limit: Int) throws -> [JournalStep] {
    try store.read { try $0.steps(of: entry, limit: limit) }
  }

  /// Returns the steps of several entries, by their ids, in one transaction.
  package func steps(of entries: [JournalEntry], limit: Int) throws -> [Int: [JournalStep]] {
    guard !entries.isEmpty else { return [:] }
    return try store.read { repositories in
      var steps: [Int: [JournalStep]] = [:]
      for entry in entries { steps[entry.id] = try repositories.steps(of: entry, limit: limit) }
      return steps
    }
  }

  /// Returns the entries that changed the item or items that belong to it, the newest first.
  package func history(
    of owner: Int64, _ kind: JournalKind, before id: Int? = nil, limit: Int
  ) throws -> [JournalEntry] {
    try store.read { try $0.journal.history(of: owner, kind, before: id, limit: limit) }
  }

  /// Returns the time since which the journal is complete.
  package func completeSince() throws -> Instant {
    try store.read { try $0.journal.completeSince() }
  }
}

/// Stops the enumeration of steps.
private struct EnoughSteps: Error {}

extension Repositories {
  /// Returns the first steps of the entry; see ``JournalQueries/steps(of:limit:)``.
  package func steps(of entry: JournalEntry, limit: Int) throws -> [JournalStep] {
    try firstSteps(of: entry, limit: limit)
      .map { $0.change == .added ? try withOriginalFields($0, of: entry.id) : $0 }
  }

  /// Returns the first steps of the entry. Steps that add an item contain its title, but no values.
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

  /// Returns the step with the item's original values: the present or last values, with all later
  /// changes reverted.
  fileprivate func withOriginalFields(_ step: JournalStep, of entry: Int) throws -> JournalStep {
    var values = try journal.values(at: step.item)
    for (by, later) in try journal.laterSteps(of: step.item, after: entry).reversed()
    where by.summary.verb != .setAside {
      // An entry with erased contents hides all values from before it.
      let known = by.state == .complete ? later.previousValues : [:]
      switch later.change {
      case .added: values = nil
      case .changed:
        if by.state != .complete { for name in later.previousValues.keys { values?[name] = nil } }
        values?.merge(known) { $1 }
      case .removed: values = known
      }
    }
    let forms = journal.fieldTypes(of: step.item.kind)
    let fields = (values ?? [:]).filter { $0.value != .nothing }.sorted { $0.key < $1.key }
    return JournalStep(
      at: step.item, of: step.owner, .added, title: step.title,
      fields: fields.compactMap { name, value in
        forms[name].map { JournalField(name, $0, from: .nothing, to: value) }
      })
  }

  /// Returns the entry with the name; throws ``DomainError/notFound(_:query:nearest:)`` if there is
  /// none.
  package func entry(_ name: EntryName) throws -> JournalEntry {
    guard let entry = try journal.entry(name) else {
      throw DomainError.notFound(.change, query: "\(name)", nearest: [])
    }
    return entry
  }
}
