import HearthDomain
import TerminalKit

/// A saying formatted for print: the text in the screen's language, the other text and the
/// attribution, separated by blank lines.
struct PrintedSaying {
  let saying: Saying
  /// The book from whose sentence the saying was made.
  var book: Book?
  let language: Language
  var look = SayingLook.standard
  let now: Instant

  /// Maximum line length; longer lines are hard to read.
  private static let maxLineLength = 68
  private static let margin = 2

  /// Returns the rows at that width; the last one has the number, marks and tags.
  func rows(columns: Int, widths: DisplayWidth) -> [StyledText] {
    let measure = max(10, min(columns - 2 * PrintedSaying.margin, PrintedSaying.maxLineLength))
    let margin = StyledText(String(repeating: " ", count: PrintedSaying.margin))
    return parts.flatMap { part in
      let text = BreakableText(part.text) { Double($0.isWordBreak ? 1 : widths.columns(of: $0)) }
      return [StyledText()]
        + text.lines(within: Double(measure)).map {
          $0.isEmpty ? StyledText() : margin + StyledText($0, part.style)
        }
    } + [StyledText()]
  }

  private var parts: [(text: String, style: Style)] {
    let texts = saying.texts(language, look).enumerated().map { index, text in
      (text.terminalSafe, index == 0 ? Style(attributes: .bold) : PrintedSaying.faint)
    }
    let who = saying.author(language, look)
    let signature = who.isEmpty ? [] : [("— \(who.terminalSafe)", PrintedSaying.faint)]
    let source = SayingBookLine(book, of: saying, in: language).map {
      [($0.text, PrintedSaying.faint)]
    }
    return texts + signature + (source ?? []) + [(factsLine, PrintedSaying.faint)]
  }

  private static let faint = Style(attributes: .dim)

  private var factsLine: String {
    let marks = saying.marks(at: now).map { $0.name(language) }
    let tags = saying.tagText.terminalSafe
    let words = ["#\(saying.number)"] + marks + (tags.isEmpty ? [] : [tags])
    return words.joined(separator: " · ")
  }
}
