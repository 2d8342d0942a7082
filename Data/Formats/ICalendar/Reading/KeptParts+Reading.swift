import HearthDomain

extension EventRepository {
  func parts(of text: EventText) -> KeptParts? { KeptParts(text) }
}

extension KeptParts {
  /// Nil for a text that says nothing of it, as most do.
  init?(_ text: EventText) {
    guard KeptParts.areTold(in: text.text) else { return nil }
    // On which clock times are told follows from the text alone.
    var reader = ICalendarEventReader(
      zones: ICalendarZones(kept: text.zones, KeptParts.zones), local: FixedZone.utc)
    let event = ICalendarEvent(kept: text)
    guard let read = try? reader.read(event, text: "", zonesText: "") else { return nil }
    self.init(of: read)
  }

  /// Those of the system, with what was read of others.
  static let zones = CachedZones(ZoneFinder(environment: [:]).known)

  private static func areTold(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.contains { place in
      switch bytes[place].asciiLowercased {
      case UInt8(ascii: "t"): bytes[place...].startsIgnoringCase("TRANSPARENT")
      case UInt8(ascii: "c"): bytes[place...].startsIgnoringCase("CANCELLED")
      default: false
      }
    }
  }
}
