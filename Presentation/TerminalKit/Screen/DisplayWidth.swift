/// Measures the number of columns that text takes in a terminal.
public struct DisplayWidth: Hashable, Sendable {
  /// Width of characters that Unicode calls ambiguous: 1, or 2 in some East Asian setups.
  public let ambiguousWidth: Int

  public static let standard = DisplayWidth(ambiguous: 1)

  /// Maximum number of scalars of a cluster that are measured and drawn; more would let a letter
  /// with many marks make a cell large. The longest emoji has ten scalars.
  static let maxScalars = 16

  public init(ambiguous: Int) {
    self.ambiguousWidth = ambiguous == 2 ? 2 : 1
  }

  /// Returns the width of a grapheme cluster: 0, 1 or 2.
  ///
  /// A cluster of width 0 must not be drawn at all: controls, format characters, marks without a
  /// letter.
  public func columns(of cluster: Character) -> Int {
    var scalars = cluster.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    let own = columns(of: first)
    guard let second = scalars.next(), !Self.isControl(first) else { return own }
    return columns(first, own, second, &scalars)
  }

  public func columns(of text: some StringProtocol) -> Int {
    var clusters = ClusterReader(String(text))
    var sum = 0
    while let (glyph, scalar) = clusters.next() {
      sum += scalar.map(columns(of:)) ?? columns(of: glyph)
    }
    return sum
  }

  private func columns(
    _ first: Unicode.Scalar, _ own: Int, _ second: Unicode.Scalar,
    _ rest: inout Character.UnicodeScalarView.Iterator
  ) -> Int {
    var sum = own
    var next: Unicode.Scalar? = second
    var left = Self.maxScalars - 1
    var isPicture = false
    while let scalar = next, left > 0 {
      if Self.isControl(scalar) { return 0 }
      isPicture = isPicture || scalar.value == 0xFE0F || scalar.value == 0x20E3
      sum += columns(of: scalar)
      next = rest.next()
      left -= 1
    }
    guard second.value >= 0x20E3, WidthTables.contains(WidthTables.emojiVariants, first.value)
    else {
      return min(sum, 2)
    }
    if second.value == 0xFE0E { return 1 }
    return isPicture ? 2 : min(sum, 2)
  }

  func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    switch value {
    case 0x20...0x7E: return 1
    case 0..<0xA0: return 0
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF: return 2
    case 0x2500...0x25FC where ambiguousWidth == 1, 0x2800...0x28FF: return 1
    default: break
    }
    if WidthTables.contains(WidthTables.zeroWidth, value) { return 0 }
    if WidthTables.contains(WidthTables.wideCharacters, value) { return 2 }
    return ambiguousWidth == 2 && WidthTables.contains(WidthTables.ambiguousCharacters, value)
      ? 2 : 1
  }

  /// Whether the scalar would control the terminal or change the writing direction, even inside a
  /// cluster.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xFEFF:
      true
    default: false
    }
  }
}
