import HearthDomain
import HearthWhen

extension Birthday {
  /// Parses a typed birthday. `order` says whether the day or the month comes first in dates.
  /// Throws ``DomainError/invalid(_:)`` if the birthday is invalid or ambiguous.
  init(typed text: String, _ order: DateOrder) throws {
    let reader = WhenReader.withoutCurrentDay.with { $0.dateOrder = order }
    do {
      let read = try reader.birthday(text)
      guard read.alternatives.isEmpty else {
        throw DomainError.invalid(.birthday, .unreadable(text))
      }
      self = read.value
    } catch let refusal as WhenRefusal {
      if refusal.reason == .noSuchDay { throw refusal }
      // Other text is parsed in the plain format, so that its error is thrown.
      try self.init(text)
    }
  }

  /// Returns the birthday as text that can be typed again. Without a year, the day and month are in
  /// the given order: `21/3`.
  func typeableText(_ order: DateOrder) -> String {
    guard order == .dayFirst, case .solar(nil, let month, let day) = self else {
      return description
    }
    return "\(day)/\(month)"
  }
}

/// A birthday given as an option. It is parsed again once it is known whether the day or the month
/// comes first.
struct TypedBirthday: Hashable, Sendable {
  private let text: String

  /// Creates the birthday from typed text. Throws ``DomainError/invalid(_:)`` if the text is not a
  /// birthday.
  init(_ text: String) throws {
    self.text = text
    _ = try birthday(.dayFirst)
  }

  /// Parses the birthday with dates in the given order. Throws ``DomainError/invalid(_:)`` if the
  /// text is invalid in it.
  func birthday(_ order: DateOrder) throws -> Birthday {
    try Birthday(typed: text, order)
  }

  /// Returns how the birthday was understood, so that the user can check it; nil if the text is
  /// invalid in the given order of dates.
  func interpretation(_ order: DateOrder, today: Day, in language: Language) -> String? {
    guard let words = try? birthday(order).text(in: language, today: today) else { return nil }
    return language(ko: "생일: \(words)", en: "Birthday: \(words)")
  }
}
