import HearthDomain

extension Recurrence {
  /// `every Tue and Thu`, `매주 화·목`: the rule without its end, in words that are read as the same
  /// rule; nil where no words say it.
  package func words(in language: Language) -> String? {
    var endless = plain
    (endless.count, endless.until) = (nil, nil)
    guard let words = RecurrenceWording(rule: endless, language: language).words else { return nil }
    let anyDay = LocalTime(day: .earliest, time: .midnight)
    let dates = DateInput(now: anyDay, leaning: .upcoming).weeks(from: endless.weekStart)
    guard case .rule(var read)? = try? dates.plainRepetition(words).rhythm else { return nil }
    // Of one day a week, or of Mondays first as anyway, the beginning of the week says nothing.
    if endless.weekStart == nil { read.weekStart = nil }
    return read == endless ? words : nil
  }
}

extension TypedRepetition {
  /// All of it: `every Tue until 31 Dec 2026 except 24 Nov 2026`.
  package func words(in language: Language) -> String? {
    let date = { (day: Day) in
      let month = day.calendarMonth.shortName(in: language)
      return language(
        ko: "\(day.year)년 \(month) \(day.dayOfMonth)일", en: "\(day.dayOfMonth) \(month) \(day.year)"
      )
    }
    let beginning: String?
    switch rhythm {
    case .rule(let rule): beginning = rule.words(in: language)
    case .afterDone(let days):
      beginning = language(ko: "하고 나서 \(days)일 뒤", en: "\(Plural("day")(days)) after done")
    }
    guard let beginning else { return nil }
    var parts = [beginning]
    if let times { parts.append(language(ko: "\(times)번", en: "\(Plural("time")(times))")) }
    if let until { parts.append(language(ko: "\(date(until))까지", en: "until \(date(until))")) }
    if !exceptions.isEmpty {
      let days = exceptions.map(date)
      parts.append(
        language(
          ko: "\(days.joined(separator: ", "))만 빼고", en: "except \(days.joined(separator: ", "))"))
    }
    let words = parts.joined(separator: " ")
    guard let skipsHolidays else { return words }
    return words
      + (skipsHolidays
        ? language(ko: ", 공휴일 빼고", en: ", not on holidays")
        : language(ko: ", 공휴일에도", en: ", also on holidays"))
  }
}

/// What a rule without an end is called, as far as there are words.
private struct RecurrenceWording {
  let rule: Recurrence
  let language: Language

  var words: String? {
    switch rule.frequency {
    case .secondly: nil
    case .minutely: every("minute", "분")
    case .hourly: every("hour", "시간")
    case .daily: every("day", "일")
    case .weekly: weekly
    case .monthly: monthly
    case .yearly: yearly
    }
  }

  /// `every day`, `every 3 days`; `매일`, `3일마다`.
  private func every(_ unit: String, _ korean: String) -> String {
    let count = rule.interval
    if count > 1 { return language(ko: "\(count)\(korean)마다", en: "every \(count) \(unit)s") }
    let heads = ["분": "1분마다", "시간": "매시간", "일": "매일", "주": "매주", "개월": "매월", "년": "매년"]
    return language(ko: heads[korean] ?? "매\(korean)", en: "every \(unit)")
  }

  private var weekly: String {
    let head = every("week", "주")
    let days = rule.weekdays.map(\.weekday)
    if days.isEmpty { return head }
    if rule.interval == 1 {
      if days == RepetitionWords.workdays { return language(ko: "평일마다", en: "every weekday") }
      if days == RepetitionWords.weekend { return language(ko: "주말마다", en: "every weekend") }
    }
    let names = days.map { $0.shortName(in: language) }
    let list = language(ko: names.joined(separator: "·"), en: listed(names))
    return language(
      ko: "\(head) \(list)", en: rule.interval == 1 ? "every \(list)" : "\(head) on \(list)")
  }

  private var monthly: String? {
    let head = every("month", "개월")
    if rule.weekdays.isEmpty, rule.monthDays.isEmpty { return head }
    guard let places = places(in: rule) else { return nil }
    return language(ko: "\(head) \(places)", en: "\(head) on \(places)")
  }

