import TerminalKit

extension Frame {
  /// The rows of the frame as lines for printing. Invisible spaces at their ends are removed.
  var lines: [StyledText] {
    (0..<size.height).map { line($0) }
  }

  private func line(_ y: Int) -> StyledText {
    var pieces: [StyledText.Piece] = []
    for x in 0..<size.width {
      guard let cell = self[x, y], cell.width > 0 else { continue }
      if pieces.last?.style == cell.style {
        pieces[pieces.count - 1].text.append(cell.glyph)
      } else {
        pieces.append(StyledText.Piece(text: String(cell.glyph), style: cell.style))
      }
    }
    while let last = pieces.last, last.style?.spacesAreVisible != true {
      let end = last.text.lastIndex { $0 != " " }
      pieces.removeLast()
      guard let end else { continue }
      pieces.append(StyledText.Piece(text: String(last.text[...end]), style: last.style))
      break
    }
    return StyledText(pieces: pieces)
  }
}

extension Style {
  /// Whether a space in this style is visible.
  fileprivate var spacesAreVisible: Bool {
    background != .terminalDefault
      || !attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
  }
}
