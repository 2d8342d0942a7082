import HearthData
import HearthTestSupport

@testable import HearthDomain

/// Calendar files into a schedule and out of it again.
extension ScheduleUseCaseFixture {
  var calendarFile: ICalendarFile {
    ICalendarFile(
      clock: LocalClock(now: .fixed("2026-11-22T12:00"), zone: zone),
      zones: ZoneFinder(environment: [:]).known)
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

  /// The event of that UID in files of others.
  func event(uid: String) throws -> Event? {
    try store.read { repositories in
      try repositories.events.event(ofUID: uid, in: nil).flatMap {
        try repositories.events.event($0)
      }
    }
  }

  /// A calendar with these components, each told by the lines between its marks.
  static func calendar(method: String? = nil, zones: [String] = [], _ events: [String]...) -> String
  {
    (["BEGIN:VCALENDAR", "VERSION:2.0"] + (method.map { ["METHOD:\($0)"] } ?? []) + zones
      + events.flatMap { ["BEGIN:VEVENT"] + $0 + ["END:VEVENT"] } + ["END:VCALENDAR", ""])
      .joined(separator: "\r\n")
  }
}
