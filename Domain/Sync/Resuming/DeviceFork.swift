/// Change of a store's device id, because another store continues under the former one. Entries
/// after the last common number are renumbered and sent again under the new id.
package struct DeviceFork: Hashable, Sendable {
  /// The former id, which the other store keeps.
  package let former: DeviceID
  /// Number of the last entry that both stores have in common.
  package let last: Int
  /// Number of the last change in the journal that both have in common.
  package var lastChange = Int.max
  package let device: DeviceID

  package init(of former: DeviceID, after last: Int, as device: DeviceID) {
    self.former = former
    self.last = last
    self.device = device
  }

  package func renamed(_ id: EntryID) -> EntryID {
    id.device == former && id.number > last ? EntryID(device, id.number - last) : id
  }

  /// Renames seen entries. An entry after the fork implies all earlier ones, including the common
  /// ones.
  package func renamed(_ seen: SeenEntries) -> SeenEntries {
    guard seen[former] > last else { return seen }
    return SeenEntries(seen.ends.map(renamed) + [EntryID(former, last)])
  }

  package func renamed(_ entry: SyncEntry) -> SyncEntry {
    var renamed = SyncEntry(
      self.renamed(entry.id), entry.stamp, seen: self.renamed(entry.seen), steps: entry.steps)
    renamed.stamps = entry.stamps
    renamed.version = entry.version
    renamed.joining = entry.joining
    renamed.unread = entry.unread
    renamed.erasure = entry.erasure.map { erasure in
      SyncErasure(
        // Histories of other devices refer to changes by the device that sent them.
        changes: erasure.changes.map { change in
          change.device == former && change.number > lastChange
            ? EntryID(device, change.number) : change
        },
        things: erasure.things.mapValues { self.renamed($0, common: nil) })
    }
    return renamed
  }

  /// Renames the state of an item. `common` is its state after the common entries only: a state
  /// keeps just the last of several changes by one device.
  package func renamed(_ thing: ItemState, common: ItemState?) -> ItemState {
    let forgotten = renamed(thing.forgotten)
    let lists = thing.lists.map { field, list in
      (field, renamed(list, common: common?.lists[field], forgotten))
    }
    return ItemState(
      presence: renamed(thing.presence, common: common?.presence),
      birth: thing.birth.map { Birth(stamp: $0.stamp, entry: renamed($0.entry)) },
      latest: thing.latest,
      fields: Dictionary(
        uniqueKeysWithValues: thing.fields.map { field, state in
          (field, renamed(state, common: common?.fields[field], forgotten))
        }),
      lists: Dictionary(uniqueKeysWithValues: lists), forgotten: forgotten)
  }

  /// Whether other devices may know common entries of the item that are not known here. A state
  /// keeps only the last change of each device, so it is unclear what an erasure left of earlier
  /// ones.
  package func mayHaveUnknownEntries(_ thing: ItemState) -> Bool {
    guard thing.forgotten[former] > 0 else { return false }
    return thing.lists.values.contains { list in
      list.parts.values.contains { $0.changes[former] > last }
    }
      || thing.fields.values.contains { field in
        field.writes.contains { $0.priority == .unchanged && renamed($0.entry) != $0.entry }
      }
  }

  /// Common entries may have been erased while later ones were not.
  private func renamed(
    _ list: ListFieldState, common: ListFieldState?, _ forgotten: SeenEntries
  ) -> ListFieldState {
    let parts = list.parts.compactMap { part, presence in
      let known = common?.parts[part]?.changes.without(forgotten)
      return renamed(
        presence, common: known.map { Presence(changes: $0, seenByRemovals: SeenEntries()) }
      )
      .settled(after: forgotten).map { (part, $0) }
    }
    return ListFieldState(
      parts: Dictionary(uniqueKeysWithValues: parts),
      order: renamed(list.order, common: nil, forgotten))
  }

  private func renamed(_ presence: Presence, common: Presence?) -> Presence {
    var given = SeenEntries(presence.changes.ends.map(renamed))
    if presence.changes[former] > last {
      given.insert(EntryID(former, common?.changes[former] ?? 0))
    }
    return Presence(changes: given, seenByRemovals: renamed(presence.seenByRemovals))
  }

  private func renamed(
    _ field: FieldState, common: FieldState?, _ forgotten: SeenEntries
  ) -> FieldState {
    let superseded = renamed(field.superseded)
    let writes = field.writes.map(renamed)
    let told = (common?.writes ?? []).filter { write in
      write.priority == .unchanged && write.entry.device == former
        && !superseded.contains(write.entry) && !forgotten.contains(write.entry)
        && !writes.contains { $0.entry == write.entry }
    }
    return FieldState(
      writes: (writes + told).sorted { $0.entry < $1.entry }, superseded: superseded,
      latestUnchanged: field.latestUnchanged.map(renamed))
  }

  private func renamed(_ write: FieldWrite) -> FieldWrite {
    FieldWrite(
      entry: renamed(write.entry), stamp: write.stamp, priority: write.priority,
      values: write.values, before: write.before)
  }
}

/// Device id under which a restored or copied store continues its sync.
package enum DeviceContinuation: Hashable, Sendable {
  /// Under its own id: the store has every entry that others have, up to the number.
  case same(last: Int)
  /// Under a new id: numbers after this one were used for other entries.
  case fork(after: Int)

  /// Compares the store's entries (`own`) with those that others can read (`told`). Entries are
  /// common up to `accepted`, unless `told` differs earlier, and from there as long as equal
  /// readable entries follow without a gap. Entries that only a snapshot contains may differ.
  /// `reach` is the last entry number of this device that anybody has.
  package init(own: [SyncEntry], told: [SyncEntry], accepted: Int, reach: Int) {
    let mine = Dictionary(own.map { ($0.id.number, $0) }) { first, _ in first }
    let equal = told.filter { entry in
      mine[entry.id.number].map { entry.isSame(as: $0) } ?? false
    }
    let strange = Set(told).subtracting(equal).map(\.id.number).min() ?? .max
    let readable = Set(equal.map(\.id.number))
    var last = min(accepted, strange - 1)
    while last < min(reach, strange - 1), readable.contains(last + 1) { last += 1 }
    self = last < reach ? .fork(after: last) : .same(last: last)
  }
}

extension SyncEntry {
  /// Whether both are the same entry, apart from contents that were erased on one side.
  fileprivate func isSame(as other: SyncEntry) -> Bool {
    guard id == other.id, stamp == other.stamp, seen == other.seen,
      steps.map(\.place) == other.steps.map(\.place), unread == other.unread
    else { return false }
    return zip(steps, other.steps).allSatisfy { one, other in
      one.fields.isEmpty || other.fields.isEmpty
        || one.change == other.change
          && one.fields.elementsEqual(other.fields) { $0.isSame(as: $1) }
    }
  }
}

extension JournalField {
  fileprivate func isSame(as other: JournalField) -> Bool {
    name == other.name && before.isSame(as: other.before) && after.isSame(as: other.after)
  }
}
