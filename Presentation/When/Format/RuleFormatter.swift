import HearthDomain

/// Words for a rule, without its end.
struct RuleFormatter {
  let rule: Recurrence
  let language: Language

  /// Words for the rule; nil if no words express it.
  var text: String? {
    switch rule.frequency {
    case .secondly: nil
    case .minutely: every("minute", "분")
    case .hourly: every("hour", "시간")
    case .daily: exceptingMonths(every("day", "일"))
    case .weekly: exceptingMonths(weeklyText)
    case .monthly: monthlyText.map(exceptingMonths)
    case .yearly: yearlyText
    }
  }

  /// `every day`, `every 3 days`; `매일`, `3일마다`.
  private func every(_ unit: String, _ korean: String) -> String {
    let count = rule.interval
    if count > 1 {
      return language.choose(ko: "\(count)\(korean)마다", en: "every \(count) \(unit)s")
    }
    let heads = ["분": "1분마다", "시간": "매시간", "일": "매일", "주": "매주", "개월": "매월", "년": "매년"]
    return language.choose(ko: heads[korean] ?? "매\(korean)", en: "every \(unit)")
  }

  private var weeklyText: String {
    let head = every("week", "주")
    let days = rule.weekdays.map(\.weekday)
    if days.isEmpty { return head }
    if rule.interval == 1 {
      if days == RepetitionPattern.workdays {
        return language.choose(ko: "평일마다", en: "every weekday")
      }
      if days == RepetitionPattern.weekend {
        return language.choose(ko: "주말마다", en: "every weekend")
      }
    }
    let names = days.map { $0.shortName(in: language) }
    let list = language.choose(ko: names.joined(separator: "·"), en: Self.englishList(names))
    return language.choose(
      ko: "\(head) \(list)", en: rule.interval == 1 ? "every \(list)" : "\(head) on \(list)")
  }

  /// Adds the months that the rule leaves out: `every month except Jul and Aug`, `매월 7월~8월 빼고`.
  private func exceptingMonths(_ words: String) -> String {
    let numbers = Set(rule.months.map(\.number))
    let excluded = numbers.isEmpty ? [] : (1...12).filter { !numbers.contains($0) }
    guard let first = excluded.first, let last = excluded.last else { return words }
    let areConsecutive = excluded.count > 1 && last - first == excluded.count - 1
    let korean =
      areConsecutive
      ? "\(first)월~\(last)월" : excluded.map { "\($0)월" }.joined(separator: "·")
    let english = Self.englishList(Self.names(of: excluded))
    return language.choose(ko: "\(words) \(korean) 빼고", en: "\(words) except \(english)")
  }

  private static func names(of months: [Int]) -> [String] {
    months.compactMap { Month(year: 2024, month: $0)?.shortName(in: .english) }
  }

  private var monthlyText: String? {
    let head = every("month", "개월")
    if rule.weekdays.isEmpty, rule.monthDays.isEmpty { return head }
    guard let monthDaysText else { return nil }
    return language.choose(ko: "\(head) \(monthDaysText)", en: "\(head) on \(monthDaysText)")
  }

  private var yearlyText: String? {
    let head = every("year", "년")
    guard let month = rule.months.first else { return head }
    if rule.calendarScale == .dangi {
      guard rule.monthDays.count == 1, let day = rule.monthDays.first else { return nil }
      return language.choose(
        ko: "\(head) 음력 \(month.isLeap ? "윤" : "")\(month.number)월 \(day)일",
        en: "\(head) on lunar \(month.isLeap ? "leap " : "")\(month.number)/\(day)")
    }
    if language == .korean {
      let months = rule.months.map { "\($0.number)월" }.joined(separator: "·")
      return monthDaysText.map { "\(head) \(months) \($0)" }
    }
    let names = Self.names(of: rule.months.map(\.number))
    if !rule.monthDays.isEmpty, rule.monthDays.allSatisfy({ $0 > 0 }) {
      let days = Self.englishList(rule.monthDays.map { "\($0)" })
      return "\(head) on \(Self.englishList(names.map { "\(days) \($0)" }))"
    }
    return monthDaysText.map { "\(head) on \($0) of \(Self.englishList(names))" }
  }

  /// Days of a month in words: `the second Tue`, `the 1st and the 15th`, `the last weekday`; `둘째
  /// 화요일`, `1일·15일`, `마지막 평일`.
  private var monthDaysText: String? {
    if let position = rule.positions.first {
      guard let ordinal = ordinal(position) else { return nil }
      return language.choose(ko: "\(ordinal) 평일", en: "the \(ordinal) weekday")
    }
    var names: [String] = []
    for day in rule.monthDays {
      guard day >= -1 else { return nil }
      names.append(
        day == -1
          ? language.choose(ko: "말일", en: "the last day")
          : language.choose(ko: "\(day)일", en: "the \(Self.englishOrdinal(day))"))
    }
    for days in Self.groupedByWeekday(rule.weekdays) {
      let ordinals = days.compactMap { $0.ordinal.flatMap(ordinal) }
      guard let weekday = days.first?.weekday, ordinals.count == days.count else { return nil }
      names.append(
        language.choose(
          ko: "\(ordinals.joined(separator: "·")) \(weekday.name(in: .korean))",
          en: "the \(Self.englishList(ordinals)) \(weekday.shortName(in: .english))"))
    }
    guard !names.isEmpty else { return nil }
    return language.choose(ko: names.joined(separator: "·"), en: Self.englishList(names))
  }

  private func ordinal(_ number: Int) -> String? {
    let all = language.choose(
      ko: [-1: "마지막", 1: "첫째", 2: "둘째", 3: "셋째", 4: "넷째", 5: "다섯째"],
      en: [-1: "last", 1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth"])
    return all[number]
  }

  /// `1st`, `22nd`.
  static func englishOrdinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return "\(number)\(ending)"
  }

  /// `Tue, Thu and Sat`.
  static func englishList(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Groups consecutive entries of the same weekday.
  private static func groupedByWeekday(
    _ days: [Recurrence.WeekdayInPeriod]
  ) -> [[Recurrence.WeekdayInPeriod]] {
    days.reduce(into: []) { groups, day in
      if groups.last?.last?.weekday == day.weekday {
        groups[groups.count - 1].append(day)
      } else {
        groups.append([day])
      }
    }
  }
}
