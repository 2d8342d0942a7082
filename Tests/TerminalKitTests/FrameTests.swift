import HearthTestSupport
import TerminalKit
import Testing

@Suite struct FrameTests {
  @Test func `a wide character is not split at the edge`() {
    var frame = Frame(size: Size(width: 3, height: 1))
    #expect(frame.write("가나", at: .origin) == 2)
    #expect(frame[2, 0] == .blank)
  }

  @Test func `covering half of a wide character blanks the other half`() {
    var frame = Frame(size: Size(width: 4, height: 1))
    frame.write("가나", at: .origin)
    frame.write("x", at: Position(x: 1, y: 0))
    #expect(frame[0, 0] == .blank)
    #expect(frame[1, 0]?.glyph == "x")
    #expect(frame[2, 0]?.glyph == "나")
  }

  @Test func `text contains each wide character once and no trailing spaces`() {
    var frame = Frame(size: Size(width: 6, height: 3))
    frame.write("가 b", at: .origin)
    frame.write("x", at: Position(x: 5, y: 2))
    #expect(frame.text == "가 b\n\n     x")
  }

  @Test func `both halves of a wide character have the same style`() {
    var frame = Frame(size: Size(width: 4, height: 1))
    frame.write("가나", at: .origin)
    frame.restyle(Rect(x: 1, y: 0, width: 2, height: 1)) { $0.adding(.bold) }
    let bold = (0..<4).map { frame[$0, 0]?.style.attributes == .bold }
    #expect(bold == [false, false, true, true])
  }

  @Test func `styled text distinguishes styles`() {
    var frame = Frame(size: Size(width: 3, height: 1))
    frame.write("a", at: .origin, style: Style(foreground: .ansi(1), attributes: .bold))
    frame.write("b", at: Position(x: 1, y: 0))
    #expect(frame.styledText == "ab\n\na..\n\na ansi(1) on terminalDefault, bold")
  }

  @Test(arguments: [Int.min, -5, 0, 2, 100, .max], [Int.min, -1, 0, 1, .max])
  func `positions far outside do not trap`(x: Int, y: Int) {
    var frame = Frame(size: Size(width: 4, height: 2))
    let there = Position(x: x, y: y)
    frame.write("가나다라", at: there, width: .max)
    frame.fill(Rect(x: x, y: y, width: .max, height: .max), with: "x")
    frame.clear(Rect(x: x, y: y, width: 3, height: 3))
    var inner = Frame(size: Size(width: 2, height: 2))
    inner.cursor = Position(x: 1, y: 1)
    frame.draw(inner, at: there)
    #expect(frame.text.split(separator: "\n").allSatisfy { $0.count <= 4 })
  }
}
