/// How many columns a terminal gives to text.
public struct DisplayWidth: Hashable, Sendable {
  /// The columns of characters whose width Unicode calls ambiguous: 1, or 2 in some East Asian set-ups.
  public let ambiguous: Int

  public static let standard = DisplayWidth(ambiguous: 1)

  public init(ambiguous: Int) {
    self.ambiguous = ambiguous == 2 ? 2 : 1
  }

  /// The columns of a grapheme cluster: 0, 1 or 2.
  public func columns(of cluster: Character) -> Int {
    guard let first = cluster.unicodeScalars.first else { return 0 }
    return (0x1100...0x115F).contains(first.value) || (0x2E80...0xD7A3).contains(first.value)
      || first.value >= 0x1F300 ? 2 : 1
  }

  /// The columns of a whole text.
  public func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }
}
