/// Days with names that the user entered, as in settings: `2026-06-03=Election; 12-24=Our day`.
public struct NamedDays: Hashable, Sendable {
  private(set) var dates: [Day: String]
  /// The names of days of each year.
  private(set) var rules: [YearlyDay: String] = [:]

  public init(_ dates: [Day: String] = [:]) {
    self.dates = dates
  }

  /// Returns the days in the range with their names.
  func named(in days: ClosedRange<Day>) -> [(day: Day, name: String)] {
    let years = days.lowerBound.year...days.upperBound.year
    let yearly = sortedRules.flatMap { rule, name in
      years.flatMap { rule.days(inYear: $0) }.map { (day: $0, name: name) }
    }
    return (dates.map { (day: $0, name: $1) } + yearly).filter { days.contains($0.day) }
  }

  /// Whether the day is one of them.
  func contains(_ day: Day) -> Bool {
    dates[day] != nil || rules.keys.contains { $0.days(inYear: day.year).contains(day) }
  }

  func days(inYear year: Int) -> [Day] {
    dates.keys.filter { $0.year == year } + rules.keys.flatMap { $0.days(inYear: year) }
  }

  private var sortedRules: [(rule: YearlyDay, name: String)] {
    rules.map { (rule: $0, name: $1) }.sorted {
      ($0.rule.settingText ?? "") < ($1.rule.settingText ?? "")
    }
  }
}

/// The text form in settings.
extension NamedDays {
  /// Parses the text; returns nil if it is malformed. An entry without a name is accepted only on
  /// request.
  init?(_ text: String, allowsBlanks: Bool = false) {
    self.init()
    for entry in text.split(separator: ";") {
      let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.trimmed }
      guard parts.count == 2, allowsBlanks || !parts[1].isEmpty,
        parts[1].count <= HolidaySettings.nameLimit,
        parts[1].utf8.count <= 16 * HolidaySettings.nameLimit,
        !TextSizeLimits.hasTooManyScalars(parts[1]),
        !parts[1].contains(where: \.isNewline)
      else { return nil }
      if let day = ISOMoment.day(parts[0]) {
        dates[day] = parts[1]
      } else if let rule = YearlyDay(settingText: parts[0]) {
        rules[rule] = parts[1]
      } else {
        return nil
      }
    }
    guard dates.count + rules.count <= HolidaySettings.maxAddedHolidays else { return nil }
  }

  var text: String {
    let yearly = sortedRules.compactMap { rule, name in rule.settingText.map { "\($0)=\(name)" } }
    return (dates.sorted { $0.key < $1.key }.map { "\($0)=\($1)" } + yearly)
      .joined(separator: "; ")
  }

  /// Adds the typed days to the stored text; days typed without a name are removed. Returns the
  /// typed text unchanged if either text is malformed.
  static func text(adding typed: String, to text: String) -> String {
    guard let new = NamedDays(typed, allowsBlanks: true), new != NamedDays(),
      var all = NamedDays(text)
    else { return typed }
    all.dates = all.dates.merging(new.dates) { $1 }.filter { !$0.value.isEmpty }
    all.rules = all.rules.merging(new.rules) { $1 }.filter { !$0.value.isEmpty }
    return all.text
  }
}

extension YearlyDay {
  private static let weekdayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let lunarPrefix = "lunar:"
  private static let easterName = "easter"

  /// The rule as text in settings: `12-24`, `11-thu4` (`-1` for the last), `lunar:08-14` or
  /// `easter-2`; nil for other rules.
  package var settingText: String? {
    switch self {
    case .date(let month, let day): YearlyDay.monthAndDay(month, day)
    case .weekday(let weekday, let ordinal, let month):
      "\(YearlyDay.twoDigits(month))-\(YearlyDay.weekdayNames[weekday.rawValue - 1])\(ordinal)"
    case .easter(let days): YearlyDay.easterName + (days < 0 ? "\(days)" : "+\(days)")
    case .lunar(let month, let day): YearlyDay.lunarPrefix + YearlyDay.monthAndDay(month, day)
    case .term, .after, .weekdayBefore, .dateOn: nil
    }
  }

  /// Parses the text of ``settingText``; returns nil if it is malformed.
  package init?(settingText text: String) {
    if text.hasPrefix(YearlyDay.easterName) {
      let days = text.dropFirst(YearlyDay.easterName.count)
      guard let count = days.isEmpty ? 0 : Int(days), (-100...200).contains(count) else {
        return nil
      }
      self = .easter(count)
      return
    }
    let isLunar = text.hasPrefix(YearlyDay.lunarPrefix)
    let parts = text.dropFirst(isLunar ? YearlyDay.lunarPrefix.count : 0)
      .split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let month = YearlyDay.number(parts[0], in: 1...12) else { return nil }
    if let day = YearlyDay.number(parts[1], in: 1...(isLunar ? 30 : 31)) {
      guard isLunar || Day(year: 2024, month: month, day: day) != nil else { return nil }
      self = isLunar ? .lunar(month: month, day: day) : .date(month: month, day: day)
      return
    }
    let name = parts[1].prefix(3).lowercased()
    guard !isLunar, let index = YearlyDay.weekdayNames.firstIndex(of: name),
      let weekday = Weekday(rawValue: index + 1), let ordinal = Int(parts[1].dropFirst(3)),
      (1...5).contains(ordinal) || ordinal == -1
    else { return nil }
    self = .weekday(weekday, ordinal: ordinal, month: month)
  }

  /// Returns the day of each year that the recurrence rule yields; nil for other rules.
  package init?(_ rule: Recurrence) {
    guard rule.frequency == .yearly, rule.interval == 1, rule.count == nil, rule.until == nil,
      rule.positions.isEmpty, rule.months.count == 1, let month = rule.months.first,
      !month.isLeap, rule.monthDays.count + rule.weekdays.count == 1
    else { return nil }
    switch (rule.calendarScale, rule.monthDays.first, rule.weekdays.first) {
    case (.gregorian, let day?, nil) where day > 0: self = .date(month: month.number, day: day)
    case (.dangi, let day?, nil) where day > 0: self = .lunar(month: month.number, day: day)
    case (.gregorian, nil, let weekday?):
      guard let ordinal = weekday.ordinal else { return nil }
      self = .weekday(weekday.weekday, ordinal: ordinal, month: month.number)
    default: return nil
    }
  }

  private static func monthAndDay(_ month: Int, _ day: Int) -> String {
    "\(twoDigits(month))-\(twoDigits(day))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static func number(_ text: Substring, in range: ClosedRange<Int>) -> Int? {
    guard text.allSatisfy(\.isNumber), let number = Int(text) else { return nil }
    return range.contains(number) ? number : nil
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
