import HearthDomain
import JSONText

/// Puts events into words and JSON, as seen from now.
struct EventFormatter: Sendable {
  let clock: LocalClock

  var today: Day { clock.today }

  /// Understands days as they are typed of what is planned.
  var dates: DateInput { DateInput(clock: clock, leaning: .upcoming) }

  func words(_ language: Language) -> OccurrenceWords {
    OccurrenceWords(language, today: today)
  }

  func occurrence(of event: Event) -> Occurrence { Occurrence(of: event, in: clock.zone) }

  func status(of occurrence: Occurrence) -> EventStatus { occurrence.status(at: clock.now()) }

  func json(of listed: ListedEvent) -> JSONObject {
    var json = listed.occurrence.json(
      status: listed.status, overlaps: listed.overlaps.first.map(\.event.id), in: clock.zone)
    if listed.overlaps.hasMore { json.append("hasMoreOverlaps", .bool(true)) }
    return json
  }

  func json(of outcome: EventOutcome) -> JSONObject {
    json(
      of: ListedEvent(
        occurrence: outcome.occurrence, status: status(of: outcome.occurrence),
        overlaps: Overlaps(outcome.overlaps, hasMore: outcome.hasMoreOverlaps)))
  }
}
