extension Array where Element == UInt8 {
  /// Overwrites the bytes where they stand, which may be those of a passphrase, and drops them;
  /// the room for them stays.
  mutating func wipe() {
    withUnsafeMutableBytes { bytes in
      for place in bytes.indices { bytes.storeBytes(of: 0, toByteOffset: place, as: UInt8.self) }
    }
    removeAll(keepingCapacity: true)
  }
}
