import HearthDomain

extension DateInput {
  /// The moment that an ISO 8601 text tells: `2026-11-20T09:00`, with seconds or without, on
  /// the wall clock of the zone, or with `Z` or an offset on its own.
  public static func instant(
    _ text: String, in zone: any ZoneRules
  ) throws(DateInputError) -> Instant {
    var scanner = InputScanner(text)
    guard let date = isoDate(&scanner), scanner.take("t") || scanner.skipSpaces(),
      let clock = isoClock(&scanner)
    else { throw .unknownForm(text, .moment) }
    let offset = scanner.attempt(isoOffset)
    guard scanner.isAtEnd else { throw .unknownForm(text, .moment) }
    guard let day = date.value else { throw .noSuchDay(text) }
    guard let time = clock.value else { throw .noSuchTime(text) }
    let local = LocalTime(day: day, time: time)
    return offset.map { FixedZone(name: "", secondsEast: $0).instant(of: local) }
      ?? zone.instant(of: local)
  }

  private static func isoDate(_ scanner: inout InputScanner) -> Reading<Day>? {
    guard let year = scanner.number(digits: 4...4), scanner.take("-"),
      let month = scanner.number(digits: 2...2), scanner.take("-"),
      let day = scanner.number(digits: 2...2)
    else { return nil }
    return Reading(Day(year: year, month: month, day: day))
  }

  private static func isoClock(_ scanner: inout InputScanner) -> Reading<TimeOfDay>? {
    guard let hour = scanner.number(digits: 2...2), scanner.take(":"),
      let minute = scanner.number(digits: 2...2)
    else { return nil }
    let second = scanner.attempt { $0.take(":") ? $0.number(digits: 2...2) : nil }
    if second != nil {
      // Nothing that Hearth shows is finer than a second.
      _ = scanner.attempt { $0.take(".") ? $0.number(digits: 1...9) : nil }
    }
    return Reading(TimeOfDay(hour: hour, minute: minute, second: second ?? 0))
  }

  /// Seconds east of UTC: `Z`, `+09:00`, `+0900`, `-03`.
  private static func isoOffset(_ scanner: inout InputScanner) -> Int? {
    if scanner.take("z") { return 0 }
    let sign = scanner.take("+") ? 1 : scanner.take("-") ? -1 : 0
    guard sign != 0 else { return nil }
    let parts =
      scanner.attempt { scanner -> (hours: Int, minutes: Int)? in
        scanner.number(digits: 4...4).map { ($0 / 100, $0 % 100) }
      }
      ?? scanner.number(digits: 2...2).map { hours in
        (hours, scanner.attempt { $0.take(":") ? $0.number(digits: 2...2) : nil } ?? 0)
      }
    guard let parts, parts.hours < 24, parts.minutes < 60 else { return nil }
    return sign * (parts.hours * 3600 + parts.minutes * 60)
  }
}
