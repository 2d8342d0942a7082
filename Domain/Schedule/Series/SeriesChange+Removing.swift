extension SeriesChange {
  func remove(_ scope: SeriesScope) throws {
    switch scope {
    case .only: try removeOne()
    case .fromHere where !isFirst:
      guard let series = event.series, let start = event.span.repetitionStart else { return }
      try repositories.events.save(ended(before: original, series.rule.saying(start)))
      try remove(exceptions.filter { $0.original >= original })
      try repositories.journal.describe(.remove, subject: event.title)
    case .fromHere, .all: try repositories.removeDeclining(event)
    }
  }

  private func removeOne() throws {
    let known = exceptions.first { $0.original == original }
    try repositories.journal.describe(.remove, subject: occurrence.event.title)
    // An occurrence that the rule gives as well would still take place.
    if known?.change == .added, !timetable.isGiven(original) {
      return try repositories.events.removeException(
        at: OccurrenceID(event.id, at: original))
    }
    var details = known?.details
    if known?.appliesToLater == true { try moveOverrideToNext() }
    details?.appliesToLater = false
    try repositories.events.save(
      SeriesException(of: event.id, at: original, .removed(hadDetails: details)))
  }
}
