/// Marks done what waits for it; it waits again so many days later, as often as it is to be done.
public struct MarkEventDone: UseCase, Sendable {
  let context: UseCaseContext

  /// What was done, and what waits now; nil where it need not be done again.
  public struct Outcome: Hashable, Sendable {
    public let done: Occurrence
    public let next: Occurrence?
    /// Whether it was marked so on that day before, and nothing was changed.
    public var wasDone = false
  }

  /// On that day, or today; on a day on which it was done already nothing changes, and one before
  /// the latest moves nothing back. Throws ``DomainError/notFound(_:query:nearest:)``, and
  /// ``DomainError/refused(_:)`` for a day to come and for what does not wait to be done; that is
  /// called as the time of a series that was meant.
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
      guard day <= now.day, let done = event.span.done(on: day, by: now) else {
        throw DomainError.refused(.series(.isNotYet(day)))
      }
      let keptID = ID(doing: id, at: day.start)
      if let kept = try repositories.events.event(keptID) {
        return Outcome(
          done: Occurrence(of: kept, in: clock.zone), next: Occurrence(of: event, in: clock.zone),
          wasDone: true)
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
      var kept = Event(id: keptID, details: event.details, in: event.calendar)
      kept.details.span = done
      kept.details.reminders = .none
      event.repetition = .afterDone(rest)
      let latest = start.day.adding(days: -afterDone.days)
      let wasDoneLater =
        try day < latest && repositories.events.event(ID(doing: id, at: latest.start)) != nil
      if !wasDoneLater { event.details.span = next.settled(in: clock.zone).span }
      try repositories.events.save(kept)
      try repositories.events.save(event)
      try repositories.journal.describe(.done, subject: event.title)
      return Outcome(
        done: Occurrence(of: kept, in: clock.zone), next: Occurrence(of: event, in: clock.zone))
    }
  }
}

extension EventSpan {
  /// The span on that day, over by now; of whole days that are today the minutes before now.
  fileprivate func done(on day: Day, by now: LocalTime) -> EventSpan? {
    guard let start = repetitionStart else { return self }
    switch start {
    case .day:
      guard day == now.day, now.time > .midnight else { return moved(to: day.start) }
      let end = max(now.toTheMinute, day.start.adding(minutes: 1))
      let begin = max(day.start, end.adding(minutes: -5))
      return try? EventSpan(from: begin, to: end, zone: zone)
    case .time(let time):
      let latest = now.toTheMinute.adding(seconds: -nominalLength)
      return moved(to: min(LocalTime(day: day, time: time.time), latest))
    }
  }
}
