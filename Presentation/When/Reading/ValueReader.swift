import HearthDomain

/// Parsed value, with the guesses made for it.
public struct WhenValue<Value: Sendable>: Sendable {
  public let value: Value
  public let guesses: [Guess]
  /// Other values that the text may mean; if there are any, the user must be asked.
  public let alternatives: [Value]

  public init(value: Value, guesses: [Guess] = [], others: [Value] = []) {
    (self.value, self.guesses, self.alternatives) = (value, guesses, others)
  }
}

/// Parsing of texts that are only a day, a time, a length or a repetition.
extension WhenReader {
  /// Parses a day; a part of a day, such as `tonight`, gives its day.
  public func day(_ text: String) throws(WhenRefusal) -> Day {
    let wanted: WhenRefusal.ExpectedValue = context.searchDirection == .past ? .pastDay : .day
    return try parse(text, as: wanted) { facts, planner throws(OpenReason) in
      guard let moment = facts.moment, facts.isOnlyMoment, moment.hasDate, !moment.hasHour,
        moment.minutesFromNow == nil
      else { throw .missingDay }
      let day = try planner.dayResolver.day(moment.date)
      let isOfLastNight = moment.hasTime && planner.isOfLastNight(moment)
      return [isOfLastNight ? day.adding(days: -1) : try checked(day, moment, text)]
    }.value
  }

  /// Parses a time of day; a number alone is an hour.
  public func time(_ text: String) throws(WhenRefusal) -> TimeOfDay {
    try parse(text, as: .time) { facts, planner throws(OpenReason) in
      guard let moment = facts.moment, facts.isOnlyMoment, !moment.hasDate, moment.hasHour,
        let minute = try planner.minute(moment),
        let time = TimeOfDay(seconds: minute % 1_440 * 60)
      else { throw .missingHour }
      return [time]
    }.value
  }

  /// Whether the text is only an hour and its half of the day, such as `8 am`.
  public func isHourWithHalf(_ text: String) -> Bool {
    let found = try? parse(text, as: .time) { facts, _ throws(OpenReason) in
      guard let moment = facts.moment, facts.isOnlyMoment, !moment.hasDate, moment.hasHour,
        moment.clock.half != nil
      else { throw .missingHour }
      return [moment]
    }
    return found != nil
  }

  /// Day, with a time if the text names one.
  public struct NamedMoment: Hashable, Sendable {
    public let day: Day
    public let time: TimeOfDay?
    /// Exact instant, if the text has an offset or a distance from now.
    public let instant: Instant?

    init(_ day: Day, _ time: TimeOfDay?) { (self.day, self.time, instant) = (day, time, nil) }

    init(_ instant: Instant, in zone: any ZoneRules) {
      let local = zone.localTime(at: instant)
      (day, time, self.instant) = (local.day, local.time, instant)
    }
  }

  /// Parses a day with an optional time; a time alone is the next or last one, depending on the
  /// leaning.
  public func moment(_ text: String) throws(WhenRefusal) -> NamedMoment {
    try namedMoment(text).value
  }

  func namedMoment(_ text: String) throws(WhenRefusal) -> WhenValue<NamedMoment> {
    if let instant = Self.instant(withOffset: text) {
      return WhenValue(value: NamedMoment(instant, in: context.zone))
    }
    let wanted: WhenRefusal.ExpectedValue =
      context.searchDirection == .past ? .pastDayAndTime : .dayAndTime
    return try parse(text, as: wanted) { facts, planner throws(OpenReason) in
      guard let moment = facts.moment, facts.isOnlyMoment else { throw .missingDay }
      let found = try namedMoment(moment, &planner)
      _ = try checked(found.day, moment, text, at: found.time)
      return [found]
    }
  }

  /// Parses a day with an optional time; without a time, the given one applies.
  public func localTime(
    _ text: String, orAt time: TimeOfDay
  ) throws(WhenRefusal) -> LocalTime {
    let moment = try moment(text)
    return LocalTime(day: moment.day, time: moment.time ?? time)
  }

  private func namedMoment(
    _ moment: Moment, _ planner: inout Planner
  ) throws(OpenReason) -> NamedMoment {
    if let minutes = moment.minutesFromNow {
      let past = context.instant.adding(milliseconds: Int64(minutes) * 60_000)
      return NamedMoment(past, in: context.zone)
    }
    let minute = try planner.minute(moment)
    guard let minute else { return NamedMoment(try planner.dayResolver.day(moment.date), nil) }
    let isPast = context.searchDirection == .past
    let day: Day
    if moment.hasDate {
      let found = try planner.dayResolver.day(moment.date, at: minute)
      day = planner.isOfLastNight(moment) ? found.adding(days: -1) : found
    } else if isPast {
      let isToCome = minute > context.minuteNow + WhenContext.maxMinutesAhead
      day = context.searchStart.adding(days: isToCome && context.origin == nil ? -1 : 0)
    } else {
      let isOver = minute < context.minuteNow && context.origin == nil
      day = context.searchStart.adding(days: isOver ? 1 : 0)
    }
    let time = LocalTime(day: day, time: .midnight).adding(minutes: minute)
    return NamedMoment(time.day, time.time)
  }

