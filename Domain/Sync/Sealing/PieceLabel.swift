/// What a sealed piece is bound to: it opens as nothing else.
public struct PieceLabel: Hashable, Sendable {
  public let profile: SyncProfileID
  /// With its device, and the entries or the number.
  public let name: PieceName
  /// Which key of the profile closed it.
  public let key: Int
  /// The hash of the piece that its device sent before; nothing for the first one.
  public let before: [UInt8]

  /// So many bytes more than what is in it a sealed piece has.
  public static let overhead = 149

  /// So many bytes has a hash.
  public static let hashSize = 32

  /// Nil for a key that there cannot be, and for what is no hash.
  public init?(profile: SyncProfileID, name: PieceName, key: Int, before: [UInt8]) {
    guard (1...Int(UInt32.max)).contains(key), [0, PieceLabel.hashSize].contains(before.count)
    else { return nil }
    self.profile = profile
    self.name = name
    self.key = key
    self.before = before
  }
}
