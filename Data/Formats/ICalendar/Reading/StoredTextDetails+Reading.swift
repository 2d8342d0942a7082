import HearthDomain

extension ICalendarTexts {
  func storedDetails(of text: EventText) -> StoredTextDetails? { StoredTextDetails(text) }
}

extension StoredTextDetails {
  /// Parses the fields that earlier versions did not store; nil if the text has none of them.
  init?(_ text: EventText) {
    guard StoredTextDetails.areStated(in: text.text) else { return nil }
    // The text contains the zones of its times, so the local zone does not matter.
    var reader = ICalendarEventReader(
      zones: ICalendarZones(kept: text.zones, StoredTextDetails.zones), local: FixedZone.utc)
    let event = ICalendarEvent(kept: text)
    guard let read = try? reader.read(event, text: "", zonesText: "") else { return nil }
    reader.noteLines = ICalendarEventReader.noteAndPlaceProperties
    let former = try? reader.read(event, text: "", zonesText: "")
    self.init(of: read, former: former ?? read)
  }

  /// Zones of the system, with a cache for others.
  static let zones = CachedZones(ZoneFinder(environment: [:]).findZone)

  private static func areStated(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.contains { place in
      switch bytes[place].asciiLowercased {
      case UInt8(ascii: "t"): bytes[place...].startsIgnoringCase("TRANSPARENT")
      case UInt8(ascii: "c"): bytes[place...].startsIgnoringCase("CANCELLED")
      case UInt8(ascii: "l"): bytes[place...].startsIgnoringCase("LOCATION")
      default: false
      }
    }
  }
}
