/// What a device knows of a snapshot without having read it: all that its author knew when it wrote
/// that down.
public struct KnownSnapshot: Hashable, Sendable {
  public let device: DeviceID
  /// Which one of its device.
  public let number: Int
  /// The number of the key with which it is sealed.
  public let key: Int
  /// Whose entries are in it.
  public let seen: SeenEntries
  /// The first one says what the others are.
  public let parts: Int
  /// So many bytes all parts have.
  public let size: Int
  /// When it came, by this device's own clock.
  public let arrivedAt: Instant
  /// Whether it is not at the relay any more: only since when its entries are in one still counts.
  public var isGone = false
  /// Whether this device could not read all of it.
  public var isDamaged = false

  public init(
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
  public var name: PieceName { .snapshot(device, number: number, part: 1) }

  public var names: [PieceName] {
    (0..<parts).map { .snapshot(device, number: number, part: $0 + 1) }
  }

  public func contains(_ entry: EntryID) -> Bool { seen.contains(entry) }

  /// Whether it has all that the other one has. The same everywhere, so that devices that tidy at
  /// once agree which ones stay: of those that have the same it is one.
  func supersedes(_ other: KnownSnapshot) -> Bool {
    guard seen.isSuperset(of: other.seen) else { return false }
    return !other.seen.isSuperset(of: seen) || (device, number) > (other.device, other.number)
  }
}
