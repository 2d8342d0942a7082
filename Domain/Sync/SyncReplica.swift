/// Merge logic, independent of storage: holds a sync state, of a whole store or of some of its
/// items, and creates entries.
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

// MARK: - Creating entries

extension SyncReplica {
  /// Creates and applies the entry for local changes; nil if none of them is synced. `takingBack`:
  /// the changes are an undo or a redo, so that restored values do not count as changed by the
  /// user. `stamps`: items that keep an older timestamp.
  package mutating func appendEntry(
    _ steps: [JournalStep], at moment: Instant, takingBack: Bool = false,
    stamps: [ItemReference: ChangeTimestamp] = [:]
  ) -> SyncEntry? {
    append(syncedSteps(steps, takingBack), at: moment) { $0.stamps.merge(stamps) { $1 } }
  }

  /// Creates an entry that sends values again; nil if there are no steps. Items that were merged
  /// are each sent under their own id.
  package mutating func appendResentEntry(_ steps: [JournalStep], at moment: Instant) -> SyncEntry?
  {
    append(steps, at: moment) { _ in }
  }

  /// Creates the entry for data from before this device joined; `others` is the number of devices
  /// that had joined earlier. Items keep their timestamps.
  package mutating func appendJoiningEntry(
    _ steps: [JournalStep], after others: Int, stamps: [ItemReference: ChangeTimestamp],
    at moment: Instant
  ) -> SyncEntry? {
    append(steps, at: moment) { entry in
      entry.stamps = stamps
      entry.earlierDeviceCount = others
    }
  }

  /// Creates the entry for an erasure of history. Removed items lose all their values, other items
  /// their former values. Nil if there is nothing to erase.
  package mutating func appendErasureEntry(
    _ changes: [EntryID], at places: some Sequence<ItemReference>,
    mentioned told: Set<ItemReference> = [],
    at moment: Instant
  ) -> SyncEntry? {
    let left = state.erasedStates(at: places, seeing: applied, mentioned: told)
    return append(SyncErasure(changes: changes, itemStates: left), at: moment)
  }

  /// Creates an entry with what remains of items after an erasure. Other devices that still have
  /// erased data then drop it. Nil if none of the items is known.
  package mutating func appendRemainingEntry(
    of places: some Sequence<ItemReference>, at moment: Instant
  ) -> SyncEntry? {
    let left = Dictionary(
      places.compactMap { place in state.itemStates[place].map { (place, $0) } }
    ) { first, _ in first }
    return append(SyncErasure(itemStates: left), at: moment)
  }

  private mutating func append(
    _ erasure: SyncErasure, at moment: Instant
  ) -> SyncEntry? {
    guard !erasure.changes.isEmpty || !erasure.itemStates.isEmpty else { return nil }
    var entry = SyncEntry(
      EntryID(device, applied[device] + 1), ChangeTimestamp(at: moment), seen: applied, steps: [])
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
    let usual = ChangeTimestamp(at: moment)
    var entry = SyncEntry(
      EntryID(device, applied[device] + 1), usual, seen: applied, steps: steps)
    for place in steps.map(\.item) {
      let next = ChangeTimestamp.next(
        after: state.itemStates[place]?.latestStamp ?? ChangeTimestamp(rawValue: 0), at: moment)
      if next != usual { entry.stamps[place] = next }
    }
    complete(&entry)
    state.insert(entry)
    applied.insert(entry.id)
    return entry
  }

  /// Returns the step, extended by the field that clears the removal mark, if the step restores a
  /// removed item. Other devices may not know earlier restorations. If the program itself adds a
  /// shipped item, the mark stays.
  private func clearingRemovalMark(_ step: JournalStep) -> JournalStep {
    let known = state.itemStates[step.item]?.fields[SyncFields.removalField]
    guard step.change == .added, !(known?.writes.isEmpty ?? true),
      !step.item.isStarter || step.fields.contains(where: \.isChange)
    else { return step }
    let isWanted = JournalField(
      SyncFields.removal, .number, from: SyncFields.isRemoved, to: .nothing)
    return step.withFields(step.fields + [isWanted])
  }

