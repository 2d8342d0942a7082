import HearthDomain
import HearthWhen
import TerminalKit

/// The facts about a saying except its text.
struct SayingFacts {
  let saying: Saying
  /// The book from whose sentence the saying was made.
  var book: Book?
  let now: Instant
  let addedOn: Day
  let today: Day
  let view: ViewContext

  /// The number and marks: `#12  ★ liked  ✓ used`.
  var title: StyledText {
    var text = StyledText("#\(saying.number)", view.theme.heading)
    if saying.isNew(at: now) { appendMark("", .new, view.theme.faint, to: &text) }
    if saying.isLiked { appendMark(SayingSigns.liked + " ", .liked, view.theme.accent, to: &text) }
    if saying.isUsed { appendMark(SayingSigns.used + " ", .used, view.theme.good, to: &text) }
    return text
  }

  /// When the saying was added: `added Fri 20 Nov`.
  var addedText: String {
    let day = DayFormatter(view.language, today: today).shortWithWeekday(addedOn)
    return view.language(ko: "\(day)에 추가했어요", en: "added \(day)")
  }

  /// The book, the tags and the day of adding, in one line.
  var detailLine: StyledText {
    let tags = saying.tagText
    let source = SayingBookLine(book, of: saying, in: view.language).map { $0.text + "  " }
    return StyledText(source ?? "", view.theme.text)
      + StyledText(tags.isEmpty ? "" : tags + "  ", view.theme.text)
      + StyledText(addedText, view.theme.faint)
  }

  private func appendMark(
    _ sign: String, _ mark: SayingMark, _ style: Style, to text: inout StyledText
  ) {
    text.append("  \(sign)\(mark.name(view.language))", style)
  }
}
