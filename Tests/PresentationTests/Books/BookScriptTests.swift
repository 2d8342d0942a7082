import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct BookScriptTests {
  private func goal(_ fixture: BookScreenFixture) throws -> Book {
    try fixture.books.queries.find("빨래가")
  }

  @Test func `a page is recorded, and the plan is updated`() throws {
    let fixture = try BookScreenFixture.filled()
    let terminal = try fixture.run("j p 150 ⏎")
    #expect(try goal(fixture).reading?.page == 150)
    #expect(terminal.text.contains("Recorded: p. 150 (59%), today's share is done."))
  }

  @Test func `a page of a book of unknown length is recorded with the number of pages`() throws {
    let fixture = try BookScreenFixture.filled()
    let book = try fixture.books.add(
      BookDetails(title: BookTitle("Walden")), target: Day(literal: "2026-12-20"))
    let asked = try fixture.run("p 20 ⏎", initialRoute: .book(book.id))
    #expect(asked.text.contains("How many pages does “Walden” have?"), "\(asked.text)")
    try fixture.run("p 20 ⏎ 200 ⏎", initialRoute: .book(book.id))
    let read = try fixture.books.queries.book(book.id)
    #expect(read.details.pages?.value == 200 && read.reading?.page == 20)
  }

  @Test(.inWholeRuns) func `the selected book stays selected in another order`() throws {
    let fixture = try BookScreenFixture.filled()
    let goal = try goal(fixture)
    for count in 1...7 {
      let before = goal.isFavourite
      try fixture.run(KeyScript("j" + String(repeating: " o", count: count) + " *"))
      let now = try fixture.books.queries.book(goal.id)
      #expect(now.isFavourite != before, "after \(count)")
      _ = try fixture.books.markFavourite(goal.id, before)
    }
  }

  @Test(arguments: [(40, 12), (80, 24)])
  func `the category that filters the books is shown`(width: Int, height: Int) throws {
    let text = try BookScreenFixture.filled()
      .run("c", size: Size(width: width, height: height)).text
    #expect(text.split(separator: "\n").prefix(3).contains { $0.contains("Fiction") }, "\(text)")
  }

  @Test func `a low window shows the progress of a book with many details`() throws {
    let fixture = try BookScreenFixture.filled()
    let text = try fixture.run("j ⏎", size: Size(width: 40, height: 12)).text
    #expect(text.contains("52%") && text.contains("15 pages today, to p. 147"), "\(text)")
  }

  @Test func `going back asks, and corrects the last record`() throws {
    let fixture = try BookScreenFixture.filled()
    let asked = try fixture.run("j p 125 ⏎")
    #expect(asked.text.contains("Go back to page 125?"))
    #expect(try goal(fixture).reading?.page == 132)
    try fixture.run("j p 125 ⏎ n esc")
    #expect(try goal(fixture).reading?.page == 132)
    try fixture.run("j p 125 ⏎ y")
    #expect(try goal(fixture).reading?.page == 125)
  }

  @Test func `going back further names the days that change, and corrects them`() throws {
    let fixture = try BookScreenFixture.filled()
    let pages = { try fixture.books.queries.history(of: goal(fixture).id, in: 0..<99).map(\.page) }
    let before = try pages()
    #expect(before.count > 1 && before[1] > 1)
    let asked = try fixture.run("j p 1 ⏎")
    #expect(asked.text.contains("earlier") && asked.text.contains("\(before[1]))"), "\(asked.text)")
    #expect(try pages() == before)
    try fixture.run("j p 1 ⏎ y")
    // Days on which nothing remains as read have no record any more.
    let after = try pages()
    #expect(Set(after) == [1] && after.count <= min(2, before.count), "\(after)")
  }

  @Test(.inWholeRuns) func `the last page finishes the book, and the celebration ends`() throws {
    let fixture = try BookScreenFixture.filled()
    let script: KeyScript = "j p 100% ⏎"
    let terminal = try fixture.run(script + "pause:10000" + "5 ⏎")
    #expect(try goal(fixture).isFinished)
    #expect(try goal(fixture).rating?.halfStars == 10)
    #expect(terminal.frames.contains { $0.text.contains("Finished.") })
    // At most forty frames of falling leaves, and one for each key.
    #expect(terminal.frames.count < 70)
    let still = try BookScreenFixture.filled().run(script + "pause:10000", reducesMotion: true)
    #expect(still.frames.count < 15)
  }

  @Test func `a comment on a finished book follows its rating`() throws {
    let fixture = try BookScreenFixture.filled()
    try fixture.run("j x y 4 e \"a slow walk\" ctrl-s")
    #expect(try goal(fixture).rating?.halfStars == 8)
    #expect(try goal(fixture).details.description.value == "a slow walk")
    let other = try BookScreenFixture.filled()
    let sentences = try goal(other).sentenceCount
    try other.run("j x y a \"the last line\" ctrl-s")
    let book = try goal(other)
    #expect(book.isFinished && book.rating == nil && book.sentenceCount == sentences + 1)
  }

  @Test func `finishing asks, and can be undone`() throws {
    let fixture = try BookScreenFixture.filled()
    try fixture.run("j x n")
    #expect(try goal(fixture).isOpen)
    try fixture.run("j x y esc")
    #expect(try goal(fixture).isFinished)
    let terminal = try fixture.run("v x")
    #expect(try goal(fixture).isOpen)
    #expect(terminal.text.contains("is open again"))
  }

  @Test func `a finished book is read again`() throws {
    let fixture = try BookScreenFixture.filled()
    let begun = try fixture.run("v n \"+14d\" ⏎").text
    #expect(begun.contains("for the 2nd time."), "\(begun)")
    let book = try fixture.books.queries.find("작은 불씨")
    #expect(book.reading?.number == 2)
    #expect(book.reading?.targetOn == Day(literal: "2026-12-04"))
    // The list of finished books still shows how it was finished.
    for (language, words) in [(Language.english, "reading again, 0%"), (.korean, "다시 읽는 중 0%")] {
      let text = try fixture.run("v", language: language).text
      let line = try #require(text.split(separator: "\n").first { $0.contains(words) })
      #expect(line.contains(language(ko: "다 읽음", en: "finished")))
      #expect(try !fixture.run("", language: language).text.contains(words))
    }
  }

  @Test func `a late goal gets a new target`() throws {
    let fixture = try BookScreenFixture.filled()
    let terminal = try fixture.run("t \"next fri\" ⏎")
    let book = try fixture.books.queries.find("Walking")
    #expect(book.reading?.targetOn == Day(literal: "2026-11-27"))
    #expect(terminal.text.contains("The target is 27 Nov (in 7 days) now: 18 pages a day."))
  }

  @Test(arguments: ["t yesterday ⏎", "t \"+4y\" ⏎", "t nonsense ⏎", "t ⏎"])
  func `an invalid target is reported and not saved`(script: String) throws {
    let fixture = try BookScreenFixture.filled()
    try fixture.run(KeyScript(script))
    #expect(
      try fixture.books.queries.find("Walking").reading?.targetOn == Day(literal: "2026-11-17"))
  }

  @Test func `books can be moved in manual order only`() throws {
    let fixture = try BookScreenFixture.filled()
    let titles = {
      try fixture.books.queries.list(by: .own, in: 0..<9).map { String($0.title.prefix(4)) }
    }
    #expect(try titles() == ["이름이 ", "Walk", "빨래가 "])
    let refused = try fixture.run("J")
    #expect(refused.text.contains("own order"))
    try fixture.run("o home J J")
    #expect(try titles() == ["Walk", "빨래가 ", "이름이 "])
    try fixture.run("o G shift-up")
    #expect(try titles() == ["Walk", "이름이 ", "빨래가 "])
  }

  @Test func `a book is added manually after its errors are corrected`() throws {
    let fixture = try BookScreenFixture()
    let wrong = try fixture.run("a tab \"새 책\" tab tab tab nonsense ctrl-s")
    #expect(try fixture.books.queries.totals().open == 0)
    #expect(wrong.text.contains("새 책"))
    let terminal = try fixture.run(
      "a tab \"새 책\" tab \"누구\" tab tab 300 tab tab right tab \"+10d\" ctrl-s")
    let book = try fixture.books.queries.find("새 책")
    #expect(book.author == "누구")
    #expect(book.reading?.targetOn == Day(literal: "2026-11-30"))
    #expect(book.details.category == .fiction)
    #expect(terminal.text.contains("28 pages a day"))
  }

  @Test func `a search result becomes a goal with all its data`() throws {
    let fixture = try BookScreenFixture()
    try fixture.run("a ㄱㅇㅁ ⏎ 228 ctrl-s")
    let book = try fixture.books.queries.find("구운몽")
    #expect(book.author == "김만중")
    #expect(book.details.publishedOn?.year == 1687)
    #expect(book.isOpen && book.reading?.targetOn == nil)
  }

  @Test func `a search result can be marked as favourite`() throws {
    let fixture = try BookScreenFixture()
    let terminal = try fixture.run("a ㄱㅇㅁ ctrl-f")
    #expect(try fixture.books.queries.totals().favourites == 1)
    #expect(terminal.text.contains("♥ 구운몽") || terminal.text.contains("♥  구운몽"))
    #expect(try fixture.books.queries.totals().open == 0)
  }

  @Test func `a stored book becomes a goal without being doubled`() throws {
    let fixture = try BookScreenFixture.filled()
    try fixture.run("v v / Frank ⏎ t 280 ctrl-s")
    let book = try fixture.books.queries.find("Frankenstein")
    #expect(book.isGoal && book.isFavourite)
    #expect(try fixture.books.queries.search("Frankenstein", in: 0..<9).count == 1)
  }

  @Test func `typed stars are not repeated as their interpretation`() throws {
    let fixture = try BookScreenFixture.filled()
    let typed = try fixture.run("j s 4").text
    #expect(!typed.contains("→ 4"), "\(typed)")
    let unfinished = try fixture.run("j s 4 .").text
    #expect(unfinished.contains("4. → 4"), "\(unfinished)")
  }

  @Test func `stored books have a list, from which recording a page starts one`() throws {
    let fixture = try BookScreenFixture.filled()
    let kept = try fixture.books.queries.list(BookFilter(.keptForLater), by: .title, in: 0..<9)
    let first = try #require(kept.first)
    let list = try fixture.run("v v v")
    #expect(list.text.contains("▸kept \(kept.count)"), "\(list.text)")
    #expect(list.text.contains(first.title))
    try fixture.run("v v v p 30% ⏎")
    let begun = try fixture.books.queries.book(first.id)
    #expect(begun.isOpen && begun.progressPercent == 30)
  }

  @Test func `an ISBN in use is reported beside its field`() throws {
    let fixture = try BookScreenFixture.filled()
    let terminal = try fixture.run(
      "a tab \"같은 책\" tab tab tab 100 tab \"978-89-374-6044-9\" ctrl-s")
    #expect(terminal.text.contains("already on your shelf"))
    #expect(terminal.text.contains("같은 책"))
  }

  @Test func `records are edited and removed in the history`() throws {
    let fixture = try BookScreenFixture.filled()
    try fixture.run("j ⏎ ⏎ ctrl-u 140 ⏎")
    #expect(try goal(fixture).reading?.page == 140)
    try fixture.run("j ⏎ delete y")
    #expect(try goal(fixture).reading?.page == 120)
    let terminal = try fixture.run("j ⏎ j ⏎ ctrl-u 200 ⏎")
    #expect(terminal.text.contains("200"))
  }

  @Test func `sentences are added, edited, made sayings and removed`() throws {
    let fixture = try BookScreenFixture.filled()
    let book = try goal(fixture)
    let sentences = { try fixture.books.queries.sentences(of: book.id, in: 0..<9) }
    try fixture.run("j ⏎ left a \"새 문장\" tab 50 ctrl-s")
    #expect(try sentences().map(\.page) == [12, 50, 77, nil])
    try fixture.run("j ⏎ left ⏎ ctrl-o tab ctrl-s")
    #expect(try sentences()[0].text.value.hasSuffix("편집기에서 적은 문장"))
    try fixture.run("j ⏎ left w")
    #expect(try sentences()[0].saying != nil)
    try fixture.run("j ⏎ left d y")
    #expect(try sentences().count == 3)
  }

  @Test func `removing a book asks first`() throws {
    let fixture = try BookScreenFixture.filled()
    try fixture.run("j d n")
    #expect(try fixture.books.queries.totals().open == 3)
    try fixture.run("j ⏎ right d y")
    #expect(try fixture.books.queries.totals().open == 2)
  }

  @Test func `the remove key applies to the selected record`() throws {
    let fixture = try BookScreenFixture.filled()
    try fixture.run("j ⏎ d n")
    #expect(try goal(fixture).reading?.page != 120)
    try fixture.run("j ⏎ d y")
    #expect(try goal(fixture).reading?.page == 120)
    #expect(try fixture.books.queries.totals().open == 3)
  }

  @Test func `a route leads to a book`() throws {
    let fixture = try BookScreenFixture.filled()
    let terminal = try fixture.run("", initialRoute: .book(try goal(fixture).id))
    #expect(terminal.text.contains("▸overview"))
    #expect(terminal.text.contains("빨래가 마르는 동안"))
    let back = try fixture.run("esc", initialRoute: .book(try goal(fixture).id))
    #expect(back.text.contains("▸reading 3"))
  }

  @Test(.inWholeRuns, arguments: [Size(width: 80, height: 24), Size(width: 40, height: 12)])
  func `a book's description can be read completely in a small window`(size: Size) throws {
    let fixture = try BookScreenFixture.filled()
    let book = try goal(fixture)
    let place = Route.book(book.id)
    #expect(!(try fixture.run("", size: size, initialRoute: place).text.contains("about")))
    // There are three sections, and the last leads back to the first.
    #expect(try fixture.run("v v v", size: size, initialRoute: place).text.contains("▸overview"))
    var change = EditBook.Change(of: book)
    change.details.description = try BookDescription(
      (1...40).map { "line \($0)." }.joined(separator: "\n"))
    _ = try fixture.books.edit(book.id, to: change)
    let head = try fixture.run("v v v", size: size, initialRoute: place).text
    #expect(head.contains("line 1.") && !head.contains("line 40."), "\(head)")
    let end = try fixture.run("v v v G", size: size, initialRoute: place).text
    #expect(end.contains("line 40.") && !end.contains("line 1."), "\(end)")
    // Where not all names fit, only the current one is shown.
    let again = try fixture.run("v v v v", size: size, initialRoute: place).text
    #expect(again.contains(size.width < 80 ? "‹ overview ›" : "▸overview"), "\(again)")
  }

  @Test(
    .inWholeRuns,
    arguments: ["j ⏎ right right right", "v v v v", "o o o o o o o", "/ zzz ⏎ d", "j s d ⏎"])
  func `navigation keys change no data`(script: String) throws {
    let fixture = try BookScreenFixture.filled()
    let before = try fixture.books.queries.list(BookFilter(.all), by: .own, in: 0..<99)
    try fixture.run(KeyScript(script))
    #expect(try fixture.books.queries.list(BookFilter(.all), by: .own, in: 0..<99) == before)
  }
}
