import HearthDomain

extension Birthday {
  /// The birthday as somebody types it who writes dates in that order, with no year before it to
  /// tell the month.
  func typed(_ order: DateOrder) -> String {
    guard order == .dayFirst, case .solar(nil, let month, let day) = self else {
      return description
    }
    return "\(day)/\(month)"
  }
}

/// A birthday as an option gives it, read once it is known in which order dates are written.
struct TypedBirthday: Hashable, Sendable {
  private let text: String

  /// Throws ``DomainError/invalid(_:)`` for another form and for a day that no calendar has.
  init(_ text: String) throws {
    self.text = text
    _ = try birthday(.dayFirst)
  }

  /// Throws the same where only the other order tells which number is the month.
  func birthday(_ order: DateOrder) throws -> Birthday {
    try BirthdayInput.birthday(text, order)
  }

  /// What is told of it, so that a day, its year, or a day of the moon can be seen to be right; nil
  /// where it is none in that order.
  func told(_ order: DateOrder, today: Day, in language: Language) -> String? {
    guard let words = try? birthday(order).words(in: language, today: today) else { return nil }
    return language(ko: "생일: \(words)", en: "Birthday: \(words)")
  }
}
