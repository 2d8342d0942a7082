/// One of the things that links keep equal.
package enum LinkedThing: Hashable, Sendable {
  case event(Event)
  /// By what it is called.
  case task(String)
  case contact(Contact)

  /// For people.
  package var title: String {
    switch self {
    case .event(let event): event.title
    case .task(let title): title
    case .contact(let contact): contact.name
    }
  }
}

/// How the things of links are written, each of its kind.
package struct LinkFormats: Sendable {
  package let events: any EventLinkFormat
  package let contacts: any ContactLinkFormat

  package init(events: any EventLinkFormat, contacts: any ContactLinkFormat) {
    (self.events, self.contacts) = (events, contacts)
  }

  package subscript(kind: LinkKind) -> any LinkFormat {
    switch kind {
    case .calendar: events
    case .contacts: contacts
    }
  }
}
