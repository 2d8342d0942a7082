/// What is still to be read of an open goal, as seen from a day.
public struct ReadingPlan: Hashable, Sendable {
  public let pagesLeft: Int
  /// Days until the target, 0 on it and negative past it: the D-day.
  public let daysLeft: Int
  /// Pages left by days left, today and the target day among them, rounded up; everything on the
  /// target day and past it. Once today has a part of its share it is what each day asks for from
  /// tomorrow on, where one follows.
  public let pagesPerDay: Int
  public let pagesLeftToday: Int
  /// What each day asks for from tomorrow on, when today's share is read; 0 where no day follows.
  public let pagesPerDayLater: Int
  public let pageToday: Int
  /// Whether the page reached lies on the straight line from the first day to the target and the
  /// last page, or beyond, whoever noted its pages: what a file told as read counts like what was
  /// noted here. Today's pages are not asked for before the day is over.
  ///
  /// Nil where nobody can say: a reading of which the first day is not known has no such line. It
  /// is on track once today's share is read, and is not where the last record is of a day before
  /// yesterday.
  public let isOnTrack: Bool?
  /// Whether the target has passed.
  public let isLate: Bool
  /// Whether its pages are percent, of a book whose pages nobody knows.
  public let isInPercent: Bool
  /// Whether something was read today, so that the days to come ask for another number.
  public let isBegunToday: Bool

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
    isBegunToday = pagesLeftToday < even
    pagesPerDay = ReadingPlan.pagesPerDay(left: left, readToday: readToday, daysLeft: days)
    pageToday = reading.page + pagesLeftToday
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

  /// What each day asks for where so many pages are left until a target in so many days, and so
  /// many were read today.
  public static func pagesPerDay(left: Int, readToday: Int, daysLeft days: Int) -> Int {
    let even = ReadingPlan.pagesPerDay(left, over: days + 1)
    let share = ReadingPlan.pagesPerDay(left + readToday, over: days + 1)
    let leftToday = min(left, max(0, share - readToday))
    guard leftToday < even, days > 0 else { return even }
    let later = ReadingPlan.pagesPerDay(left - leftToday, over: days)
    return later > 0 ? later : even
  }

  /// So many pages shared out over the days left, rounded up; all of them on the last one and
  /// past it.
  public static func pagesPerDay(_ pages: Int, over days: Int) -> Int {
    let days = max(1, days)
    return (pages + days - 1) / days
  }
}
