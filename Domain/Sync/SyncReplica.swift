/// Merge logic of a store or of some of its items: the state, and the creation of entries.
package struct SyncReplica: Sendable {
  package let device: DeviceID
  package var state: SyncState
  /// The entries merged into the state.
  package var applied: SeenEntries

  package init(
    _ device: DeviceID, state: SyncState = SyncState(), applied: SeenEntries = SeenEntries()
  ) {
    self.device = device
    self.state = state
    self.applied = applied
  }
}

// MARK: - Telling

extension SyncReplica {
  /// Creates and applies the entry for local changes; nil if none of them is synced. Undone and
  /// redone changes are marked, so that restored values do not count as changed.
  package mutating func note(
    _ steps: [JournalStep], at moment: Instant, takingBack: Bool = false
  ) -> SyncEntry? {
    append(syncedSteps(steps, takingBack), at: moment) { _ in }
  }

  /// Creates an entry that sends values again, each at its own place even for joined items. Nil if
  /// there are no steps.
  package mutating func appendResentEntry(_ steps: [JournalStep], at moment: Instant) -> SyncEntry?
  {
    append(steps, at: moment) { _ in }
  }

  /// Creates the entry for data from before joining, after the given number of devices. Items keep
  /// their stamps.
  package mutating func appendJoiningEntry(
    _ steps: [JournalStep], after others: Int, stamps: [JournalPlace: Stamp], at moment: Instant
  ) -> SyncEntry? {
    append(steps, at: moment) { entry in
      entry.stamps = stamps
      entry.joining = others
    }
  }

  /// Creates the entry of an erasure: removed items lose all their values, others their former
  /// values. Nil if there is nothing to erase.
  package mutating func appendErasureEntry(
    _ changes: [EntryID], at places: some Sequence<JournalPlace>, told: Set<JournalPlace> = [],
    at moment: Instant
  ) -> SyncEntry? {
    let left = state.forgotten(at: places, seeing: applied, told: told)
    return append(SyncErasure(changes: changes, things: left), at: moment)
  }

  /// Creates an entry with the present state of items of which others may still have erased data,
  /// so that they drop it. Nil if none of the items is known.
  package mutating func appendRemainingEntry(
    of places: some Sequence<JournalPlace>, at moment: Instant
  ) -> SyncEntry? {
    let left = Dictionary(
      places.compactMap { place in state.things[place].map { (place, $0) } }
    ) { first, _ in first }
    return append(SyncErasure(things: left), at: moment)
  }

  private mutating func append(
    _ erasure: SyncErasure, at moment: Instant
  ) -> SyncEntry? {
    guard !erasure.changes.isEmpty || !erasure.things.isEmpty else { return nil }
    var entry = SyncEntry(
      EntryID(device, applied[device] + 1), Stamp(at: moment), seen: applied, steps: [])
    entry.erasure = erasure
    state.insert(entry)
    applied.insert(entry.id)
    return entry
  }

  private mutating func append(
    _ steps: [JournalStep], at moment: Instant, _ complete: (inout SyncEntry) -> Void
  ) -> SyncEntry? {
    guard !steps.isEmpty else { return nil }
    let steps = steps.map(clearingRemovalMark)
    let usual = Stamp(at: moment)
    var entry = SyncEntry(
      EntryID(device, applied[device] + 1), usual, seen: applied, steps: steps)
    for place in steps.map(\.place) {
      let next = Stamp.next(after: state.things[place]?.latest ?? Stamp(rawValue: 0), at: moment)
      if next != usual { entry.stamps[place] = next }
    }
    complete(&entry)
    state.insert(entry)
    applied.insert(entry.id)
    return entry
  }

  /// Adds to a step that restores an item the field that clears its removal mark, since others may
  /// not have received earlier restorations. Handing out a shipped item does not clear it.
  private func clearingRemovalMark(_ step: JournalStep) -> JournalStep {
    let known = state.things[step.place]?.fields[SyncFields.removalField]
    guard step.change == .added, !(known?.writes.isEmpty ?? true),
      !step.place.isStarter || step.fields.contains(where: \.isChange)
    else { return step }
    let isWanted = JournalField(
      SyncFields.removal, .number, from: SyncFields.isRemoved, to: .nothing)
    return step.telling(step.fields + [isWanted])
  }