  /// Returns the day. Throws if the weekday only fits months later, or if a past event's date
  /// without a year comes within weeks.
  private func checked(
    _ day: Day, _ moment: Moment, _ text: String, at time: TimeOfDay? = nil
  ) throws(OpenReason) -> Day {
    if moment.date.isFarAway(day, from: context.today) {
      let plain = DayResolver(context: context)
      throw .weekdayMismatch(try plain.day(moment.date.without(\.weekday)))
    }
    let isFeast = moment.date.feast != nil && (moment.date.year ?? moment.date.yearOffset) == nil
    guard context.isForRecords, isFeast || moment.date.namesDateOfAnyYear else { return day }
    let future = DayResolver(context: context.withSearchDirection(.future))
    guard let next = try? future.day(moment.date), (1...60).contains(next - context.today),
      context.today - day > 250
    else { return day }
    throw .notYetCome(next: next, last: day, time)
  }

  /// Parses a duration; returns its minutes.
  public func minutes(_ text: String) throws(WhenRefusal) -> Int {
    try parse(text, as: .length) { facts, planner throws(OpenReason) in
      guard let length = facts.length, facts.isOnlyLength else { throw .length }
      return [try planner.minutes(of: length)]
    }.value
  }

  /// Parses a number of days; a month counts as 30 days.
  public func dayCount(_ text: String) throws(WhenRefusal) -> Int {
    try parse(text, as: .length) { facts, _ throws(OpenReason) in
      guard let length = facts.length, facts.isOnlyLength else { throw .length }
      return [try length.days]
    }.value
  }

  /// Parses a repetition without a title; returns it with its first occurrence.
  public func repetition(_ text: String) throws(WhenRefusal) -> WhenValue<PlannedTime> {
    try parse(text, as: .repetition) { facts, planner throws(OpenReason) in
      guard facts.repetition != nil || facts.afterDone != nil else { throw .missingDay }
      var plans = try planner.plans(facts)
      for index in plans.indices {
        plans[index].namesStart = planner.namesStart
        plans[index].includesHolidays = facts.includesHolidays
      }
      return plans
    }
  }

  /// Returns a repetition without its last word if that says that it has no end, as in `every tue
  /// forever`; nil otherwise.
  public static func removingEndlessWord(_ text: String) -> String? {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    let ending = (EnglishWords.endlessWords + KoreanWords.endlessWords).first {
      text.lowercased().hasSuffix(" " + $0)
    }
    return ending.map { String(text.dropLast($0.count + 1)) }
  }

  /// Whether the text says that something does not repeat.
  public static func saysOnce(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    return EnglishWords.onceWords.contains(words) || KoreanWords.onceWords.contains(words)
  }

  /// Parses the time of a plan without a title.
  public func time(ofPlan text: String) throws(WhenRefusal) -> WhenValue<PlannedTime> {
    if let instant = Self.instant(withOffset: text) {
      let start = context.zone.localTime(at: instant)
      let plan = PlannedTime(.times(start, start.adding(minutes: Planner.defaultMinutes)))
      return WhenValue(value: plan)
    }
    // `31일` is a day of the month rather than a number of days from now.
    func plan(mayBeLength: Bool) throws(WhenRefusal) -> WhenValue<PlannedTime> {
      try parse(text, as: .dayAndTime) { facts, planner throws(OpenReason) in
        if facts.isOnlyLength, !mayBeLength { throw .missingDay }
        return try planner.plans(facts)
      }
    }
    if let plan = try? plan(mayBeLength: false) { return plan }
    return try plan(mayBeLength: true)
  }

  /// Parses a moment in ISO 8601; without an offset it is local time in the zone.
  public static func instant(
    _ text: String, in zone: any ZoneRules
  ) throws(WhenRefusal) -> Instant {
    if let instant = instant(withOffset: text) { return instant }
    guard let written = ISOMoment(text), written.offset == nil else {
      throw WhenRefusal(.unknown(.moment), text)
    }
    guard let day = written.day else { throw WhenRefusal(.noSuchDay, text) }
    guard let time = written.time else { throw WhenRefusal(.noSuchTime, text) }
    return zone.instant(of: LocalTime(day: day, time: time))
  }

  /// Whether the text has the form of such a value, even if there is no such day or time.
  public static func hasForm<Value>(
    _ read: (WhenReader) throws(WhenRefusal) -> Value
  ) -> Bool {
    let anyDay = LocalTime(clampingSecondsSinceEpoch: 0)
    do {
      _ = try read(WhenReader(WhenContext(now: anyDay, zone: FixedZone.utc, leaning: .past)))
      return true
    } catch {
      if case .unknown = error.reason { return false }
      return true
    }
  }

  // MARK: Moments in ISO 8601

  /// Parses a moment in ISO 8601 with `Z` or an offset; returns nil for any other text.
  static func instant(withOffset text: String) -> Instant? {
    guard let written = ISOMoment(text), let offset = written.offset?.secondsEast,
      let day = written.day, let time = written.time
    else { return nil }
    return FixedZone(name: "", secondsEast: offset).instant(of: LocalTime(day: day, time: time))
  }

