import HearthDomain
import JSONText

extension Occurrence {
  /// The event as programs see it: moments on that zone's clock, or days where it takes whole
  /// ones, of which the end is the last.
  func json(status: EventStatus, overlaps: [ID<Event>], in zone: any ZoneRules) -> JSONObject {
    let edges = edges(in: zone)
    return [
      "id": .string(event.id.spelling), "title": .string(event.title),
      "note": .string(event.note), "start": .string(edges.start), "end": .string(edges.end),
      "allDay": .bool(event.span.isAllDay), "zone": .string(event.span.zone),
      "status": .string(status.rawValue),
      "remindMinutes": .array(event.details.reminders.minutesBefore.map { .int($0) }),
      "overlaps": .array(overlaps.map { .string($0.spelling) }),
    ]
  }

  /// What tells it beside something else.
  func shortJSON(in zone: any ZoneRules) -> JSONObject {
    let edges = edges(in: zone)
    return [
      "id": .string(event.id.spelling), "title": .string(event.title),
      "start": .string(edges.start), "end": .string(edges.end),
    ]
  }

  private func edges(in zone: any ZoneRules) -> (start: String, end: String) {
    if case .allDay(let first, let last) = event.span.bounds {
      return (first.description, last.description)
    }
    return (startsAt.rfc3339(in: zone), endsAt.rfc3339(in: zone))
  }
}
