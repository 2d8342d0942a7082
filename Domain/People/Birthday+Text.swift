extension Birthday: CustomStringConvertible {
  /// The birthday as it is typed: `03-21`, `1990-03-21`, `lunar:08-15`, `lunar:1990-08-15`,
  /// `lunar:leap-04-08` or `lunar:2020-leap-04-08`.
  public var description: String {
    switch self {
    case .solar(let year, let month, let day):
      Birthday.text(year) + Birthday.text(month, day)
    case .lunar(let year, let month, let day, let isLeapMonth):
      "lunar:" + Birthday.text(year) + (isLeapMonth ? "leap-" : "") + Birthday.text(month, day)
    }
  }

  private static func text(_ year: Int?) -> String { year.map { $0.digits(4) + "-" } ?? "" }

  private static func text(_ month: Int, _ day: Int) -> String {
    "\(month.digits(2))-\(day.digits(2))"
  }

  /// Parses the format of ``description``, ignoring case; throws ``DomainError/invalid(_:)`` for
  /// any other format and for a day that does not exist in the calendar.
  public init(_ text: String) throws {
    let typed = text.normalizingWhitespace(keepingLines: false)
    let unreadable = DomainError.invalid(.birthday, .unreadable(typed))
    var rest = typed.lowercased()[...]
    let isLunar = rest.removePrefix("lunar:")
    var parts = rest.split(separator: "-", omittingEmptySubsequences: false)
    // The word `leap` comes before the month.
    let isLeapMonth = isLunar && parts.dropLast(2).last == "leap"
    if isLeapMonth { parts.remove(at: parts.count - 3) }
    guard let numbers = Birthday.numbers(parts) else { throw unreadable }
    switch (isLunar, numbers.count) {
    case (true, 2):
      self = try .lunar(checking: numbers[0], numbers[1], isLeapMonth: isLeapMonth)
    case (true, 3):
      self = try .lunar(
        checking: numbers[1], numbers[2], isLeapMonth: isLeapMonth, year: numbers[0])
    case (false, 2): self = try .solar(checking: numbers[0], numbers[1])
    case (false, 3): self = try .solar(checking: numbers[1], numbers[2], year: numbers[0])
    default: throw unreadable
    }
  }

  /// Parses two or three numbers. The first of three is a year with four digits; the others have
  /// one or two digits. Nil for anything else.
  private static func numbers(_ parts: [Substring]) -> [Int]? {
    let isYearly = parts.count == 3
    for (place, part) in parts.enumerated() {
      let length = isYearly && place == 0 ? 4...4 : 1...2
      guard length.contains(part.utf8.count),
        part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { return nil }
    }
    return parts.compactMap { Int($0) }
  }
}

extension Substring {
  fileprivate mutating func removePrefix(_ prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    removeFirst(prefix.count)
    return true
  }
}
