import TerminalKit
import Testing

@Suite struct ScrollStateTests {
  let shape = ListShape(count: 10, visibleCount: 4)

  @Test(arguments: [(-1, false, 0), (1, true, 1), (6, true, 6), (.max, true, 6), (.min, false, 0)])
  func `scrolling is limited to the rows`(_ rows: Int, _ changes: Bool, _ expected: Int) {
    var state = ScrollState()
    let changed = state.scroll(by: rows, in: shape)
    #expect(changed == changes)
    #expect(state.offset(in: shape) == expected)
  }

  @Test func `scrolling by a page keeps one row visible`() {
    var state = ScrollState()
    state.scrollPages(by: 1, in: shape)
    #expect(state.offset(in: shape) == 3)
    state.scrollToLast(in: shape)
    #expect(state.offset(in: shape) == 6)
    state.scrollToFirst(in: shape)
    #expect(state.offset(in: shape) == 0)
  }

  @Test func `if all rows fit, the offset is zero`() {
    var state = ScrollState()
    state.scrollToLast(in: shape)
    #expect(state.offset(in: ListShape(count: 10, visibleCount: 20)) == 0)
    #expect(state.offset(in: ListShape(count: 0, visibleCount: 0)) == 0)
  }
}
