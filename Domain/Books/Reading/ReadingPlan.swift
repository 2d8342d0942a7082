/// The rest of the reading of an open goal with a target, as planned on one day.
public struct ReadingPlan: Hashable, Sendable {
  public let pagesLeft: Int
  /// Days until the target: 0 on that day, negative after it.
  public let daysLeft: Int
  /// Pages to read per day until the target: the remaining pages, divided by the remaining days
  /// including today and the target day, rounded up. On the target day and after it, all remaining
  /// pages. If pages were already read today, the number of pages per day from tomorrow on.
  public let pagesPerDay: Int
  public let pagesLeftToday: Int
  /// Pages per day from tomorrow on, after today's share is read; 0 if today is the last day.
  public let pagesPerDayLater: Int
  public let targetPageToday: Int
  /// Whether the reading is on schedule, that is, on or above the straight line from the first day
  /// to the target day and last page. Pages from a file count, too; today's pages are not required
  /// before the day is over.
  ///
  /// If the first day is unknown, there is no such line. The value is then true if today's share is
  /// read, false if the last record is before yesterday, and otherwise nil.
  public let isOnTrack: Bool?
  /// Whether the target day has passed.
  public let isLate: Bool
  /// Whether the numbers of pages are percentages, because the book's number of pages is unknown.
  public let isInPercent: Bool
  /// Whether some pages were read today, so that the share of later days differs.
  public let hasReadToday: Bool

  init(of reading: Reading, until target: Day, lastPage: Int, isInPercent: Bool = false, today: Day)
  {
    self.isInPercent = isInPercent
    let days = target - today
    let left = max(0, lastPage - reading.page)
    let readToday = reading.pages(on: today)
    let share = ReadingPlan.pagesPerDay(left + readToday, over: days + 1)
    daysLeft = days
    pagesLeft = left
    let even = ReadingPlan.pagesPerDay(left, over: days + 1)
    pagesLeftToday = min(left, max(0, share - readToday))
    pagesPerDayLater =
      days > 0 ? ReadingPlan.pagesPerDay(left - pagesLeftToday, over: days) : 0
    hasReadToday = pagesLeftToday < even
    pagesPerDay = ReadingPlan.pagesPerDay(left: left, readToday: readToday, daysLeft: days)
    targetPageToday = reading.page + pagesLeftToday
    isLate = days < 0
    guard let start = reading.knownStart, !isLate else {
      let isMissed = reading.lastRecord.map { today - $0.day > 1 } ?? false
      isOnTrack = isLate ? false : pagesLeftToday == 0 ? true : isMissed ? false : nil
      return
    }
    let whole = target - start + 1
    let gone = min(max(0, today - start), whole)
    isOnTrack = whole <= 0 || reading.page * whole >= lastPage * gone
  }

  /// Returns the number of pages to read per day for `left` remaining pages, given the pages
  /// already read today and the days until the target.
  public static func pagesPerDay(left: Int, readToday: Int, daysLeft days: Int) -> Int {
    let even = ReadingPlan.pagesPerDay(left, over: days + 1)
    let share = ReadingPlan.pagesPerDay(left + readToday, over: days + 1)
    let leftToday = min(left, max(0, share - readToday))
    guard leftToday < even, days > 0 else { return even }
    let later = ReadingPlan.pagesPerDay(left - leftToday, over: days)
    return later > 0 ? later : even
  }

  /// Returns the pages divided by the days, rounded up; all pages if there are no days left.
  public static func pagesPerDay(_ pages: Int, over days: Int) -> Int {
    let days = max(1, days)
    return (pages + days - 1) / days
  }
}
