import HearthDomain
import HearthWhen

/// The days to list, as typed. They are parsed once the current day is known.
struct DaysEntry: Hashable, Sendable {
  private let day: String?
  private let from: String?
  private let to: String?
  private let isWeek: Bool
  private let isMonth: Bool

  /// Throws for options that exclude each other.
  init(_ input: ParsedInput) throws {
    day = try input[DaysEntry.day]
    try input.allowAtMostOne(of: [DaysEntry.week, DaysEntry.month, DaysEntry.from])
    try input.allowAtMostOne(of: [DaysEntry.week, DaysEntry.month, DaysEntry.to])
    from = try input[DaysEntry.from]
    to = try input[DaysEntry.to]
    isWeek = input[DaysEntry.week]
    isMonth = input[DaysEntry.month]
    if let day, from != nil || to != nil {
      throw input.usageError(.conflictingOptions([day, from != nil ? "--from" : "--to"]))
    }
  }

  /// The typed text of the days, if the user may have meant it as a search; nil if it contains a
  /// digit.
  var possibleSearchText: String? { day.flatMap { $0.contains(where: \.isNumber) ? nil : $0 } }

  /// Whether no days were typed.
  var isEmpty: Bool { day == nil && from == nil && to == nil && !isWeek && !isMonth }

  /// Returns the days. Throws ``WhenRefusal`` for unreadable text, and ``DomainError/invalid(_:)``
  /// for an end before the start.
  func days(
    _ dates: WhenReader, today: Day, weeksFrom weekday: Weekday
  ) throws -> ClosedRange<Day> {
    let dates = dates.forSearches
    if from != nil || to != nil { return try rangeFromOptions(dates, today) }
    let days = try day.map { try dates.days($0) } ?? today...today
    if isWeek {
      let first = days.lowerBound.latest(weekday)
      return first...first.adding(days: 6)
    }
    let month = days.lowerBound.calendarMonth
    return isMonth ? month.firstDay...month.lastDay : days
  }

  private func rangeFromOptions(_ dates: WhenReader, _ today: Day) throws -> ClosedRange<Day> {
    let first = try from.map { try dates.days($0).lowerBound } ?? today
    let last = try to.map { try dates.withOrigin(first).days($0).upperBound } ?? .latest
    guard first <= last else {
      throw DomainError.invalid(.eventEnd, .beforeFirstDay(last, first: first))
    }
    return first...last
  }
}

extension DaysEntry {
  static let day = Argument<String?>(
    "day", kind: .day, placeholder: Words(ko: "날", en: "DAY"),
    help: Words(
      ko: "내일, 금, 다음 주, 2026-11처럼 적어요.", en: "Such as tomorrow, fri, next week or 2026-11."))

  static let options: [any CommandOption] = [week, month, from, to]

  static let week = Flag(
    "week", help: Words(ko: "그날이 있는 주예요.", en: "The week of that day."))
  private static let month = Flag(
    "month", help: Words(ko: "그날이 있는 달이에요.", en: "The month of that day."))
  private static let from = Option<String>(
    "from", .day,
    help: Words(
      ko: "시작하는 날이에요. 끝이 없으면 그 뒤로 모두, 되풀이되는 것은 1년 뒤까지예요.",
      en: "The first day; without an end, all later events, repeating ones for a year."))
  private static let to = Option<String>(
    "to", .day,
    help: Words(
      ko: "마지막 날이에요. 시작이 없으면 오늘부터예요.", en: "The last day; from today by default."))
}
