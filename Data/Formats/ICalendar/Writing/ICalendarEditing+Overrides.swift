import HearthDomain

// Components of single times, made of those of the series.
extension ICalendarEditing {
  /// A time with what the series has, such as its place and its alarms, and with what is its own:
  /// other programs take nothing from the series.
  mutating func override(
    of original: LocalTime, with details: EventDetails
  ) -> ICalendarComponent {
    let wasChanged = isChanged
    let (source, old) = source(of: original, isHolding: details.holdsOn)
    var component = texts(source, from: old, to: details)
    isChanged = wasChanged
    let isOfSeries = source.first("RECURRENCE-ID") == nil
    component.parts.removeAll { part in
      switch part {
      case .line(let line): Self.ofSeries.contains(line.name) || Self.isPicture(line)
      // At its moment it rings once, for the series.
      case .component(let part): isOfSeries && part.name == "VALARM" && part.ringsOnce
      }
    }
    component.add(
      times.line("RECURRENCE-ID", [times.time(at: original)]).holding(details.holdsOn))
    setTimes(of: &component, to: details.span)
    component.stamp(at: now, isMoved: true)
    return component.starting(at: 0)
  }

  /// Tells that time apart as it is, with what holds on from it from that other time on; returns
  /// the place of its component. Who says so may not say that either is another one.
  mutating func tellApart(
    _ original: LocalTime, _ details: EventDetails,
    handingOnTo next: (original: LocalTime, details: EventDetails)?
  ) -> Int {
    var details = details
    details.holdsOn = false
    if let next { appendAsItIs(next.original, next.details) }
    guard let place = override(of: original) else {
      appendAsItIs(original, details)
      return components.count - 1
    }
    if let line = components[place].first("RECURRENCE-ID") {
      components[place].set("RECURRENCE-ID", to: line.holding(false))
    }
    return place
  }

  private mutating func appendAsItIs(_ original: LocalTime, _ details: EventDetails) {
    let source = source(of: original, isHolding: details.holdsOn).component
    var own = override(of: original, with: details)
    own.set("SEQUENCE", to: source.first("SEQUENCE"))
    components.append(own)
    originals.append(original)
  }

  /// Whether the line holds a file itself: the series has it, and a copy with each changed time
  /// would soon find no room.
  private static func isPicture(_ line: ICalendarLine) -> Bool {
    ["ATTACH", "IMAGE"].contains(line.name) && line.bytes.count > 1024
  }

  /// What describes that time as it was read, with what that says: the one before it that holds on,
  /// else the whole as it is by now.
  private func source(
    of original: LocalTime, isHolding: Bool
  ) -> (component: ICalendarComponent, details: EventDetails) {
    let held = base.exceptions.filter { time, change in
      if case .moved(let details) = change { time < original && details.holdsOn } else { false }
    }
    if let last = held.max(by: { $0.key < $1.key }), case .moved(let details) = last.value,
      let place = readOriginals.lastIndex(of: last.key)
    {
      return (read[place], details)
    }
    if held.isEmpty, isHolding, let holder { return holder }
    return (components[master], kept.event.details)
  }

  /// What is said of a series as a whole.
  private static let ofSeries: Set<String> = [
    "RRULE", "EXRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "RELATED-TO", "X-HEARTH-RRULE",
    "X-HEARTH-AFTER-DONE", LeftOutDays.flag,
  ]

  mutating func setTimes(of component: inout ICalendarComponent, to span: EventSpan) {
    _ = component.setTimes(to: span, otherwise: times, &reader)
  }
}
