import HearthDomain

extension ICalendarTexts {
  func copiedText(
    ofCopy kept: StoredEvent, of text: EventText, at original: LocalTime?, zoned isZoned: Bool,
    place: Int, _ clock: LocalClock
  ) -> EventText? {
    let lines = (ICalendarEvent.componentDescribing(original, in: text)?.lines ?? [])
      .filter { ICalendarEventReader.noteProperties.contains($0.name) }
    if lines.isEmpty { return nil }
    let file = ICalendarFile(clock: clock) { StoredTextDetails.zones.zone($0) }
    func own(_ kept: StoredEvent) -> EventText? {
      file.standaloneText(of: kept, zoned: isZoned, place: place).adding(lines)
    }
    // Drop the note if it only repeats these lines, because then it was not written by the user.
    let plain = own(kept.withoutNote)
    let isTold = plain.flatMap { file.parsedEvent(of: $0) }?.details.note == kept.event.details.note
    return isTold ? plain : own(kept)
  }
}

extension StoredEvent {
  fileprivate var withoutNote: StoredEvent {
    var details = event.details
    details.note = .blank
    let plain = Event(
      id: event.id, details: details, repetition: event.repetition, in: event.calendar)
    return StoredEvent(plain, exceptions, text: text)
  }
}

extension EventText {
  /// Returns this text with the lines appended to the event; nil if the result exceeds the maximum
  /// size.
  fileprivate func adding(_ lines: [ICalendarLine]) -> EventText? {
    var event = ICalendarEvent(kept: self)
    guard let master = event.masterIndex else { return nil }
    for line in lines { event.components[master].add(line.withLineEnd) }
    let raw = event.raw
    guard raw.count + zones.utf8.count <= EventText.maxBytes else { return nil }
    return LosslessText.text(of: raw).map {
      EventText(of: self.event, uid: uid, text: $0, zones: zones, place: position)
    }
  }
}

extension ICalendarEvent {
  /// Returns the component that describes the occurrence; if `original` is nil, the one that
  /// describes the whole event. An override inherits nothing from the series.
  fileprivate static func componentDescribing(
    _ original: LocalTime?, in text: EventText
  ) -> ICalendarComponent? {
    let event = ICalendarEvent(kept: text)
    guard let place = event.masterIndex else { return nil }
    var described = event.components[place]
    var reader = ICalendarEventReader(
      zones: ICalendarZones(kept: text.zones, StoredTextDetails.zones), local: FixedZone.utc)
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
