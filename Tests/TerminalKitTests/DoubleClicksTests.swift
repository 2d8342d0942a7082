import CLibrary
import Testing

@testable import TerminalKit

@Suite struct DoubleClicksTests {
  private let start = MonotonicTime.now
  private let press = TerminalEvent.mouse(MouseEvent(.press(.left), at: Position(x: 3, y: 4)))
  private let double = TerminalEvent.mouse(
    MouseEvent(.doublePress(.left), at: Position(x: 3, y: 4)))

  @Test func `two presses at one place are a double press`() {
    var clicks = DoubleClickDetector()
    #expect(clicks.convertingDoublePress(press, at: start) == press)
    #expect(clicks.convertingDoublePress(press, at: start + .milliseconds(399)) == double)
    #expect(clicks.convertingDoublePress(press, at: start + .milliseconds(420)) == press)
  }

  @Test func `late presses, at other places or with another button, stay separate`() {
    let elsewhere = TerminalEvent.mouse(MouseEvent(.press(.left), at: Position(x: 4, y: 4)))
    let other = TerminalEvent.mouse(MouseEvent(.press(.right), at: Position(x: 3, y: 4)))
    for (second, delay) in [(press, 401), (elsewhere, 10), (other, 10)] {
      var clicks = DoubleClickDetector()
      _ = clicks.convertingDoublePress(press, at: start)
      #expect(clicks.convertingDoublePress(second, at: start + .milliseconds(delay)) == second)
    }
  }

  @Test func `keys pass unchanged`() {
    var clicks = DoubleClickDetector()
    #expect(clicks.convertingDoublePress(.key(Key(.enter)), at: start) == .key(Key(.enter)))
  }
}
