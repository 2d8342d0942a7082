/// A zone with the days that somebody keeps free.
public struct ZoneWithHolidays: ZoneRules {
  private let zone: any ZoneRules
  private let read: @Sendable () -> HolidayCalendar

  public init(_ zone: any ZoneRules, _ read: @escaping @Sendable () -> HolidayCalendar) {
    self.zone = zone
    self.read = read
  }

  public var name: String { zone.name }
  public var holidays: HolidayCalendar { read() }

  public func offset(at instant: Instant) -> Int { zone.offset(at: instant) }
  public func zone(named name: String) -> (any ZoneRules)? { zone.zone(named: name) }
}
