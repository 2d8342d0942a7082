import Testing

@testable import TerminalKit

/// Answers of terminals, byte for byte, and the picture support that follows from them.
@Suite struct PictureRepliesTests {
  private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\"
  private static let cell = "\u{1B}[6;18;9t"
  private static let sixel = "\u{1B}[?62;4;22c"
  private static let plain = "\u{1B}[?62;22c"
  private static let small = PixelSize(width: 9, height: 18)

  private func support(
    _ answers: String, isInsideTmux: Bool = false, systemCell: PixelSize? = nil
  ) -> (PictureSupport, [TerminalEvent]) {
    var parser = KeyParser()
    // One byte per read, the worst case.
    let events = answers.utf8.flatMap { parser.parse([$0]) }
    return (
      parser.pictureReplies.support(isInsideTmux: isInsideTmux, systemCell: systemCell), events
    )
  }

  @Test(arguments: [
    (kitty + cell + plain, PictureSupport(.kitty, cellSize: small)),
    (kitty + plain, PictureSupport(.kitty)),
    (
      kitty + "\u{1B}P>|kitty(0.38.1)\u{1B}\\" + cell + sixel,
      PictureSupport(.kitty, cellSize: small)
    ),
    ("\u{1B}P>|iTerm2 3.5.4\u{1B}\\" + sixel, PictureSupport(.iTerm2)),
    ("\u{1B}P>|WezTerm 20240203\u{1B}\\" + cell + sixel, PictureSupport(.iTerm2, cellSize: small)),
    (
      "\u{1B}]1337;ReportCellSize=9.0;4.5;2.0\u{1B}\\" + plain,
      PictureSupport(.iTerm2, cellSize: small)
    ),
    ("\u{1B}]1337;ReportCellSize=18;9\u{7}" + plain, PictureSupport(.iTerm2, cellSize: small)),
    (cell + sixel, PictureSupport(.sixel, cellSize: small)),
    ("\u{1B}P>|XTerm(390)\u{1B}\\" + cell + sixel, PictureSupport(.sixel, cellSize: small)),
    // Without a cell size the area of a sixel is unknown.
    (sixel, .none),
    (cell + plain, .none), (plain, .none), ("", .none),
    // The first attribute is a device class, not a feature.
    (cell + "\u{1B}[?4;6c", .none),
    ("\u{1B}_Gi=31;ENOTSUP:no\u{1B}\\" + plain, .none),
    ("\u{1B}_Gi=32;OK\u{1B}\\" + plain, .none),
    (cell + "\u{1B}[6;0;99999t" + sixel, PictureSupport(.sixel, cellSize: small)),
    ("\u{1B}]1337;ReportCellSize=nan;inf;1e99\u{1B}\\" + plain, .none),
  ])
  func `answers determine picture support, and are not keys`(
    answers: String, wanted: PictureSupport
  ) {
    let (found, events) = support(answers)
    #expect(found == wanted)
    #expect(events == [])
  }

  @Test func `the system may know the cell size`() {
    #expect(
      support(Self.sixel, systemCell: Self.small).0 == PictureSupport(.sixel, cellSize: Self.small))
  }

  @Test func `an answer through tmux means that pictures pass through tmux`() {
    #expect(
      support(Self.kitty + Self.plain, isInsideTmux: true).0
        == PictureSupport(.kitty, passesThroughTmux: true))
    #expect(support(Self.plain, isInsideTmux: true).0 == .none)
    // tmux draws sixels itself.
    #expect(!support(Self.cell + Self.sixel, isInsideTmux: true).0.passesThroughTmux)
  }

  @Test func `multiplexers get no sequence that they would take for a title`() {
    let asked = { (term: String, tmux: Bool) in
      TerminalSequences(term: term, modes: .pictures, isInsideTmux: tmux).requests
    }
    #expect(asked("xterm-kitty", false).contains("\u{1B}_Gi=31"))
    #expect(!asked("screen-256color", false).contains("Gi=31"))
    #expect(!asked("tmux-256color", false).contains("Gi=31"))
    let wrapped = "\u{1B}Ptmux;\u{1B}\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\u{1B}\\\u{1B}\\"
    #expect(asked("tmux-256color", true).contains(wrapped))
    #expect(asked("linux", false).isEmpty)
    #expect(TerminalSequences(term: "xterm", modes: []).requests.isEmpty)
    #expect(asked("xterm", false).hasSuffix("\u{1B}[c"))
  }

  @Test func `unknown cells count as ten by twenty pixels`() {
    let cells = Size(width: 3, height: 2)
    #expect(PictureSupport(.kitty).pixelSize(of: cells) == PixelSize(width: 30, height: 40))
    #expect(
      PictureSupport(.kitty, cellSize: Self.small).pixelSize(of: cells)
        == PixelSize(width: 27, height: 36))
  }
}
