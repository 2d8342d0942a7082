import HearthTestSupport
import Testing

@testable import TerminalKit

@Suite struct ClusterReaderTests {
  @Test func `fast segmentation finds the same clusters as the rules of Unicode`() {
    let pieces = [
      "a", "가", "─", "漢", "か", "ㄱ", "⣿", "\u{1100}", "\u{1161}", "\u{11AB}", "\u{301}", "\u{200D}",
      "👩", "🇰", "\u{FE0F}", "▪", "\r", "\n", "\u{1B}", "↔", "\u{600}", "\u{903}", "\u{3099}", "e",
      "1",
      "\u{20E3}",
    ]
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<2000 {
      let count = Int.random(in: 0..<12, using: &numbers)
      let text = (0..<count).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
      var reader = ClusterReader(text)
      var read: [String] = []
      while let (glyph, _) = reader.next() { read.append(String(glyph)) }
      #expect(read.map { Array($0.utf8) } == text.map { Array(String($0).utf8) })
    }
  }
}
