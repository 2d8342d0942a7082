/// Random identifier of a store that takes part in sync. After a fork, a store gets a new one.
public struct DeviceID: Hashable, Comparable, Sendable {
  public let rawValue: Int64

  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  public static func < (left: DeviceID, right: DeviceID) -> Bool { left.rawValue < right.rawValue }
}

/// Identifier of a sync entry: the device that created it, and a sequence number.
public struct EntryID: Hashable, Comparable, Sendable {
  public let device: DeviceID
  /// Sequence number on the device, starting at 1.
  public let number: Int

  /// Numbers accepted from other devices. They are more than a device can create, and small enough
  /// that adding 1, or summing over many devices, does not overflow.
  package static let acceptedNumbers = 1...(1 << 48)

  public init(_ device: DeviceID, _ number: Int) {
    self.device = device
    self.number = number
  }

  public static func < (left: EntryID, right: EntryID) -> Bool {
    (left.device, left.number) < (right.device, right.number)
  }

  /// The entry to which everything shipped with the program belongs, whichever device sends it.
  /// Every removal counts as made after it, so that sending a shipped item again does not restore
  /// it.
  static let shippedWithProgram = EntryID(DeviceID(rawValue: 0), 1)
}
