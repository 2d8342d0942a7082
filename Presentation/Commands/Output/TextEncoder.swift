import TerminalKit

/// Turns styled text into what a stream gets: plain, or with the sequences that colour it.
struct TextEncoder {
  let colors: ColorLevel
  let showsLinks: Bool
  let isTerminal: Bool

  func encode(_ text: StyledText) -> String {
    text.pieces.map(encode).joined()
  }

  private func encode(_ piece: StyledText.Piece) -> String {
    let text = isTerminal ? piece.text.visible : piece.text
    let codes = sgr(piece.style)
    let styled = codes.isEmpty ? text : "\u{1B}[\(codes)m\(text)\u{1B}[0m"
    guard showsLinks, let link = piece.link else { return styled }
    return "\u{1B}]8;;\(link.percentEncoded)\u{1B}\\\(styled)\u{1B}]8;;\u{1B}\\"
  }

  /// The parameters of the sequence that selects the style; empty for plain text.
  private func sgr(_ style: Style) -> String {
    guard colors > .none else { return "" }
    let names: [(Style.Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.blink, "5"),
      (.reverse, "7"), (.strikethrough, "9"),
    ]
    var codes = names.filter { style.attributes.contains($0.0) }.map(\.1)
    codes += color(style.foreground, base: 30)
    codes += color(style.background, base: 40)
    return codes.joined(separator: ";")
  }

  private func color(_ color: Color, base: Int) -> [String] {
    switch color {
    case .standard: return []
    case .ansi(let index):
      return index < 8 ? ["\(base + Int(index))"] : ["\(base + 60 + Int(index & 7))"]
    case .indexed(let index):
      if colors == .sixteen { return ["\(base + Int(index & 7))"] }
      return ["\(base + 8);5;\(index)"]
    case .rgb(let red, let green, let blue):
      switch colors {
      case .truecolor: return ["\(base + 8);2;\(red);\(green);\(blue)"]
      case .palette: return ["\(base + 8);5;\(paletteIndex(red, green, blue))"]
      default: return ["\(base + sixteenIndex(red, green, blue))"]
      }
    }
  }

  /// The nearest colour of xterm's cube of 6 × 6 × 6.
  private func paletteIndex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    func level(_ value: UInt8) -> Int {
      value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
    }
    return 16 + 36 * level(red) + 6 * level(green) + level(blue)
  }

  /// The nearest of the eight basic colours: a bit for each part that is strong.
  private func sixteenIndex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    let strong = max(red, green, blue) / 2
    let isGrey = max(red, green, blue) - min(red, green, blue) < 32
    if isGrey { return red < 96 ? 0 : 7 }
    return (red > strong ? 1 : 0) | (green > strong ? 2 : 0) | (blue > strong ? 4 : 0)
  }
}

extension String {
  /// The address with every byte that a terminal might misread written as `%XX`.
  fileprivate var percentEncoded: String {
    let digits = Array("0123456789ABCDEF")
    var text = ""
    for byte in utf8 {
      if byte > 0x20, byte < 0x7F {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return text
  }
}