  /// Converts the steps to their synced form.
  private func syncedSteps(_ steps: [JournalStep], _ takingBack: Bool) -> [JournalStep] {
    let steps = takingBack ? steps.flatMap { repeatedJoin($0, of: steps) ?? [$0] } : steps
    let merged = MergedItems(of: stateAfterJoins(steps))
    let gone = Set(steps.filter { $0.change == .removed }.map(\.item))
    // Merged items that are restored separately are no longer merged.
    let parted = Set(
      steps.filter { $0.change == .added && !merged.joinedItems.isRepresentative($0.item) }.map(
        \.item))
    return steps.flatMap { step -> [JournalStep] in
      let own = state.itemStates[step.item]?.values
      switch step.change {
      case .removed:
        // An item merged into another one is no longer sent by itself.
        if !merged.joinedItems.isRepresentative(step.item) { return [] }
        // Items that belong to a removed owner are removed with it.
        if let owner = merged.owner(of: step.item), gone.contains(owner) { return [] }
        // Removing such an item by undo is no removal by the user: another device may have entered
        // an equal one without knowing the undo.
        let isUndone = takingBack && !step.item.kind.isUserEntered
        return merged.joinedItems.group(of: step.item).map {
          $0 == step.item ? step : step.moved(to: $0)
        }
        .map { $0.withFields(isUndone ? [] : [.removal]) }
      case .added:
        guard let own else { return [step] }
        guard takingBack else { return [step.markingChanges(from: own)] }
        if parted.contains(step.item) { return [separationStep(step, own)] }
        let fields = step.fields.map { field in
          // Sending a shipped item does not restore it. Counting this field as changed shows that
          // the user wants it back.
          step.item.isStarter && field.name == "addedAt" || step.omitsOccurrence(field)
            ? field : field.changing(from: own[field.name] ?? .nothing)
        }
        return [step.withFields(fields)]
      case .changed:
        let shown = merged.values(of: step.item)
        let told =
          parted.isEmpty
          ? step.fields.filter { !merged.refersToSameItem($0, in: step.item.kind) } : step.fields
        return merged.joinedItems.group(of: step.item).compactMap { place in
          if parted.contains(place) { return nil }
          let values = state.itemStates[place]?.values ?? [:]
          var fields = told
          if place != step.item {
            fields = fields.filter { $0.name != SyncFields.sameAs }.map {
              $0.changing(from: values[$0.name] ?? .nothing)
            }
          }
          fields = fields.map {
            $0.includingEquivalentLines(of: values[$0.name] ?? .nothing, step.item.kind)
          }
          guard fields.contains(where: \.isChange) else { return nil }
          return step.moved(to: place).withFields(
            withRuleFields(fields, of: place.kind, values, shown))
        }
      }
    }
  }

  /// Returns the state after applying the merges of items that the steps contain.
  private func stateAfterJoins(_ steps: [JournalStep]) -> SyncState {
    let facts = steps.filter { $0.fields.contains { $0.name == SyncFields.sameAs } }
    if facts.isEmpty { return state }
    var joined = state
    joined.insert(
      SyncEntry(
        EntryID(device, applied[device] + 1), ChangeTimestamp(rawValue: 0), seen: applied,
        steps: facts))
    return joined
  }

  /// Returns the step that restores a merged item as a separate one.
  private func separationStep(_ step: JournalStep, _ own: [String: FieldValue]) -> JournalStep {
    let texts = state.itemStates[step.item]?.lists[SyncFields.sameAsField]?.value ?? .nothing
    let fields = step.fields.map { $0.changing(from: own[$0.name] ?? .nothing) }
    return JournalStep(
      at: step.item, of: step.owner, .changed, title: step.title,
      fields: fields + [JournalField(SyncFields.sameAs, .text, from: texts, to: .nothing)])
  }

