import HearthDomain
import JSONText

/// What books add to Today: the pages to read, and what is late.
public struct BooksTodayPart: TodayPart {
  /// So many rows are taken, the last one by a word of the rest where that is not enough; Today
  /// has one page.
  private static let mostRows = 3

  private let queries: BookQueries
  private let voice: BookVoice

  public init(queries: BookQueries, voice: BookVoice) {
    self.queries = queries
    self.voice = voice
  }

  public func section() throws -> TodaySection {
    let totals = try queries.totals()
    let most = BooksTodayPart.mostRows
    let count = totals.open > most ? most - 1 : most
    let shown = try queries.list(BookFilter(.open), in: 0..<count)
    let isEmpty = totals.open + totals.finished + totals.kept == 0
    let invitation = TodayInvitation(text: BookInvitation.text, command: BookInvitation.command)
    let quiet = Words(ko: "지금 읽는 책이 없어요.", en: "You are reading nothing now.")
    return TodaySection(
      area: .books, rows: shown.compactMap(row) + more(totals.open - shown.count),
      invitation: isEmpty ? invitation : nil, quiet: shown.isEmpty && !isEmpty ? quiet : nil,
      json: [:])
  }

  public func json(of section: TodaySection) throws -> JSONObject {
    ["books": .array(try openBooks().map { .object(voice.json(of: $0)) })]
  }

  /// All open goals, in the order of lists.
  private func openBooks() throws -> [Book] {
    var books: [Book] = []
    try queries.list(BookFilter(.open), by: .target) { books.append($0) }
    return books
  }

  private func row(of book: Book) -> TodayRow? {
    guard let plan = book.plan(today: voice.today) else { return nil }
    let text = { (language: Language) in
      "\(book.title.quotable())  \(voice.words(language).share(plan))"
    }
    return TodayRow(
      mark: plan.isLate ? "!" : plan.pagesLeftToday == 0 ? "✓" : "○",
      text: Words(ko: text(.korean), en: text(.english)),
      detail: Words(ko: detail(of: plan, .korean), en: detail(of: plan, .english)),
      isUrgent: false, route: .book(book.id))
  }

  /// Up to which page, and how far the target is.
  private func detail(of plan: ReadingPlan, _ language: Language) -> String {
    let words = voice.words(language)
    let day = words.dDay(plan.daysLeft)
    guard !plan.isLate else {
      return day + language(ko: " · 목표일이 지났어요", en: " · past its target")
    }
    guard plan.pagesLeftToday > 0 else { return day }
    let page = plan.pageToday
    return "\(day) · " + language(ko: "\(page)쪽까지", en: "up to p. \(page)")
  }

  private func more(_ count: Int) -> [TodayRow] {
    guard count > 0 else { return [] }
    let command = "hearth book"
    return [
      TodayRow(
        mark: "+", text: Words(ko: "책 \(count)권 더", en: "and \(count) more"),
        detail: Words(ko: command, en: command), isUrgent: false, route: .tab(.books))
    ]
  }
}
