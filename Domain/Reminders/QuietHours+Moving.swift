extension QuietHours {
  /// Maximum length of quiet hours, in milliseconds. It exceeds a day, because setting the clock
  /// back makes a day longer.
  static let maxDuration = 26 * Instant.hourInMilliseconds

  /// Returns the moment itself; if it lies in quiet hours, their end.
  func postponed(_ instant: Instant, in zone: any ZoneRules) -> Instant {
    let local = zone.localTime(at: instant)
    guard contains(local.time) else { return instant }
    let day = local.time < end ? local.day : local.day.adding(days: 1)
    return max(instant, zone.instant(on: day, at: end))
  }
}
