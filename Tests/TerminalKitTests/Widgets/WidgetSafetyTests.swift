import HearthTestSupport
import TerminalKit
import Testing

@Suite struct WidgetSafetyTests {
  private static let texts =
    people + [
      "", "\u{301}", "\u{200D}", "\n\n", "\t\t", "\u{1B}[31mred", "日本語の文章です。", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
      String(repeating: "가", count: 90), String(repeating: "word ", count: 40),
      "▏한\u{1F1F0}\u{1F1F7}e\u{FE0F}",
    ]

  @Test(arguments: (0..<40).tried(usually: 8))
  func `no widget draws outside its rect or splits a wide character`(_ seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    for _ in 0..<12 {
      let size = Size(width: dice.below(50), height: dice.below(16))
      let rect = Rect(
        x: dice.below(60) - 10, y: dice.below(20) - 5, width: dice.below(60), height: dice.below(20)
      )
      for widget in widgets(&dice) {
        var frame = Frame(size: size, widths: DisplayWidth(ambiguous: 1 + dice.below(2)))
        frame.fill(frame.bounds, with: "%")
        widget.draw(in: &frame, at: rect)
        check(frame, rect, widget)
      }
    }
  }

  @Test func `empty and far away rects are ignored`() {
    var dice = Dice(seed: 3)
    for widget in widgets(&dice) {
      for rect in [
        Rect(size: .zero), Rect(x: 3, y: 3, width: 0, height: 4),
        Rect(x: 99, y: 99, width: 9, height: 9),
        Rect(x: -99, y: -99, width: 9, height: 9),
      ] {
        var frame = Frame(size: Size(width: 9, height: 9))
        let before = frame
        widget.draw(in: &frame, at: rect)
        #expect(frame == before, "\(type(of: widget))")
      }
    }
  }

  private func check(_ frame: Frame, _ rect: Rect, _ widget: any Widget) {
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width {
        guard let cell = frame[x, y] else { continue }
        if !rect.contains(Position(x: x, y: y)), cell.glyph != "%" {
          Issue.record("\(type(of: widget)) drew outside \(rect) at \(x), \(y)")
        }
        if cell.width == 2, frame[x + 1, y]?.width != 0 {
          Issue.record("\(type(of: widget)) tore a wide character at \(x), \(y)")
        }
      }
    }
    if let cursor = frame.cursor {
      #expect(rect.contains(cursor) && frame.bounds.contains(cursor), "\(type(of: widget))")
    }
  }

  private func widgets(_ dice: inout Dice) -> [any Widget] {
    let text = { (dice: inout Dice) in Self.texts[dice.below(Self.texts.count)] }
    let words = (0..<8).map { _ in text(&dice) }
    let styled = words.map { StyledText($0, Style(attributes: .bold)) }
    let number = [0, 0.3, 1, -1, 9, .nan, .infinity][dice.below(7)]
    let count = dice.below(30)
    var list = ListState(selection: dice.below(40))
    list.scroll(by: dice.below(40) - 10, in: ListShape(count: 25, visibleCount: 5))
    var field = TextFieldState(words.joined(), limit: [nil, 5, 1_000][dice.below(3)])
    field.moveCaret(to: dice.below(field.count + 1))
    var area = TextAreaState(words.joined(separator: "\n"), limit: [nil, 9][dice.below(2)])
    area.moveCaret(to: dice.below(area.count), in: TextAreaShape(size: Size(width: 9, height: 3)))
    let bars = zip(words, [number, 2, -7, 0.5]).map { BarChart.Bar($0, value: $1, text: $0) }
    return [
      List(count: count, state: list, emptyText: styled[0]) { styled[$0 % 8] },
      Tabs(Array(words.prefix(dice.below(9))), selected: dice.below(9)),
      TextField(field, placeholder: words[0], isObscured: dice.below(2) == 0),
      TextArea(area, placeholder: words[0]),
      Footer(words.map { KeyHint("k", $0, disabledReason: [nil, $0][dice.below(2)]) }),
      Dialog(
        title: words[0], text: styled[1] + styled[2], buttons: Array(words.prefix(dice.below(4)))),
      ProgressBar(.known(number)), ProgressBar(.unknown(step: dice.below(99) - 50)),
      Gauge(number),
      BarChart(bars), BarChart(bars, maximum: number),
      MonthGrid(
        MonthShape(firstColumn: dice.below(20) - 9, days: dice.below(40)), weekdays: words,
        selectedDay: dice.below(50) - 5, today: dice.below(31)
      ) { $0 % 3 == 0 ? MonthGrid.Mark("水") : nil },
      Paragraph(styled[0] + styled[1], alignment: .center, offset: dice.below(3) - 1),
      Box(title: words[0], bottomText: words[1]), StatusLine(styled[0], trailing: styled[1]),
    ]
  }
}
