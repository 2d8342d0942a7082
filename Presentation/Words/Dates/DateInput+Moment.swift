import HearthDomain

extension DateInput {
  /// The moment that an ISO 8601 text tells: `2026-11-20T09:00`, with seconds or without, on
  /// the wall clock of the zone, or with `Z` or an offset on its own.
  package static func instant(
    _ text: String, in zone: any ZoneRules
  ) throws(DateInputError) -> Instant {
    guard let written = ISOMoment(SearchFolding.folded(text)), isTyped(written) else {
      throw .unknownForm(text, .moment)
    }
    guard let day = written.day else { throw .noSuchDay(text) }
    guard
      let time = TimeOfDay(
        hour: written.hour, minute: written.minute, second: written.second ?? 0)
    else { throw .noSuchTime(text) }
    let local = LocalTime(day: day, time: time)
    guard let east = written.offset?.secondsEast else { return zone.instant(of: local) }
    return FixedZone(name: "", secondsEast: east).instant(of: local)
  }

  /// Whether somebody types it so: nothing that Hearth shows is finer than a second, but
  /// nanoseconds may stand there, and no offset of today tells seconds.
  private static func isTyped(_ written: ISOMoment) -> Bool {
    let hasFraction = written.places > 0
    if hasFraction, written.second == nil || written.places > 9 { return false }
    guard let offset = written.offset else { return true }
    return !offset.hasSeconds && abs(offset.secondsEast) < 86_400
  }
}
