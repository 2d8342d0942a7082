/// An event as a calendar file had it: what is known of it besides what is shown, so that nothing
/// is lost when it is written again.
public struct EventText: Hashable, Sendable {
  /// So many bytes are kept of one event and of what stood around it: room for a picture. A change
  /// tells other devices the text before it and the one after it together, each up to six times as
  /// long in JSON, and all that several of them said of it has to stand in 16 MB; and a file of
  /// very many such events is read within 64 MB.
  public static let mostBytes = 512 << 10
  /// And so many are shown of its title or its note.
  public static let mostShown = 64 << 10
  /// And of what stood around it alone: that is kept with very many.
  package static let mostAround = 64 << 10

  public let event: ID<Event>
  /// What tells the event from all others, in every program.
  public let uid: String
  /// The components of the event, each byte as it was read.
  public let text: String
  /// The lines of their calendar and the zones that they name, as they were read.
  public let zones: String
  /// Where among all others it was read: they are written in this order.
  public let place: Int

  public init(of event: ID<Event>, uid: String, text: String, zones: String, place: Int) {
    self.event = event
    self.uid = uid
    self.text = text
    self.zones = zones
    self.place = place
  }

  /// So many lines behind that place; the last one of all where numbers end.
  package static func place(_ lines: Int, behind place: Int) -> Int {
    let (sum, isTooFar) = place.addingReportingOverflow(max(0, lines))
    return isTooFar ? .max : sum
  }

  /// The lines of the rules in it, as they stand there.
  var rules: [String] { KeptLines(text).named("RRULE", "EXRULE") }
}
