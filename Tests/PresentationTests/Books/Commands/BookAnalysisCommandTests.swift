import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct BookAnalysisCommandTests {
  private static let lines = [
    "book shelf", "book shelf --favourites", "book stats", "book stats --range 6m",
    "book stats --plot", "book stats --plot --range 6m",
    "book stats --range 1y", "book stats 2025", "book stats 올해", "book calendar",
    "book calendar 2026-06", "book calendar 2024-02",
    "book calendar 2026",
  ]

  private func transcript(
    of shelf: ShelfFixture, _ language: Language, _ form: CommandFixture.Form, width: Int = 80
  ) -> String {
    var fixture = CommandFixture(language, form)
    fixture.width = width
    for line in Self.lines {
      let outcome = fixture.run(line, of: BookTools.commands, with: shelf.tools)
      #expect(outcome.status == .success, "\(line)")
    }
    return fixture.transcript
  }

  @Test(.inWholeRuns, arguments: CommandFixture.goldenForms)
  func `reading statistics are displayed`(language: Language, form: CommandFixture.Form) throws {
    let name = "\(form.rawValue)-\(language.rawValue)"
    try expectGolden(
      "BookDrawings/look-\(name)", transcript(of: ShelfFixture.lived(), language, form))
    try expectGolden("BookDrawings/empty-\(name)", transcript(of: ShelfFixture(), language, form))
  }

  @Test(.inWholeRuns, arguments: Language.allCases)
  func `no line is wider than the terminal`(language: Language) throws {
    for width in [40, 60, 120] {
      for line in transcript(of: try ShelfFixture.lived(), language, .terminal, width: width)
        .split(separator: "\n") where !line.hasPrefix("$") && !line.hasPrefix("  hearth")
      {
        #expect(DisplayWidth.standard.columns(of: String(line)) <= width, "\(line)")
      }
    }
  }

  @Test(arguments: [
    "book stats --range 3w", "book stats --range", "book stats 2025 --range 1y",
    "book calendar 2026-13", "book calendar 11",
    "book calendar 0000", "book calendar 20260", "book shelf -o shelf.gif", "book shelf x",
  ])
  func `invalid arguments are refused`(line: String) {
    let shelf = ShelfFixture()
    var fixture = CommandFixture(.english, .terminal)
    let outcome = fixture.run(line, of: BookTools.commands, with: shelf.tools)
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: Language.allCases)
  func `one book has its own page`(language: Language) throws {
    let shelf = try ShelfFixture.lived()
    let printed = { (line: String, form: CommandFixture.Form) in
      var fixture = CommandFixture(language, form)
      return fixture.run(line, of: BookTools.commands, with: shelf.tools).output
    }
    let page = printed("book stats 모비 딕", .terminal)
    for words in [
      language(ko: "지금까지 모두 7일, 152쪽", en: "152 pages on 7 days in total"),
      language(ko: "연속 독서 2일, 가장 길게는 2일", en: "A streak of 2 days; the longest was 2 days"),
      language(ko: "읽은 시간대", en: "time of day"), language(ko: "저녁 18–24시", en: "evening 18–24"),
    ] { #expect(page.contains(words), "\(page)") }
    // The page of one book leaves out totals over all books.
    #expect(!page.contains(language(ko: "분류", en: "by category")))
    let lines = printed("book stats 모비", .piped).split(separator: "\n")
    #expect(lines.contains("book\t모비 딕") && lines.contains("daysRead\t7"))
    #expect(!lines.contains { $0.hasPrefix("category") || $0.hasPrefix("finishedInMonth") })
    let json = printed("book stats 모비", .json)
    #expect(json.contains("\"daysRead\":7") && json.contains("\"currentStreak\":2"))
    // Reading of half a year ago is shown by month.
    let walden = printed("book stats Walden", .terminal)
    #expect(walden.contains(language(ko: "달마다 읽은 쪽수", en: "pages a month")))
  }

  @Test func `a year is not a period if a book has that title`() throws {
    let shelf = try ShelfFixture.lived()
    let printed = { (line: String) in
      var fixture = CommandFixture(.english, .piped)
      return fixture.run(line, of: BookTools.commands, with: shelf.tools).output
    }
    #expect(printed("book stats 1984").hasPrefix("reading\t"))
    _ = printed("book add \"About 1984\" --pages 100")
    #expect(printed("book stats 1984").hasPrefix("reading\t"))
    _ = printed("book add 1984 --pages 100")
    #expect(printed("book stats 1984").hasPrefix("book\t1984"))
    #expect(printed("book stats \"last year\"") == printed("book stats 2025"))
  }

  @Test func `a month is a period if no book has that title`() throws {
    let shelf = try ShelfFixture.lived()
    func told(_ line: String) -> String {
      var fixture = CommandFixture(.english, .piped)
      return fixture.run(line, of: BookTools.commands, with: shelf.tools).output
    }
    let october = told("book stats 2026-10")
    #expect(october.contains("day\t2026-10-01\t") && october.contains("day\t2026-10-31\t"))
    #expect(!october.contains("2026-09-30") && !october.contains("2026-11-01"))
    for words in ["10월", "october", "\"last month\"", "지난달"] {
      #expect(told("book stats \(words)") == october, "\(words)")
    }
    _ = told("book add \"October Light\" --pages 100")
    #expect(told("book stats october").hasPrefix("book\tOctober Light"))
    _ = told("book add \"10월의 밤\" --pages 100")
    #expect(told("book stats 10월") == told("book stats 2026-10"))
    _ = told("book add 10월 --pages 100")
    #expect(told("book stats 10월").hasPrefix("book\t10월"))
  }

  @Test func `JSON of a year contains the books finished in it`() throws {
    let shelf = try ShelfFixture.lived()
    func figures(_ line: String, _ form: CommandFixture.Form) -> String {
      var fixture = CommandFixture(.english, form)
      return fixture.run(line, of: BookTools.commands, with: shelf.tools).output
    }
    let reading = shelf.tools.books.readingQueries
    let totals = try #require(try reading.statistics(of: .year(2025))).totals
    let (finished, readings) = (totals.finished, totals.readings)
    #expect(try reading.statistics().totals.finished != finished)
    #expect(
      figures("book stats 2025", .piped)
        .hasPrefix("reading\t0\nfinished\t\(finished)\nreadings\t\(readings)\n"))
    #expect(
      figures("book stats 2025", .json).contains("\"reading\":0,\"finished\":\(finished),"))
    #expect(!figures("book stats 2026", .piped).hasPrefix("reading\t0\n"))
  }

  @Test(arguments: [
    ("지난달", "2026-10"), ("last month", "2026-10"), ("이번 달", "2026-11"), ("10월", "2026-10"),
    ("december", "2025-12"), ("작년", "2025"), ("last year", "2025"), ("내년 3월", "2027-03"),
  ])
  func `a month can be named in words`(text: String, month: String) throws {
    let shelf = try ShelfFixture.lived()
    var fixture = CommandFixture(.english, .json)
    let named = fixture.run("book calendar \"\(text)\"", of: BookTools.commands, with: shelf.tools)
    #expect(named.status == .success)
    let written = fixture.run("book calendar \(month)", of: BookTools.commands, with: shelf.tools)
    #expect(named.output == written.output && named.output.contains(month))
  }

  @Test(.inWholeRuns) func `the shelf is written as a picture, without overwriting a file`() throws
  {
    let shelf = try ShelfFixture.lived()
    var fixture = CommandFixture(.korean, .terminal)
    for (name, start) in [("shelf.svg", "<?xml"), ("shelf.png", "\u{89}PNG")]
    where PNGRenderer.setsLetters || name.hasSuffix("svg") {
      #expect(
        fixture.run("book shelf -o \(name)", of: BookTools.commands, with: shelf.tools).status
          == .success)
      let bytes = try #require(shelf.files[FilePath(name)])
      #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
      #expect(
        fixture.run("book shelf -o \(name)", of: BookTools.commands, with: shelf.tools).status
          != .success)
    }
    let svg = String(decoding: try #require(shelf.files["shelf.svg"]), as: UTF8.self)
    #expect(svg.contains("데미안"))
    #expect(svg.contains("다 읽은 책 14권"))
  }
}
