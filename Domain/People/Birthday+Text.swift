extension Birthday: CustomStringConvertible {
  /// The birthday as it is typed: `03-21`, `1990-03-21`, `lunar:08-15` or `lunar:leap-04-08`.
  public var description: String {
    switch self {
    case .solar(let year, let month, let day):
      (year.map { $0.digits(4) + "-" } ?? "") + Birthday.text(month, day)
    case .lunar(let month, let day, let isLeapMonth):
      "lunar:" + (isLeapMonth ? "leap-" : "") + Birthday.text(month, day)
    }
  }

  private static func text(_ month: Int, _ day: Int) -> String {
    "\(month.digits(2))-\(day.digits(2))"
  }

  /// Reads what ``description`` writes, in either case; throws ``DomainError/invalid(_:)``
  /// for another form and for a day that no calendar has.
  public init(_ text: String) throws {
    let typed = text.tidied(keepingLines: false)
    let unreadable = DomainError.invalid(.birthday, .unreadable(typed))
    var rest = typed.lowercased()[...]
    let isLunar = rest.removePrefix("lunar:")
    let isLeapMonth = isLunar && rest.removePrefix("leap-")
    guard let numbers = Birthday.numbers(in: rest) else { throw unreadable }
    switch (isLunar, numbers.count) {
    case (true, 2):
      self = try .lunar(checking: numbers[0], numbers[1], isLeapMonth: isLeapMonth)
    case (false, 2): self = try .solar(checking: numbers[0], numbers[1])
    case (false, 3): self = try .solar(checking: numbers[1], numbers[2], year: numbers[0])
    default: throw unreadable
    }
  }

  /// The numbers between hyphens: a year of four digits where there are three, then one or
  /// two digits each; nil for anything else.
  private static func numbers(in text: Substring) -> [Int]? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
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
