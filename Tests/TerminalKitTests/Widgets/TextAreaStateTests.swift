import TerminalKit
import Testing

@Suite struct TextAreaStateTests {
  let shape = TextAreaShape(size: Size(width: 9, height: 3))

  @Test(arguments: [
    ("long line\nab\nanother", [Key(.up), Key(.up)], 9),
    ("가나다라\nab\n가나다라", [Key(.home), Key(.right), Key(.right), Key(.right), Key(.up), Key(.up)], 3),
    ("abcd efgh ij\n12345678", [Key(.up), Key(.up)], 4),
    ("ab\ncd", [Key(.home)], 3),
    ("ab\ncd", [.control("a"), Key(.left), .control("a")], 0),
    ("ab", [Key(.enter), .character("c")], 4),
    ("one two three four", [Key(.pageUp)], 4),
  ])
  func `keys move between rows and keep the column`(
    _ text: String, _ keys: [Key], _ expected: Int
  ) {
    var state = TextAreaState(text)
    for key in keys { _ = state.handle(key, in: shape) }
    #expect(state.caret == expected)
  }

  @Test func `Up in the first row and Down in the last move to other fields`() {
    var state = TextAreaState("ab\ncd")
    #expect(state.handle(Key(.down), in: shape) == .ignored)
    #expect(state.handle(Key(.up), in: shape) == .changed)
    #expect(state.handle(Key(.up), in: shape) == .ignored)
  }

  @Test func `every kind of line break becomes one`() {
    var state = TextAreaState("a\r\nb")
    state.paste("\rc\u{2028}d\u{0}\te", in: shape)
    #expect(state.value == "a\nb\nc\nd\te")
  }

  @Test func `Ctrl-K removes the rest of the line, then the line break`() {
    var state = TextAreaState("ab\ncd")
    state.moveCaret(to: 1, in: shape)
    _ = state.handle(.control("k"), in: shape)
    #expect(state.value == "a\ncd")
    _ = state.handle(.control("k"), in: shape)
    #expect(state.value == "acd")
  }

  @Test func `a paste is cut at the limit`() {
    var state = TextAreaState("ab", limit: 4)
    #expect(state.paste("가\n나", in: shape) == true)
    #expect(state.value == "ab가\n")
    #expect(state.paste("x", in: shape) == false)
  }

  @Test func `the caret reaches every row, and a click finds the same position`() {
    let text = "하루가 참 길었어요. 👨‍👩‍👧‍👦 walked\n\n  and\twalked anditwasaverylongword 日本語は"
    for width in 1...14 {
      let rect = Rect(x: 1, y: 1, width: width, height: 4)
      var state = TextAreaState(text)
      let shape = TextArea(state).shape(in: rect)
      for index in 0...text.count {
        state.moveCaret(to: index, in: shape)
        let area = TextArea(state)
        guard let caret = area.caretPosition(in: rect) else {
          Issue.record("no caret")
          continue
        }
        #expect(rect.contains(caret))
        guard width > 2, caret.x < rect.maxX - 1 else { continue }
        #expect(area.caretIndex(at: caret, in: rect) == index)
      }
    }
  }
}
