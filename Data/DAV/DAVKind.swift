import HearthDomain

/// What is asked of a server: calendars of events (RFC 4791), or address books (RFC 6352).
struct DAVKind: Sendable {
  /// The space of its own names.
  let space: String
  /// What servers call a collection of it.
  let collection: String
  /// Where those of an account are.
  let home: DAVProperty
  /// The place of every server that tells where to ask.
  let wellKnown: String
  /// What an item says, and the report that tells it of several at once.
  let data: DAVProperty
  let multiget: String
  let contentType: String
  /// What a collection takes where it says what; nil where none says that.
  let component: String?
  /// Said with a removal of which nobody is to hear.
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
    // Nobody who is invited is told that somebody's copy is gone.
    removal: [("Schedule-Reply", "F")])

  static let addressBooks = DAVKind(
    space: "carddav", collection: "addressbook", data: "address-data", contentType: "text/vcard",
    component: nil, removal: [])

  /// What makes a collection of that name.
  func making(_ name: String, at place: HTTPAddress) -> DAVServer.Question {
    let title = "<D:displayname>\(DAVDocument.escaped(name))</D:displayname>"
    let type = "<D:resourcetype><D:collection/><C:\(collection)/></D:resourcetype>"
    // Only calendars have a method of their own (RFC 5689).
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

  /// How files with its items end.
  var ending: String {
    switch self {
    case .calendar: ".ics"
    case .contacts: ".vcf"
    }
  }
}
