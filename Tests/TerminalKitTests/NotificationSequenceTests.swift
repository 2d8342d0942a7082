import Testing

@testable import TerminalKit

@Suite struct NotificationSequenceTests {
  @Test(arguments: [
    (["TERM": "xterm-kitty"], NotificationSequence.osc99),
    (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], .osc99),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .osc9),
    (["TERM": "screen", "LC_TERMINAL": "iTerm2"], .osc9),
    (["TERM": "xterm-ghostty"], .osc777), (["TERM": "foot"], .osc777),
    (["TERM": "rxvt-unicode-256color"], .osc777), (["TERM_PROGRAM": "WezTerm"], .osc777),
    (["TERM": "xterm", "KONSOLE_VERSION": "230401"], .osc777),
    (["TERM": "xterm-256color"], .bell), (["TERM": "linux"], .bell), ([:], .bell),
    (["KITTY_WINDOW_ID": ""], .bell),
  ])
  func `each terminal has its own notification sequence`(
    environment: [String: String], wanted: NotificationSequence
  ) {
    #expect(NotificationSequence(environment: environment) == wanted)
  }

  @Test(arguments: [
    (NotificationSequence.bell, "\u{7}"),
    (.osc9, "\u{1B}]9;Hearth: 4;약속 [31m두 줄\u{1B}\\"),
    (.osc777, "\u{1B}]777;notify;a, b;4;약속 [31m두 줄\u{1B}\\"),
    (
      .osc99,
      "\u{1B}]99;i=event-1:d=0:e=1:p=title;YTsgYg==\u{1B}\\"
        + "\u{1B}]99;i=event-1:d=1:e=1:p=body;NDvslb3sho0gWzMxbeuRkCDspIQ=\u{1B}\\"
    ),
  ])
  func `text cannot control the terminal`(how: NotificationSequence, wanted: String) {
    let sequence = how.sequence(
      title: "a; b\u{7}", text: "4;약속\n\u{1B}[31m\u{202E}두\u{9C}\u{2066} 줄", id: "event:1",
      isInsideTmux: false)
    #expect(sequence == wanted)
  }

  @Test func `tmux passes the sequence on`() {
    let sequence = NotificationSequence.osc777.sequence(
      title: "t", text: "x", id: "i", isInsideTmux: true)
    #expect(
      sequence == "\u{1B}Ptmux;\u{1B}\u{1B}]777;notify;t;x\u{1B}\u{1B}\\\u{1B}\\")
    #expect(
      NotificationSequence.bell.sequence(title: "", text: "", id: "", isInsideTmux: true)
        == "\u{7}")
  }
}
