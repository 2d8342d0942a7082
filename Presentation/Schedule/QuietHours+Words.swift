import HearthDomain
import HearthWhen

extension EventTools {
  /// Says that quiet hours bring a reminder forward, or that no reminder comes before the start
  /// because they have begun already; nil if neither is so.
  func quietHoursNote(_ reminders: LeadTimes, before start: Instant) -> Words? {
    guard let quiet = settings().reminders.quietHours else { return nil }
    let (zone, now) = (formatter.clock.zone, formatter.clock.now())
    let earlier = reminders.minutesBefore.compactMap { minutes -> Instant? in
      let planned = start.adding(milliseconds: -60_000 * Int64(minutes))
      let moved = quiet.deliveryTime(of: planned, before: start, in: zone)
      return planned >= now && moved < planned ? moved : nil
    }
    guard let first = earlier.first else { return nil }
    guard first > now else {
      return Words(
        ko: "조용한 시간이라서 그 전에는 알리지 않아요.",
        en: "Because of the quiet hours, no reminder comes before it.")
    }
    let time = zone.localTime(at: first)
    return Words { language in
      let day = formatter.words(language).day(time.day)
      let clock = DayFormatter(language, today: formatter.today).time(time.time)
      return language(
        ko: "조용한 시간이라서 그 전인 \(day) \(clock)에 알려요.",
        en: "Because of the quiet hours, the reminder comes before them, \(day) at \(clock).")
    }
  }
}
