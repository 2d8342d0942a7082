/// A noun with the way each language counts it: `연락처 3개`, `3 contacts`.
package struct CountedNoun: Hashable, Sendable {
  /// The noun itself, in English one of them.
  package let name: Words
  private let counter: String
  private let english: Plural

  /// Korean counts with a word of its own: 개 for most things, 명 for people, 권 for books.
  /// The English plural adds an `s` unless it is given.
  package init(ko: String, counter: String = "개", en: String, plural: String? = nil) {
    name = Words(ko: ko, en: en)
    self.counter = counter
    english = Plural(en, plural)
  }

  /// What counts itself is said once: `40줄`.
  package func callAsFunction(_ count: Int) -> Words {
    Words(
      ko: name.ko == counter ? number(count) : "\(name.ko) \(number(count))", en: english(count))
  }

  /// The number with its Korean counter, where the noun was said before: `3개`.
  package func number(_ count: Int) -> String { "\(count)\(counter)" }

  /// The noun for many of them, without a number.
  package var plural: Words { Words(ko: name.ko, en: english.noun(for: 0)) }
}
