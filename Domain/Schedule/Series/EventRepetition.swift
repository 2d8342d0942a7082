/// How an event repeats. It is indirect because rules are large and events are copied often.
public indirect enum EventRepetition: Hashable, Sendable {
  /// The event repeats by a rule.
  case series(EventSeries)
}

/// A rule by which an event repeats, beginning at the event's start.
public struct EventSeries: Hashable, Sendable {
  /// The rule as the user entered it.
  public let rule: Recurrence
  /// The last start that the rule yields; nil if it has no end or the last start is unknown. If
  /// holidays are skipped, it is computed with Korean holidays only, since the user may add others
  /// later.
  public private(set) var lastStart: LocalTime?
  /// Whether holidays are skipped. Which days are holidays is decided at each query.
  public let skipsHolidays: Bool
  /// Whether the series follows the clock of the event's time zone; otherwise it follows the local
  /// clock.
  public let followsZone: Bool

  /// Creates a series and computes its last start. Throws ``RecurrenceRefusal`` if the rule repeats
  /// within a day but the start is a whole day.
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
      // If the rule yields nothing, the start is the only occurrence.
      if !bare.hasOccurrence(at: start.localTime), bare.isEmpty { known = start.localTime }
    }
    self.init(known: rule, last: known, skipsHolidays: skipsHolidays, followsZone: followsZone)
    lastStart = lastStart(skipping: HolidayCalendar([.korea]), from: start)
  }

  /// Returns the last start if these holidays are skipped. Skipped occurrences do not count towards
  /// the rule's COUNT.
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

  /// Returns the rule as it is exported. If an event has times, an UNTIL date is replaced by the
  /// last start on that day. The stored rule keeps the date.
  package func exportedRule(from start: RepetitionStart?) -> Recurrence {
    guard case .time? = start, case .day(let day)? = rule.until else { return rule }
    let end = LocalTime(day: day, time: .lastSecond)
    return rule.withEnd(.local(min(lastStart ?? end, end)))
  }

  /// Whether the rule yields only the start. An event is stored in this way if its other times are
  /// listed one by one, because it has no rule or one that this program does not support.
  public var isSingleOccurrence: Bool { rule == Recurrence.singleOccurrence }
}

extension Recurrence {
  static let singleOccurrence = try? Recurrence("FREQ=DAILY;COUNT=1")
}

extension Event {
  /// Returns the clock on which original starts of the series are stated: that of its own time
  /// zone, if the series follows it and it is known; otherwise `zone`.
  public func seriesClock(beside zone: any ZoneRules) -> any ZoneRules {
    guard series?.followsZone == true else { return zone }
    return zone.zone(named: span.zone) ?? zone
  }

  /// Returns the last start that the rule yields, with the holidays of that zone. Nil if the event
  /// is not a series or has no end.
  public func lastStart(in zone: any ZoneRules) -> LocalTime? {
    guard let series, series.skipsHolidays, zone.holidays != HolidayCalendar([.korea]),
      let start = span.repetitionStart
    else { return series?.lastStart }
    return series.lastStart(skipping: zone.holidays, from: start)
  }
}

/// Repetition of a to-do some days after it was done.
public struct AfterDone: Hashable, Sendable {
  public static let acceptedDays = 1...36_525

  public let days: Int
  /// Number of times left, including this one; nil if there is no limit.
  public let timesLeft: Int?

  /// Creates a repetition. Throws ``DomainError/invalid(_:)`` for less than one day, more than a
  /// hundred years, or no time left.
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

  /// The repetition that is left after the to-do is done one more time; nil if it does not repeat
  /// after that.
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
  /// Days on which the occurrence is removed. The rule must yield an occurrence on each of them.
  public var excludedDays: [Day]
  public var skipsHolidays: Bool

  public init(_ way: Rule, except: [Day] = [], skipsHolidays: Bool = false) {
    self.rule = way
    self.excludedDays = except
    self.skipsHolidays = skipsHolidays
  }
}
