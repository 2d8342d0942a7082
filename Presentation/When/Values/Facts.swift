import HearthDomain

/// When something takes place, according to a set of phrases.
struct Facts: Hashable, Sendable {
  @Rare var moment: Moment?
  /// Span between two hours, or between two days with hours.
  @Rare var span: Span?
  /// Span between two days.
  @Rare var daySpan: Span?
  /// Two listed days: `sat and sun`.
  var listedDays: [Moment] = []
  @Rare var repetition: RepetitionPattern?
  var length: Length?
  @Rare var first: Moment?
  @Rare var last: Moment?
  @Rare var due: Moment?
  var count: Int?
  /// Average number of days between two occurrences of a rate such as `주 3회`, which names no days.
  var averageIntervalDays: Int?
  /// Several hours of each day.
  var listedHours: [ClockPattern] = []
  var exceptions: [ExceptionPattern] = []
  /// Months to which a repetition is limited.
  var months: [Int] = []
  var skipsHolidays = false
  var includesHolidays = false
  var zone: String?
  /// Zone of the end, if it differs from ``zone``.
  var endZone: String?
  /// The start on the clock of another zone.
  @Rare var startElsewhere: ZonedTime?
  var reminders: [Length] = []
  /// Times of reminders on the first day or earlier; the date is a distance from the first day.
  var remindersAt: [Moment] = []
  /// Whether no reminder is wanted.
  var disablesReminders = false
  /// Length after completion until something is due again.
  var afterDone: Length?
  var isAllDay = false
  /// Questions that the phrases leave open.
  var openReasons: [OpenReason] = []

  var isEmpty: Bool { self == Facts() }
}

/// Time on the clock of a zone.
struct ZonedTime: Hashable, Sendable {
  let clock: ClockPattern
  let zone: String
}

/// Reason why a phrase cannot be resolved to a day or time without asking.
enum OpenReason: Error, Hashable {
  /// Words without a certain time: `someday`, `조만간`.
  case vague
  /// A week, month, quarter, season or year instead of a day.
  case period
  case alternatives
  case severalTimes
  /// Times of one repetition whose minutes differ: `7:15 and 8:30`.
  case unequalMinutes
  case severalDays
  case rate
  case before
  case zone
  case feast
  case everyNth
  case bareSpan
  case noSuchDay
  case noSuchTime
  /// The weekday does not match the date, which is this day.
  case weekdayMismatch(Day)
  case contradiction
  case endBeforeStart
  case missingStart
  case missingEnd
  case missingDay
  case missingHour
  case part
  case exception
  case count
  case length
  case unreadNextToTime
  /// The named day was a few days ago.
  case passed(Day)
  /// The next occurrence of a past event's date is soon, and the last one was nearly a year ago.
  case notYetCome(next: Day, last: Day, TimeOfDay?)
  case openEnd

  /// Whether the phrases contradict each other, so that another reading should be tried first.
  var isContradiction: Bool {
    switch self {
    case .weekdayMismatch, .contradiction, .endBeforeStart, .exception, .count, .feast: true
    default: false
    }
  }
}
