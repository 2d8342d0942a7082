/// What a card says: English, Korean or both, and who said it.
package struct CardText: Hashable, Sendable {
  package let english: String?
  package let korean: String?
  /// Empty when nobody is named.
  package var who = ""

  /// Longer texts are set so small that they are hard to read.
  static let fitting = 500

  static let isLong = Words(
    ko: "글이 길어서 카드의 글자가 작아요. 500자까지가 보기 좋아요.",
    en: "The text is long, so its letters on the card are small; up to 500 look well.")

  /// The texts that there are, the one in that language first.
  func parts(_ language: Language) -> [Part] {
    let both = [Part(korean, .korean), Part(english, .english)]
    return language(ko: both, en: both.reversed()).compactMap { $0 }
  }

  /// Who said it, on one line.
  var signature: String {
    who.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A text and the language it is in.
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
