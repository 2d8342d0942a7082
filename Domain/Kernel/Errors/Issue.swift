/// One value that is not accepted, and why.
public struct Issue: Hashable, Sendable {
  public let field: Field
  public let problem: Problem
}

/// Why a value is not accepted.
public enum Problem: Hashable, Sendable {
  case empty
  case tooShort(least: Int)
  case tooLong(limit: Int, actual: Int)
  /// More cells of a terminal, of which a Hangul syllable takes two.
  case tooWide(limit: Int, actual: Int)
  /// The same of that one of several.
  case oneIsTooWide(String, limit: Int, actual: Int)
  /// More bytes than so many characters need.
  case tooManyBytes(limit: Int, actual: Int)
  /// More marks on one character than anybody writes.
  case tooManyMarks(limit: Int, actual: Int)
  case outOfRange(ClosedRange<Int>, actual: Int)
  case tooMany(limit: Int, actual: Int)
  /// The text has not the form that is expected here.
  case unreadable(String)
  /// What stands behind this key of a search has no meaning there.
  case searchValue(SearchKey, String)
  /// The calendar has no such day, in that year or in any.
  case noSuchDate(year: Int?, month: Int, day: Int)
  /// The Korean lunar calendar has no such day in that year, or does not know the year.
  case noSuchLunarDate(year: Int?, month: Int, day: Int, isLeapMonth: Bool)
  case inTheFuture(Day, today: Day)
  /// A time of today that has not come yet.
  case laterToday(TimeOfDay, now: TimeOfDay)
  case dayOutOfRange(ClosedRange<Day>, actual: Day)

  // Books
  /// The check digit of an ISBN does not fit the others; this one would.
  case wrongCheckDigit(String, expected: String)
  /// A book cannot have fewer pages than were read of it.
  case belowPageReached(Int, actual: Int)
  /// A page after the last of the book with that title.
  case pastEnd(of: String, pages: Int, actual: Int)
  /// A page, or so many pages further, in the book with that title, whose pages nobody knows.
  case onlyPercent(ReadingProgress, of: String)
  /// A page before the one that an earlier record has.
  case belowRecord(ReadingProgress, on: Day, actual: ReadingProgress)
  /// A page after the one that a later record has.
  case aboveRecord(ReadingProgress, on: Day, actual: ReadingProgress)
  /// A reading cannot begin after its first record.
  case afterFirstRecord(Day, recordedOn: Day)
  /// A reading cannot begin before an earlier one of the same book was finished.
  case beforeEarlierReading(Day, finishedOn: Day)
  /// A reading cannot end before its last record.
  case beforeReading(Day, earliest: Day)
  /// The reading of the book with that id cannot end before the day on which it began.
  case beforeStart(Day, startedOn: Day, book: String)

  // Moods
  case tooFarAhead(LocalTime, latest: LocalTime)

  // People
  case notAPhoneNumber(String)
  case digitsOutOfRange(ClosedRange<Int>, actual: Int)
  case beforePlanting(Day, plantedOn: Day)
  /// A plant cannot be planted after it was watered for the first time.
  case afterFirstWatering(Day, wateredOn: Day)

  // Profile
  /// A file that is no picture, or not a whole one.
  case noPicture(String, PictureFlaw)

  // Schedule
  /// An end that is the start or comes before it.
  case notAfterStart(LocalTime, start: LocalTime)
  /// A last day that comes before the first.
  case beforeFirstDay(Day, first: Day)
  /// An end behind the last day of the year 9999.
  case calendarEnds
}
