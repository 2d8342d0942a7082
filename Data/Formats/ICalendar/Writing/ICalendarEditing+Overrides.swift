import HearthDomain

// Creates overrides from the components of the series.
extension ICalendarEditing {
  /// Returns a complete override, including properties of the series such as location and alarms,
  /// because other programs inherit nothing from the series.
  mutating func makeOverride(
    of original: LocalTime, with details: EventDetails
  ) -> ICalendarComponent {
    let wasChanged = isChanged
    let (source, old) = source(of: original, isHolding: details.appliesToLater)
    var component = applyingTexts(source, from: old, to: details)
    isChanged = wasChanged
    let isOfSeries = source.first("RECURRENCE-ID") == nil
    component.parts.removeAll { part in
      switch part {
      case .line(let line): Self.seriesProperties.contains(line.name) || Self.isAttachment(line)
      // An absolute alarm rings once, for the series.
      case .component(let part): isOfSeries && part.name == "VALARM" && part.isAbsolute
      }
    }
    component.add(
      times.line("RECURRENCE-ID", [times.time(at: original)]).settingRange(details.appliesToLater))
    setTimes(of: &component, to: details.span)
    component.stamp(at: now, isMoved: true)
    return component.starting(at: 0)
  }

  /// Adds an override for that occurrence without changing it. If its override applied to all later
  /// occurrences, `next` takes over from the next one. Returns the index of the component.
  mutating func addUnchangedOverride(
    _ original: LocalTime, _ details: EventDetails,
    handingOnTo next: (original: LocalTime, details: EventDetails)?
  ) -> Int {
    var details = details
    details.appliesToLater = false
    if let next { appendUnchanged(next.original, next.details) }
    guard let place = overrideIndex(of: original) else {
      appendUnchanged(original, details)
      return components.count - 1
    }
    if let line = components[place].first("RECURRENCE-ID") {
      components[place].set("RECURRENCE-ID", to: line.settingRange(false))
    }
    return place
  }

  private mutating func appendUnchanged(_ original: LocalTime, _ details: EventDetails) {
    let source = source(of: original, isHolding: details.appliesToLater).component
    var own = makeOverride(of: original, with: details)
    own.set("SEQUENCE", to: source.first("SEQUENCE"))
    components.append(own)
    originalStarts.append(original)
  }

  /// Whether the line contains an attached file. The series has it too, and a copy in each override
  /// would exceed the size limit.
  private static func isAttachment(_ line: ICalendarLine) -> Bool {
    ["ATTACH", "IMAGE"].contains(line.name) && line.bytes.count > 1024
  }

  /// Returns the component from which the occurrence was read, and its details: the last override
  /// before it that applies to later occurrences, else the edited master.
  private func source(
    of original: LocalTime, isHolding: Bool
  ) -> (component: ICalendarComponent, details: EventDetails) {
    let held = base.exceptions.filter { time, change in
      if case .overridden(let details) = change {
        time < original && details.appliesToLater
      } else {
        false
      }
    }
    if let last = held.max(by: { $0.key < $1.key }), case .overridden(let details) = last.value,
      let place = originalStartsBefore.lastIndex(of: last.key)
    {
      return (originalComponents[place], details)
    }
    if held.isEmpty, isHolding, let overrideAtSplit { return overrideAtSplit }
    return (components[masterIndex], storedEvent.event.details)
  }

  /// Properties that apply to the series only.
  private static let seriesProperties: Set<String> = [
    "RRULE", "EXRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "RELATED-TO", "X-HEARTH-RRULE",
    "X-HEARTH-AFTER-DONE", SkippedHolidays.flagProperty,
  ]

  mutating func setTimes(of component: inout ICalendarComponent, to span: EventSpan) {
    _ = component.setTimes(to: span, otherwise: times, &reader)
  }
}
