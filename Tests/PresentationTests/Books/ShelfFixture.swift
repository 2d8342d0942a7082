import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

/// Books in memory with their reading history, seen on 20 November 2026.
final class ShelfFixture {
  let store = InMemoryStore()
  let files = InMemoryFiles()
  private let chance = Randomness.seeded(11)
  private(set) var now = "2026-11-20T21:00"

  private var clock: LocalClock { LocalClock(now: .fixed(now), zone: FixedZone.seoul) }
  var tools: BookTools { .testing(UseCaseContext(store, clock, chance), files: files) }
  var queries: BookQueries { tools.books.queries }
  var reading: ReadingQueries { tools.books.readingQueries }

  @discardableResult
  func add(
    _ title: String, by author: String = "", pages: Int, _ category: BookCategory = .fiction,
    _ theme: CardTheme = .mango, on day: String = "2025-12-01"
  ) throws -> Book {
    now = day + "T09:00"
    defer { now = "2026-11-20T21:00" }
    let details = BookDetails(
      title: try BookTitle(title), author: try BookAuthor(author), pages: try PageCount(pages),
      category: category)
    return try tools.books.add(details, theme: theme)
  }

  func read(_ book: Book, to page: Int, at moment: String) throws {
    let time = LocalTime(literal: moment)
    try tools.books.record(
      book.id, .page(page), on: time.day, at: time.time)
  }

  func like(_ book: Book) throws {
    try tools.books.markFavourite(book.id, true)
  }

  /// Returns the state of the shelf screen with all books.
  func state(_ list: BookList = .finished) throws -> BookShelfScreen.State {
    let stacked = try queries.list(BookFilter(.finished), by: .finished, in: 0..<60)
    var state = BookShelfScreen.State(
      books: stacked, totals: try queries.totals(), tower: try queries.tower(), stacked: stacked,
      today: queries.today)
    if list == .favourites {
      let books = try queries.list(BookFilter(.favourites), by: .title, in: 0..<1000)
      state.show(books, of: .favourites)
    }
    return state
  }

  private static let samples: [(String, String, Int, BookCategory)] = [
    ("데미안", "헤르만 헤세", 240, .fiction), ("The Brothers Karamazov", "Dostoevsky", 1040, .classics),
    ("코스모스", "칼 세이건", 719, .science), ("어린 왕자", "생텍쥐페리", 136, .fiction),
    ("Walden", "Thoreau", 352, .essays), ("토지 1", "박경리", 468, .fiction),
    ("The Pragmatic Programmer", "Hunt, Thomas", 352, .computers),
    ("자기만의 방", "버지니아 울프", 176, .essays),
    ("총, 균, 쇠", "재레드 다이아몬드", 784, .history),
    ("A very long title that no spine can hold", "", 300, .other),
    ("사피엔스", "유발 하라리", 636, .history), ("시", "윤동주", 90, .fiction),
    ("Middlemarch", "George Eliot", 880, .classics), ("채식주의자", "한강", 247, .fiction),
  ]

  /// Returns fourteen finished books, two open ones, and the records of a year.
  static func lived() throws -> ShelfFixture {
    let shelf = ShelfFixture()
    for (index, (title, author, pages, category)) in samples.enumerated() {
      let theme = CardTheme.allCases[index % CardTheme.allCases.count]
      let book = try shelf.add(title, by: author, pages: pages, category, theme)
      let day = Day(literal: "2025-12-20").adding(days: index * 24)
      try shelf.read(book, to: pages / 2, at: "\(day.adding(days: -6))T\(7 + index):10")
      try shelf.read(book, to: pages, at: "\(day)T22:40")
      if index % 4 == 0 { try shelf.like(book) }
    }
    let open = try shelf.add("모비 딕", by: "허먼 멜빌", pages: 720, .classics, .cloud, on: "2026-11-01")
    for (page, day) in [(12, 7), (15, 8), (60, 10), (61, 13), (140, 15), (150, 18), (152, 19)] {
      try shelf.read(open, to: page, at: "2026-11-\(day < 10 ? "0" : "")\(day)T\(4 + day):20")
    }
    let other = try shelf.add("Momo", by: "Ende", pages: 300, .children, .honey, on: "2026-11-12")
    try shelf.read(other, to: 8, at: "2026-11-20T02:10")
    return shelf
  }
}

/// Returns the context of a screen of that size on a dark terminal.
func view(
  _ width: Int, _ height: Int, _ language: Language = .english, colors: ColorLevel = .none
) -> ViewContext {
  ViewContext(
    size: Size(width: width, height: height), theme: .dark, language: language, colorLevel: colors)
}
