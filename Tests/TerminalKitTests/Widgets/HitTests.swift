import TerminalKit
import Testing

@Suite struct HitTests {
  let line = Rect(x: 1, y: 1, width: 40, height: 1)

  /// Returns the target of each cell of the line, one letter each.
  private func map(_ hit: (Position) -> Int?) -> String {
    (0..<42).reduce(into: "") { text, x in
      text += hit(Position(x: x, y: 1)).map { "\($0)" } ?? "."
    }
  }

  @Test func `each cell of a tab leads to it`() {
    let tabs = Tabs(["Today", "사람"], selected: 0)
    #expect(
      map { tabs.tab(at: $0, in: line) } == ".00000000011111111"
        + String(repeating: ".", count: 25 - 1))
    #expect(tabs.tab(at: Position(x: 1, y: 2), in: line) == nil)
  }

  @Test func `each cell of a key leads to it`() {
    let footer = Footer([KeyHint("w", "물", disabledReason: ""), KeyHint("q", "quit")])
    #expect(
      map { footer.hint(at: $0, in: line) } == ".000000..111111"
        + String(repeating: ".", count: 42 - 15))
    #expect(footer.hint(at: Position(x: 1, y: 2), in: line) == nil)
    // Keys that do not fit cannot be pressed.
    let narrow = Rect(x: 1, y: 1, width: 10, height: 1)
    let shown = map { footer.hint(at: $0, in: narrow) }
    #expect(shown == ".000000" + String(repeating: ".", count: 35))
  }

  @Test func `each cell of a button leads to it`() {
    let screen = Rect(size: Size(width: 40, height: 10))
    let dialog = Dialog(title: "Remove?", text: "Really", buttons: ["Yes", "No"])
    let box = dialog.coveredRect(in: screen)
    let row = (0..<40).map { dialog.button(at: Position(x: $0, y: box.maxY - 2), in: screen) }
    #expect(row.compactMap(\.self) == [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
    #expect(dialog.button(at: Position(x: box.minX + 2, y: box.maxY - 1), in: screen) == nil)
  }

  @Test func `each day is found in its own cell`() {
    let grid = MonthGrid(MonthShape(firstColumn: 6, days: 30), weekdays: ["M"])
    let rect = Rect(x: 2, y: 1, width: 35, height: 7)
    #expect(grid.day(at: Position(x: 32, y: 2), in: rect) == 1)
    #expect(grid.day(at: Position(x: 31, y: 2), in: rect) == nil)
    #expect(grid.day(at: Position(x: 2, y: 3), in: rect) == 2)
    #expect(grid.day(at: Position(x: 2, y: 1), in: rect) == nil)
    #expect(grid.day(at: Position(x: 11, y: 7), in: rect) == nil)
    #expect(grid.day(at: Position(x: 6, y: 7), in: rect) == 30)
  }
}
