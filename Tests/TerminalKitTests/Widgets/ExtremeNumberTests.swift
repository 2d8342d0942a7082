import TerminalKit
import Testing

@Suite struct ExtremeNumberTests {
  @Test(arguments: [Int.max, .min, -1, 0, 1])
  func `no number from a caller traps`(_ number: Int) {
    let shape = ListShape(count: number, visibleCount: number)
    var list = ListState(selection: number)
    for step in [Int.max, .min, 1] {
      list.scroll(by: step, in: shape)
      list.move(by: step, in: shape)
      list.movePages(by: step, in: shape)
    }
    var scroll = ScrollState()
    for step in [Int.max, .min, 1, number] {
      scroll.scroll(by: step, in: shape)
      scroll.scrollPages(by: step, in: shape)
    }
    var area = TextAreaState("a\nb\nc", limit: number)
    let room = TextAreaShape(size: Size(width: number, height: number))
    for key in [Key(.pageUp), Key(.pageDown), Key(.up), Key(.home)] {
      _ = area.handle(key, in: room)
    }
    var field = TextFieldState("가나", limit: number)
    field.moveCaret(to: number)
    field.paste("x")
    #expect((0...field.count).contains(field.caret))
    #expect((0..<7).contains(MonthShape(firstColumn: number, days: number).firstColumn))
    for widget in widgets(number, list) {
      var frame = Frame(size: Size(width: 20, height: 5))
      widget.draw(in: &frame, at: frame.bounds)
    }
  }

  private func widgets(_ number: Int, _ list: ListState) -> [any Widget] {
    let month = MonthShape(firstColumn: number, days: number)
    return [
      List(count: number, state: list) { StyledText("\($0)") },
      Tabs(["a"], selected: number), ProgressBar(.unknown(step: number)),
      MonthGrid(month, selectedDay: number, today: number), Paragraph("a", offset: number),
      Dialog(title: "a", text: "b", look: Dialog.Look(columns: number)),
      TextField(TextFieldState("a", limit: number)), TextArea(TextAreaState("a", limit: number)),
    ]
  }
}
