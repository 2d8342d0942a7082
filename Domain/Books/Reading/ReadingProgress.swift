/// How far somebody came in a book, as they say it.
public enum ReadingProgress: Hashable, Sendable {
  case page(Int)
  case percent(Int)
  /// So many pages further than they were.
  case further(Int)

  /// The page that is meant in a book of so many by somebody who was at that one, of a percentage
  /// the first that comes to it, and the last page only of 100 %; throws
  /// ``DomainError/invalid(_:)`` for a page that the book has not, and for less than 0 or more than
  /// 100 %.
  public func page(of last: Int, from reached: Int) throws -> Int {
    switch self {
    case .page(let page): return try ReadingProgress.checked(page, of: last)
    case .further(let pages):
      let (page, isTooFar) = reached.addingReportingOverflow(pages)
      return try ReadingProgress.checked(isTooFar ? .max : page, of: last)
    case .percent(let percent):
      guard (0...100).contains(percent) else {
        throw DomainError.invalid(.percent, .outOfRange(0...100, actual: percent))
      }
      return percent == 100 ? last : min((last * percent + 99) / 100, max(0, last - 1))
    }
  }

  private static func checked(_ page: Int, of last: Int) throws -> Int {
    guard (0...last).contains(page) else {
      throw DomainError.invalid(.page, .outOfRange(0...last, actual: page))
    }
    return page
  }
}
