/// Decides which pieces a relay must keep, and when a snapshot is due.
///
/// New and returning devices must find everything, so a piece is deleted only if two complete
/// snapshots contain its entries. Other devices are waited for only for the sake of their history:
/// those that read the entry itself see the change with its author.
package struct SyncRetention: Sendable {
  /// A device that takes part and reads the pieces.
  package struct Reader: Hashable, Sendable {
    package let device: DeviceID
    /// The entries that the device last reported as received.
    package let seen: SeenEntries
    package let lastSeenAt: Instant

    package init(_ device: DeviceID, seen: SeenEntries, lastSeenAt: Instant) {
      self.device = device
      self.seen = seen
      self.lastSeenAt = lastSeenAt
    }
  }

  /// Time, in milliseconds, for which a snapshot must have contained an entry before the entry is
  /// deleted.
  static let deletionDelay = Instant.milliseconds(days: 30)
  /// Time, in milliseconds, after which a silent device is no longer waited for.
  static let silenceLimit = Instant.milliseconds(days: 180)

  let device: DeviceID
  /// Known snapshots, including deleted ones whose arrival time is still needed.
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

  /// Returns the pieces that can be deleted, in the order of deletion. The first part of a snapshot
  /// comes first; a half-deleted snapshot then counts as absent.
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

  /// Whether the piece belongs to a snapshot that is incomplete and that its device will not
  /// finish.
  private func isLeftOver(
    _ author: DeviceID, _ number: Int, _ part: Int, _ names: [PieceName]
  ) -> Bool {
    if completeSnapshots.contains(where: { $0.device == author && $0.number > number }) {
      return true
    }
    // Leave complete snapshots that are unreadable here to devices that can read them.
    guard part > 1, !names.contains(.snapshot(author, number: number, part: 1)) else {
      return false
    }
    guard author != device else { return true }
    return readers.first { $0.device == author }.map(isSilent) ?? true
  }

  /// Returns the snapshots to remember: all that the relay has, those deleted recently, and the
  /// newest one deleted that arrived longer than ``deletionDelay`` ago.
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

/// Decides when the next snapshot is worth its cost.
package struct SnapshotRule: Hashable, Sendable {
  /// Minimum size in bytes, or minimum number, of the pieces since the last snapshot.
  let minBytes: Int
  let minPieces: Int

  package init(minBytes: Int, minPieces: Int) {
    self.minBytes = minBytes
    self.minPieces = minPieces
  }

  package static let standard = SnapshotRule(minBytes: 4 << 20, minPieces: 5_000)

  /// Whether a new snapshot is due, given the size of the last one (`size`), and number and bytes
  /// of the pieces since then.
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

  /// The entries that a new device can obtain from the present pieces.
  package var reachableEntries: SeenEntries {
    var reach = completeSnapshots.reduce(into: SeenEntries()) { $0.formUnion($1.seen) }
    for (device, numbers) in Self.segments(in: listing.names)
    where numbers.lowerBound <= reach[device] + 1 {
      reach.insert(EntryID(device, numbers.upperBound))
    }
    return reach
  }

  /// Returns the entry segments among the names, sorted by device and number.
  static func segments(
    in names: some Sequence<PieceName>
  ) -> [(device: DeviceID, numbers: ClosedRange<Int>)] {
    names.compactMap { name in
      if case .segment(let device, let numbers, 1) = name { (device, numbers) } else { nil }
    }.sorted { ($0.0, $0.1.lowerBound) < ($1.0, $1.1.lowerBound) }
  }

  /// Returns number and size of the pieces whose entries are in no complete snapshot, although a
  /// device with `applied` could include them.
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
