/// An adjustment of an entered time, because the clock skips it or shows it twice.
public struct ClockNotice: Hashable, Sendable {
  public enum Edge: Hashable, Sendable {
    case start
    case end
  }

  public enum Cause: Hashable, Sendable {
    /// The clock is set forward over that time.
    case skipped
    /// The clock is set back and shows that time twice; the first is used.
    case shownTwice
    /// The start moved past this end, which therefore moved by the same amount.
    case movedAlong
  }

  public let edge: Edge
  public let cause: Cause
  public let entered: LocalTime
  /// The time that is used instead; equals ``entered`` if the clock shows it twice.
  public let adjusted: LocalTime
}

/// A span of times that the clock really shows, and the adjustments that were needed.
public struct AdjustedSpan: Hashable, Sendable {
  public let span: EventSpan
  /// Adjustments of the start, then of the end; empty if there were none.
  public internal(set) var notices: [ClockNotice] = []
}

extension EventSpan {
  /// Returns the span adjusted to the clock of that zone. A skipped time moves forward by as much
  /// as the clock is set forward. If the start then passes the end, the end moves by the same
  /// amount.
  public func adjusted(in zone: any ZoneRules) -> AdjustedSpan {
    guard case .floating(let start, let end) = bounds else { return AdjustedSpan(span: self) }
    let first = zone.adjusted(start)
    let isPassed = end <= first.taken
    let length = end.secondsSinceEpoch - start.secondsSinceEpoch
    let wanted = isPassed ? first.taken.adding(seconds: length) : end
    let last = zone.adjusted(wanted)
    guard first.taken < last.taken else { return AdjustedSpan(span: self) }
    let edges: [(ClockNotice.Edge, LocalTime, LocalTime, ClockNotice.Cause?)] = [
      (.start, start, first.taken, first.cause),
      (.end, end, last.taken, isPassed ? .movedAlong : last.cause),
    ]
    return AdjustedSpan(
      span: EventSpan(known: .floating(start: first.taken, end: last.taken), zone: self.zone),
      notices: edges.compactMap { edge, entered, taken, cause in
        cause.map { ClockNotice(edge: edge, cause: $0, entered: entered, adjusted: taken) }
      })
  }
}

extension ZoneRules {
  /// Returns the time that the clock shows instead of the wanted one, and the reason if it is to be
  /// reported.
  fileprivate func adjusted(_ wanted: LocalTime) -> (taken: LocalTime, cause: ClockNotice.Cause?) {
    switch resolution(of: wanted) {
    case .once: (wanted, nil)
    case .twice: (wanted, .shownTwice)
    case .skipped(let instead): (localTime(at: instead), .skipped)
    }
  }
}
