import HearthDomain

extension ICalendarTexts {
  func location(in text: EventText, at original: LocalTime?) -> String? {
    ICalendarEvent.componentDescribing(original, in: text)?.text("LOCATION")
  }
}

extension ICalendarEvent {
  /// Returns the component that describes the occurrence; if `original` is nil, the one that
  /// describes the whole event. An override inherits nothing from the series.
  static func componentDescribing(_ original: LocalTime?, in text: EventText) -> ICalendarComponent?
  {
    let event = ICalendarEvent(kept: text)
    guard let place = event.masterIndex else { return nil }
    var described = event.components[place]
    var reader = ICalendarEventReader(
      zones: ICalendarZones(kept: text.zones, StoredAvailabilities.zones), local: FixedZone.utc)
    if let original, let when = reader.when(ofSeries: event) {
      var latest: LocalTime?
      for override in event.overrides {
        guard let time = reader.originalStart(of: override, when), time <= original,
          latest.map({ $0 <= time }) ?? true, time == original || override.appliesToLater
        else { continue }
        (described, latest) = (override, time)
      }
    }
    return described
  }
}
