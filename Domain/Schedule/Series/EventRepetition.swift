/// How an event takes place more than once.
public enum EventRepetition: Hashable, Sendable {
  /// By a rule, whatever anybody does. A rule is large, and events are handed on often: all copies
  /// of one have it together.
  indirect case series(EventSeries)
  /// Only once at a time: the next time follows from when somebody marks it done.
  case afterDone(AfterDone)
}

/// A rule by which an event repeats, from the event's own start on.
public struct EventSeries: Hashable, Sendable {
  /// As it was entered.
  public let rule: Recurrence
  /// The last start that the rule gives; nil where it has no end, or none that anybody knows. Where
  /// holidays do not count, those of Korea alone, as others may be named later.
  public private(set) var last: LocalTime?
  /// Whether holidays are left out, as they are known whenever somebody asks.
  public let skipsHolidays: Bool
  /// Whether its clock is that of the event's zone, wherever one is; else it is the one at hand.
  public let followsZone: Bool

  /// The series of a rule from that start on, of which the last time is looked for; throws
  /// ``RecurrenceRefusal`` for a rule that repeats within a day where the start is one.
  public init(
    _ rule: Recurrence, from start: RepetitionStart, skipsHolidays: Bool = false,
    followsZone: Bool = false
  ) throws(RecurrenceRefusal) {
    let all = try Repetition(rule, from: start, keepsStart: true)
    var known = all.last
    if known == nil, rule.isEndless, !rule.isJoined, rule.scale == .gregorian {
      let bare = try Repetition(rule, from: start)
      // Of a rule that never gives anything the start takes place alone.
      if !bare.takesPlace(at: start.moment), bare.isEmpty { known = start.moment }
    }
    self.init(known: rule, last: known, skipsHolidays: skipsHolidays, followsZone: followsZone)
    last = last(beside: HolidayCalendar(.korea), from: start)
  }

  /// Its last start, where these holidays are kept: days that are left out do not count.
  func last(beside holidays: HolidayCalendar, from start: RepetitionStart) -> LocalTime? {
    guard skipsHolidays, let count = rule.count,
      let unending = try? Repetition(rule.unending, from: start, keepsStart: true)
    else { return last }
    var days = HolidayDays(holidays)
    var (left, found) = (count, last)
    for time in unending.occurrences(after: nil, limit: Repetition.mostInAnswer).times
    where !days.has(time.day) {
      found = time
      left -= 1
      if left == 0 { break }
    }
    return found
  }

  /// The series as it is kept.
  package init(
    known rule: Recurrence, last: LocalTime?, skipsHolidays: Bool, followsZone: Bool = false
  ) {
    self.rule = rule
    self.last = last
    self.skipsHolidays = skipsHolidays
    self.followsZone = followsZone
  }

  /// The rule as others are told of it, from that start on: a last day that is one, of something
  /// that has times, is the last of these. Here it stays the day that was entered.
  package func told(from start: RepetitionStart?) -> Recurrence {
    guard case .time? = start, case .day(let day)? = rule.until else { return rule }
    let end = LocalTime(day: day, time: .lastSecond)
    return rule.ending(.local(min(last ?? end, end)))
  }

  /// Whether its rule gives the start alone: so is kept what takes place at other times that are
  /// told one by one, by no rule or by one that nobody here knows.
  public var isOnce: Bool { rule == Recurrence.once }
}

extension Recurrence {
  static let once = try? Recurrence("FREQ=DAILY;COUNT=1")
}

extension Event {
  /// The clock by which the starts of the series are told, where that zone's is at hand.
  public func seriesClock(beside zone: any ZoneRules) -> any ZoneRules {
    guard series?.followsZone == true else { return zone }
    return zone.zone(named: span.zone) ?? zone
  }

  /// The last start that the rule gives, where the holidays of that zone are kept; nil where the
  /// event is no series, or one without an end.
  public func lastStart(in zone: any ZoneRules) -> LocalTime? {
    guard let series, series.skipsHolidays, zone.holidays != HolidayCalendar(.korea),
      let start = span.repetitionStart
    else { return series?.last }
    return series.last(beside: zone.holidays, from: start)
  }
}

/// What is to be done again so many days after it was done.
public struct AfterDone: Hashable, Sendable {
  public static let acceptedDays = 1...36_525

  public let days: Int
  /// How often it is still to be done, this time included; nil for ever.
  public let timesLeft: Int?

  /// Throws ``DomainError/invalid(_:)`` for fewer days than one or more than a hundred years.
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

  /// What is left once it was done; nil where it need not be done again.
  var afterOneMore: AfterDone? {
    guard let timesLeft else { return self }
    return try? AfterDone(days: days, timesLeft: timesLeft - 1)
  }
}

/// How an event is to repeat, as somebody enters it.
public struct EnteredRepetition: Hashable, Sendable {
  public enum Rule: Hashable, Sendable {
    /// With COUNT or UNTIL in the rule, where it is to end.
    case rule(Recurrence)
    case afterDone(days: Int, times: Int?)
  }

  public var way: Rule
  /// Days of which nothing is to take place; each has to be one on which something would.
  public var except: [Day]
  public var skipsHolidays: Bool

  public init(_ way: Rule, except: [Day] = [], skipsHolidays: Bool = false) {
    self.way = way
    self.except = except
    self.skipsHolidays = skipsHolidays
  }
}
