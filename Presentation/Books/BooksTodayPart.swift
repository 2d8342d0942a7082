import HearthDomain
import JSONText

/// The part of Today that lists open books with the pages to read.
package struct BooksTodayPart: TodayPart {
  /// Maximum numbers of books on the screen and of rows in print.
  private static let (maxBooks, maxPrintedLines) = (12, 3)

  private let queries: BookQueries
  private let formatter: BookFormatter

  package init(_ tools: BookTools) {
    queries = tools.books.queries
    formatter = tools.formatter
  }

  package func section() throws -> TodaySection {
    let totals = try queries.totals()
    let shown = try queries.list(BookFilter(.open), in: 0..<BooksTodayPart.maxBooks)
    let isEmpty = totals.open + totals.finished + totals.keptForLater == 0
    let quiet = Words(ko: "지금 읽는 책이 없어요.", en: "You are not reading a book now.")
    return TodaySection(
      area: .books, rows: shown.compactMap(row),
      rest: TodayOverflow(
        additionalCount: totals.open - shown.count, noun: "책", unit: "권", command: "hearth book",
        route: .tab(.books), maxPrintedLines: BooksTodayPart.maxPrintedLines),
      invitation: isEmpty ? .books : nil, quiet: shown.isEmpty && !isEmpty ? quiet : nil,
      json: [:])
  }

  package func json() throws -> JSONObject {
    ["books": .array(try openBooks().map { .object(formatter.json(of: $0)) })]
  }

  /// Returns all open goals, in list order.
  private func openBooks() throws -> [Book] {
    var books: [Book] = []
    try queries.list(BookFilter(.open), by: .target) { book, _ in books.append(book) }
    return books
  }

  private func row(of book: Book) -> TodayRow? {
    let title = book.title.quotable()
    let text = Words(ko: title, en: title)
    guard let plan = book.plan(today: formatter.today) else { return row(of: book, text) }
    return TodayRow(
      mark: plan.isLate ? "●" : plan.pagesLeftToday == 0 ? "✓" : "○", text: text,
      detail: Words { detail(of: plan, $0) },
      brief: TodayRow.ShortRow(text: text, detail: Words { formatter.words($0).todaysShare(plan) }),
      isUrgent: false, needsAction: plan.isLate || plan.pagesLeftToday > 0,
      route: .book(book.id), rank: plan.isLate || plan.pagesLeftToday > 0 ? 0 : 1)
  }

  /// Returns the row of a book without a target: its progress, without pages to read today.
  private func row(of book: Book, _ text: Words) -> TodayRow {
    let detail = Words { formatter.words($0).progress(of: book) }
    return TodayRow(
      mark: "○", text: text, detail: detail, brief: TodayRow.ShortRow(text: text, detail: detail),
      isUrgent: false, route: .book(book.id))
  }

  /// Returns the pages to read today, the page to reach, and the time until the target.
  private func detail(of plan: ReadingPlan, _ language: Language) -> String {
    let words = formatter.words(language)
    let wait = words.distanceToTarget(plan.daysLeft)
    // Without the word "target", the date could be mistaken for the day on which to read the pages.
    let target = plan.isLate ? wait : language(ko: "목표일 \(wait)", en: "target \(wait)")
    let day = "\(words.todaysShare(plan)) · \(target)"
    guard !plan.isLate, plan.pagesLeftToday > 0 else { return day }
    let page = words.position(plan.targetPageToday, of: plan)
    return "\(day) · " + language(ko: "\(page)까지", en: "up to \(page)")
  }
}
