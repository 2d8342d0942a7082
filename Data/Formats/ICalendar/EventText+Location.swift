import HearthDomain

extension EventRepository {
  func location(in text: EventText, at original: LocalTime?) -> String? {
    ICalendarEvent(kept: text).location(
      at: original,
      ICalendarEventReader(
        zones: ICalendarZones(kept: text.zones, KeptParts.zones), local: FixedZone.utc))
  }
}

extension ICalendarEvent {
  /// Where the time that would start then takes place, or the whole: a time that is described apart
  /// takes nothing from the series.
  fileprivate func location(
    at original: LocalTime?, _ reader: ICalendarEventReader
  ) -> String? {
    guard let place = masterPlace else { return nil }
    var (described, reader) = (components[place], reader)
    if let original, let when = try? reader.when(described, isSeries: true) {
      var latest: LocalTime?
      for override in overrides {
        guard let line = override.first("RECURRENCE-ID"),
          let time = reader.original(of: line, when), time <= original,
          latest.map({ $0 <= time }) ?? true,
          time == original
            || line.parameter("RANGE")?.uppercased() == ICalendarEventReader.thisAndFuture
        else { continue }
        (described, latest) = (override, time)
      }
    }
    return described.text("LOCATION")
  }
}
