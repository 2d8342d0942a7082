import HearthTestSupport
import TerminalKit

/// Random frames, each with small or large changes from the previous one.
struct RandomFrames {
  private var numbers: SeededNumbers
  private var frame: Frame

  private static let texts = [
    "a", "hello world", "가", "한글 텍스트", "\u{1112}\u{1161}\u{11AB}글", "👨‍👩‍👧‍👦", "🇰🇷🇯🇵", "e\u{301}x",
    "─│┌", "1️⃣", "\u{1B}[31m", "  ", "漢字かな", "\u{1100}\u{1161}", "❤️", "🇰", "\u{200B}\u{202E}z",
  ]

  init(seed: UInt64, size: Size, widths: DisplayWidth = .standard) {
    numbers = SeededNumbers(seed: seed)
    frame = Frame(size: size, widths: widths)
  }

  mutating func next() -> Frame {
    if Int.random(in: 0..<8, using: &numbers) == 0 { frame.clear(frame.bounds) }
    for _ in 0..<Int.random(in: 0..<6, using: &numbers) {
      frame.write(
        Self.texts.randomElement(using: &numbers) ?? "", at: position(), style: style())
    }
    let style = style()
    frame.restyle(Rect(origin: position(), size: Size(width: 3, height: 1))) { _ in style }
    frame.cursor = Bool.random(using: &numbers) ? position() : nil
    return frame
  }

  private mutating func position() -> Position {
    Position(
      x: Int.random(in: -2..<(frame.size.width + 1), using: &numbers),
      y: Int.random(in: 0..<frame.size.height, using: &numbers))
  }

  private mutating func style() -> Style {
    Style(
      foreground: color(), background: color(),
      attributes: Style.Attributes(rawValue: UInt8.random(in: 0..<128, using: &numbers)))
  }

  private mutating func color() -> Color {
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: .ansi(UInt8.random(in: 0..<16, using: &numbers))
    case 1: .indexed(UInt8.random(in: 16...255, using: &numbers))
    case 2: .hex(UInt32.random(in: 0...0xFFFFFF, using: &numbers))
    default: .terminalDefault
    }
  }
}

extension Frame {
  /// Returns the frame as a terminal with that colour level should show it.
  func limited(to level: ColorLevel) -> Frame {
    var copy = self
    copy.restyle(bounds) { $0.limited(to: level) }
    if let cursor, !bounds.contains(cursor) { copy.cursor = nil }
    return copy
  }
}
