/// Private keys of a device: one opens data sealed for the device, the other one signs.
package struct DeviceKeys: Hashable {
  /// The corresponding public keys.
  package let publicKeys: DevicePublicKeys
  /// The private keys: 32 bytes of X25519, then 64 bytes of Ed25519.
  package let secret: Secret

  package static let size = 96

  /// Creates the keys; nil for a wrong number of bytes.
  package init?(publicKeys: DevicePublicKeys, secret: Secret) {
    guard secret.count == DeviceKeys.size else { return nil }
    self.publicKeys = publicKeys
    self.secret = secret
  }
}

/// Public keys of a device: one to seal for it, one to verify its signatures.
package struct DevicePublicKeys: Hashable, Sendable {
  /// The public keys: 32 bytes of X25519, then 32 bytes of Ed25519.
  package let bytes: [UInt8]

  package static let size = 64

  /// Creates the keys; nil for a wrong number of bytes.
  package init?(bytes: [UInt8]) {
    guard bytes.count == DevicePublicKeys.size else { return nil }
    self.bytes = bytes
  }
}
