import HearthDomain

extension ICalendarFile {
  package func answering(
    _ answer: MeetingAnswer, _ kept: KeptEvent, at original: LocalTime?,
    of isMeant: (String) -> Bool
  ) -> EventText? {
    guard let text = kept.text else { return nil }
    var components = ICalendarEvent(kept: text).components
    var places = Array(components.indices)
    if let original {
      if let place = place(of: original, among: components, kept, text) {
        places = [place]
      } else {
        guard let own = apart(original, kept, text) else { return nil }
        places = [components.count]
        components.append(own)
      }
    }
    var isFound = false
    for place in places where components[place].answer(answer, of: isMeant) {
      isFound = true
      components[place].stamp(at: now(), isMoved: false)
    }
    let raw = components.reduce(into: [UInt8]()) { $1.write(to: &$0) }
    guard isFound, let all = KeptBytes.text(of: raw) else { return nil }
    return EventText(of: text.event, uid: text.uid, text: all, zones: text.zones, place: text.place)
  }

  /// Which component describes that time apart from the others.
  private func place(
    of original: LocalTime, among components: [ICalendarComponent], _ kept: KeptEvent,
    _ text: EventText
  ) -> Int? {
    var reader = reader(of: kept, text)
    guard let master = ICalendarEvent(kept: text).masterPlace,
      let when = try? reader.when(components[master], isSeries: true)
    else { return nil }
    return components.indices.last { place in
      let line = place == master ? nil : components[place].first("RECURRENCE-ID")
      return line.flatMap { reader.original(of: $0, when) } == original
    }
  }

  /// That time told apart as the text has it, and by nobody who may say that it is another one.
  private func apart(
    _ original: LocalTime, _ kept: KeptEvent, _ text: EventText
  ) -> ICalendarComponent? {
    guard let base = base(of: kept) else { return nil }
    let event = Event(
      id: kept.event.id, details: base.details, repetition: base.repetition,
      in: kept.event.calendar)
    var changes = base.exceptions
    let before = changes.sorted { $0.key < $1.key }
      .map { SeriesException(of: event.id, at: $0.key, $0.value) }
    let timetable = SeriesTimetable(of: event, before, in: reader(of: kept, text).local)
    guard var details = timetable?.occurrence(at: original)?.event.details else { return nil }
    details.holdsOn = false
    changes[original] = .moved(details)
    let after = changes.sorted { $0.key < $1.key }
      .map { SeriesException(of: event.id, at: $0.key, $0.value) }
    let read = ICalendarEvent(kept: text)
    guard
      var editing = ICalendarEditing(
        KeptEvent(event, after, text: text), read, since: base, reader(of: kept, text), now: now())
    else { return nil }
    editing.apply()
    guard editing.components.count > read.components.count, var own = editing.components.last else {
      return nil
    }
    own.set("SEQUENCE", to: read.masterPlace.flatMap { read.components[$0].first("SEQUENCE") })
    return own
  }
}

extension ICalendarComponent {
  /// Returns whether anybody is meant.
  fileprivate mutating func answer(
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
