/// Inconsistent data about a reading in a file, and the correction.
public enum ReadingMisfit: Hashable, Sendable {
  /// The page reached is after the end of the book; `kept` was stored instead.
  case pastEnd(page: Int, pages: Int, kept: Int)
  /// The book is marked as being read although its end was reached; `kept` was stored instead.
  /// `pages` is nil if it is read in percent.
  case atEnd(pages: Int?, kept: Int)
  /// The page reached was skipped, since the number of pages is unknown.
  case pageWithoutTotal(Int)
  /// The progress was skipped, since the number may be a page or a percentage.
  case pageOrPercent(String)
  /// The book is marked as finished although the progress is incomplete; it was stored as finished.
  /// `pages` is nil if it is read in percent.
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
