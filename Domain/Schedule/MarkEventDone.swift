/// Marks done what waits for it; it waits again so many days later, as often as it is to be done.
public struct MarkEventDone: Sendable {
  let store: any Store
  let clock: LocalClock

  /// What was done, and what waits now; nil where it need not be done again.
  public struct Outcome: Hashable, Sendable {
    public let done: Occurrence
    public let next: Occurrence?
  }

  /// On that day, or today. Throws ``DomainError/notFound(_:query:nearest:)``, and
  /// ``DomainError/refused(_:)`` for a day to come and for what does not wait to be done.
  @discardableResult
  public func callAsFunction(_ id: ID<Event>, on day: Day? = nil) throws -> Outcome {
    let now = clock.zone.localTime(at: clock.now())
    let day = day ?? now.day
    return try store.write { repositories in
      var event = try repositories.existing(id)
      guard let afterDone = event.afterDone else {
        throw DomainError.refused(.series(.isNotAfterDone(title: event.title)))
      }
      guard day <= now.day, let done = event.span.done(on: day, by: now) else {
        throw DomainError.refused(.series(.isNotYet(day)))
      }
      let start = event.span.start(in: clock.zone)
      guard let rest = afterDone.afterOneMore,
        let next = event.span.moved(
          to: LocalTime(day: day.adding(days: afterDone.days), time: start.time))
      else {
        event.repetition = nil
        event.details.span = done
        try repositories.events.save(event)
        try repositories.journal.describe(.done, subject: event.title)
        return Outcome(done: Occurrence(of: event, in: clock.zone), next: nil)
      }
      var kept = Event(id: ID(doing: id, at: start), details: event.details)
      kept.details.span = done
      kept.details.reminders = .none
      event.repetition = .afterDone(rest)
      event.details.span = next.settled(in: clock.zone).span
      try repositories.events.save(kept)
      try repositories.events.save(event)
      try repositories.journal.describe(.done, subject: event.title)
      return Outcome(
        done: Occurrence(of: kept, in: clock.zone), next: Occurrence(of: event, in: clock.zone))
    }
  }
}

extension EventSpan {
  /// The span on that day, over by now.
  fileprivate func done(on day: Day, by now: LocalTime) -> EventSpan? {
    guard let start = repetitionStart else { return self }
    switch start {
    case .day: return moved(to: day.start)
    case .time(let time):
      let latest = now.toTheMinute.adding(seconds: -nominalLength)
      return moved(to: min(LocalTime(day: day, time: time.time), latest))
    }
  }
}
