extension Array where Element == UInt8 {
  /// Overwrites the bytes in place with zeros, because they may be those of a passphrase, and
  /// removes them. The array keeps its capacity.
  mutating func overwriteAndRemoveAll() {
    withUnsafeMutableBytes { bytes in
      for place in bytes.indices { bytes.storeBytes(of: 0, toByteOffset: place, as: UInt8.self) }
    }
    removeAll(keepingCapacity: true)
  }
}
