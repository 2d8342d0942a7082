extension StoredReplica {
  /// That times of which somebody has made something, while somebody else cut the series before
  /// them, do not take place in the part that was cut off as well: nobody changes a time to have it
  /// twice, nor leaves it out to have it at another hour.
  func timesCutOff(in places: Set<JournalPlace>) throws -> [JournalStep] {
    // Of so many only the times are looked at: whoever has the other half sees these.
    let kinds: Set<JournalKind> =
      places.count > Self.mostToFollow ? [.exception] : [.event, .exception]
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

  /// That these times of the event do not take place in what was cut off there, which may have been
  /// cut again.
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
      // What anybody ever said of that time counts.
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
