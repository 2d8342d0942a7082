/// A reading progress as the user enters it.
public enum ReadingProgress: Hashable, Sendable {
  case page(Int)
  case percent(Int)
  /// Number of pages read since the page reached before.
  case pagesFurther(Int)
  /// Percentage of the book read since the page reached before.
  case percentFurther(Int)

  /// Whether the progress is given in pages rather than percent.
  public var isInPages: Bool {
    switch self {
    case .page, .pagesFurther: true
    case .percent, .percentFurther: false
    }
  }

  /// Returns the page that the progress means in a book with `last` pages, if the page reached
  /// before is `reached`; it may be after the last page. A percentage means the first page that
  /// reaches it, but only 100 % means the last page. Throws ``DomainError/invalid(_:)`` outside 0
  /// to 100 %.
  public func page(of last: Int, from reached: Int) throws -> Int {
    switch self {
    case .page(let page): return page
    case .pagesFurther(let pages):
      let (page, isTooFar) = reached.addingReportingOverflow(pages)
      return isTooFar ? .max : page
    case .percent(let percent):
      try ReadingProgress.checkPercent(percent)
      return percent == 100 ? last : min((last * percent + 99) / 100, max(0, last - 1))
    case .percentFurther(let percent):
      try ReadingProgress.checkPercent(percent)
      let page = reached + (last * percent + 99) / 100
      // Do not let rounding up move the page past the end.
      return reached * 100 / max(1, last) + percent <= 100 ? min(page, last) : page
    }
  }

  private static func checkPercent(_ percent: Int) throws {
    guard (0...100).contains(percent) else {
      throw DomainError.invalid(.percent, .outOfRange(0...100, actual: percent))
    }
  }
}
