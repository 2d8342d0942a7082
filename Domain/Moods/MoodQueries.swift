/// Queries about moods.
public struct MoodQueries: UseCase, Sendable {
  let context: UseCaseContext

  public var today: Day { clock.today }

  public func settings() throws -> MoodSettings {
    try store.read { try $0.moodSettings.load() }
  }

  /// Whether there are no moods at all.
  public func isEmpty() throws -> Bool {
    try latest() == nil
  }

  public func latest() throws -> Mood? {
    try store.read { try $0.moods.list(.all, .newest(1)).first }
  }

  /// Returns the newest mood that is not in the future; if all are, the newest one; nil without
  /// moods.
  public func latestNotInFuture() throws -> Mood? {
    let end = ID<Mood>(rawValue: .max).map {
      MoodSortKey(day: clock.today, instant: clock.now(), id: $0)
    }
    return try store.read {
      try $0.moods.list(.all, .newest(1, before: end)).first
        ?? $0.moods.list(.all, .newest(1)).first
    }
  }

  /// Returns the mood with the id; throws ``DomainError/notFound(_:query:nearest:)``.
  public func mood(_ id: ID<Mood>) throws -> Mood {
    try store.read { try $0.existing(id) }
  }

  /// Returns the mood whose id ends in the text (at least four letters); if there is none, the one
  /// whose memo or tags contain the text. Throws ``DomainError/notFound(_:query:nearest:)`` or
  /// ``DomainError/ambiguous(_:query:candidates:)``.
  public func find(_ tail: String) throws -> Mood {
    let resolver = NameResolver<Mood>(
      .mood, id: \.id, names: { [$0.moment.local.withoutSeconds.description, $0.memo] })
    let wanted = tail.normalizingWhitespace(keepingLines: false)
    let found = try IDTail(wanted).map { tail in
      try store.read {
        try $0.moods.moodsEnding(in: tail, limit: NameResolver<Mood>.candidateLimit)
      }
    }
    if let mood = try resolver.onlyMatch(of: found ?? [], meantBy: wanted) { return mood }
    guard !wanted.isEmpty else {
      throw DomainError.notFound(.mood, query: wanted, nearest: [])
    }
    let named = try store.read {
      try $0.moods.list(MoodFilter(search: wanted), .newest(NameResolver<Mood>.candidateLimit))
    }
    let meant = resolver.matched(by: wanted, among: named)
    if let mood = try resolver.onlyMatch(of: meant.isEmpty ? named : meant, meantBy: wanted) {
      return mood
    }
    throw DomainError.notFound(.mood, query: wanted, nearest: [])
  }

  /// Returns the canvas of the day; for nil that of the last ten moods.
  public func canvas(of day: Day?) throws -> MoodCanvas {
    try store.read { try $0.canvas(of: day) }
  }

  /// Returns the canvas chosen in the settings: today's, or that of the last ten moods.
  public func canvas() throws -> MoodCanvas {
    try store.read { repositories in
      let mode = try repositories.moodSettings.load().mode
      return try repositories.canvas(of: mode == .daily ? clock.today : nil)
    }
  }

  /// Returns the nearest earlier day with a canvas, which has moods or is today; nil if there is
  /// none.
  public func canvasDay(before day: Day) throws -> Day? {
    guard day > .earliest else { return nil }
    return try canvasDay(in: .earliest...day.adding(days: -1), isNewestFirst: true)
  }

  /// Returns the nearest later day with a canvas, which has moods or is today; nil if there is
  /// none.
  public func canvasDay(after day: Day) throws -> Day? {
    guard day < .latest else { return nil }
    return try canvasDay(in: day.adding(days: 1) ... .latest, isNewestFirst: false)
  }

  private func canvasDay(in days: ClosedRange<Day>, isNewestFirst: Bool) throws -> Day? {
    let felt = try store.read {
      try $0.moodDays.daysWithMoods(days, isNewestFirst: isNewestFirst, limit: 1).first?.day
    }
    let all = [felt, today].compactMap { $0 }.filter(days.contains)
    return isNewestFirst ? all.max() : all.min()
  }
}
