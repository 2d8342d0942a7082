import HearthDomain
import HearthWhen

/// The times of an event as typed in options. They are parsed once the current time is known.
struct EventTimeOptions: Hashable, Sendable {
  var from: String?
  private(set) var to: String?
  private(set) var minutes: Int?
  private(set) var isAllDay: Bool
  /// Length of an event that gets a start with a time and no end.
  var defaultMinutes = EventSpan.defaultMinutes
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
  var isEmpty: Bool { from == nil && hasNoOtherOptions }

  /// Whether no option except a start is given.
  private var hasNoOtherOptions: Bool { to == nil && minutes == nil && !isAllDay }

  /// Returns the options with another start.
  func starting(on day: Day, at time: TimeOfDay?) -> EventTimeOptions {
    var entry = self
    entry.from = time.map { "\(day) \($0)" } ?? "\(day)"
    return entry
  }

  /// Returns the times of a new event. The start is from the options, else from the title; an
  /// option may set the end. Nil if neither gives a time.
  func parsePlan(_ title: PlannedTime?, _ dates: WhenReader) throws -> WhenValue<PlannedTime>? {
    if let both = try parseStartAndEnd(dates) { return movedToToday(both, dates) }
    guard let start = try parseStart(title, dates) else { return nil }
    var plan = start.value
    let words = PlanFormatter(.english, today: dates.context.now.day).text(of: plan)
    if isAllDay, !plan.isAllDay { throw WhenRefusal(.unknown(.day), from ?? words ?? "") }
    let told = plan.hasEnd ? words : nil
    if let told, to != nil || minutes != nil {
      throw UsageError(.conflictingOptions([told, to != nil ? "--to" : "--for"]), in: command)
    }
    let zone = plan.zone.flatMap { dates.context.zone.zone(named: $0) }
    try applyEnd(&plan, zone.map(dates.withZone) ?? dates)
    return WhenValue(value: plan, guesses: start.guesses, others: start.alternatives)
  }

  /// Parses `--from` and `--to` together, so that one can show which half of the day the other
  /// means, as in `9:00` and `17:00`. Nil if they must be parsed one after the other.
  private func parseStartAndEnd(_ dates: WhenReader) throws(WhenRefusal) -> WhenValue<PlannedTime>?
  {
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

  private func parseStart(_ title: PlannedTime?, _ dates: WhenReader) throws -> WhenValue<
    PlannedTime
  >? {
    if let from {
      let read = try dates.time(ofPlan: from)
      guard read.value.repetition == nil, read.alternatives.isEmpty else {
        throw WhenRefusal(.unknown(.dayAndTime), from)
      }
      return movedToToday(read, dates)
    }
    if let title { return WhenValue(value: title) }
    if hasNoOtherOptions { return nil }
    let now = dates.context.now
    let isOfDays = try isAllDay || to.map { try dates.moment($0).time == nil } ?? false
    return WhenValue(value: isOfDays ? PlannedTime(days: now.day...now.day) : .defaultTime(at: now))
  }

  /// Returns the times moved to today if the start is only a time of day, even if it has passed.
  private func movedToToday(_ read: WhenValue<PlannedTime>, _ dates: WhenReader) -> WhenValue<
    PlannedTime
  > {
    guard let from, (try? dates.time(from)) != nil else { return read }
    let (today, start) = (dates.context.now.day, read.value.start)
    let guesses = read.guesses.filter { if case .hasPassed = $0 { false } else { true } }
    // Midnight is the end of today, which has not passed.
    if start == today.adding(days: 1).start, guesses == read.guesses { return read }
    let plan = read.value.moved(days: today - start.day)
    return WhenValue(value: plan, guesses: guesses)
  }

  /// Sets the end that an option names.
  private func applyEnd(_ plan: inout PlannedTime, _ dates: WhenReader) throws {
    let start = plan.start
    if let to {
      if plan.isAllDay, let last = try parseLastDay(to, from: start.day, dates) {
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
      (plan.hasEnd, plan.lengthInMinutes) = (true, minutes)
    }
  }

  /// Parses the last day of an all-day event. Nil if a start is given and the text names a time
  /// too.
  private func parseLastDay(_ text: String, from first: Day, _ dates: WhenReader) throws -> Day? {
    do {
      return try dates.lastDay(text, from: first)
    } catch {
      guard let ending = try? dates.end(text, after: first.start) else { throw error }
      return from == nil ? ending.time.day : nil
    }
  }

  /// Returns the error for a start without a time, if the end or the length needs one.
  private func missingTimeError() -> UsageError {
    guard let day = from else { return UsageError(.missingOption(["--from"]), in: command) }
    let why = Words(
      ko: "\(day.quoted(.korean)) 뒤에 시작하는 시각도 적어 주세요. 예: \("\(day) 오후 3시".quoted(.korean)).",
      en: "\(day.quoted(.english)) needs a time, too, such as \("\(day) 3pm".quoted(.english)).")
    return UsageError(.missingOptionExplained("--from", why: why), in: command)
  }
}

extension PlannedTime {
  /// Returns the default time of an event for which none is typed.
  static func defaultTime(at now: LocalTime) -> PlannedTime {
    let start = EventSpan.proposed(at: now, zone: "").start(in: FixedZone.utc)
    return PlannedTime(from: start, to: start.adding(minutes: EventSpan.defaultMinutes))
  }

  /// Returns the times with that length if the text contains no end; a deadline keeps its end.
  func lasting(_ minutes: Int) -> PlannedTime {
    guard !hasEnd, case .times(let start, let end) = bounds else { return self }
    var copy = self
    copy.bounds =
      isDeadline
      ? .times(end.adding(minutes: -minutes), end) : .times(start, start.adding(minutes: minutes))
    copy.lengthInMinutes = minutes
    return copy
  }

  /// Returns the times in a zone. A repeating event keeps its length in local time, even if a clock
  /// change shortens its first day.
  func span(in zone: any ZoneRules, isRepeated: Bool) throws -> EventSpan {
    switch bounds {
    case .days(let first, let last):
      return try EventSpan(allDayFrom: first, through: last, zone: zone.name)
    case .times(let start, let end):
      guard let minutes = lengthInMinutes ?? (hasEnd ? nil : EventSpan.defaultMinutes) else {
        return try EventSpan(from: start, to: end, zone: zone.name)
      }
      return isRepeated
        ? try EventSpan(from: start, showing: minutes, in: zone)
        : try EventSpan(from: start, lasting: minutes, in: zone)
    }
  }
}
