import Foundation
import HearthPresentation
import HearthTestSupport
import TerminalKit
import Testing

@Suite struct FrameSceneTests {
  private func picture(_ draw: (inout Frame) -> Void) -> String {
    var frame = Frame(size: Size(width: 12, height: 2))
    draw(&frame)
    return SVGRenderer().document(of: FrameScene(on: .dark).scene(of: frame, title: "a & b"))
  }

  @Test func `words, wide letters, blocks and lines are each drawn in their own way`() throws {
    try expectGolden(
      "Drawing/frame",
      picture { frame in
        let warm = Style(foreground: .hex(0xFF8C61), attributes: .bold)
        frame.write("ab 모닥 <", at: Position(x: 0, y: 0), style: warm)
        frame.write("╭─╮▀▄█▚", at: Position(x: 0, y: 1))
        frame.write(
          "x", at: Position(x: 11, y: 1), style: Style(foreground: .ansi(1), attributes: .reverse))
      })
  }

  @Test func `an empty frame has only its background`() {
    let text = picture { _ in }
    #expect(text.contains("<title>a &amp; b</title>"))
    #expect(text.components(separatedBy: "<path").count == 2 && !text.contains("<text"))
  }

  @Test func `every block and line is drawn as a shape, not as text`() {
    let figures = (0x2580...0x2590).map { $0 } + [0x2594, 0x2595] + (0x2596...0x259F).map { $0 }
    for number in figures {
      guard let scalar = Unicode.Scalar(UInt32(number)) else { continue }
      let text = picture { $0.write(String(scalar), at: Position(x: 0, y: 0)) }
      #expect(!text.contains("<text"), "\(scalar)")
    }
    for glyph in "─│┌┐└┘├┤┬┴┼╭╮╰╯" {
      let text = picture { $0.write(String(glyph), at: Position(x: 0, y: 0)) }
      #expect(!text.contains("<text"), "\(glyph)")
    }
  }
}
