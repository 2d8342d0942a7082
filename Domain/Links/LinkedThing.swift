/// One of the things that links keep equal.
public enum LinkedThing: Hashable, Sendable {
  case event(Event)
  /// By what it is called.
  case task(String)
  case contact(Contact)

  /// For people.
  public var title: String {
    switch self {
    case .event(let event): event.title
    case .task(let title): title
    case .contact(let contact): contact.name
    }
  }
}

/// How the things of links are written, each of its kind.
public struct LinkFormats: Sendable {
  public let events: any EventLinkFormat
  public let contacts: any ContactLinkFormat

  public init(events: any EventLinkFormat, contacts: any ContactLinkFormat) {
    (self.events, self.contacts) = (events, contacts)
  }

  public subscript(kind: LinkKind) -> any LinkFormat {
    switch kind {
    case .calendar: events
    case .contacts: contacts
    }
  }
}
