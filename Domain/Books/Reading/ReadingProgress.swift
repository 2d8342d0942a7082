/// How far somebody came in a book, as they say it.
public enum ReadingProgress: Hashable, Sendable {
  case page(Int)
  case percent(Int)
  /// So many pages further than they were.
  case further(Int)
  /// So many percent of the book further than they were.
  case percentFurther(Int)

  /// Whether it is told by a number of pages.
  public var isInPages: Bool {
    switch self {
    case .page, .further: true
    case .percent, .percentFurther: false
    }
  }

  /// The page that is meant in a book of so many by somebody who was at that one, of a percentage
  /// the first that comes to it, and the last page only of 100 %; it may be one that the book has
  /// not. Throws ``DomainError/invalid(_:)`` for less than 0 or more than 100 %.
  public func page(of last: Int, from reached: Int) throws -> Int {
    switch self {
    case .page(let page): return page
    case .further(let pages):
      let (page, isTooFar) = reached.addingReportingOverflow(pages)
      return isTooFar ? .max : page
    case .percent(let percent):
      try ReadingProgress.check(percent)
      return percent == 100 ? last : min((last * percent + 99) / 100, max(0, last - 1))
    case .percentFurther(let percent):
      try ReadingProgress.check(percent)
      let page = reached + (last * percent + 99) / 100
      // Pages are rounded up: what was told in percent does not pass the end for that.
      return reached * 100 / max(1, last) + percent <= 100 ? min(page, last) : page
    }
  }

  private static func check(_ percent: Int) throws {
    guard (0...100).contains(percent) else {
      throw DomainError.invalid(.percent, .outOfRange(0...100, actual: percent))
    }
  }
}
