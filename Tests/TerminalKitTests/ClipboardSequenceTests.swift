import Testing

@testable import TerminalKit

@Suite struct ClipboardSequenceTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
    ("모닥불", "66qo64ul67aI"), ("ÿ~?", "w79+Pw=="), ("\u{3FF}\u{3FF}", "z7/Pvw=="),
    // The text may be pasted into a terminal that interprets it.
    ("\u{1B}[31mfoo\u{202E}\u{7}\u{9B}b\n", "WzMxbWZvb2IK"),
  ])
  func `a text is sent to the clipboard as base64`(text: String, encoded: String) {
    let plain = "\u{1B}]52;c;\(encoded)\u{1B}\\"
    #expect(ClipboardSequence.copySequence(for: text, isInsideTmux: false) == plain)
    #expect(
      ClipboardSequence.copySequence(for: text, isInsideTmux: true)
        == plain + "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;\(encoded)\u{1B}\u{1B}\\\u{1B}\\")
  }
}
