import HearthDomain

/// Kind of collections: calendars (RFC 4791) or address books (RFC 6352).
struct DAVKind: Sendable {
  /// XML namespace of the kind.
  let namespace: String
  /// Type of resource that a collection of this kind has.
  let collectionType: String
  /// Property of an account with the address under which its collections are.
  let homeProperty: DAVProperty
  /// Well-known path by which the account's collections are found.
  let wellKnown: String
  /// Property with the contents of an item. The next property is the report that returns it for
  /// several items.
  let dataProperty: DAVProperty
  let multigetReport: String
  let contentType: String
  /// Component that a collection must support, such as events; nil if there is no such requirement.
  let requiredComponent: String?
  /// Headers for deleting an item, which keep the server from sending messages about it.
  let deletionHeaders: [(name: String, value: String)]

  private init(
    space: String, collection: String, data: String, contentType: String, component: String?,
    removal: [(name: String, value: String)]
  ) {
    self.namespace = "urn:ietf:params:xml:ns:" + space
    self.collectionType = collection
    homeProperty = DAVProperty(namespace: self.namespace, name: collection + "-home-set")
    wellKnown = "/.well-known/" + space
    self.dataProperty = DAVProperty(namespace: self.namespace, name: data)
    multigetReport = collection + "-multiget"
    self.contentType = contentType + "; charset=utf-8"
    self.requiredComponent = component
    self.deletionHeaders = removal
  }

  static let calendars = DAVKind(
    space: "caldav", collection: "calendar", data: "calendar-data", contentType: "text/calendar",
    component: "VEVENT",
    // Deleting a copy must not notify the attendees.
    removal: [("Schedule-Reply", "F")])

  static let addressBooks = DAVKind(
    space: "carddav", collection: "addressbook", data: "address-data", contentType: "text/vcard",
    component: nil, removal: [])

  /// Returns the request that creates a collection.
  func creationRequest(_ name: String, at place: HTTPAddress) -> DAVServer.Request {
    let title = "<D:displayname>\(DAVDocument.escaped(name))</D:displayname>"
    let type = "<D:resourcetype><D:collection/><C:\(collectionType)/></D:resourcetype>"
    // Only calendars have a method of their own (MKCALENDAR); others are created by extended MKCOL
    // (RFC 5689).
    let isCalendar = requiredComponent != nil
    var question = DAVServer.Request(isCalendar ? "MKCALENDAR" : "MKCOL", place)
    question.body =
      DAVDocument(
        isCalendar ? "C:mkcalendar" : "D:mkcol", of: self, properties: [],
        leading: "<D:set><D:prop>\(isCalendar ? "" : type)\(title)</D:prop></D:set>"
      ).bytes
    return question
  }
}

extension LinkKind {
  var davKind: DAVKind {
    switch self {
    case .calendar: .calendars
    case .contacts: .addressBooks
    }
  }

  /// File extension of items.
  var fileExtension: String {
    switch self {
    case .calendar: ".ics"
    case .contacts: ".vcf"
    }
  }
}
