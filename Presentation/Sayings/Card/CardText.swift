/// The texts of a card, in English, Korean or both, and their attribution.
package struct CardText: Hashable, Sendable {
  package let english: String?
  package let korean: String?
  /// The attribution; empty if nobody is named.
  package var author = ""

  /// Number of characters above which the letters get too small to read well.
  static let maxReadableLength = 500

  static let longTextNote = Words(
    ko: "글이 길어서 카드의 글자가 작아요. 500자까지가 보기 좋아요.",
    en: "The text is long, so it is small on the card. Up to 500 characters look best.")

  /// Returns the texts, the one in that language first.
  func parts(_ language: Language) -> [Part] {
    let both = [Part(korean, .korean), Part(english, .english)]
    return language(ko: both, en: both.reversed()).compactMap { $0 }
  }

  /// The attribution in one line.
  var signature: String {
    author.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A text and its language.
  struct Part: Hashable, Sendable {
    let text: String
    let language: Language

    init?(_ text: String?, _ language: Language) {
      guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
      self.text = text
      self.language = language
    }
  }
}
