import HearthDomain

/// A birthday as an option gives it, read once it is known in which order dates are written.
struct TypedBirthday: Hashable, Sendable {
  private let monthFirst: Birthday
  private let dayFirst: Birthday

  /// Throws ``DomainError/invalid(_:)`` for another form and for a day that no calendar has.
  init(_ text: String) throws {
    monthFirst = try BirthdayInput.birthday(text)
    dayFirst = try BirthdayInput.birthday(text, .dayFirst)
  }

  func birthday(_ order: DateOrder) -> Birthday {
    order == .dayFirst ? dayFirst : monthFirst
  }

  /// What is told where the other order would be another day: the name of the month.
  func told(_ order: DateOrder, in language: Language) -> String? {
    guard monthFirst != dayFirst else { return nil }
    let words = birthday(order).words(in: language)
    return language(
      ko: "생일은 \(KoreanParticle.copula(words)).", en: "The birthday is \(words).")
  }
}
