import TerminalKit
import Testing

@Suite struct FrameTests {
  @Test func `a wide character is not torn at the edge`() {
    var frame = Frame(size: Size(width: 3, height: 1))
    #expect(frame.write("가나", at: .origin) == 2)
    #expect(frame[2, 0] == .blank)
  }

  @Test func `what covers half of a wide character blanks the other half`() {
    var frame = Frame(size: Size(width: 4, height: 1))
    frame.write("가나", at: .origin)
    frame.write("x", at: Position(x: 1, y: 0))
    #expect(frame[0, 0] == .blank)
    #expect(frame[1, 0]?.glyph == "x")
    #expect(frame[2, 0]?.glyph == "나")
  }
}
