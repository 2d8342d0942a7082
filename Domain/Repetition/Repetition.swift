/// Start of a recurrence.
public enum RepetitionStart: Hashable, Sendable {
  case day(Day)
  case time(LocalTime)

  /// The start as a time; for a day, its midnight.
  public var localTime: LocalTime {
    switch self {
    case .day(let day): day.start
    case .time(let time): time
    }
  }
}

/// A rule together with its start: its occurrences (instances) on a wall clock without a time zone.
///
/// If the start is a day, the instances are midnights. They are computed where needed, without
/// counting from the start.
public struct Repetition: Sendable {
  /// A part of a rule's instances, sorted.
  public struct OccurrencePage: Hashable, Sendable {
    public let times: [LocalTime]
    /// Whether there are more instances after these.
    public let hasMore: Bool
  }

  public static let maxPageSize = 10_000

  public let rule: Recurrence
  public let start: RepetitionStart
  /// The last instance; nil if the rule is endless, has no instances, or continues after the end of
  /// the calendar's table.
  public private(set) var lastOccurrence: LocalTime?
  /// Last day of the calendar's table, if the rule continues after it.
  public let calendarEnd: Day?

  private let source: RuleSource
  private let firstSecond: Int
  private let lastSecond: Int
  /// Whether the start is an instance even if the rule does not yield it.
  private let keepsStart: Bool
  /// Last second at which the rule itself can have instances.
  private let lastRuleSecond: Int
  /// Repetitions of additional rules, and of exclusion rules.
  let additionalRepetitions: [Repetition]
  let excludedRepetitions: [Repetition]
  /// Whether all instances of the rule itself are excluded; the start may still be an instance.
  private(set) var isRuleExcluded = false
  /// Additional rules that are not fully excluded.
  private(set) var notExcludedRules: [Repetition] = []

  /// Creates a repetition.
  ///
  /// - Parameters:
  ///   - keepsStart: whether the start is an instance, and counts as one, even if the rule
  ///     does not yield it, as for events.
  ///   - last: the last instance, if it is already known.
  public init(
    _ rule: Recurrence, from start: RepetitionStart, keepsStart: Bool = false,
    last known: LocalTime? = nil
  ) throws(RecurrenceRefusal) {
    if case .day = start, rule.frequency < .daily {
      throw RecurrenceRefusal(
        part: RecurrencePart.frequency.rawValue, value: rule.frequency.name, position: 1,
        reason: .needsTime)
    }
    self.rule = rule
    self.start = start
    let begin = start.localTime.secondsSinceEpoch
    firstSecond = begin
    let parts = RuleParts(rule, start)
    let tableEnd = rule.calendarScale.days.upperBound * 86_400 - 1
    let until = rule.until.map { $0.lastSecond(from: start) }
    var end = min(tableEnd, until ?? tableEnd)
    let source =
      parts.dailySegments.map(RuleSource.daily) ?? parts.periodSegments.map(RuleSource.periods)
      ?? .nothing
    self.source = source
    let asItIs = end
    (self.keepsStart, lastRuleSecond) = (keepsStart, asItIs)
    func extra() -> Int? {
      keepsStart && (asItIs < begin || !source.hasInstance(at: begin)) ? begin : nil
    }
    var isOpen =
      rule.isEndless || until.map { $0 > tableEnd && rule.calendarScale == .dangi } ?? false
    var last: Int?
    if let known, !rule.hasSeveralRules {
      (last, isOpen) = (known.secondsSinceEpoch, false)
      end = min(end, known.secondsSinceEpoch)
    } else if let count = rule.count {
      let rest = extra() == nil ? count : count - 1
      // Find out here, once, whether the rule has any instances, so that no query has to scan for
      // them.
      let isBare = end < firstSecond || source.instances(in: firstSecond...end, upTo: 1).isEmpty
      last = rest == 0 || isBare ? nil : source.instance(rest, from: firstSecond)
      if let found = last, found <= end {
        (end, isOpen) = (found, false)
      } else if rest == 0 || isBare && rule.calendarScale == .gregorian {
        (end, isOpen) = (firstSecond - 1, false)
      } else {
        isOpen = rule.calendarScale == .dangi && (rule.until == nil || isOpen)
        last = isOpen || end < firstSecond ? nil : source.last(in: firstSecond...end)
      }
    } else if !isOpen, end >= firstSecond {
      last = source.last(in: firstSecond...end)
    }
    self.lastSecond = end
    additionalRepetitions = try rule.additionalRules.map { other throws(RecurrenceRefusal) in
      try Repetition(other, from: start)
    }
    excludedRepetitions = try rule.exclusionRules.map { other throws(RecurrenceRefusal) in
      try Repetition(other, from: start)
    }
    let lasts = additionalRepetitions.filter { !$0.isEmpty }.map(\.lastOccurrence)
    if isOpen || lasts.contains(nil) {
      self.lastOccurrence = nil
    } else {
      let own = (last ?? extra()).map(LocalTime.init(clampingSecondsSinceEpoch:))
      self.lastOccurrence = (lasts + [own]).compactMap(\.self).max()
    }
    calendarEnd =
      isOpen && rule.calendarScale == .dangi
      ? Day(clampingNumber: rule.calendarScale.days.upperBound - 1) : nil
    isRuleExcluded = excludedRepetitions.contains { $0.includesAllInstances(of: self) }
    notExcludedRules = additionalRepetitions.filter { other in
      !excludedRepetitions.contains { $0.includesAllInstances(of: other) }
    }
    if !excludedRepetitions.isEmpty {
      self.lastOccurrence =
        known ?? self.lastOccurrence.flatMap { lastNotExcluded(notAfter: $0, from: firstSecond) }
    }
  }

