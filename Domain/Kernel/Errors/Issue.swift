/// An invalid value and the reason.
public struct Issue: Hashable, Sendable {
  public let field: Field
  public let problem: Problem
}

/// Why a value is invalid.
public enum Problem: Hashable, Sendable {
  case empty
  case tooShort(least: Int)
  case tooLong(limit: Int, actual: Int)
  /// The text takes too many terminal cells; a Hangul syllable takes two.
  case tooWide(limit: Int, actual: Int)
  /// One element of a list takes too many terminal cells.
  case elementTooWide(String, limit: Int, actual: Int)
  /// The text has more bytes than its characters should need.
  case tooManyBytes(limit: Int, actual: Int)
  /// A character has more combining marks than plausible.
  case tooManyCombiningMarks(limit: Int, actual: Int)
  case outOfRange(ClosedRange<Int>, actual: Int)
  case tooMany(limit: Int, actual: Int)
  /// The text does not have the expected form.
  case unreadable(String)
  /// The value of this search key is meaningless.
  case searchValue(SearchKey, String)
  /// The date does not exist, in the year or in any.
  case noSuchDate(year: Int?, month: Int, day: Int)
  /// The Korean lunar date does not exist in the year, or the year is unknown.
  case noSuchLunarDate(year: Int?, month: Int, day: Int, isLeapMonth: Bool)
  case inTheFuture(Day, today: Day)
  /// A time that is later today.
  case laterToday(TimeOfDay, now: TimeOfDay)
  case dayOutOfRange(ClosedRange<Day>, actual: Day)

  // Books
  /// The check digit of an ISBN is wrong; the expected one is given.
  case wrongCheckDigit(String, expected: String)
  /// A book cannot have fewer pages than were read.
  case belowPageReached(Int, actual: Int)
  /// The page is after the last page of the book with this title.
  case pastEnd(of: String, pages: Int, actual: Int)
  /// A page or page count for a book with an unknown number of pages, which takes only percentages.
  case onlyPercent(ReadingProgress, of: String)
  /// The page is before that of an earlier record.
  case belowRecord(ReadingProgress, on: Day, actual: ReadingProgress)
  /// The page is after that of a later record.
  case aboveRecord(ReadingProgress, on: Day, actual: ReadingProgress)
  /// A reading cannot begin after its first record.
  case afterFirstRecord(Day, recordedOn: Day)
  /// A reading cannot begin before an earlier reading of the book was finished.
  case beforeEarlierReading(Day, finishedOn: Day)
  /// A reading cannot end before its last record.
  case beforeReading(Day, earliest: Day)
  /// The reading of the book with this id cannot end before it began.
  case beforeStart(Day, startedOn: Day, book: String)

  // Moods
  case tooFarAhead(LocalTime, latest: LocalTime)

  // People
  case notAPhoneNumber(String)
  case digitsOutOfRange(ClosedRange<Int>, actual: Int)
  case beforePlanting(Day, plantedOn: Day)
  /// A person cannot be planted after the first watering.
  case afterFirstWatering(Day, wateredOn: Day)

  // Profile
  /// The file is not a picture, or an incomplete one.
  case notAPicture(String, PictureFlaw)

  // Schedule
  /// The end is not after the start.
  case notAfterStart(LocalTime, start: LocalTime)
  /// The last day is before the first.
  case beforeFirstDay(Day, first: Day)
  /// The end is after the year 9999.
  case afterLastYear
}
