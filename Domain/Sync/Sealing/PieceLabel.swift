/// Metadata of a piece (a sealed file at the relay). A piece opens only with the metadata with
/// which it was sealed.
package struct PieceLabel: Hashable, Sendable {
  package let profile: SyncProfileID
  /// Name of the piece, which contains its device and numbers.
  package let name: PieceName
  /// Number of the key that seals the piece.
  package let keyNumber: Int
  /// Hash of the previous piece of the same device; empty for its first one.
  package let previousHash: [UInt8]

  /// Number of bytes that sealing adds.
  package static let overhead = 149

  /// Size of a hash, in bytes.
  package static let hashSize = 32

  /// Creates the label; nil for an impossible key number or hash size.
  package init?(profile: SyncProfileID, name: PieceName, key: Int, before: [UInt8]) {
    guard (1...Int(UInt32.max)).contains(key), [0, PieceLabel.hashSize].contains(before.count)
    else { return nil }
    self.profile = profile
    self.name = name
    self.keyNumber = key
    self.previousHash = before
  }
}
