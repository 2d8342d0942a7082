/// A store that takes part in sync, drawn by chance so that no two are alike.
public struct DeviceID: Hashable, Comparable, Sendable {
  public let rawValue: Int64

  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  public static func < (left: DeviceID, right: DeviceID) -> Bool { left.rawValue < right.rawValue }
}

/// What tells an entry from those of all devices: who made it, and its number there.
public struct EntryID: Hashable, Comparable, Sendable {
  public let device: DeviceID
  /// Counts up from 1 on each device.
  public let number: Int

  public init(_ device: DeviceID, _ number: Int) {
    self.device = device
    self.number = number
  }

  public static func < (left: EntryID, right: EntryID) -> Bool {
    (left.device, left.number) < (right.device, right.number)
  }

  /// What the program ships was there before all else, whichever device tells of it: whoever
  /// removes it has seen it, and nobody brings it back by handing it out.
  static let program = EntryID(DeviceID(rawValue: 0), 1)
}
