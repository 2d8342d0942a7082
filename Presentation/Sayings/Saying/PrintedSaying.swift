import HearthDomain
import TerminalKit

/// A saying set to be read: the language of the screen first, then the other one, then who said
/// it, with a blank line between.
struct PrintedSaying {
  let saying: Saying
  /// The book of whose sentence it was made.
  var book: Book?
  let language: Language
  var look = SayingLook.standard
  let now: Instant

  /// Longer lines are hard to read on.
  private static let measure = 68
  private static let margin = 2

  /// The rows at that width; the last one has the number and what sets the saying apart.
  func rows(columns: Int, widths: DisplayWidth) -> [StyledText] {
    let measure = max(10, min(columns - 2 * PrintedSaying.margin, PrintedSaying.measure))
    let margin = StyledText(String(repeating: " ", count: PrintedSaying.margin))
    return parts.flatMap { part in
      let text = BreakableText(part.text) { Double($0.partsWords ? 1 : widths.columns(of: $0)) }
      return [StyledText()]
        + text.lines(within: Double(measure)).map {
          $0.isEmpty ? StyledText() : margin + StyledText($0, part.style)
        }
    } + [StyledText()]
  }

  private var parts: [(text: String, style: Style)] {
    let texts = saying.texts(language, look).enumerated().map { index, text in
      (text.visible, index == 0 ? Style(attributes: .bold) : PrintedSaying.faint)
    }
    let who = saying.who(language, look)
    let signature = who.isEmpty ? [] : [("— \(who.visible)", PrintedSaying.faint)]
    let source = SayingBookLine(book, of: saying, in: language).map {
      [($0.text, PrintedSaying.faint)]
    }
    return texts + signature + (source ?? []) + [(facts, PrintedSaying.faint)]
  }

  private static let faint = Style(attributes: .dim)

  private var facts: String {
    let marks = saying.marks(at: now).map { $0.name(language) }
    let tags = saying.tagText.visible
    let words = ["#\(saying.number)"] + marks + (tags.isEmpty ? [] : [tags])
    return words.joined(separator: " · ")
  }
}
