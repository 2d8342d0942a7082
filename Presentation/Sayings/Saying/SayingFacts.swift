import HearthDomain
import TerminalKit

/// What is told of a saying beside its text.
struct SayingFacts {
  let saying: Saying
  /// The book of whose sentence it was made.
  var book: Book?
  let now: Instant
  let addedOn: Day
  let today: Day
  let view: ViewContext

  /// Its number and what sets it apart: `#12  ★ liked  ✓ used`.
  var title: StyledText {
    var text = StyledText("#\(saying.number)", view.theme.heading)
    if saying.isNew(at: now) { add("", .new, view.theme.faint, to: &text) }
    if saying.isLiked { add(SayingSigns.liked + " ", .liked, view.theme.accent, to: &text) }
    if saying.isUsed { add(SayingSigns.used + " ", .used, view.theme.good, to: &text) }
    return text
  }

  /// When it was added: `added Fri 20 Nov`.
  var added: String {
    let day = DateWords(view.language, today: today).shortWithWeekday(addedOn)
    return view.language(ko: "\(day)에 추가했어요", en: "added \(day)")
  }

  /// The book that it comes from, its tags and when it was added, on one line.
  var line: StyledText {
    let tags = saying.tagText
    let source = SayingBookLine(book, of: saying, in: view.language).map { $0.text + "  " }
    return StyledText(source ?? "", view.theme.text)
      + StyledText(tags.isEmpty ? "" : tags + "  ", view.theme.text)
      + StyledText(added, view.theme.faint)
  }

  private func add(_ sign: String, _ mark: SayingMark, _ style: Style, to text: inout StyledText) {
    text.append("  \(sign)\(mark.name(view.language))", style)
  }
}
