import HearthDomain
import HearthWhen

/// Times of an event as typed in options; parsed when the current time is known.
struct EventTimeOptions: Hashable, Sendable {
  var from: String?
  private(set) var to: String?
  private(set) var minutes: Int?
  private(set) var isAllDay: Bool
  /// Path of the command, for error messages.
  let command: [String]

  /// Throws for options that exclude each other.
  init(_ input: ParsedInput, of command: CommandName) throws {
    try input.allowAtMostOne(of: [EventSpec.to, EventSpec.length])
    try input.allowAtMostOne(of: [EventSpec.allDay, EventSpec.length])
    from = try input[EventSpec.from]
    to = try input[EventSpec.to]
    minutes = try input[EventSpec.length]
    isAllDay = input[EventSpec.allDay]
    self.command = command.path
  }

  /// Whether no option is given.
  var isEmpty: Bool { from == nil && hasOnlyStart }

  /// Whether no option except a start is given.
  private var hasOnlyStart: Bool { to == nil && minutes == nil && !isAllDay }

  /// Returns the entry with a new start.
  func starting(on day: Day, at time: TimeOfDay?) -> EventTimeOptions {
    var entry = self
    entry.from = time.map { "\(day) \($0)" } ?? "\(day)"
    return entry
  }

  /// Returns the times of a new event: from the options or the title, with an end from an option.
  /// Nil if neither names a time.
  func plan(_ title: Planned?, _ dates: WhenReader) throws -> WhenValue<Planned>? {
    if let both = try ends(dates) { return today(both, dates) }
    guard let start = try start(title, dates) else { return nil }
    var plan = start.value
    let words = PlanWords(.english, today: dates.context.now.day).text(of: plan)
    if isAllDay, !plan.isAllDay { throw WhenRefusal(.unknown(.day), from ?? words ?? "") }
    let told = plan.hasEnd ? words : nil
    if let told, to != nil || minutes != nil {
      throw UsageError(.conflictingOptions([told, to != nil ? "--to" : "--for"]), in: command)
    }
    let zone = plan.zone.flatMap { dates.context.zone.zone(named: $0) }
    try takeEnd(&plan, zone.map(dates.on) ?? dates)
    return WhenValue(value: plan, guesses: start.guesses, others: start.others)
  }

  /// Parses `--from` and `--to` together, because `9:00` and `17:00` decide each other's half of
  /// the day; nil if they must be parsed one after the other.
  private func ends(_ dates: WhenReader) throws(WhenRefusal) -> WhenValue<Planned>? {
    guard let from, let to, !isAllDay else { return nil }
    do throws(WhenRefusal) {
      let both = try dates.time(from: from, to: to)
      let isShort = both.value.end <= both.value.start.adding(minutes: 720)
      return both.value.isAllDay || isShort ? both : nil
    } catch {
      if error.reason == .endBeforeStart { throw error }
      return nil
    }
  }

  private func start(_ title: Planned?, _ dates: WhenReader) throws -> WhenValue<Planned>? {
    if let from {
      let read = try dates.time(ofPlan: from)
      guard read.value.repetition == nil, read.others.isEmpty else {
        throw WhenRefusal(.unknown(.dayAndTime), from)
      }
      return today(read, dates)
    }
    if let title { return WhenValue(value: title) }
    if hasOnlyStart { return nil }
    let now = dates.context.now
    let isOfDays = try isAllDay || to.map { try dates.moment($0).time == nil } ?? false
    return WhenValue(value: isOfDays ? Planned(days: now.day...now.day) : .proposed(at: now))
  }

  /// Returns the plan on today if the start is only an hour, even if that hour has passed.
  private func today(_ read: WhenValue<Planned>, _ dates: WhenReader) -> WhenValue<Planned> {
    guard let from, (try? dates.time(from)) != nil else { return read }
    let plan = read.value.moved(days: dates.context.now.day - read.value.start.day)
    let guesses = read.guesses.filter { if case .hasPassed = $0 { false } else { true } }
    return WhenValue(value: plan, guesses: guesses)
  }

  /// Sets the end that an option names.
  private func takeEnd(_ plan: inout Planned, _ dates: WhenReader) throws {
    let start = plan.start
    if let to {
      if plan.isAllDay, let last = try lastDay(to, from: start.day, dates) {
        guard start.day <= last else {
          throw DomainError.invalid(.eventEnd, .beforeFirstDay(last, first: start.day))
        }
        plan.bounds = .days(start.day, last)
      } else {
        if plan.isAllDay { throw missingTimeError() }
        plan.bounds = .times(start, try dates.end(to, after: start).time)
      }
      plan.hasEnd = true
    } else if let minutes {
      if plan.isAllDay { throw missingTimeError() }
      plan.bounds = .times(start, start.adding(minutes: minutes))
      (plan.hasEnd, plan.lasts) = (true, minutes)
    }
  }

  /// Parses the last day; nil if the text also names a time and a start is given.
  private func lastDay(_ text: String, from first: Day, _ dates: WhenReader) throws -> Day? {
    do {
      return try dates.lastDay(text, from: first)
    } catch {
      guard let ending = try? dates.end(text, after: first.start) else { throw error }
      return from == nil ? ending.time.day : nil
    }
  }

  /// Returns the error for a start that lacks a time although the length or the end is a time.
  private func missingTimeError() -> UsageError {
    guard let day = from else { return UsageError(.missingOption(["--from"]), in: command) }
    let why = Words(
      ko: "\(day.quoted(.korean)) 뒤에 시작하는 시각도 적어 주세요. 예: \("\(day) 오후 3시".quoted(.korean)).",
      en: "\(day.quoted(.english)) needs a time, too, such as \("\(day) 3pm".quoted(.english)).")
    return UsageError(.missingExplained("--from", why: why), in: command)
  }
}

extension Planned {
  /// Returns the default time of an event for which none is typed.
  static func proposed(at now: LocalTime) -> Planned {
    let start = EventSpan.proposed(at: now, zone: "").start(in: FixedZone.utc)
    return Planned(from: start, to: start.adding(minutes: EventSpan.usualMinutes))
  }

  /// Returns the times in a zone. A repetition keeps its length on the clock, even if the clock is
  /// set forward on the first day.
  func span(in zone: any ZoneRules, isRepeated: Bool) throws -> EventSpan {
    switch bounds {
    case .days(let first, let last):
      return try EventSpan(allDayFrom: first, through: last, zone: zone.name)
    case .times(let start, let end):
      guard let minutes = hasEnd ? lasts : EventSpan.usualMinutes else {
        return try EventSpan(from: start, to: end, zone: zone.name)
      }
      return isRepeated
        ? try EventSpan(from: start, showing: minutes, in: zone)
        : try EventSpan(from: start, lasting: minutes, in: zone)
    }
  }
}
