import HearthDomain

/// How somebody writes days and speaks of weeks, as it was when a screen opened.
struct DateHabits: Hashable, Sendable {
  /// Which of two numbers is the month.
  let order: DateOrder
  /// The same of numbers with dots; nil where nobody can tell.
  let dottedOrder: DateOrder?
  /// Nil where nobody has chosen one.
  let firstWeekday: Weekday?

  init(in zone: any ZoneRules) {
    order = zone.dateOrder
    dottedOrder = zone.dottedOrder
    firstWeekday = zone.firstWeekday
  }

  static let usual = DateHabits(in: FixedZone.utc)

  /// A clock that is never set, where somebody has these habits.
  var zone: any ZoneRules {
    let habits = self
    return ChosenZone(
      FixedZone.utc, dateOrder: { habits.order }, dottedOrder: { habits.dottedOrder },
      firstWeekday: { habits.firstWeekday }, holidays: { FixedZone.utc.holidays })
  }
}
