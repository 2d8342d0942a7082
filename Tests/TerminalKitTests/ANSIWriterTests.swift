import HearthTestSupport
import TerminalKit
import Testing

@Suite struct ANSIWriterTests {
  @Test(
    arguments: [ColorLevel.none, .sixteenColors, .colors256, .truecolor],
    ([1, 2, 3] as [UInt64]).tried(usually: 2))
  func `the written bytes produce the frame`(level: ColorLevel, seed: UInt64) {
    let size = Size(width: 23, height: 5)
    let widths = DisplayWidth(ambiguous: seed == 3 ? 2 : 1)
    var frames = RandomFrames(seed: seed, size: size, widths: widths)
    var writer = ANSIWriter(level: level)
    var screen = ScreenModel(size: size, widths: widths)
    for number in 0..<300 {
      let frame = frames.next()
      if number % 50 == 49 { writer.forgetScreen() }
      writer.draw(frame)
      screen.feed(writer.bytes)
      #expect(screen.picture == frame.limited(to: level), "frame \(number)")
      #expect(screen.unknown == [] && screen.isPlain && !screen.modes.contains(2026))
    }
  }

  @Test func `an unchanged frame costs no bytes`() {
    var writer = ANSIWriter(level: .truecolor)
    var frame = Frame(size: Size(width: 9, height: 2))
    frame.write("가 x", at: .origin)
    frame.cursor = Position(x: 3, y: 1)
    writer.draw(frame)
    writer.draw(frame)
    #expect(writer.bytes == [])
  }

  @Test func `only changed rows are written`() {
    #expect(
      bytes(from: ["한글", "abc"], to: ["한글", "abd"])
        == "\u{1B}[?2026h\u{1B}[2;3Hd\u{1B}[?2026l")
  }

  @Test func `a moved caret writes only its position`() {
    var writer = ANSIWriter(level: .none)
    var frame = Frame(size: Size(width: 9, height: 2))
    frame.cursor = Position(x: 3, y: 1)
    writer.draw(frame)
    frame.cursor = Position(x: 4, y: 1)
    writer.draw(frame)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "\u{1B}[2;5H")
  }

  @Test func `the rest of a row is erased if it is shorter that way`() {
    #expect(
      bytes(from: ["abcdefghij"], to: ["ab"]) == "\u{1B}[?2026h\u{1B}[1;3H\u{1B}[K\u{1B}[?2026l")
  }

  @Test func `a cluster of uncertain width moves nothing after it`() {
    let family = "👨‍👩‍👧‍👦"
    #expect(
      bytes(from: ["가\(family)abc"], to: ["나\(family)abc"])
        == "\u{1B}[?2026h\u{1B}[1;1H나\u{1B}[?2026l")
    #expect(
      bytes(from: ["가xxabc"], to: ["가\(family)abc"])
        == "\u{1B}[?2026h\u{1B}[1;3H  \u{1B}[1;3H\(family)\u{1B}[1;5Habc\u{1B}[K\u{1B}[?2026l")
  }

  @Test func `the text after such a cluster is drawn again when it disappears`() {
    #expect(
      bytes(from: ["👨‍👩‍👧‍👦abcdefghij"], to: ["xxabcdefghij"])
        == "\u{1B}[?2026h\u{1B}[1;1Hxxabcdefghij\u{1B}[?2026l")
  }

  @Test func `only changed styles are sent`() {
    var writer = ANSIWriter(level: .truecolor, usesSynchronizedUpdates: false)
    var frame = Frame(size: Size(width: 3, height: 1))
    writer.draw(frame)
    let red = Style(foreground: .ansi(1), attributes: .bold)
    frame.write("a", at: .origin, style: red)
    frame.write("b", at: Position(x: 1, y: 0), style: red.background(.hex(0x01_02_03)))
    frame.write("c", at: Position(x: 2, y: 0), style: Style(foreground: .ansi(9)))
    writer.draw(frame)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "\u{1B}[1;1H\u{1B}[1;31ma\u{1B}[48;2;1;2;3mb\u{1B}[22;91;49mc\u{1B}[0m")
  }

  @Test(arguments: [
    (0xFF0000, 196, 9), (0x000000, 16, 0), (0xFFFFFF, 231, 15), (0x808080, 244, 8),
    (0x5F87AF, 67, 8), (0x00CC00, 40, 2), (0xFFF0F0, 255, 15),
  ])
  func `a colour is mapped to the nearest one`(hex: UInt32, indexed: UInt8, ansi: UInt8) {
    #expect(Color.hex(hex).limited(to: .colors256) == .indexed(indexed))
    #expect(Color.hex(hex).limited(to: .sixteenColors) == .ansi(ansi))
    #expect(Color.hex(hex).limited(to: .none) == .terminalDefault)
  }

  @Test(arguments: [
    (0xFF0000, 9), (0x800000, 1), (0x00CC00, 2), (0x000000, 0), (0xFFFFFF, 15), (0x808080, 8),
    (0x4174A9, 12), (0x81AFC3, 14), (0xEFBC82, 11), (0xF29287, 9), (0xF1ABCE, 13),
    (0xF1AACD, 13), (0x2B2118, 0), (0xFAE8E7, 7), (0x3A2A10, 0), (0x22325C, 4),
  ])
  func `a soft colour keeps its hue in sixteen colours`(hex: UInt32, ansi: UInt8) {
    #expect(Color.hex(hex).systemColorOfSameHue == .ansi(ansi))
  }

  @Test func `text stays visible if sixteen colours merge its shades`() {
    let style = Style(foreground: .hex(0x202020), background: .hex(0x101010))
    #expect(style.limited(to: .sixteenColors).foreground == .ansi(15))
  }

  @Test(arguments: [
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorLevel.truecolor),
    (["TERM": "xterm-256color", "COLORTERM": "yes"], .colors256),
    (["TERM": "xterm-direct"], .truecolor),
    (["TERM": "tmux-256color"], .colors256), (["TERM": "linux"], .sixteenColors),
    (["TERM": "xterm"], .sixteenColors),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .none), ([:], .none),
    (["TERM": "screen-256color", "COLORTERM": "truecolor"], .colors256),
    (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/x"], .truecolor),
    (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .colors256),
  ])
  func `the environment determines the colour level`(
    environment: [String: String], level: ColorLevel
  ) {
    #expect(ColorLevel.detect(environment: environment) == level)
  }

  private func bytes(from old: [String], to new: [String]) -> String {
    var writer = ANSIWriter(level: .none)
    writer.draw(frame(old))
    writer.draw(frame(new))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func frame(_ rows: [String]) -> Frame {
    var frame = Frame(size: Size(width: 12, height: rows.count))
    for (y, row) in rows.enumerated() { frame.write(row, at: Position(x: 0, y: y)) }
    return frame
  }
}
