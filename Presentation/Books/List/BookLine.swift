import HearthDomain
import TerminalKit

/// The two lines of a book in the list.
struct BookLine {
  let book: Book
  let today: Day
  let view: ViewContext
  /// The list being shown. In the list of finished books, a book that is being read again shows its
  /// last finished reading.
  var list = BookList.open

  /// Width from which rows show the subtitle and the date of publication even if they are cut.
  private static let wideColumns = 50

  private var words: BookWords { BookWords(view.language, today: today) }

  /// Returns title, author and, if there is room, subtitle and date of publication, with a
  /// favourite mark and the days to the target at the end.
  func title(columns: Int, isSelected: Bool) -> StyledText {
    let faint = isSelected ? nil : view.theme.faint
    let end = trailingText(isSelected: isSelected)
    let room = max(1, columns - view.widths.columns(of: end) - 1)
    let style = isSelected ? nil : view.theme.text.adding(.bold)
    var text = StyledText(book.title, style) + StyledText(about(isWide: true), faint)
    if columns < BookLine.wideColumns, view.widths.columns(of: text) > room {
      text = StyledText(book.title, style) + StyledText(about(isWide: false), faint)
    }
    text = view.widths.truncated(text, to: room)
    let gap = room - view.widths.columns(of: text) + 1
    return text + StyledText(String(repeating: " ", count: max(1, gap))) + end
  }

  /// Returns what follows the title: the author and, if `isWide`, the subtitle and the date of
  /// publication.
  private func about(isWide: Bool) -> String {
    let subtitle = isWide ? book.details.subtitle.value : ""
    let published = isWide ? book.details.publishedOn?.description : nil
    let about = [book.author, published ?? ""].joinedNonEmpty(by: " · ")
    return (subtitle.isEmpty ? "" : " — " + subtitle) + (about.isEmpty ? "" : "  " + about)
  }

  /// The columns that both lines need to be shown in full.
  var neededColumns: Int {
    let title =
      view.widths.columns(of: book.title + about(isWide: true)) + 1
      + view.widths.columns(of: trailingText(isSelected: false))
    guard book.isOpen, !isReadAgain else {
      return max(title, view.widths.columns(of: statusText))
    }
    return max(title, BookLine.barColumns + 8 + view.widths.columns(of: shareText(isNarrow: false)))
  }

  /// Width of the progress bar in a list that is not wide.
  private static let barColumns = 18

  private func trailingText(isSelected: Bool) -> StyledText {
    var text = StyledText()
    if book.isFavourite { text.append("♥ ", isSelected ? nil : view.theme.accent) }
    if let plan = book.plan(today: today) {
      let style = plan.isLate ? view.theme.warning : view.theme.heading
      text.append(words.dDay(plan.daysLeft), isSelected ? nil : style)
    }
    return text
  }

  /// Draws the progress bar and today's share of an open book, or the state of other books.
  func drawStatus(in frame: inout Frame, at line: Rect) {
    guard book.isOpen, !isReadAgain else {
      frame.write(StyledText(statusText, view.theme.faint), in: line)
      return
    }
    let share = shareText(isNarrow: line.width < 44)
    let percent = view.widths.padded("\(book.progressPercent)%", to: 4, .trailing)
    let rest = line.width - view.widths.columns(of: share) - 8
    let bar = max(6, min(line.width >= 56 ? 26 : BookLine.barColumns, rest))
    let parts = line.columns([.fixed(bar), .fixed(4), .fill], spacing: 1)
    let look = Gauge.Look(
      filled: BookColors.style(of: book.theme, in: view), empty: view.theme.border)
    Gauge(Double(book.progressPercent) / 100, look: look).draw(in: &frame, at: parts[0])
    frame.write(StyledText(percent), in: parts[1])
    let start =
      book.reading?.knownStart.map { start in
        let day = words.dateWords.short(start)
        return StyledText(view.language(ko: "\(day)부터", en: "since \(day)"), view.theme.faint)
      } ?? StyledText()
    let room = parts[2].insetBy(left: 1)
    let isRoomy =
      view.widths.columns(of: share) + view.widths.columns(of: start) + 2 <= room.width
    frame.write(share, in: room)
    if isRoomy { frame.write(start, in: room, alignment: .trailing) }
  }

  /// Returns today's share of the plan, or the progress of a book without a target.
  private func shareText(isNarrow: Bool) -> StyledText {
    guard let plan = book.plan(today: today) else {
      return StyledText(book.isReadInPercent ? "" : words.progress(of: book), view.theme.faint)
    }
    return StyledText(
      isNarrow ? words.todaysShare(plan) : todaysShare(of: plan),
      plan.isLate ? view.theme.warning : shareStyle(of: plan))
  }

  private func shareStyle(of plan: ReadingPlan) -> Style {
    plan.pagesLeftToday == 0 ? view.theme.good : view.theme.text
  }

  /// Returns `18 pages today, to p. 132`. For a late book, also names the key that sets a new
  /// target.
  private func todaysShare(of plan: ReadingPlan) -> String {
    let share = words.todaysShare(plan)
    if plan.isLate {
      return share + view.language(ko: " · t로 새 목표일", en: " · t: new target")
    }
    guard plan.pagesLeftToday > 0 else { return share }
    return share
      + view.language(
        ko: " → \(words.position(plan.targetPageToday, of: plan))까지",
        en: " → \(words.position(plan.targetPageToday, of: plan))")
  }

  private var isReadAgain: Bool {
    list == .finished && book.isOpen && book.earlierReadings.count > 0
  }

  private var statusText: String {
    if isReadAgain { return earlierReadingStatus }
    guard let reading = book.reading, reading.isFinished else {
      let about = [book.details.publisher.value, book.details.category.name(view.language)]
      return about.filter { !$0.isEmpty }.joined(separator: " · ")
    }
    let taken = reading.daysSpent.map { view.language.days($0) }
    return [finishedText(on: reading.finishedOn), taken, words.rating(book.latestRating)].compactMap
    { $0 }
    .joined(separator: " · ")
  }

  private var earlierReadingStatus: String {
    let again = view.language(
      ko: "다시 읽는 중 \(book.progressPercent)%", en: "reading again, \(book.progressPercent)%")
    return [
      finishedText(on: book.earlierReadings.finishedOn), words.rating(book.earlierReadings.rating),
      again,
    ]
    .compactMap { $0 }.joined(separator: " · ")
  }

  private func finishedText(on day: Day?) -> String {
    day.map(words.dateWords.short)
      .map { view.language(ko: "\($0)에 다 읽음", en: "finished \($0)") }
      ?? view.language(ko: "언젠가 다 읽음", en: "finished, no date")
  }
}
