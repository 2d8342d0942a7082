/// Random identifier of a store that takes part in sync.
public struct DeviceID: Hashable, Comparable, Sendable {
  public let rawValue: Int64

  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  public static func < (left: DeviceID, right: DeviceID) -> Bool { left.rawValue < right.rawValue }
}

/// Identifier of a sync entry: the device that created it, and its number on that device.
public struct EntryID: Hashable, Comparable, Sendable {
  public let device: DeviceID
  /// Sequence number on the device, starting at 1.
  public let number: Int

  /// Numbers accepted from other devices: more than a device can create, and few enough that the
  /// successor, and a sum over many devices, do not overflow.
  package static let acceptedNumbers = 1...(1 << 48)

  public init(_ device: DeviceID, _ number: Int) {
    self.device = device
    self.number = number
  }

  public static func < (left: EntryID, right: EntryID) -> Bool {
    (left.device, left.number) < (right.device, right.number)
  }

  /// Entry that stands for everything shipped with the program, whichever device sends it. Every
  /// removal counts as having seen it, so that sending a shipped item again does not restore it.
  static let shippedWithProgram = EntryID(DeviceID(rawValue: 0), 1)
}
