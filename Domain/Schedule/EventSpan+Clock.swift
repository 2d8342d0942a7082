/// What a change of the clock made of a time that somebody entered.
public struct ClockNotice: Hashable, Sendable {
  public enum Edge: Hashable, Sendable {
    case start
    case end
  }

  public enum Cause: Hashable, Sendable {
    /// The clock is set forward over that time.
    case skipped
    /// The clock is set back and shows that time twice; the first one is taken.
    case shownTwice
    /// The start moved beyond that end, which moved along with it.
    case movedAlong
  }

  public let edge: Edge
  public let cause: Cause
  public let entered: LocalTime
  /// The time that counts; the one entered where the clock shows it twice.
  public let taken: LocalTime
}

/// A span whose times the clock shows, and what had to be done for that.
public struct SettledSpan: Hashable, Sendable {
  public let span: EventSpan
  /// The start's before the end's; empty when the times are what was entered.
  public internal(set) var notices: [ClockNotice] = []
}

extension EventSpan {
  /// The span as it is kept when it is entered in that zone: a time that the clock skips gives
  /// way to the one as far after the jump, and an end that the start passes moves along.
  public func settled(in zone: any ZoneRules) -> SettledSpan {
    guard case .floating(let start, let end) = bounds else { return SettledSpan(span: self) }
    let first = zone.settled(start)
    let isPassed = end <= first.taken
    let length = end.secondsSinceEpoch - start.secondsSinceEpoch
    let wanted = isPassed ? first.taken.adding(seconds: length) : end
    let last = zone.settled(wanted)
    guard first.taken < last.taken else { return SettledSpan(span: self) }
    let edges: [(ClockNotice.Edge, LocalTime, LocalTime, ClockNotice.Cause?)] = [
      (.start, start, first.taken, first.cause),
      (.end, end, last.taken, isPassed ? .movedAlong : last.cause),
    ]
    return SettledSpan(
      span: EventSpan(known: .floating(start: first.taken, end: last.taken), zone: self.zone),
      notices: edges.compactMap { edge, entered, taken, cause in
        cause.map { ClockNotice(edge: edge, cause: $0, entered: entered, taken: taken) }
      })
  }
}

extension ZoneRules {
  /// The time that the clock shows for the one wanted, and why it is noteworthy.
  fileprivate func settled(_ wanted: LocalTime) -> (taken: LocalTime, cause: ClockNotice.Cause?) {
    switch meaning(of: wanted) {
    case .once: (wanted, nil)
    case .twice: (wanted, .shownTwice)
    case .skipped(let instead): (localTime(at: instead), .skipped)
    }
  }
}