  /// Converts the steps to their synced form.
  private func syncedSteps(_ steps: [JournalStep], _ takingBack: Bool) -> [JournalStep] {
    let steps = takingBack ? steps.flatMap { repeatedJoin($0, of: steps) ?? [$0] } : steps
    let merged = MergedItems(of: joining(steps))
    let gone = Set(steps.filter { $0.change == .removed }.map(\.place))
    // Joined items that are restored separately are no longer joined.
    let parted = Set(
      steps.filter { $0.change == .added && !merged.joinedItems.isFirst($0.place) }.map(\.place))
    return steps.flatMap { step -> [JournalStep] in
      let own = state.things[step.place]?.values
      switch step.change {
      case .removed:
        // A joined item is part of the remaining one.
        if !merged.joinedItems.isFirst(step.place) { return [] }
        // Parts are removed with their owner.
        if let owner = merged.owner(of: step.place), gone.contains(owner) { return [] }
        // Another device may have entered an equal detail without having seen the undo.
        let isUndone = takingBack && !step.place.kind.isEntered
        return merged.joinedItems.all(of: step.place).map { $0 == step.place ? step : step.at($0) }
          .map { $0.telling(isUndone ? [] : [.removal]) }
      case .added:
        guard let own else { return [step] }
        guard takingBack else { return [step.changing(whatIsOtherwiseThan: own)] }
        if parted.contains(step.place) { return [parting(step, own)] }
        let fields = step.fields.map { field in
          // Sending a shipped item restores nothing by itself; this field shows that the user wants
          // it back.
          step.place.isStarter && field.name == "addedAt" || step.leavesOut(field)
            ? field : field.changing(from: own[field.name] ?? .nothing)
        }
        return [step.telling(fields)]
      case .changed:
        let shown = merged.values(of: step.place)
        let told =
          parted.isEmpty
          ? step.fields.filter { !merged.isSameName($0, in: step.place.kind) } : step.fields
        return merged.joinedItems.all(of: step.place).compactMap { place in
          if parted.contains(place) { return nil }
          let values = state.things[place]?.values ?? [:]
          var fields = told
          if place != step.place {
            fields = fields.filter { $0.name != SyncFields.sameAs }.map {
              $0.changing(from: values[$0.name] ?? .nothing)
            }
          }
          fields = fields.map {
            $0.includingEquivalentLines(of: values[$0.name] ?? .nothing, step.place.kind)
          }
          guard fields.contains(where: \.isChange) else { return nil }
          return step.at(place).telling(whole(fields, of: place.kind, values, shown))
        }
      }
    }
  }

  /// Returns the state after the joins contained in the steps.
  private func joining(_ steps: [JournalStep]) -> SyncState {
    let facts = steps.filter { $0.fields.contains { $0.name == SyncFields.sameAs } }
    if facts.isEmpty { return state }
    var joined = state
    joined.insert(
      SyncEntry(
        EntryID(device, applied[device] + 1), Stamp(rawValue: 0), seen: applied, steps: facts))
    return joined
  }

  /// Returns the step that restores a joined item as a separate one.
  private func parting(_ step: JournalStep, _ own: [String: FieldValue]) -> JournalStep {
    let texts = state.things[step.place]?.lists[SyncFields.sameAsField]?.value ?? .nothing
    let fields = step.fields.map { $0.changing(from: own[$0.name] ?? .nothing) }
    return JournalStep(
      at: step.place, of: step.owner, .changed, title: step.title,
      fields: fields + [JournalField(SyncFields.sameAs, .text, from: texts, to: .nothing)])
  }

