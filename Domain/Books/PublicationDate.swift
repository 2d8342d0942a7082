/// The publication date of a book: a year, optionally with month and day.
public struct PublicationDate: Hashable, Sendable {
  public let year: Int
  public let month: Int?
  public let day: Int?

  /// Creates a date; nil if it does not exist.
  public init?(year: Int, month: Int? = nil, day: Int? = nil) {
    guard (1...9999).contains(year), day == nil || month != nil else { return nil }
    if let month {
      guard let whole = Month(year: year, month: month) else { return nil }
      if let day, !(1...whole.length).contains(day) { return nil }
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Parses `2019`, `2019-05` or `2019-05-31`, also with dots or slashes. Throws
  /// ``DomainError/invalid(_:)`` for other texts.
  public init(_ text: String) throws {
    let parts = text.normalizingWhitespace(keepingLines: false)
      .split(omittingEmptySubsequences: false) { "-./".contains($0) }
      .map { $0.normalizingWhitespace(keepingLines: false) }
    let numbers = parts.map { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
    guard (1...3).contains(parts.count), !numbers.contains(nil), parts[0].count == 4,
      let date = PublicationDate(
        year: numbers[0] ?? 0, month: parts.count > 1 ? numbers[1] : nil,
        day: parts.count > 2 ? numbers[2] : nil)
    else { throw DomainError.invalid(.publishedOn, .unreadable(text)) }
    self = date
  }
}

extension PublicationDate: CustomStringConvertible {
  /// `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
  public var description: String {
    ([year.digits(4)] + [month, day].compactMap { $0 }.map { $0.digits(2) })
      .joined(separator: "-")
  }
}

extension StringProtocol {
  fileprivate func normalizingWhitespace(keepingLines: Bool) -> String {
    String(self).normalizingWhitespace(keepingLines: keepingLines)
  }
}
