/// A month of one plant: its waterings and due days.
public struct CareCalendar: Hashable, Sendable {
  public let month: Month
  /// The waterings of the month, in chronological order.
  public let waterings: [Watering]
  /// The future due days in the month, in order, if the plant is watered on each of them. An
  /// overdue plant counts as due today.
  public let comingDays: [Day]
  /// The due day that an overdue plant missed, if it is in the month; otherwise nil.
  public let missedDay: Day?

  /// Creates the calendar from the waterings of the month, in any order.
  public init(of person: Person, month: Month, waterings: [Watering], today: Day) {
    self.month = month
    self.waterings = waterings.filter { $0.day.calendarMonth == month }
      .sorted(by: Watering.isEarlier)
    let due = person.care.dueOn
    missedDay = due < today && due.calendarMonth == month ? due : nil
    comingDays = CareCalendar.dueDays(
      from: max(due, today), every: person.details.rhythm.days, in: month)
  }

  private static func dueDays(from first: Day, every interval: Int, in month: Month) -> [Day] {
    let begin = month.firstDay.number
    let steps = max(0, (begin - first.number + interval - 1) / interval)
    let start = first.number + steps * interval
    guard start <= month.lastDay.number else { return [] }
    return stride(from: start, through: month.lastDay.number, by: interval)
      .compactMap(Day.init(number:))
  }
}
