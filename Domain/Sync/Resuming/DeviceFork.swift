/// A store that goes on under another id, since somebody else goes on under the one it had: what it
/// told after the last number that both have in common it told, from then on, under its own.
package struct DeviceFork: Hashable, Sendable {
  /// Under which it told so far, as somebody else does.
  package let former: DeviceID
  /// Up to this number both told the same.
  package let last: Int
  /// Up to this number of the journal both told of the same changes.
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

  /// Who has seen a later one has seen all before it, too.
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
    renamed.forgetting = entry.forgetting.map { forgetting in
      SyncForgetting(
        // The history of others knows changes by the device that told of them.
        changes: forgetting.changes.map { change in
          change.device == former && change.number > lastChange
            ? EntryID(device, change.number) : change
        },
        things: forgetting.things.mapValues { self.renamed($0, common: nil) })
    }
    return renamed
  }

  /// What is known of a thing. `common` is what the entries that both have in common say of it:
  /// of several changes by one device a thing remembers the last one alone.
  package func renamed(_ thing: ThingState, common: ThingState?) -> ThingState {
    let forgotten = renamed(thing.forgotten)
    let lists = thing.lists.map { field, list in
      (field, renamed(list, common: common?.lists[field], forgotten))
    }
    return ThingState(
      presence: renamed(thing.presence, common: common?.presence),
      birth: thing.birth.map { Birth(stamp: $0.stamp, entry: renamed($0.entry)) },
      latest: thing.latest,
      fields: Dictionary(
        uniqueKeysWithValues: thing.fields.map { field, state in
          (field, renamed(state, common: common?.fields[field], forgotten))
        }),
      lists: Dictionary(uniqueKeysWithValues: lists), forgotten: forgotten)
  }

  /// Whether others may still know what of the thing was told before the last number that both
  /// have in common. Here only the last change by one device is remembered: whether those before
  /// were left when something of the thing was forgotten nobody can tell any more.
  package func leavesOpen(_ thing: ThingState) -> Bool {
    guard thing.forgotten[former] > 0 else { return false }
    return thing.lists.values.contains { list in
      list.parts.values.contains { $0.given[former] > last }
    }
      || thing.fields.values.contains { field in
        field.writes.contains { $0.standing == .told && renamed($0.entry) != $0.entry }
      }
  }

  /// What both have in common may be forgotten where the rest is not.
  private func renamed(
    _ list: ListFieldState, common: ListFieldState?, _ forgotten: SeenEntries
  ) -> ListFieldState {
    let parts = list.parts.compactMap { part, presence in
      let known = common?.parts[part]?.given.without(forgotten)
      return renamed(presence, common: known.map { Presence(given: $0, taken: SeenEntries()) })
        .settled(after: forgotten).map { (part, $0) }
    }
    return ListFieldState(
      parts: Dictionary(uniqueKeysWithValues: parts),
      order: renamed(list.order, common: nil, forgotten))
  }

  private func renamed(_ presence: Presence, common: Presence?) -> Presence {
    var given = SeenEntries(presence.given.ends.map(renamed))
    if presence.given[former] > last {
      given.insert(EntryID(former, common?.given[former] ?? 0))
    }
    return Presence(given: given, taken: renamed(presence.taken))
  }

  private func renamed(
    _ field: FieldState, common: FieldState?, _ forgotten: SeenEntries
  ) -> FieldState {
    let superseded = renamed(field.superseded)
    let writes = field.writes.map(renamed)
    let told = (common?.writes ?? []).filter { write in
      write.standing == .told && write.entry.device == former
        && !superseded.contains(write.entry) && !forgotten.contains(write.entry)
        && !writes.contains { $0.entry == write.entry }
    }
    return FieldState(
      writes: (writes + told).sorted { $0.entry < $1.entry }, superseded: superseded,
      told: field.told.map(renamed))
  }

  private func renamed(_ write: FieldWrite) -> FieldWrite {
    FieldWrite(
      entry: renamed(write.entry), stamp: write.stamp, standing: write.standing,
      values: write.values, before: write.before)
  }
}

/// How a store goes on that was restored, or is a copy of one that went on.
package enum DeviceContinuation: Hashable, Sendable {
  /// Under its own id: all that anybody has of it up to that number is in the store.
  case same(told: Int)
  /// Under another id: numbers after that one were given to something else.
  case fork(after: Int)

  /// `own` are entries that the store has told itself, `told` those that others can read of it; up
  /// to `packed` what both have is the same, as far as nothing says otherwise, and after `reach`
  /// nobody has anything of it.
  package init(own: [SyncEntry], told: [SyncEntry], packed: Int, reach: Int) {
    let mine = Dictionary(own.map { ($0.id.number, $0) }) { first, _ in first }
    let theirs = Dictionary(told.map { ($0.id.number, $0) }) { first, _ in first }
    let strange = told.filter { entry in
      mine[entry.id.number].map { !entry.isSame(as: $0) } ?? true
    }
    if let first = strange.map(\.id.number).min() {
      self = .fork(after: first - 1)
      return
    }
    var last = packed
    while last < reach, theirs[last + 1] != nil { last += 1 }
    // What nobody can read any more may have been anything.
    self = last < reach ? .fork(after: last) : .same(told: last)
  }
}

extension SyncEntry {
  /// Whether it is the same, though what it was about may have been forgotten here or there.
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
