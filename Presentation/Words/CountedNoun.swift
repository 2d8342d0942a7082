/// A noun that can be counted in both languages: `연락처 3개`, `3 contacts`.
package struct CountedNoun: Hashable, Sendable {
  /// The noun, in English in the singular.
  package let name: Words
  private let koreanCounter: String
  private let englishNoun: Plural

  /// Creates a noun. `counter` is the Korean counting word: 개 for most things, 명 for people, 권 for
  /// books. The English plural adds an `s` by default.
  package init(ko: String, counter: String = "개", en: String, plural: String? = nil) {
    name = Words(ko: ko, en: en)
    self.koreanCounter = counter
    englishNoun = Plural(en, plural)
  }

  /// Returns the noun with the number: `연락처 3개`, `3 contacts`. If the Korean noun is also its
  /// counter, it is not repeated: `40줄`.
  package func callAsFunction(_ count: Int) -> Words {
    Words(
      ko: name.ko == koreanCounter
        ? numberWithCounter(count) : "\(name.ko) \(numberWithCounter(count))",
      en: englishNoun(count))
  }

  /// Returns the number with its Korean counter, for use after the noun: `3개`.
  package func numberWithCounter(_ count: Int) -> String { "\(count)\(koreanCounter)" }

  /// The plural of the noun, without a number.
  package var plural: Words { Words(ko: name.ko, en: englishNoun.noun(for: 0)) }
}
