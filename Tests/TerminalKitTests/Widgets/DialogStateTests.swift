import TerminalKit
import Testing

@Suite struct DialogStateTests {
  @Test(arguments: [(0, 1, 1), (2, 1, 0), (0, -1, 2), (1, .max, 2), (1, .min, 2)])
  func `buttons are cyclic`(_ from: Int, _ steps: Int, _ expected: Int) {
    var state = DialogState(selected: from)
    state.moveSelection(by: steps, of: 3)
    #expect(state.selection(of: 3) == expected)
  }

  @Test func `without buttons nothing is selected`() {
    var state = DialogState(selected: 3)
    #expect(state.moveSelection(by: 1, of: 0) == false)
    #expect(state.selection(of: 0) == nil)
  }
}
