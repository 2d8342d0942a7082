import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// Reads and writes calendar files in tests, in the zone of Seoul.
struct CalendarTrial {
  static let zones: @Sendable (String) -> (any ZoneRules)? = ZoneFinder(environment: [:]).findZone

  /// The file format, for Seoul or another zone.
  let file: ICalendarFile
  let zone: any ZoneRules

  init(in zone: any ZoneRules = FixedZone.seoul, at now: String = "2026-11-22T12:00") {
    self.zone = zone
    file = ICalendarFile(
      clock: LocalClock(now: .fixed(now, in: zone), zone: zone), zones: CalendarTrial.zones)
  }

  func read(
    _ bytes: [UInt8], pieces: Int = 1 << 16
  ) throws -> (events: [ReadEvent], report: ImportReport) {
    var events: [ReadEvent] = []
    let report = try file.read(bytes.source(of: pieces)) { event, _ in events.append(event) }
    return (events, report)
  }

  func read(_ text: String) throws -> (events: [ReadEvent], report: ImportReport) {
    try read(Array(text.utf8))
  }

  /// Returns the event with these lines.
  func event(_ lines: String...) throws -> ReadEvent? {
    try read(CalendarTrial.event(lines)).events.first
  }

  /// Returns a file with one event with these lines.
  static func event(_ lines: [String]) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1"] + lines
      + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  /// Returns the event as it is stored after an import.
  static func kept(_ read: ReadEvent, _ number: Int64 = 1) throws -> StoredEvent {
    let id = try someID(number) as ID<Event>
    return StoredEvent(
      Event(id: id, details: read.details, repetition: read.repetition),
      read.exceptions.sorted { $0.key < $1.key }
        .map { SeriesException(of: id, at: $0.key, $0.value) },
      text: EventText(
        of: id, uid: read.uid, text: read.text, zones: read.zones, place: Int(number)))
  }

  func written(_ kept: [StoredEvent], zoned: Bool = false) -> String {
    let writer = file.makeWriter(zoned: zoned)
    for event in kept { writer.register(event) }
    let bytes = writer.header() + kept.flatMap(writer.bytes) + writer.footer()
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ReadEvent {
  /// The first start and end, in Seoul.
  var shown: String {
    let (start, end) = (
      details.span.start(in: FixedZone.seoul), details.span.end(in: FixedZone.seoul)
    )
    return "\(start)/\(end)"
  }

  var isAnchored: Bool {
    if case .anchored = details.span.bounds { true } else { false }
  }
}

func someID<Entity>(_ number: Int64) throws -> ID<Entity> {
  try #require(ID(rawValue: number))
}
