/// Random identifier of a shared profile, created together with its first key.
package struct SyncProfileID: Hashable, Sendable {
  package let rawValue: Int64

  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}

/// Symmetric key that seals everything the devices of a profile exchange.
package struct ProfileKey: Hashable {
  /// Number of the key. It counts up from 1 whenever a device is removed or the passphrase changes.
  package let number: Int
  /// The key, ``size`` bytes long.
  package let bytes: Secret

  package static let size = 32

  /// Creates the key; nil for a wrong number of bytes or an impossible key number.
  package init?(number: Int, bytes: Secret) {
    guard bytes.count == ProfileKey.size, (1...Int(UInt32.max)).contains(number) else { return nil }
    self.number = number
    self.bytes = bytes
  }
}
