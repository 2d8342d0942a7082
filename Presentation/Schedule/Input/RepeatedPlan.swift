import HearthDomain

/// A repetition that a title tells, with the time and the first day that stand beside it.
struct RepeatedPlan {
  var repetition: TypedRepetition
  var time: WhenReader.When?
  /// From which day on, where that was typed with `from` or `부터`.
  var from: Day?

  /// The first time from now on, or from the day that was typed; the start where the rule gives
  /// nothing, which is refused later.
  ///
  /// Nil where a day was told beside it, which stays.
  func start(_ dates: DateInput, at told: WhenReader.When? = nil) -> WhenReader.When? {
    let reader = WhenReader(dates: dates, isAllDay: false)
    let time = told == nil ? time : told.flatMap { reader.timeBesideDay([$0.from]) }
    if told != nil, time == nil { return nil }
    let text = { (day: Day) in time.map { "\(day) \($0.from)" } ?? "\(day)" }
    let earliest = from ?? RepeatedPlan.earliest(at: time, dates)
    guard case .rule(var rule) = repetition.rhythm else {
      return WhenReader.When(from: text(earliest), to: time?.to)
    }
    // The week, month or year of the first time is the first one, whatever lies between two.
    if !(rule.weekdays.isEmpty && rule.monthDays.isEmpty) { rule.interval = 1 }
    if rule.frequency < .daily {
      let soon = EventSpan.proposed(at: dates.now, zone: "").start(in: FixedZone.utc)
      return WhenReader.When(from: time == nil ? "\(soon.day) \(soon.time)" : text(earliest))
    }
    let start = RepetitionStart.day(earliest)
    let first = try? Repetition(rule, from: start).occurrences(after: nil, limit: 1).times.first
    return WhenReader.When(from: text(first?.day ?? earliest), to: time?.to)
  }

  /// Today, or tomorrow where an hour of today is over.
  static func earliest(at time: WhenReader.When?, _ dates: DateInput) -> Day {
    let today = dates.now.day
    let moment = time.flatMap { try? dates.dayAndTime("\(today) \($0.from)") }
    let isOver = moment.map { day, time in
      time.map { LocalTime(day: day, time: $0) < dates.now } ?? false
    }
    return isOver == true ? today.adding(days: 1) : today
  }
}