  /// Returns the steps of the original join for a removal that redoes it: the join, and the
  /// remaining item's values where they differ. Nil if the removal was no join.
  private func repeatedJoin(_ step: JournalStep, of steps: [JournalStep]) -> [JournalStep]? {
    guard step.change == .removed, let known = state.things[step.place], known.sameAs.isEmpty,
      let id = known.everJoinedIDs.first(where: { id in
        steps.contains { $0.place == JournalPlace(step.place.kind, id) || $0.owner == id }
      })
    else { return nil }
    let first = JournalPlace(step.place.kind, id)
    guard let there = state.things[first], there.birth != nil else { return nil }
    let values = steps.reduce(into: there.values) { values, step in
      guard step.place == first else { return }
      for field in step.fields { values[field.name] = field.after }
    }
    let fields = known.values.sorted { $0.key < $1.key }.compactMap { name, value in
      let standing = values[name] ?? .nothing
      return value.isSame(as: standing)
        ? nil : JournalField(name, .text, from: value, to: standing)
    }
    return [
      JournalStep(
        at: step.place, of: step.owner, .changed, title: step.title,
        fields: [JournalField(SyncFields.sameAs, .text, from: .nothing, to: .text("\(id)"))]),
      JournalStep(at: first, of: id, .changed, title: step.title, fields: fields),
    ]
  }

  /// Returns the fields together with the shown values of all fields that share a rule with them.
  private func whole(
    _ fields: [JournalField], of kind: JournalKind, _ values: [String: FieldValue],
    _ shown: [String: FieldValue]
  ) -> [JournalField] {
    let rules = SyncFields.of(kind)
    var others = Set(fields.filter(\.isChange).flatMap { rules[$0.name].names })
    // This restores the time if another device leaves it out without having seen the change.
    if kind == .exception, SeriesException.takesPlace(shown["kind"]) {
      others.formUnion(rules["kind"].names)
    }
    return fields
      + others.subtracting(fields.map(\.name)).sorted().map { name in
        JournalField(
          name, .text, from: values[name] ?? .nothing, to: shown[name] ?? .nothing)
      }
  }
}

extension JournalField {
  /// Field that marks an item as meant to be removed.
  static let removal = JournalField(
    SyncFields.removal, .number, from: .nothing, to: SyncFields.isRemoved)

  /// Whether the value differs from the former one.
  var isChange: Bool { !before.isSame(as: after) }

  /// Extends removed list lines to all lines that users regard as equal.
  func includingEquivalentLines(of lines: FieldValue, _ kind: JournalKind) -> JournalField {
    guard SyncFields.of(kind).limit?.list == name else { return self }
    let (old, new) = (ListFieldState.texts(of: before), ListFieldState.texts(of: after))
    let taken = Set(old.filter { !new.contains($0) }.map(SearchFolding.folded))
    let alike = ListFieldState.texts(of: lines).filter {
      !old.contains($0) && taken.contains(SearchFolding.folded($0))
    }
    return alike.isEmpty ? self : changing(from: .text((old + alike).joined(separator: "\n")))
  }

  func changing(from before: FieldValue) -> JournalField {
    JournalField(name, form, from: before, to: after)
  }
}

extension JournalStep {
  func at(_ place: JournalPlace) -> JournalStep {
    let owner = owner == self.place.id ? place.id : owner
    return JournalStep(at: place, of: owner, change, title: title, fields: fields)
  }

  func telling(_ fields: [JournalField]) -> JournalStep {
    JournalStep(at: place, of: owner, change, title: title, fields: fields)
  }

  /// Whether the field says that a time of a series does not occur; that counts as a change each
  /// time.
  fileprivate func leavesOut(_ field: JournalField) -> Bool {
    place.kind == .exception && field.name == "kind" && !SeriesException.takesPlace(field.after)
  }

  /// Copy of the step for a time of a series that is changed again: values count as changed if they
  /// differ from the known ones.
  fileprivate func changing(whatIsOtherwiseThan known: [String: FieldValue]) -> JournalStep {
    guard place.kind == .exception else { return self }
    return telling(
      fields.map { field in
        let former = known[field.name] ?? .nothing
        return field.isChange || field.after.isSame(as: former)
          ? field : field.changing(from: former)
      })
  }
}
