import HearthDomain

/// What a server says of several things at once (RFC 4918, 207).
///
/// Names stand for themselves, whatever prefix a server gives them: none of those that are asked
/// for means two things.
struct DAVAnswer: Sendable {
  /// One thing, with what was asked about it and is known.
  struct Thing: Sendable {
    /// As the server writes it.
    let href: String
    /// Of the thing as a whole; nil where its properties have one each.
    let status: Int?
    var properties: [String: XMLElement] = [:]

    func text(_ property: DAVProperty) -> String? {
      self[property].map(\.word).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The first address that stands within a property.
    func href(_ property: DAVProperty) -> String? {
      self[property]?.first("href").map(\.word).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// In which people are shown what is in it.
    var color: CalendarColor? {
      text(.calendarColor).flatMap { CalendarColor(String($0.prefix(7))) }
    }

    subscript(property: DAVProperty) -> XMLElement? { properties[property.name] }

    /// Whether it is of that kind: `collection`, `calendar`.
    func isOf(kind: String) -> Bool { self[.resourceType]?.first(kind) != nil }
  }

  let things: [Thing]
  let syncToken: String?

  /// Nil for anything else than such an answer, from its beginning to its end.
  init?(_ body: [UInt8]) {
    guard let root = try? XMLReader.read(body), root.name == "multistatus" else { return nil }
    things = root.all("response").flatMap { response in
      // Several that share one status may stand together.
      let whole = response.first("status").flatMap { DAVAnswer.status($0.word) }
      var known: [String: XMLElement] = [:]
      for part in response.all("propstat") {
        let status = part.first("status").flatMap { DAVAnswer.status($0.word) } ?? 200
        guard (200..<300).contains(status) else { continue }
        for property in part.first("prop")?.children ?? [] { known[property.name] = property }
      }
      return response.all("href").map { Thing(href: $0.word, status: whole, properties: known) }
    }
    syncToken = root.first("sync-token").map(\.word).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// `HTTP/1.1 404 Not Found`.
  private static func status(_ line: String) -> Int? {
    let words = line.split { $0 == " " }
    return words.count > 1 ? Int(words[1]) : nil
  }
}

/// What servers are asked about things.
struct DAVProperty: Hashable, Sendable {
  let space: String
  let name: String

  private static func dav(_ name: String) -> DAVProperty { DAVProperty(space: "DAV:", name: name) }

  static let resourceType = dav("resourcetype")
  static let displayName = dav("displayname")
  static let etag = dav("getetag")
  static let syncToken = dav("sync-token")
  static let principal = dav("current-user-principal")
  static let privileges = dav("current-user-privilege-set")
  static let calendarParts = DAVProperty(
    space: "urn:ietf:params:xml:ns:caldav", name: "supported-calendar-component-set")
  /// Of a meeting: another one says that more than answers of who is invited has changed (RFC
  /// 6638).
  static let scheduleTag = DAVProperty(
    space: "urn:ietf:params:xml:ns:caldav", name: "schedule-tag")
  static let stateTag = DAVProperty(space: "http://calendarserver.org/ns/", name: "getctag")
  static let calendarColor = DAVProperty(
    space: "http://apple.com/ns/ical/", name: "calendar-color")
}
