import HearthDomain
import HearthWhen

extension Birthday {
  /// Parses a typed birthday, with dates in that order. Throws ``DomainError/invalid(_:)`` if it is
  /// invalid or ambiguous.
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
      // Other text gives the error of the plain format.
      try self.init(text)
    }
  }

  /// Returns the birthday as text that can be typed, in that order; the order matters only without
  /// a year.
  func typeableText(_ order: DateOrder) -> String {
    guard order == .dayFirst, case .solar(nil, let month, let day) = self else {
      return description
    }
    return "\(day)/\(month)"
  }
}

/// A birthday given as an option; it is parsed once the order of dates is known.
struct TypedBirthday: Hashable, Sendable {
  private let text: String

  /// Throws ``DomainError/invalid(_:)`` if the text is invalid in any order.
  init(_ text: String) throws {
    self.text = text
    _ = try birthday(.dayFirst)
  }

  /// Throws ``DomainError/invalid(_:)`` if the text is invalid in that order.
  func birthday(_ order: DateOrder) throws -> Birthday {
    try Birthday(typed: text, order)
  }

  /// Returns how the birthday was read, so that the user can check it; nil if it is invalid in that
  /// order.
  func interpretation(_ order: DateOrder, today: Day, in language: Language) -> String? {
    guard let words = try? birthday(order).text(in: language, today: today) else { return nil }
    return language(ko: "생일: \(words)", en: "Birthday: \(words)")
  }
}
