import HearthDomain

/// Keeps moods, and notes what changes.
struct TrackingMoodRepository: MoodRepository {
  let log: ChangeLog

  private var kept: any MoodRepository { log.kept.moods }

  func save(_ mood: Mood) throws {
    try log.note(.mood(mood.id))
    try kept.save(mood)
  }

  func add(_ moods: [Mood]) throws {
    try log.note(moods.map { .mood($0.id) })
    try kept.add(moods)
  }

  func remove(_ id: ID<Mood>) throws {
    try log.note(.mood(id))
    try kept.remove(id)
  }

  func mood(_ id: ID<Mood>) throws -> Mood? { try kept.mood(id) }

  func list(_ filter: MoodFilter, _ page: MoodPage) throws -> [Mood] {
    try kept.list(filter, page)
  }

  func ending(in tail: IDTail, limit: Int) throws -> [Mood] {
    try kept.ending(in: tail, limit: limit)
  }
}

/// Knows the moods of each day, and keeps palettes, which are not taken back.
struct TrackingMoodDayRepository: MoodDayRepository {
  let log: ChangeLog

  private var kept: any MoodDayRepository { log.kept.moodDays }

  func choose(_ palette: Palette?, for day: Day) throws {
    log.spoiled.insert(.moods)
    try kept.choose(palette, for: day)
  }

  func days(_ days: ClosedRange<Day>, isNewestFirst: Bool, limit: Int) throws -> [MoodDay] {
    try kept.days(days, isNewestFirst: isNewestFirst, limit: limit)
  }

  func statistics(of days: ClosedRange<Day>) throws -> MoodStatistics {
    try kept.statistics(of: days)
  }

  func palette(of day: Day) throws -> Palette? { try kept.palette(of: day) }
}

/// Keeps how the user wants canvases to be, which is not taken back.
struct TrackingMoodSettingsRepository: MoodSettingsRepository {
  let log: ChangeLog

  func load() throws -> MoodSettings { try log.kept.moodSettings.load() }

  func save(_ settings: MoodSettings) throws {
    log.spoiled.insert(.moods)
    try log.kept.moodSettings.save(settings)
  }
}
