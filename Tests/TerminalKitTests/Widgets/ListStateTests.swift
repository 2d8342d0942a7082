import TerminalKit
import Testing

@Suite struct ListStateTests {
  let shape = ListShape(count: 10, visibleCount: 4)

  @Test func `the view moves only as far as needed to keep the selection visible`() {
    var state = ListState()
    #expect(state.move(by: 5, in: shape) == true)
    #expect(state.offset(in: shape) == 2)
    state.move(by: -3, in: shape)
    #expect(state.selection(of: 10) == 2)
    #expect(state.offset(in: shape) == 2)
    state.move(by: -1, in: shape)
    #expect(state.offset(in: shape) == 1)
  }

  @Test(arguments: [(Int.max, 9), (99, 9), (9, 9), (.min, 0), (-1, 0)])
  func `moving stops at the ends`(_ rows: Int, _ expected: Int) {
    var state = ListState()
    state.move(by: rows, in: shape)
    #expect(state.selection(of: 10) == expected)
    #expect(state.move(by: rows, in: shape) == false)
  }

  @Test func `moving by a page keeps one row visible`() {
    var state = ListState()
    state.movePages(by: 1, in: shape)
    #expect(state.selection(of: 10) == 3)
    state.movePages(by: .max, in: shape)
    #expect(state.selection(of: 10) == 9)
    state.moveToFirst(in: shape)
    #expect(state.offset(in: shape) == 0)
  }

  @Test func `the wheel moves the view, and the selection at its edge`() {
    var state = ListState(selection: 1)
    #expect(state.scroll(by: 3, in: shape) == true)
    #expect(state.offset(in: shape) == 3)
    #expect(state.selection(of: 10) == 3)
    #expect(state.scroll(by: .max, in: shape) == true)
    #expect(state.offset(in: shape) == 6)
    #expect(state.scroll(by: 1, in: shape) == false)
  }

  @Test func `if rows are removed the last one is selected`() {
    let state = ListState(selection: 9)
    #expect(state.selection(of: 3) == 2)
    #expect(state.selection(of: 0) == nil)
    #expect(state.offset(in: ListShape(count: 3, visibleCount: 4)) == 0)
  }

  @Test func `only visible rows are requested`() {
    var asked: [Int] = []
    let list = List(count: 1_000_000, state: ListState(selection: 500_000)) { row in
      asked.append(row)
      return StyledText("\(row)")
    }
    var frame = Frame(size: Size(width: 20, height: 3))
    list.draw(in: &frame, at: frame.bounds)
    #expect(asked == [499_998, 499_999, 500_000])
  }

  @Test func `each cell of a row leads to it`() {
    let rect = Rect(x: 2, y: 1, width: 10, height: 4)
    let list = List(count: 5, state: ListState(selection: 4)) { _ in "" }
    #expect(list.row(at: Position(x: 2, y: 1), in: rect) == 1)
    #expect(list.row(at: Position(x: 1, y: 1), in: rect) == nil)
  }
}
