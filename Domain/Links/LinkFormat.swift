/// An item of a link: the bytes of its file, and their parsed contents.
public struct LinkItem: Hashable, Sendable {
  public let uid: ExternalName
  public let bytes: [UInt8]
  public let units: LinkUnits

  public init(uid: ExternalName, bytes: [UInt8], units: LinkUnits) {
    self.uid = uid
    self.bytes = bytes
    self.units = units
  }
}

/// Contents of a file on a link's other side.
package enum LinkContent: Hashable, Sendable {
  case item(LinkItem)
  /// Events with several UIDs, which programs do not change together.
  case severalItems
  /// Neither an event nor a to-do, but a note, or nothing.
  case notAnItem
  /// Too large or malformed.
  case unreadable
}

/// Encoding of link items.
package protocol LinkFormat: Sendable {
  /// Maximum size of an item, in bytes; larger ones are not read.
  var maxBytes: Int { get }

  func content(of bytes: [UInt8]) -> LinkContent

  /// Returns the item in a form that servers accept. The server must not send invitations because
  /// of a new one.
  func outgoing(_ item: LinkItem, isNew: Bool) -> LinkItem

  /// Returns the item with its contents replaced by these merge units. Time zones come from both
  /// items; of revision numbers and dates the greater is used.
  func item(_ item: LinkItem, with units: LinkUnits, takingZonesFrom other: LinkItem) -> LinkItem

  /// Returns a merge unit as text for display, such as `SUMMARY:Lunch`.
  func text(of content: LinkUnits.Content) -> String
}

/// Encoding of events and to-dos as link items.
package protocol EventLinkFormat: LinkFormat, EventFormat {
  /// Returns the event as a file. Times without a zone get the zone in which they were entered.
  func item(of event: StoredEvent) -> LinkItem

  /// Returns the to-do as a file.
  func item(of toDo: ToDo) -> LinkItem

  /// Returns the item's to-do; nil for an event.
  func toDo(of item: LinkItem) -> ReadToDo?

  /// Parses the item as an event. Returns nil if that is impossible, and adds the reason to the
  /// report.
  func parsedEvent(of item: LinkItem, _ report: inout ImportReport) -> ReadEvent?
}