  /// Returns the steps of the original merge of two items, for a removal that redoes it: the merge
  /// itself, and the values of the remaining item where they differ. Nil if the removal was not
  /// part of a merge.
  private func repeatedJoin(_ step: JournalStep, of steps: [JournalStep]) -> [JournalStep]? {
    guard step.change == .removed, let known = state.itemStates[step.item], known.joinedIDs.isEmpty,
      let id = known.everJoinedIDs.first(where: { id in
        steps.contains { $0.item == ItemReference(step.item.kind, id) || $0.owner == id }
      })
    else { return nil }
    let first = ItemReference(step.item.kind, id)
    guard let there = state.itemStates[first], there.firstAddition != nil else { return nil }
    let values = steps.reduce(into: there.values) { values, step in
      guard step.item == first else { return }
      for field in step.fields { values[field.name] = field.after }
    }
    let fields = known.values.sorted { $0.key < $1.key }.compactMap { name, value in
      let standing = values[name] ?? .nothing
      return value.isSame(as: standing)
        ? nil : JournalField(name, .text, from: value, to: standing)
    }
    return [
      JournalStep(
        at: step.item, of: step.owner, .changed, title: step.title,
        fields: [JournalField(SyncFields.sameAs, .text, from: .nothing, to: .text("\(id)"))]),
      JournalStep(at: first, of: id, .changed, title: step.title, fields: fields),
    ]
  }

  /// Returns the fields, extended by the present values of all fields that are merged together with
  /// them.
  private func withRuleFields(
    _ fields: [JournalField], of kind: JournalKind, _ values: [String: FieldValue],
    _ shown: [String: FieldValue]
  ) -> [JournalField] {
    let rules = SyncFields.rules(of: kind)
    var others = Set(fields.filter(\.isChange).flatMap { rules[$0.name].names })
    // Sending this field restores the occurrence if another device leaves it out without knowing
    // the change.
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
  /// The field that marks an item as to be removed.
  static let removal = JournalField(
    SyncFields.removal, .number, from: .nothing, to: SyncFields.isRemoved)

  /// Whether the field's value differs before and after.
  var isChange: Bool { !before.isSame(as: after) }

  /// Returns the field with more removed lines: all lines that users regard as equal to one that is
  /// removed.
  func includingEquivalentLines(of lines: FieldValue, _ kind: JournalKind) -> JournalField {
    guard SyncFields.rules(of: kind).listLimit?.list == name else { return self }
    let (old, new) = (ListFieldState.texts(of: before), ListFieldState.texts(of: after))
    let taken = Set(old.filter { !new.contains($0) }.map(SearchFolding.folded))
    let alike = ListFieldState.texts(of: lines).filter {
      !old.contains($0) && taken.contains(SearchFolding.folded($0))
    }
    return alike.isEmpty ? self : changing(from: .text((old + alike).joined(separator: "\n")))
  }

  func changing(from before: FieldValue) -> JournalField {
    JournalField(name, fieldType, from: before, to: after)
  }
}

extension JournalStep {
  func moved(to place: ItemReference) -> JournalStep {
    let owner = owner == self.item.id ? place.id : owner
    return JournalStep(at: place, of: owner, change, title: title, fields: fields)
  }

  func withFields(_ fields: [JournalField]) -> JournalStep {
    JournalStep(at: item, of: owner, change, title: title, fields: fields)
  }

  /// Whether the field says that an occurrence of a series does not take place. This counts as a
  /// change even if it repeats the known value.
  fileprivate func omitsOccurrence(_ field: JournalField) -> Bool {
    item.kind == .exception && field.name == "kind" && !SeriesException.takesPlace(field.after)
  }

  /// Returns the step for an occurrence of a series with all values that differ from the known ones
  /// marked as changed.
  fileprivate func markingChanges(from known: [String: FieldValue]) -> JournalStep {
    guard item.kind == .exception else { return self }
    return withFields(
      fields.map { field in
        let former = known[field.name] ?? .nothing
        return field.isChange || field.after.isSame(as: former)
          ? field : field.changing(from: former)
      })
  }
}
