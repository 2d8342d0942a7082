/// Change of a store's device id, because another store (a copy, or the original) continues under
/// the former one. Entries after the last common number are renumbered and sent again under the new
/// id.
package struct DeviceFork: Hashable, Sendable {
  /// The former id, which the other store keeps.
  package let formerDevice: DeviceID
  /// Number of the last entry that both stores have in common.
  package let lastCommonNumber: Int
  /// Number of the last journal change that both stores have in common.
  package var lastCommonChange = Int.max
  package let newDevice: DeviceID

  package init(of former: DeviceID, after last: Int, as device: DeviceID) {
    self.formerDevice = former
    self.lastCommonNumber = last
    self.newDevice = device
  }

  package func withNewDevice(_ id: EntryID) -> EntryID {
    id.device == formerDevice && id.number > lastCommonNumber
      ? EntryID(newDevice, id.number - lastCommonNumber) : id
  }

  /// Replaces the former device in a set of seen entries. An entry from after the fork implies all
  /// earlier ones, including the common ones.
  package func withNewDevice(_ seen: SeenEntries) -> SeenEntries {
    guard seen[formerDevice] > lastCommonNumber else { return seen }
    return SeenEntries(
      seen.lastEntries.map(withNewDevice) + [EntryID(formerDevice, lastCommonNumber)])
  }

  package func withNewDevice(_ entry: SyncEntry) -> SyncEntry {
    var renamed = SyncEntry(
      self.withNewDevice(entry.id), entry.stamp, seen: self.withNewDevice(entry.seen),
      steps: entry.steps)
    renamed.stamps = entry.stamps
    renamed.version = entry.version
    renamed.earlierDeviceCount = entry.earlierDeviceCount
    renamed.undecodedSteps = entry.undecodedSteps
    renamed.erasure = entry.erasure.map { erasure in
      SyncErasure(
        // The histories of other devices know a change under the device that sent it.
        changes: erasure.changes.map { change in
          change.device == formerDevice && change.number > lastCommonChange
            ? EntryID(newDevice, change.number) : change
        },
        itemStates: erasure.itemStates.mapValues { self.withNewDevice($0, common: nil) })
    }
    return renamed
  }

  /// Replaces the former device in the state of an item. `common` is the item's state after only
  /// the common entries. It is needed because a state contains only the last of several changes by
  /// one device.
  package func withNewDevice(_ thing: ItemState, common: ItemState?) -> ItemState {
    let forgotten = withNewDevice(thing.erasedEntries)
    let lists = thing.lists.map { field, list in
      (field, withNewDevice(list, common: common?.lists[field], forgotten))
    }
    return ItemState(
      presence: withNewDevice(thing.presence, common: common?.presence),
      birth: thing.firstAddition.map {
        FirstAddition(stamp: $0.stamp, entry: withNewDevice($0.entry))
      },
      latest: thing.latestStamp,
      fields: Dictionary(
        uniqueKeysWithValues: thing.fields.map { field, state in
          (field, withNewDevice(state, common: common?.fields[field], forgotten))
        }),
      lists: Dictionary(uniqueKeysWithValues: lists), forgotten: forgotten)
  }

  /// Whether other devices may know common entries of the item that this store does not know. A
  /// state contains only the last change of each device, so parts of earlier changes may be left
  /// from an erasure.
  package func mayHaveUnknownEntries(_ thing: ItemState) -> Bool {
    guard thing.erasedEntries[formerDevice] > 0 else { return false }
    return thing.lists.values.contains { list in
      list.lines.values.contains { $0.changes[formerDevice] > lastCommonNumber }
    }
      || thing.fields.values.contains { field in
        field.writes.contains { $0.priority == .unchanged && withNewDevice($0.entry) != $0.entry }
      }
  }

  /// Replaces the former device in a list. Common entries may have been erased, while later ones
  /// were not.
  private func withNewDevice(
    _ list: ListFieldState, common: ListFieldState?, _ forgotten: SeenEntries
  ) -> ListFieldState {
    let parts = list.lines.compactMap { part, presence in
      let known = common?.lines[part]?.changes.without(forgotten)
      return withNewDevice(
        presence, common: known.map { Presence(changes: $0, seenByRemovals: SeenEntries()) }
      )
      .withoutIneffectiveRemovals(after: forgotten).map { (part, $0) }
    }
    return ListFieldState(
      parts: Dictionary(uniqueKeysWithValues: parts),
      order: withNewDevice(list.order, common: nil, forgotten))
  }

  private func withNewDevice(_ presence: Presence, common: Presence?) -> Presence {
    var given = SeenEntries(presence.changes.lastEntries.map(withNewDevice))
    if presence.changes[formerDevice] > lastCommonNumber {
      given.insert(EntryID(formerDevice, common?.changes[formerDevice] ?? 0))
    }
    return Presence(changes: given, seenByRemovals: withNewDevice(presence.seenByRemovals))
  }

  private func withNewDevice(
    _ field: FieldState, common: FieldState?, _ forgotten: SeenEntries
  ) -> FieldState {
    let superseded = withNewDevice(field.superseded)
    let writes = field.writes.map(withNewDevice)
    let told = (common?.writes ?? []).filter { write in
      write.priority == .unchanged && write.entry.device == formerDevice
        && !superseded.contains(write.entry) && !forgotten.contains(write.entry)
        && !writes.contains { $0.entry == write.entry }
    }
    return FieldState(
      writes: (writes + told).sorted { $0.entry < $1.entry }, superseded: superseded,
      latestUnchanged: field.latestUnchanged.map(withNewDevice))
  }

  private func withNewDevice(_ write: FieldWrite) -> FieldWrite {
    FieldWrite(
      entry: withNewDevice(write.entry), stamp: write.stamp, priority: write.priority,
      values: write.values, before: write.previousNote)
  }
}

/// How a restored or copied store continues its sync: under which device id.
package enum DeviceContinuation: Hashable, Sendable {
  /// Under its own id, since the store has every entry, up to the number, that others have.
  case same(last: Int)
  /// Under a new id, since other entries were sent under the numbers after this one.
  case fork(after: Int)

  /// Compares the store's entries (`own`) with those that others can read (`told`), to find the
  /// common ones.
  ///
  /// Entries up to `accepted` are common, unless `told` differs earlier. Later ones are common as
  /// long as equal readable entries follow without a gap; entries that only a snapshot contains may
  /// differ. `reach` is the number of the last entry of this device that anybody has.
  package init(own: [SyncEntry], published told: [SyncEntry], accepted: Int, greatest reach: Int) {
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
      steps.map(\.item) == other.steps.map(\.item), undecodedSteps == other.undecodedSteps
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
