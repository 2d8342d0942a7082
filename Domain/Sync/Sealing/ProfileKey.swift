/// What tells the profile that devices share from all others, drawn by chance with its first key.
package struct SyncProfileID: Hashable, Sendable {
  package let rawValue: Int64

  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}

/// What opens everything that the devices of a profile tell each other.
package struct ProfileKey: Hashable {
  /// Counts up from 1 each time a device is removed or the passphrase changes.
  package let number: Int
  /// So many bytes as ``size`` says.
  package let bytes: Secret

  package static let size = 32

  /// Nil for another number of bytes, or a number that no key has.
  package init?(number: Int, bytes: Secret) {
    guard bytes.count == ProfileKey.size, (1...Int(UInt32.max)).contains(number) else { return nil }
    self.number = number
    self.bytes = bytes
  }
}
