/// First addition of an item on any device.
package struct Birth: Hashable, Comparable, Sendable {
  package let stamp: Stamp
  package let entry: EntryID

  package init(stamp: Stamp, entry: EntryID) {
    self.stamp = stamp
    self.entry = entry
  }

  public static func < (left: Birth, right: Birth) -> Bool {
    (left.stamp, left.entry) < (right.stamp, right.entry)
  }
}

/// Merged state of one item, present or removed.
public struct ItemState: Hashable, Sendable {
  package private(set) var presence = Presence()
  /// Nil until the item's addition arrives.
  package private(set) var birth: Birth?
  /// Latest stamp of all changes of the item; the next change gets a greater one.
  package private(set) var latest = Stamp(rawValue: 0)
  package private(set) var fields: [SyncField: FieldState] = [:]
  package private(set) var lists: [SyncField: ListFieldState] = [:]
  /// Entries whose contents were erased, apart from what is in this state.
  package private(set) var forgotten = SeenEntries()

  package init() {}

  /// Creates a state from its stored parts.
  package init(
    presence: Presence, birth: Birth?, latest: Stamp, fields: [SyncField: FieldState],
    lists: [SyncField: ListFieldState], forgotten: SeenEntries = SeenEntries()
  ) {
    self.presence = presence
    self.birth = birth
    self.latest = latest
    self.fields = fields
    self.lists = lists
    self.forgotten = forgotten
  }

  package var isThere: Bool { birth != nil && presence.isThere }

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
    field.isTimeOfSeries
      ? state.winningTimeWrite(field, despite: presence.seenByRemovals) : state.winner
  }

  /// Returns the candidate writes of the field.
  func counted(_ field: SyncField, _ state: FieldState) -> [FieldWrite] {
    field.isTimeOfSeries
      ? state.candidateWrites(field, despite: presence.seenByRemovals) : state.writes
  }

  /// Removals whose marks nobody has cleared, and that no later removal had seen.
  var removals: [FieldWrite] {
    (fields[SyncFields.removalField]?.writes ?? []).filter { $0.values == [SyncFields.isRemoved] }
  }

  /// The last removal, if a concurrent change keeps the item. Data brought along by a joining
  /// device is no such change.
  var overruledRemoval: FieldWrite? {
    guard let last = removals.max(by: FieldWrite.counts),
      presence.unseen.contains(where: { !existedBeforeJoining(by: $0) })
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

  /// Ids of the items that are joined with this one.
  var sameAs: [Int64] {
    lists.isEmpty ? [] : (lists[SyncFields.sameAsField]?.texts ?? []).compactMap { Int64($0) }
  }

  /// Ids of the items that were ever joined with this one.
  var everJoinedIDs: [Int64] {
    lists.isEmpty
      ? []
      : (lists[SyncFields.sameAsField]?.parts.keys).map { parts in
        parts.compactMap { Int64(String(decoding: $0, as: UTF8.self)) }.sorted()
      } ?? []
  }

  mutating func formUnion(_ other: ItemState) {
    presence.formUnion(other.presence)
    birth = [birth, other.birth].compactMap { $0 }.min()
    latest = max(latest, other.latest)
    for field in Set(fields.keys).union(other.fields.keys) {
      fields[field, default: FieldState()].formUnion(
        other.fields[field] ?? FieldState(), forgotten: forgotten,
        otherForgotten: other.forgotten)
    }
    for field in Set(lists.keys).union(other.lists.keys) {
      lists[field, default: ListFieldState()].formUnion(
        other.lists[field] ?? ListFieldState(), forgotten: forgotten,
        otherForgotten: other.forgotten)
    }
    forgotten.formUnion(other.forgotten)
  }
}

// MARK: - Forgetting

extension ItemState {
  /// Returns the state after an erasure by a device with these entries: without former values, or,
  /// if `wholly`, reduced to the fact of removal. The owner's id remains, which shows that the item
  /// was removed with its owner; so do removal marks.
  func forgotten(_ seen: SeenEntries, wholly: Bool, owner: SyncField?) -> ItemState {
    var left = self
    for (field, state) in fields {
      left.fields[field] = state.forgotten(
        wholly: wholly && field != owner && field != SyncFields.removalField)
    }
    for (field, list) in lists where field != SyncFields.sameAsField {
      left.lists[field] = list.forgotten(seen, wholly: wholly)
    }
    return left
  }

  /// Erases everything from these entries that is not in the remaining state.
  mutating func forget(_ seen: SeenEntries, leaving left: ItemState) {
    var left = left
    left.forgotten.formUnion(seen)
    formUnion(left)
  }
}

// MARK: - What an entry changes

extension ItemState {
  mutating func apply(_ step: JournalStep, of entry: SyncEntry) {
    let stamp = entry.stamp(of: step.place)
    latest = max(latest, stamp)
    switch step.change {
    case .added:
      let birth = Birth(stamp: stamp, entry: entry.id)
      self.birth = min(self.birth ?? birth, birth)
      presence.addChange(step.place.isStarter ? .program : entry.id)
      write(step.fields, of: entry, stamp, in: step.place.kind)
    case .changed: write(step.fields, of: entry, stamp, in: step.place.kind)
    case .removed:
      var seen = entry.seen
      if step.place.isStarter { seen.insert(.program) }
      presence.addRemoval(seeing: seen)
      let wish = step.fields.filter { $0.name == SyncFields.removal }
      write(wish, of: entry, stamp, in: step.place.kind)
    }
  }

  private mutating func write(
    _ told: [JournalField], of entry: SyncEntry, _ stamp: Stamp, in kind: JournalKind
  ) {
    let rules = SyncFields.of(kind)
    let named = Dictionary(told.map { ($0.name, $0) }) { first, _ in first }
    for field in Set(told.map { rules[$0.name] }) {
      let parts = field.names.map { named[$0] }
      let isChanged = parts.contains { $0.map { !$0.before.isSame(as: $0.after) } ?? false }
      let before = parts[0]?.before ?? .nothing
      // Removals, and their being undone, count equally on every device.
      let joining = field == SyncFields.removalField ? nil : entry.joining
      let write = FieldWrite(
        entry: entry.id, stamp: stamp,
        priority: !isChanged ? .unchanged : joining.map { .beforeJoining($0) } ?? .changed,
        values: parts.map { $0?.after ?? .nothing }, before: field.isNote ? before : .nothing)
      if field.isList {
        lists[field, default: ListFieldState()].insert(
          from: before, to: write, seeing: entry.seen, forgotten: forgotten)
      } else if forgotten.contains(entry.id) {
        fields[field, default: FieldState()].insertForgotten(write, seeing: entry.seen)
      } else {
        // A joining device changes no existing data.
        fields[field, default: FieldState()].insert(
          write, seeing: entry.seen,
          keepingUnchanged: field.isTimeOfSeries && entry.joining == nil)
      }
      if isChanged && field.bringsBack { presence.addChange(entry.id) }
    }
  }
}
