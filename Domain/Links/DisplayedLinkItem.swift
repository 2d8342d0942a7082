/// An item of a link.
package enum DisplayedLinkItem: Hashable, Sendable {
  case event(Event)
  case toDo(ToDo)
  case contact(Contact)

  /// Title for display.
  package var title: String {
    switch self {
    case .event(let event): event.title
    case .toDo(let toDo): toDo.title
    case .contact(let contact): contact.name
    }
  }
}

/// Encodings of link items by kind.
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
