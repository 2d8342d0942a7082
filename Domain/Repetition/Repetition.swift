/// From when on something repeats.
public enum RepetitionStart: Hashable, Sendable {
  case day(Day)
  case time(LocalTime)

  /// The midnight of a day.
  public var moment: LocalTime {
    switch self {
    case .day(let day): day.start
    case .time(let time): time
    }
  }
}

/// A rule with its start: when it takes place, on a wall clock in no particular zone.
///
/// Where the start is a day, instances are midnights. Nothing is listed that is not asked for, and
/// no answer walks there from the start.
public struct Repetition: Sendable {
  /// Some instances in order.
  public struct Answer: Hashable, Sendable {
    public let times: [LocalTime]
    /// Whether there are more than these.
    public let hasMore: Bool
  }

  public static let mostInAnswer = 10_000

  public let rule: Recurrence
  public let start: RepetitionStart
  /// The last instance; nil where the rule is endless, where there is none, and where the
  /// calendar's table ends before the rule does.
  public private(set) var last: LocalTime?
  /// The last day that is known, where the rule goes on behind it.
  public let shownUntil: Day?

  private let source: RuleSource
  private let first: Int
  private let end: Int
  /// Whether the start takes place even against its rule.
  private let keepsStart: Bool
  /// Behind which the rule by itself gives nothing.
  private let ruleEnd: Int
  /// By further rules of the same start, and by rules of which nothing takes place.
  private let others: [Repetition]
  private let excluded: [Repetition]

  /// - Parameters:
  ///   - keepsStart: whether the start takes place, and is counted, even if it does not fit the
  ///     rule: so it is with events; for the bare rule it is not.
  ///   - last: the last instance, where it is known from before; else it is looked for.
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
      // A rule that gives nothing is walked through once, not for each question.
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
    if !excluded.isEmpty, let given = self.last { self.last = lastKept(notAfter: given) }
  }

  /// The start itself, where it takes place against its rule; asked only of what reaches it.
  private var extra: Int? {
    keepsStart && (ruleEnd < first || !source.holds(first)) ? first : nil
  }

  /// Whether the rule names no end.
  public var isEndless: Bool { rule.isEndless || others.contains(where: \.isEndless) }

  /// Whether it never takes place.
  public var isEmpty: Bool { seconds(in: first...max(first, lastEnd), upTo: 1).isEmpty }

  /// Behind which nothing takes place by any rule.
  private var lastEnd: Int { others.reduce(end) { max($0, $1.end) } }

  /// What takes place from the first moment on and before the other one.
  public func occurrences(
    in span: Range<LocalTime>, limit: Int = Self.mostInAnswer
  ) -> Answer {
    guard !span.isEmpty else { return Answer(times: [], hasMore: false) }
    return answer(
      span.lowerBound.secondsSinceEpoch...span.upperBound.secondsSinceEpoch - 1, limit: limit)
  }

  /// What takes place after that moment, or from the start on.
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

  /// Whether it takes away what would take place at that moment, whoever gives it.
  func takesAway(_ moment: LocalTime) -> Bool {
    excluded.contains { $0.gives(moment.secondsSinceEpoch) }
  }

  /// How often it takes place before that moment; by several rules not more than an answer has.
  public func count(before moment: LocalTime) -> Int {
    if rule.isJoined {
      let before = moment.secondsSinceEpoch - 1
      return before < first ? 0 : seconds(in: first...before, upTo: Self.mostInAnswer).count
    }
    let before = min(moment.secondsSinceEpoch - 1, end)
    let own = before < first ? 0 : source.count(in: first...before)
    return own + (first < moment.secondsSinceEpoch && extra != nil ? 1 : 0)
  }

  private func answer(_ span: ClosedRange<Int>, limit: Int) -> Answer {
    let limit = min(max(limit, 0), Self.mostInAnswer)
    let found = seconds(in: span, upTo: limit + 1)
    return Answer(
      times: found.prefix(limit).map(LocalTime.init(clampingSecondsSinceEpoch:)),
      hasMore: found.count > limit)
  }

  private func seconds(in span: ClosedRange<Int>, upTo most: Int) -> [Int] {
    rule.isJoined ? joined(in: span, upTo: most) : own(in: span, upTo: most)
  }

  /// By all rules together: part by part, each as far as all of them are known.
  private func joined(in span: ClosedRange<Int>, upTo most: Int) -> [Int] {
    var found: [Int] = []
    var from = span.lowerBound
    let length = max(64, min(most, 1000))
    // Where everything is taken away again, nobody waits for the end of days.
    for _ in 0..<100 where found.count < most && from <= span.upperBound {
      let parts =
        [own(in: from...span.upperBound, upTo: length)]
        + others.map { $0.own(in: from...span.upperBound, upTo: length) }
      let known = parts.filter { $0.count == length }.compactMap(\.last).min() ?? span.upperBound
      found += Set(parts.joined()).filter { second in
        second <= known
          && !excluded.contains { $0.gives(second) }
      }.sorted()
      from = known + 1
    }
    return Array(found.prefix(most))
  }

  /// The last one up to that moment that no rule takes away, looked for in longer and longer
  /// stretches, unless there are too many to look through.
  private func lastKept(notAfter last: LocalTime) -> LocalTime? {
    var (end, length) = (last.secondsSinceEpoch, 32 * 86_400)
    for _ in 0..<50 where end >= first {
      let from = max(first, end - length + 1)
      let found = joined(in: from...end, upTo: Self.mostInAnswer)
      if found.count == Self.mostInAnswer, length > 1 {
        length = max(1, length / 8)
      } else if let second = found.last {
        return LocalTime(clampingSecondsSinceEpoch: second)
      } else {
        (end, length) = (from - 1, min(length * 4, 400 * 366 * 86_400))
      }
    }
    return nil
  }

  private func gives(_ second: Int) -> Bool { !own(in: second...second, upTo: 1).isEmpty }

  /// By the rule itself.
  private func own(in span: ClosedRange<Int>, upTo most: Int) -> [Int] {
    let (low, high) = (max(span.lowerBound, first), min(span.upperBound, end))
    let own = low <= high ? source.instances(in: low...high, upTo: most) : []
    guard span.contains(first), let extra else { return own }
    return Array(([extra] + own).prefix(most))
  }
}

/// What gives a rule's instances, if anything does. The pieces are large and never change once they
/// are made, so that all copies of a repetition have them together.
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
    !instances(in: second...second, upTo: 1).isEmpty
  }
}

extension Recurrence.Until {
  /// The last second at which an instance may be.
  fileprivate func lastSecond(from start: RepetitionStart) -> Int {
    switch (start, self) {
    case (.day, .day(let day)): day.start.secondsSinceEpoch
    case (.day, .local(let time)), (.day, .utc(let time)): time.day.start.secondsSinceEpoch
    case (.time, .day(let day)): day.start.secondsSinceEpoch + 86_399
    case (.time, .local(let time)), (.time, .utc(let time)): time.secondsSinceEpoch
    }
  }
}
