/// What a relay has to keep, and when all that is known is to be written down in one piece.
///
/// Nothing goes that is not whole in two snapshots, so that whoever comes or wakes up finds all of
/// it there. That everybody had time to read it entry by entry is for the history alone, in which
/// each has its author.
package struct SyncRetention: Sendable {
  /// Somebody who reads the pieces.
  package struct Reader: Hashable, Sendable {
    package let device: DeviceID
    /// What it said last that it has.
    package let seen: SeenEntries
    package let lastSeenAt: Instant

    package init(_ device: DeviceID, seen: SeenEntries, lastSeenAt: Instant) {
      self.device = device
      self.seen = seen
      self.lastSeenAt = lastSeenAt
    }
  }

  /// Since so long a snapshot has to have what goes.
  static let rest = Instant.milliseconds(days: 30)
  /// Who was silent for so long is not waited for.
  static let silence = Instant.milliseconds(days: 180)

  let device: DeviceID
  /// Those that were ever seen, as long as they are of interest.
  let snapshots: [KnownSnapshot]
  /// Those that are there as a whole and count.
  let whole: [KnownSnapshot]
  /// The devices that take part, the own one as well.
  let readers: [Reader]
  let now: Instant

  package init(
    of device: DeviceID, snapshots: [KnownSnapshot], whole: [KnownSnapshot], readers: [Reader],
    now: Instant
  ) {
    self.device = device
    self.snapshots = snapshots
    self.whole = whole
    self.readers = readers
    self.now = now
  }

  /// The pieces of those that nobody needs any more, in the order in which they are to go: so that
  /// what is half gone looks like nothing.
  package func expendable(in names: [PieceName]) -> [PieceName] {
    let whole = whole.filter { one in self.whole.count { $0.supersedes(one) } < 2 }
    let gone = Set(self.whole).subtracting(whole)
    let kept = Set(whole.flatMap(\.names))
    return gone.sorted { $0.arrivedAt < $1.arrivedAt }.flatMap(\.names)
      + names.filter { name in
        switch name {
        case .segment(let device, let numbers, _):
          isExpendable(EntryID(device, numbers.upperBound), whole)
        case .snapshot(let device, let number, let part):
          !kept.contains(name) && !gone.contains { $0.names.contains(name) }
            && isLeftOver(device, number, part, names)
        case .key: false
        }
      }
  }

  private func isExpendable(_ last: EntryID, _ whole: [KnownSnapshot]) -> Bool {
    whole.count { $0.contains(last) } > 1
      && snapshots.contains {
        $0.contains(last) && !$0.isDamaged
          && $0.arrivedAt.milliseconds <= now.milliseconds - Self.rest
      }
      && readers.allSatisfy { $0.device == last.device || $0.seen.contains(last) || isSilent($0) }
  }

  private func isSilent(_ reader: Reader) -> Bool {
    reader.device != device && reader.lastSeenAt.milliseconds <= now.milliseconds - Self.silence
  }

  /// Whether it is of a snapshot that its device did not come to the end of, and will not.
  private func isLeftOver(
    _ author: DeviceID, _ number: Int, _ part: Int, _ names: [PieceName]
  ) -> Bool {
    if whole.contains(where: { $0.device == author && $0.number > number }) { return true }
    // What stands there whole and cannot be read is left to who can.
    guard part > 1, !names.contains(.snapshot(author, number: number, part: 1)) else {
      return false
    }
    guard author != device else { return true }
    return readers.first { $0.device == author }.map(isSilent) ?? true
  }

  /// Those that are still of interest: when something was first in one is, as long as that is less
  /// than the time it has to rest.
  package static func remembered(_ snapshots: [KnownSnapshot], now: Instant) -> [KnownSnapshot] {
    let rested = snapshots.filter {
      $0.isGone && $0.arrivedAt.milliseconds <= now.milliseconds - rest
    }
    let last = rested.max { $0.arrivedAt < $1.arrivedAt }
    return snapshots.filter { !rested.contains($0) || $0 == last }
  }
}

/// When a snapshot is worth its bytes.
package struct SnapshotRule: Hashable, Sendable {
  /// All pieces since have to weigh as much, or be as many.
  let leastBytes: Int
  let leastPieces: Int

  package init(leastBytes: Int, leastPieces: Int) {
    self.leastBytes = leastBytes
    self.leastPieces = leastPieces
  }

  package static let standard = SnapshotRule(leastBytes: 4 << 20, leastPieces: 5_000)

  /// Whether so many pieces of so many bytes ask for one, after one of that size.
  func isDue(after size: Int, pieces: Int, bytes: Int) -> Bool {
    bytes >= size / 4 && (bytes >= leastBytes || pieces >= leastPieces)
  }
}

/// What stands at a relay, as far as its names tell.
package struct RelayContents {
  let listing: RelayListing
  let whole: [KnownSnapshot]

  package init(listing: RelayListing, whole: [KnownSnapshot]) {
    self.listing = listing
    self.whole = whole
  }

  /// Up to where whoever has nothing comes by what is there.
  package var reach: SeenEntries {
    var reach = whole.reduce(into: SeenEntries()) { $0.formUnion($1.seen) }
    for (device, numbers) in Self.segments(in: listing.names)
    where numbers.lowerBound <= reach[device] + 1 {
      reach.insert(EntryID(device, numbers.upperBound))
    }
    return reach
  }

  /// The entries that stand there, of each device in their order.
  static func segments(
    in names: some Sequence<PieceName>
  ) -> [(device: DeviceID, numbers: ClosedRange<Int>)] {
    names.compactMap { name in
      if case .segment(let device, let numbers, 1) = name { (device, numbers) } else { nil }
    }.sorted { ($0.0, $0.1.lowerBound) < ($1.0, $1.1.lowerBound) }
  }

  /// How many pieces of those that a device has applied are in no snapshot, and what they weigh.
  func since(_ applied: SeenEntries) -> (pieces: Int, bytes: Int) {
    let known = whole.reduce(into: SeenEntries()) { $0.formUnion($1.seen) }
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
