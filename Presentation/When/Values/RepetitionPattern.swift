import HearthDomain

/// Repetition as described by one phrase.
struct RepetitionPattern: Hashable, Sendable {
  var frequency: Recurrence.Frequency
  var interval = 1
  var weekdays: [Weekday] = []
  var monthDays: [Int] = []
  var months: [Int] = []
  var nth: NthInPeriod?
  var weekNumbers: [Int] = []
  /// 1 for weeks with an odd number, 0 for weeks with an even number.
  var weekParity: Int?
  var lunar: LunarMonthDay?
  var feast: Feast?
  /// Whether the day was chosen as the usual day of the named part of the month.
  var hasUsualDay = false
  /// Part of the day that belongs to the repetition: `tuesday evenings`.
  var part: PartOfDay?

  init(_ frequency: Recurrence.Frequency, every interval: Int = 1) {
    self.frequency = frequency
    self.interval = interval
  }

  private static let units: [CalendarUnit: Recurrence.Frequency] = [
    .day: .daily, .week: .weekly, .month: .monthly, .year: .yearly,
  ]

  /// Creates a plain pattern that repeats after the length; nil if the length is not positive, or
  /// if its unit has no frequency.
  init?(every length: Length) {
    let perHour = length.unit == .minute && length.count % 60 == 0 ? 60 : 1
    let minutely = perHour == 1 ? Recurrence.Frequency.minutely : .hourly
    guard length.count > 0,
      let frequency = length.unit == .minute ? minutely : Self.units[length.unit]
    else { return nil }
    self.init(frequency, every: length.count / perHour)
  }

  static func weekly(_ weekdays: [Weekday], every interval: Int = 1) -> RepetitionPattern {
    var pattern = RepetitionPattern(.weekly, every: interval)
    pattern.weekdays = Weekday.allCases.filter(weekdays.contains)
    return pattern
  }

  static func monthly(on days: [Int]) -> RepetitionPattern {
    var pattern = RepetitionPattern(.monthly)
    pattern.monthDays = days
    return pattern
  }

  /// Whether the pattern has only a frequency and an interval, and perhaps a part of the day.
  var isPlain: Bool {
    var plain = RepetitionPattern(frequency, every: interval)
    plain.part = part
    return self == plain
  }

  /// Interval of a plain pattern of days or longer; nil for other patterns.
  var plainInterval: Length? {
    guard isPlain else { return nil }
    return Self.units.first { $0.value == frequency }.map { Length(interval, $0.key) }
  }

  static let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
  static let weekend: [Weekday] = [.saturday, .sunday]
}

extension Weekday {
  /// Returns the weekdays from one to another.
  static func days(_ first: Weekday, to last: Weekday) -> [Weekday] {
    (0...(last.rawValue - first.rawValue + 7) % 7).compactMap {
      Weekday(rawValue: (first.rawValue - 1 + $0) % 7 + 1)
    }
  }
}

/// Occurrences that a repetition excludes.
enum ExceptionPattern: Hashable, Sendable {
  case weekdays([Weekday])
  case day(DatePattern)
  case days(Span)
  case months([Int])
}
