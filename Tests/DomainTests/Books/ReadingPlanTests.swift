import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ReadingPlanTests {
  @Test func `the pages per day are computed anew from what is left`() throws {
    // The goal is 100 pages from the 1st to the 10th inclusive, which is ten days.
    let table: [(day: String, page: Int, perDay: Int, dDay: Int)] = [
      ("2026-11-01", 0, 10, 9), ("2026-11-02", 10, 10, 8), ("2026-11-03", 10, 12, 7),
      ("2026-11-06", 99, 1, 4), ("2026-11-09", 40, 30, 1), ("2026-11-10", 40, 60, 0),
      ("2026-11-11", 40, 60, -1), ("2026-12-10", 99, 1, -30), ("2026-11-05", 100, 0, 5),
    ]
    for (day, page, perDay, dDay) in table {
      let book = try goal(from: "2026-11-01", to: "2026-11-10", page: page)
      let plan = try #require(book.plan(today: Day(literal: day)))
      #expect(plan.pagesPerDay == perDay && plan.daysLeft == dDay, "\(day)")
      #expect(plan.pagesLeft == 100 - page)
      #expect(plan.isLate == (dDay < 0))
    }
  }

  @Test func `today's share stays while it is being read`() throws {
    let table: [(read: Int, leftToday: Int, pageToday: Int, later: Int)] = [
      (0, 10, 60, 10), (4, 6, 60, 10), (10, 0, 60, 10), (25, 0, 75, 7), (50, 0, 100, 0),
    ]
    for (read, leftToday, pageToday, later) in table {
      let book = try goal(
        from: "2026-11-01", to: "2026-11-10", page: 50 + read, last: ("2026-11-06", read))
      let plan = try #require(book.plan(today: Day(literal: "2026-11-06")))
      #expect(plan.pagesLeftToday == leftToday && plan.targetPageToday == pageToday, "\(read)")
      #expect(plan.pagesPerDayLater == later && plan.hasReadToday == (read > 0 && read < 50))
      // Reading part of today's share does not reduce the share of the following days.
      #expect(plan.pagesPerDay == later, "\(read)")
      #expect(ReadingPlan.pagesPerDay(left: 50 - read, readToday: read, daysLeft: 4) == later)
      // Tomorrow, today's pages no longer count towards the day.
      let tomorrow = try #require(book.plan(today: Day(literal: "2026-11-07")))
      #expect(tomorrow.pagesLeftToday == (50 - read + 3) / 4)
    }
  }

  @Test(arguments: [
    ("2026-11-01", 0, true), ("2026-11-02", 9, false), ("2026-11-02", 10, true),
    ("2026-11-06", 49, false), ("2026-11-06", 50, true), ("2026-11-10", 89, false),
    ("2026-11-10", 90, true), ("2026-11-11", 100, false), ("2026-10-01", 0, true),
  ])
  func `on track means the straight line from the first day to the target`(
    day: String, page: Int, isOnTrack: Bool
  ) throws {
    let book = try goal(from: "2026-11-01", to: "2026-11-10", page: page)
    #expect(book.plan(today: Day(literal: day))?.isOnTrack == isOnTrack)
  }

  @Test(arguments: [
    ("2026-11-01", 40, true), ("2026-11-05", 40, true), ("2026-11-06", 40, false),
    ("2026-11-06", 50, true), ("2026-11-10", 89, false), ("2026-11-10", 90, true),
  ])
  func `imported pages count like those recorded since the first day`(
    day: String, page: Int, isOnTrack: Bool
  ) throws {
    let book = Book(
      id: try someBookID(1),
      details: BookDetails(title: try BookTitle("책"), pages: try PageCount(100)),
      reading: Reading(
        startedOn: Day(literal: "2026-11-01"), targetOn: Day(literal: "2026-11-10"),
        firstPage: 40, page: page),
      addedAt: Instant(milliseconds: 0))
    #expect(book.plan(today: Day(literal: day))?.isOnTrack == isOnTrack)
  }

  /// The goal is 384 pages by the 29th, of which 30 were read before the records began.
  @Test(
    arguments: [
      ("2026-11-24", nil, 0, nil), ("2026-11-28", nil, 0, nil), ("2026-11-30", nil, 0, false),
      ("2026-11-24", "2026-11-24", 59, true), ("2026-11-24", "2026-11-24", 10, nil),
      ("2026-11-24", "2026-11-23", 100, nil), ("2026-11-24", "2026-11-22", 100, false),
      ("2026-11-28", "2026-11-11", 1, false),
    ] as [(String, String?, Int, Bool?)])
  func `a reading without a first day is on track if today's share is read`(
    day: String, last: String?, read: Int, isOnTrack: Bool?
  ) throws {
    let book = Book(
      id: try someBookID(1),
      details: BookDetails(title: try BookTitle("책"), pages: try PageCount(384)),
      reading: Reading(
        startedOn: .earliest, targetOn: Day(literal: "2026-11-29"), firstPage: 30, page: 30 + read,
        lastRecord: last.map { RecordedDayPages(day: Day(literal: $0), pages: read) }),
      addedAt: Instant(milliseconds: 0))
    #expect(try #require(book.plan(today: Day(literal: day))).isOnTrack == isOnTrack)
  }

  @Test(arguments: [1, 7, 99, 100, 240, 333, 20_000])
  func `a percentage is converted to the first page that reaches it`(last: Int) throws {
    for percent in 0...100 {
      let page = try ReadingProgress.percent(percent).page(of: last, from: 0)
      #expect(page * 100 / last >= percent || page == last - 1)
      #expect(page == 0 || (page - 1) * 100 / last < percent)
      #expect((page == last) == (percent == 100))
    }
  }

  @Test func `only open goals have a plan`() throws {
    let today = Day(literal: "2026-11-20")
    let done = try goal(from: "2026-11-01", to: "2026-11-11", finished: "2026-11-10")
    #expect(
      done.plan(today: today) == nil && !done.isLate(today: today) && done.progressPercent == 100)
    let kept = Book(
      id: try someBookID(1), details: BookDetails(title: try BookTitle("책")),
      addedAt: Instant(milliseconds: 0))
    #expect(kept.plan(today: today) == nil && kept.progressPercent == 0)
  }

  @Test func `progress is rounded down to whole percent`() throws {
    for (page, percent) in [(0, 0), (2, 0), (3, 1), (100, 33), (299, 99), (300, 100)] {
      let book = try goal(pages: 300, from: "2026-11-01", to: "2026-11-11", page: page)
      #expect(book.progressPercent == percent)
    }
  }

  @Test(arguments: [
    (ReadingRange.twoWeeks, "2026-11-20", "2026-11-07"), (.twoWeeks, "2026-01-05", "2025-12-23"),
    (.sixMonths, "2026-11-20", "2026-06-01"), (.sixMonths, "2026-08-31", "2026-03-01"),
    (.sixMonths, "2026-03-01", "2025-10-01"), (.year, "2026-11-20", "2025-12-01"),
    (.year, "2024-02-29", "2023-03-01"), (.year, "2025-12-31", "2025-01-01"),
  ])
  func `a range ends today`(range: ReadingRange, today: String, first: String) {
    let days = range.days(until: Day(literal: today))
    #expect(days.lowerBound == Day(literal: first) && days.upperBound == Day(literal: today))
  }

  @Test(
    arguments: [
      (99, nil, .mug), (100, nil, .mug), (1_000, .mug, .cat), (1_099, .mug, .cat),
      (2_500, .cat, .chair), (999, nil, .mug), (5_550_000, .lotteTower, nil),
      (99_999_999, .lotteTower, nil), (0, nil, .mug),
    ] as [(Int, TowerLandmark?, TowerLandmark?)])
  func `a tower is compared with the tallest lower landmark`(
    tenths: Int, asTall: TowerLandmark?, next: TowerLandmark?
  ) {
    let tower = BookTower(books: 1, tenths: tenths)
    #expect(tower.tallestLandmark == asTall && tower.nextLandmark == next)
  }

  @Test func `landmarks are sorted by height`() {
    let heights = TowerLandmark.allCases.map(\.centimetres)
    #expect(heights == heights.sorted() && Set(heights).count == heights.count)
  }
}
