import HearthDomain

/// Day, month or year named by a text.
public enum NamedPeriod: Hashable, Sendable {
  case day(Day)
  case month(Month)
  case year(Int)
  /// Week, quarter, season or span.
  case days(ClosedRange<Day>)
}

extension WhenReader {
  /// Parses a day, span, week, month or other period; returns its days.
  public func days(_ text: String) throws(WhenRefusal) -> ClosedRange<Day> {
    try parse(text, as: .days) { facts, planner throws(OpenReason) in
      let days = planner.dayResolver
      if facts.span ?? facts.daySpan != nil || !facts.listedDays.isEmpty {
        guard case .days(let first, let last) = try planner.plans(facts)[0].bounds else {
          throw .missingDay
        }
        return [first...last]
      }
      if facts.first != nil || facts.last != nil || facts.due != nil {
        return [try openRange(facts, days)]
      }
      guard let moment = facts.moment, moment.hasDate, facts.repetition == nil else {
        throw .missingDay
      }
      if !moment.date.weekdays.isEmpty, moment.date.weekOffset == nil { throw .severalDays }
      let answer = try days.resolve(moment.date)
      if moment.hasTime, planner.isOfLastNight(moment) {
        return [answer.first.adding(days: -1)...answer.last.adding(days: -1)]
      }
      guard let length = facts.length, length.isOfDays else { return [answer.days] }
      return [answer.first...(try days.day(answer.first, adding: length)).adding(days: -1)]
    }.value
  }

  private func openRange(
    _ facts: Facts, _ days: DayResolver
  ) throws(OpenReason) -> ClosedRange<Day> {
    let first =
      try facts.first.map { moment throws(OpenReason) in
        try days.resolve(moment.date).first
      } ?? context.searchStart
    guard let last = facts.last ?? facts.due else {
      guard let length = facts.length, length.isOfDays else { return first...Day.latest }
      return first...(try days.day(first, adding: length)).adding(days: -1)
    }
    let end = try days.resolve(last.date, from: first).last
    guard first <= end else { throw .endBeforeStart }
    return first...end
  }

  /// Parses a day, month, year or other period.
  public func period(
    _ text: String, as wanted: WhenRefusal.ExpectedValue = .days
  ) throws(WhenRefusal) -> NamedPeriod {
    try parse(text, as: wanted) { facts, planner throws(OpenReason) in
      guard let moment = facts.moment, facts.isOnlyMoment, moment.hasDate, !moment.hasTime else {
        throw .missingDay
      }
      let answer = try planner.dayResolver.resolve(moment.date)
      guard answer.isPeriod else {
        return [answer.isOneDay ? .day(answer.first) : .days(answer.days)]
      }
      let month = answer.first.calendarMonth
      if answer.days == month.firstDay...month.lastDay { return [.month(month)] }
      let isYear = answer.last.adding(days: 1) == answer.first.adding(months: 12)
      return [isYear && month.month == 1 ? .year(month.year) : .days(answer.days)]
    }.value
  }

  public func month(_ text: String) throws(WhenRefusal) -> Month {
    guard case .month(let month) = try period(text, as: .month) else {
      throw WhenRefusal(.unknown(.month), text)
    }
    return month
  }

  public func year(_ text: String) throws(WhenRefusal) -> Int {
    guard case .year(let year) = try period(text, as: .year) else {
      throw WhenRefusal(.unknown(.year), text)
    }
    return year
  }

  /// Parses a deadline: a day, a length from today (`2 weeks`), or the last day of a period.
  public func deadline(_ text: String) throws(WhenRefusal) -> WhenValue<Day> {
    try parse(text, as: .deadline) { facts, planner throws(OpenReason) in
      if let length = facts.length, facts.moment == nil, length.isOfDays {
        return [try planner.dayResolver.day(context.today, adding: length)]
      }
      guard let moment = facts.moment ?? facts.due ?? facts.last, moment.hasDate, !moment.hasTime
      else { throw .missingDay }
      let day = try planner.dayResolver.resolve(moment.date).last
      if let past = planner.dayResolver.closerPastDay(moment.date, next: day) {
        planner.addGuess(.hasPassed(past))
      }
      return [day]
    }
  }

