/// The texts of a card, broken into lines and as large as fits.
struct CardTextLayout: Hashable, Sendable {
  struct Block: Hashable, Sendable {
    let lines: [String]
    let size: Double
    /// Distance between two base lines.
    let leading: Double

    var height: Double { Double(lines.count) * leading }

    /// Whether the block contains Hangul.
    var isKorean: Bool {
      lines.contains { $0.contains(where: \.isHangul) }
    }
  }

  let blocks: [Block]
  /// Distance between two blocks.
  let gap: Double

  var height: Double {
    blocks.reduce(0) { $0 + $1.height } + gap * Double(max(0, blocks.count - 1))
  }

  /// Minimum size that is easy to read.
  private static let minLegibleSize = 20.0
  /// Factor between one size that is tried and the next.
  private static let sizeStep = 0.965

  /// Chooses the largest size at which the texts fit into `width` and `height`.
  /// If the text's own line breaks would make it too small to read, they are replaced by slashes,
  /// as in a quoted poem.
  init(_ texts: [String], letters: LetterWidths, width: Double, height: Double, largest: Double) {
    let verse = CardTextFit(texts, letters: letters, width: width, height: height)
    if let size = Self.sizes(from: largest, to: Self.minLegibleSize).first(where: verse.suits) {
      self = verse.layout(at: size)
      return
    }
    let prose = CardTextFit(
      texts.map(Self.withoutBreaks), letters: letters, width: width, height: height)
    let sizes = Self.sizes(from: 40, to: 2)
    self = prose.layout(at: sizes.first(where: prose.fits) ?? 2)
  }

  init(blocks: [Block], gap: Double) {
    self.blocks = blocks
    self.gap = gap
  }

  private static func sizes(from largest: Double, to smallest: Double) -> [Double] {
    var sizes = [largest]
    while let size = sizes.last, size * sizeStep >= smallest { sizes.append(size * sizeStep) }
    return sizes
  }

  private static func withoutBreaks(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline)
      .filter { $0.contains { !$0.isWhitespace } }
      .joined(separator: "\u{A0}/ ")
  }
}

/// Checks how a card's texts fit at a given size.
private struct CardTextFit {
  let texts: [BreakableText]
  let needsTallLines: [Bool]
  let width: Double
  let height: Double

  /// The size is reduced down to this one to keep a word whole.
  private static let minSizeForWholeWords = 40.0

  init(_ texts: [String], letters: LetterWidths, width: Double, height: Double) {
    self.texts = texts.map { text in BreakableText(text) { letters($0) } }
    needsTallLines = texts.map { text in text.contains { $0.isHangul || $0.breaksWithoutSpace } }
    self.width = width
    self.height = height
  }

  /// Returns whether all texts fit at this size, without broken words or lines too short to read.
  func suits(_ size: Double) -> Bool {
    guard fits(size) else { return false }
    return texts.indices.allSatisfy { index in
      let room = width / self.size(of: index, at: size)
      // Words are broken only if much smaller letters would not help either.
      let widest = texts[index].widestWord
      if widest > room, widest * Self.minSizeForWholeWords <= width { return false }
      let count = texts[index].lineCount(within: room)
      return count <= 3 || room >= (count <= 6 ? 10 : 13)
    }
  }

  func fits(_ size: Double) -> Bool {
    var sum = gap(at: size) * Double(max(0, texts.count - 1))
    for index in texts.indices {
      let own = self.size(of: index, at: size)
      sum += Double(texts[index].lineCount(within: width / own)) * leading(of: index, at: own)
    }
    return sum <= height
  }

  func layout(at size: Double) -> CardTextLayout {
    let blocks = texts.indices.map { index in
      let own = self.size(of: index, at: size)
      return CardTextLayout.Block(
        lines: texts[index].lines(within: width / own), size: own,
        leading: leading(of: index, at: own))
    }
    return CardTextLayout(blocks: blocks, gap: gap(at: size))
  }

  /// Returns the size of a text. The second language is smaller, but less so for small sizes.
  private func size(of index: Int, at size: Double) -> Double {
    index == 0 ? size : size * min(max(0.66 + (48 - size) / 120, 0.62), 0.9)
  }

  /// Returns the line height. Hangul and ideographs fill their squares and need more than Latin
  /// letters.
  private func leading(of index: Int, at size: Double) -> Double {
    size * (needsTallLines[index] ? 1.5 : 1.38)
  }

  private func gap(at size: Double) -> Double { size * 0.9 }
}
