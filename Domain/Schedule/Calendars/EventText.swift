/// The text of an event or to-do in the calendar file from which it was read. It is stored so that
/// nothing is lost when the item is written to a file again.
public struct EventText: Hashable, Sendable {
  /// Maximum number of bytes stored for one event, including its time zones. It is enough for a
  /// picture.
  ///
  /// Upper bounds follow from sync and export. A change is sent with the text before and after it,
  /// each up to six times as long in JSON, and changes of several devices together must fit into 16
  /// MB. A file with very many such events must be readable within 64 MB.
  public static let maxBytes = 512 << 10
  /// Maximum number of bytes that are displayed of the title or the note.
  public static let maxShown = 64 << 10
  /// Maximum number of bytes for the lines around the event (calendar and time zones), since very
  /// many events are stored with them.
  package static let maxSurroundingBytes = 64 << 10

  /// Id of the event; for the text of a to-do, the same number as its id.
  public internal(set) var event: ID<Event>
  /// The UID of the event, which identifies it in every program.
  public internal(set) var uid: String
  /// The components of the event, with the same bytes as in the file.
  public internal(set) var text: String
  /// The lines of the calendar around the event, and the time zones that the event uses, with the
  /// same bytes as in the file.
  public internal(set) var zones: String
  /// Position in the order in which texts were read; they are written in this order.
  public internal(set) var position: Int

  public init(of event: ID<Event>, uid: String, text: String, zones: String, place: Int) {
    self.event = event
    self.uid = uid
    self.text = text
    self.zones = zones
    self.position = place
  }

  /// Compares bytes, since texts with equal characters may be encoded differently.
  public static func == (left: EventText, right: EventText) -> Bool {
    left.event == right.event && left.position == right.position
      && left.uid.hasSameBytes(as: right.uid)
      && left.text.hasSameBytes(as: right.text) && left.zones.hasSameBytes(as: right.zones)
  }

  /// Returns the position `lines` after `place`; if that overflows, the greatest one.
  package static func position(_ lines: Int, after place: Int) -> Int {
    let (sum, isTooFar) = place.addingReportingOverflow(max(0, lines))
    return isTooFar ? .max : sum
  }

  /// The lines of the text that contain recurrence rules.
  var ruleLines: [String] { UnfoldedLines(text).propertyLines("RRULE", "EXRULE") }
}
