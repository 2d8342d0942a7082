import Foundation
import HearthTestSupport
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct ReportPageTests {
  private func page(
    _ report: Report, _ language: Language = .english
  ) -> String {
    ReportPage(
      report: report, language: language, weekdays: Weekday.weekOrder(from: nil, in: language)
    ).html
  }

  @Test(arguments: Language.allCases)
  func `the page of a month`(language: Language) throws {
    try expectGolden(
      "Report/month-\(language.rawValue).html", page(try .sample(), language).withoutDrawings)
  }

  @Test(arguments: Language.allCases)
  func `an empty month shows a hint`(language: Language) throws {
    try expectGolden(
      "Report/empty-\(language.rawValue).html", page(.empty, language).withoutDrawings)
  }

  @Test(arguments: [
    (
      Language.english,
      ["16–22 November 2026", "Day", "Tue 17 Nov", "Contacts by day", "The week in"]
    ),
    (.korean, ["2026년 11월 16일~22일", "날", "11월 17일 (화)", "날마다의 연락", "한 주의 색"]),
  ])
  func `a week is shown day by day`(language: Language, parts: [String]) throws {
    let page = page(try .week("2026-11-16"), language)
    for part in parts { #expect(page.contains(part), "\(part)") }
    let left = language == .english ? "3 days still to come" : "이번 주가 아직 3일 남았어요"
    #expect(page.contains(left))
    #expect(!page.contains(language == .english ? "Fri 20 Nov<" : "11월 20일 (금)<"))
  }

  @Test(arguments: [
    ("2026-11-30", "2026년 11월 30일~12월 6일", "30 November – 6 December 2026"),
    ("2026-12-28", "2026년 12월 28일~2027년 1월 3일", "28 December 2026 – 3 January 2027"),
  ])
  func `a week across two months names both`(first: String, korean: String, english: String) throws
  {
    let report = try Report.week(first)
    #expect(ReportWords(report: report, language: .korean).title == korean)
    #expect(ReportWords(report: report, language: .english).title == english)
  }

  @Test(arguments: [
    (Language.english, "Made by Hearth on ", "3 February 2026"),
    (.korean, "Hearth가 ", "2026년 2월 3일 화요일에 만든"),
  ])
  func `a page shows when it was made, however long ago its period ended`(
    language: Language, lead: String, day: String
  ) throws {
    let page = page(.empty, language)
    let foot = try #require(page.range(of: "<footer>"))
    #expect(page[foot.upperBound...].contains(lead))
    #expect(page[foot.upperBound...].contains(day))
  }

  @Test(arguments: [
    ([90, 65], ["환했던 날", "덜 환했던 날"], ["Bright days", "Less bright days"]),
    ([90, 50], ["환했던 날", "덜 환했던 날"], ["Bright days", "Less bright days"]),
    ([90, 49], ["환했던 날", "무거웠던 날"], ["Bright days", "Heavy days"]),
    ([30, 10], ["덜 무거웠던 날", "무거웠던 날"], ["Less heavy days", "Heavy days"]),
  ])
  func `days are called bright or heavy only if they were`(
    means: [Int], korean: [String], english: [String]
  ) {
    let words = { ReportWords(report: .of(means: means), language: $0) }
    #expect([words(.korean).brightestTitle, words(.korean).heaviestTitle] == korean)
    #expect([words(.english).brightestTitle, words(.english).heaviestTitle] == english)
  }

  @Test(arguments: [50, 90, 10])
  func `a single day is called neither bright nor heavy`(mean: Int) {
    let words = { ReportWords(report: .of(means: [mean]), language: $0) }
    #expect(words(.korean).brightestTitle == "기분을 남긴 날")
    #expect(words(.english).brightestTitle == "The day with moods")
  }

  @Test(arguments: [
    ([4], "1일 동안 10쪽을 읽었어요.", "10 pages on 1 day."),
    ([4, 6], "2일 동안 20쪽을 읽었어요.", "20 pages on 2 days."),
    ([4, 5], "2일 동안 20쪽을 읽었고, 가장 길게는 2일 내리 읽었어요.", "20 pages on 2 days, at most 2 days in a row."),
  ])
  func `a streak is mentioned if reading days are consecutive`(
    days: [Int], korean: String, english: String
  ) {
    let report = Report.of(read: days)
    #expect(ReportWords(report: report, language: .korean).readingSummary == korean)
    #expect(ReportWords(report: report, language: .english).readingSummary == english)
  }

  @Test(.inWholeRuns) func `no text escapes its element`() throws {
    // The lines of a saying are paragraphs, so their number may vary.
    func elements(_ name: String) throws -> [String] {
      let reader = SVGReader(page(try .sample(naming: name)).asXML)
      #expect(reader.isWellFormed, "\(name.debugDescription)")
      return reader.elements.filter { $0 != "p" }
    }
    let plain = try elements("name")
    let marked = HostileText.all.filter { text in
      text.unicodeScalars.contains("\u{301}") && text.contains { "<>&\"'".contains($0) }
    }
    for text in marked + [
      "</title><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "</style><b>",
      "]]>", "<!--", "-->", "&lt;", "&#x3c;b>", "javascript:alert(1)", "\u{202E}abc",
      "' style='position:fixed", "\u{1B}[2J", "{}:root{--paper:red}", "url(//x.y)", "a\r\nb",
    ] {
      let isSame = try elements(text) == plain
      #expect(isSame, "\(text.debugDescription)")
    }
  }

  @Test func `a page loads nothing from outside`() throws {
    let page = page(try .sample())
    for word in ["<script", "http:", "https:", "url(", "@import", "src=", "<link", "<img"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("default-src 'none'"))
  }

  @Test(arguments: Language.allCases)
  func `a page is never too large to send`(language: Language) throws {
    let heavy = String(repeating: "<&\"\u{1F469}\u{200D}\u{1F680}", count: 300)
    let report = try Report.full(text: heavy)
    let size = page(report, language).utf8.count
    #expect(size <= 500_000, "\(size)")
    #expect(size > 100_000, "all of it is there: \(size)")
  }
}

extension String {
  /// A page without its style, and with only the text of its pictures.
  fileprivate var withoutDrawings: String {
    var isHidden = false
    let lines = split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let tag = line.drop { $0 == " " }
      if ["<svg", "<style", "<defs"].contains(where: tag.hasPrefix) { isHidden = true }
      let isShown = !isHidden || ["<svg", "<title", "<desc"].contains(where: tag.hasPrefix)
      if ["</svg", "</style"].contains(where: tag.hasPrefix) { isHidden = false }
      return isShown
    }
    return lines.joined(separator: "\n")
  }

  /// The page as XML, which it is apart from the first line.
  fileprivate var asXML: String {
    split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
  }
}

