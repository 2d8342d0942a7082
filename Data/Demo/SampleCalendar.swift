import HearthDomain

/// The sample events: those around today first, then the usual ones of the year.
struct SampleCalendar {
  /// Number of days after today with usual events.
  private static let futureDays = 45
  /// Number of past weeks of weekly events.
  private static let pastWeeks = 6

  let year: SampleYear
  private var recentTitles: [String] = []

  init(_ year: SampleYear) {
    self.year = year
  }

  /// Creates as many events as the size requires: those around today first, then ones spread over
  /// all days.
  mutating func forEachEvent(_ each: (Event) throws -> Void) throws {
    let around = try eventsAroundToday()
    for event in around.prefix(year.size.events) { try each(event) }
    let rest = max(0, year.size.events - around.count)
    let days = year.size.days + SampleCalendar.futureDays
    for number in 0..<rest {
      let day = year.firstDay.adding(days: number * days / rest)
      try each(usualEvent(on: day))
    }
  }

  private func eventsAroundToday() throws -> [Event] {
    let plans = year.texts.plans
    let now = try plans.now[PartOfDay(at: year.now.time)].map {
      [try event($0, from: recentHalfHour)]
    }
    let near = try plans.upcoming.map { days, plan in
      try event(plan, from: start(of: plan, on: year.today.adding(days: days)))
    }
    let whole = try plans.allDayPlans.map { days, title, note in
      let span = try EventSpan(
        allDayFrom: year.today.adding(days: days.lowerBound),
        through: year.today.adding(days: days.upperBound), zone: year.zone.name)
      return try event(title, note, span, AllDayTime.standard.leadTimes)
    }
    return (now ?? []) + near + whole
  }

  /// Returns an event on the day, with a title that neither the last few events nor another event
  /// of that day have.
  private mutating func usualEvent(on day: Day) throws -> Event {
    let fit = year.texts.plans.usual.filter { $0.kind.suits(day) }
    let there = year.texts.plans.upcoming
      .filter { year.today.adding(days: $0.days) == day }.map(\.plan.title)
    let fresh = fit.filter { !(recentTitles + there).contains($0.title) }
    let plan = year.chance.pick(from: fresh.isEmpty ? fit : fresh)
    recentTitles = (recentTitles + [plan.title]).suffix(6)
    return try event(plan, from: start(of: plan, on: day))
  }

  /// The last full or half hour that is at least half an hour ago.
  private var recentHalfHour: LocalTime {
    let minutes = year.now.time.seconds / 60 % 30 + 30
    return year.now.withoutSeconds.adding(minutes: -minutes)
  }

  private func start(of plan: SamplePlan, on day: Day) -> LocalTime {
    LocalTime(day: day, time: TimeOfDay(knownHour: plan.hour, minute: plan.minute))
  }

  private func event(_ plan: SamplePlan, from start: LocalTime) throws -> Event {
    let before = plan.isWeekly ? 7 * SampleCalendar.pastWeeks : 0
    let first = LocalTime(day: start.day.adding(days: -before), time: start.time)
    let span = try EventSpan(
      from: first, to: first.adding(minutes: plan.durationMinutes), zone: year.zone.name)
    let series =
      try plan.isWeekly ? EventSeries(Recurrence("FREQ=WEEKLY"), from: .time(first)) : nil
    return try event(
      plan.title, plan.note, span.adjusted(in: year.zone).span,
      LeadTimes(minutesBefore: plan.remindsBefore), series)
  }

  private func event(
    _ title: String, _ note: String, _ span: EventSpan, _ reminders: LeadTimes,
    _ series: EventSeries? = nil
  ) throws -> Event {
    // Let the user have entered the event some days before.
    let entered = span.start(in: year.zone).day.adding(days: -year.chance.number(1...9))
    return Event(
      id: year.chance.id(at: year.instant(entered, hour: 12)),
      details: EventDetails(
        title: try EventTitle(title), note: try EventNote(note), span: span,
        reminders: reminders),
      repetition: series.map { .series($0) })
  }
}
