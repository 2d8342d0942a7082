import HearthTestSupport
import Testing

@testable import HearthDomain

/// Checks that texts are found in others by character, whatever their bytes are.
struct TextPartsTests {
  private static let pieces = [
    "a", "K", "\u{212A}", "é", "e\u{301}", "\u{301}", "\n", "\r\n", "\r", "\t", "가",
    "\u{1100}\u{1161}", "각", "\u{11A8}", "\u{A960}", "ㄱ", "“", "hearth ", "漢", "か\u{3099}", "が",
    "\u{F900}", "豈", "\u{AD}", "👩", "\u{200D}",
  ]

  @Test(arguments: pieces)
  func `a text is split where the characters of another are found`(piece: String) {
    for other in Self.pieces {
      for text in [piece + other, other + piece + other, piece + piece + other, "x" + piece + "y"] {
        for part in [piece, other, piece + other] {
          #expect(
            text.split(at: part).map { Array($0.utf8) }
              == Self.parts(of: text, at: part).map { Array($0.utf8) },
            "\(text.debugDescription) at \(part.debugDescription)")
        }
      }
    }
  }

  @Test func `a separator may be at either end`() {
    #expect("“hearth feel” tells".split(at: "“hearth ") == ["", "feel” tells"])
    #expect("말은 끝에".split(at: "끝에") == ["말은 ", ""])
    #expect("a-b-c".replacing("-", with: "") == "abc")
    #expect("text".contains("") && "오늘은".contains("늘") && !"오늘은".contains("내"))
  }

  @Test(.inWholeRuns, .timeLimit(.minutes(1)), arguments: ["", "👩"])
  func `very many parts are split in one pass`(end: String) {
    let text = String(repeating: "a, ", count: 20_000) + end
    #expect(text.split(at: ", ").count == 20_001)
    #expect(text.replacing(", ", with: "").utf8.count == 20_000 + end.utf8.count)
  }

  private static func parts(of text: String, at part: String) -> [String] {
    let (text, part) = (Array(text), Array(part))
    var parts = [""]
    var place = 0
    while place < text.count {
      if text[place...].starts(with: part) {
        parts.append("")
        place += part.count
      } else {
        parts[parts.count - 1].append(text[place])
        place += 1
      }
    }
    return parts
  }
}
