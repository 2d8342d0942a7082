import HearthDomain

/// Parameters shared by all parts of the sample data: size, texts and current time.
struct SampleYear {
  let size: SampleSize
  let texts: SampleTexts
  let now: LocalTime
  let zone: any ZoneRules
  let chance: SampleChance

  var today: Day { now.day }
  var firstDay: Day { today.adding(days: 1 - size.days) }

  func day(_ daysAgo: Int) -> Day { today.adding(days: -daysAgo) }

  /// Returns the moment, or now if it is in the future.
  func instant(_ day: Day, hour: Int, minute: Int = 0) -> Instant {
    zone.instant(
      of: min(now, LocalTime(day: day, time: TimeOfDay(knownHour: hour, minute: minute))))
  }
}
