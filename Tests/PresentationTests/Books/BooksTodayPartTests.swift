import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct BooksTodayPartTests {
  @Test(arguments: CommandFixture.goldenForms)
  func `Today shows the pages to read and late books`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let room = BookCommandFixture(language, form)
    room.day("2026-11-10")
    room.run("book add 데미안 --pages 240 --target +14d")
    room.run("book add 코스모스 --pages 692 --target +30d")
    room.run("book add \"오만과 편견\" --pages 512 --target +5d")
    room.run("book add 싯다르타 --pages 230 --target +40d")
    room.day("2026-11-20")
    room.run("read 코스모스 100")
    try expectGolden("Books/today-\(form.rawValue)-\(language.rawValue)", try room.todayPage())
  }

  @Test func `an empty shelf shows a hint, and a finished one nothing`() throws {
    let room = BookCommandFixture()
    #expect(try room.today.section().invitation != nil)
    room.run("book add Demian --pages 240 --target +7d")
    var section = try room.today.section()
    #expect(section.invitation == nil && section.emptyMessage == nil)
    #expect(section.rows.map(\.text.en) == ["Demian"])
    #expect(section.rows.map(\.detail.en) == ["30 pages today · target in 7 days · up to p. 30"])
    // With less space, each fact is still given once.
    #expect(section.rows.map(\.shortRow.detail.en) == ["30 pages today"])
    #expect(section.rows.map(\.route) == [.book(try room.queries.find("Demian").id)])
    room.run("read Demian 35")
    section = try room.today.section()
    #expect(section.rows.map(\.shortRow.detail.en) == ["done for today"])
    #expect(section.rows.map(\.mark) == ["✓"])
    room.run("book finish Demian --yes")
    section = try room.today.section()
    #expect(section.rows.isEmpty)
    #expect(section.emptyMessage?.en == "You are not reading a book now.")
  }

  @Test(arguments: [
    (
      Language.english, "35% today · target tomorrow · up to 65%",
      "The target is 21 Nov (tomorrow): 35% left to read."
    ),
    (.korean, "오늘 35% · 목표일 D-1 · 65%까지", "목표일은 11월 21일 (D-1), 내일 35%를 읽으면 돼요."),
  ])
  func `near the target, today's share and the target are shown`(
    language: Language, today: String, plan: String
  ) throws {
    let room = BookCommandFixture(language)
    room.day("2026-11-19")
    room.run("book add Demian --target 2026-11-21")
    room.run("read Demian 30%")
    room.day("2026-11-20")
    #expect(try room.today.section().rows.map { $0.detail(language) } == [today])
    let noted = room.run("read Demian 65%")
    let read = noted.output + noted.errors
    #expect(read.contains(plan), "\(read)")
    room.day("2026-11-21")
    let ended = room.run("read Demian 70%")
    let last = ended.output + ended.errors
    #expect(!last.contains("a day") && !last.contains("하루"), "\(last)")
  }

  @Test(arguments: [(0, 0), (3, 3), (4, 3), (30, 3)])
  func `many books are shown up to the limit, with a count of the rest`(
    books: Int, rows: Int
  ) throws {
    let room = BookCommandFixture()
    for number in 0..<books { room.run("book add B\(number) --pages 100") }
    let section = try room.today.section()
    #expect(section.rows.count == min(books, 12))
    #expect(section.printedRows.count == rows)
    if books > 3 { #expect(section.printedRows.last?.text.en == "and \(books - 2) more") }
  }
}
