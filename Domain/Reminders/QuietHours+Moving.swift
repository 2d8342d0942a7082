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

  /// Returns the moment at which a reminder of something that begins at `start` is delivered: the
  /// end of the quiet hours, or, if that would be after the start, the minute before they begin.
  /// A reminder that was set for a time after the start is only postponed.
  public func deliveryTime(
    of instant: Instant, before start: Instant?, in zone: any ZoneRules
  ) -> Instant {
    let late = postponed(instant, in: zone)
    guard let start, late > instant, instant <= start, late > start else { return late }
    let local = zone.localTime(at: instant)
    let day = local.time < self.start ? local.day.adding(days: -1) : local.day
    return min(instant, zone.instant(on: day, at: self.start).adding(milliseconds: -60_000))
  }
}
