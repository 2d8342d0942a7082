import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

/// An e-book with an unknown number of pages, read in percent.
@Suite struct PercentBookTests {
  /// Returns an e-book read on two days, and a printed book read on one of these and a third.
  private func room(
    _ language: Language = .english, _ form: CommandFixture.Form = .terminal
  ) -> BookCommandFixture {
    let room = BookCommandFixture(language, form)
    room.day("2026-11-18")
    room.run("book add Demian")
    room.run("book add Walden --pages 300")
    room.run("read Demian 12%")
    room.day("2026-11-19")
    room.run("read Walden 20")
    room.day("2026-11-20")
    room.run("read Walden 25")
    room.run("read Demian 30%")
    return room
  }

  @Test(arguments: Language.allCases, [CommandFixture.Form.terminal, .piped])
  func `the history is shown in percent`(language: Language, form: CommandFixture.Form) {
    let text = room(language, form).run("book history Demian").output
    for part in ["30%", "+18%", "12%", "+12%"] { #expect(text.contains(part), "\(text)") }
  }

  @Test(arguments: [(40, "45%"), (45, "60%"), (99, "45%"), (140, "45%")])
  func `a page number is not taken for a percentage`(page: Int, example: String) {
    for language in Language.allCases {
      let outcome = room(language).run("read Demian \(page)")
      #expect(outcome.status == .wrongUsage, "\(outcome)")
      #expect(outcome.errors.contains(example) && !outcome.errors.contains("\(page)%"))
    }
  }

  @Test(arguments: ["+10", "+20쪽", "40", "40쪽"])
  func `a page number is refused with the command that sets the page count`(page: String) {
    for language in Language.allCases {
      let room = room(language)
      let outcome = room.run("read Demian \(page)")
      #expect(outcome.status == .wrongUsage, "\(outcome)")
      let line = "\n  hearth book edit Demian --pages 300\n"
      #expect(outcome.errors.contains(line), "\(outcome.errors)")
      #expect(room.run("book history Demian").output.contains("30%"))
      #expect(room.run("book edit Demian --pages 300").status == .success)
      #expect(room.run("read Demian 100").status == .success)
    }
  }

  @Test(arguments: [("299", 300), ("300", 400), ("20000", 20_000), ("+500", 300)])
  func `the page count in the advice is accepted`(page: String, pages: Int) {
    let room = room(.english, .piped)
    let line = "book edit Demian --pages \(pages)"
    #expect(room.run("read Demian \(page)").errors.contains("\n  hearth \(line)\n"))
    #expect(room.run(line).status == .success)
  }

  @Test func `a page is recorded after asking for the page count`() throws {
    let room = room()
    room.run("read Demian 90", answers: ["200"])
    let book = try room.queries.find("Demian")
    #expect(book.details.pages?.value == 200 && book.reading?.page == 90)
    room.run("book add Foo")
    #expect(room.run("read Foo 90", answers: ["80"]).status == .wrongUsage)
    #expect(room.run("read Foo 90", answers: [""]).status == .wrongUsage)
    #expect(try room.queries.find("Foo").details.pages == nil)
  }

  @Test(
    arguments: [("40", 40), ("40%", 40), ("+5", 5), ("", nil), ("far", nil)] as [(String, Int?)])
  func `without a page count a percentage is asked for instead`(answer: String, page: Int?) throws {
    let room = room(.english, .terminal)
    room.run("book add Foo")
    let read = room.run("read Foo 90", answers: ["", answer])
    #expect(read.status == (page == nil ? .wrongUsage : .success), "\(read)")
    let book = try room.queries.find("Foo")
    #expect(book.reading?.page ?? 0 == page ?? 0 && book.details.pages == nil)
  }

  @Test func `the full screen asks for the page count and continues`() throws {
    let room = room()
    let book = try room.queries.find("Demian")
    var state = BookEntryScreen.State(
      .pageReached, of: book, now: LocalTime(literal: "2026-11-20T21:30"), by: .standard)
    _ = BookEntryScreen.update(&state, .typed(.paste("90")))
    #expect(
      state.meaning
        == .success(
          Words(ko: "이 책은 쪽수를 몰라서 다음에 물어볼게요", en: "page count unknown; you are asked for it next")))
    #expect(BookEntryScreen.update(&state, .saved) == nil)
    #expect(state.question == .pageCount(.page(90)) && state.field.value.isEmpty)
    #expect(
      BookEntryScreen.render(state, in: view(80, 24)).text.contains(
        "How many pages does “Demian” have?"))
    _ = BookEntryScreen.update(&state, .typed(.paste("80")))
    #expect(BookEntryScreen.update(&state, .saved) == nil)
    _ = BookEntryScreen.update(&state, .typed(.key(Key(.backspace))))
    _ = BookEntryScreen.update(&state, .typed(.key(Key(.backspace))))
    _ = BookEntryScreen.update(&state, .typed(.paste("200")))
    #expect(
      BookEntryScreen.update(&state, .saved)
        == .changeReading(.setPageCount(try PageCount(200), book.id, .page(90))))
  }

  @Test func `relative pages are counted from the page of the percentage`() throws {
    let room = room()
    let book = try room.queries.find("Demian")
    #expect(try book.page(.pagesFurther(10), assuming: PageCount(200)) == 70)
    var state = BookEntryScreen.State(
      .pageCount(.pagesFurther(10)), of: book, now: LocalTime(literal: "2026-11-20T21:30"),
      by: .standard)
    _ = BookEntryScreen.update(&state, .typed(.paste("200")))
    #expect(
      state.meaning
        == .success(Words(ko: "모두 200쪽 · 70쪽까지 적을게요", en: "200 pages · records page 70")))
    // An amount beyond the end does not reveal the number of pages either.
    #expect(room.run("read Demian +150", answers: ["200"]).status == .wrongUsage)
    #expect(try room.queries.find("Demian").details.pages == nil)
    room.run("read Demian +10", answers: ["200"])
    #expect(try room.queries.find("Demian").reading?.page == 70)
  }

  @Test func `JSON contains no pages in any sum`() {
    let json = room().run("book stats Demian --json").output
    #expect(json.contains("\"pagesReadEver\":0") && json.contains("\"pagesToday\":0"))
    #expect(json.contains("\"daysRead\":2"))
    let lines = room(.english, .piped).run("book stats Demian").output.split(separator: "\n")
    #expect(lines.contains("day\t2026-11-20\t0") && lines.contains("pagesToday\t0"))
  }

  @Test func `its statistics on a terminal are in percent`() {
    let text = room().run("book stats Demian").output
    #expect(text.contains("percent a day") && text.contains("18%") && !text.contains("page"))
  }

  @Test(arguments: Language.allCases)
  func `its screen and the page of a day show percentages`(language: Language) throws {
    let room = room(language)
    let book = try room.queries.find("Demian")
    let records = try room.queries.history(of: book.id, in: 0..<9)
    let page = view(80, 24, language)
    let state = BookScreen.State(of: book, today: Day(literal: "2026-11-20"), history: records)
    let text = BookScreen.render(state, in: page).text
    #expect(text.contains("+18%") && !text.contains("p. 30") && !text.contains("30쪽"), "\(text)")
    #expect(text.components("30%") == 2, "once in the book, once in its history: \(text)")
    var analysis = state
    analysis.part = .analysis
    let figures = BookScreen.render(analysis, in: page).text
    #expect(figures.contains("18%") && !figures.contains("쪽") && !figures.contains("page"))
    let reads = try room.tools.books.readingQueries.booksRead(on: Day(literal: "2026-11-20"))
    let day = ReadingDayScreen.render(
      ReadingDayScreen.State(
        reads, on: Day(literal: "2026-11-20"), today: Day(literal: "2026-11-20")), in: page
    ).text
    #expect(day.contains("+18%") && day.contains("+5"), "\(day)")
    #expect(day.contains(language(ko: "5쪽", en: "5 pages")), "\(day)")
    let read = try #require(reads.first { $0.book.id == book.id })
    let words = DayItemWords(
      language: language, today: Day(literal: "2026-11-20"), day: Day(literal: "2026-11-20"))
    #expect(words.text(.read(read)) == language(ko: "18% 읽어 30%까지", en: "18%, up to 30%"))
  }

  @Test func `its record is edited in percent`() throws {
    let room = room()
    let book = try room.queries.find("Demian")
    let record = try #require(try room.queries.history(of: book.id, in: 0..<1).first)
    var state = BookEntryScreen.State(
      .record(record), of: book, now: LocalTime(literal: "2026-11-20T21:30"), by: .standard)
    #expect(state.field.value == "30%")
    #expect(
      BookEntryScreen.update(&state, .saved)
        == .changeReading(.correctRecord(record.id, .percent(30))))
  }

  @Test func `a list row shows its progress once`() throws {
    let room = room()
    let list = room.run("book list").output
    let row = try #require(list.split(separator: "\n").first { $0.contains("Demian") })
    #expect(String(row).components("30%") == 1, "\(row)")
    let shown = room.run("book show Demian").output
    #expect(shown.components("30%") == 1, "\(shown)")
    let book = try room.queries.find("Demian")
    let page = view(80, 24)
    var state = BookListScreen.State(today: Day(literal: "2026-11-20"))
    state.totals = BookTotals(open: 1)
    state.books = RowList(all: [book])
    #expect(BookListScreen.render(state, in: page).text.components("30%") == 1)
  }

  // MARK: - Its days

  @Test func `its days count as reading days on every page`() throws {
    let room = room()
    room.run("book remove Walden --yes")
    room.day("2026-11-20")
    let month = room.run("book calendar")
    #expect(month.output.contains("%") && month.output.contains("read on 2 days"))
    #expect(month.output.contains("percent only"))
    #expect(room.run("book calendar 2026").output.contains("%"))
    #expect(room.run("book stats").output.contains("Read on 2 of 14 days"))
    let json = room.run("book calendar --json").output
    #expect(json.contains("2026-11-18") && json.contains("2026-11-20"))
    let figures = try room.tools.books.readingQueries.statistics()
    #expect(figures.daysRead == 2 && figures.streak.longest == 1 && figures.totalPages == 0)
  }

  @Test func `days of both kinds of books are counted together`() throws {
    let room = room()
    #expect(room.run("book calendar").output.contains("25 pages on 3 days"))
    let stats = room.run("book stats").output
    #expect(stats.contains("25 pages on 3 of 14 days") && stats.contains("in percent"))
    let figures = try room.tools.books.readingQueries.statistics()
    #expect(figures.daysRead == figures.streak.longest)
    let year = try #require(ReportPeriod(year: 2026))
    let report = try ReadReport(store: room.store, clock: room.clock)(year)
    #expect(report.books.readDays.days.count == 3 && report.books.longestRun == 3)
  }

  @Test(arguments: Language.allCases)
  func `its day opens in the calendar, and its mark is explained`(language: Language) {
    let day = Day(literal: "2026-11-18")
    var state = PageCalendarScreen.State(
      on: day, today: day, read: ReadDays(pages: [:], inPercent: [day]))
    let page = view(80, 24, language)
    let month = PageCalendarScreen.render(state, in: page).text
    #expect(month.contains(language(ko: "퍼센트로만", en: "percent only")), "\(month)")
    #expect(month.contains(language(ko: "퍼센트로 읽은 책이 있어요", en: "a book read in percent")))
    let keys = PageCalendarScreen.dayKeys(state)
    #expect(keys.first?.disabledReason == nil)
    state.span = .year
    #expect(PageCalendarScreen.render(state, in: page).text.contains("[%]"))
  }
}

extension String {
  /// Returns how often the part occurs in the text.
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
