/// The way an event repeats.
public enum EventRepetition: Hashable, Sendable {
  /// By a rule. The case is indirect because a rule is large and events are copied often.
  indirect case series(EventSeries)
  /// One occurrence at a time: the next one depends on when this one is marked done.
  case afterDone(AfterDone)
}

/// A rule by which an event repeats, from the event's start on.
public struct EventSeries: Hashable, Sendable {
  /// The rule as it was entered.
  public let rule: Recurrence
  /// The last start that the rule gives; nil if it has no end or none is known. If holidays are
  /// skipped, this assumes Korean holidays only, because the user may add others later.
  public private(set) var lastStart: LocalTime?
  /// Whether holidays are skipped, according to the calendar in use at the time of the query.
  public let skipsHolidays: Bool
  /// Whether the series follows the clock of the event's zone; otherwise it follows the local
  /// clock.
  public let followsZone: Bool

  /// Creates the series of a rule from that start on and computes its last start; throws
  /// ``RecurrenceRefusal`` for a rule that repeats within a day if the start is a whole day.
  public init(
    _ rule: Recurrence, from start: RepetitionStart, skipsHolidays: Bool = false,
    followsZone: Bool = false
  ) throws(RecurrenceRefusal) {
    let all = try Repetition(rule, from: start, keepsStart: true)
    var known = all.lastOccurrence
    if known == nil, all.isFullyExcluded {
      known = start.localTime
    } else if known == nil, rule.isEndless, !rule.hasSeveralRules, rule.calendarScale == .gregorian
    {
      let bare = try Repetition(rule, from: start)
      // If the rule gives nothing, the start is the only occurrence.
      if !bare.hasOccurrence(at: start.localTime), bare.isEmpty { known = start.localTime }
    }
    self.init(known: rule, last: known, skipsHolidays: skipsHolidays, followsZone: followsZone)
    lastStart = lastStart(skipping: HolidayCalendar(.korea), from: start)
  }

  /// Returns the last start if these holidays are skipped: they do not count towards the rule's
  /// count.
  func lastStart(skipping holidays: HolidayCalendar, from start: RepetitionStart) -> LocalTime? {
    guard skipsHolidays, let count = rule.count,
      let unending = try? Repetition(rule.withoutEnd, from: start, keepsStart: true)
    else { return lastStart }
    var days = HolidayCache(holidays)
    var (left, found) = (count, lastStart)
    for time in unending.occurrences(after: nil, limit: Repetition.maxPageSize).times
    where !days.contains(time.day) {
      found = time
      left -= 1
      if left == 0 { break }
    }
    return found
  }

  /// Creates a series from its stored fields.
  package init(
    known rule: Recurrence, last: LocalTime?, skipsHolidays: Bool, followsZone: Bool = false
  ) {
    self.rule = rule
    self.lastStart = last
    self.skipsHolidays = skipsHolidays
    self.followsZone = followsZone
  }

  /// Returns the rule as it is exported, for that start: an UNTIL date of an event with times
  /// becomes the last start on that day. The stored rule keeps the date that was entered.
  package func exportedRule(from start: RepetitionStart?) -> Recurrence {
    guard case .time? = start, case .day(let day)? = rule.until else { return rule }
    let end = LocalTime(day: day, time: .lastSecond)
    return rule.withEnd(.local(min(lastStart ?? end, end)))
  }

  /// Whether the rule gives only the start: this is how an event is stored whose other times are
  /// listed one by one, without a rule or with one that this program does not support.
  public var isSingleOccurrence: Bool { rule == Recurrence.singleOccurrence }
}

extension Recurrence {
  static let singleOccurrence = try? Recurrence("FREQ=DAILY;COUNT=1")
}

extension Event {
  /// Returns the clock on which the starts of the series are given: the clock of its own zone if
  /// the series follows one that is available, else `zone`.
  public func seriesClock(beside zone: any ZoneRules) -> any ZoneRules {
    guard series?.followsZone == true else { return zone }
    return zone.zone(named: span.zone) ?? zone
  }

  /// Returns the last start that the rule gives, with the holidays of that zone; nil if the event
  /// is no series or has no end.
  public func lastStart(in zone: any ZoneRules) -> LocalTime? {
    guard let series, series.skipsHolidays, zone.holidays != HolidayCalendar(.korea),
      let start = span.repetitionStart
    else { return series?.lastStart }
    return series.lastStart(skipping: zone.holidays, from: start)
  }
}

/// Repetition a number of days after the event was done.
public struct AfterDone: Hashable, Sendable {
  public static let acceptedDays = 1...36_525

  public let days: Int
  /// Remaining number of times, including this one; nil for no limit.
  public let timesLeft: Int?

  /// Throws ``DomainError/invalid(_:)`` for less than one day, more than a hundred years, or fewer
  /// than one time left.
  public init(days: Int, timesLeft: Int? = nil) throws {
    guard AfterDone.acceptedDays.contains(days) else {
      throw DomainError.invalid(
        .repetition, .outOfRange(AfterDone.acceptedDays, actual: days))
    }
    if let timesLeft, timesLeft < 1 {
      throw DomainError.invalid(.repetition, .outOfRange(1...Int(Int32.max), actual: timesLeft))
    }
    self.days = days
    self.timesLeft = timesLeft
  }

  /// The repetition after the event was done once more; nil if it is not repeated again.
  var afterNextDone: AfterDone? {
    guard let timesLeft else { return self }
    return try? AfterDone(days: days, timesLeft: timesLeft - 1)
  }
}

/// A repetition as the user enters it.
public struct EnteredRepetition: Hashable, Sendable {
  public enum Rule: Hashable, Sendable {
    /// A rule, with COUNT or UNTIL if it ends.
    case rule(Recurrence)
    case afterDone(days: Int, times: Int?)
  }

  public var rule: Rule
  /// Days whose occurrences are removed; the rule has to give an occurrence on each.
  public var excludedDays: [Day]
  public var skipsHolidays: Bool

  public init(_ way: Rule, except: [Day] = [], skipsHolidays: Bool = false) {
    self.rule = way
    self.excludedDays = except
    self.skipsHolidays = skipsHolidays
  }
}
