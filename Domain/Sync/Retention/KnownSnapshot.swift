/// What a device knows of a snapshot without having read it: all that its author knew when it wrote
/// that down.
package struct KnownSnapshot: Hashable, Sendable {
  package let device: DeviceID
  /// Which one of its device.
  package let number: Int
  /// The number of the key with which it is sealed.
  package let key: Int
  /// Whose entries are in it.
  package let seen: SeenEntries
  /// The first one says what the others are.
  package let parts: Int
  /// So many bytes all parts have.
  package let size: Int
  /// When it came, by this device's own clock.
  package let arrivedAt: Instant
  /// Whether it is not at the relay any more: only since when its entries are in one still counts.
  package var isGone = false
  /// Whether this device could not read all of it.
  package var isDamaged = false

  package init(
    _ device: DeviceID, _ number: Int, key: Int, seen: SeenEntries, parts: Int, size: Int,
    arrivedAt: Instant
  ) {
    self.device = device
    self.number = number
    self.key = key
    self.seen = seen
    self.parts = parts
    self.size = size
    self.arrivedAt = arrivedAt
  }

  /// Of the first part.
  package var name: PieceName { .snapshot(device, number: number, part: 1) }

  package var names: [PieceName] {
    (0..<parts).map { .snapshot(device, number: number, part: $0 + 1) }
  }

  package func contains(_ entry: EntryID) -> Bool { seen.contains(entry) }

  /// Whether it has all that the other one has. The same everywhere, so that devices that tidy at
  /// once agree which ones stay: of those that have the same it is one.
  func supersedes(_ other: KnownSnapshot) -> Bool {
    guard seen.isSuperset(of: other.seen) else { return false }
    return !other.seen.isSuperset(of: seen) || (device, number) > (other.device, other.number)
  }
}
