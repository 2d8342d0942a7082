import HearthData
import HearthTestSupport

@testable import HearthDomain

/// Imports and exports of calendar files.
extension ScheduleUseCaseFixture {
  var calendarFile: ICalendarFile {
    ICalendarFile(
      clock: LocalClock(now: .fixed("2026-11-22T12:00"), zone: zone),
      zones: ZoneFinder(environment: [:]).findZone)
  }

  @discardableResult
  func take(_ text: String, takingOlder: Bool = false) throws -> ImportOutcome {
    try useCases.importEvents(
      calendarFile, from: text.utf8.source(), named: "a.ics", takingOlder: takingOlder)
  }

  func written() throws -> String {
    var bytes: [UInt8] = []
    try useCases.export(as: calendarFile) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the event that was imported under that UID.
  func event(uid: String) throws -> Event? {
    try store.read { repositories in
      try repositories.events.event(ofUID: uid, in: nil).flatMap {
        try repositories.events.event($0)
      }
    }
  }

  /// Returns a calendar with these components, each given by its lines.
  static func calendar(method: String? = nil, zones: [String] = [], _ events: [String]...) -> String
  {
    (["BEGIN:VCALENDAR", "VERSION:2.0"] + (method.map { ["METHOD:\($0)"] } ?? []) + zones
      + events.flatMap { ["BEGIN:VEVENT"] + $0 + ["END:VEVENT"] } + ["END:VCALENDAR", ""])
      .joined(separator: "\r\n")
  }
}
