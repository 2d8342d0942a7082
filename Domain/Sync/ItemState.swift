/// The first addition of an item on any device.
package struct FirstAddition: Hashable, Comparable, Sendable {
  package let stamp: ChangeTimestamp
  package let entry: EntryID

  package init(stamp: ChangeTimestamp, entry: EntryID) {
    self.stamp = stamp
    self.entry = entry
  }

  public static func < (left: FirstAddition, right: FirstAddition) -> Bool {
    (left.stamp, left.entry) < (right.stamp, right.entry)
  }
}

/// Merged state of one item, present or removed.
public struct ItemState: Hashable, Sendable {
  package private(set) var presence = Presence()
  /// The first addition; nil until it arrives.
  package private(set) var firstAddition: FirstAddition?
  /// Latest timestamp of all changes of the item; the next change gets a greater one.
  package private(set) var latestStamp = ChangeTimestamp(rawValue: 0)
  package private(set) var fields: [SyncField: FieldState] = [:]
  package private(set) var lists: [SyncField: ListFieldState] = [:]
  /// Entries whose contents were erased; this state contains everything that is left of them.
  package private(set) var erasedEntries = SeenEntries()

  package init() {}

  /// Creates a state from its stored parts.
  package init(
    presence: Presence, birth: FirstAddition?, latest: ChangeTimestamp,
    fields: [SyncField: FieldState],
    lists: [SyncField: ListFieldState], forgotten: SeenEntries = SeenEntries()
  ) {
    self.presence = presence
    self.firstAddition = birth
    self.latestStamp = latest
    self.fields = fields
    self.lists = lists
    self.erasedEntries = forgotten
  }

  package var isPresent: Bool { firstAddition != nil && presence.isPresent }

  /// Values that all devices show.
  package var values: [String: FieldValue] {
    var values = [String: FieldValue](minimumCapacity: 2 * fields.count)
    for (field, state) in fields where field != SyncFields.removalField {
      for (name, value) in zip(field.names, winner(field, state)?.values ?? [])
      where value != .nothing {
        values[name] = value
      }
    }
    for (field, state) in lists where !state.texts.isEmpty { values[field.names[0]] = state.value }
    return values
  }

  /// Returns the winning write of the field.
  func winner(_ field: SyncField, _ state: FieldState) -> FieldWrite? {
    field.isOccurrenceField
      ? state.winningOccurrenceWrite(field, despite: presence.seenByRemovals) : state.winner
  }

  /// Returns the candidate writes of the field.
  func candidateWrites(_ field: SyncField, _ state: FieldState) -> [FieldWrite] {
    field.isOccurrenceField
      ? state.candidateWrites(field, despite: presence.seenByRemovals) : state.writes
  }

  /// Names of the fields with a present value that no removal had seen.
  var fieldsChangedAfterRemoval: Set<String> {
    Set(
      fields.filter { field, state in
        winner(field, state).map { !presence.seenByRemovals.contains($0.entry) } ?? false
      }.flatMap(\.key.names))
  }

  /// Removals that are still marked as such and that no later removal had seen.
  var removals: [FieldWrite] {
    (fields[SyncFields.removalField]?.writes ?? []).filter { $0.values == [SyncFields.isRemoved] }
  }

  /// The last removal, if the item exists nevertheless because of a concurrent change; otherwise
  /// nil. Data from before a device joined is no such change.
  var overruledRemoval: FieldWrite? {
    guard let last = removals.max(by: FieldWrite.ranks),
      presence.unseenChanges.contains(where: { !existedBeforeJoining(by: $0) })
    else { return nil }
    return last
  }

  private func existedBeforeJoining(by entry: EntryID) -> Bool {
    fields.values.contains { state in
      state.writes.contains { write in
        if case .beforeJoining = write.priority { write.entry == entry } else { false }
      }
    }
  }

  /// Ids of the items that are merged into one with this item.
  var joinedIDs: [Int64] {
    lists.isEmpty ? [] : (lists[SyncFields.sameAsField]?.texts ?? []).compactMap { Int64($0) }
  }

  /// Ids of the items that were ever merged into one with this item, even if they were separated
  /// again.
  var everJoinedIDs: [Int64] {
    lists.isEmpty
      ? []
      : (lists[SyncFields.sameAsField]?.lines.keys).map { parts in
        parts.compactMap { Int64(String(decoding: $0, as: UTF8.self)) }.sorted()
      } ?? []
  }