extension Report {
  fileprivate static let empty = Report(
    period: ReportPeriod(Day(literal: "2026-01-01").calendarMonth),
    days: Day(literal: "2026-01-01")...Day(literal: "2026-01-31"),
    createdOn: Day(literal: "2026-02-03"), isPrivate: false, name: .blank,
    moods: ReportedMoods(days: [], palette: .canvas, brightest: [], heaviest: []),
    people: ReportedPeople(entries: [], personCount: 0, contactsByDay: [:]),
    plans: ReportedPlans(timedCountByHour: Array(repeating: 0, count: 24), allDayCount: 0),
    books: ReportedBooks(entries: [], tower: BookTower(books: 0, tenths: 0), readDays: .none),
    sayings: ReportedSayings(sayings: [], likedCount: 0))

  /// Returns the week starting on that day, up to its fourth day.
  fileprivate static func week(_ date: String) throws -> Report {
    let first = Day(literal: date)
    let period = try #require(ReportPeriod(first...first.adding(days: 6)))
    let sample = Report.of(means: [70, 30], beginning: first)
    return Report(
      period: period, days: first...first.adding(days: 3), createdOn: first.adding(days: 3),
      isPrivate: false, name: .blank, moods: sample.moods,
      people: ReportedPeople(
        entries: [], personCount: 1, contactsByDay: [first.adding(days: 1): 2]),
      plans: sample.plans, books: sample.books, sayings: sample.sayings)
  }

  /// Returns January 2026 with days of these means and with pages read.
  ///
  /// The first day is the brightest and the last the heaviest.
  fileprivate static func of(
    means: [Int] = [], read: [Int] = [], beginning first: Day = Day(literal: "2026-01-01")
  ) -> Report {
    let days = means.enumerated().map { place, level in
      MoodDay(
        day: first.adding(days: place), tally: LevelTally([MoodLevel(clamping: level)]))
    }
    let canvases = days.map { MoodCanvas(day: $0.day, moods: [], palette: .canvas) }
    let pages = Dictionary(uniqueKeysWithValues: read.map { (first.adding(days: $0), 10) })
    return Report(
      period: empty.period, days: empty.days, createdOn: empty.createdOn, isPrivate: false,
      name: .blank,
      moods: ReportedMoods(
        days: days, palette: .canvas, brightest: Array(canvases.prefix(1)),
        heaviest: Array(canvases.suffix(1))),
      people: empty.people, plans: empty.plans,
      books: ReportedBooks(
        entries: [], tower: BookTower(books: 0, tenths: 0), readDays: ReadDays(pages: pages)),
      sayings: empty.sayings)
  }

