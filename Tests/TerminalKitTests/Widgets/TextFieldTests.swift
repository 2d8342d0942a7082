import TerminalKit
import Testing

@Suite struct TextFieldTests {
  @Test func `the cursor is at the caret for every position, on a whole cell`() {
    let text = "오늘 ab 👨‍👩‍👧‍👦 café 하루가 참 길었어요"
    for width in 1...40 {
      for index in 0...text.count {
        var state = TextFieldState(text)
        state.moveCaret(to: index)
        var frame = Frame(size: Size(width: width, height: 1))
        TextField(state).draw(in: &frame, at: frame.bounds)
        guard let cursor = frame.cursor, let cell = frame[cursor.x, cursor.y] else {
          Issue.record("no cursor at \(width), \(index)")
          continue
        }
        guard index < text.count, width > 3 else { continue }
        let expected = Array(text)[index]
        #expect(cell.glyph == expected || cursor.x >= width - 2, "\(width), \(index)")
      }
    }
  }

  @Test func `a click sets the caret at its character`() {
    let state = TextFieldState("가나다 abc")
    let rect = Rect(x: 3, y: 2, width: 20, height: 1)
    let field = TextField(state)
    #expect(field.caretIndex(at: Position(x: 3, y: 2), in: rect) == 0)
    #expect(field.caretIndex(at: Position(x: 6, y: 2), in: rect) == 1)
    #expect(field.caretIndex(at: Position(x: 11, y: 2), in: rect) == 5)
    #expect(field.caretIndex(at: Position(x: 22, y: 2), in: rect) == 7)
    #expect(field.caretIndex(at: Position(x: 22, y: 3), in: rect) == nil)
  }

  @Test func `hidden text is not in the frame`() {
    let shown = drawn(TextField(TextFieldState("secret 비밀"), isObscured: true), 20, 1)
    #expect(shown.contains("*********") && !shown.contains("secret") && !shown.contains("비"))
  }

  @Test func `without focus the cursor is not set`() {
    #expect(!drawn(TextField(TextFieldState("a"), isFocused: false), 9, 1).contains("cursor"))
  }
}
