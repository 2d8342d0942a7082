import Testing

@testable import TerminalKit

@Suite struct NotificationSequenceTests {
  @Test(arguments: [
    (["TERM": "xterm-kitty"], NotificationSequence.identified),
    (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], .identified),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .plain),
    (["TERM": "screen", "LC_TERMINAL": "iTerm2"], .plain),
    (["TERM": "xterm-ghostty"], .titled), (["TERM": "foot"], .titled),
    (["TERM": "rxvt-unicode-256color"], .titled), (["TERM_PROGRAM": "WezTerm"], .titled),
    (["TERM": "xterm", "KONSOLE_VERSION": "230401"], .titled),
    (["TERM": "xterm-256color"], .bell), (["TERM": "linux"], .bell), ([:], .bell),
    (["KITTY_WINDOW_ID": ""], .bell),
  ])
  func `each terminal is told in its own way`(
    environment: [String: String], wanted: NotificationSequence
  ) {
    #expect(NotificationSequence(environment: environment) == wanted)
  }

  @Test(arguments: [
    (NotificationSequence.bell, "\u{7}"),
    (.plain, "\u{1B}]9;Hearth: 4;약속 [31m두 줄\u{1B}\\"),
    (.titled, "\u{1B}]777;notify;a, b;4;약속 [31m두 줄\u{1B}\\"),
    (
      .identified,
      "\u{1B}]99;i=event-1:d=0:e=1:p=title;YTsgYg==\u{1B}\\"
        + "\u{1B}]99;i=event-1:d=1:e=1:p=body;NDvslb3sho0gWzMxbeuRkCDspIQ=\u{1B}\\"
    ),
  ])
  func `nothing in a text steers the terminal`(how: NotificationSequence, wanted: String) {
    let sequence = how.notifying(
      title: "a; b\u{7}", text: "4;약속\n\u{1B}[31m\u{202E}두\u{9C}\u{2066} 줄", id: "event:1",
      isInsideTmux: false)
    #expect(sequence == wanted)
  }

  @Test func `tmux hands it on`() {
    let sequence = NotificationSequence.titled.notifying(
      title: "t", text: "x", id: "i", isInsideTmux: true)
    #expect(
      sequence == "\u{1B}Ptmux;\u{1B}\u{1B}]777;notify;t;x\u{1B}\u{1B}\\\u{1B}\\")
    #expect(
      NotificationSequence.bell.notifying(title: "", text: "", id: "", isInsideTmux: true)
        == "\u{7}")
  }
}
