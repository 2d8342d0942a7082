import HearthDomain
import TerminalKit

/// A saying formatted for a screen: the text in the screen's language, the other text and the
/// attribution, with blank lines if there is room.
struct SayingParagraphs {
  let saying: Saying
  let view: ViewContext

  /// Maximum line length; longer lines are hard to read.
  private static let maxLineLength = 64

  /// Returns all rows.
  func rows(columns: Int) -> [StyledText] {
    rows(of: parts, columns: columns, hasBlanks: true)
  }

  /// Returns at most that many rows. If necessary, leaves out the blank lines or the second
  /// language; a cut text ends with an ellipsis.
  func rows(columns: Int, atMost most: Int) -> [StyledText] {
    let (texts, who) = (self.texts, self.author)
    let shorter = [(texts + who, true), (texts + who, false), (texts.prefix(1) + who, false)]
    for (parts, hasBlanks) in shorter {
      let rows = rows(of: parts, columns: columns, hasBlanks: hasBlanks)
      if rows.count <= most { return rows }
    }
    let all = rows(of: Array(texts.prefix(1)), columns: columns, hasBlanks: false)
    let name = most > 2 ? rows(of: who, columns: columns, hasBlanks: false).prefix(1) : []
    let room = max(1, most - name.count)
    guard all.count > room else { return all + name.prefix(most - all.count) }
    let kept = all.prefix(room)
    return kept.dropLast() + kept.suffix(1).map { $0 + StyledText("…", $0.pieces.last?.style) }
      + name
  }

  private typealias Part = (text: String, style: Style)

  private var parts: [Part] { texts + author }

  private var texts: [Part] {
    saying.texts(view.language, view.sayingLook).enumerated().map { index, text in
      (text, index == 0 ? view.theme.text.adding(.bold) : view.theme.faint)
    }
  }

  private var author: [Part] {
    let who = saying.author(view.language, view.sayingLook)
    return who.isEmpty ? [] : [("— \(who)", view.theme.faint)]
  }

  private func rows(of parts: [Part], columns: Int, hasBlanks: Bool) -> [StyledText] {
    let width = Double(max(2, min(columns, SayingParagraphs.maxLineLength)))
    return parts.enumerated().flatMap { index, part in
      let text = BreakableText(part.text) {
        Double($0.isWordBreak ? 1 : view.widths.columns(of: $0))
      }
      let rows = text.lines(within: width).map { StyledText($0, part.style) }
      return (hasBlanks && index > 0 ? [StyledText()] : []) + rows
    }
  }
}
