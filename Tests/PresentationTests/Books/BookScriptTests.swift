import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct BookScriptTests {
  private func goal(_ stage: BookStage) throws -> Book { try stage.books.queries.find("빨래가") }

  @Test func `a page is noted, and the plan follows`() throws {
    let stage = try BookStage.filled()
    let terminal = try stage.run("j p 150 ⏎")
    #expect(try goal(stage).reading?.page == 150)
    #expect(terminal.text.contains("Noted: p. 150 (59%), today's share is done."))
  }

  @Test func `going back asks, and mends the last record`() throws {
    let stage = try BookStage.filled()
    let asked = try stage.run("j p 125 ⏎")
    #expect(asked.text.contains("Go back to page 125?"))
    #expect(try goal(stage).reading?.page == 132)
    try stage.run("j p 125 ⏎ n esc")
    #expect(try goal(stage).reading?.page == 132)
    try stage.run("j p 125 ⏎ y")
    #expect(try goal(stage).reading?.page == 125)
  }

  @Test func `the last page finishes the book, and the joy comes to rest`() throws {
    let stage = try BookStage.filled()
    let script: KeyScript = "j p 100% ⏎"
    let terminal = try stage.run(script + "pause:10000" + "5 ⏎")
    #expect(try goal(stage).isFinished)
    #expect(try goal(stage).rating?.halves == 10)
    #expect(terminal.frames.contains { $0.text.contains("Finished!") })
    // Forty pictures of the leaves and no more, and one for every key.
    #expect(terminal.frames.count < 70)
    let still = try BookStage.filled().run(script + "pause:10000", reducesMotion: true)
    #expect(still.frames.count < 15)
  }

  @Test func `finishing asks, and can be taken back`() throws {
    let stage = try BookStage.filled()
    try stage.run("j x n")
    #expect(try goal(stage).isOpen)
    try stage.run("j x y esc")
    #expect(try goal(stage).isFinished)
    let terminal = try stage.run("v u")
    #expect(try goal(stage).isOpen)
    #expect(terminal.text.contains("is open again"))
  }

  @Test func `a finished book is read again`() throws {
    let stage = try BookStage.filled()
    try stage.run("v n \"+14d\" ⏎")
    let book = try stage.books.queries.find("작은 불씨")
    #expect(book.reading?.number == 2)
    #expect(book.reading?.targetOn == Day(literal: "2026-12-04"))
  }

  @Test func `a late goal gets a new day`() throws {
    let stage = try BookStage.filled()
    let terminal = try stage.run("t \"next fri\" ⏎")
    let book = try stage.books.queries.find("Walking")
    #expect(book.reading?.targetOn == Day(literal: "2026-11-27"))
    #expect(terminal.text.contains("The target is 27 Nov (in 7 days) now: 21 pages a day."))
  }

  @Test(arguments: ["t yesterday ⏎", "t \"+4y\" ⏎", "t nonsense ⏎", "t ⏎"])
  func `a day that no target may be is told and not saved`(script: String) throws {
    let stage = try BookStage.filled()
    try stage.run(KeyScript(script))
    #expect(try stage.books.queries.find("Walking").reading?.targetOn == Day(literal: "2026-11-17"))
  }

  @Test func `books are moved in their own order only`() throws {
    let stage = try BookStage.filled()
    let titles = {
      try stage.books.queries.list(by: .own, in: 0..<9).map { String($0.title.prefix(4)) }
    }
    #expect(try titles() == ["이름이 ", "Walk", "빨래가 "])
    let refused = try stage.run("J")
    #expect(refused.text.contains("own order"))
    try stage.run("o J J")
    #expect(try titles() == ["Walk", "빨래가 ", "이름이 "])
    try stage.run("o G shift-up")
    #expect(try titles() == ["Walk", "이름이 ", "빨래가 "])
  }

  @Test func `a book is added by hand, and what is wrong is said first`() throws {
    let stage = try BookStage()
    let wrong = try stage.run("a tab \"새 책\" ctrl-s")
    #expect(try stage.books.queries.totals().open == 0)
    #expect(wrong.text.contains("새 책"))
    let terminal = try stage.run(
      "a tab \"새 책\" tab \"누구\" tab tab 300 tab tab right tab \"+10d\" ctrl-s")
    let book = try stage.books.queries.find("새 책")
    #expect(book.author == "누구")
    #expect(book.reading?.targetOn == Day(literal: "2026-11-30"))
    #expect(book.details.category == .fiction)
    #expect(terminal.text.contains("30 pages a day"))
  }

  @Test func `a found book becomes a goal with what is known of it`() throws {
    let stage = try BookStage()
    try stage.run("a ㄱㅇㅁ ⏎ 228 ctrl-s")
    let book = try stage.books.queries.find("구운몽")
    #expect(book.author == "김만중")
    #expect(book.details.publishedOn?.year == 1687)
    #expect(book.reading?.targetOn == Day(literal: "2026-11-27"))
  }

  @Test func `a favourite is kept from the list of what was found`() throws {
    let stage = try BookStage()
    let terminal = try stage.run("a ㄱㅇㅁ ctrl-f")
    #expect(try stage.books.queries.totals().favourites == 1)
    #expect(terminal.text.contains("♥ 구운몽") || terminal.text.contains("♥  구운몽"))
    #expect(try stage.books.queries.totals().open == 0)
  }

  @Test func `a kept book becomes a goal and stays one book`() throws {
    let stage = try BookStage.filled()
    try stage.run("v v / Frank ⏎ t 280 ctrl-s")
    let book = try stage.books.queries.find("Frankenstein")
    #expect(book.isGoal && book.isFavourite)
    #expect(try stage.books.queries.search("Frankenstein", in: 0..<9).count == 1)
  }

  @Test func `an isbn that is there already is told beside its field`() throws {
    let stage = try BookStage.filled()
    let terminal = try stage.run(
      "a tab \"같은 책\" tab tab tab 100 tab \"978-89-374-6044-9\" ctrl-s")
    #expect(terminal.text.contains("already there"))
    #expect(terminal.text.contains("같은 책"))
  }

  @Test func `records are mended and removed in the history`() throws {
    let stage = try BookStage.filled()
    try stage.run("j ⏎ ⏎ ctrl-u 140 ⏎")
    #expect(try goal(stage).reading?.page == 140)
    try stage.run("j ⏎ delete y")
    #expect(try goal(stage).reading?.page == 120)
    let terminal = try stage.run("j ⏎ j ⏎ ctrl-u 200 ⏎")
    #expect(terminal.text.contains("200"))
  }

  @Test func `sentences are kept, edited, made sayings and removed`() throws {
    let stage = try BookStage.filled()
    let book = try goal(stage)
    let sentences = { try stage.books.queries.sentences(of: book.id, in: 0..<9) }
    try stage.run("j ⏎ left a \"새 문장\" tab 50 ctrl-s")
    #expect(try sentences().map(\.page) == [12, 50, 77, nil])
    try stage.run("j ⏎ left ⏎ ctrl-o tab ctrl-s")
    #expect(try sentences()[0].text.value.hasSuffix("편집기에서 적은 문장"))
    try stage.run("j ⏎ left w")
    #expect(try sentences()[0].saying != nil)
    try stage.run("j ⏎ left d y")
    #expect(try sentences().count == 3)
  }

  @Test func `a book is removed with a question`() throws {
    let stage = try BookStage.filled()
    try stage.run("j d n")
    #expect(try stage.books.queries.totals().open == 3)
    try stage.run("j ⏎ d y")
    #expect(try stage.books.queries.totals().open == 2)
  }

  @Test func `another place leads to a book`() throws {
    let stage = try BookStage.filled()
    let terminal = try stage.run("", opensAt: .book(try goal(stage).id))
    #expect(terminal.text.contains("▸overview"))
    #expect(terminal.text.contains("빨래가 마르는 동안"))
    let back = try stage.run("esc", opensAt: .book(try goal(stage).id))
    #expect(back.text.contains("▸reading 3"))
  }

  @Test(arguments: ["j ⏎ right right right", "v v v v", "o o o o o o o", "/ zzz ⏎ d", "j s d ⏎"])
  func `keys that mean little change nothing`(script: String) throws {
    let stage = try BookStage.filled()
    let before = try stage.books.queries.list(BookFilter(.all), by: .own, in: 0..<99)
    try stage.run(KeyScript(script))
    #expect(try stage.books.queries.list(BookFilter(.all), by: .own, in: 0..<99) == before)
  }
}
