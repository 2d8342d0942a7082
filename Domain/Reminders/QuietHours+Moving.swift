extension QuietHours {
  /// Maximum length of quiet hours, in milliseconds; setting the clock back makes a day longer.
  static let longest = 26 * Instant.hour

  /// Returns the moment, or the end of the quiet hours that contain it.
  func moved(_ instant: Instant, in zone: any ZoneRules) -> Instant {
    let local = zone.localTime(at: instant)
    guard contains(local.time) else { return instant }
    let day = local.time < end ? local.day : local.day.adding(days: 1)
    return max(instant, zone.instant(on: day, at: end))
  }
}
