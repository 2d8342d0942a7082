import HearthDomain

/// Keeps events, and notes what changes.
struct TrackingEventRepository: EventRepository {
  let log: ChangeLog

  private var kept: any EventRepository { log.kept.events }

  func save(_ event: Event) throws {
    try log.note(.event(event.id))
    try kept.save(event)
  }

  func remove(_ id: ID<Event>) throws {
    try log.note(.event(id))
    try kept.remove(id)
  }

  func event(_ id: ID<Event>) throws -> Event? { try kept.event(id) }

  func list(
    _ filter: EventFilter, in zone: any ZoneRules, places: Range<Int>
  ) throws -> [Occurrence] {
    try kept.list(filter, in: zone, places: places)
  }

  func counts(on days: ClosedRange<Day>, in zone: any ZoneRules) throws -> [Day: Int] {
    try kept.counts(on: days, in: zone)
  }

  func busyDays(
    in days: ClosedRange<Day>, in zone: any ZoneRules
  ) throws -> [ClosedRange<Day>] {
    try kept.busyDays(in: days, in: zone)
  }

  func reminders(at moments: Range<Instant>, in zone: any ZoneRules) throws -> [EventReminder] {
    try kept.reminders(at: moments, in: zone)
  }

  func meant(by words: String, limit: Int) throws -> [Event] {
    try kept.meant(by: words, limit: limit)
  }

  func meant(bySpaceless words: String, limit: Int) throws -> [Event] {
    try kept.meant(bySpaceless: words, limit: limit)
  }
}
