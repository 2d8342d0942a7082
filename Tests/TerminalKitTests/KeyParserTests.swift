import HearthTestSupport
import TerminalKit
import Testing

@Suite struct KeyParserTests {
  static let keys: [(String, [Key])] = [
    ("a", [.character("a")]), ("A~ ", [.character("A"), .character("~"), .character(" ")]),
    ("\u{0}", [.control(" ")]), ("\u{1}", [.control("a")]), ("\u{1A}", [.control("z")]),
    ("\u{1F}", [.control("_")]), ("\r", [Key(.enter)]), ("\n", [Key(.enter)]), ("\t", [Key(.tab)]),
    ("\u{7F}", [Key(.backspace)]), ("\u{8}", [Key(.backspace)]),
    ("\u{1B}[A", [Key(.up)]), ("\u{1B}OB", [Key(.down)]), ("\u{1B}[1;5C", [Key(.right, .control)]),
    ("\u{1B}[1;4D", [Key(.left, [.shift, .alt])]), ("\u{1B}[H", [Key(.home)]),
    ("\u{1B}[1~", [Key(.home)]), ("\u{1B}[7~", [Key(.home)]), ("\u{1B}[4~", [Key(.end)]),
    ("\u{1B}OF", [Key(.end)]), ("\u{1B}[2~", [Key(.insert)]),
    ("\u{1B}[3;2~", [Key(.delete, .shift)]),
    ("\u{1B}[5~", [Key(.pageUp)]), ("\u{1B}[6;5~", [Key(.pageDown, .control)]),
    ("\u{1B}OP", [Key(.function(1))]), ("\u{1B}[1;2P", [Key(.function(1), .shift)]),
    ("\u{1B}[1;5R", [Key(.function(3), .control)]), ("\u{1B}[11~", [Key(.function(1))]),
    ("\u{1B}[15~", [Key(.function(5))]), ("\u{1B}[17~", [Key(.function(6))]),
    ("\u{1B}[24;2~", [Key(.function(12), .shift)]), ("\u{1B}[34~", [Key(.function(20))]),
    ("\u{1B}[[A", [Key(.function(1))]), ("\u{1B}[[E", [Key(.function(5))]),
    ("\u{1B}[Z", [Key(.tab, .shift)]), ("\u{1B}O5P", [Key(.function(1), .control)]),
    ("\u{1B}[a", [Key(.up, .shift)]), ("\u{1B}Oa", [Key(.up, .control)]),
    ("\u{1B}[3$", [Key(.delete, .shift)]), ("\u{1B}[3^", [Key(.delete, .control)]),
    ("\u{1B}[3@", [Key(.delete, [.control, .shift])]), ("\u{1B}\u{1B}[A", [Key(.up, .alt)]),
    ("\u{1B}OM", [Key(.enter)]), ("\u{1B}Ok", [.character("+")]), ("\u{1B}Oy", [.character("9")]),
    ("\u{1B}x", [.character("x", .alt)]), ("\u{1B}X", []), ("\u{1B}\r", [Key(.enter, .alt)]),
    ("\u{1B}\u{7F}", [Key(.backspace, .alt)]),
    ("\u{1B}\u{2}", [.character("b", [.alt, .control])]),
    ("\u{1B}가나", [.character("가", .alt), .character("나")]),
    ("한글", [.character("한"), .character("글")]),
    ("\u{1112}\u{1161}\u{11AB}", [.character("한")]), ("👨‍👩‍👧‍👦a", [.character("👨‍👩‍👧‍👦"), .character("a")]),
    ("\u{1B}[27;5;105~", [.control("i")]), ("\u{1B}[27;2;13~", [Key(.enter, .shift)]),
  ]

