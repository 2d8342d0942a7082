/// An item of a link: the bytes of a file, and what they say.
public struct LinkItem: Hashable, Sendable {
  public let uid: String
  public let bytes: [UInt8]
  public let units: LinkUnits
  /// Whether it only comes from the other side, such as a task, which nobody edits here.
  public let isOnlyRead: Bool

  public init(uid: String, bytes: [UInt8], units: LinkUnits, isOnlyRead: Bool = false) {
    self.uid = uid
    self.bytes = bytes
    self.units = units
    self.isOnlyRead = isOnlyRead
  }
}

/// What a file of a folder holds.
package enum LinkContent: Hashable, Sendable {
  case item(LinkItem)
  /// Events of several UIDs, which no program would change together.
  case several
  /// Neither event nor task, but a note, or nothing at all.
  case other
  /// Too much, or nothing that can be read.
  case unreadable
}

/// How items of links are written.
package protocol LinkFormat: Sendable {
  /// So many bytes of an item are kept at most; what has more cannot be read.
  var mostBytes: Int { get }

  func content(of bytes: [UInt8]) -> LinkContent

  /// The item as servers take it; nobody who is invited is written to because of one that is new
  /// there.
  func outgoing(_ item: LinkItem, isNew: Bool) -> LinkItem

  /// The item with these units in the place of its own; `other` has the zones that they name, and
  /// of what says how often and when it was changed the greater is kept.
  func item(_ item: LinkItem, saying units: LinkUnits, besides other: LinkItem) -> LinkItem

  /// A unit for people: `SUMMARY:Lunch`.
  func text(of content: LinkUnits.Content) -> String
}

/// How events are written as items of links.
package protocol EventLinkFormat: LinkFormat, EventFormat {
  /// The event as a file of its own; times that are the same everywhere are tied to the zone in
  /// which they were entered.
  func item(of event: KeptEvent) -> LinkItem

  /// The tasks of one UID as a file of their own.
  func item(of tasks: [KeptComponent]) -> LinkItem

  /// The tasks that the item has, as those of a file are kept; none for an event.
  func tasks(of item: LinkItem) -> [KeptComponent]

  /// What the item means here; nil where nothing can be made of it, with the reason in the report.
  func meaning(of item: LinkItem, _ report: inout ImportReport) -> ReadEvent?
}
