/// ASCII replacements of the same width for marks, lines and blocks, for locales that support only
/// ASCII. Letters of any script are unchanged.
public enum ASCIIMarks {
  public static func text(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 > 0x7F }) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      plain.append(asciiReplacement(for: scalar).map { Unicode.Scalar($0) } ?? scalar)
    }
    return String(plain)
  }

  /// Returns nil if the scalar is not a mark.
  static func asciiReplacement(for scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0xA0...0xFF: latinReplacements[scalar]
    case 0x2010...0x232B: punctuation[scalar]
    case 0x2500...0x257F: boxDrawingReplacement(scalar)
    case 0x2580...0x259F: blockReplacements[Int(scalar.value - 0x2580)]
    case 0x25A0...0x27BF: symbols[scalar]
    case 0x2800: UInt8(ascii: " ")
    case 0x2801...0x28FF: UInt8(ascii: "*")
    default: nil
    }
  }

  /// Returns the replacement for a box-drawing character; the filled part of a bar is a heavy line.
  private static func boxDrawingReplacement(_ scalar: Unicode.Scalar) -> UInt8 {
    switch scalar {
    case "─", "╌": UInt8(ascii: "-")
    case "━": UInt8(ascii: "=")
    case "│", "┃": UInt8(ascii: "|")
    case "╸": UInt8(ascii: ">")
    default: UInt8(ascii: "+")
    }
  }

  /// Replacements for the block elements from U+2580 to U+259F, denser characters for fuller
  /// blocks.
  private static let blockReplacements = Array("\"_.-=+*%####|||||:+%-|..'#\\##'/#".utf8)

  private static func replacementTable(_ pairs: KeyValuePairs<String, Unicode.Scalar>)
    -> [Unicode.Scalar: UInt8]
  {
    var table: [Unicode.Scalar: UInt8] = [:]
    for (marks, plain) in pairs {
      for mark in marks.unicodeScalars { table[mark] = UInt8(ascii: plain) }
    }
    return table
  }

  private static let latinReplacements = replacementTable([
    "«": "<", "»": ">", "·": "-", "×": "x", "±½": "+", "°": "'", "¹": "1", "²": "2", "³": "3",
  ])

  private static let punctuation = replacementTable([
    "‐–—": "-", "‘’": "'", "“”": "\"", "‖": "|", "•": "-", "…∼≈": "~", "‹←⌫": "<", "›→": ">",
    "↑": "^", "↓": "v", "↔": "=", "↻": "@", "≠": "!", "⋮": ":",
    "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8", "⁹": "9", "⁺": "+",
  ])

  private static let symbols = replacementTable([
    "★✦♦◆": "*", "●": "@", "■": "#", "○♢": "o", "☐": "[", "☑": "]", "☆": ".", "✧✓": "+", "✗": "x",
    "▲": "^", "▶▸": ">", "◂": "<",
    "♥": "&", "♣": "Y", "♪": "!",
  ])
}
