import TerminalKit
import Testing

@Suite struct ASCIIMarksTests {
  @Test func `every mark has a replacement, and letters have none`() {
    let marks =
      "°±²³·¹×½‐–—‖‘’“”•…‹›«»⁴⁵⁶⁷⁸⁹⁺←↑→↓↔↻∼≈≠⋮⌫─━│┃┌┏┐┓└┗┘┛├┤┬┴┼╭╮╯╰╸"
      + "▀▁▂▃▄▅▆▇█▉▊▋▌▍▎▏▐░▒▓▔▖▗▘▙▚▛▜▝▞▟■▲▶▸◂◆○●★☆☐☑♢♣♥♦♪✓✗✦✧⠿"
    for mark in marks {
      let plain = ASCIIMarks.text(String(mark))
      #expect(plain.utf8.count == 1, "\(mark) is \(plain)")
    }
    let letters = "엄마 ㅇㅁ Brontë Ünal 本 ½컵 「책」 abc"
    #expect(ASCIIMarks.text(letters) == "엄마 ㅇㅁ Brontë Ünal 本 +컵 「책」 abc")
  }

  @Test func `marks of different height or fill differ in ASCII`() {
    for marks in ["▁▂▃▄▅▆▇█", "░▒▓█", "●○", "★☆½", "━─", "✓✗", "♦♢", "↑↓", "☐☑"] {
      #expect(Set(ASCIIMarks.text(marks)).count == marks.count, "\(marks)")
    }
  }

  @Test(arguments: [1, 2])
  func `a frame is shown with ASCII marks in the same columns`(ambiguous: Int) {
    let widths = DisplayWidth(ambiguous: ambiguous)
    var frame = Frame(size: Size(width: 16, height: 1), widths: widths)
    frame.write("★ 책 “a” ━─", at: .origin)
    var writer = ANSIWriter(level: .none, usesSynchronizedUpdates: false, usesASCIIMarks: true)
    writer.draw(frame)
    let shown = String(decoding: writer.bytes, as: UTF8.self)
    #expect(!shown.unicodeScalars.contains { $0.value > 0x7F && $0 != "책" }, "\(shown)")
    guard ambiguous == 1 else { return }
    for text in ["*", "책", "\"a\"", "=-"] { #expect(shown.contains(text), "\(shown)") }
  }
}
