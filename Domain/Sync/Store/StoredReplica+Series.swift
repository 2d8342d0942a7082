extension StoredReplica {
  /// Returns steps that leave out times in the split-off part of a series if another device had
  /// changed or left out those times in the original part, so that they do not occur twice.
  func timesCutOff(in places: Set<JournalPlace>) throws -> [JournalStep] {
    // For many items only the times are followed; the device with the other half handles the rest.
    let kinds: Set<JournalKind> =
      places.count > Self.maxFollowedThings ? [.exception] : [.event, .exception]
    let events = Set(places.filter { kinds.contains($0.kind) }.map(\.id))
    return try events.sorted().flatMap { number -> [JournalStep] in
      guard let id = ID<Event>(rawValue: number), let event = try repositories.events.event(id),
        let cut = event.cut
      else { return [] }
      let times = try repositories.events.exceptions(of: id)
        .filter { $0.original >= cut && $0.change != .added }.map(\.original)
      return try leavingOut(times, behind: event, cutAt: cut)
    }
  }

  /// Returns steps that leave out the times in the part split off after the event, and in further
  /// parts split off from that.
  private func leavingOut(
    _ times: [LocalTime], behind event: Event, cutAt cut: LocalTime
  ) throws -> [JournalStep] {
    guard !times.isEmpty,
      let later = try repositories.events.event(ID(splitting: event.id, at: cut)),
      let series = later.series, let start = later.span.repetitionStart,
      let repetition = try? Repetition(series.rule, from: start, keepsStart: true)
    else { return [] }
    let seconds = start.moment.secondsSinceEpoch - cut.secondsSinceEpoch
    let times = times.map { $0.adding(seconds: seconds) }
    let steps = try times.compactMap { time -> JournalStep? in
      let place = JournalPlace(.exception, later.id.rawValue, part: time.secondsSinceEpoch)
      // A time that any device has ever changed is left as it is.
      guard repetition.takesPlace(at: time), try sync.things(at: [place])[place] == nil else {
        return nil
      }
      return JournalStep(
        at: place, of: later.id.rawValue, .added, title: "",
        fields: SeriesException.leftOut.map {
          JournalField($0.key, .number, from: .nothing, to: $0.value)
        })
    }
    return try steps + (later.cut.map { try leavingOut(times, behind: later, cutAt: $0) } ?? [])
  }
}
