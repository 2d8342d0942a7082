/// Iterates over the grapheme clusters of a text, with a fast path for scalars that never combine.
///
/// Finding cluster boundaries by Unicode's rules costs more than everything else in drawing.
struct ClusterReader {
  private let text: String
  private var index: String.Index

  init(_ text: String) {
    self.text = text
    index = text.startIndex
  }

  mutating func next() -> (glyph: Character, scalar: Unicode.Scalar?)? {
    guard index < text.endIndex else { return nil }
    let scalars = text.unicodeScalars
    let scalar = scalars[index]
    if scalar.isAlwaysBoundary {
      let following = scalars.index(after: index)
      if following == text.endIndex || scalars[following].isAlwaysBoundary {
        index = following
        return (Character(scalar), scalar)
      }
    }
    let cluster = text[index]
    index = text.index(after: index)
    return (cluster, nil)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar never combines with its neighbours: between two such scalars there is
  /// always a cluster boundary. Such are printable ASCII, box drawing, braille, kana, Chinese
  /// characters and Hangul syllables.
  fileprivate var isAlwaysBoundary: Bool {
    switch value {
    case 0x20...0x7E, 0xAC00...0xD7A3, 0x2500...0x25FF, 0x4E00...0x9FFF, 0x3131...0x318E,
      0x3041...0x3096, 0x30A1...0x30FA, 0x2800...0x28FF, 0x2010...0x2027, 0xB7, 0x2190...0x21FF:
      true
    default: false
    }
  }
}
