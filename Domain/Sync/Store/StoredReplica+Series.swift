extension StoredReplica {
  /// Returns steps that remove occurrences from the later part of a split series: those that
  /// another device changed or removed in the original part. Otherwise they would take place twice.
  func omissionSteps(in places: Set<ItemReference>) throws -> [JournalStep] {
    // For many items, consider only changed occurrences. The device that has the split handles the
    // rest.
    let kinds: Set<JournalKind> =
      places.count > Self.maxFollowedItems ? [.exception] : [.event, .exception]
    let events = Set(places.filter { kinds.contains($0.kind) }.map(\.id))
    return try events.sorted().flatMap { number -> [JournalStep] in
      guard let id = ID<Event>(rawValue: number), let event = try repositories.events.event(id),
        let cut = event.splitPoint
      else { return [] }
      let times = try repositories.events.exceptions(of: id)
        .filter { $0.originalStart >= cut && $0.change != .added }.map(\.originalStart)
      return try omissionSteps(times, behind: event, cutAt: cut)
    }
  }

  /// Returns steps that remove the occurrences at these times from the part that was split off the
  /// event, and from parts split off that.
  private func omissionSteps(
    _ times: [LocalTime], behind event: Event, cutAt cut: LocalTime
  ) throws -> [JournalStep] {
    guard !times.isEmpty,
      let later = try repositories.events.event(ID(splitting: event.id, at: cut)),
      let series = later.series, let start = later.span.repetitionStart,
      let repetition = try? Repetition(series.rule, from: start, keepsStart: true)
    else { return [] }
    let seconds = start.localTime.secondsSinceEpoch - cut.secondsSinceEpoch
    let times = times.map { $0.adding(seconds: seconds) }
    let steps = try times.compactMap { time -> JournalStep? in
      let place = ItemReference(.exception, later.id.rawValue, part: time.secondsSinceEpoch)
      // An occurrence that any device has ever changed is left as it is.
      guard repetition.hasOccurrence(at: time), try sync.itemStates(at: [place])[place] == nil
      else {
        return nil
      }
      return JournalStep(
        at: place, of: later.id.rawValue, .added, title: "",
        fields: SeriesException.omittedValues.map {
          JournalField($0.key, .number, from: .nothing, to: $0.value)
        })
    }
    return try steps
      + (later.splitPoint.map { try omissionSteps(times, behind: later, cutAt: $0) } ?? [])
  }
}