  /// The start, if it is an instance that the rule does not yield; otherwise nil. Needed only for
  /// spans that include it.
  private var unmatchedStart: Int? {
    keepsStart && (lastRuleSecond < firstSecond || !source.hasInstance(at: firstSecond))
      ? firstSecond : nil
  }

  /// Whether any of the rules has no end.
  public var isEndless: Bool {
    rule.isEndless || additionalRepetitions.contains(where: \.isEndless)
  }

  /// Whether there are no instances.
  public var isEmpty: Bool {
    seconds(in: firstSecond...max(firstSecond, lastSecondOfAllRules), upTo: 1).isEmpty
  }

  /// Whether all instances are excluded, as far as the rules alone show this.
  var isFullyExcluded: Bool { isRuleExcluded && notExcludedRules.isEmpty }

  /// Whether this rule yields all instances of the other one. Both have the same start.
  private func includesAllInstances(of other: Repetition) -> Bool {
    guard rule.isEndless, rule.calendarScale == .gregorian else { return false }
    var bare = other.rule.withoutEnd
    (bare.additionalRules, bare.exclusionRules) = ([], [])
    if bare == rule { return true }
    guard var left = other.source.allTimes, let own = source.timesOfEachDay else { return false }
    left.subtract(own)
    return left.first(1).isEmpty
  }

  /// Last second at which any rule can have instances.
  private var lastSecondOfAllRules: Int {
    additionalRepetitions.reduce(lastSecond) { max($0, $1.lastSecond) }
  }

  /// Returns the instances in the range, at most `limit`.
  public func occurrences(
    in span: Range<LocalTime>, limit: Int = Self.maxPageSize
  ) -> OccurrencePage {
    guard !span.isEmpty else { return OccurrencePage(times: [], hasMore: false) }
    return page(
      span.lowerBound.secondsSinceEpoch...span.upperBound.secondsSinceEpoch - 1, limit: limit)
  }

