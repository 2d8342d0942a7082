/// Marks an event as done that repeats some days after it is done. It is then due again that many
/// days later, until the number of times is used up.
public struct MarkEventDone: UseCase, Sendable {
  let context: UseCaseContext

  /// The event as it was done, and the next one; nil if it does not repeat any more.
  public struct Outcome: Hashable, Sendable {
    public let done: Occurrence
    public let next: Occurrence?
    /// Whether the event was already marked done on that day, so that nothing changed.
    public var wasAlreadyDone = false
  }

  /// Marks the event as done on that day, by default today; does nothing if it already is. A day
  /// before the latest one on which it was done does not move the next one back.
  ///
  /// Throws ``DomainError/notFound(_:query:nearest:)``, and ``DomainError/refused(_:)`` for a day
  /// in the future and for an event that does not repeat after it is done. That error contains the
  /// title of the occurrence at `original`.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Event>, at original: LocalTime? = nil, on day: Day? = nil
  ) throws -> Outcome {
    let now = clock.zone.localTime(at: clock.now())
    let day = day ?? now.day
    return try store.write { repositories in
      var event = try repositories.existing(id)
      try repositories.requireWritable(event.calendar)
      guard let afterDone = event.afterDone else {
        let meant = try original.flatMap {
          try repositories.timetable(of: event, in: clock.zone)?.occurrence(at: $0)
        }
        throw DomainError.refused(
          .series(.isNotAfterDone(title: meant?.event.title ?? event.title)))
      }
      guard day <= now.day, let done = event.span.spanWhenDone(on: day, by: now) else {
        throw DomainError.refused(.series(.isInvalidDoneDay(day)))
      }
      let keptID = ID(doing: id, at: day.start)
      if let kept = try repositories.events.event(keptID) {
        return Outcome(
          done: Occurrence(of: kept, in: clock.zone), next: Occurrence(of: event, in: clock.zone),
          wasAlreadyDone: true)
      }
      let start = event.span.start(in: clock.zone)
      guard let rest = afterDone.afterNextDone,
        let next = event.span.moved(
          to: LocalTime(day: day.adding(days: afterDone.days), time: start.time))
      else {
        event.repetition = nil
        event.details.span = done
        try repositories.events.save(event)
        try repositories.journal.setVerb(.done, subject: event.title)
        return Outcome(done: Occurrence(of: event, in: clock.zone), next: nil)
      }
      var kept = Event(id: keptID, details: event.details, in: event.calendar)
      kept.details.span = done
      kept.details.reminders = .none
      event.repetition = .afterDone(rest)
      let latest = start.day.adding(days: -afterDone.days)
      let wasDoneLater =
        try day < latest && repositories.events.event(ID(doing: id, at: latest.start)) != nil
      if !wasDoneLater { event.details.span = next.adjusted(in: clock.zone).span }
      try repositories.events.save(kept)
      try repositories.events.save(event)
      try repositories.journal.setVerb(.done, subject: event.title)
      return Outcome(
        done: Occurrence(of: kept, in: clock.zone), next: Occurrence(of: event, in: clock.zone))
    }
  }
}

extension EventSpan {
  /// Returns the span of the event as done on that day, ending by now at the latest. An all-day
  /// event done today becomes the last five minutes before now.
  fileprivate func spanWhenDone(on day: Day, by now: LocalTime) -> EventSpan? {
    guard let start = repetitionStart else { return self }
    switch start {
    case .day:
      guard day == now.day, now.time > .midnight else { return moved(to: day.start) }
      let end = max(now.withoutSeconds, day.start.adding(minutes: 1))
      let begin = max(day.start, end.adding(minutes: -5))
      return try? EventSpan(from: begin, to: end, zone: zone)
    case .time(let time):
      let latest = now.withoutSeconds.adding(seconds: -nominalLength)
      return moved(to: min(LocalTime(day: day, time: time.time), latest))
    }
  }
}
