extension Event {
  /// The id of the series that was split off where this one ends, if it ends like a split series.
  package var laterPartID: ID<Event>? { splitPoint.map { ID(splitting: id, at: $0) } }

  /// The next start that the rule would give after its end; nil if it does not end at a day or
  /// time.
  var splitPoint: LocalTime? {
    guard let series, series.rule.until != nil, !series.rule.hasSeveralRules,
      let last = series.lastStart,
      let start = span.repetitionStart,
      let unending = try? Repetition(series.rule.withoutEnd, from: start, keepsStart: true)
    else { return nil }
    return unending.nextOccurrence(after: last)
  }
}

extension ID<Event> {
  /// The id of a series that is split off another at that start, which is the same on every device.
  init(splitting series: ID<Event>, at original: LocalTime) {
    self.init(series, original, mark: "s")
  }

  /// The id of the record that an event was done, which is the same on every device.
  init(doing event: ID<Event>, at start: LocalTime) {
    self.init(event, start, mark: "d")
  }

  private init(_ event: ID<Event>, _ start: LocalTime, mark: String) {
    let text = "\(event.rawValue) \(start.secondsSinceEpoch) \(mark)"
    var hash = FNV1a().combining(text.utf8).value
    // Users type the lowest bits, so these have to be distributed as well as the others.
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    self = ID(rawValue: Int64(truncatingIfNeeded: (hash ^ hash >> 31) >> 1)) ?? event
  }
}
