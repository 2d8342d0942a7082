/// Inconsistent data about a reading in a file, and the correction.
public enum ReadingMisfit: Hashable, Sendable {
  /// The page reached is after the end of the book.
  case pastEnd(page: Int, pages: Int, kept: Int)
  /// The book is being read although its end was reached; `pages` is nil if it is read in percent.
  case atEnd(pages: Int?, kept: Int)
  /// The page reached was skipped, since the number of pages is unknown.
  case pageWithoutTotal(Int)
  /// The progress was skipped, since the number may be a page or a percentage.
  case pageOrPercent(String)
  /// The book is finished although the progress is incomplete; `pages` is nil for percent. It
  /// counts as finished.
  case finishedBeforeEnd(page: Int, pages: Int?)
  /// The first day is in the future; it was skipped.
  case startInFuture(Day)
  /// The first day is after the last one; it was skipped.
  case startAfterEnd(Day, end: Day)
  /// The target is before the first day; it was skipped.
  case targetBeforeStart(Day, start: Day)
  /// The target is too far in the future; it was skipped.
  case targetTooFar(Day, latest: Day)
}