  // MARK: Parsing

  /// Builds a value from the best reading that covers the whole text and that `build` accepts;
  /// throws if there is none.
  func parse<Value: Hashable & Sendable>(
    _ text: String, as wanted: WhenRefusal.ExpectedValue,
    _ build: (Facts, inout Planner) throws(OpenReason) -> [Value]
  ) throws(WhenRefusal) -> WhenValue<Value> {
    let title = TitleReader(text.composed.asciiNormalized, context, grammar)
    var failure: OpenReason?
    var best: (score: Double, value: WhenValue<Value>)?
    let readings = title.readingsOfEntireText.filter {
      wanted == .reminder || !$0.facts.isOnlyReminders
    }
    for (score, facts, guesses) in readings {
      if let best, score <= best.score - Weights.ambiguityMargin { break }
      var planner = Planner(title.context(in: facts.zone), Subject())
      do throws(OpenReason) {
        if let reason = facts.openReasons.first { throw reason }
        let values = try build(facts, &planner)
        let known = best?.value ?? WhenValue(value: values[0], guesses: planner.guesses + guesses)
        let others = values.filter { $0 != known.value && !known.alternatives.contains($0) }
        best = (
          best?.score ?? score,
          WhenValue(value: known.value, guesses: known.guesses, others: known.alternatives + others)
        )
      } catch {
        if failure?.refusal == nil { failure = error.refusal == nil ? failure ?? error : error }
      }
    }
    if let best { return best.value }
    if wanted.isNumberWithUnit, !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    {
      throw WhenRefusal(.missingUnit(wanted), text)
    }
    throw WhenRefusal(failure ?? .missingDay, text, wanted: wanted)
  }
}

extension TitleReader {
  /// Facts of the readings that cover the whole text, likeliest first.
  fileprivate var readingsOfEntireText: [(score: Double, facts: Facts, guesses: [Guess])] {
    let alone = chart.phrases.filter { phrase in
      phrase.symbol == Category.standalone.symbol && phrase.start == 0 && phrase.end == tokens.count
    }.sorted { $0.weight > $1.weight }
    var beam = Beam(chart, order: context.dateOrder)
    let readings = beam.readings().prefix(2 * Weights.maxResolved).filter(coversEntireText)
    // A numeric date is certain if the text has no title.
    let sure = alone.filter { $0.weight > 0 }.compactMap { Facts(alone: $0.value) }
    let others = alone.filter { $0.weight <= 0 }.compactMap { Facts(alone: $0.value) }
    return sure.map { (.infinity, $0, []) }
      + readings.map { ($0.score, $0.facts, guesses(of: $0).filter(\.isPossibleWithoutTitle)) }
      + others.map { (-.infinity, $0, []) }
  }

  /// Whether a reading leaves only punctuation between and after words.
  private func coversEntireText(_ reading: Reading) -> Bool {
    !reading.uses.isEmpty && TitleText(text: text, tokens: tokens, reading: reading).isEmpty
      && tokens.indices.allSatisfy { index in
        tokens[index].kind != .mark || reading.covers(index)
          || [",", ".", "(", ")", "!"].contains(tokens[index].word) && index > 0
          || tokens[index].word == "("
      }
  }
}

extension Guess {
  /// Whether the guess can occur in a text without a title.
  fileprivate var isPossibleWithoutTitle: Bool {
    switch self {
    case .nameAsDay, .bareNumber: false
    default: true
    }
  }
}

extension String {
  /// Text with ASCII characters in place of full-width characters and typographic dashes.
  fileprivate var asciiNormalized: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var plain = ""
    for scalar in unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      let narrow = isWide ? Unicode.Scalar(scalar.value - 0xFEE0) : nil
      plain.unicodeScalars.append(
        ["–", "−", "‑"].contains(scalar) ? "-" : narrow ?? scalar)
    }
    return plain
  }
}

extension Planner {
  /// Whether the moment belongs to the night that is not over yet: `tonight` in a record entered at
  /// one in the morning.
  func isOfLastNight(_ moment: Moment) -> Bool {
    guard context.searchDirection == .past, context.now.time.hour < 5, isToday(moment.date) else {
      return false
    }
    return moment.clock.part == .night || moment.clock.part == .evening
  }
}

extension Facts {
  /// Whether nothing else is left once `remove` has removed its part.
  func isOnly(_ remove: (inout Facts) -> Void) -> Bool {
    var rest = self
    remove(&rest)
    return rest.isEmpty
  }

  fileprivate var isOnlyReminders: Bool {
    !isEmpty && isOnly { ($0.reminders, $0.remindersAt) = ([], []) }
  }

  /// Whether the facts are only a day or time.
  var isOnlyMoment: Bool {
    isOnly { $0.moment = nil }
  }

  /// Whether the facts are only a length.
  var isOnlyLength: Bool {
    isOnly { $0.length = nil }
  }
}
