import HearthDomain

extension ICalendarComponent {
  /// Sets start and end in the component's own form, or in the form `times` if it has no start.
  /// Returns the form of the new start.
  mutating func setTimes(
    to span: EventSpan, otherwise times: ICalendarTimes, _ reader: inout ICalendarEventReader
  ) -> ICalendarTimes {
    let (start, end) = (first("DTSTART"), first("DTEND"))
    let form = start.map { ICalendarTimes(of: $0, &reader.zones) } ?? times
    let (own, ends) = form.startAndEnd(of: span)
    set("DTSTART", to: own.line("DTSTART", [ends[0]], after: start))
    if end == nil, first("DURATION") == nil ? span.hasDefaultLength : alreadyYields(span, &reader) {
      return own
    }
    // If the end is in another zone than the start, it stays in that zone.
    let its = end.map { ICalendarTimes(of: $0, &reader.zones) }
    let last =
      if let its, let time = its.time(ends[1], of: own) {
        its.line("DTEND", [time], after: end)
      } else {
        own.line("DTEND", [ends[1]], after: end)
      }
    replace(where: { $0.name == (end == nil ? "DURATION" : "DTEND") }, with: [last])
    set("DURATION", to: nil)
    return own
  }

  /// Whether the component's duration or end already gives the span. For days, the duration must be
  /// in whole days.
  private func alreadyYields(_ span: EventSpan, _ reader: inout ICalendarEventReader) -> Bool {
    if span.isAllDay {
      let length = first("DURATION").flatMap { ICalendarDuration($0.value) }
      guard let length, length.seconds == 0, length.days > 0 else { return false }
    }
    let isAnchored = if case .anchored = span.bounds { true } else { false }
    return (try? reader.when(self, isSeries: !isAnchored))?.span.bounds == span.bounds
  }

  /// Sets the title, also in alarms that display the old title.
  mutating func rename(to title: String) {
    let old = text("SUMMARY")
    set("SUMMARY", toText: title)
    guard let old else { return }
    change(each: "VALARM") { alarm in
      for name in ["SUMMARY", "DESCRIPTION"] where alarm.text(name) == old {
        alarm.set(name, toText: title)
      }
    }
  }

  /// Changes the matching alarms that are absolute or relative to the end, so that they ring as
  /// long before the new start as before the old one.
  mutating func shiftAlarms(
    from old: EventSpan, to new: EventSpan, isRepeated: Bool, _ reader: ICalendarEventReader,
    where isMeant: ([Int]) -> Bool
  ) {
    change(each: "VALARM") { alarm in
      func leads(_ alarm: ICalendarComponent, _ span: EventSpan) -> [Int] {
        reader.leadTimes(of: alarm, span, isRepeated: isRepeated)
      }
      let kept = leads(alarm, old)
      guard let line = alarm.first("TRIGGER"), let first = kept.first, isMeant(kept),
        leads(alarm, new) != kept
      else { return }
      let length = ICalendarDuration.text(minutes: -first)
      var moved = alarm
      moved.set("TRIGGER", to: line.replacing(value: length, without: ["VALUE", "RELATED"]))
      if leads(moved, new) == kept { alarm = moved }
    }
  }

  /// Sets the timestamps to `now`; if the event was moved, also increases the sequence number.
  mutating func stamp(at now: Instant, isMoved: Bool) {
    let moment = ICalendarTime.utc(now).text
    set("DTSTAMP", to: ICalendarLine("DTSTAMP:\(moment)"))
    set("LAST-MODIFIED", to: ICalendarLine("LAST-MODIFIED:\(moment)"))
    guard isMoved else { return }
    let sequence = first("SEQUENCE").flatMap { Int($0.value) } ?? 0
    set("SEQUENCE", to: ICalendarLine("SEQUENCE:\(min(sequence, .max - 1) + 1)"))
  }

  mutating func setUID(_ uid: String) {
    let line = ICalendarLine("UID:\(uid)")
    guard first("UID") == nil else { return set("UID", to: line) }
    parts.insert(.line(line), at: 0)
  }
}

extension [ICalendarComponent] {
  /// Adds missing UIDs. An item without one was identified by its bytes, which have now changed.
  mutating func addMissingUIDs(_ uid: String) {
    for place in indices where ICalendarEvent.uid(of: self[place]) == nil {
      self[place].set("UID", to: nil)
      self[place].setUID(uid)
    }
  }
}

extension EventSpan {
  /// Whether the span is as long as that of an event without an end: one second or one day.
  fileprivate var hasDefaultLength: Bool {
    switch bounds {
    case .allDay(let first, let last): first == last
    case .floating, .anchored: length == 1
    }
  }
}
