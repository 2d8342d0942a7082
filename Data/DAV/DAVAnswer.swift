import HearthDomain

/// A multistatus response of a WebDAV server (RFC 4918, status 207).
///
/// Elements are found by their local names, whatever their prefixes, as the names requested by this
/// program are unambiguous without them.
struct DAVAnswer: Sendable {
  /// A resource on the server, with those of its properties that were returned.
  struct Resource: Sendable {
    /// Address or path of the resource, as the server wrote it.
    let href: String
    /// Status of the resource; nil if each property has a status of its own.
    let status: Int?
    var properties: [String: XMLElement] = [:]

    func text(_ property: DAVProperty) -> String? {
      self[property].map(\.trimmedText).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the first address or path in the property; nil if there is none.
    func href(_ property: DAVProperty) -> String? {
      self[property]?.first("href").map(\.trimmedText).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Display color of the collection.
    var color: CalendarColor? {
      text(.calendarColor).flatMap { CalendarColor(String($0.prefix(7))) }
    }

    subscript(property: DAVProperty) -> XMLElement? { properties[property.name] }

    /// Whether the collection stores components of that name, such as `VTODO`. It stores any
    /// unless it says otherwise.
    func accepts(component: String) -> Bool {
      guard let names = self[.supportedComponents]?.children, !names.isEmpty else { return true }
      return names.contains { $0.value(of: "name")?.uppercased() == component }
    }

    /// Whether it is a resource of that type, such as `collection` or `calendar`.
    func isOf(kind: String) -> Bool { self[.resourceType]?.first(kind) != nil }
  }

  let resources: [Resource]
  let syncToken: String?

  /// Parses a multistatus response; nil if the body is anything else or incomplete.
  init?(_ body: [UInt8]) {
    guard let root = try? XMLReader.read(body), root.name == "multistatus" else { return nil }
    resources = root.all("response").flatMap { response in
      // Resources with the same status may share one element.
      let whole = response.first("status").flatMap { DAVAnswer.status($0.trimmedText) }
      var known: [String: XMLElement] = [:]
      for part in response.all("propstat") {
        let status = part.first("status").flatMap { DAVAnswer.status($0.trimmedText) } ?? 200
        guard (200..<300).contains(status) else { continue }
        for property in part.first("prop")?.children ?? [] { known[property.name] = property }
      }
      return response.all("href").map {
        Resource(href: $0.trimmedText, status: whole, properties: known)
      }
    }
    syncToken = root.first("sync-token").map(\.trimmedText).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Parses the code in a status line, such as `HTTP/1.1 404 Not Found`.
  private static func status(_ line: String) -> Int? {
    let words = line.split { $0 == " " }
    return words.count > 1 ? Int(words[1]) : nil
  }
}

/// A property of resources.
struct DAVProperty: Hashable, Sendable {
  let namespace: String
  let name: String

  private static func dav(_ name: String) -> DAVProperty {
    DAVProperty(namespace: "DAV:", name: name)
  }

  static let resourceType = dav("resourcetype")
  static let displayName = dav("displayname")
  static let etag = dav("getetag")
  static let syncToken = dav("sync-token")
  static let principal = dav("current-user-principal")
  static let privileges = dav("current-user-privilege-set")
  static let supportedComponents = DAVProperty(
    namespace: "urn:ietf:params:xml:ns:caldav", name: "supported-calendar-component-set")
  /// Tag of a meeting that stays the same if only attendees' answers change (RFC 6638).
  static let scheduleTag = DAVProperty(
    namespace: "urn:ietf:params:xml:ns:caldav", name: "schedule-tag")
  static let stateTag = DAVProperty(namespace: "http://calendarserver.org/ns/", name: "getctag")
  static let calendarColor = DAVProperty(
    namespace: "http://apple.com/ns/ical/", name: "calendar-color")
}
