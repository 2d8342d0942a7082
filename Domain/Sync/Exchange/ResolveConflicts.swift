/// Resolves listed conflicts. The user keeps the present value for good, or replaces it with the
/// other one. The resolution is synced, so that the conflict disappears on all devices.
package struct ResolveConflicts: Sendable {
  let tools: SyncTools

  package enum Side: String, CaseIterable, Sendable {
    case kept
    case other
  }

  /// Resolves the conflict; returns it with the item's new title. Throws:
  ///
  /// - ``SyncRefusal/noSuchConflict(_:)``,
  /// - ``SyncRefusal/hasNoSides`` if choosing a side does not resolve the conflict,
  /// - ``SyncRefusal/isOlderCopy`` if the user has not decided yet which state to keep after a
  ///   restore, since conflicts are incomplete until then.
  @discardableResult
  package func callAsFunction(_ id: String, taking side: Side) throws -> SyncConflict {
    if try tools.resume.needsDecision() { throw DomainError.refused(.sync(.isOlderCopy)) }
    var conflict = try tools.queries.conflict(id)
    conflict.title = try tools.store.write { repositories in
      guard var replica = try StoredReplica(repositories) else {
        throw DomainError.refused(.sync(.isOff))
      }
      let title = try replica.resolve(conflict.notice, taking: side, at: tools.now())
      try replica.saveResolved(conflict, by: side, at: tools.now())
      return title
    }
    return conflict
  }
}

extension StoredReplica {
  fileprivate mutating func resolve(
    _ notice: SyncNotice, taking side: ResolveConflicts.Side, at moment: Instant
  ) throws -> String? {
    let steps = try resolutionSteps(settling: notice, taking: side)
    guard !steps.isEmpty else { throw DomainError.refused(.sync(.hasNoSides)) }
    // Replacing the present value is a visible change, which undo can revert; keeping it is not.
    let isSeen =
      switch notice {
      case .otherValue, .broughtBack, .sameDay, .aside(_, .orphaned): side == .other
      case .aside, .claimed, .alsoOpen, .goesBack: false
      }
    if !isSeen { try journal.beginEntry(.merging) }
    if isSeen, case .aside = notice {
      try journal.setVerb(.bringBack, subject: try subject(of: notice))
    }
    // Call the change an edit: nobody recorded a page or postponed anything now.
    if case .sameDay = notice { try journal.setVerb(.edit, subject: nil) }
    let last = participation.applied[participation.device]
    try appendOwn(steps, at: moment, isSeen ? try heading(of: notice, at: moment) : nil)
    try show(Set(steps.map(\.item)).union(try sync.itemsToShow()), at: moment)
    // Set the subject afterwards, since the title itself may have been in conflict.
    if isSeen { try setSubject(try subject(of: notice), inEntriesAfter: last) }
    if !isSeen { try journal.beginEntry(.thisDevice) }
    let merged = MergedItems(of: state(of: try connectedStates(of: [notice.item])))
    return try title(at: notice.item, merged)
  }

  /// Replaces the subject in the headings of this device's new entries.
  private func setSubject(_ subject: String, inEntriesAfter number: Int) throws {
    for synced in try sync.ownEntries(after: number, limit: .max) {
      guard let heading = synced.heading, heading.subject != subject else { continue }
      try sync.append(
        SyncedEntry(
          synced.entry,
          EntryHeading(
            number: heading.number, at: heading.changedAt, verb: heading.verb, subject: subject)))
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
    let place = if case .aside(_, .orphaned(let owner)) = notice { owner } else { notice.item }
    return try title(at: place, MergedItems(of: state(of: try connectedStates(of: [place])))) ?? ""
  }

  private func resolutionSteps(
    settling notice: SyncNotice, taking side: ResolveConflicts.Side
  ) throws -> [JournalStep] {
    switch notice {
    case .otherValue(let place, let names, let kept, let other, _):
      let sides = side == .other ? zip(kept, other) : zip(other, kept)
      return [changeStep(place, names, Array(sides))]
    case .broughtBack(let place, _):
      if side == .other { return [removalStep(place)] }
      let things = try statesToConsider(at: [place])
      return JoinedItems(of: things).group(of: place).compactMap { twin in
        things[twin].flatMap { $0.removals.isEmpty ? nil : resendingStep(twin, $0) }
      }
    case .sameDay(let kept, let other):
      return [removalStep(side == .kept ? other : kept)]
    case .aside(let place, .breaksRule(let names, let values)):
      guard side == .kept else { return [] }
      return [changeStep(place, names, values.map { ($0, .nothing) })]
    case .aside(let place, .tooMany(let name, let rest)):
      guard side == .kept, let thing = try sync.itemStates(at: [place])[place],
        let list = thing.values[name]
      else { return [] }
      let texts = ListFieldState.texts(of: list).filter { !rest.contains($0) }
      return [changeStep(place, [name], [(list, .text(texts.joined(separator: "\n")))])]
    case .aside(let place, .orphaned):
      if side == .kept { return [removalStep(place)] }
      let things = try connectedStates(of: [place])
      return MergedItems(of: state(of: things)).hiddenOwners(of: place).reversed()
        .compactMap { owner in things[owner].map { resendingStep(owner, $0) } }
    case .aside(_, .notBorn), .claimed, .alsoOpen, .goesBack: return []
    }
  }

  /// Returns a step that sends all fields of the item again, for devices that have dropped them.
  private func resendingStep(_ place: ItemReference, _ thing: ItemState) -> JournalStep {
    JournalStep(
      at: place, of: place.id, .added, title: "",
      fields: thing.values.sorted { $0.key < $1.key }.map {
        JournalField($0.key, fieldType(of: $0.key, place.kind), from: $0.value, to: $0.value)
      })
  }

  private func fieldType(of name: String, _ kind: JournalKind) -> FieldType {
    journal.fieldTypes(of: kind)[name] ?? .id
  }

  private func changeStep(
    _ place: ItemReference, _ names: [String], _ values: [(FieldValue, FieldValue)]
  ) -> JournalStep {
    JournalStep(
      at: place, of: place.id, .changed, title: "",
      fields: zip(names, values).map {
        JournalField($0, fieldType(of: $0, place.kind), from: $1.0, to: $1.1)
      })
  }

  private func removalStep(_ place: ItemReference) -> JournalStep {
    JournalStep(at: place, of: place.id, .removed, title: "", fields: [])
  }
}