  @Test(arguments: keys)
  func `a legacy sequence is parsed as its key`(sent: String, keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.parse(Array(sent.utf8)) == keys.map { .key($0) })
  }

  static let kitty: [(String, [Key])] = [
    ("\u{1B}[27u", [Key(.escape)]), ("\u{1B}[27;1:3u", []), ("\u{1B}[97;5u", [.control("a")]),
    ("\u{1B}[97:65;6u", [.character("a", [.shift, .control])]),
    ("\u{1B}[97:65;2u", [.character("A")]),
    ("\u{1B}[97;2;65u", [.character("A")]), ("\u{1B}[12610::113;5u", [.control("q")]),
    ("\u{1B}[12610u", [.character("ㅂ")]), ("\u{1B}[13;2u", [Key(.enter, .shift)]),
    ("\u{1B}[9;5u", [Key(.tab, .control)]), ("\u{1B}[127;3u", [Key(.backspace, .alt)]),
    ("\u{1B}[57376u", [Key(.function(13))]), ("\u{1B}[57399u", [.character("0")]),
    ("\u{1B}[57414u", [Key(.enter)]), ("\u{1B}[57419;5u", [Key(.up, .control)]),
    ("\u{1B}[57441;2u", []), ("\u{1B}[57358u", []), ("\u{1B}[97;9u", [.character("a", .command)]),
    ("\u{1B}[97;65u", [.character("a")]), ("\u{1B}[1;1:2A", [Key(.up)]), ("\u{1B}[1;1:3A", []),
    ("\u{1B}[3;5:3~", []), ("\u{1B}[0;;44032u", [.character("가")]), ("\u{1B}[1114112u", []),
    ("\u{1B}[55296u", []), ("\u{1B}[99999999999999999999;5u", []), ("\u{1B}[u", []),
    ("\u{1B}[97;3u", [.character("a", .alt)]), ("\u{1B}[49:33;2u", [.character("!")]),
  ]

  @Test(arguments: kitty)
  func `a kitty sequence is parsed as its key`(sent: String, keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.parse(Array(sent.utf8)) == keys.map { .key($0) })
  }

  static let others: [(String, [TerminalEvent])] = [
    ("\u{1B}[I", [.focus(true)]), ("\u{1B}[O", [.focus(false)]),
    ("\u{1B}[48;24;80;480;800t", [.resize(Size(width: 80, height: 24))]), ("\u{1B}[48;0;0t", []),
    ("\u{1B}[?62;4c", []), ("\u{1B}[?997;1n", [.background(isDark: true)]),
    ("\u{1B}[?997;2n", [.background(isDark: false)]), ("\u{1B}[?5u", []), ("\u{1B}[?2026;2$y", []),
    ("\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", [.background(isDark: true)]),
    ("\u{1B}]11;rgb:ff/ff/f0\u{7}", [.background(isDark: false)]), ("\u{1B}]11;what\u{7}", []),
    ("\u{1B}P>|kitty 1\u{1B}\\", []), ("\u{1B}_Gi=31;OK\u{1B}\\", []), ("\u{1B}[12;40R", []),
    ("\u{1B}[?1;2;3;4z", []), ("\u{1B}[>1;2c", []), ("\u{1B}[1 q", []), ("\u{1B}]0;\u{18}", []),
  ]

  @Test(arguments: others)
  func `an answer becomes its event or nothing`(sent: String, events: [TerminalEvent]) {
    var parser = KeyParser()
    #expect(parser.parse(Array((sent + "z").utf8)) == events + [.key(.character("z"))])
  }

  static let mouse: [(String, MouseEvent?)] = [
    ("\u{1B}[<0;1;1M", MouseEvent(.press(.left), at: .origin)),
    ("\u{1B}[<2;10;5m", MouseEvent(.release(.right), at: Position(x: 9, y: 4))),
    ("\u{1B}[<33;3;3M", MouseEvent(.drag(.middle), at: Position(x: 2, y: 2))),
    ("\u{1B}[<64;3;3M", MouseEvent(.scrollUp, at: Position(x: 2, y: 2))),
    ("\u{1B}[<81;3;3M", MouseEvent(.scrollDown, at: Position(x: 2, y: 2), modifiers: .control)),
    (
      "\u{1B}[<12;3;3M",
      MouseEvent(.press(.left), at: Position(x: 2, y: 2), modifiers: [.shift, .alt])
    ),
    ("\u{1B}[<35;3;3M", nil), ("\u{1B}[<66;3;3M", nil), ("\u{1B}[<128;3;3M", nil),
    ("\u{1B}[<0;0;1M", nil), ("\u{1B}[<0;1M", nil),
    ("\u{1B}[M !!", MouseEvent(.press(.left), at: .origin)),
    ("\u{1B}[M#\"!", MouseEvent(.release(.left), at: Position(x: 1, y: 0))),
  ]

  @Test(arguments: mouse)
  func `a mouse report becomes its event`(sent: String, event: MouseEvent?) {
    var parser = KeyParser()
    #expect(parser.parse(Array(sent.utf8)) == (event.map { [.mouse($0)] } ?? []))
  }

  @Test(arguments: [
    ("\u{1B}", [Key(.escape)]), ("\u{1B}\u{1B}", [Key(.escape), Key(.escape)]),
    ("\u{1B}[", [.character("[", .alt)]), ("\u{1B}O", [.character("O", .alt)]),
    ("\u{1B}]", [.character("]", .alt)]), ("\u{1B}[1;", []), ("\u{1B}]11;rgb", []), ("a", []),
  ])
  func `incomplete input is decided after a timeout`(sent: String, keys: [Key]) {
    var parser = KeyParser()
    _ = parser.parse(Array(sent.utf8))
    #expect((parser.incompleteInputTimeout != nil) == (sent != "a"))
    #expect(parser.flushIncompleteInput() == keys.map { .key($0) })
    #expect(parser.incompleteInputTimeout == nil)
    #expect(parser.parse([0x7A]) == [.key(.character("z"))])
  }

  @Test func `a lone Esc is decided after 30 ms`() {
    var parser = KeyParser()
    #expect(parser.incompleteInputTimeout == nil)
    #expect(parser.parse([0x1B]) == [])
    #expect(parser.incompleteInputTimeout == .milliseconds(30))
  }

  @Test(
    arguments: [
      ([0xED, 0x95], []), ([0xFF, 0x61], ["\u{FFFD}", "a"]),
      ([0xE2, 0x82, 0x61], ["\u{FFFD}", "a"]),
      ([0xED, 0xA0, 0x80], ["\u{FFFD}", "\u{FFFD}", "\u{FFFD}"]),
      ([0xC0, 0x80], ["\u{FFFD}", "\u{FFFD}"]),
      ([0xF4, 0x90, 0x61], ["\u{FFFD}", "\u{FFFD}", "a"]),
    ] as [([UInt8], [Character])])
  func `invalid text becomes U+FFFD, and a partial character waits`(
    sent: [UInt8], text: [Character]
  ) {
    var parser = KeyParser()
    #expect(parser.parse(sent) == text.map { .key(.character($0)) })
  }

  @Test func `a character split between reads is kept until complete`() {
    var parser = KeyParser()
    #expect(parser.parse([0xED]) == [])
    #expect(parser.parse([0x95, 0x9C]) == [.key(.character("한"))])
  }

  @Test func `a character that stays incomplete becomes U+FFFD after a timeout`() {
    var parser = KeyParser()
    #expect(parser.parse([0x61, 0xED, 0x95]) == [.key(.character("a"))])
    #expect(parser.incompleteInputTimeout == .milliseconds(500))
    #expect(parser.flushIncompleteInput() == [.key(.character("\u{FFFD}"))])
    #expect(parser.incompleteInputTimeout == nil)
    #expect(parser.parse([3]) == [.key(.control("c"))])
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}]0;", "\u{1B}P"])
  func `an overlong sequence is discarded completely`(introducer: String) {
    var parser = KeyParser()
    let body = String(repeating: "1;", count: 50_000)
    let end = introducer == "\u{1B}[" ? "A" : "\u{1B}\\"
    #expect(parser.parse(Array((introducer + body + end + "z").utf8)) == [.key(.character("z"))])
  }

  @Test(
    .inWholeRuns,
    arguments: [
      "\u{1B}[", "\u{1B}[<0;", "\u{1B}[27;", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}_G",
    ])
  func `a sequence without an end is discarded at a maximum size, too`(beginning: String) {
    var parser = KeyParser()
    let endless = Array(repeating: UInt8(ascii: "1"), count: 1_100_000)
    let typed = parser.parse(Array(beginning.utf8) + endless + [3])
    #expect(typed.last == .key(.control("c")))
    #expect(parser.incompleteInputTimeout == nil)
  }

  @Test(arguments: [
    "\u{1B}", "\u{1B}[", "\u{1B}[1;", "\u{1B}[<0;1", "\u{1B}[97;5", "\u{1B}[M!", "\u{1B}[[",
    "\u{1B}O5",
    "\u{1B}]11;rgb", "\u{1B}P1$r", "\u{1B}_Gi=1", "\u{1B}]0;a\u{1B}", "\u{1B}[200~a",
  ])
  func `incomplete input ends after a timeout, and Ctrl-C works`(begun: String) {
    var parser = KeyParser()
    _ = parser.parse(Array(begun.utf8))
    #expect(parser.incompleteInputTimeout.map { $0 <= .seconds(1) } == true)
    _ = parser.flushIncompleteInput()
    #expect(parser.incompleteInputTimeout == nil)
    #expect(parser.parse([3]) == [.key(.control("c"))])
  }
}
