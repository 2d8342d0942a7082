import TerminalKit

/// Encodes styled text for a stream, with or without colour sequences.
struct TextEncoder {
  let colorLevel: ColorLevel
  let showsLinks: Bool
  var hasPlainMarks = false

  func encode(_ text: StyledText) -> String {
    text.pieces.map(encode).joined()
  }

  private func encode(_ piece: StyledText.Piece) -> String {
    // Control characters are replaced in pipes too, because piped text may end on a terminal.
    let text = hasPlainMarks ? ASCIIMarks.text(piece.text.terminalSafe) : piece.text.terminalSafe
    let start = colorLevel > .none ? (piece.style ?? .plain).sgrSequence(at: colorLevel) : ""
    let styled = start.isEmpty ? text : start + text + "\u{1B}[0m"
    guard showsLinks, let link = piece.link else { return styled }
    return "\u{1B}]8;;\(link.percentEncoded)\u{1B}\\\(styled)\u{1B}]8;;\u{1B}\\"
  }
}

extension String {
  /// The address with every byte that a terminal might misinterpret as `%XX`.
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
