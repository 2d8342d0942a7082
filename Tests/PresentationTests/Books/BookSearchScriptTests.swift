import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@Suite struct BookSearchScriptTests {
  private let woken = KeyScript(events: [.wakeDescriptorReadable])
  private let lamp = SampleBooks.found(
    "The Lamp", "A. Keeper", 2001, from: .openLibrary, pages: 210)

  private func makeFixture() throws -> BookScreenFixture {
    let fixture = try BookScreenFixture.filled()
    fixture.beyond = { [lamp] query, _ in
      query.text == "lamp" ? FoundBooks([lamp], hasMore: false) : .none
    }
    return fixture
  }

  @Test func `typing searches only local sources`() throws {
    let fixture = try makeFixture()
    fixture.beyond = { _, _ in throw DomainError.unavailable(.service(name: "x", .noConnection)) }
    let terminal = try fixture.run("a \"lamp\"")
    #expect(fixture.workRunner.begun.isEmpty)
    #expect(terminal.text.contains("No books found"))
  }

  @Test func `with an online source, Enter first searches, then selects the book`() throws {
    let fixture = try makeFixture()
    let terminal = try fixture.run("a ctrl-n \"lamp\" ⏎" + woken)
    #expect(fixture.workRunner.begun.count == 1)
    #expect(terminal.text.contains("The Lamp"))
    #expect(terminal.text.contains("1 book found"))
    try fixture.run("a ctrl-n \"lamp\" ⏎" + woken + "⏎ ctrl-s")
    #expect(try fixture.books.queries.find("The Lamp").details.pages?.value == 210)
    // Commands can refer to a row of the last search too.
    #expect(try fixture.books.find.pick(1).details.title.value == "The Lamp")
  }

  @Test func `waiting is shown after a moment, and a bar after a second`() throws {
    let terminal = try makeFixture().run("a ctrl-n \"lamp\" ⏎ pause:140 pause:1500" + woken)
    let texts = terminal.frames.map(\.text)
    let first = texts.firstIndex { $0.contains("Searching Open Library") }
    #expect(first != nil)
    // The frame right after Enter does not show the search yet.
    let entered = try #require(texts.lastIndex { $0.contains("Enter searches Open Library") })
    #expect(!texts[entered + 1].contains("Searching"))
    #expect(texts.contains { $0.contains("Press Esc to stop.") && $0.contains("━") })
    #expect(terminal.text.contains("The Lamp"))
  }

  @Test func `with reduced motion waiting is shown without a moving bar`() throws {
    let terminal = try makeFixture().run(
      "a ctrl-n \"lamp\" ⏎ pause:3000", reducesMotion: true)
    let shown = terminal.frames.map(\.text).filter { $0.contains("Searching Open Library") }
    #expect(!shown.isEmpty)
    #expect(Set(shown).count == 1)
  }

  @Test func `Esc cancels the search, and its late answer is dropped`() throws {
    let fixture = try makeFixture()
    let terminal = try fixture.run("a ctrl-n \"lamp\" ⏎ esc" + woken)
    #expect(terminal.text.contains("Stopped searching"))
    #expect(!terminal.text.contains("The Lamp"))
    #expect(terminal.text.contains("lamp"))
  }

  @Test func `an answer to a closed page changes nothing`() throws {
    let terminal = try makeFixture().run("a ctrl-n \"lamp\" ⏎ esc esc" + woken)
    #expect(terminal.text.contains("▸reading 3"))
  }

  @Test func `keys work during a search`() throws {
    let terminal = try makeFixture().run("a ctrl-n \"lamp\" ⏎ \"x\"" + woken)
    #expect(terminal.text.contains("lampx"))
    // The text typed now is a different query.
    #expect(terminal.text.contains("Enter searches Open Library"))
  }

  @Test func `a search error is shown, and the typed text stays`() throws {
    let fixture = try makeFixture()
    fixture.beyond = { _, _ in
      throw DomainError.unavailable(.service(name: "Open Library", .timedOut))
    }
    let terminal = try fixture.run("a ctrl-n \"lamp\" ⏎" + woken)
    #expect(terminal.text.contains("! Open Library"))
    #expect(terminal.text.contains("lamp"))
    #expect(!terminal.text.contains("Searching"))
    try fixture.run("a ctrl-n \"lamp\" ⏎" + woken + "⏎")
    // Once in the first run, and again in the second after the failure.
    #expect(fixture.workRunner.begun.count == 3)
  }

  @Test func `existing books are marked in the results`() throws {
    let terminal = try makeFixture().run("a \"빨래\"")
    #expect(terminal.text.contains("✓  빨래가 마르는 동안"))
    // The goal opens, and Esc leads back to the search.
    let opened = try makeFixture().run("a \"빨래\" ⏎")
    #expect(opened.text.contains("빨래가 마르는 동안") && !opened.text.contains("✓  빨래가"))
    #expect(try makeFixture().run("a \"빨래\" ⏎ esc").text.contains("✓  빨래가 마르는 동안"))
  }

  @Test func `opening a form cancels the search`() throws {
    let fixture = try makeFixture()
    fixture.beyond = { [lamp] query, _ in
      query.text == "lamp" ? FoundBooks([lamp], hasMore: false) : .none
    }
    let terminal = try fixture.run("a ctrl-n \"lamp\" ⏎" + woken + "\"x\" ⏎ tab esc" + woken)
    #expect(!terminal.text.contains("Searching"))
    #expect(terminal.text.contains("lampx"))
  }

  @Test func `a missing page count is looked up while the form is open`() throws {
    let isbn = try ISBN("9780747532743")
    var bare = lamp
    bare.details.pages = nil
    bare.details.isbn = isbn
    var full = bare
    full.details.pages = try PageCount(210)
    let fixture = try makeFixture()
    fixture.beyond = { [bare] _, _ in FoundBooks([bare], hasMore: false) }
    fixture.known = { [full] in $0 == isbn ? full : nil }
    let keys: KeyScript = "a ctrl-n \"lamp\" ⏎"
    let terminal = try fixture.run(keys + woken + "⏎" + woken)
    #expect(fixture.workRunner.begun.count == 2)
    #expect(terminal.text.contains("Found the page count: 210."))
    // Text typed meanwhile is kept.
    try fixture.run(keys + woken + "⏎ 99" + woken + "ctrl-s")
    #expect(try fixture.books.queries.find("The Lamp").details.pages?.value == 99)
  }

  @Test func `at the end of a local result page the next one is loaded`() throws {
    let fixture = try BookScreenFixture()
    for number in 10..<35 { try fixture.add("Lamp \(number)", pages: 100, until: "2026-12-01") }
    let first = try fixture.run("a \"Lamp\"", size: Size(width: 80, height: 50))
    #expect(first.text.contains("The first 20: more at the end."))
    let all = try fixture.run("a \"Lamp\" pgdn pgdn pgdn pgdn", size: Size(width: 80, height: 50))
    #expect(all.text.contains("25 books found."))
  }

  @Test func `a missing key is reported on one line with the way to the settings`() throws {
    let fixture = try makeFixture()
    fixture.beyond = { _, _ in
      throw DomainError.unavailable(
        .service(name: "Kakao", .keyMissing(setting: "books.kakao.key", variable: "X")))
    }
    let terminal = try fixture.run("a ctrl-n \"lamp\" ⏎" + woken)
    #expect(terminal.text.contains("needs a key: Esc, then , (settings)"))
    #expect(!terminal.text.contains("hearth settings"))
  }
}
