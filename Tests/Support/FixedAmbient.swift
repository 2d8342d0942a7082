import Foundation
import HearthDomain

extension Now {
  /// Returns a clock that always returns this local time.
  package static func fixed(_ local: String, in zone: any ZoneRules = FixedZone.seoul) -> Now {
    let instant = zone.instant(of: LocalTime(literal: local))
    return Now { instant }
  }
}

extension FixedZone {
  package static let seoul = FixedZone(name: "Asia/Seoul", secondsEast: 9 * 3600)
}

extension Day {
  /// Parses a day such as `2026-11-20`.
  package init(literal text: String) {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3, let day = Day(year: numbers[0], month: numbers[1], day: numbers[2])
    else { preconditionFailure("no day: \(text)") }
    self = day
  }
}

extension LocalTime {
  /// Parses a local time such as `2026-11-20T09:00`.
  package init(literal text: String) {
    let parts = text.split(separator: "T")
    let clock = parts.last?.split(separator: ":").compactMap { Int($0) } ?? []
    guard parts.count == 2, clock.count == 2,
      let time = TimeOfDay(hour: clock[0], minute: clock[1])
    else { preconditionFailure("no local time: \(text)") }
    self.init(day: Day(literal: String(parts[0])), time: time)
  }
}

/// Whether this machine has the time zone database, which small systems lack.
package let hasZoneDatabase =
  FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Asia/Seoul")
