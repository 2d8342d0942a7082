/// Start of a recurrence.
public enum RepetitionStart: Hashable, Sendable {
  case day(Day)
  case time(LocalTime)

  /// The time, or the midnight of the day.
  public var moment: LocalTime {
    switch self {
    case .day(let day): day.start
    case .time(let time): time
    }
  }
}

/// A rule with its start: its occurrences on a wall clock without a zone.
///
/// If the start is a day, instances are midnights. Instances are computed on demand, without
/// iterating from the start.
public struct Repetition: Sendable {
  /// Some instances, sorted.
  public struct Answer: Hashable, Sendable {
    public let times: [LocalTime]
    /// Whether there are more instances.
    public let hasMore: Bool
  }

  public static let maxInAnswer = 10_000

  public let rule: Recurrence
  public let start: RepetitionStart
  /// The last instance; nil if the rule is endless or has none, or if it goes on after the end of
  /// the calendar's table.
  public private(set) var last: LocalTime?
  /// Last day of the calendar's table, if the rule goes on after it.
  public let shownUntil: Day?

  private let source: RuleSource
  private let first: Int
  private let end: Int
  /// Whether the start is an instance even if it does not match the rule.
  private let keepsStart: Bool
  /// Last second at which the rule itself can have instances.
  private let ruleEnd: Int
  /// Repetitions of additional rules, and of exclusion rules.
  let others: [Repetition]
  let excluded: [Repetition]
  /// Whether all instances of the rule itself are excluded, except for an explicit start.
  private(set) var isCovered = false
  /// Additional rules that are not fully excluded.
  private(set) var uncovered: [Repetition] = []

  /// - Parameters:
  ///   - keepsStart: whether the start is an instance, and is counted, even if it does not match
  ///     the rule, as it is for events.
  ///   - last: the last instance, if it is already known.
  public init(
    _ rule: Recurrence, from start: RepetitionStart, keepsStart: Bool = false,
    last known: LocalTime? = nil
  ) throws(RecurrenceRefusal) {
    if case .day = start, rule.frequency < .daily {
      throw RecurrenceRefusal(
        part: RecurrencePart.frequency.rawValue, value: rule.frequency.name, place: 1,
        reason: .needsTime)
    }
    self.rule = rule
    self.start = start
    let begin = start.moment.secondsSinceEpoch
    first = begin
    let parts = RuleParts(rule, start)
    let tableEnd = rule.scale.days.upperBound * 86_400 - 1
    let until = rule.until.map { $0.lastSecond(from: start) }
    var end = min(tableEnd, until ?? tableEnd)
    let source =
      parts.daily.map(RuleSource.daily) ?? parts.periods.map(RuleSource.periods) ?? .nothing
    self.source = source
    let asItIs = end
    (self.keepsStart, ruleEnd) = (keepsStart, asItIs)
    func extra() -> Int? {
      keepsStart && (asItIs < begin || !source.holds(begin)) ? begin : nil
    }
    var isOpen = rule.isEndless || until.map { $0 > tableEnd && rule.scale == .dangi } ?? false
    var last: Int?
    if let known, !rule.isJoined {
      (last, isOpen) = (known.secondsSinceEpoch, false)
      end = min(end, known.secondsSinceEpoch)
    } else if let count = rule.count {
      let rest = extra() == nil ? count : count - 1
      // A rule without instances is scanned once here, not at each query.
      let isBare = end < first || source.instances(in: first...end, upTo: 1).isEmpty
      last = rest == 0 || isBare ? nil : source.instance(rest, from: first)
      if let found = last, found <= end {
        (end, isOpen) = (found, false)
      } else if rest == 0 || isBare && rule.scale == .gregorian {
        (end, isOpen) = (first - 1, false)
      } else {
        isOpen = rule.scale == .dangi && (rule.until == nil || isOpen)
        last = isOpen || end < first ? nil : source.last(in: first...end)
      }
    } else if !isOpen, end >= first {
      last = source.last(in: first...end)
    }
    self.end = end
    others = try rule.others.map { other throws(RecurrenceRefusal) in
      try Repetition(other, from: start)
    }
    excluded = try rule.excluded.map { other throws(RecurrenceRefusal) in
      try Repetition(other, from: start)
    }
    let lasts = others.filter { !$0.isEmpty }.map(\.last)
    if isOpen || lasts.contains(nil) {
      self.last = nil
    } else {
      let own = (last ?? extra()).map(LocalTime.init(clampingSecondsSinceEpoch:))
      self.last = (lasts + [own]).compactMap(\.self).max()
    }
    shownUntil =
      isOpen && rule.scale == .dangi ? Day(clampingNumber: rule.scale.days.upperBound - 1) : nil
    isCovered = excluded.contains { $0.covers(self) }
    uncovered = others.filter { other in !excluded.contains { $0.covers(other) } }
    if !excluded.isEmpty {
      self.last = known ?? self.last.flatMap { lastNotExcluded(notAfter: $0, from: first) }
    }
  }

  /// The start, if it is an instance without matching the rule; needed only for spans that include
  /// it.
  private var extra: Int? {
    keepsStart && (ruleEnd < first || !source.holds(first)) ? first : nil
  }

  /// Whether any of the rules has no end.
  public var isEndless: Bool { rule.isEndless || others.contains(where: \.isEndless) }

  /// Whether there are no instances.
  public var isEmpty: Bool { seconds(in: first...max(first, lastEnd), upTo: 1).isEmpty }

  /// Whether the rules alone show that all instances are excluded.
  var isBarren: Bool { isCovered && uncovered.isEmpty }

