import HearthDomain
import HearthPresentation
import HearthTestSupport
import Testing

@Suite struct HostileArgumentTests {
  private static let pieces = [
    "", "-", "--", "---", "-=", "--=", "--=x", "-o", "-o=", "--by", "--by=", "person", "water",
    "saying",
    "share", "--json", "--store", "--lang", "\u{1B}[31m", "\u{202E}", "\u{FFFD}", "e\u{301}\u{301}",
    "👨‍👩‍👧‍👦", "ㅎ", "\u{1112}\u{1161}", "-ㅎ", "-é", "\n", "\t", "a=b", "help", "--help", "version",
    "-\u{301}", "--\u{301}=", "0", "-1", "９", "\u{7F}", "🇰🇷", "book", "sentence", "add",
  ]

  /// A small random number generator, so that every run uses the same lines.
  private struct Dice {
    var state: UInt64 = 42

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
  }

  @Test(.inWholeRuns) func `random lines are at most refused`() {
    var dice = Dice()
    var refused = 0
    let lines = TestExtent.count(5_000, usually: 1_000)
    for _ in 0..<lines {
      let line = (0..<dice.roll(6)).map { _ in Self.pieces[dice.roll(Self.pieces.count)] }
      do throws(UsageError) {
        _ = try SampleGrammar.parser.parse(line)
      } catch {
        refused += 1
        for language in Language.allCases {
          #expect(!error.message(in: language).unicodeScalars.contains("\u{1B}"))
        }
      }
    }
    #expect(refused > lines / 5)
  }

  @Test(.inWholeRuns, arguments: ["a", "가", "-", "--", "--x", "-o", "--by=", "\u{301}", "\u{1B}"])
  func `a hundred kilobytes are refused or accepted with a short message`(start: String) {
    let long = start + String(repeating: start, count: 100_000 / start.utf8.count)
    for line in [
      [long], ["person", long], ["water", long], ["water", "엄마", "--by", long], ["--" + long],
    ] {
      do throws(UsageError) {
        _ = try SampleGrammar.parser.parse(line)
      } catch {
        #expect(error.message(in: .korean).utf8.count < 3_000)
        #expect(error.message(in: .english).unicodeScalars.count < 3_000)
      }
    }
  }

  @Test func `invalid UTF-8 is treated as text`() {
    let broken = String(decoding: [0x2D, 0x2D, 0xFF, 0xC3, 0x28] as [UInt8], as: UTF8.self)
    #expect(throws: UsageError.self) { try SampleGrammar.parser.parse([broken]) }
  }
}
