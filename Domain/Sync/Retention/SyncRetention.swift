/// Decides which pieces a relay must keep, and when a snapshot is due.
///
/// Nothing is deleted unless two complete snapshots contain it, so that new and returning devices
/// find everything. Waiting until all devices have read an entry individually only serves the
/// history, which shows each change with its author.
package struct SyncRetention: Sendable {
  /// A device that reads the pieces.
  package struct Reader: Hashable, Sendable {
    package let device: DeviceID
    /// The entries it last reported to have.
    package let seen: SeenEntries
    package let lastSeenAt: Instant

    package init(_ device: DeviceID, seen: SeenEntries, lastSeenAt: Instant) {
      self.device = device
      self.seen = seen
      self.lastSeenAt = lastSeenAt
    }
  }

  /// Time for which a snapshot must have contained an entry before the entry is deleted, in
  /// milliseconds.
  static let deletionDelay = Instant.milliseconds(days: 30)
  /// Time after which a silent device is no longer waited for, in milliseconds.
  static let silenceLimit = Instant.milliseconds(days: 180)

  let device: DeviceID
  /// All snapshots ever seen that are still needed.
  let snapshots: [KnownSnapshot]
  /// The valid snapshots whose parts are all present.
  let completeSnapshots: [KnownSnapshot]
  /// The devices that take part, including this one.
  let readers: [Reader]
  let now: Instant

  package init(
    of device: DeviceID, snapshots: [KnownSnapshot], whole: [KnownSnapshot], readers: [Reader],
    now: Instant
  ) {
    self.device = device
    self.snapshots = snapshots
    self.completeSnapshots = whole
    self.readers = readers
    self.now = now
  }

  /// Returns the pieces that can be deleted, in the order of deletion: first parts go first, so
  /// that a half-deleted snapshot counts as absent.
  package func deletablePieces(in names: [PieceName]) -> [PieceName] {
    let whole = completeSnapshots.filter { one in
      self.completeSnapshots.count { $0.supersedes(one) } < 2
    }
    let gone = Set(self.completeSnapshots).subtracting(whole)
    let kept = Set(whole.flatMap(\.partNames))
    return gone.sorted { $0.arrivedAt < $1.arrivedAt }.flatMap(\.partNames)
      + names.filter { name in
        switch name {
        case .segment(let device, let numbers, _):
          isExpendable(EntryID(device, numbers.upperBound), whole)
        case .snapshot(let device, let number, let part):
          !kept.contains(name) && !gone.contains { $0.partNames.contains(name) }
            && isLeftOver(device, number, part, names)
        case .key: false
        }
      }
  }

  private func isExpendable(_ last: EntryID, _ whole: [KnownSnapshot]) -> Bool {
    whole.count { $0.contains(last) } > 1
      && snapshots.contains {
        $0.contains(last) && !$0.isDamaged
          && $0.arrivedAt.milliseconds <= now.milliseconds - Self.deletionDelay
      }
      && readers.allSatisfy { $0.device == last.device || $0.seen.contains(last) || isSilent($0) }
  }

  private func isSilent(_ reader: Reader) -> Bool {
    reader.device != device
      && reader.lastSeenAt.milliseconds <= now.milliseconds - Self.silenceLimit
  }

  /// Whether the piece belongs to a snapshot that its device never finished and will not finish.
  private func isLeftOver(
    _ author: DeviceID, _ number: Int, _ part: Int, _ names: [PieceName]
  ) -> Bool {
    if completeSnapshots.contains(where: { $0.device == author && $0.number > number }) {
      return true
    }
    // Complete but unreadable snapshots are left to devices that can read them.
    guard part > 1, !names.contains(.snapshot(author, number: number, part: 1)) else {
      return false
    }
    guard author != device else { return true }
    return readers.first { $0.device == author }.map(isSilent) ?? true
  }

  /// Returns the snapshots still needed: of those that are gone, the recent ones, and the newest
  /// that is older than ``deletionDelay``.
  package static func snapshotsToRemember(_ snapshots: [KnownSnapshot], now: Instant)
    -> [KnownSnapshot]
  {
    let rested = snapshots.filter {
      $0.isDeletedAtRelay && $0.arrivedAt.milliseconds <= now.milliseconds - deletionDelay
    }
    let last = rested.max { $0.arrivedAt < $1.arrivedAt }
    return snapshots.filter { !rested.contains($0) || $0 == last }
  }
}

/// Decides when a snapshot pays off.
package struct SnapshotRule: Hashable, Sendable {
  /// Minimum size or number of the pieces since the last snapshot.
  let minBytes: Int
  let minPieces: Int

  package init(minBytes: Int, minPieces: Int) {
    self.minBytes = minBytes
    self.minPieces = minPieces
  }

  package static let standard = SnapshotRule(minBytes: 4 << 20, minPieces: 5_000)

  /// Whether a snapshot is due after one of `size` bytes, given the pieces since and their bytes.
  func isDue(after size: Int, pieces: Int, bytes: Int) -> Bool {
    bytes >= size / 4 && (bytes >= minBytes || pieces >= minPieces)
  }
}

/// Contents of a relay, as far as names and manifests show them.
package struct RelayContents {
  let listing: RelayListing
  let completeSnapshots: [KnownSnapshot]

  package init(listing: RelayListing, whole: [KnownSnapshot]) {
    self.listing = listing
    self.completeSnapshots = whole
  }

  /// The entries that a new device can reach with the present pieces.
  package var reachableEntries: SeenEntries {
    var reach = completeSnapshots.reduce(into: SeenEntries()) { $0.formUnion($1.seen) }
    for (device, numbers) in Self.segments(in: listing.names)
    where numbers.lowerBound <= reach[device] + 1 {
      reach.insert(EntryID(device, numbers.upperBound))
    }
    return reach
  }

  /// Returns the segments among the names, sorted by device and number.
  static func segments(
    in names: some Sequence<PieceName>
  ) -> [(device: DeviceID, numbers: ClosedRange<Int>)] {
    names.compactMap { name in
      if case .segment(let device, let numbers, 1) = name { (device, numbers) } else { nil }
    }.sorted { ($0.0, $0.1.lowerBound) < ($1.0, $1.1.lowerBound) }
  }

  /// Returns number and size of the pieces that are in no snapshot and that a device with `applied`
  /// has.
  func piecesOutsideSnapshots(had applied: SeenEntries) -> (pieces: Int, bytes: Int) {
    let known = completeSnapshots.reduce(into: SeenEntries()) { $0.formUnion($1.seen) }
    return listing.names.reduce(into: (pieces: 0, bytes: 0)) { sum, name in
      guard case .segment(let device, let numbers, _) = name,
        numbers.upperBound > known[device], numbers.upperBound <= applied[device]
      else { return }
      sum.pieces += 1
      sum.bytes += listing.sizes[name] ?? 0
    }
  }
}

extension Instant {
  fileprivate static func milliseconds(days: Int64) -> Int64 { days * 86_400_000 }
}