  /// Whether this rule includes all instances of the other one, which has the same start.
  private func covers(_ other: Repetition) -> Bool {
    guard rule.isEndless, rule.scale == .gregorian else { return false }
    var bare = other.rule.unending
    (bare.others, bare.excluded) = ([], [])
    if bare == rule { return true }
    guard var left = other.source.times, let own = source.timesOfEachDay else { return false }
    left.subtract(own)
    return left.first(1).isEmpty
  }

  /// Last second at which any rule can have instances.
  private var lastEnd: Int { others.reduce(end) { max($0, $1.end) } }

  /// Returns the instances in the range.
  public func occurrences(
    in span: Range<LocalTime>, limit: Int = Self.maxInAnswer
  ) -> Answer {
    guard !span.isEmpty else { return Answer(times: [], hasMore: false) }
    return answer(
      span.lowerBound.secondsSinceEpoch...span.upperBound.secondsSinceEpoch - 1, limit: limit)
  }

  /// Returns the instances after the moment, or from the start on.
  public func occurrences(after moment: LocalTime?, limit: Int) -> Answer {
    let from = moment.map { $0.secondsSinceEpoch + 1 } ?? first
    return answer(from...max(from, lastEnd), limit: limit)
  }

  public func next(after moment: LocalTime) -> LocalTime? {
    occurrences(after: moment, limit: 1).times.first
  }

  public func takesPlace(at moment: LocalTime) -> Bool {
    let second = moment.secondsSinceEpoch
    return !seconds(in: second...second, upTo: 1).isEmpty
  }

  /// Whether an exclusion rule has an instance at the moment.
  func excludes(_ moment: LocalTime) -> Bool {
    excluded.contains { $0.gives(moment.secondsSinceEpoch) }
  }

  /// Whether the rule itself, apart from an explicit start, has an instance at the second.
  func gives(_ second: Int) -> Bool { first <= second && second <= end && source.holds(second) }

  /// Returns the number of instances before the moment; for several rules at most ``maxInAnswer``.
  public func count(before moment: LocalTime) -> Int {
    if rule.isJoined {
      let before = moment.secondsSinceEpoch - 1
      return before < first ? 0 : seconds(in: first...before, upTo: Self.maxInAnswer).count
    }
    let before = min(moment.secondsSinceEpoch - 1, end)
    let own = before < first ? 0 : source.count(in: first...before)
    return own + (first < moment.secondsSinceEpoch && extra != nil ? 1 : 0)
  }

  /// Returns the number of instances in the range; for several rules at most the seconds of a day.
  package func count(in span: Range<LocalTime>) -> Int {
    guard !span.isEmpty else { return 0 }
    let (low, high) = (
      span.lowerBound.secondsSinceEpoch, span.upperBound.secondsSinceEpoch - 1
    )
    if rule.isJoined { return seconds(in: low...high, upTo: DaySeconds.length).count }
    let (from, through) = (max(low, first), min(high, end))
    let own = from <= through ? source.count(in: from...through) : 0
    return own + ((low...high).contains(first) && extra != nil ? 1 : 0)
  }

  private func answer(_ span: ClosedRange<Int>, limit: Int) -> Answer {
    let limit = min(max(limit, 0), Self.maxInAnswer)
    let found = seconds(in: span, upTo: limit + 1)
    return Answer(
      times: found.prefix(limit).map(LocalTime.init(clampingSecondsSinceEpoch:)),
      hasMore: found.count > limit)
  }

  private func seconds(in span: ClosedRange<Int>, upTo most: Int) -> [Int] {
    guard rule.isJoined else { return own(in: span, upTo: most) }
    var effort = Effort()
    return joined(in: span, upTo: most, &effort)
  }

  /// Returns at most `most` instances of this rule alone in the range, in seconds since the epoch,
  /// sorted. Joined rules are ignored. With `keepsStart`, the start is included even if it does not
  /// match the rule.
  func own(in span: ClosedRange<Int>, upTo most: Int) -> [Int] {
    let (low, high) = (max(span.lowerBound, first), min(span.upperBound, end))
    let own = low <= high ? source.instances(in: low...high, upTo: most) : []
    guard span.contains(first), let extra else { return own }
    return Array(([extra] + own).prefix(most))
  }

  /// Returns the seconds of the day at which the rule itself has instances.
  func seconds(of day: Int) -> DaySeconds {
    let midnight = day * DaySeconds.length
    var seconds = source.seconds(of: day)
    let (low, high) = (max(first - midnight, 0), min(end - midnight, DaySeconds.length - 1))
    if low <= high { seconds.clamp(to: low...high) } else { seconds = DaySeconds() }
    if let extra { seconds.formUnion(DaySeconds([extra - midnight])) }
    return seconds
  }
}

/// Generator of a rule's instances, if it has any. Large and immutable, so that all copies of a
/// repetition share it.
private enum RuleSource: Sendable {
  case nothing
  indirect case daily(DailyPieces)
  indirect case periods(PeriodPieces)

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

  /// All seconds of a day that occur as instances; nil if there are none.
  var times: DaySeconds? {
    switch self {
    case .nothing: nil
    case .daily(let pieces): pieces.times
    case .periods(let pieces): pieces.secondsOfDays
    }
  }

  /// Seconds of the instances if all days are equal; otherwise nil.
  var timesOfEachDay: DaySeconds? {
    switch self {
    case .nothing, .periods: nil
    case .daily(let pieces): pieces.isEachDayAlike ? pieces.times : nil
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

  func holds(_ second: Int) -> Bool {
    if case .daily(var pieces) = self { return pieces.holds(second) }
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
