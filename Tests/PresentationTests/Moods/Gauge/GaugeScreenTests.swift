import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct GaugeScreenTests {
  private func state() throws -> GaugeScreen.State {
    GaugeScreen.State(clock: try MoodScreenFixture().clock, palette: .canvas)
  }

  @Test(arguments: [
    ([8], 80), ([8, 0], 80), ([8, 5], 85), ([7, 5], 75), ([1, 0, 0], 100), ([1], 10),
    ([1, 0], 100), ([0], 0),
    ([0, 7], 7), ([0, 5], 5), ([5, 5, 5], 55), ([1, 0, 0, 3], 100), ([2, 0, 0], 20),
    ([0, 0, 7], 7),
  ])
  func `digits form the intended number`(digits: [Int], level: Int) throws {
    var state = try state()
    for digit in digits { _ = GaugeScreen.update(&state, .digitTyped(digit)) }
    #expect(state.level?.value == level)
  }

  @Test func `a hyphen takes the level away and gives it back`() throws {
    var state = try state()
    _ = GaugeScreen.update(&state, .levelToggled)
    #expect(state.level == nil)
    let view = ViewContext(size: Size(width: 80, height: 21), theme: .dark, language: .english)
    #expect(GaugeScreen.render(state, in: view).text.contains("no level"))
    guard case .change(.save(let entry))? = GaugeScreen.update(&state, .saved) else {
      return #expect(Bool(false), "nothing was saved")
    }
    #expect(entry.level == nil)
    _ = GaugeScreen.update(&state, .levelToggled)
    #expect(state.level == .initial)
    _ = GaugeScreen.update(&state, .levelToggled)
    _ = GaugeScreen.update(&state, .digitTyped(8))
    #expect(state.level?.value == 80)
  }

  @Test func `a digit beyond the range is refused, and Backspace removes the last`() throws {
    var state = try state()
    for digit in [2, 0, 0] { _ = GaugeScreen.update(&state, .digitTyped(digit)) }
    #expect(state.errors[.level]?.en == "0 to 100; Backspace deletes.")
    _ = GaugeScreen.update(&state, .digitTyped(0))
    #expect(state.errors[.level] != nil && state.level?.value == 20)
    _ = GaugeScreen.update(&state, .digitRemoved)
    #expect(state.errors.isEmpty && state.level?.value == 20)
    _ = GaugeScreen.update(&state, .digitTyped(5))
    #expect(state.level?.value == 25)
    for _ in 1...3 { _ = GaugeScreen.update(&state, .digitRemoved) }
    #expect(state.level?.value == 20)
    _ = GaugeScreen.update(&state, .digitTyped(9))
    #expect(state.level?.value == 90)
  }

  @Test(arguments: [Size(width: 80, height: 21), Size(width: 40, height: 9)])
  func `an error of the level is shown on the gauge`(size: Size) throws {
    var state = try state()
    let view = ViewContext(size: size, theme: .dark, language: .english)
    for digit in [2, 0, 0] { _ = GaugeScreen.update(&state, .digitTyped(digit)) }
    #expect(GaugeScreen.render(state, in: view).text.contains("! 0 to 100; Backspace deletes."))
    _ = GaugeScreen.update(&state, .partChosen(.memo, caret: nil))
    #expect(!GaugeScreen.render(state, in: view).text.contains("! 0 to 100"))
  }

  @Test(
    arguments: [
      ("lunch #fa", "lunch #family"), ("#FA", "#FAmily"), ("#가", "#가족"), ("x\n#ru", "x\n#run"),
      ("lunch #go", "lunch #\"good meal\""), ("#\"good m", "#\"good meal\""),
      ("x\n#\"go", "x\n#\"good meal\""), ("#\"fa", "#family"),
      // No partial tag, a complete one, several matches, and no tag at all.
      ("lunch", nil), ("#", nil), ("#family", nil), ("#r", nil), ("a#fa", nil), ("#fa ", nil),
      ("#zz", nil), ("#\"good meal\"", nil), ("#\"", nil), ("a#\"go", nil), ("\"go", nil),
    ] as [(String, String?)])
  func `Tab completes a tag, otherwise moves on`(memo: String, ended: String?) throws {
    var state = try state()
    state.tags = try ["family", "run", "rest", "가족", "good meal"]
      .map { try HearthDomain.Tag($0) }
    _ = GaugeScreen.update(&state, .partChosen(.memo, caret: nil))
    _ = GaugeScreen.update(&state, .typed(.paste(memo)))
    func press() throws {
      guard case .action(let action)? = GaugeScreen.keys(state).meaning(of: Key(.tab)) else {
        throw Failure.meansNothing
      }
      _ = GaugeScreen.update(&state, action)
    }
    try press()
    #expect(state.memo.value == ended ?? memo)
    #expect(state.part == (ended == nil ? .moment : .memo))
    if ended != nil { try press() }
    #expect(state.part == .moment)
  }

  private enum Failure: Error { case meansNothing }

  @Test(arguments: [Size(width: 80, height: 21), Size(width: 40, height: 9)])
  func `a shortened memo is marked`(size: Size) throws {
    var state = try state()
    let view = ViewContext(size: size, theme: .dark, language: .english)
    _ = GaugeScreen.update(&state, .partChosen(.memo, caret: nil))
    _ = GaugeScreen.update(&state, .typed(.paste(String(repeating: "가", count: 1000))))
    #expect(!GaugeScreen.render(state, in: view).text.contains("Up to 1000 characters"))
    _ = GaugeScreen.update(&state, .typed(.paste("나")))
    #expect(GaugeScreen.render(state, in: view).text.contains("Up to 1000 characters"))
  }

  @Test func `a movement between two digits separates them`() throws {
    var state = try state()
    for action in [GaugeScreen.Action.digitTyped(8), .levelMoved(1), .digitTyped(5)] {
      _ = GaugeScreen.update(&state, action)
    }
    #expect(state.level?.value == 50)
  }
}
