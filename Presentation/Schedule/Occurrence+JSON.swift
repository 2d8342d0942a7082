import HearthDomain
import JSONText

extension Occurrence {
  /// Returns the event as JSON. Times are instants, written in `zone`; all-day events have days
  /// instead, and the last day as the end.
  func json(
    status: EventStatus, overlaps: [Occurrence], exceptions: [SeriesException],
    in zone: any ZoneRules
  ) -> JSONObject {
    let edges = startAndEnd(in: zone)
    var json: JSONObject = [
      "id": .string(event.id.fullForm), "title": .string(event.title),
      "note": .string(event.note), "start": .string(edges.start), "end": .string(edges.end),
      "allDay": .bool(event.span.isAllDay), "zone": .string(event.span.zone),
      "status": .string(status.rawValue),
      "remindMinutes": .array(event.details.reminders.minutesBefore.map { .int($0) }),
      "overlaps": .array(overlaps.map { .string($0.event.id.fullForm) }),
    ]
    let isSeries = storedEvent.series != nil
    json.append(
      "overlapping",
      .array(
        overlaps.map { other in
          ["id": .string(other.event.id.fullForm), "occurrence": other.originalJSON(in: zone)]
        }))
    if !event.place.isEmpty {
      json.append("place", .string(event.place))
      // Programs know this name from before an event had a place of its own.
      json.append("location", .string(event.place))
    }
    json.append("calendar", .string(event.calendar.value))
    if !isBusy { json.append("part", .string(event.details.availability.rawValue)) }
    json.append("repeats", repetitionJSON(exceptions, in: zone))
    json.append("occurrence", originalJSON(in: zone))
    json.append("seriesId", isSeries ? .string(event.id.fullForm) : .null)
    json.append("moved", .bool(isOverridden))
    if let crowd {
      json.append("times", .int(crowd.count))
      json.append("lastStart", startJSON(crowd.lastStart, in: zone))
    }
    return json
  }

  /// Returns the short form for events that are listed inside another object.
  func shortJSON(in zone: any ZoneRules) -> JSONObject {
    let edges = startAndEnd(in: zone)
    var json: JSONObject = [
      "id": .string(event.id.fullForm), "title": .string(event.title),
      "start": .string(edges.start), "end": .string(edges.end),
    ]
    if originalStart != nil { json.append("occurrence", originalJSON(in: zone)) }
    return json
  }

  /// Returns the occurrence's start before any change, as the repetition rule gives it. It is a day
  /// for all-day events, and null if the event does not repeat.
  private func originalJSON(in zone: any ZoneRules) -> JSONValue {
    originalStart.map { startJSON($0, in: zone) } ?? .null
  }

  /// Returns the instant of a local time of the series; for all-day events, the day.
  private func startJSON(_ time: LocalTime, in zone: any ZoneRules) -> JSONValue {
    if storedEvent.span.isAllDay { return .string(time.day.description) }
    return .string(seriesClock(beside: zone).instant(of: time).rfc3339(in: zone))
  }

  private func repetitionJSON(_ exceptions: [SeriesException], in zone: any ZoneRules) -> JSONValue
  {
    guard let repetition = storedEvent.repetition else { return .null }
    let words: JSONValue = [
      "ko": .string(repetition.words(in: .korean)), "en": .string(repetition.words(in: .english)),
    ]
    switch repetition {
    case .series(let series):
      return [
        "rule": series.isSingleOccurrence
          ? .null
          : .string(series.exportedRule(from: storedEvent.span.repetitionStart).description),
        "words": words,
        "last": storedEvent.lastStart(in: zone).map { startJSON($0, in: zone) } ?? .null,
        "afterDone": .null,
        "skipsHolidays": .bool(series.skipsHolidays),
        "exceptions": .array(exceptions.map { exceptionJSON(of: $0, in: zone) }),
      ]
    }
  }

  private func exceptionJSON(of exception: SeriesException, in zone: any ZoneRules) -> JSONValue {
    let kind: String
    var shown: JSONValue = .null
    switch exception.change {
    case .removed: kind = "removed"
    case .added: (kind, shown) = ("added", startJSON(exception.originalStart, in: zone))
    case .overridden(let details):
      kind = "moved"
      let event = Event(id: event.id, details: details)
      shown = .string(Occurrence(of: event, in: zone).startAndEnd(in: zone).start)
    }
    var json: JSONObject = [
      "occurrence": startJSON(exception.originalStart, in: zone), "kind": .string(kind),
      "start": shown,
    ]
    if exception.appliesToLater { json.append("andLater", .bool(true)) }
    return .object(json)
  }

  private func startAndEnd(in zone: any ZoneRules) -> (start: String, end: String) {
    if case .allDay(let first, let last) = event.span.bounds {
      return (first.description, last.description)
    }
    let start = startsAt.rfc3339(in: zone)
    return (start, hasNoEnd ? start : endsAt.rfc3339(in: zone))
  }
}
