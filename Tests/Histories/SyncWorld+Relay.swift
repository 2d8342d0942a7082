import HearthDomain

/// Relay of the devices, on which every entry is a separate segment.
struct WorldRelay {
  struct Snapshot {
    let name: PieceName
    let device: DeviceID
    let number: Int
    let state: SyncState
    let seen: SeenEntries
    /// Whether an older program cannot read the snapshot.
    let isNewer: Bool
  }

  var entries: Set<EntryID> = []
  var snapshots: [Snapshot] = []

  /// Keeps only entries that satisfy the condition, and snapshots that contain only such entries.
  mutating func keep(_ counts: (EntryID) -> Bool) {
    entries = entries.filter(counts)
    snapshots.removeAll { !$0.seen.lastEntries.allSatisfy(counts) }
  }

  var listing: RelayListing {
    let names = entries.sorted().map { PieceName.segment($0.device, $0.number...$0.number) }
    return RelayListing(names: names + snapshots.map(\.name), sizes: [:], cursor: RelayCursor(""))
  }
}

extension SyncWorld {
  var now: Instant { Instant.usual.adding(milliseconds: Int64(day) * 86_400_000) }

  /// Writes an entry to the relay, or queues it while the device is offline.
  mutating func send(_ entry: EntryID, from device: Int) {
    entered.insert(entry)
    if devices[device].isAsleep {
      devices[device].unsent.append(entry)
    } else {
      relay.entries.insert(entry)
    }
  }

  mutating func wake(_ device: Int) {
    devices[device].isAsleep = false
    relay.entries.formUnion(devices[device].unsent)
    devices[device].unsent = []
  }

  /// Loads snapshots as long as they contain entries missing on the device. Returns whether it
  /// loaded any.
  @discardableResult
  mutating func fillGaps(of device: Int) -> Bool {
    var isLoaded = false
    for snapshot in relay.snapshots.shuffled(using: &numbers)
    where devices[device].isNewer || !snapshot.isNewer {
      let applied = devices[device].replica.applied
      let isWanted = snapshot.seen.lastEntries.contains { end in
        end.number > applied[end.device]
          && !relay.entries.contains(EntryID(end.device, applied[end.device] + 1))
      }
      guard isWanted else { continue }
      devices[device].replica.load(snapshot.state, applied: snapshot.seen)
      devices[device].shown = nil
      if devices[device].isNewer { update(device) }
      rows.insert(.gapFilled)
      isLoaded = true
    }
    return isLoaded
  }

  /// Updates and returns what the device knows of the snapshots on the relay.
  private mutating func look(_ device: Int) -> [KnownSnapshot] {
    let there = relay.snapshots.filter { devices[device].isNewer || !$0.isNewer }
    var known = devices[device].known
    for index in known.indices {
      known[index].isDeletedAtRelay = !there.contains { $0.name == known[index].manifestName }
    }
    for snapshot in there where !known.contains(where: { $0.manifestName == snapshot.name }) {
      known.append(
        KnownSnapshot(
          snapshot.device, snapshot.number, key: 1, seen: snapshot.seen, parts: 1, size: 0,
          arrivedAt: now))
    }
    devices[device].known = SyncRetention.snapshotsToRemember(known, now: now)
    return devices[device].known.filter { !$0.isDeletedAtRelay }
  }

  /// Writes a snapshot if entries were lost or if asked to, and deletes what is no longer needed.
  mutating func tidy(_ device: Int, writing isWanted: Bool) {
    let (replica, whole) = (devices[device].replica, look(device))
    let contents = RelayContents(listing: relay.listing, whole: whole)
    let sent = SeenEntries(
      replica.applied.lastEntries.filter { end in
        !devices[device].unsent.contains { $0.device == end.device }
      })
    let isLost = !contents.reachableEntries.isSuperset(of: sent)
    if isWanted || isLost {
      lastSnapshot += 1
      relay.snapshots.append(
        WorldRelay.Snapshot(
          name: .snapshot(replica.device, number: lastSnapshot, part: 1), device: replica.device,
          number: lastSnapshot, state: replica.state, seen: replica.applied,
          isNewer: devices[device].isNewer))
      if isLost { rows.insert(.rolledBackAndHealed) }
    }
    let readers = devices.map { other in
      let id = other.replica.device
      if id == replica.device {
        return SyncRetention.Reader(id, seen: replica.applied, lastSeenAt: now)
      }
      return devices[device].heard[id]
        ?? SyncRetention.Reader(id, seen: SeenEntries(), lastSeenAt: other.joinedAt)
    }
    let retention = SyncRetention(
      of: replica.device, snapshots: devices[device].known, whole: whole, readers: readers,
      now: now)
    for name in retention.deletablePieces(in: relay.listing.names) {
      switch name {
      case .segment(let device, let numbers, _):
        rows.insert(.retention)
        relay.entries.remove(EntryID(device, numbers.lowerBound))
      case .snapshot:
        rows.insert(.snapshotGone)
        relay.snapshots.removeAll { $0.name == name }
      case .key: break
      }
    }
  }

  /// Replaces, with a chance of one in two, some entries of the device after the number `last` by a
  /// snapshot, as a key change or their age does.
  mutating func replaceSome(by device: Int, after last: Int) {
    let (former, end) = (devices[device].replica.device, devices[device].replica.applied)
    guard chance(2) else { return }
    tidy(device, writing: true)
    let kept = Int.random(in: last...end[former], using: &numbers)
    guard kept > last else { return }
    relay.entries = relay.entries.filter { $0.device != former || $0.number > kept }
    rows.insert(.copiesAfterASnapshot)
  }

  /// Records the position of another device that its entry reports.
  mutating func hear(_ entry: SyncEntry, on device: Int) {
    var seen = devices[device].heard[entry.id.device]?.seen ?? SeenEntries()
    seen.formUnion(entry.seen)
    seen.insert(entry.id)
    devices[device].heard[entry.id.device] = SyncRetention.Reader(
      entry.id.device, seen: seen, lastSeenAt: now)
  }

  /// Lets time pass and then cleans up the relay; sometimes an old copy replaces the relay.
  mutating func passTime(on device: Int) {
    day += pick([0, 1, 31, 40, 200]) ?? 0
    if devices[device].isAsleep { return }
    tidy(device, writing: chance(2))
    switch any(6) {
    case 0: oldRelay = relay
    case 1:
      guard let old = oldRelay else { return }
      // Entries that no device has are lost for good.
      let had = devices.filter { !$0.isAsleep }.reduce(into: SeenEntries()) {
        $0.formUnion($1.replica.applied)
      }
      let isKnown = entered.allSatisfy { entry in
        had.contains(entry) || old.entries.contains(entry)
          || devices.contains { $0.unsent.contains(entry) }
      }
      guard isKnown else { return }
      (relay, oldRelay) = (old, nil)
      for device in devices.indices where !devices[device].isAsleep {
        tidy(device, writing: false)
      }
    default: break
    }
  }
}
