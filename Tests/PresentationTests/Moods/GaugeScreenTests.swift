import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct GaugeScreenTests {
  private func state() throws -> GaugeScreen.State {
    GaugeScreen.State(clock: try MoodStage().clock, palette: .canvas)
  }

  @Test(arguments: [
    ([8], 80), ([8, 0], 80), ([8, 5], 85), ([7, 5], 75), ([1, 0, 0], 100), ([1, 0], 10), ([0], 0),
    ([0, 7], 7), ([5, 5, 5], 50), ([1, 0, 0, 3], 30),
  ])
  func `digits make the number that is meant`(digits: [Int], level: Int) throws {
    var state = try state()
    for digit in digits { _ = GaugeScreen.update(&state, .digitTyped(digit)) }
    #expect(state.level.value == level)
  }

  @Test func `what is done between two digits parts them`() throws {
    var state = try state()
    for action in [GaugeScreen.Action.digitTyped(8), .levelMoved(1), .digitTyped(5)] {
      _ = GaugeScreen.update(&state, action)
    }
    #expect(state.level.value == 50)
  }
}