  /// Returns the instances after the moment, at most `limit`; for nil from the start on.
  public func occurrences(after moment: LocalTime?, limit: Int) -> OccurrencePage {
    let from = moment.map { $0.secondsSinceEpoch + 1 } ?? firstSecond
    return page(from...max(from, lastSecondOfAllRules), limit: limit)
  }

  public func nextOccurrence(after moment: LocalTime) -> LocalTime? {
    occurrences(after: moment, limit: 1).times.first
  }

  public func hasOccurrence(at moment: LocalTime) -> Bool {
    let second = moment.secondsSinceEpoch
    return !seconds(in: second...second, upTo: 1).isEmpty
  }

  /// Whether an exclusion rule yields an instance at the moment.
  func excludes(_ moment: LocalTime) -> Bool {
    excludedRepetitions.contains { $0.hasOwnInstance(at: moment.secondsSinceEpoch) }
  }

  /// Whether the rule itself yields an instance at the second. The start does not count.
  func hasOwnInstance(at second: Int) -> Bool {
    firstSecond <= second && second <= lastSecond && source.hasInstance(at: second)
  }

  /// Returns the number of instances before the moment. For several rules, counts up to
  /// ``maxPageSize``.
  public func count(before moment: LocalTime) -> Int {
    if rule.hasSeveralRules {
      let before = moment.secondsSinceEpoch - 1
      return before < firstSecond
        ? 0 : seconds(in: firstSecond...before, upTo: Self.maxPageSize).count
    }
    let before = min(moment.secondsSinceEpoch - 1, lastSecond)
    let own = before < firstSecond ? 0 : source.count(in: firstSecond...before)
    return own + (firstSecond < moment.secondsSinceEpoch && unmatchedStart != nil ? 1 : 0)
  }

  /// Returns the number of instances in the range. For several rules, counts up to the number of
  /// seconds in a day.
  package func count(in span: Range<LocalTime>) -> Int {
    guard !span.isEmpty else { return 0 }
    let (low, high) = (
      span.lowerBound.secondsSinceEpoch, span.upperBound.secondsSinceEpoch - 1
    )
    if rule.hasSeveralRules { return seconds(in: low...high, upTo: DaySeconds.secondsPerDay).count }
    let (from, through) = (max(low, firstSecond), min(high, lastSecond))
    let own = from <= through ? source.count(in: from...through) : 0
    return own + ((low...high).contains(firstSecond) && unmatchedStart != nil ? 1 : 0)
  }

  private func page(_ span: ClosedRange<Int>, limit: Int) -> OccurrencePage {
    let limit = min(max(limit, 0), Self.maxPageSize)
    let found = seconds(in: span, upTo: limit + 1)
    return OccurrencePage(
      times: found.prefix(limit).map(LocalTime.init(clampingSecondsSinceEpoch:)),
      hasMore: found.count > limit)
  }

  private func seconds(in span: ClosedRange<Int>, upTo most: Int) -> [Int] {
    guard rule.hasSeveralRules else { return ownInstances(in: span, upTo: most) }
    var effort = Effort()
    return combinedInstances(in: span, upTo: most, &effort)
  }

  /// Returns up to `most` instances in the range, sorted, in seconds since the epoch. Additional
  /// rules and exclusion rules are ignored. With `keepsStart`, the start is included even if the
  /// rule does not yield it.
  func ownInstances(in span: ClosedRange<Int>, upTo most: Int) -> [Int] {
    let (low, high) = (max(span.lowerBound, firstSecond), min(span.upperBound, lastSecond))
    let own = low <= high ? source.instances(in: low...high, upTo: most) : []
    guard span.contains(firstSecond), let unmatchedStart else { return own }
    return Array(([unmatchedStart] + own).prefix(most))
  }