  /// Parses a solar or lunar birthday, with its year if given. Of a date such as `12/4/1990`, the
  /// user's order of day and month is taken, which is a guess.
  public func birthday(_ text: String) throws(WhenRefusal) -> WhenValue<Birthday> {
    try parse(text, as: .birthday) { facts, _ throws(OpenReason) in
      guard let moment = facts.moment, facts.isOnlyMoment, !moment.hasTime else {
        throw .missingDay
      }
      var date = moment.date
      // A year of two digits, as in `95년`, lies in the past.
      if let year = date.year, year > context.today.year, !text.contains("\(year)") {
        date.year = year - 100
      }
      if let birthday = date.birthday { return [birthday] }
      throw date.lunar == nil && (date.month == nil || date.day == nil) ? .missingDay : .noSuchDay
    }
  }

  /// Parses an interval such as `2 weeks` or `once a month`; returns the number of days.
  public func rhythm(_ text: String) throws(WhenRefusal) -> Int {
    try parse(text, as: .length) { facts, planner throws(OpenReason) in
      if let length = facts.length, facts.moment == nil { return [try length.days] }
      if let rate = facts.averageIntervalDays { return [rate] }
      guard let length = facts.repetition?.plainInterval, facts.moment == nil else { throw .length }
      return [try length.days]
    }.value
  }
}

/// When a reminder is sent, relative to the event.
public enum LeadTime: Hashable, Sendable {
  /// Minutes before the start; a negative number is after it.
  case before(Int)
  /// A time on the first day of an all-day event, or on the day before it.
  case at(AllDayTime)
}

extension WhenReader {
  /// Parses one reminder: `10m`, `1 hour before`, `10분 뒤`, `09:00`, `전날 저녁 8시`.
  public func leadTime(_ text: String) throws(WhenRefusal) -> LeadTime {
    try parse(text, as: .reminder) { facts, planner throws(OpenReason) in
      if let length = facts.isOnlyLength ? facts.length : facts.reminders.first {
        return [.before(try planner.minutes(of: length))]
      }
      guard let moment = facts.isOnlyMoment ? facts.moment : facts.remindersAt.first,
        facts.isOnlyMoment != moment.hasDate
      else { throw .length }
      let isDayBefore = moment.date.distance == Length(-1, .day)
      // An evening without an hour means 8pm.
      let minute = moment.hasHour ? try planner.minute(moment) : isDayBefore ? 20 * 60 : nil
      guard let minute, let time = TimeOfDay(seconds: minute % 1_440 * 60),
        isDayBefore || moment.date.isEmpty || moment.date.distance == Length(0, .day)
      else { throw .length }
      return [.at(AllDayTime(time, isDayBefore: isDayBefore))]
    }.value
  }
}

extension Length {
  /// Number of days, with 30 days per month.
  var days: Int {
    get throws(OpenReason) {
      switch unit {
      case .day, .night: count
      case .week: count * 7
      case .month: count * 30
      case .year: count * 365
      case .minute, .workday, .weekend, .weekday: throw .length
      }
    }
  }
}

extension DatePattern {
  /// Birthday of the month and day, if the pattern names nothing else except a year.
  fileprivate var birthday: Birthday? {
    var rest = self
    (rest.year, rest.month, rest.day, rest.lunar) = (nil, nil, nil, nil)
    (rest.order, rest.certainOrder) = (nil, nil)
    guard rest.isEmpty else { return nil }
    if let lunar {
      return try? .lunar(checking: lunar.month, lunar.day, isLeapMonth: lunar.isLeap, year: year)
    }
    guard let month, let day else { return nil }
    return try? .solar(checking: month, day, year: year)
  }
}
