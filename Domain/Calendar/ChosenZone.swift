/// A zone with what somebody who lives in it has chosen, asked anew whenever it matters.
public struct ChosenZone: ZoneRules {
  private let zone: any ZoneRules
  private let readHolidays: @Sendable () -> HolidayCalendar
  private let readDateOrder: @Sendable () -> DateOrder
  private let readDottedOrder: @Sendable () -> DateOrder?
  private let readFirstWeekday: @Sendable () -> Weekday?

  public init(
    _ zone: any ZoneRules, dateOrder: @escaping @Sendable () -> DateOrder = { .monthFirst },
    dottedOrder: (@Sendable () -> DateOrder?)? = nil,
    firstWeekday: @escaping @Sendable () -> Weekday? = { nil },
    holidays: @escaping @Sendable () -> HolidayCalendar
  ) {
    self.zone = zone
    readDateOrder = dateOrder
    readDottedOrder = dottedOrder ?? dateOrder
    readFirstWeekday = firstWeekday
    readHolidays = holidays
  }

  /// With what was chosen in another zone.
  public init(_ zone: any ZoneRules, asIn home: any ZoneRules) {
    self.init(
      zone, dateOrder: { home.dateOrder }, dottedOrder: { home.dottedOrder },
      firstWeekday: { home.firstWeekday },
      holidays: { home.holidays })
  }

  public var name: String { zone.name }
  public var holidays: HolidayCalendar { readHolidays() }
  public var dateOrder: DateOrder { readDateOrder() }
  public var dottedOrder: DateOrder? { readDottedOrder() }
  public var firstWeekday: Weekday? { readFirstWeekday() }

  public func offset(at instant: Instant) -> Int { zone.offset(at: instant) }
  public func zone(named name: String) -> (any ZoneRules)? { zone.zone(named: name) }
}
