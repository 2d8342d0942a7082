import HearthDomain

/// Which days a list is asked for, as typed; read when it is known which day it is.
struct DaysEntry: Hashable, Sendable {
  private let day: String?
  private let from: String?
  private let to: String?
  private let isWeek: Bool
  private let isMonth: Bool

  /// Throws for options that exclude one another.
  init(_ input: ParsedInput) throws {
    day = input.optionalArgument("day")
    try input.allowAtMostOne(of: ["week", "month", "from"])
    try input.allowAtMostOne(of: ["week", "month", "to"])
    from = input.text("from")
    to = input.text("to")
    isWeek = input.flag("week")
    isMonth = input.flag("month")
    if let day, from != nil || to != nil {
      throw input.refusal(.conflictingOptions([day, from != nil ? "--from" : "--to"]))
    }
  }

  /// Whether nothing was said.
  var isEmpty: Bool { day == nil && from == nil && to == nil && !isWeek && !isMonth }

  /// Throws ``DateInputError``, and ``DomainError/invalid(_:)`` for an end before the start.
  func days(
    _ dates: DateInput, today: Day, weeksFrom weekday: Weekday
  ) throws -> ClosedRange<Day> {
    if from != nil || to != nil { return try between(dates, today) }
    if let span = day.flatMap({ SpanText($0, dates: dates) }) {
      let first = try dates.day(span.from)
      return try DaysEntry.days(from: first, to: dates.following(first).day(span.to))
    }
    let days = try day.map { try dates.days($0) } ?? today...today
    if isWeek {
      let first = days.lowerBound.latest(weekday)
      return first...first.adding(days: 6)
    }
    let month = days.lowerBound.calendarMonth
    return isMonth ? month.firstDay...month.lastDay : days
  }

  private func between(_ dates: DateInput, _ today: Day) throws -> ClosedRange<Day> {
    let first = try from.map { try dates.days($0).lowerBound } ?? today
    let last = try to.map { try dates.following(first).days($0).upperBound } ?? .latest
    return try DaysEntry.days(from: first, to: last)
  }

  private static func days(from first: Day, to last: Day) throws -> ClosedRange<Day> {
    guard first <= last else {
      throw DomainError.invalid(.eventEnd, .beforeFirstDay(last, first: first))
    }
    return first...last
  }
}
