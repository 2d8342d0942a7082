extension Event {
  /// The id of the series that continues this one if it was split; nil if this series does not end
  /// as a split series does.
  package var laterPartID: ID<Event>? { splitPoint.map { ID(splitting: id, at: $0) } }

  /// The first start that the rule would yield after its end, if it had none; nil unless the rule
  /// ends at a day or time (UNTIL).
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
  /// Creates the id of the series that is split off another one at that start. It is the same on
  /// every device.
  init(splitting series: ID<Event>, at original: LocalTime) {
    self.init(series, original, mark: "s")
  }
}

extension ID {
  /// Creates an id that is derived from another one and a time, the same on every device.
  init(_ event: ID, _ start: LocalTime, mark: String) {
    let text = "\(event.rawValue) \(start.secondsSinceEpoch) \(mark)"
    var hash = FNV1a().combining(text.utf8).value
    // Mix all bits, since users type the lowest ones as the end of the id.
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    self = ID(rawValue: Int64(truncatingIfNeeded: (hash ^ hash >> 31) >> 1)) ?? event
  }
}
