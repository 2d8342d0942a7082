import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct DiaryScreenTests {
  @Test func `a search without results says so, and Esc only closes it`() {
    var state = DiaryScreen.State(
      now: LocalTime(literal: "2026-11-20T09:00"), datePreferences: .standard, palette: .canvas)
    for input in [SearchBar.Input.opened, .typed(.paste("바다")), .continued] {
      _ = DiaryScreen.update(&state, .search(input))
    }
    let keys = DiaryScreen.keys(state)
    let reasons = Set(keys.bindings.compactMap(\.disabledReason?.en))
    #expect(reasons == ["no moods found"])
    let escapes = keys.bindings.filter { $0.keys.contains(Key(.escape)) }
    #expect(escapes.map(\.label.en) == ["end search"])
  }

  @Test func `a search started on the canvas opens in the diary`() throws {
    let fixture = try MoodScreenFixture(at: "2026-11-20T14:05")
    var app = fixture.app()
    app.start()
    app.tap("/")
    #expect(!app.render().text.contains("search "))
    try fixture.feel(50, "by the sea", at: "2026-11-20T08:15")
    try fixture.feel(70, "in the woods", at: "2026-11-20T09:15")
    app.tap("r", "/")
    for letter in "sea" { app.tap(String(letter)) }
    let found = app.render().text
    #expect(found.contains("search sea") && found.contains("by the sea"))
    #expect(!found.contains("in the woods"))
    app.tap("esc")
    #expect(app.render().text.contains("in the woods"))
  }

  @Test func `an empty diary says that there are no moods yet`() {
    let state = DiaryScreen.State(
      now: LocalTime(literal: "2026-11-20T09:00"), datePreferences: .standard, palette: .canvas)
    let keys = DiaryScreen.keys(state)
    #expect(Set(keys.bindings.compactMap(\.disabledReason?.en)) == ["there are no moods yet"])
    let escapes = keys.bindings.filter { $0.keys.contains(Key(.escape)) }
    #expect(escapes.map(\.label.en) == ["back"])
  }

  @Test(arguments: [(40, 12), (80, 24)])
  func `a typed day shows its interpretation, and errors on Enter`(
    width: Int, height: Int
  ) throws {
    let size = Size(width: width, height: height)
    let read = try MoodScreenFixture.lived().run("i o \"11-13\"", language: .korean, size: size)
      .text
    #expect(read.contains("→ 11월 13일 (금)"), "\(read)")
    var refused = try MoodScreenFixture.lived().run("i o \"someday\"", size: size).text
    #expect(!refused.contains("! “"))
    refused = try MoodScreenFixture.lived().run("i o \"someday\" ⏎", size: size).text
    #expect(refused.contains("! “someday”") && refused.contains("cannot be read"), "\(refused)")
  }

  @Test func `a low window shows the memo, and that it continues`() throws {
    let fixture = try MoodScreenFixture(at: "2026-11-20T14:05")
    try fixture.feel(95, "first " + String(repeating: "again ", count: 20), at: "2026-11-20T08:15")
    let text = try fixture.run("i", language: .korean, size: Size(width: 40, height: 12)).text
    let memo = text.split(separator: "\n").drop { !$0.contains("──") }.dropFirst()
    #expect(memo.first?.contains("first again") == true, "\(text)")
    #expect(memo.dropFirst().first?.hasSuffix("…") == true, "\(text)")
  }
}
