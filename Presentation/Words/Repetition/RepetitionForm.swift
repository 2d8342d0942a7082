import HearthDomain

/// The forms in which something that repeats can be written; each takes its part of the text or
/// returns nil.
struct RepetitionForm {
  /// With which day the weeks of a new rule begin.
  let weekStart: Weekday

  /// What was read of a repetition.
  enum Outcome {
    case found(TypedRepetition.Rhythm)
    /// It has two meanings, for which these are the spellings.
    case unclear([String])
  }

  /// What was read, and whether the words are a repetition only where no noun follows them:
  /// `daily`, `weekends`, `평일`.
  struct Taken {
    let outcome: Outcome
    var isLoose = false
  }

  /// In which periods something repeats, and on which days of them.
  struct Pattern {
    var unit: Recurrence.Frequency
    var interval = 1
    var weekdays: [(ordinal: Int?, weekday: Weekday)] = []
    var monthDays: [Int] = []
    /// Of the weekdays together the one of that number.
    var position: Int?
    var month: Recurrence.MonthInYear?
    var isLunar = false

    init(_ unit: Recurrence.Frequency, every interval: Int = 1) {
      (self.unit, self.interval) = (unit, interval)
    }

    /// Every year on that date of the moon.
    init(_ date: LunarWords) {
      self.init(.yearly)
      month = Recurrence.MonthInYear(date.month, isLeap: date.isLeap)
      monthDays = [date.day]
      isLunar = true
    }
  }

  func take(_ scanner: inout InputScanner) -> Taken? {
    scanner.attempt(korean) ?? scanner.attempt(english)
  }

  /// The rule of the pattern; nil where there is none such, like 30 February.
  func rhythm(_ pattern: Pattern) -> Taken? {
    guard let rule = pattern.rule(weekStart) else { return nil }
    return Taken(outcome: .found(.rule(rule)))
  }

  /// Seven days after it was done.
  func afterDone(_ days: Int) -> Taken? {
    guard RepetitionForm.longestWait.contains(days) else { return nil }
    return Taken(outcome: .found(.afterDone(days: days)))
  }

  /// In days, after something was done.
  static let longestWait = 1...36_525

  static func weekdays(from first: Weekday, to last: Weekday) -> [Weekday] {
    let length = (last.rawValue - first.rawValue + 7) % 7
    return (0...length).map { Weekday.allCases[(first.rawValue - 1 + $0) % 7] }
  }
}

extension CalendarUnit {
  /// The same between two occurrences.
  var frequency: Recurrence.Frequency {
    switch self {
    case .days: .daily
    case .weeks: .weekly
    case .months: .monthly
    case .years: .yearly
    }
  }
}

extension RepetitionForm.Pattern {
  /// As the rule's own text, so that what rules accept is said in one place.
  fileprivate func rule(_ weekStart: Weekday) -> Recurrence? {
    guard isPossible else { return nil }
    var parts = ["FREQ=\(unit.name)", "INTERVAL=\(interval)"]
    if !weekdays.isEmpty {
      let days = weekdays.map { Recurrence.WeekdayInPeriod($1, ordinal: $0).description }
      parts.append("BYDAY=\(days.joined(separator: ","))")
    }
    if !monthDays.isEmpty {
      parts.append("BYMONTHDAY=\(monthDays.map(String.init).joined(separator: ","))")
    }
    if let position { parts.append("BYSETPOS=\(position)") }
    if let month { parts.append("BYMONTH=\(month)") }
    if isLunar || meansLeapDay { parts.append("RSCALE=\(isLunar ? "DANGI" : "GREGORIAN")") }
    if isMissingInSomeYears { parts.append("SKIP=BACKWARD") }
    guard var rule = try? Recurrence(parts.joined(separator: ";")) else { return nil }
    if unit == .weekly, interval > 1 { rule.weekStart = weekStart }
    return rule
  }

  /// Whether every year, or some, has such a day.
  private var isPossible: Bool {
    guard let month else { return monthDays.allSatisfy { (-1...31).contains($0) && $0 != 0 } }
    // A leap year has every date that there is.
    let length = isLunar ? 30 : Month(year: 2024, month: month.number)?.length ?? 0
    return monthDays.allSatisfy { $0 == -1 || (1...length).contains($0) }
      && (1...12).contains(month.number)
  }

  private var meansLeapDay: Bool { month?.number == 2 && monthDays == [29] && !isLunar }

  /// An anniversary of such a day is kept on the last day before it.
  private var isMissingInSomeYears: Bool {
    meansLeapDay || isLunar && (monthDays == [30] || month?.isLeap == true)
  }
}

extension InputScanner {
  /// Takes weekdays one after another, and those between two where one goes on to the other.
  mutating func weekdays(
    of name: (inout InputScanner) -> Weekday?, through: (inout InputScanner) -> Weekday?,
    joined: (inout InputScanner) -> Bool
  ) -> [Weekday]? {
    guard let first = name(&self) else { return nil }
    var all = [first]
    while let last = all.last {
      if let end = attempt(through) {
        all += RepetitionForm.weekdays(from: last, to: end).dropFirst()
      } else if let next = attempt({ joined(&$0) ? name(&$0) : nil }) {
        all.append(next)
      } else {
        break
      }
    }
    return all
  }
}
