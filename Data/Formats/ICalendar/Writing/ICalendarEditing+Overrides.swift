import HearthDomain

// Creates overrides from the components of the series.
extension ICalendarEditing {
  /// Returns a complete override. Includes properties of the series such as location and alarms,
  /// because other programs do not take them from the series.
  mutating func makeOverride(
    of original: LocalTime, with details: EventDetails
  ) -> ICalendarComponent {
    let flags = (isChanged, isPlaceChanged)
    let (source, old) = source(of: original, isHolding: details.appliesToLater)
    var component = applyingTexts(source, from: old, to: details)
    (isChanged, isPlaceChanged) = flags
    let isOfSeries = source.first("RECURRENCE-ID") == nil
    component.parts.removeAll { part in
      switch part {
      case .line(let line): Self.seriesProperties.contains(line.name) || Self.isAttachment(line)
      // Drop an absolute alarm of the series, which rings once for the whole series.
      case .component(let part): isOfSeries && part.name == "VALARM" && part.isAbsolute
      }
    }
    component.add(
      times.line("RECURRENCE-ID", [times.time(at: original)]).settingRange(details.appliesToLater))
    setTimes(of: &component, to: details.span)
    component.stamp(at: now, isMoved: true)
    return component.starting(at: 0)
  }

  /// Adds an override for the occurrence that changes nothing, and returns its index. If the
  /// occurrence had an override for all later ones, that one continues from `next` on.
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

  /// Whether the line contains an attached file. Overrides do not repeat it, as copies would exceed
  /// the size limit.
  private static func isAttachment(_ line: ICalendarLine) -> Bool {
    ["ATTACH", "IMAGE"].contains(line.name) && line.bytes.count > 1024
  }

  /// Returns the component that describes the occurrence without an override of its own, and its
  /// details: the last earlier override for all later occurrences, otherwise the edited master.
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

  /// Properties that belong to the series and not to an override.
  private static let seriesProperties: Set<String> = [
    "RRULE", "EXRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "RELATED-TO", "X-HEARTH-RRULE",
    "X-HEARTH-AFTER-DONE", SkippedHolidays.flagProperty,
  ]

  mutating func setTimes(of component: inout ICalendarComponent, to span: EventSpan) {
    _ = component.setTimes(to: span, otherwise: times, &reader)
  }
}
