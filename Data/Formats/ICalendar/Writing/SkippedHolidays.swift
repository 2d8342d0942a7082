import HearthDomain

/// Occurrences of a series on holidays, written as EXDATE for other programs. They have no such
/// rule, and count excluded occurrences.
struct SkippedHolidays {
  static let none = SkippedHolidays(starts: [], count: nil)
  static let flag = "X-HEARTH-SKIP-HOLIDAYS"
  private static let mark: StaticString = "X-HEARTH-HOLIDAYS"
  /// Parameters: the number of occurrences as entered and as written.
  private static let (entered, written): (StaticString, StaticString) = ("X-COUNT", "X-WRITTEN")
  private static let most = 1000

  private let starts: [LocalTime]
  private let count: Int?

  private init(starts: [LocalTime], count: Int?) {
    (self.starts, self.count) = (starts, count)
  }

  /// Finds the occurrences; without an end, through next year.
  init(of kept: StoredEvent, in zone: any ZoneRules, now: Instant) {
    let year = min(9998, zone.localTime(at: now).day.year)
    guard let series = kept.event.series, series.skipsHolidays, !series.rule.isRare,
      let timetable = SeriesTimetable(of: kept.event, kept.exceptions, in: zone),
      let day = Day(year: year + 1, month: 12, day: 31)
    else {
      self = .none
      return
    }
    starts = Array(timetable.onHolidays(through: day).prefix(SkippedHolidays.most))
    count = timetable.countWithHolidays
  }

  /// Returns the rule with its count increased by the excluded occurrences.
  func written(_ rule: Recurrence) -> Recurrence {
    var rule = rule
    rule.count = count ?? rule.count
    return rule
  }

  /// Returns this program's property for the option.
  func flag(of series: EventSeries) -> [String] {
    guard series.skipsHolidays else { return [] }
    guard let count, let own = series.rule.count else { return ["\(SkippedHolidays.flag):TRUE"] }
    let numbers = "\(SkippedHolidays.entered)=\(own);\(SkippedHolidays.written)=\(count)"
    return ["\(SkippedHolidays.flag);\(numbers):TRUE"]
  }

  var last: LocalTime? { starts.last }

  func days(as times: ICalendarTimes) -> [String] {
    if starts.isEmpty { return [] }
    let line = times.line(
      "EXDATE;\(SkippedHolidays.mark)=TRUE", starts.map { times.time(at: $0) })
    return [String(decoding: line.bytes, as: UTF8.self)]
  }

  // MARK: Reading

  /// Whether the line lists skipped holidays for other programs.
  static func isMarked(_ line: ICalendarLine) -> Bool {
    line.name == "EXDATE" && line.parameter(mark) != nil
  }

  /// Returns the rule with the count as entered, unless another program has changed the written
  /// count.
  static func entered(_ rule: Recurrence, _ flag: ICalendarLine) -> Recurrence {
    guard let own = flag.parameter(entered).flatMap({ Int($0) }), let count = rule.count,
      flag.parameter(written).flatMap({ Int($0) }) == count, (1...count).contains(own)
    else { return rule }
    var rule = rule
    rule.count = own
    return rule
  }
}