  private var yearly: String? {
    let head = every("year", "년")
    guard let month = rule.months.first else { return head }
    if rule.scale == .dangi {
      guard rule.monthDays.count == 1, let day = rule.monthDays.first else { return nil }
      return language(
        ko: "\(head) 음력 \(month.isLeap ? "윤" : "")\(month.number)월 \(day)일",
        en: "\(head) on lunar \(month.isLeap ? "leap " : "")\(month.number)/\(day)")
    }
    guard (1...12).contains(month.number), let name = Month(year: 2024, month: month.number) else {
      return nil
    }
    if language == .korean { return places(in: rule).map { "\(head) \(month.number)월 \($0)" } }
    let english = name.shortName(in: .english)
    if rule.monthDays.count == 1, let day = rule.monthDays.first, day > 0 {
      return "\(head) on \(day) \(english)"
    }
    return places(in: rule).map { "\(head) on \($0) of \(english)" }
  }

  /// `the second Tue`, `the 1st and the 15th`, `the last weekday`; `둘째 화요일`, `1일·15일`, `마지막 평일`.
  private func places(in rule: Recurrence) -> String? {
    if let position = rule.positions.first {
      guard let ordinal = ordinal(position) else { return nil }
      return language(ko: "\(ordinal) 평일", en: "the \(ordinal) weekday")
    }
    var names: [String] = []
    for day in rule.monthDays {
      guard day >= -1 else { return nil }
      names.append(
        day == -1
          ? language(ko: "말일", en: "the last day")
          : language(ko: "\(day)일", en: "the \(RepetitionForm.spelled(day))"))
    }
    for days in Recurrence.byWeekday(rule.weekdays) {
      let ordinals = days.compactMap { $0.ordinal.flatMap(ordinal) }
      guard let weekday = days.first?.weekday, ordinals.count == days.count else { return nil }
      names.append(
        language(
          ko: "\(ordinals.joined(separator: "·")) \(weekday.name(in: .korean))",
          en: "the \(listed(ordinals)) \(weekday.shortName(in: .english))"))
    }
    guard !names.isEmpty else { return nil }
    return language(ko: names.joined(separator: "·"), en: listed(names))
  }

  private func ordinal(_ number: Int) -> String? {
    let all = language(
      ko: [-1: "마지막", 1: "첫째", 2: "둘째", 3: "셋째", 4: "넷째", 5: "다섯째"],
      en: [-1: "last", 1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth"])
    return all[number]
  }

  private func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Recurrence {
  /// The same rule as this program would write it: others name the first day of the week whether
  /// it matters or not, number the one weekday of a month apart from it, and have each day of some
  /// weekdays for each week on them.
  fileprivate var plain: Recurrence {
    var plain = self
    if !goesByWeeks { plain.weekStart = nil }
    let others = [monthDays, yearDays, weekNumbers, hours, minutes, seconds]
    if frequency == .monthly || frequency == .yearly && months.count == 1,
      let position = positions.first, positions.count == 1, others.allSatisfy(\.isEmpty),
      let day = weekdays.first, weekdays.count == 1, day.ordinal == nil
    {
      plain.weekdays = [WeekdayInPeriod(day.weekday, ordinal: position)]
      plain.positions = []
    }
    if frequency == .daily, interval == 1, !weekdays.isEmpty, months.isEmpty, positions.isEmpty,
      others.allSatisfy(\.isEmpty)
    {
      plain.frequency = .weekly
    }
    return plain
  }

  /// Whether another first day of the week makes another rule of it.
  private var goesByWeeks: Bool {
    frequency == .weekly && interval > 1 && !weekdays.isEmpty || !weekNumbers.isEmpty
  }

  /// Weekdays by their place, with those of one weekday that follow one another together.
  fileprivate static func byWeekday(_ days: [WeekdayInPeriod]) -> [[WeekdayInPeriod]] {
    days.reduce(into: []) { groups, day in
      if groups.last?.last?.weekday == day.weekday {
        groups[groups.count - 1].append(day)
      } else {
        groups.append([day])
      }
    }
  }
}
