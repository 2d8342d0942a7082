import HearthTestSupport
import TerminalKit
import Testing

@Suite struct LookTests {
  private func frame(of widget: some Widget, _ width: Int, _ height: Int) -> Frame {
    var frame = Frame(size: Size(width: width, height: height))
    widget.draw(in: &frame, at: frame.bounds)
    return frame
  }

  @Test(arguments: [(6, " 2  6"), (5, " 2 6"), (4, " 2"), (3, " 2")])
  func `a mark that looks like a digit is separated from the number, or omitted`(
    width: Int, shown: String
  ) {
    let grid = MonthGrid(MonthShape(firstColumn: 0, days: 2)) {
      $0 == 2 ? MonthGrid.Mark("6", isSeparated: true) : nil
    }
    var frame = Frame(size: Size(width: width * 7, height: 1))
    grid.draw(in: &frame, at: frame.bounds)
    let day = frame.text.dropFirst(width).drop { $0 == " " }
    #expect(day.filter { $0 != "\n" } == shown.drop { $0 == " " }, "\(frame.text)")
  }

  @Test func `the selected row is marked over its full width, whatever the styles`() {
    let red = Style(foreground: .ansi(1))
    let look = List.Look(selected: Style(background: .ansi(4), attributes: .reverse))
    let list = List(count: 2, state: ListState(selection: 1), look: look) { _ in
      StyledText("a", red) + "b"
    }
    let frame = frame(of: list, 8, 2)
    #expect(frame[2, 0]?.style == red)
    #expect(frame[3, 0]?.style == .plain)
    #expect((0..<8).allSatisfy { frame[$0, 1]?.style.background == .ansi(4) })
    #expect((0..<8).allSatisfy { frame[$0, 1]?.style.attributes == .reverse })
    #expect(frame[2, 1]?.style.foreground == .ansi(1))
  }

  @Test(arguments: [
    (Color.hex(0xFF8C61), Color.hex(0x1C1C1E)), (.hex(0x6F2020), .hex(0x6F2020)),
    (.terminalDefault, .terminalDefault),
  ])
  func `a piece unreadable on the selection takes its colour`(
    piece: Color, shown: Color
  ) {
    let look = List.Look(
      selected: Style(foreground: .hex(0x1C1C1E), background: .hex(0xF2A77E)))
    let list = List(count: 1, state: ListState(), look: look) { _ in
      StyledText("♢", Style(foreground: piece))
    }
    #expect(frame(of: list, 8, 1)[2, 0]?.style.foreground == shown)
  }

  @Test func `a disabled key is dim and in parentheses`() {
    let footer = Footer([KeyHint("w", "water", disabledReason: ""), KeyHint("q", "quit")])
    let frame = frame(of: footer, 20, 1)
    #expect(frame[0, 0]?.glyph == "(")
    #expect(frame[3, 0]?.style == footer.look.disabled)
    #expect(frame[11, 0]?.style == footer.look.key)
  }

  @Test func `a counter at its limit looks different`() {
    let look = TextField.Look()
    #expect(
      frame(of: TextField(TextFieldState("ab", limit: 2)), 20, 1)[19, 0]?.style == look.fullCounter)
    #expect(
      frame(of: TextField(TextFieldState("a", limit: 2)), 20, 1)[19, 0]?.style == look.counter)
  }

  @Test func `a selected day that is also today has both marks`() {
    let grid = MonthGrid(MonthShape(firstColumn: 0, days: 30), selectedDay: 1, today: 1)
    let frame = frame(of: grid, 35, 5)
    #expect(frame[0, 0]?.glyph == "[")
    #expect(frame[2, 0]?.style.attributes.contains(.underline) == true)
  }
}
