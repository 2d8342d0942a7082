import HearthDomain

extension ICalendarTexts {
  func availabilities(of text: EventText) -> StoredAvailabilities? { StoredAvailabilities(text) }
}

extension StoredAvailabilities {
  /// Parses the availabilities in the text; nil if there are none, as in most texts.
  init?(_ text: EventText) {
    guard StoredAvailabilities.areStated(in: text.text) else { return nil }
    // The text contains the zones of its times, so the local zone does not matter.
    var reader = ICalendarEventReader(
      zones: ICalendarZones(kept: text.zones, StoredAvailabilities.zones), local: FixedZone.utc)
    let event = ICalendarEvent(kept: text)
    guard let read = try? reader.read(event, text: "", zonesText: "") else { return nil }
    self.init(of: read)
  }

  /// Zones of the system, with a cache for others.
  static let zones = CachedZones(ZoneFinder(environment: [:]).findZone)

  private static func areStated(in text: String) -> Bool {
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
