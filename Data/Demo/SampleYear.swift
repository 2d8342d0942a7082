import HearthDomain

/// What all parts of a sample share: how much, in which words, as seen from when.
struct SampleYear {
  let size: SampleSize
  let texts: SampleTexts
  let now: LocalTime
  let zone: any ZoneRules
  let chance: SampleChance

  var today: Day { now.day }
  var firstDay: Day { today.adding(days: 1 - size.days) }

  func day(_ daysAgo: Int) -> Day { today.adding(days: -daysAgo) }

  /// That moment, or now if it is yet to come.
  func instant(_ day: Day, hour: Int, minute: Int = 0) -> Instant {
    zone.instant(
      of: min(now, LocalTime(day: day, time: TimeOfDay(knownHour: hour, minute: minute))))
  }
}
