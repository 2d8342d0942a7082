import HearthData
import HearthDomain
import HearthSamples

extension FuzzTarget {
  static let calDAV = server("caldav", of: .calendar, CalendarServerTexts.all)
  static let cardDAV = server("carddav", of: .contacts, CalendarServerTexts.addressBooks)

  /// Server that answers every request with the input. Checks that the names it returns lie in its
  /// collection, and that the password goes to no other server.
  private static func server(_ name: String, of kind: LinkKind, _ texts: [String]) -> FuzzTarget {
    FuzzTarget(name, texts: texts, words: CalendarServerTexts.words) {
      let address = try CalendarServerTexts.address()
      return { try checkAnswers($0, at: address, of: kind) }
    }
  }

  private static func checkAnswers(
    _ input: [UInt8], at address: HTTPAddress, of kind: LinkKind
  ) throws {
    let status = input.reduce(0) { $0 &+ Int($1) } % 9 == 0 ? 200 : 207
    let places = CalendarServerTexts.places(HTTPAnswer(status: status, body: input))
    let server = LinkServer(address, user: "mina", passwordCommand: "x")
    if let found = try? places.collections(of: kind, at: server, Secret("geheim".utf8)) {
      for calendar in found {
        try RuleViolation.unless(
          calendar.address.isSameServer(as: address), "elsewhere: \(calendar.address.text)")
      }
    }
    let folder = try places.folder(.server(server), of: kind, Secret("geheim".utf8))
    let known: [ExternalName: LinkTag] = ["a.ics": LinkTag("\"1\"")]
    for mark in [nil, "token 1"] {
      guard let listing = try? folder.list(since: mark, knowing: known) else { continue }
      for name in listing.files.keys {
        try RuleViolation.unless(
          !name.text.isEmpty && !name.utf8.contains(UInt8(ascii: "/"))
            && name.utf8.allSatisfy { $0 < 0x80 },
          "a name that is none: \(name)")
      }
    }
    let read = try folder.read(["a.ics", "b.ics"])
    try RuleViolation.unless(
      read.allSatisfy { $0.key == $0.value.name }, "read what was not asked for")
    _ = try folder.list(since: "token 1", knowing: known)
  }

  /// Subscription whose server returns the input. Checks that each event and task has a name and is
  /// returned separately.
  static let subscription = FuzzTarget(
    "subscription", corpus: ICalendarSample.allCases.map(\.bytes), words: Calendars.words
  ) {
    let address = try CalendarServerTexts.address()
    let format = ICalendarFile(
      clock: LocalClock(now: CalendarServerTexts.now, zone: FixedZone.utc),
      zones: ZoneFinder(environment: [:]).findZone)
    return { input in
      let places = CalendarServerTexts.places(HTTPAnswer(status: 200, body: input))
      let source = try places.folder(
        .subscription(Subscription(.address(address), reminds: true)), of: .calendar, nil)
      let listing = try source.list(since: nil, knowing: [:])
      let files = try source.read(Array(listing.files.keys))
      try RuleViolation.unless(files.count == listing.files.count, "listed, and not there")
      for file in files.values {
        guard case .item(let item) = format.content(of: file.bytes) else { continue }
        // A to-do and an event may share a UID.
        let isToDo = format.toDo(of: item) != nil
        let name = ExternalName((isToDo ? ToDo.componentName + " " : "") + item.uid.text)
        try RuleViolation.unless(name == file.name, "\(name) is called \(file.name)")
      }
    }
  }
}

/// Sample responses of calendar servers.
private enum CalendarServerTexts {
  static let now = Now { Instant(milliseconds: 1_795_000_000_000) }

  static func address() throws -> HTTPAddress {
    guard let address = HTTPAddress("https://cal.example.com/cal/") else {
      throw RuleViolation("no address")
    }
    return address
  }

  static func places(_ answer: HTTPAnswer) -> SystemLinkLocations {
    SystemLinkLocations(
      HTTPTransport { (_, _) throws(HTTPError) in answer }, randomness: Randomness { 4 },
      now: now, environment: [:], until: .never)
  }

  static let all = [
    """
    <?xml version="1.0"?>
    <d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response>
    <d:href>/cal/</d:href><d:propstat><d:prop><d:resourcetype><d:collection/><c:calendar/>
    </d:resourcetype><d:displayname>Work</d:displayname><d:sync-token>t1</d:sync-token>
    <c:calendar-home-set><d:href>/cal/</d:href></c:calendar-home-set></d:prop>
    <d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response><d:response>
    <d:href>/cal/a.ics</d:href><d:propstat><d:prop><d:getetag>"1"</d:getetag>
    <c:calendar-data><![CDATA[BEGIN:VCALENDAR\r\nEND:VCALENDAR]]></c:calendar-data></d:prop>
    <d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>
    """,
    """
    <multistatus xmlns="DAV:"><response><href>/cal/b%20b.ics</href>
    <status>HTTP/1.1 404 Not Found</status></response><response><href>/cal/</href>
    <status>HTTP/1.1 507 Insufficient Storage</status></response>
    <sync-token>http://x/2&amp;3</sync-token></multistatus>
    """,
  ]

  /// Sample responses of address book servers.
  static let addressBooks = all.map { text in
    [
      (":caldav", ":carddav"), ("calendar-home-set", "addressbook-home-set"),
      ("calendar-data", "address-data"), ("<c:calendar/>", "<c:addressbook/>"),
      ("VCALENDAR", "VCARD"), (".ics", ".vcf"),
    ].reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  static let words = [
    "<d:response>", "</d:response>", "<d:href>/cal/", "<d:href>https://other.example.org/a.ics",
    "<d:href>/cal/../", "%2F", "%00", "</d:href>", "<d:status>HTTP/1.1 404</d:status>", "&#0;",
    "&lol;", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "<![CDATA[", "]]>", "<!--", "-->", "W/\"1\"",
    "<d:sync-token>", "507", "</d:multistatus>", "\u{202E}",
  ]
}
