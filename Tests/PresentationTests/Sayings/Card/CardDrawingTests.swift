import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct CardDrawingTests {
  private func letterings(_ scene: Scene) -> [TypesetText] {
    scene.shapes.compactMap { shape in
      if case .text(let lettering) = shape { lettering } else { nil }
    }
  }

  private func scene(
    _ text: CardText, _ size: CardSize = .square, _ font: CardFont = .notoSerif,
    language: Language = .korean, theme: CardTheme = .honey
  ) -> Scene {
    CardDrawing.scene(of: text, language: language, theme: theme, size: size, font: font)
  }

  /// Checks that all text is present, within the margins, and without overlapping lines.
  private func check(_ text: CardText, _ size: CardSize, _ font: CardFont, _ note: String = "") {
    let scene = scene(text, size, font)
    let note = "\(note) \(size) \(font)"
    let blocks = letterings(scene)
    var lowest = CardMeasures(of: size, isTight: true).logoHeight
    for block in blocks {
      for line in block.lines {
        let right = line.position.x + font.kind.letterWidths(line.text) * block.size
        #expect(line.position.x >= 100 && right <= scene.width - 99, "\(note): \(right)")
        #expect(line.position.y - 0.86 * block.size >= lowest, "\(note): \(line.position.y)")
        lowest = line.position.y + 0.2 * block.size
      }
    }
    #expect(lowest <= scene.height - 80, "\(note): \(lowest)")
    let shown = blocks.flatMap { $0.lines.map(\.text) }.joined()
    let wanted = text.parts(.korean).map(\.text).joined() + text.author
    #expect(letters(shown) == letters(wanted), "\(note)")
  }

  /// Returns the text without spaces and without the slashes for line breaks.
  private func letters(_ text: String) -> String {
    text.filter { !$0.isWhitespace && $0 != "/" }
  }

  @Test(arguments: [1, 2, 40, 120, 300, 500].tried(usually: 1), CardSize.allCases)
  func `text of any length fits on the card`(count: Int, size: CardSize) {
    let korean = CardSamples.cut(CardSamples.korean, count)
    let english = CardSamples.cut(CardSamples.english, count)
    // Within a group, only the font names differ.
    let fonts = [40, 500].contains(count) ? CardFont.allCases : [.hahmlet, .jua, .gaegu]
    for font in fonts {
      check(CardText(english: nil, korean: korean), size, font)
      check(CardText(english: english, korean: nil, author: "Hearth"), size, font)
      check(
        CardText(english: english, korean: korean, author: CardSamples.cut(CardSamples.korean, 80)),
        size, font)
    }
  }

  @Test(arguments: CardSamples.hard.tried(usually: 1), CardSize.allCases)
  func `text that is difficult to set fits on the card`(
    sample: (name: String, text: String), size: CardSize
  ) {
    let text = CardText(
      english: sample.text, korean: sample.text, author: CardSamples.cut(sample.text, 80))
    check(text, size, size == .square ? .notoSerif : .nanumPen, sample.name)
  }

  @Test(arguments: CardSize.allCases)
  func `the longest texts are readable`(size: CardSize) {
    let text = CardText(
      english: CardSamples.english, korean: CardSamples.korean,
      author: String(repeating: "이", count: 80))
    for block in letterings(scene(text, size)) { #expect(block.size >= 17, "\(block.size)") }
  }

  @Test func `the display language comes first and is larger`() {
    let korean = letterings(scene(CardSamples.short, language: .korean))
    #expect(korean.map(\.language) == ["ko", "en", "ko"])
    #expect(korean[0].size > korean[1].size && korean[1].size > korean[2].size)
    #expect(korean[0].lines.map(\.text) == ["불은 작게 지펴야", "오래 따뜻해요."])
    #expect(korean[0].weight > korean[1].weight)
    let english = letterings(scene(CardSamples.short, language: .english))
    #expect(english.map(\.language) == ["en", "ko", "ko"])
  }

  @Test func `line breaks of a text are kept`() {
    let lines = letterings(scene(CardSamples.poem))[0].lines
    #expect(lines.map(\.text) == ["눈이 온다", "장작이 운다", "우리는 말없이", "손을 내민다"])
    let steps = zip(lines, lines.dropFirst()).map { $1.position.y - $0.position.y }
    #expect(abs(steps[1] - 2 * steps[0]) < 0.01)
  }

  @Test(arguments: [
    ("불은\n작게", 1.5), ("\u{1107}\u{116E}\u{11AF}\n\u{1107}", 1.5), ("火\n水", 1.5),
    ("“fire”\n—", 1.38),
  ])
  func `square letters have more line spacing`(text: String, leading: Double) {
    let block = letterings(scene(CardText(english: text, korean: nil)))[0]
    let step = block.lines[1].position.y - block.lines[0].position.y
    #expect(abs(step - leading * block.size) < 0.01)
  }

  @Test func `a text of too many lines is joined with slashes`() {
    let many = (1...250).map { "\($0 % 10)" }.joined(separator: "\n")
    let lines = letterings(scene(CardText(english: many, korean: nil)))[0].lines
    #expect(lines.count < 30)
    #expect(lines[0].text.hasPrefix("1\u{A0}/ 2\u{A0}/ 3"))
    #expect(lines.allSatisfy { !$0.text.hasPrefix("/") })
  }

  @Test func `a word is split only if it would otherwise be too small`() {
    func lines(_ count: Int) -> [String] {
      let word = CardText(english: nil, korean: CardSamples.cut(CardSamples.hard[0].1, count))
      return letterings(scene(word))[0].lines.map(\.text)
    }
    #expect(lines(19).count == 1)
    #expect(lines(24).map(\.count) == [8, 8, 8])
  }

  @Test(arguments: [nil, "", " \n"])
  func `a card without text is still valid`(text: String?) {
    #expect(letterings(scene(CardText(english: text, korean: nil))).isEmpty)
    let named = letterings(scene(CardText(english: text, korean: text, author: "모닥")))
    #expect(named.flatMap(\.lines).map(\.text) == ["모닥"])
  }

  @Test(arguments: CardTheme.allCases)
  func `a card is a well-formed document with a description`(theme: CardTheme) {
    for sample in [CardSamples.hard[9].1, CardSamples.english] {
      let text = CardText(english: sample, korean: "\u{0}\u{1B}[31m<b>", author: "&\"'")
      let document = SVGRenderer().document(
        of: scene(text, .wide, theme: theme), width: 1600, height: 900)
      let reader = SVGReader(document)
      #expect(reader.isWellFormed)
      #expect(reader.elements.filter { $0 == "text" }.count == 3)
      #expect(reader.texts["title"] == "&\"'")
      #expect(reader.texts["desc"]?.hasSuffix(sample) == true)
    }
  }

  @Test(arguments: [(CardSize.square, CardTheme.honey), (.wide, .blackBean)])
  func `a card as SVG`(size: CardSize, theme: CardTheme) throws {
    let scene = scene(CardSamples.short, size, theme: theme)
    try expectGolden(
      "Sayings/card-\(size.rawValue).svg",
      SVGRenderer().document(of: scene, width: size.width, height: size.height))
  }

  @Test func `every font has names, and a fallback for Hangul`() {
    let fonts = CardFont.allCases
    #expect(fonts.count >= 12)
    #expect(Set(fonts.map(\.name.ko)).count == fonts.count)
    #expect(Set(fonts.map(\.name.en)).count == fonts.count)
    for font in fonts {
      #expect(font.rawValue.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
      let families = font.families
      #expect(Set(families).count == families.count)
      #expect(families.contains { $0 == "Noto Serif CJK KR" || $0 == "Noto Sans CJK KR" })
      #expect(["serif", "sans-serif", "cursive"].contains(families.last))
    }
  }
}
