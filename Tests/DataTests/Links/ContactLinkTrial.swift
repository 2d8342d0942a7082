import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// A store whose contacts are linked with a folder or a server.
final class ContactLinkTrial {
  let store: any Store
  let scratch = ScratchFolder()
  let format = VCardLinkFormat(now: .fixed("2026-11-22T12:00", in: FixedZone.seoul))
  let links: LinkUseCases
  let people: PeopleUseCases
  let name: CalendarName
  /// The server; nil to use a folder.
  private let server: (place: LinkServer, folder: any LinkedFolder)?

  init(
    seed: UInt64 = 1, in store: any Store = InMemoryStore(),
    with server: (place: LinkServer, folder: any LinkedFolder)? = nil
  ) throws {
    (self.store, self.server) = (store, server)
    let clock = LocalClock(
      now: .fixed("2026-11-22T12:00", in: FixedZone.seoul), zone: FixedZone.seoul)
    let context = UseCaseContext(store, clock, .seeded(seed))
    links = ScheduleUseCases(context).links
    people = PeopleUseCases(context)
    name = try CalendarName("friends")
  }

  var formats: LinkFormats {
    LinkFormats(
      events: ICalendarFile(
        clock: LocalClock(now: .fixed("2026-11-22T12:00"), zone: FixedZone.utc),
        zones: CalendarTrial.zones),
      contacts: format)
  }

  var folder: VdirFolder {
    VdirFolder(FilePath(scratch.path), of: .contacts, randomness: .seeded(5))
  }

  @discardableResult
  func add(readOnly: Bool = false, pushing source: CalendarName? = nil) throws -> LinkReport {
    let place = server.map { LinkLocation.server($0.place) } ?? .folder(FilePath(scratch.path))
    try links.addContacts(name, at: place, isReadOnly: readOnly, pushing: source)
    return try run()
  }

  @discardableResult
  func run(
    accepting: Bool = false, isRehearsal: Bool = false, with folder: (any LinkedFolder)? = nil
  ) throws -> LinkReport {
    let listed = try #require(try links.allLinks().first)
    let other: any LinkedFolder = folder ?? server?.folder ?? self.folder
    return try links.run(
      listed.link, of: name, with: other, as: format,
      LinkRequest(by: "1", acceptingRemovals: accepting, isRehearsal: isRehearsal))
  }

  func write(_ file: String, _ uid: String, _ lines: String...) throws {
    try scratch.write(file, ContactLinkTrial.card(uid, lines).utf8)
  }

  static func card(_ uid: String, _ lines: [String]) -> String {
    (["BEGIN:VCARD", "VERSION:3.0", "UID:\(uid)", "PRODID:-//Other//EN"] + lines
      + ["END:VCARD", ""]).joined(separator: "\r\n")
  }

  func text(_ file: String) -> String { scratch.text(file) }

  func contacts() throws -> [Contact] { try store.read { try $0.contacts.contacts(in: name) } }

  func contact(_ name: String) throws -> Contact {
    try #require(try contacts().first { $0.name == name })
  }

  func edit(_ name: String, _ change: (inout ContactDetails) throws -> Void) throws {
    let contact = try contact(name)
    var details = contact.details
    try change(&details)
    try people.editContact(contact.id, to: details)
  }
}
