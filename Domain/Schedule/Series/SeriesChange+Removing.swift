extension SeriesChange {
  func remove(_ scope: SeriesScope) throws {
    switch scope {
    case .only: try removeThisOccurrence()
    case .fromHere where !isFirst:
      guard let series = event.series, let start = event.span.repetitionStart else { return }
      try repositories.events.save(
        ended(before: originalStart, series.rule.withExplicitDay(of: start)))
      try remove(exceptions.filter { $0.originalStart >= originalStart })
      try repositories.journal.setVerb(.remove, subject: event.title)
    case .fromHere, .all: try repositories.removeDeclining(event)
    }
  }

  private func removeThisOccurrence() throws {
    let known = exceptions.first { $0.originalStart == originalStart }
    try repositories.journal.setVerb(.remove, subject: occurrence.event.title)
    // Only if the rule does not yield this start, deleting the addition removes the occurrence.
    if known?.change == .added, !timetable.isGivenByRule(originalStart) {
      return try repositories.events.removeException(
        at: OccurrenceID(event.id, at: originalStart))
    }
    var details = known?.details
    if known?.appliesToLater == true { try moveOverrideToNext() }
    details?.appliesToLater = false
    try repositories.events.save(
      SeriesException(of: event.id, at: originalStart, .removed(hadDetails: details)))
  }
}