  mutating func formUnion(_ other: ItemState) {
    presence.formUnion(other.presence)
    firstAddition = [firstAddition, other.firstAddition].compactMap { $0 }.min()
    latestStamp = max(latestStamp, other.latestStamp)
    for field in Set(fields.keys).union(other.fields.keys) {
      fields[field, default: FieldState()].formUnion(
        other.fields[field] ?? FieldState(), forgotten: erasedEntries,
        otherForgotten: other.erasedEntries)
    }
    for field in Set(lists.keys).union(other.lists.keys) {
      lists[field, default: ListFieldState()].formUnion(
        other.lists[field] ?? ListFieldState(), forgotten: erasedEntries,
        otherForgotten: other.erasedEntries)
    }
    erasedEntries.formUnion(other.erasedEntries)
  }
}

// MARK: - Erasing

extension ItemState {
  /// Returns the state after an erasure of history by a device that had seen these entries. It has
  /// no former values; if `wholly`, nothing remains but the fact that the item was removed, with
  /// its removal mark, and its owner's id, which shows that it was removed with its owner.
  func erased(_ seen: SeenEntries, wholly: Bool, owner: SyncField?) -> ItemState {
    var left = self
    for (field, state) in fields {
      left.fields[field] = state.erased(
        wholly: wholly && field != owner && field != SyncFields.removalField)
    }
    for (field, list) in lists where field != SyncFields.sameAsField {
      left.lists[field] = list.erased(seen, wholly: wholly)
    }
    return left
  }

  /// Erases everything that came with these entries, except for what the remaining state contains.
  mutating func erase(_ seen: SeenEntries, leaving left: ItemState) {
    var left = left
    left.erasedEntries.formUnion(seen)
    formUnion(left)
  }
}

// MARK: - Applying entries

extension ItemState {
  mutating func apply(_ step: JournalStep, of entry: SyncEntry) {
    let stamp = entry.stamp(of: step.item)
    latestStamp = max(latestStamp, stamp)
    switch step.change {
    case .added:
      let birth = FirstAddition(stamp: stamp, entry: entry.id)
      self.firstAddition = min(self.firstAddition ?? birth, birth)
      presence.addChange(step.item.isStarter ? .shippedWithProgram : entry.id)
      write(step.fields, of: entry, stamp, in: step.item.kind)
    case .changed: write(step.fields, of: entry, stamp, in: step.item.kind)
    case .removed:
      var seen = entry.seen
      if step.item.isStarter { seen.insert(.shippedWithProgram) }
      presence.addRemoval(seeing: seen)
      let wish = step.fields.filter { $0.name == SyncFields.removal }
      write(wish, of: entry, stamp, in: step.item.kind)
    }
  }

  private mutating func write(
    _ told: [JournalField], of entry: SyncEntry, _ stamp: ChangeTimestamp, in kind: JournalKind
  ) {
    let rules = SyncFields.rules(of: kind)
    let named = Dictionary(told.map { ($0.name, $0) }) { first, _ in first }
    for field in Set(told.map { rules[$0.name] }) {
      let parts = field.names.map { named[$0] }
      let isChanged = parts.contains { $0.map { !$0.before.isSame(as: $0.after) } ?? false }
      let before = parts[0]?.before ?? .nothing
      // A removal, or the undo of one, has the same priority on every device.
      let joining = field == SyncFields.removalField ? nil : entry.earlierDeviceCount
      let write = FieldWrite(
        entry: entry.id, stamp: stamp,
        priority: !isChanged ? .unchanged : joining.map { .beforeJoining($0) } ?? .changed,
        values: parts.map { $0?.after ?? .nothing }, before: field.isNote ? before : .nothing)
      if field.isList {
        lists[field, default: ListFieldState()].insert(
          from: before, to: write, seeing: entry.seen, forgotten: erasedEntries)
      } else if erasedEntries.contains(entry.id) {
        fields[field, default: FieldState()].insertErased(write, seeing: entry.seen)
      } else {
        // Data from before a device joined changes no existing data.
        fields[field, default: FieldState()].insert(
          write, seeing: entry.seen,
          keepingUnchanged: field.isOccurrenceField && entry.earlierDeviceCount == nil)
      }
      if isChanged && field.restoresRemovedItem { presence.addChange(entry.id) }
    }
  }
}
