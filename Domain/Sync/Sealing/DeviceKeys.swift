/// What a device keeps to itself: the key that opens what is sealed for it, and the one with which
/// it signs.
package struct DeviceKeys: Hashable {
  /// By which others know the device.
  package let face: DeviceFace
  /// 32 bytes of X25519, then 64 of Ed25519.
  package let secret: Secret

  package static let size = 96

  /// Nil for another number of bytes.
  package init?(face: DeviceFace, secret: Secret) {
    guard secret.count == DeviceKeys.size else { return nil }
    self.face = face
    self.secret = secret
  }
}

/// By which other devices know one: what is sealed for it, and whether it signed something.
package struct DeviceFace: Hashable, Sendable {
  /// 32 bytes of X25519, then 32 of Ed25519.
  package let bytes: [UInt8]

  package static let size = 64

  /// Nil for another number of bytes.
  package init?(bytes: [UInt8]) {
    guard bytes.count == DeviceFace.size else { return nil }
    self.bytes = bytes
  }
}