  private static func mood(_ id: Int64, _ local: String, _ level: Int, _ memo: String) throws
    -> Mood
  {
    let moment = MoodMoment(LocalTime(literal: local), in: FixedZone.seoul)
    return Mood(
      id: try #require(ID(rawValue: id)),
      details: MoodDetails(
        moment: moment, level: MoodLevel(clamping: level), memo: try MoodMemo(stored: memo)),
      place: try #require(CanvasPosition(across: 150 + Int(id) * 60 % 700, down: 500)))
  }

  private static func book(_ id: Int64, _ title: String, pages: Int) throws -> Book {
    let details = BookDetails(
      title: try BookTitle(stored: title), author: try BookAuthor(stored: title),
      pages: try PageCount(pages))
    return Book(
      id: try #require(ID(rawValue: id)), details: details, theme: CardTheme.allCases[Int(id) % 8],
      rating: try Rating("4.5"), addedAt: Instant(milliseconds: 0))
  }

  /// Returns November 2026, up to the twelfth.
  fileprivate static func sample(naming name: String = "미나 & <b>") throws -> Report {
    func day(_ date: String) -> Day { Day(literal: "2026-11-\(date)") }
    let levels = [("02", [70, 82]), ("03", [35]), ("07", [96, 88, 90]), ("11", [12, 30])]
    let days = levels.map { date, levels in
      MoodDay(day: day(date), tally: LevelTally(levels.map { MoodLevel(clamping: $0) }))
    }
    let bright = MoodCanvas(
      day: day("07"),
      moods: [
        try mood(1, "2026-11-07T18:00", 90, name), try mood(2, "2026-11-07T09:00", 88, ""),
      ], palette: .canvas)
    let heavy = MoodCanvas(
      day: day("11"), moods: [try mood(3, "2026-11-11T18:00", 12, name)], palette: .tide)
    var byHour = Array(repeating: 0, count: 24)
    (byHour[9], byHour[19]) = (4, 7)
    let saying = try SayingDetails(
      korean: SayingText(stored: name + " 봄"), author: Attribution(stored: name))
    return Report(
      period: ReportPeriod(try #require(Month(year: 2026, month: 11))), days: day("01")...day("12"),
      createdOn: day("12"), isPrivate: false,
      name: try DisplayName(stored: String(name.prefix(6))),
      moods: ReportedMoods(
        days: days, palette: .canvas, brightest: [bright], heaviest: [heavy]),
      people: ReportedPeople(
        entries: [
          .init(name: name, plant: .rosemary, stage: .second, contactDays: 5),
          .init(name: nil, plant: .cactus, stage: .first, contactDays: 1),
        ], personCount: 4, contactsByDay: [day("02"): 3, day("09"): 4]),
      plans: ReportedPlans(timedCountByHour: byHour, allDayCount: 2),
      books: ReportedBooks(
        entries: [
          .init(
            book: try book(5, name + " 책", pages: 320), finishedOn: day("08"),
            rating: try Rating(halves: 9))
        ],
        tower: BookTower(books: 3, tenths: 600),
        readDays: ReadDays(pages: [day("07"): 40, day("08"): 25])),
      sayings: ReportedSayings(sayings: [saying], likedCount: 3))
  }

  /// Returns as much as a report can hold, with the longest texts.
  fileprivate static func full(text: String) throws -> Report {
    let first = Day(literal: "2028-01-01")
    let all = (0..<366).map { first.adding(days: $0) }
    let days = all.map { day in
      MoodDay(day: day, tally: LevelTally([MoodLevel(clamping: abs(day.number * 37) % 101)]))
    }
    let canvases = try (0..<3).map { number in
      MoodCanvas(
        day: all[number],
        moods: try (0..<10).map {
          try mood(Int64($0 + 1), "2028-01-0\(number + 1)T1\($0):00", $0 * 11, text)
        }, palette: .canvas)
    }
    let plants = Plant.allCases.flatMap { plant in GrowthStage.allCases.map { (plant, $0) } }
    let people = (0..<ReportedPeople.maxShown).map {
      ReportedPeople.Entry(
        name: text, plant: plants[$0 % plants.count].0, stage: plants[$0 % plants.count].1,
        contactDays: 366)
    }
    let books = try (0..<ReportedBooks.maxShown).map {
      ReportedBooks.Entry(
        book: try book(Int64($0 + 1), String(text.prefix(100)), pages: 20_000),
        finishedOn: all[$0], rating: nil)
    }
    let saying = try SayingDetails(
      korean: SayingText(stored: text), english: SayingText(stored: text),
      author: Attribution(stored: String(text.prefix(80))))
    let many = Dictionary(uniqueKeysWithValues: all.map { ($0, 99_999) })
    return Report(
      period: try #require(ReportPeriod(year: 2028)), days: all[0]...all[365],
      createdOn: all[365], isPrivate: false,
      name: try DisplayName(stored: String(text.prefix(10))),
      moods: ReportedMoods(
        days: days, palette: .canvas, brightest: canvases, heaviest: canvases),
      people: ReportedPeople(entries: people, personCount: 1_000, contactsByDay: many),
      plans: ReportedPlans(
        timedCountByHour: Array(repeating: 12_345, count: 24), allDayCount: 99_999),
      books: ReportedBooks(
        entries: books, tower: BookTower(books: 1_000, tenths: 9_999_999),
        readDays: ReadDays(pages: many)
      ),
      sayings: ReportedSayings(
        sayings: Array(repeating: saying, count: ReportedSayings.maxShown), likedCount: 100_000))
  }
}