  /// Returns the seconds of the day at which the rule itself yields instances.
  func seconds(of day: Int) -> DaySeconds {
    let midnight = day * DaySeconds.secondsPerDay
    var seconds = source.seconds(of: day)
    let (low, high) = (
      max(firstSecond - midnight, 0), min(lastSecond - midnight, DaySeconds.secondsPerDay - 1)
    )
    if low <= high { seconds.clamp(to: low...high) } else { seconds = DaySeconds() }
    if let unmatchedStart { seconds.formUnion(DaySeconds([unmatchedStart - midnight])) }
    return seconds
  }
}

extension Repetition {
  /// Returns the last occurrence in the range. Searches backwards in ranges that grow, or shrink if
  /// one has more than a page of occurrences.
  func last(in range: Range<LocalTime>) -> LocalTime? {
    var (to, seconds) = (range.upperBound, 60)
    while to > range.lowerBound {
      let from = max(range.lowerBound, to.adding(seconds: -seconds))
      let found = occurrences(in: from..<to)
      if found.hasMore, seconds > 60 {
        seconds /= 8
      } else if let last = found.times.last {
        return last
      } else {
        (to, seconds) = (from, min(seconds * 8, 400 * 366 * 86_400))
      }
    }
    return nil
  }
}

/// Generator of the rule's instances, or none. It is large and immutable, so all copies of a
/// repetition share it.
private enum RuleSource: Sendable {
  case nothing
  indirect case daily(DailySegments)
  indirect case periods(PeriodSegments)

  func instances(in span: ClosedRange<Int>, upTo most: Int) -> [Int] {
    switch self {
    case .nothing: return []
    case .daily(var pieces): return pieces.instances(in: span, upTo: most)
    case .periods(var pieces): return pieces.instances(in: span, upTo: most)
    }
  }

  func seconds(of day: Int) -> DaySeconds {
    switch self {
    case .nothing: return DaySeconds()
    case .daily(var pieces): return pieces.seconds(of: day)
    case .periods(var pieces): return pieces.seconds(of: day)
    }
  }

  /// All seconds of a day at which an instance can be on any day; nil if there are none.
  var allTimes: DaySeconds? {
    switch self {
    case .nothing: nil
    case .daily(let pieces): pieces.allTimes
    case .periods(let pieces): pieces.secondsOfDays
    }
  }

  /// Seconds of the instances if they are the same on every day; otherwise nil.
  var timesOfEachDay: DaySeconds? {
    switch self {
    case .nothing, .periods: nil
    case .daily(let pieces): pieces.isEachDayAlike ? pieces.allTimes : nil
    }
  }

  func instance(_ number: Int, from second: Int) -> Int? {
    switch self {
    case .nothing: return nil
    case .daily(var pieces): return pieces.instance(number, from: second)
    case .periods(var pieces): return pieces.instance(number, from: second)
    }
  }

  func last(in span: ClosedRange<Int>) -> Int? {
    switch self {
    case .nothing: return nil
    case .daily(var pieces): return pieces.last(in: span)
    case .periods(var pieces): return pieces.last(in: span)
    }
  }

  func count(in span: ClosedRange<Int>) -> Int {
    switch self {
    case .nothing: return 0
    case .daily(var pieces): return pieces.count(in: span)
    case .periods(var pieces): return pieces.count(in: span)
    }
  }

  func hasInstance(at second: Int) -> Bool {
    if case .daily(var pieces) = self { return pieces.hasInstance(at: second) }
    return !instances(in: second...second, upTo: 1).isEmpty
  }
}

extension Recurrence.Until {
  /// Returns the latest possible second of an instance.
  fileprivate func lastSecond(from start: RepetitionStart) -> Int {
    switch (start, self) {
    case (.day, .day(let day)): day.start.secondsSinceEpoch
    case (.day, .local(let time)), (.day, .utc(let time)): time.day.start.secondsSinceEpoch
    case (.time, .day(let day)): day.start.secondsSinceEpoch + 86_399
    case (.time, .local(let time)), (.time, .utc(let time)): time.secondsSinceEpoch
    }
  }
}
