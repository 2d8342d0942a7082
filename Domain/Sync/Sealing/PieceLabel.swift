/// What a sealed piece is bound to: it opens as nothing else.
package struct PieceLabel: Hashable, Sendable {
  package let profile: SyncProfileID
  /// With its device, and the entries or the number.
  package let name: PieceName
  /// Which key of the profile closed it.
  package let key: Int
  /// The hash of the piece that its device sent before; nothing for the first one.
  package let before: [UInt8]

  /// So many bytes more than what is in it a sealed piece has.
  package static let overhead = 149

  /// So many bytes has a hash.
  package static let hashSize = 32

  /// Nil for a key that there cannot be, and for what is no hash.
  package init?(profile: SyncProfileID, name: PieceName, key: Int, before: [UInt8]) {
    guard (1...Int(UInt32.max)).contains(key), [0, PieceLabel.hashSize].contains(before.count)
    else { return nil }
    self.profile = profile
    self.name = name
    self.key = key
    self.before = before
  }
}
