/// What tells the profile that devices share from all others, drawn by chance with its first key.
public struct SyncProfileID: Hashable, Sendable {
  public let rawValue: Int64

  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}

/// What opens everything that the devices of a profile tell each other.
public struct ProfileKey: Hashable {
  /// Counts up from 1 each time a device is removed or the passphrase changes.
  public let number: Int
  /// So many bytes as ``size`` says.
  public let bytes: Secret

  public static let size = 32

  /// Nil for another number of bytes, or a number that no key has.
  public init?(number: Int, bytes: Secret) {
    guard bytes.count == ProfileKey.size, (1...Int(UInt32.max)).contains(number) else { return nil }
    self.number = number
    self.bytes = bytes
  }
}
