/// An event as a calendar file had it: what is known of it besides what is shown, so that nothing
/// is lost when it is written again.
public struct EventText: Hashable, Sendable {
  /// So many bytes are kept of one event and of the zones that it names.
  public static let mostBytes = 64 << 10

  public let event: ID<Event>
  /// What tells the event from all others, in every program.
  public let uid: String
  /// The components of the event, each byte as it was read.
  public let text: String
  /// The zones that they name, as they were read.
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

  /// The lines of the rules in it, as they stand there.
  var rules: [String] {
    var lines: [[UInt8]] = []
    for part in text.utf8.split(separator: 0x0A) {
      let line = part.last == 0x0D ? part.dropLast() : part
      if let first = line.first, [0x20, 0x09].contains(first), !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(Array(line))
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }.filter { line in
      ["RRULE", "EXRULE"].contains(line.prefix { $0 != ":" && $0 != ";" }.uppercased())
    }
  }
}
