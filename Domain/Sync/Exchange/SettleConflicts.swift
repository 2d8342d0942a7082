/// Resolves listed conflicts: keeps the present state for good or replaces it with the other one.
/// The resolution is synced, so that the conflict disappears on all devices.
package struct SettleConflicts: Sendable {
  let tools: SyncTools

  package enum Side: String, CaseIterable, Sendable {
    case kept
    case other
  }

  /// Resolves the conflict and returns it with the resulting title.
  ///
  /// Throws ``SyncRefusal/noSuchConflict(_:)``, ``SyncRefusal/hasNoSides`` if taking a side
  /// resolves nothing, and ``SyncRefusal/isOlderCopy`` if the user has not decided yet which state
  /// counts after a restore: conflicts are incomplete until then.
  @discardableResult
  package func callAsFunction(_ id: String, taking side: Side) throws -> SyncConflict {
    if try tools.resume.asks() { throw DomainError.refused(.sync(.isOlderCopy)) }
    var conflict = try tools.queries.conflict(id)
    conflict.title = try tools.store.write { repositories in
      guard var replica = try StoredReplica(repositories) else {
        throw DomainError.refused(.sync(.isOff))
      }
      let title = try replica.settle(conflict.notice, taking: side, at: tools.now())
      try replica.remember(conflict, settledBy: side, at: tools.now())
      return title
    }
    return conflict
  }
}

extension StoredReplica {
  fileprivate mutating func settle(
    _ notice: SyncNotice, taking side: SettleConflicts.Side, at moment: Instant
  ) throws -> String? {
    let steps = try steps(settling: notice, taking: side)
    guard !steps.isEmpty else { throw DomainError.refused(.sync(.hasNoSides)) }
    // Only the other side is a visible change, which undo can revert; keeping the present state is
    // not.
    let isSeen =
      switch notice {
      case .otherValue, .broughtBack, .sameDay, .aside(_, .orphaned): side == .other
      case .aside, .claimed, .alsoOpen, .goesBack: false
      }
    if !isSeen { try journal.begin(.merging) }
    if isSeen, case .aside = notice {
      try journal.describe(.bringBack, subject: try subject(of: notice))
    }
    // No one recorded a page or postponed anything at that time.
    if case .sameDay = notice { try journal.describe(.edit, subject: nil) }
    let last = part.applied[part.device]
    try appendOwn(steps, at: moment, isSeen ? try heading(of: notice, at: moment) : nil)
    try show(Set(steps.map(\.place)).union(try sync.unsettledPlaces()), at: moment)
    // The title itself may have been in conflict.
    if isSeen { try tell(try subject(of: notice), inEntriesAfter: last) }
    if !isSeen { try journal.begin(.here) }
    let merged = MergedItems(of: state(of: try component(of: [notice.place])))
    return try title(at: notice.place, merged)
  }

  /// Replaces the subject in the headings of this device's new entries.
  private func tell(_ subject: String, inEntriesAfter number: Int) throws {
    for synced in try sync.ownEntries(after: number, limit: .max) {
      guard let heading = synced.heading, heading.subject != subject else { continue }
      try sync.append(
        SyncedEntry(
          synced.entry,
          EntryHeading(
            number: heading.number, at: heading.at, verb: heading.verb, subject: subject)))
    }
  }

  /// Returns the heading that the journal will give to this transaction's only change.
  private func heading(of notice: SyncNotice, at moment: Instant) throws -> EntryHeading {
    let verb: ChangeVerb =
      switch notice {
      case .broughtBack: .remove
      case .aside: .bringBack
      case .otherValue, .sameDay, .claimed, .alsoOpen, .goesBack: .edit
      }
    let last = try journal.ownEntry(before: nil)?.name.number ?? 0
    return EntryHeading(
      number: last + 1, at: moment, verb: verb, subject: try subject(of: notice))
  }

  private func subject(of notice: SyncNotice) throws -> String {
    let place = if case .aside(_, .orphaned(let owner)) = notice { owner } else { notice.place }
    return try title(at: place, MergedItems(of: state(of: try component(of: [place])))) ?? ""
  }

  private func steps(
    settling notice: SyncNotice, taking side: SettleConflicts.Side
  ) throws -> [JournalStep] {
    switch notice {
    case .otherValue(let place, let names, let kept, let other, _):
      let sides = side == .other ? zip(kept, other) : zip(other, kept)
      return [changed(place, names, Array(sides))]
    case .broughtBack(let place, _):
      if side == .other { return [removed(place)] }
      let things = try statesToConsider(at: [place])
      return JoinedItems(of: things).all(of: place).compactMap { twin in
        things[twin].flatMap { $0.removals.isEmpty ? nil : staying(twin, $0) }
      }
    case .sameDay(let kept, let other):
      return [removed(side == .kept ? other : kept)]
    case .aside(let place, .breaksRule(let names, let values)):
      guard side == .kept else { return [] }
      return [changed(place, names, values.map { ($0, .nothing) })]
    case .aside(let place, .tooMany(let name, let rest)):
      guard side == .kept, let thing = try sync.things(at: [place])[place],
        let list = thing.values[name]
      else { return [] }
      let texts = ListFieldState.texts(of: list).filter { !rest.contains($0) }
      return [changed(place, [name], [(list, .text(texts.joined(separator: "\n")))])]
    case .aside(let place, .orphaned):
      if side == .kept { return [removed(place)] }
      let things = try component(of: [place])
      return MergedItems(of: state(of: things)).hiddenOwners(of: place).reversed()
        .compactMap { owner in things[owner].map { staying(owner, $0) } }
    case .aside(_, .notBorn), .claimed, .alsoOpen, .goesBack: return []
    }
  }

  /// Returns a step that sends all fields again, for devices that have discarded them.
  private func staying(_ place: JournalPlace, _ thing: ItemState) -> JournalStep {
    JournalStep(
      at: place, of: place.id, .added, title: "",
      fields: thing.values.sorted { $0.key < $1.key }.map {
        JournalField($0.key, form(of: $0.key, place.kind), from: $0.value, to: $0.value)
      })
  }

  private func form(of name: String, _ kind: JournalKind) -> FieldType {
    journal.forms(of: kind)[name] ?? .id
  }

  private func changed(
    _ place: JournalPlace, _ names: [String], _ values: [(FieldValue, FieldValue)]
  ) -> JournalStep {
    JournalStep(
      at: place, of: place.id, .changed, title: "",
      fields: zip(names, values).map {
        JournalField($0, form(of: $0, place.kind), from: $1.0, to: $1.1)
      })
  }

  private func removed(_ place: JournalPlace) -> JournalStep {
    JournalStep(at: place, of: place.id, .removed, title: "", fields: [])
  }
}
