/// A month of one plant: when it was watered and when it will want water.
public struct CareCalendar: Hashable, Sendable {
  public let month: Month
  /// The waterings of the month, in the order in which they happened.
  public let waterings: [Watering]
  /// The coming due days of the month in order, were the plant watered on each of them; a
  /// wilted plant is due today.
  public let comingDays: [Day]
  /// The due day that has passed without water, if it lies in the month.
  public let missedDay: Day?

  /// Takes the waterings of the month in any order.
  public init(of person: Person, month: Month, waterings: [Watering], today: Day) {
    self.month = month
    self.waterings = waterings.filter { $0.on.calendarMonth == month }
      .sorted(by: Watering.isEarlier)
    let due = person.care.dueOn
    missedDay = due < today && due.calendarMonth == month ? due : nil
    comingDays = CareCalendar.days(
      from: max(due, today), every: person.details.rhythm.days, in: month)
  }

  private static func days(from first: Day, every interval: Int, in month: Month) -> [Day] {
    let begin = month.firstDay.number
    let steps = max(0, (begin - first.number + interval - 1) / interval)
    let start = first.number + steps * interval
    guard start <= month.lastDay.number else { return [] }
    return stride(from: start, through: month.lastDay.number, by: interval)
      .compactMap(Day.init(number:))
  }
}
