/// The original text of an event from a calendar file, kept so that nothing is lost when the event
/// is written again.
public struct EventText: Hashable, Sendable {
  /// Maximum number of bytes stored for one event including its zones: enough for a picture. A
  /// change sends other devices the text before and after it, each up to six times as long in JSON,
  /// and the changes of several devices together must fit into 16 MB. A file with very many such
  /// events must be readable within 64 MB.
  public static let maxBytes = 512 << 10
  /// Maximum number of bytes displayed of its title or note.
  public static let maxShown = 64 << 10
  /// Maximum number of bytes of the surrounding lines alone, which are stored with very many
  /// events.
  package static let maxSurroundingBytes = 64 << 10

  public let event: ID<Event>
  /// The UID of the event, which identifies it in every program.
  public let uid: String
  /// The components of the event, byte for byte as they were read.
  public let text: String
  /// The lines of their calendar and the zones that they name, as they were read.
  public let zones: String
  /// Position of the text among all texts that were read, which is the order in which they are
  /// written.
  public let position: Int

  public init(of event: ID<Event>, uid: String, text: String, zones: String, place: Int) {
    self.event = event
    self.uid = uid
    self.text = text
    self.zones = zones
    self.position = place
  }

  /// Compares bytes: a text with another spelling of the same characters is different.
  public static func == (left: EventText, right: EventText) -> Bool {
    left.event == right.event && left.position == right.position
      && left.uid.hasSameBytes(as: right.uid)
      && left.text.hasSameBytes(as: right.text) && left.zones.hasSameBytes(as: right.zones)
  }

  /// Returns the position `lines` lines after `place`, or the largest position if that overflows.
  package static func position(_ lines: Int, after place: Int) -> Int {
    let (sum, isTooFar) = place.addingReportingOverflow(max(0, lines))
    return isTooFar ? .max : sum
  }

  /// The lines with recurrence rules, as they are in the text.
  var ruleLines: [String] { UnfoldedLines(text).propertyLines("RRULE", "EXRULE") }
}
