import HearthDomain
import HearthWhen

extension CareRhythm {
  /// Parses a typed interval: `7`, `2 weeks`, `once a month`, `주 2회`. Throws
  /// ``DomainError/invalid(_:)`` for other text.
  init(typed text: String) throws {
    if text.allSatisfy(\.isWhitespace) { throw DomainError.invalid(.interval, .empty) }
    let number = Int(text.filter { !$0.isWhitespace })
    guard let days = number ?? (try? WhenReader.withoutCurrentDay.rhythm(text)) else {
      throw DomainError.invalid(.interval, .unreadable(text))
    }
    try self.init(everyDays: days)
  }
}
