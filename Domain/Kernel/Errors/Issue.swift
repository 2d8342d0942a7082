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
  /// The text has more bytes than a text of its length may have.
  case tooManyBytes(limit: Int, actual: Int)
  /// A character has more combining marks than is plausible.
  case tooManyCombiningMarks(limit: Int, actual: Int)
  case outOfRange(ClosedRange<Int>, actual: Int)
  case tooMany(limit: Int, actual: Int)
  /// The text does not have the expected form.
  case unreadable(String)
  /// Text that is no value of the setting; empty for secrets.
  case unreadableSetting(name: String, String)
  /// The value of this search key has no meaning.
  case searchValue(SearchKey, String)
  /// The date does not exist in the year; if the year is nil, it exists in no year.
  case noSuchDate(year: Int?, month: Int, day: Int)
  /// The Korean lunar date does not exist in the year, or the calendar does not know the year.
  case noSuchLunarDate(year: Int?, month: Int, day: Int, isLeapMonth: Bool)
  case inTheFuture(Day, today: Day)
  /// The time is later today, but must not be in the future.
  case laterToday(TimeOfDay, now: TimeOfDay)
  case dayOutOfRange(ClosedRange<Day>, actual: Day)

  // Books
  /// The check digit of an ISBN is wrong; the expected one is given.
  case wrongCheckDigit(String, expected: String)
  /// The page count is less than the page reached.
  case belowPageReached(Int, actual: Int)
  /// The page is after the last page; `of` is the book's title.
  case pastEnd(of: String, pages: Int, actual: Int)
  /// The book's number of pages is unknown, so that it takes only percentages, not pages.
  case onlyPercent(ReadingProgress, of: String)
  /// The page is before that of an earlier record.
  case belowRecord(ReadingProgress, on: Day, actual: ReadingProgress)
  /// The page is after that of a later record.
  case aboveRecord(ReadingProgress, on: Day, actual: ReadingProgress)
  /// The first day is after the first record of the reading.
  case afterFirstRecord(Day, recordedOn: Day)
  /// The first day is before an earlier reading of the book was finished.
  case beforeEarlierReading(Day, finishedOn: Day)
  /// The last day is before the last record of the reading.
  case beforeReading(Day, earliest: Day)
  /// The last day is before the first day of the reading; `book` is the book's id.
  case beforeStart(Day, startedOn: Day, book: String)

  // Moods
  case tooFarAhead(LocalTime, latest: LocalTime)

  // People
  case notAPhoneNumber(String)
  case digitsOutOfRange(ClosedRange<Int>, actual: Int)
  case beforePlanting(Day, plantedOn: Day)
  /// The planting day is after the first watering.
  case afterFirstWatering(Day, wateredOn: Day)

  // Profile
  /// The file is not a picture, or the picture is incomplete.
  case notAPicture(String, PictureFlaw)

  // Schedule
  /// The end is not after the start.
  case notAfterStart(LocalTime, start: LocalTime)
  /// The last day is before the first.
  case beforeFirstDay(Day, first: Day)
  /// The end is after the year 9999.
  case afterLastYear
}
