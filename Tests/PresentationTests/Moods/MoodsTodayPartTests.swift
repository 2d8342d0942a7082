import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct MoodsTodayPartTests {
  private func reader(_ studio: MoodCommandFixture) -> TodayReader {
    TodayReader(
      queries: TodayQueries(store: studio.store, clock: studio.clock), parts: [studio.today])
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `Today shows a small canvas and the latest mood`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let studio = MoodCommandFixture(language, form)
    studio.fill()
    var fixture = CommandFixture(language, form)
    _ = fixture.run(
      "today", of: [CommandEntry(TodayCommand.self) { TodayCommand(reader: $0) }],
      with: reader(studio))
    try expectGolden("Moods/today-\(form.rawValue)-\(language.rawValue)", fixture.transcript)
  }

  @Test func `the section asks for a first mood, then for today's, then shows it`() throws {
    let studio = MoodCommandFixture()
    let nothing = try studio.today.section()
    #expect(nothing.invitation != nil && nothing.rows.isEmpty && nothing.canvas == nil)
    studio.run("feel 50 yesterday --at yesterday")
    let quiet = try studio.today.section()
    #expect(quiet.rows.map(\.text.en) == ["yesterday"])
    let row = try #require(quiet.rows.first)
    #expect(row.detail.en.contains(row.shortRow.detail.en), "the day is told in few words too")
    #expect(row.shortRow.detail.en.hasPrefix("50 · ") && row.shortRow.detail.en < row.detail.en)
    #expect(quiet.canvas == nil && quiet.invitation == nil)
    studio.run("feel 60 now")
    let busy = try studio.today.section()
    #expect(busy.rows.map(\.text.en) == ["now"])
    #expect(busy.canvas?.canvas.moods.count == 1)
  }

  @Test(arguments: [(ColorLevel.truecolor, "● "), (.sixteenColors, "* "), (.none, "* ")])
  func `the small canvas lists its shapes' colours or letters beside it`(
    colors: ColorLevel, mark: String
  ) throws {
    let studio = MoodCommandFixture()
    studio.run("feel 5/100 low")
    studio.run("feel 60 now")
    let drawing = try #require(try studio.today.section().canvas)
    var canvas = SmallCanvas(
      drawing: drawing, today: Day(literal: "2026-11-20"), language: .english, level: colors,
      widths: .standard)
    let beside = canvas.rows(columns: 60).map(\.string)
    #expect(beside.count == 7 && beside.contains { $0.contains(mark + "  5 ") }, "\(beside)")
    // Only the list explains a letter, so it has the latest mood, too.
    #expect(beside.contains { $0.hasSuffix(" now") } == (colors == .none), "\(beside)")
    (canvas.height, canvas.maxRows) = (5, 9)
    let below = canvas.rows(columns: 36).map(\.string)
    #expect(below.count == (colors == .none ? 7 : 6), "\(below)")
    #expect(below.last?.hasPrefix("  " + mark + "  5 ") == true, "\(below)")
    #expect(below.last?.hasSuffix(" low") == true, "\(below)")
  }

  @Test func `the screen has the small canvas too`() throws {
    let studio = MoodCommandFixture()
    studio.fill()
    let page = try reader(studio).page()
    let size = Size(width: 80, height: 24)
    let view = ViewContext(size: size, theme: .dark, language: .english)
    let frame = TodayScreen.render(TodayScreen.State(page: page), in: view)
    try expectGolden("Moods/today-screen-80", frame.text)
  }
}
