import HearthDomain

extension ICalendarTexts {
  func copiedText(
    ofCopy kept: StoredEvent, of text: EventText, at original: LocalTime?, zoned isZoned: Bool,
    place: Int, _ clock: LocalClock
  ) -> EventText? {
    let lines = (ICalendarEvent.componentDescribing(original, in: text)?.lines ?? [])
      .filter { ICalendarEventReader.noteProperties.contains($0.name) }
    if lines.isEmpty { return nil }
    let file = ICalendarFile(clock: clock) { StoredAvailabilities.zones.zone($0) }
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
    let raw = event.components.reduce(into: [UInt8]()) { $1.write(to: &$0) }
    guard raw.count + zones.utf8.count <= EventText.maxBytes else { return nil }
    return LosslessText.text(of: raw).map {
      EventText(of: self.event, uid: uid, text: $0, zones: zones, place: position)
    }
  }
}
