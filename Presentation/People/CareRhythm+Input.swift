import HearthDomain

extension CareRhythm {
  /// What somebody typed as a number of days; throws ``DomainError/invalid(_:)`` for all else.
  init(typed text: String) throws {
    let digits = text.filter { !$0.isWhitespace }
    if digits.isEmpty { throw DomainError.invalid(.interval, .empty) }
    guard let days = Int(digits) else { throw DomainError.invalid(.interval, .unreadable(text)) }
    try self.init(everyDays: days)
  }
}
