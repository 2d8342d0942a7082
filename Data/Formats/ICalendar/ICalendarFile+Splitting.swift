import HearthDomain

extension ICalendarTexts {
  func splitOffText(
    of later: StoredEvent, cutAt cut: LocalTime, of former: StoredEvent, place: Int,
    _ clock: LocalClock
  ) -> SplitOffText {
    ICalendarFile(clock: clock) { StoredTextDetails.zones.zone($0) }
      .text(of: later, cutAt: cut, of: former, place: place)
  }
}

extension ICalendarFile {
  fileprivate func text(
    of later: StoredEvent, cutAt cut: LocalTime, of former: StoredEvent, place: Int
  ) -> SplitOffText {
    guard let text = former.text, let known = editedComponents(former, text) else {
      return .notNeeded
    }
    let (id, uid) = (later.event.id, later.event.id.uid)
    var reader = reader(of: former, text)
    guard
      let begun = ICalendarEvent(uid: uid, known).componentsOfNewSeries(
        at: cut, besides: text.uid, &reader, now())
    else { return .notNeeded }
    // Drop the positions of overrides, which mean nothing for the new event.
    let zones = StoredSurroundings.withoutPositions(text.zones)
    func kept(_ components: [ICalendarComponent]) -> SplitOffText {
      var event = ICalendarEvent(uid: uid, components)
      let leftOut = event.dropLongLines(to: EventText.maxBytes - zones.utf8.count)
      let raw = event.raw
      guard raw.count + zones.utf8.count <= EventText.maxBytes else { return .tooLarge }
      return LosslessText.text(of: raw).map {
        SplitOffText.text(
          EventText(of: id, uid: uid, text: $0, zones: zones, place: place), leftOut: leftOut)
      } ?? .notNeeded
    }
    let first = kept(begun)
    guard case .text(let start, let lines) = first else { return first }
    let whole = StoredEvent(later.event, later.exceptions, text: start)
    let event = ICalendarEvent(uid: uid, known)
    let all = editedComponents(
      whole, start, holding: event.laterOverride(of: former, before: cut, &reader))
    let second = all.map(kept) ?? .notNeeded
    guard case .text(let own, let others) = second else { return second }
    var names: [String] = []
    for name in lines + others where !names.contains(name) { names.append(name) }
    return .text(own, leftOut: names)
  }

  /// Returns the components of the event's text with all changes since the import applied.
  private func editedComponents(
    _ kept: StoredEvent, _ text: EventText, holding holder: ICalendarEvent.LaterOverride? = nil
  ) -> [ICalendarComponent]? {
    guard let base = originalEvent(of: kept),
      var editing = ICalendarEditing(
        kept, ICalendarEvent(kept: text), since: base, reader(of: kept, text), now: now())
    else { return nil }
    editing.overrideAtSplit = holder
    editing.apply()
    return editing.components
  }
}

extension ICalendarEvent {
  /// An override for all later occurrences, and its details.
  typealias LaterOverride = (component: ICalendarComponent, details: EventDetails)

  /// Returns the last override before `cut` that applies to all later occurrences; nil if there is
  /// none.
  fileprivate func laterOverride(
    of kept: StoredEvent, before cut: LocalTime, _ reader: inout ICalendarEventReader
  ) -> LaterOverride? {
    let held = kept.exceptions.filter { exception in
      if case .overridden(let details) = exception.change {
        details.appliesToLater && exception.originalStart < cut
      } else {
        false
      }
    }
    guard let last = held.max(by: { $0.originalStart < $1.originalStart }),
      let details = last.details,
      let when = reader.when(ofSeries: self),
      var component = overrides.last(where: {
        reader.originalStart(of: $0, when) == last.originalStart
      })
    else { return nil }
    component.setUID(uid)
    component.renameAlarms(of: uid)
    return (component, details)
  }

  /// Returns the components of a new series with the occurrences from `cut` on. The new series
  /// refers to the former one.
  fileprivate func componentsOfNewSeries(
    at cut: LocalTime, besides former: String, _ reader: inout ICalendarEventReader, _ now: Instant
  ) -> [ICalendarComponent]? {
    guard hasMaster, let place = masterIndex, let start = components[place].first("DTSTART"),
      let when = reader.when(ofSeries: self),
      let span = when.span.moved(to: cut)
    else { return nil }
    return components.indices.compactMap { index in
      var component = components[index]
      component.setUID(uid)
      component.renameAlarms(of: uid)
      guard index == place else {
        return reader.originalStart(of: component, when).map { $0 >= cut } ?? false
          ? component : nil
      }
      let times = ICalendarTimes(of: start, &reader.zones)
      _ = component.setTimes(to: span, otherwise: times, &reader)
      component.shiftAlarms(from: when.span, to: span, isRepeated: true, reader) { leads in
        leads.contains(where: LeadTimes.acceptedMinutes.contains)
      }
      // Keep relations that come from a file; if a part is split again, keep the line of the first
      // split.
      let isPart = ID<Event>(uid: former) != nil
      component.replace(
        where: { $0.name == "RELATED-TO" && isPart && $0.relatesToParent },
        with: [ICalendarLine("RELATED-TO:\(former)")])
      component.stamp(at: now, isMoved: false)
      return component
    }
  }
}

extension ICalendarComponent {
  /// Gives alarms UIDs derived from the event's, since copies need others than the originals.
  /// Removes the UIDs of alarms that no other alarm refers to.
  fileprivate mutating func renameAlarms(of uid: String) {
    let alarms = components.filter { $0.name == "VALARM" }
    let told = Set(alarms.flatMap { $0.all("RELATED-TO").map(\.value) })
    let names = Set(alarms.compactMap { $0.first("UID")?.value }).intersection(told)
    func renamed(_ name: String) -> String {
      "\(Fingerprint.long(of: name))-\(uid)"
    }
    change(each: "VALARM") { alarm in
      let name = alarm.first("UID").flatMap { names.contains($0.value) ? $0 : nil }
      alarm.set("UID", to: name.map { $0.replacing(value: renamed($0.value)) })
      alarm.set("X-WR-ALARMUID", to: nil)
      alarm.parts = alarm.parts.map { part in
        guard let line = part.line, line.name == "RELATED-TO", names.contains(line.value)
        else { return part }
        return .line(line.replacing(value: renamed(line.value)))
      }
    }
  }
}

extension ICalendarLine {
  /// Whether the line refers to the event's parent, as lines without a relation type do.
  fileprivate var relatesToParent: Bool {
    (parameter("RELTYPE") ?? "PARENT").uppercased() == "PARENT"
  }
}
