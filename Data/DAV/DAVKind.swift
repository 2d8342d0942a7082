import HearthDomain

/// Kind of collections: calendars (RFC 4791) or address books (RFC 6352).
struct DAVKind: Sendable {
  /// XML namespace of the kind.
  let space: String
  /// Resource type of a collection.
  let collection: String
  /// Property with the home of an account's collections.
  let home: DAVProperty
  /// Well-known path for discovery.
  let wellKnown: String
  /// Property with the contents of an item, and the report that returns it for several items.
  let data: DAVProperty
  let multiget: String
  let contentType: String
  /// Required supported component of a collection; nil if the kind has none.
  let component: String?
  /// Headers of a deletion that suppress messages.
  let removal: [(name: String, value: String)]

  private init(
    space: String, collection: String, data: String, contentType: String, component: String?,
    removal: [(name: String, value: String)]
  ) {
    self.space = "urn:ietf:params:xml:ns:" + space
    self.collection = collection
    home = DAVProperty(space: self.space, name: collection + "-home-set")
    wellKnown = "/.well-known/" + space
    self.data = DAVProperty(space: self.space, name: data)
    multiget = collection + "-multiget"
    self.contentType = contentType + "; charset=utf-8"
    self.component = component
    self.removal = removal
  }

  static let calendars = DAVKind(
    space: "caldav", collection: "calendar", data: "calendar-data", contentType: "text/calendar",
    component: "VEVENT",
    // Attendees must not be notified that a copy is deleted.
    removal: [("Schedule-Reply", "F")])

  static let addressBooks = DAVKind(
    space: "carddav", collection: "addressbook", data: "address-data", contentType: "text/vcard",
    component: nil, removal: [])

  /// Returns the request that creates a collection.
  func making(_ name: String, at place: HTTPAddress) -> DAVServer.Question {
    let title = "<D:displayname>\(DAVDocument.escaped(name))</D:displayname>"
    let type = "<D:resourcetype><D:collection/><C:\(collection)/></D:resourcetype>"
    // Only calendars have a method of their own; others use extended MKCOL (RFC 5689).
    let isCalendar = component != nil
    var question = DAVServer.Question(isCalendar ? "MKCALENDAR" : "MKCOL", place)
    question.document =
      DAVDocument(
        isCalendar ? "C:mkcalendar" : "D:mkcol", of: self, properties: [],
        leading: "<D:set><D:prop>\(isCalendar ? "" : type)\(title)</D:prop></D:set>"
      ).bytes
    return question
  }
}

extension LinkKind {
  var dav: DAVKind {
    switch self {
    case .calendar: .calendars
    case .contacts: .addressBooks
    }
  }

  /// File extension of items.
  var ending: String {
    switch self {
    case .calendar: ".ics"
    case .contacts: ".vcf"
    }
  }
}
