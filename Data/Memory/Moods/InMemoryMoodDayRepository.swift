import HearthDomain

/// Computes daily statistics of moods in an in-memory store, and stores palettes.
struct InMemoryMoodDayRepository: MoodDayRepository {
  let transaction: InMemoryTransaction

  func days(
    _ days: ClosedRange<Day>, isNewestFirst: Bool, limit: Int
  ) throws -> [MoodDay] {
    try transaction.read { tables in
      let found = tables.moods.days(in: days)
      let limit = max(0, limit)
      let page = isNewestFirst ? found.suffix(limit).reversed() : Array(found.prefix(limit))
      return page.map { day in
        MoodDay(
          day: day, tally: LevelTally(tables.moods.moods(on: day).lazy.map(\.level)),
          palette: tables.moods.palettes[day])
      }
    }
  }

  func statistics(of days: ClosedRange<Day>) throws -> MoodStatistics {
    try transaction.read { tables in
      let found = tables.moods.days(in: days)
      var (byWeekday, byPart) = ([Weekday: LevelTally](), [PartOfDay: LevelTally]())
      for mood in found.lazy.flatMap({ tables.moods.moods(on: $0) }) {
        let tally = LevelTally([mood.level])
        let part = PartOfDay(at: mood.moment.time)
        byWeekday[mood.day.weekday] = byWeekday[mood.day.weekday, default: .none] + tally
        byPart[part] = byPart[part, default: .none] + tally
      }
      return MoodStatistics(days: found.count, byWeekday: byWeekday, byPartOfDay: byPart)
    }
  }

  func tags(on days: ClosedRange<Day>) throws -> [TaggedDays] {
    try transaction.read { tables in
      var found: [String: (tag: Tag, days: Set<Day>)] = [:]
      for mood in tables.moods.days(in: days).lazy.flatMap({ tables.moods.moods(on: $0) }) {
        for tag in mood.tags.values {
          found[tag.key] = (tag, (found[tag.key]?.days ?? []).union([mood.day]))
        }
      }
      return found.values.map { TaggedDays(tag: $0.tag, days: $0.days) }
        .sorted(by: TaggedDays.isListedBefore)
    }
  }

  func palette(of day: Day) throws -> Palette? {
    try transaction.read { $0.moods.palettes[day] }
  }

  func choose(_ palette: Palette?, for day: Day) throws {
    try transaction.write { $0.moods.palettes[day] = palette }
  }
}

struct InMemoryMoodSettingsRepository: MoodSettingsRepository {
  let transaction: InMemoryTransaction

  func load() throws -> MoodSettings {
    try transaction.read { $0.moodSettings }
  }

  func save(_ settings: MoodSettings) throws {
    try transaction.write { $0.moodSettings = settings }
  }
}
