/// A noun that can be counted in both languages: `연락처 3개`, `3 contacts`.
package struct CountedNoun: Hashable, Sendable {
  /// The noun, in English in the singular.
  package let name: Words
  private let counter: String
  private let english: Plural

  /// Creates a noun. `counter` is the Korean counting word: 개 for most things, 명 for people, 권 for
  /// books. The English plural adds an `s` by default.
  package init(ko: String, counter: String = "개", en: String, plural: String? = nil) {
    name = Words(ko: ko, en: en)
    self.counter = counter
    english = Plural(en, plural)
  }

  /// Returns the noun with the number. A Korean noun that is its own counter is not repeated:
  /// `40줄`.
  package func callAsFunction(_ count: Int) -> Words {
    Words(
      ko: name.ko == counter ? number(count) : "\(name.ko) \(number(count))", en: english(count))
  }

  /// Returns the number with its Korean counter, for use after the noun: `3개`.
  package func number(_ count: Int) -> String { "\(count)\(counter)" }

  /// The plural without a number.
  package var plural: Words { Words(ko: name.ko, en: english.noun(for: 0)) }
}
