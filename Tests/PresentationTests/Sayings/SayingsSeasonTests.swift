import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct SayingsSeasonTests {
  @Test(.inWholeRuns, arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)])
  func `a saying is added, read, liked, used, found, edited and removed by keys`(
    size: Size
  ) throws {
    let fixture = try SayingScreenFixture()
    func play(_ script: String) throws -> String {
      let terminal = try fixture.run(script, language: .korean, size: size)
      try expectCursors(in: terminal)
      return terminal.text
    }
    #expect(try play("").contains("아직 글귀가 없어요"))
    let added = try play(
      "a \"작은 불씨\" alt-enter \"하나\" tab \"One ember\" tab 나 tab \"위로, 아침\" ctrl-s")
    #expect(added.contains("1번 글귀로 추가했어요."))
    let saying = try fixture.queries.find("1")
    #expect(saying.details.korean?.value == "작은 불씨\n하나")
    #expect(saying.details.tags.values.map(\.value) == ["위로", "아침"])
    #expect(try play("j *").contains("담았어요"))
    #expect(try play("j x").contains("표시했어요"))
    #expect(try play("v").contains("★ ✓"))
    #expect(try play("/ ㅂㅆ ⏎").contains("#위로 #아침"))
    #expect(try play("j e ctrl-u ctrl-u \"큰 불\" ctrl-s").contains("1번 글귀를 저장했어요."))
    #expect(try fixture.queries.find("1").details.korean?.value.contains("큰 불") == true)
    #expect(try play("j d").contains("지울까요"))
    #expect(try play("j d ⏎").contains("큰 불"))
    #expect(try play("j d y").contains("아직 글귀가 없어요"))
  }

  @Test func `opening removes the dot, looking at the list does not`() throws {
    let fixture = try SayingScreenFixture()
    for text in ["One", "Two", "Three", "Four"] { try fixture.add(en: text) }
    // The recommended saying counts as opened.
    try fixture.run("")
    #expect(try fixture.unread() == 3)
    var tab = SayingsCoordinator(fixture.tools)
    try tab.refresh()
    #expect(try fixture.unread() == 2)
    try tab.press("j j j j k l h v l")
    #expect(try fixture.unread() == 2)
    try tab.press("G ⏎ left left left")
    #expect(try fixture.unread() == 0)
  }

  @Test func `the recommended saying stays until another is requested`() throws {
    let fixture = try SayingScreenFixture.filled()
    let terminal = try fixture.run("1 3 j v k 1 3")
    let picks = Set(terminal.frames.compactMap(\.pickedNumber))
    #expect(picks.count == 1)
    let renewed = try fixture.run("r r")
    #expect(Set(renewed.frames.compactMap(\.pickedNumber)).count == 3)
    #expect(try fixture.run("⏎ right right").text.contains("for you"))
  }

  @Test func `cards follow the list's order, also when one leaves the list`() throws {
    let fixture = try SayingScreenFixture.filled()
    #expect(try fixture.run("j ⏎").text.contains("1 / 5"))
    #expect(try fixture.run("j ⏎ left").text.contains("this is the first one"))
    #expect(try fixture.run("j ⏎ l n right").text.contains("4 / 5"))
    // Marking one as used removes it from the unused list, and the next one moves up.
    let text = try fixture.run("v v j j ⏎ x right").text
    #expect(text.contains("3 / 3"))
    #expect(text.contains("#1"))
    #expect(try fixture.run("/ th ⏎ right esc ⏎").text.contains("2 / "))
  }

  @Test func `closing a search restores the list`() throws {
    var tab = SayingsCoordinator(try SayingScreenFixture.filled().tools)
    try tab.refresh()
    try tab.press("v v j j")
    let before = tab.render(in: .ordinary).text
    try tab.press("/ \"only\" ⏎")
    #expect(tab.render(in: .ordinary).text.contains("A long one"))
    try tab.press("esc esc")
    #expect(tab.render(in: .ordinary).text == before)
  }

  @Test(.inWholeRuns) func `copied text goes to the terminal's clipboard`() throws {
    let fixture = try SayingScreenFixture.filled()
    let terminal = try fixture.run("G k s c", language: .korean)
    #expect(
      terminal.copied == ["작은 불씨 하나가\n방 하나를 데운다.\n\nOne small ember\nwarms a whole room.\n\n— 모닥"])
    #expect(terminal.text.contains("클립보드로 보냈어요"))
  }

  @Test func `a picture is written to its path, and replaces a file only after a question`() throws
  {
    let fixture = try SayingScreenFixture.filled()
    #expect(
      try fixture.run("G k s s ⏎").text.contains("Wrote the picture to /home/mo/saying-2.svg"))
    let first = try #require(fixture.files["/home/mo/saying-2.svg"])
    #expect(String(decoding: first, as: UTF8.self).contains("width=\"1080\" height=\"1080\""))
    let again = "G k s z t s ⏎"
    #expect(try fixture.run(again).text.contains("Replace it?"))
    #expect(try fixture.run(again + " n").text.contains("/home/mo/saying-2.svg"))
    #expect(fixture.files["/home/mo/saying-2.svg"] == first)
    #expect(try fixture.run(again + " y").text.contains("Wrote"))
    let second = try #require(fixture.files["/home/mo/saying-2.svg"])
    #expect(String(decoding: second, as: UTF8.self).contains("height=\"1920\""))
    try fixture.run("G k s s ctrl-u \"~/cards/one.svg\" ⏎")
    #expect(fixture.files["/home/mo/cards/one.svg"] != nil)
    #expect(try fixture.run("G k s s ctrl-u ⏎").text.contains("Enter a file name."))
  }

  @Test func `texts are edited in the user's editor and returned to their field`() throws {
    let fixture = try SayingScreenFixture()
    let terminal = try fixture.run("a tab \"안녕\" ctrl-o ctrl-s")
    #expect(terminal.handOvers == 1)
    #expect(try fixture.queries.find("1").details.korean?.value == "안녕\n편집기에서 적었다.")
    fixture.written = String(repeating: "x", count: 5001)
    let text = try fixture.run("a ctrl-o ctrl-s").text
    #expect(text.contains("! "))
    #expect(text.contains("5001/5000"))
    #expect(try fixture.queries.totals().all == 1)
  }

  @Test func `a refused value is reported beside its field, and no text is lost`() throws {
    let fixture = try SayingScreenFixture.filled()
    #expect(try fixture.run("a ctrl-s").text.contains("! "))
    #expect(!(try fixture.run("a ctrl-s tab \"글\"").text.contains("! ")))
    let text = try fixture.run(
      "a \"Nothing is lost that was written down.\" tab tab \"cafe muller\" ctrl-s"
    ).text
    #expect(text.contains("#3"))
    #expect(text.contains("cafe muller"))
    #expect(try fixture.queries.totals().all == 5)
    #expect(try fixture.run("a x esc").text.contains("Discard what you typed and leave?"))
    #expect(try fixture.run("a esc").text.contains("For you"))
  }

  @Test func `a route leads to its saying`() throws {
    let fixture = try SayingScreenFixture.filled()
    let saying = try fixture.queries.find("2")
    var tab = SayingsCoordinator(fixture.tools)
    try tab.refresh()
    try tab.show(.saying(saying.id))
    #expect(tab.render(in: .ordinary).text.contains("One small ember"))
    tab.goBack()
    #expect(tab.home.selected?.id == saying.id)
  }

  @Test(.inWholeRuns) func `a long list is loaded in parts, and keeps its position`() throws {
    let fixture = try SayingScreenFixture(on: "2026-11-01")
    for number in 1...900 { try fixture.add(en: "Line \(number)") }
    fixture.set("2026-11-20")
    var tab = SayingsCoordinator(fixture.tools)
    try tab.refresh()
    try tab.press("G")
    #expect(tab.home.selected?.number == 1)
    #expect(tab.home.sayings.loadedRows.rows.count <= 2 * LoadedRows<Saying>.readAheadCount)
    try tab.press("pgup *")
    let liked = try #require(tab.home.selected)
    #expect(liked.isLiked)
    try fixture.add(en: "A new one")
    try tab.refresh()
    #expect(tab.home.selected?.id == liked.id)
    #expect(tab.home.counts.newCount == 1)
    #expect(tab.home.counts[.liked] == 1)
  }
}

extension SayingScreenFixture {
  fileprivate func unread() throws -> Int {
    try queries.list(.all, in: 0..<100).filter { $0.isUnread(at: clock.now()) }.count
  }
}

extension SayingsCoordinator {
  fileprivate mutating func press(_ script: KeyScript) throws {
    for case .event(let event) in script.steps { _ = try handle(event, in: .ordinary) }
  }
}

extension ViewContext {
  fileprivate static let ordinary = ViewContext(
    size: Size(width: 80, height: 21), theme: .dark, language: .english)
}

extension Frame {
  /// The row with the recommended saying's number, or nil if there is none.
  fileprivate var pickedNumber: String? {
    text.split(separator: "\n").first { $0.contains("╰─ #") }.map(String.init)
  }
}
