import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// A store linked with a folder or a server.
final class LinkTrial {
  let store: any Store
  /// Nil for a store in memory.
  private let home: FiledStore?
  let scratch = ScratchFolder()
  let format: ICalendarFile
  let useCases: ScheduleUseCases
  let name: CalendarName
  /// The clock of the store, in Seoul.
  private let clock = LocalClock(
    now: .fixed("2026-11-22T12:00", in: FixedZone.seoul), zone: FixedZone.seoul)
  private let server: (place: LinkServer, folder: any LinkedFolder)?

  init(
    seed: UInt64 = 1, isFiled: Bool = false,
    with server: (place: LinkServer, folder: any LinkedFolder)? = nil
  ) throws {
    home = isFiled ? try FiledStore() : nil
    store = home?.store ?? InMemoryStore()
    self.server = server
    format = ICalendarFile(clock: clock, zones: CalendarTrial.zones)
    useCases = ScheduleUseCases(UseCaseContext(store, clock, .seeded(seed)))
    name = try CalendarName("work")
  }

  var formats: LinkFormats {
    LinkFormats(events: format, contacts: VCardLinkFormat(now: .fixed("2026-11-22T12:00")))
  }

  var folder: VdirFolder {
    VdirFolder(FilePath(scratch.path), of: .calendar, randomness: .seeded(5))
  }

  private var place: LinkLocation {
    server.map { .server($0.place) } ?? .folder(FilePath(scratch.path))
  }

  @discardableResult
  func add(readOnly: Bool = false, pushing source: CalendarName? = nil) throws -> LinkReport {
    try useCases.links.add(
      name, at: place, isReadOnly: readOnly, pushing: source, nil)
    return try run()
  }

  @discardableResult
  func run(
    accepting: Bool = false, by program: String = "1", hoursLater: Int64 = 0,
    with folder: (any LinkedFolder)? = nil,
    agreeing agrees: @escaping (LinkLoss) throws -> Bool = { _ in false }
  ) throws -> LinkReport {
    let listed = try #require(try useCases.links.allLinks().first)
    let other: any LinkedFolder = folder ?? server?.folder ?? self.folder
    let later = clock.now().adding(milliseconds: hoursLater * 3_600_000)
    let context = UseCaseContext(
      store, LocalClock(now: Now { later }, zone: FixedZone.seoul), .seeded(1))
    return try LinkUseCases(context: context).run(
      listed.link, of: name, with: other, as: format,
      LinkRequest(by: program, acceptingRemovals: accepting, agreeing: agrees))
  }

  /// Undoes the last change.
  func undo() throws {
    try JournalUseCases(UseCaseContext(store, clock, .seeded(1)), collection: nil).undo()
  }

  func write(_ file: String, _ uid: String, _ lines: String...) throws {
    try scratch.write(file, LinkTrial.file(uid, lines).utf8)
  }

  static func file(_ uid: String, _ lines: [String]) -> String {
    ([
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//EN", "X-WR-CALNAME:Theirs",
      "BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20260101T000000Z",
    ] + lines + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  func text(_ file: String) -> String { scratch.text(file) }

  func events() throws -> [Event] { try store.read { try $0.events.all(in: name) } }

  func event(_ title: String) throws -> Event {
    try #require(try events().first { $0.title == title })
  }

  func edit(_ title: String, _ change: (inout EventDetails) throws -> Void) throws {
    let event = try event(title)
    var details = event.details
    try change(&details)
    try useCases.edit(event.id, to: details)
  }
}
