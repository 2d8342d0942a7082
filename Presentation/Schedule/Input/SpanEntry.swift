import HearthDomain

/// When an event takes place, as options say it; read when it is known what time it is.
struct SpanEntry: Hashable, Sendable {
  var from: String?
  var to: String?
  private(set) var minutes: Int?
  private(set) var isAllDay: Bool
  /// The words of the command, for what is refused.
  let command: [String]

  /// Throws for options that exclude one another.
  init(_ input: ParsedInput, of command: CommandName) throws {
    try input.allowAtMostOne(of: [EventSpec.to, EventSpec.length])
    try input.allowAtMostOne(of: [EventSpec.allDay, EventSpec.length])
    from = try input[EventSpec.from]
    to = try input[EventSpec.to]
    minutes = try input[EventSpec.length]
    isAllDay = input[EventSpec.allDay]
    self.command = command.path
  }

  /// The days and times that were said.
  var texts: [String] { [from, to].compactMap(\.self) }

  /// Whether nothing was said.
  var isEmpty: Bool { from == nil && to == nil && minutes == nil && !isAllDay }

  /// The same with what a title tells; throws where an option tells the end too.
  func starting(as title: TypedPlan) throws -> SpanEntry {
    var entry = self
    (entry.from, entry.isAllDay) = (title.from, title.isAllDay)
    let end = title.to.map { end in title.from.map { "\($0) - \(end)" } ?? end }
    if to != nil || minutes != nil {
      // A length that is all that the title tells would be lost.
      let length = title.from == nil ? title.minutes.map { "\($0)m" } : nil
      guard let words = end ?? length else { return entry }
      throw UsageError(.conflictingOptions([words, to != nil ? "--to" : "--for"]), in: command)
    }
    (entry.to, entry.minutes) = (title.to, title.minutes)
    return entry
  }

  /// The same from that day on.
  func starting(on day: Day, at time: TimeOfDay?) -> SpanEntry {
    var entry = self
    entry.from = time.map { "\(day) \($0)" } ?? "\(day)"
    return entry
  }

  /// The same from the first day on that the rule gives, where nothing tells when: a time of today
  /// that nobody named would be made up.
  func beginning(with entered: EnteredRepetition?, _ dates: DateInput) -> SpanEntry {
    guard from == nil, to == nil, minutes == nil, case .rule(let rule)? = entered?.way,
      rule.frequency >= .daily
    else { return self }
    var entry = self
    entry.from = RepeatedPlan(repetition: TypedRepetition(.rule(rule))).start(dates)?.from
    return entry
  }

  /// The same with a start that tells the end too, like `3pm-4pm`, as the two that it is.
  func divided(_ dates: DateInput) -> SpanEntry {
    guard to == nil, minutes == nil, let span = from.flatMap({ SpanText($0, dates: dates) }) else {
      return self
    }
    var entry = self
    (entry.from, entry.to) = (span.from, span.to)
    return entry
  }

  /// The times of a new event; throws where no event can take place so.
  func span(
    at clock: LocalClock, _ dates: DateInput, isRepeated: Bool = false
  ) throws -> EventSpan {
    try divided(dates).whole(at: clock, dates, isRepeated: isRepeated)
  }

  private func whole(
    at clock: LocalClock, _ dates: DateInput, isRepeated: Bool
  ) throws -> EventSpan {
    if try isAllDay || meansWholeDays(dates, today: clock.today) {
      let first = try from.map { try dates.day($0) } ?? clock.today
      return try wholeDays(from: first, count: 1, zone: clock.zone.name, dates)
    }
    let start = try start(dates, at: clock)
    return try timed(from: start, zone: clock.zone, dates, isRepeated: isRepeated)
  }

  /// Whether days are given and nothing tells a time: a time that nobody named would be made up.
  private func meansWholeDays(_ dates: DateInput, today: Day) throws(DateInputError) -> Bool {
    guard minutes == nil, from != nil || to != nil else { return false }
    let first = try from.map { text throws(DateInputError) in try dates.dayAndTime(text) }
    guard first?.time == nil else { return false }
    guard let to else { return true }
    return try dates.following(first?.day ?? today).dayAndTime(to).time == nil
  }

  /// Whole days from that one to the one that is given, or so many.
  func wholeDays(
    from first: Day, count: Int, zone: String, _ dates: DateInput
  ) throws -> EventSpan {
    let last = try to.map { try dates.lastDay($0, from: first) } ?? first.later(byDays: count - 1)
    return try EventSpan(allDayFrom: first, through: last, zone: zone)
  }

  /// From that time to the end that is given, for the length that is given, or an hour; what is
  /// repeated lasts so long on the clock, also where that is set forward on the first day.
  func timed(
    from start: LocalTime, zone: any ZoneRules, _ dates: DateInput, isRepeated: Bool = false
  ) throws -> EventSpan {
    if let to {
      let end = try dates.end(to, after: start, of: nil)
      return try EventSpan(from: start, to: end, zone: zone.name)
    }
    let minutes = minutes ?? EventSpan.usualMinutes
    return isRepeated
      ? try EventSpan(from: start, showing: minutes, in: zone)
      : try EventSpan(from: start, lasting: minutes, in: zone)
  }

  private func start(_ dates: DateInput, at clock: LocalClock) throws -> LocalTime {
    let (now, zone) = (clock.localTime, clock.zone)
    guard let from else {
      return EventSpan.proposed(at: now, zone: zone.name).start(in: zone)
    }
    let (day, time) = try dates.dayAndTime(from)
    guard let time else { throw lacksTime(from) }
    return LocalTime(day: day, time: time)
  }

  /// A length or an end is given as a time, so the start has to be one.
  private func lacksTime(_ day: String) -> UsageError {
    let why = Words(
      ko: "\(day.quoted(.korean)) 뒤에 시작하는 시각도 적어 주세요. 예: \("\(day) 오후 3시".quoted(.korean)).",
      en: "\(day.quoted(.english)) needs a time, too, such as \("\(day) 3pm".quoted(.english)).")
    return UsageError(.missingExplained("--from", why: why), in: command)
  }
}
