import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct SayingsTodayPartTests {
  private static let long = StarterLine(
    "긴 글도 두 줄까지만 보이고, 나머지는 글귀를 열어 읽어요. 그래서 오늘 화면은 언제나 한 화면에 담기고,"
      + " 남은 말은 천천히 읽어도 괜찮아요. 서두를 일은 하나도 없으니까요.",
    "A long line is shown on two rows at most, and the rest is read when it is opened, so that"
      + " Today always fits on one screen and nothing has to be hurried through at all.")

  @Test(arguments: CommandFixture.goldenForms)
  func `Today shows the saying of the day`(language: Language, form: CommandFixture.Form) throws {
    var text = ""
    for (name, lines) in [
      ("short", SayingCommandFixture.fewLines), ("long", [Self.long]), ("none", []),
    ] {
      let shelf = SayingCommandFixture(language, form, lines: lines)
      text += "— \(name) —\n" + (try shelf.fixture.today(shelf.today, on: shelf.store, shelf.clock))
    }
    try expectGolden("Sayings/today-\(form.rawValue)-\(language.rawValue)", text)
  }

  @Test func `the saying is the same all day and changes the next day`() throws {
    let shelf = SayingCommandFixture()
    let first = try shelf.today.section()
    #expect(try shelf.today.section() == first)
    shelf.day("2026-11-02")
    #expect(try shelf.today.section() != first)
  }

  @Test(arguments: Language.allCases)
  func `the saying has at most four rows on the screen`(language: Language) throws {
    let shelf = SayingCommandFixture(language, lines: [Self.long])
    var state = TodayScreen.State(page: try page(shelf))
    let view = ViewContext(
      size: Size(width: 80, height: 24), theme: .dark, language: language)
    state.selected = 0
    try expectGolden(
      "Sayings/today-screen-80-\(language.rawValue)",
      TodayScreen.render(state, in: view).text)
  }

  private func page(_ shelf: SayingCommandFixture) throws -> TodayPage {
    try TodayReader(
      queries: TodayQueries(store: shelf.store, clock: shelf.clock), parts: [shelf.today]
    ).page()
  }
}
