extension QuietHours {
  /// So long before a moment may lie what quiet hours moved to it; a clock that is set back makes
  /// a day longer.
  static let longest = 26 * Instant.hour

  /// The moment itself, or the end of the quiet hours that it falls into.
  func moved(_ instant: Instant, in zone: any ZoneRules) -> Instant {
    let local = zone.localTime(at: instant)
    guard contains(local.time) else { return instant }
    let day = local.time < end ? local.day : local.day.adding(days: 1)
    return max(instant, zone.instant(on: day, at: end))
  }
}
