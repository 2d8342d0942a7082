import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct BookScreenTests {
  private let now = LocalTime(literal: "2026-11-20T21:00")

  private func book(page: Int = 100) throws -> Book {
    Book(
      id: try #require(ID(rawValue: 7)),
      details: BookDetails(title: try BookTitle("책"), pages: try PageCount(300)),
      reading: HearthDomain.Reading(
        startedOn: Day(literal: "2026-11-10"), targetOn: Day(literal: "2026-11-30"), page: page),
      addedAt: Instant(milliseconds: 0))
  }

  /// The typed text, how it is understood, and what is saved.
  private static let pages: [(String, String?, ReadingProgress?)] = [
    ("132", "p. 132 (44%) · +32, 168 pages left", .page(132)),
    ("132쪽", "p. 132 (44%) · +32, 168 pages left", .page(132)),
    ("45%", "p. 135 (45%) · +35, 165 pages left", .percent(45)),
    ("300", "p. 300 (100%) · that is the end", .page(300)),
    ("100", "p. 100 (33%) · +0, 200 pages left", .page(100)),
    ("90", "p. 90 (30%) · before p. 100; saving asks first", .page(90)),
    ("+32", "p. 132 (44%) · +32, 168 pages left", .pagesFurther(32)),
    ("+200쪽", "p. 300 (100%) · that is the end", .pagesFurther(200)),
    ("+201", nil, nil), ("+9223372036854775807", nil, nil),
    ("301", nil, nil), ("101%", nil, nil), ("-3", nil, nil), ("abc", nil, nil),
    ("99999999999999999999", nil, nil),
  ]

  @Test(arguments: pages)
  func `a typed page is interpreted while typing`(
    typed: String, meaning: String?, progress: ReadingProgress?
  ) throws {
    var state = BookEntryScreen.State(.pageReached, of: try book(), now: now, by: .standard)
    #expect(state.meaning == nil)
    for letter in typed {
      _ = BookEntryScreen.update(&state, .typed(.key(.character(letter))))
    }
    let saved = BookEntryScreen.update(&state, .saved)
    #expect(saved == progress.map { .changeReading(.record(state.book.id, $0, mayGoBack: false)) })
    switch state.meaning {
    case .success(let words): #expect(words.en == meaning)
    case .failure: #expect(meaning == nil)
    case nil: Issue.record("nothing was understood")
    }
  }

  /// A target and the pages a day that it requires.
  private static let targets: [(String, String?)] = [
    ("+10d", "Mon 30 Nov · in 10 days · 19 pages a day"),
    ("tomorrow", "Sat 21 Nov · tomorrow · 100 pages a day"),
    ("다음 주 금", "Fri 27 Nov · in 7 days · 25 pages a day"),
    ("today", "Fri 20 Nov · today · 200 pages"), ("yesterday", nil), ("+4y", nil),
    ("soon", nil),
  ]

  @Test(arguments: targets)
  func `a typed target shows the pages per day`(typed: String, meaning: String?) throws {
    var state = BookEntryScreen.State(.target, of: try book(), now: now, by: .standard)
    _ = BookEntryScreen.update(&state, .typed(.paste(typed)))
    if case .success(let words)? = state.meaning {
      #expect(words.en == meaning)
    } else {
      #expect(meaning == nil)
      #expect(BookEntryScreen.update(&state, .saved) == nil)
    }
  }

  @Test func `a target is read in the local date order`() throws {
    let zone = RegionalZone(FixedZone.utc, dateOrder: { .dayFirst }, holidays: { .init([.korea]) })
    var state = BookEntryScreen.State(
      .target, of: try book(), now: now, by: DatePreferences(in: zone))
    _ = BookEntryScreen.update(&state, .typed(.paste("4.12.")))
    #expect(try #require(state.meaning).get().en.hasPrefix("Fri 4 Dec · in 14 days"))
  }

  /// Keys and the resulting rating in half stars.
  private static let ratings: [([RatingScreen.Action], Int?)] = [
    ([.stepped(1)], 1), ([.stepped(-1)], nil), ([.typed("4"), .stepped(-1)], 7),
    ([.typed("5"), .stepped(1)], 10), ([.typed("0"), .stepped(-1)], 0),
    ([.typed("2"), .cleared], nil), ([.typed("4"), .typed(".")], 8),
    ([.typed("4"), .typed("."), .typed("5")], 9), ([.typed("4"), .typed("3")], 6),
    ([.typed("4"), .typed("."), .typed("5"), .erased], 8), ([.typed("3"), .erased], nil),
    ([.typed("."), .typed("2")], 4),
  ]

  @Test(arguments: ratings)
  func `ratings have half stars, and none differs from zero`(
    actions: [RatingScreen.Action], halves: Int?
  ) throws {
    var state = RatingScreen.State(of: try book(), today: now.day, celebrates: false)
    for action in actions { _ = RatingScreen.update(&state, action) }
    #expect(state.halfStars == halves)
  }

  /// A typed rating, and the half stars if Enter accepts it.
  @Test(arguments: [("4.5", 9), ("4", 8), ("4.", 8), ("4.3", nil), ("6", nil), ("5.5", nil)])
  func `a typed rating is accepted as it is or refused`(typed: String, halves: Int?) throws {
    var state = RatingScreen.State(of: try book(), today: now.day, celebrates: false)
    for letter in typed { _ = RatingScreen.update(&state, .typed(letter)) }
    #expect((state.errorMessage == nil) == (halves != nil))
    #expect(state.errorMessage.map { $0.en.contains(typed) && $0.ko.contains(typed) } != false)
    let saved = RatingScreen.update(&state, .saved)
    let rating = try halves.map { try Rating(halves: $0) }
    #expect(saved == rating.map { BooksEffect.change(.rate(state.book.id, $0)) })
  }

  @Test(
    arguments: [("", nil, true), ("4.5", 9, true), ("4.3", nil, false)]
      as [(String, Int?, Bool)])
  func `a comment or a sentence can follow the rating`(
    typed: String, halves: Int?, goesOn: Bool
  ) throws {
    for writing in [RatingScreen.FollowUpText.comment, .sentence] {
      var state = RatingScreen.State(of: try book(), today: now.day, celebrates: true)
      for letter in typed { _ = RatingScreen.update(&state, .typed(letter)) }
      let (id, rating) = (state.book.id, try halves.map { try Rating(halves: $0) })
      let place: BooksEffect.Destination =
        writing == .comment ? .editingDescription(id) : .sentenceForm(id, nil)
      let effect = BooksEffect.change(.rate(id, rating, then: place))
      #expect(RatingScreen.update(&state, .writePressed(writing)) == (goesOn ? effect : nil))
    }
  }

  @Test func `each state of a book has its own hint when there are no records`() throws {
    #expect(BookScreen.noRecordsText(of: try book()).en.contains("Press p to enter"))
    let kept = Book(
      id: try #require(ID(rawValue: 8)), details: BookDetails(title: try BookTitle("책")),
      addedAt: Instant(milliseconds: 0))
    #expect(BookScreen.noRecordsText(of: kept).en.contains("Press t to set"))
  }

  /// The pages read of 300, halfway through twenty days.
  @Test(arguments: [(150, "on track"), (120, "a little behind"), (20, "much is left")])
  func `the plan's label depends on how far the reading is behind`(
    page: Int, words: String
  ) throws {
    let book = try book(page: page)
    let today = now.day
    let plan = try #require(book.plan(today: today))
    let track = BookWords(.english, today: today).planComparison(plan, of: book)
    #expect(track?.en == words)
  }

  /// The book has 384 pages, of which 30 were read before the records began.
  @Test(
    arguments: [
      (nil, nil), (20, nil), (19, nil), (18, "a little behind"), (2, "much is left"),
    ] as [(Int?, String?)])
  func `a reading without a first day reports only missed days`(
    last: Int?, words: String?
  ) throws {
    let today = now.day
    let mark = last.map { RecordedDayPages(day: today.adding(days: $0 - 20), pages: 1) }
    let book = Book(
      id: try #require(ID(rawValue: 8)),
      details: BookDetails(title: try BookTitle("책"), pages: try PageCount(384)),
      reading: Reading(
        startedOn: .earliest, targetOn: today.adding(days: 5), firstPage: 30, page: 31,
        lastRecord: mark),
      addedAt: Instant(milliseconds: 0))
    let plan = try #require(book.plan(today: today))
    #expect(BookWords(.english, today: today).planComparison(plan, of: book)?.en == words)
  }

  @Test func `the pages left after today's share are planned from tomorrow on`() throws {
    let book = try book(page: 100)
    let words = BookWords(.english, today: now.day)
    let plan = try #require(book.plan(today: now.day))
    #expect(
      words.pace(plan, until: Day(literal: "2026-11-30"))
        == "from tomorrow 19 pages a day until 30 Nov (in 10 days)")
    let last = BookWords(.korean, today: Day(literal: "2026-11-30"))
    let lastPlan = try #require(book.plan(today: Day(literal: "2026-11-30")))
    #expect(!last.pace(lastPlan, until: Day(literal: "2026-11-30")).contains("내일"))
  }

  @Test func `five stars are drawn for every rating`() {
    for halves in 0...10 { #expect(RatingScreen.stars(halves).count == 5) }
    #expect(RatingScreen.stars(7) == "★★★½☆")
  }

  @Test func `disabled keys of a book have a reason`() throws {
    let open = BookAction.bindings(for: try book(), nothing: nil) { Optional($0) }
    #expect(open.allSatisfy { $0.disabledReason == nil })
    let none = BookAction.bindings(for: nil, nothing: nil) { Optional($0) }
    #expect(none.allSatisfy { $0.disabledReason != nil })
  }

  @Test func `every list has orders, and its tabs are cyclic`() {
    for list in BookList.allCases { #expect(!list.orders.isEmpty) }
    #expect(BookList.open.moved(by: -1) == .all)
    #expect(BookList.all.moved(by: 1) == .open)
  }

  @Test func `a spine is never wider than its column`() throws {
    let view = ViewContext(
      size: Size(width: 80, height: 24), theme: .dark, language: .english)
    for pages in [1, 50, 300, 900, 20_000] {
      let book = Book(
        id: try #require(ID(rawValue: 7)),
        details: BookDetails(title: try BookTitle("책"), pages: try PageCount(pages)),
        addedAt: Instant(milliseconds: 0))
      let text = BookSpine(book: book, view: view).text
      #expect(view.widths.columns(of: text) == BookSpine.columns)
      #expect(text.string.contains { $0 != " " })
    }
  }
}
