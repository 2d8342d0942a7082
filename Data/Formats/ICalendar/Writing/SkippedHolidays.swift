import HearthDomain

/// Occurrences of a series that are skipped because of holidays. They are written as EXDATE,
/// because other programs have no such rule; they also count excluded occurrences.
struct SkippedHolidays {
  static let none = SkippedHolidays(starts: [], count: nil)
  static let flagProperty = "X-HEARTH-SKIP-HOLIDAYS"
  private static let listProperty: StaticString = "X-HEARTH-HOLIDAYS"
  /// Parameters with the number of occurrences that the user entered, and with the increased number
  /// that is written.
  private static let (enteredParameter, writtenParameter): (StaticString, StaticString) = (
    "X-COUNT", "X-WRITTEN"
  )
  private static let maxStarts = 1000

  private let starts: [LocalTime]
  private let count: Int?

  private init(starts: [LocalTime], count: Int?) {
    (self.starts, self.count) = (starts, count)
  }

  /// Finds the skipped occurrences. For an endless series, finds those up to the end of next year.
  init(of kept: StoredEvent, in zone: any ZoneRules, now: Instant) {
    let year = min(9998, zone.localTime(at: now).day.year)
    guard let series = kept.event.series, series.skipsHolidays, !series.rule.isRare,
      let timetable = SeriesTimetable(of: kept.event, kept.exceptions, in: zone),
      let day = Day(year: year + 1, month: 12, day: 31)
    else {
      self = .none
      return
    }
    starts = Array(timetable.startsOnHolidays(through: day).prefix(SkippedHolidays.maxStarts))
    count = timetable.countWithHolidays
  }

  /// Returns the rule with its number of occurrences increased by the skipped ones.
  func countingSkipped(_ rule: Recurrence) -> Recurrence {
    var rule = rule
    rule.count = count ?? rule.count
    return rule
  }

  /// Returns this program's property that marks a series as skipping holidays; empty if it does
  /// not.
  func flag(of series: EventSeries) -> [String] {
    guard series.skipsHolidays else { return [] }
    guard let count, let own = series.rule.count else {
      return ["\(SkippedHolidays.flagProperty):TRUE"]
    }
    let numbers =
      "\(SkippedHolidays.enteredParameter)=\(own);\(SkippedHolidays.writtenParameter)=\(count)"
    return ["\(SkippedHolidays.flagProperty);\(numbers):TRUE"]
  }

  var last: LocalTime? { starts.last }

  func days(as times: ICalendarTimes) -> [String] {
    if starts.isEmpty { return [] }
    let line = times.line(
      "EXDATE;\(SkippedHolidays.listProperty)=TRUE", starts.map { times.time(at: $0) })
    return [String(decoding: line.bytes, as: UTF8.self)]
  }

  // MARK: Reading

  /// Whether the line is the list of skipped holidays, written for other programs.
  static func listsHolidays(_ line: ICalendarLine) -> Bool {
    line.name == "EXDATE" && line.parameter(listProperty) != nil
  }

  /// Returns the rule with the number of occurrences that the user entered, unless another program
  /// has changed the number that was written.
  static func enteredRule(_ rule: Recurrence, _ flag: ICalendarLine) -> Recurrence {
    guard let own = flag.parameter(enteredParameter).flatMap({ Int($0) }), let count = rule.count,
      flag.parameter(writtenParameter).flatMap({ Int($0) }) == count, (1...count).contains(own)
    else { return rule }
    var rule = rule
    rule.count = own
    return rule
  }
}
