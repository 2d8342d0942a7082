/// A time zone combined with the user's regional settings, which are read on every access.
public struct RegionalZone: ZoneRules {
  private let zone: any ZoneRules
  /// Finds zones by name that ``zone`` does not know.
  private let fallbackZone: any ZoneRules
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
    fallbackZone = zone
    readDateOrder = dateOrder
    readDottedOrder = dottedOrder ?? dateOrder
    readFirstWeekday = firstWeekday
    readHolidays = holidays
  }

  /// Creates a zone with the rules of `zone` and the regional settings of `home`.
  public init(_ zone: any ZoneRules, asIn home: any ZoneRules) {
    self.zone = zone
    self.fallbackZone = home
    readDateOrder = { home.dateOrder }
    readDottedOrder = { home.dottedOrder }
    readFirstWeekday = { home.firstWeekday }
    readHolidays = { home.holidays }
  }

  public var name: String { zone.name }
  public var holidays: HolidayCalendar { readHolidays() }
  public var dateOrder: DateOrder { readDateOrder() }
  public var dottedOrder: DateOrder? { readDottedOrder() }
  public var firstWeekday: Weekday? { readFirstWeekday() }

  public func offset(at instant: Instant) -> Int { zone.offset(at: instant) }
  public func zone(named name: String) -> (any ZoneRules)? {
    zone.zone(named: name) ?? fallbackZone.zone(named: name)
  }
}
