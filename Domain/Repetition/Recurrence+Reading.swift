extension Recurrence {
  /// Where a rule comes from. Typed rules must be valid; those in files need only be unambiguous.
  public enum Origin: Hashable, Sendable {
    case typed
    case file
  }

  /// Parses a rule. Its parts may be in any order and in upper or lower case. In a file, several
  /// rules may follow on separate lines, as ``description`` writes them.
  public init(_ text: String, from origin: Origin = .typed) throws(RecurrenceRefusal) {
    let lines = origin == .file ? text.split(separator: "\n") : []
    try self.init(rule: lines.first.map(String.init) ?? text, from: origin)
    guard lines.count <= Self.maxRules else {
      throw RecurrenceRefusal(
        part: "RRULE", value: nil, position: 1, reason: .tooManyInstances(limit: Self.maxRules))
    }
    for line in lines.dropFirst() {
      let name =
        [Self.additionalRulePrefix, Self.exclusionRulePrefix].first { line.hasPrefix($0) } ?? ""
      let rule = try Recurrence(rule: String(line.dropFirst(name.count)), from: origin)
      if name == Self.exclusionRulePrefix {
        exclusionRules.append(rule)
      } else {
        additionalRules.append(rule)
      }
    }
  }

  /// Prefixes of lines with additional rules and with exclusion rules.
  static let (additionalRulePrefix, exclusionRulePrefix) = ("RRULE:", "EXRULE:")

  private init(rule text: String, from origin: Origin) throws(RecurrenceRefusal) {
    let parts = try RecurrenceText(text)
    if let scale = parts[.calendarScale], CalendarScale(rawValue: scale.name) == nil {
      throw scale.refusal(.unknownCalendar)
    }
    guard let frequency = parts[.frequency] else {
      throw RecurrenceRefusal(
        part: RecurrencePart.frequency.rawValue, value: nil, position: 1, reason: .missing)
    }
    self.init(try frequency.matchingValue(Frequency.allCases) { $0.name })
    for part in RecurrencePart.allCases {
      if let value = parts[part] { try parse(value, as: part) }
    }
    try check(parts, from: origin)
  }

  private mutating func parse(
    _ value: RuleValue, as part: RecurrencePart
  ) throws(RecurrenceRefusal) {
    switch part {
    case .frequency: break
    case .interval: interval = try value.number(in: 1...Self.maxOccurrences)
    case .count: count = try value.number(in: 1...Self.maxOccurrences)
    case .until: until = try value.until()
    case .seconds: seconds = try value.numbers(in: 0...60).map { min($0, 59) }.inRuleOrder()
    case .minutes: minutes = try value.numbers(in: 0...59).inRuleOrder()
    case .hours: hours = try value.numbers(in: 0...23).inRuleOrder()
    case .weekdays: weekdays = try value.weekdays()
    case .monthDays: monthDays = try value.numbers(upTo: 31).inRuleOrder()
    case .yearDays: yearDays = try value.numbers(upTo: 366).inRuleOrder()
    case .weekNumbers: weekNumbers = try value.numbers(upTo: 53).inRuleOrder()
    case .months: months = try value.months()
    case .positions: positions = try value.numbers(upTo: 366).inRuleOrder()
    case .weekStart: weekStart = try value.matchingValue(Weekday.allCases) { $0.ruleName }
    case .calendarScale:
      calendarScale = try value.matchingValue(CalendarScale.allCases) { $0.rawValue }
    case .skip: skip = try value.matchingValue(Skip.allCases) { $0.rawValue }
    }
  }

  private static let maxOccurrences = Int(Int32.max)

  /// Checks the conditions that concern several parts.
  private mutating func check(
    _ parts: RecurrenceText, from origin: Origin
  ) throws(RecurrenceRefusal) {
    if calendarScale == .gregorian, months.contains(where: \.isLeap) {
      throw parts.refusal(.months, .needsOneOf([.calendarScale]))
    }
    if origin == .typed { try checkTyped(parts) }
    if !allowsOrdinals { weekdays = weekdays.map { WeekdayInPeriod($0.weekday) }.inRuleOrder() }
    if maxInstancesPerPeriod > Self.instanceLimitPerPeriod {
      throw parts.refusal(.frequency, .tooManyInstances(limit: Self.instanceLimitPerPeriod))
    }
  }

  private func checkTyped(_ parts: RecurrenceText) throws(RecurrenceRefusal) {
    if count != nil, until != nil { throw parts.refusal(.until, .notCombinableWith(.count)) }
    if parts[.skip] != nil, parts[.calendarScale] == nil {
      throw parts.refusal(.skip, .needsOneOf([.calendarScale]))
    }
    for part in [RecurrencePart.monthDays, .yearDays, .weekNumbers]
    where parts[part] != nil && !part.isAllowed(in: frequency) {
      throw parts.refusal(part, .notAllowedFor(frequency))
    }
    if weekdays.contains(where: { $0.ordinal != nil }), !allowsOrdinals {
      throw parts.refusal(
        .weekdays,
        frequency == .yearly ? .notCombinableWith(.weekNumbers) : .notAllowedFor(frequency))
    }
    let chosen: [RecurrencePart] = [
      .seconds, .minutes, .hours, .weekdays, .monthDays, .yearDays, .weekNumbers, .months,
    ]
    if !positions.isEmpty, chosen.allSatisfy({ parts[$0] == nil }) {
      throw parts.refusal(.positions, .needsOneOf(chosen))
    }
  }

  /// Whether weekdays may have ordinals, such as the second Tuesday.
  private var allowsOrdinals: Bool {
    frequency == .monthly || frequency == .yearly && weekNumbers.isEmpty
  }

  /// Upper bound for the number of instances in a period.
  private var maxInstancesPerPeriod: Int {
    let times = max(hours.count, 1) * max(minutes.count, 1) * max(seconds.count, 1)
    switch frequency {
    case .secondly, .minutely, .hourly, .daily: return 1
    case .weekly: return times * max(weekdays.count, 1)
    case .monthly: return times * maxDays(ofPeriod: 31, months: 1)
    case .yearly: return times * maxDays(ofPeriod: calendarScale == .dangi ? 385 : 366, months: nil)
    }
  }

  /// Returns an upper bound for the number of matching days in a period with this many days and
  /// months.
  private func maxDays(ofPeriod length: Int, months known: Int?) -> Int {
    let isOpen = months.isEmpty && yearDays.isEmpty && weekNumbers.isEmpty
    let maxMonths = known ?? (months.isEmpty ? 13 : months.count)
    var most = min(length, months.isEmpty ? length : maxMonths * 31)
    if !yearDays.isEmpty { most = min(most, yearDays.count) }
    if !weekNumbers.isEmpty {
      let isBare = monthDays.isEmpty && yearDays.isEmpty
      most = min(most, weekNumbers.count * (weekdays.isEmpty ? (isBare ? 1 : 7) : weekdays.count))
    }
    if !monthDays.isEmpty { most = min(most, monthDays.count * (isOpen ? 1 : maxMonths)) }
    if !weekdays.isEmpty {
      let isByMonth = known != nil || !months.isEmpty
      let plain = weekdays.count { $0.ordinal == nil } * (isByMonth ? 5 : 55)
      let counted = weekdays.count { $0.ordinal != nil }
      most = min(most, (plain + counted) * (isByMonth ? maxMonths : 1))
    }
    let isBare = yearDays.isEmpty && weekNumbers.isEmpty && monthDays.isEmpty && weekdays.isEmpty
    return isBare ? min(most, maxMonths) : most
  }
}

