/// A calendar component that is neither an event nor a to-do, as it was in a file: a journal entry
/// or an unknown component. It is stored so that it can be written to files again.
public struct StoredComponent: Hashable, Sendable {
  /// Maximum number of bytes stored for one component with its time zones.
  public static let maxBytes = EventText.maxBytes

  /// The component's name, such as `VJOURNAL`.
  public let name: String
  /// Key that identifies the component within its calendar, in all its versions.
  public let key: String
  public var calendar: CalendarName
  /// The text, with the same bytes as in the file.
  public let text: String
  /// The lines of the calendar around the component, and the time zones that it uses, with the same
  /// bytes as in the file.
  public let zones: String
  /// Position in the order in which components were read; they are written in this order.
  public var position: Int

  public init(
    name: String, key: String, in calendar: CalendarName = .home, text: String, zones: String,
    place: Int
  ) {
    self.name = name
    self.key = key
    self.calendar = calendar
    self.text = text
    self.zones = zones
    self.position = place
  }

  /// Compares bytes, since texts with equal characters may be encoded differently.
  public static func == (left: StoredComponent, right: StoredComponent) -> Bool {
    left.name == right.name && left.calendar == right.calendar && left.position == right.position
      && left.key.hasSameBytes(as: right.key) && left.text.hasSameBytes(as: right.text)
      && left.zones.hasSameBytes(as: right.zones)
  }

  public static let journalName = "VJOURNAL"
}
