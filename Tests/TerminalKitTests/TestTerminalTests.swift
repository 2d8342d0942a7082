import HearthTestSupport
import TerminalKit
import Testing

@Suite struct TestTerminalTests {
  @Test func `a script consists of keys, typed text, pastes and pauses`() {
    let script: KeyScript =
      "2 j ⏎ w esc ctrl-x shift-tab alt-left f12 \"a 나\" paste:\"x y\" pause:200 한글 space - \" x"
    let keys: [Key] = [
      .character("2"), .character("j"), Key(.enter), .character("w"), Key(.escape), .control("x"),
      Key(.tab, .shift), Key(.left, .alt), Key(.function(12)), .character("a"), .character(" "),
      .character("나"),
    ]
    let before = keys.map { KeyScript.Step.event(.key($0)) }
    #expect(Array(script.steps.prefix(keys.count)) == before)
    #expect(
      Array(script.steps.dropFirst(keys.count).prefix(4)) == [
        .event(.paste("x y")), .pause(.milliseconds(200)), .event(.key(.character("한"))),
        .event(.key(.character("글"))),
      ])
  }

  @Test(arguments: ["ctrl-", "ctrl-nokey", "f0", "f99", "", "xy"])
  func `an unknown key name is refused`(name: String) {
    #expect(Key(name: name) == nil)
  }

  @Test func `events come one by one, and then the end`() {
    let terminal = TestTerminal(script: "a b")
    #expect(terminal.nextEvents(within: nil) == [.key(.character("a"))])
    #expect(terminal.nextEvents(within: .seconds(1)) == [.key(.character("b"))])
    #expect(terminal.isAtEnd)
    #expect(terminal.nextEvents(within: .seconds(1)) == [.inputClosed])
    #expect(terminal.elapsed == .zero)
  }

  @Test func `a pause triggers timeouts in virtual time`() {
    let terminal = TestTerminal(script: "pause:120 a")
    #expect(terminal.nextEvents(within: .milliseconds(50)) == [])
    #expect(terminal.nextEvents(within: .milliseconds(50)) == [])
    #expect(terminal.nextEvents(within: .milliseconds(50)) == [.key(.character("a"))])
    #expect(terminal.elapsed == .milliseconds(120))
  }

  @Test func `bytes are parsed like those of a terminal`() {
    let terminal = TestTerminal(
      script: KeyScript(steps: [.bytes([0x1B]), .bytes(Array("[A".utf8)), .bytes([0x1B])]))
    #expect(terminal.nextEvents(within: nil) == [.key(Key(.up))])
    #expect(terminal.nextEvents(within: nil) == [.key(Key(.escape))])
  }

  @Test func `every mode is ended when the screen is released`() throws {
    let terminal = TestTerminal(size: Size(width: 9, height: 3))
    let untouched = terminal.screen
    try terminal.takeOverScreen([.mouse, .focus, .distinctKeys, .background])
    #expect(terminal.screen.modes.isSuperset(of: [1049, 2004, 1000, 1002, 1006, 1004, 2031]))
    #expect(!terminal.screen.modes.contains(7))
    #expect(terminal.screen.keyboardDepth == 1 && terminal.screen.titleDepth == 1)
    var frame = Frame(size: terminal.size)
    frame.write("한글", at: .origin, style: Style(foreground: .ansi(3), attributes: .bold))
    terminal.display(frame)
    #expect(!terminal.screen.cursorIsVisible)
    terminal.leave()
    #expect(terminal.screen.modes == untouched.modes)
    #expect(terminal.screen.keyboardDepth == 0 && terminal.screen.titleDepth == 0)
    #expect(terminal.screen.isPlain && terminal.screen.unknown == [])
  }

  @Test func `a resize draws the whole frame`() throws {
    let small = Size(width: 5, height: 2)
    let terminal = TestTerminal(
      size: Size(width: 9, height: 3), script: KeyScript(events: [.resize(small)]))
    try terminal.takeOverScreen([])
    terminal.display(Frame(size: terminal.size))
    #expect(terminal.nextEvents(within: nil) == [.resize(small)])
    var frame = Frame(size: small)
    frame.write("가나", at: Position(x: 0, y: 1))
    terminal.display(frame)
    #expect(terminal.screen.picture == frame)
    #expect(terminal.text == "\n가나")
  }

  @Test func `a lent screen is taken over again and redrawn`() throws {
    let terminal = TestTerminal(size: Size(width: 9, height: 1))
    try terminal.takeOverScreen([.mouse])
    var frame = Frame(size: terminal.size)
    frame.write("abc", at: .origin)
    terminal.display(frame)
    var modesInside: Set<Int> = []
    terminal.handOverScreen { modesInside = terminal.screen.modes }
    #expect(modesInside == [7, 25])
    terminal.display(frame)
    #expect(terminal.screen.picture == frame && terminal.handOvers == 1)
  }
}
