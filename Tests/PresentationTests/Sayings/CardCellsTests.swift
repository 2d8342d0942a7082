import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct CardCellsTests {
  private func frame(
    _ text: CardText, _ width: Int, height: Int = 0, language: Language = .korean,
    level: ColorLevel = .none, theme: CardTheme = .honey, widths: DisplayWidth = .standard
  ) -> Frame {
    CardDrawing.cells(
      of: text, language: language, theme: theme, width: width, height: height, level: level,
      widths: widths)
  }

  @Test(arguments: [(40, Language.korean), (80, .korean), (80, .english)])
  func `a card in letters`(width: Int, language: Language) throws {
    let texts = [CardSamples.short, CardSamples.poem, CardSamples.letter, CardSamples.road]
    try expectGolden(
      "Sayings/card-\(language.rawValue)-\(width)",
      texts.map { frame($0, width, language: language).text }.joined(separator: "\n\n") + "\n")
  }

  @Test(arguments: [ColorLevel.sixteenColors, .truecolor])
  func `a card in colours`(level: ColorLevel) throws {
    try expectGolden(
      "Sayings/card-colors-\(level)", frame(CardSamples.short, 40, level: level).styledText + "\n")
  }

  @Test(arguments: [0, 12, 20, 40, 60, 80, 120, 1000].tried(usually: 1), [1, 2])
  func `all text fits on a card of any width`(width: Int, ambiguous: Int) {
    let widths = DisplayWidth(ambiguous: ambiguous)
    let texts =
      CardSamples.hard.map { CardText(english: $0.1, korean: $0.1, author: $0.0) }
      + [CardText(english: CardSamples.english, korean: CardSamples.korean, author: "모닥")]
    for text in texts {
      let frame = frame(text, width, level: .truecolor, widths: widths)
      #expect(frame.size.width == min(max(width, 12), 400))
      let shown = (1..<frame.size.height - 1).flatMap { y in
        (2..<frame.size.width - 2).compactMap { x -> Character? in
          guard let cell = frame[x, y], cell.width > 0, cell.glyph != " " else { return nil }
          return cell.glyph
        }
      }
      let wanted = text.parts(.korean).map(\.text).joined() + "—" + text.author
      let bare = wanted.filter { !$0.isWhitespace }
      #expect(String(shown).hasSuffix(bare), "\(text.author) at \(width)")
    }
  }

  @Test func `a taller card has its text in the centre`() {
    let natural = frame(CardSamples.short, 60)
    let tall = frame(CardSamples.short, 60, height: natural.size.height + 6)
    #expect(tall.size.height == natural.size.height + 6)
    #expect(tall.text(ofRow: 5) == natural.text(ofRow: 2))
    #expect(frame(CardSamples.short, 60, height: -5) == natural)
    #expect(frame(CardSamples.short, 60, height: .max).size.height <= 4000)
  }

  @Test func `without colours the card has none`() {
    let frame = frame(CardSamples.short, 60)
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width {
        #expect(frame[x, y]?.style.foreground == .terminalDefault)
        #expect(frame[x, y]?.style.background == .terminalDefault)
      }
    }
  }

  @Test(arguments: CardTheme.allCases)
  func `text is on the panel in sixteen colours too`(theme: CardTheme) {
    let frame = frame(CardSamples.short, 60, level: .sixteenColors, theme: theme)
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width {
        guard let cell = frame[x, y], cell.glyph != " " else { continue }
        let isDark = theme == .blackBean
        #expect(cell.style.background == .ansi(isDark ? 0 : 15))
        #expect([.ansi(isDark ? 15 : 0), .ansi(isDark ? 9 : 1)].contains(cell.style.foreground))
      }
    }
  }
}
