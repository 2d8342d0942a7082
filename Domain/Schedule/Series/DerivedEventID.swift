extension Event {
  /// What the series is called that was split off where this one ends, if one was.
  package var laterPart: ID<Event>? { cut.map { ID(splitting: id, at: $0) } }

  /// The first start that the series would give further, where it ends on a day or at a time.
  var cut: LocalTime? {
    guard let series, series.rule.until != nil, !series.rule.isJoined, let last = series.last,
      let start = span.repetitionStart,
      let unending = try? Repetition(series.rule.unending, from: start, keepsStart: true)
    else { return nil }
    return unending.next(after: last)
  }
}

extension ID<Event> {
  /// What a series is called that begins where that one was cut, on every device the same.
  init(splitting series: ID<Event>, at original: LocalTime) {
    self.init(series, original, mark: "s")
  }

  /// What was done of that event is kept under, on every device the same.
  init(doing event: ID<Event>, at start: LocalTime) {
    self.init(event, start, mark: "d")
  }

  private init(_ event: ID<Event>, _ start: LocalTime, mark: String) {
    let text = "\(event.rawValue) \(start.secondsSinceEpoch) \(mark)"
    var hash = FNV1a().taking(text.utf8).value
    // The lowest bits, which people type, are to be as good as the others.
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    self = ID(rawValue: Int64(truncatingIfNeeded: (hash ^ hash >> 31) >> 1)) ?? event
  }
}
