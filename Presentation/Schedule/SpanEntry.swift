import HearthDomain

/// When an event takes place, as options say it; read when it is known what time it is.
struct SpanEntry: Hashable, Sendable {
  var from: String?
  let to: String?
  let minutes: Int?
  let isAllDay: Bool
  /// The words of the command, for what is refused.
  let command: [String]

  /// Throws for options that exclude one another.
  init(_ input: ParsedInput, of command: CommandName) throws {
    try input.allowAtMostOne(of: ["to", "for"])
    try input.allowAtMostOne(of: ["all-day", "for"])
    from = input.text("from")
    to = input.text("to")
    minutes = try input.text("for").map { text throws(DateInputError) in
      try DateInput.minutes(text)
    }
    isAllDay = input.flag("all-day")
    self.command = command.path
  }

  /// Whether nothing was said.
  var isEmpty: Bool { from == nil && to == nil && minutes == nil && !isAllDay }

  /// The times of a new event; throws where no event can take place so.
  func span(at clock: LocalClock) throws -> EventSpan {
    let dates = DateInput(now: clock.localTime, leaning: .upcoming)
    if isAllDay {
      let first = try from.map { try dates.day($0) } ?? clock.today
      return try wholeDays(from: first, count: 1, zone: clock.zone.name, dates)
    }
    let start = try start(dates, at: clock)
    return try timed(from: start, zone: clock.zone, dates)
  }

  /// Whole days from that one to the one that is given, or so many.
  func wholeDays(
    from first: Day, count: Int, zone: String, _ dates: DateInput
  ) throws -> EventSpan {
    let last = try to.map { try dates.following(first).day($0) } ?? first.adding(days: count - 1)
    return try EventSpan(allDayFrom: first, through: last, zone: zone)
  }

  /// From that time to the end that is given, for the length that is given, or an hour.
  func timed(
    from start: LocalTime, zone: any ZoneRules, _ dates: DateInput
  ) throws -> EventSpan {
    if let to {
      let end = try dates.end(to, after: start, of: nil)
      return try EventSpan(from: start, to: end, zone: zone.name)
    }
    return try EventSpan(from: start, lasting: minutes ?? EventSpan.usualMinutes, in: zone)
  }

  private func start(_ dates: DateInput, at clock: LocalClock) throws -> LocalTime {
    let (now, zone) = (clock.localTime, clock.zone)
    guard let from else {
      return EventSpan.proposed(at: now, zone: zone.name).start(in: zone)
    }
    let (day, time) = try dates.dayAndTime(from)
    return time.map { LocalTime(day: day, time: $0) }
      ?? EventSpan.proposed(on: day, at: now, zone: zone.name).start(in: zone)
  }
}
