/// What a file tells of a reading and cannot be so, and what was kept in its place.
public enum ReadingMisfit: Hashable, Sendable {
  /// The page reached lies past the end of the book.
  case pastEnd(page: Int, pages: Int, kept: Int)
  /// The end of the book was reached, which is nevertheless being read; nil where it is read in
  /// percent.
  case atEnd(pages: Int?, kept: Int)
  /// The page reached of a book whose pages nobody knows; it was left out.
  case pageOfUnknown(Int)
  /// How far it is read, as a number that may be a page as well as a percentage; it was left out.
  case pageOrPercent(String)
  /// The book is finished, and yet only so far read; nil where that is told in percent. It counts
  /// as finished.
  case finishedBefore(page: Int, pages: Int?)
  /// The first day is still to come; it was left out.
  case startAhead(Day)
  /// The first day lies after the last one; it was left out.
  case startAfterEnd(Day, end: Day)
  /// The target lies before the first day; it was left out.
  case targetBeforeStart(Day, start: Day)
  /// The target is further ahead than one may be; it was left out.
  case targetTooFar(Day, latest: Day)
}