extension RecurrencePart {
  /// Whether RFC 5545 allows the part in rules with this frequency.
  fileprivate func isAllowed(in frequency: Recurrence.Frequency) -> Bool {
    switch self {
    case .weekNumbers: frequency == .yearly
    case .yearDays: frequency < .daily || frequency == .yearly
    case .monthDays: frequency != .weekly
    case .frequency, .interval, .count, .until, .seconds, .minutes, .hours, .weekdays, .months,
      .positions, .weekStart, .calendarScale, .skip:
      true
    }
  }
}

extension [Int] {
  /// Returns the numbers sorted, with negative ones last, and without duplicates.
  fileprivate func inRuleOrder() -> [Int] {
    guard count > 1 else { return self }
    return Set(self).sorted { ($0 < 0 ? 1 : 0, $0) < ($1 < 0 ? 1 : 0, $1) }
  }
}

extension [Recurrence.WeekdayInPeriod] {
  /// Returns the weekdays sorted by ordinal, those without one first, then from Monday on, and
  /// without duplicates.
  fileprivate func inRuleOrder() -> Self {
    Set(self).sorted { $0.orderKey < $1.orderKey }
  }
}

extension Recurrence.WeekdayInPeriod {
  fileprivate var orderKey: (Int, Int, Int) {
    let ordinal = ordinal ?? 0
    return (ordinal < 0 ? 1 : 0, ordinal, weekday.rawValue)
  }
}

extension RuleValue {
  fileprivate func weekdays() throws(RecurrenceRefusal) -> [Recurrence.WeekdayInPeriod] {
    var found: [Recurrence.WeekdayInPeriod] = []
    for item in try items() {
      let name = item.name.suffix(2)
      guard let weekday = Weekday.allCases.first(where: { $0.ruleName == name }) else {
        throw item.refusal(.malformedValue)
      }
      let ordinal = item.dropLast(2)
      found.append(
        .init(weekday, ordinal: ordinal.isEmpty ? nil : try ordinal.signedNumber(upTo: 53)))
    }
    return found.inRuleOrder()
  }

  fileprivate func months() throws(RecurrenceRefusal) -> [Recurrence.MonthInYear] {
    var found: Set<Recurrence.MonthInYear> = []
    for item in try items() {
      let isLeap = item.name.hasSuffix("L")
      let number = try (isLeap ? item.dropLast(1) : item).number(in: 1...12)
      found.insert(.init(number, isLeap: isLeap))
    }
    return found.sorted { ($0.number, $0.isLeap ? 1 : 0) < ($1.number, $1.isLeap ? 1 : 0) }
  }

  fileprivate func numbers(in range: ClosedRange<Int>) throws(RecurrenceRefusal) -> [Int] {
    var found: [Int] = []
    for item in try items() { found.append(try item.number(in: range)) }
    return found
  }

  /// Parses a list of numbers from 1 to `most`, or from -1 to -`most` if they count from the end.
  fileprivate func numbers(upTo most: Int) throws(RecurrenceRefusal) -> [Int] {
    var found: [Int] = []
    for item in try items() { found.append(try item.signedNumber(upTo: most)) }
    return found
  }
}
