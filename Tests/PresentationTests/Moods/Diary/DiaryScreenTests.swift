import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct DiaryScreenTests {
  @Test func `a search that finds nothing says so, and Esc does one thing`() {
    var state = DiaryScreen.State(
      now: LocalTime(literal: "2026-11-20T09:00"), by: .usual, palette: .canvas)
    for input in [SearchBar.Input.opened, .typed(.paste("바다")), .done] {
      _ = DiaryScreen.update(&state, .search(input))
    }
    let keys = DiaryScreen.keys(state)
    let reasons = Set(keys.bindings.compactMap(\.disabled?.en))
    #expect(reasons == ["no mood was found"])
    let escapes = keys.bindings.filter { $0.keys.contains(Key(.escape)) }
    #expect(escapes.map(\.label.en) == ["end search"])
  }

  @Test func `an empty diary says that there is no mood yet`() {
    let state = DiaryScreen.State(
      now: LocalTime(literal: "2026-11-20T09:00"), by: .usual, palette: .canvas)
    let keys = DiaryScreen.keys(state)
    #expect(Set(keys.bindings.compactMap(\.disabled?.en)) == ["there is no mood yet"])
    let escapes = keys.bindings.filter { $0.keys.contains(Key(.escape)) }
    #expect(escapes.map(\.label.en) == ["back"])
  }
}
