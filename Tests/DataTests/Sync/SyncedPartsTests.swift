import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Parts and places of events from earlier versions, which synced only the text.
@Suite(.withLibsodium) struct SyncedPartsTests: SyncedDevices {
  let relay = InMemoryRelay()

  private let time = LocalTime(literal: "2026-11-25T09:30")
  private let text =
    ([
      "BEGIN:VEVENT", "UID:fair", "DTSTART;TZID=Asia/Seoul:20261124T093000", "RRULE:FREQ=DAILY",
      "STATUS:CANCELLED", "END:VEVENT", "BEGIN:VEVENT", "UID:fair",
      "RECURRENCE-ID:20261125T003000Z", "DTSTART;TZID=Asia/Seoul:20261125T113000",
      "TRANSP:TRANSPARENT", "END:VEVENT", "",
    ]).joined(separator: "\r\n")

  private func save(
    _ id: ID<Event>, note: String = "", adding line: String? = nil, in device: SyncedDevice
  ) throws {
    let end = "END:VEVENT"
    let text = line.map { self.text.replacing(end, with: $0 + "\r\n" + end) } ?? self.text

    try device.store.write { (repositories) throws in
      let start = LocalTime(literal: "2026-11-24T09:30")
      let details = EventDetails(
        title: try EventTitle("Fair"), note: try EventNote(note),
        span: try EventSpan(
          from: start, to: LocalTime(literal: "2026-11-24T10:30"), zone: "Asia/Seoul"))
      try repositories.events.save(
        Event(
          id: id, details: details,
          repetition: .series(
            try EventSeries(Recurrence("FREQ=DAILY", from: .file), from: .time(start)))))
      try repositories.events.save(SeriesException(of: id, at: time, .overridden(details)))
      try repositories.events.save(
        EventText(of: id, uid: "fair", text: text, zones: "", place: 1))
    }
  }

  private func parts(of id: ID<Event>, in device: SyncedDevice) throws -> [EventAvailability?] {
    try device.store.read { (repositories) throws in
      [try repositories.events.event(id)?.details.availability]
        + (try repositories.events.exceptions(of: id).map(\.details?.availability))
    }
  }

  private func call(_ title: String, _ id: ID<Event>, in device: SyncedDevice) throws {
    let event = try #require(try device.store.read { try $0.events.event(id) })
    var details = event.details
    details.title = try EventTitle(title)
    try ScheduleUseCases(device.context).edit(id, to: details)
  }

  /// Changes the event like a migration, which the journal does not record.
  private func migrate(_ id: ID<Event>, in device: SyncedDevice) throws {
    try device.store.write { (repositories) throws in
      try repositories.journal.beginEntry(.merging)
      try repositories.deriveMissingDetails(of: id)
      try repositories.journal.beginEntry(.thisDevice)
    }
  }

  @Test func `an event keeps the part of its text through edits on all devices`() throws {
    let (one, other) = (device(1), device(2))
    let id: ID<Event> = try #require(ID(rawValue: 77))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try other.join(address, called: "phone", passphrase())
    try save(id, in: one)
    try migrate(id, in: one)
    for device in [one, other] { #expect(try device.sync().problems == []) }
    for device in [one, other] { #expect(try parts(of: id, in: device) == [.calledOff, .free]) }
    try call("Spring fair", id, in: one)
    for device in [one, other] { #expect(try device.sync().problems == []) }
    try call("Autumn fair", id, in: other)
    for device in [other, one, other] { #expect(try device.sync().problems == []) }
    for device in [one, other] { #expect(try parts(of: id, in: device) == [.calledOff, .free]) }
  }

  @Test func `a place that left the note does not come back with a new place`() throws {
    let (one, other) = (device(1), device(2))
    let id: ID<Event> = try #require(ID(rawValue: 77))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try other.join(address, called: "phone", passphrase())
    try save(id, note: "Hall\nStreet", adding: "LOCATION:Hall\\nStreet", in: one)
    try migrate(id, in: one)
    func expectPlace(_ place: String) throws {
      for device in [one, other, one] { #expect(try device.sync().problems == []) }
      for device in [one, other] {
        try device.store.read { (repositories) throws in
          let event = try #require(try repositories.events.event(id))
          let exceptions = try repositories.events.exceptions(of: id)
          #expect(event.place == place)
          #expect([event.note] + exceptions.map { $0.details?.note.value } == ["", ""])
        }
      }
    }
    try expectPlace("Hall Street")
    var details = try #require(try one.store.read { try $0.events.event(id) }).details
    details.setPlace(try EventPlace("Church"))
    try ScheduleUseCases(one.context).edit(id, to: details)
    try expectPlace("Church")
  }

  @Test func `a value entered since wins over the event's text`() throws {
    let (one, other) = (device(1), device(2))
    let id: ID<Event> = try #require(ID(rawValue: 77))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try other.join(address, called: "phone", passphrase())
    try save(id, in: one)
    for part in [EventAvailability.free, .busy] {
      try one.store.write { (repositories) throws in
        var event = try #require(try repositories.events.event(id))
        event.details.availability = part
        try repositories.events.save(event)
      }
    }
    for device in [one, other, one] { #expect(try device.sync().problems == []) }
    for device in [one, other] { #expect(try parts(of: id, in: device) == [.busy, .free]) }
  }
}
