import HearthDomain

extension ICalendarComponent {
  /// Says when it takes place, in the way in which it did; what says no time at all gets those.
  /// Returns how its start is written now.
  mutating func setTimes(
    to span: EventSpan, otherwise times: ICalendarTimes, _ reader: inout ICalendarEventReader
  ) -> ICalendarTimes {
    let (start, end) = (first("DTSTART"), first("DTEND"))
    let form = start.map { ICalendarTimes(of: $0, &reader.zones) } ?? times
    let (own, ends) = form.ends(of: span)
    set("DTSTART", to: own.line("DTSTART", [ends[0]], after: start))
    if end == nil, first("DURATION") == nil ? span.isShortest : isRead(as: span, &reader) {
      return own
    }
    // An end on a clock of its own stays on that.
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

  /// Whether its length says so, in whole days where it takes these: of what has times, hours of a
  /// day would be as good as none.
  private func isRead(as span: EventSpan, _ reader: inout ICalendarEventReader) -> Bool {
    if span.isAllDay {
      let length = first("DURATION").flatMap { ICalendarDuration($0.value) }
      guard let length, length.seconds == 0, length.days > 0 else { return false }
    }
    let isAnchored = if case .anchored = span.bounds { true } else { false }
    return (try? reader.when(self, isSeries: !isAnchored))?.span.bounds == span.bounds
  }

  /// Calls it so, and its alarms where they show what it was called.
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

  /// Lets those of its alarms that are meant ring as long before the start as they did, where they
  /// go by the end or ring at a moment: whoever moved it, or made it longer, sees them so.
  mutating func keepAlarms(
    from old: EventSpan, to new: EventSpan, isRepeated: Bool, _ reader: ICalendarEventReader,
    where isMeant: ([Int]) -> Bool
  ) {
    change(each: "VALARM") { alarm in
      func leads(_ alarm: ICalendarComponent, _ span: EventSpan) -> [Int] {
        reader.leads(of: alarm, span, isRepeated: isRepeated)
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

  /// Notes that it was changed: whether it takes place at other times, or says something else.
  mutating func stamp(at now: Instant, isMoved: Bool) {
    let moment = ICalendarTime.utc(now).text
    set("DTSTAMP", to: ICalendarLine("DTSTAMP:\(moment)"))
    set("LAST-MODIFIED", to: ICalendarLine("LAST-MODIFIED:\(moment)"))
    guard isMoved else { return }
    let sequence = first("SEQUENCE").flatMap { Int($0.value) } ?? 0
    set("SEQUENCE", to: ICalendarLine("SEQUENCE:\(min(sequence, .max - 1) + 1)"))
  }

  mutating func name(_ uid: String) {
    let line = ICalendarLine("UID:\(uid)")
    guard first("UID") == nil else { return set("UID", to: line) }
    parts.insert(.line(line), at: 0)
  }
}

extension EventSpan {
  /// Whether it lasts as long as what has no end: it is over as soon as it begins, or takes a day.
  fileprivate var isShortest: Bool {
    switch bounds {
    case .allDay(let first, let last): first == last
    case .floating, .anchored: length == 1
    }
  }
}
