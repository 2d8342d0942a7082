import TerminalKit

extension Frame {
  /// Rows joined by line breaks, each wide character once, without trailing spaces.
  package var text: String {
    (0..<size.height).map(text(ofRow:)).joined(separator: "\n")
  }

  /// Returns the text of a row without trailing spaces; empty outside the frame.
  package func text(ofRow y: Int) -> String {
    var text = ""
    var blanks = 0
    for x in 0..<size.width {
      guard let cell = self[x, y], cell.width > 0 else { continue }
      if cell.glyph == " " {
        blanks += 1
      } else {
        text += String(repeating: " ", count: blanks)
        text.append(cell.glyph)
        blanks = 0
      }
    }
    return text
  }

  /// Text, then a letter for the style of each cell, then a legend of the letters; for comparing
  /// styles as well as text.
  package var styledText: String {
    var letters: [Style: Character] = [.plain: "."]
    var legend: [String] = []
    let rows = (0..<size.height).map { y in
      trimmed(
        (0..<size.width).compactMap { self[$0, y] }.map { cell in
          if let letter = letters[cell.style] { return letter }
          let letter = Self.styleLetters[min(legend.count, Self.styleLetters.count - 1)]
          letters[cell.style] = letter
          legend.append("\(letter) \(cell.style.summary)")
          return letter
        })
    }
    return ([text, "", rows.joined(separator: "\n")] + (legend.isEmpty ? [] : [""] + legend))
      .joined(separator: "\n")
  }

  private static let styleLetters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789?")

  private func trimmed(_ glyphs: [Character]) -> String {
    let end = glyphs.lastIndex { $0 != " " } ?? -1
    return String(glyphs[...end])
  }
}

extension Style {
  fileprivate var summary: String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"), (.blink, "blink"),
    ]
    let words = names.filter { attributes.contains($0.0) }.map(\.1)
    return (["\(foreground) on \(background)"] + words).joined(separator: ", ")
  }
}
