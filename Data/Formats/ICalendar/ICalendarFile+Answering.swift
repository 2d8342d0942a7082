import HearthDomain

extension ICalendarFile {
  package func textWithAnswer(
    _ answer: MeetingAnswer, _ kept: StoredEvent, at original: LocalTime?,
    of isMeant: (String) -> Bool
  ) -> EventText? {
    guard let text = kept.text else { return nil }
    var components = ICalendarEvent(kept: text).components
    var places = Array(components.indices)
    if let original {
      if let place = overrideIndex(of: original, among: components, kept, text) {
        places = [place]
      } else {
        guard let told = addingOverride(original, kept, text) else { return nil }
        (components, places) = (told.components, [told.place])
      }
    }
    for place in components.indices where ICalendarEvent.uid(of: components[place]) == nil {
      components[place].setUID(text.uid)
    }
    var isFound = false
    for place in places where components[place].setAnswer(answer, of: isMeant) {
      isFound = true
      components[place].stamp(at: now(), isMoved: false)
    }
    let raw = components.reduce(into: [UInt8]()) { $1.write(to: &$0) }
    guard isFound, let all = LosslessText.text(of: raw) else { return nil }
    return EventText(
      of: text.event, uid: text.uid, text: all, zones: text.zones, place: text.position)
  }

  /// Returns the index of the override for that occurrence.
  private func overrideIndex(
    of original: LocalTime, among components: [ICalendarComponent], _ kept: StoredEvent,
    _ text: EventText
  ) -> Int? {
    var reader = reader(of: kept, text)
    let event = ICalendarEvent(kept: text)
    guard let when = reader.when(ofSeries: event) else { return nil }
    let found = components.indices.last {
      $0 != event.masterIndex && reader.originalStart(of: components[$0], when) == original
    }
    return found.flatMap { components[$0].appliesToLater ? nil : $0 }
  }

  /// Returns the components with an override added for the occurrence, and the index of that
  /// override. If the occurrence came from an override for all later occurrences, that one then
  /// starts at the next occurrence.
  private func addingOverride(
    _ original: LocalTime, _ kept: StoredEvent, _ text: EventText
  ) -> (components: [ICalendarComponent], place: Int)? {
    guard let base = originalEvent(of: kept) else { return nil }
    let event = Event(
      id: kept.event.id, details: base.details, repetition: base.repetition,
      in: kept.event.calendar)
    let exceptions = base.exceptions.sorted { $0.key < $1.key }
      .map { SeriesException(of: event.id, at: $0.key, $0.value) }
    let reader = reader(of: kept, text)
    guard let timetable = SeriesTimetable(of: event, exceptions, in: reader.localZone),
      let details = timetable.occurrence(at: original)?.event.details,
      var editing = ICalendarEditing(
        StoredEvent(event, exceptions, text: text), ICalendarEvent(kept: text), since: base, reader,
        now: now())
    else { return nil }
    let next =
      details.appliesToLater ? timetable.nextAfterOverride(from: original.adding(seconds: 1)) : nil
    let place = editing.addUnchangedOverride(original, details, handingOnTo: next)
    return (editing.components, place)
  }
}

extension ICalendarComponent {
  /// Whether this override applies to all later occurrences (RANGE=THISANDFUTURE).
  var appliesToLater: Bool {
    first("RECURRENCE-ID")?.parameter("RANGE")?.uppercased() == ICalendarEventReader.thisAndFuture
  }

  /// Sets the answer of the matching attendees; returns whether there are any.
  fileprivate mutating func setAnswer(
    _ answer: MeetingAnswer, of isMeant: (String) -> Bool
  ) -> Bool {
    var isFound = false
    parts = parts.map { part in
      guard case .line(let line) = part, line.name == "ATTENDEE", isMeant(line.value) else {
        return part
      }
      isFound = true
      return .line(
        line.setting("PARTSTAT", to: answer.rawValue.uppercased(), without: ["RSVP"]))
    }
    return isFound
  }
}
