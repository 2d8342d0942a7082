import HearthDomain

/// Computes daily statistics of moods in an in-memory store, and stores palettes.
struct InMemoryMoodDayRepository: MoodDayRepository {
  let transaction: InMemoryTransaction

  func daysWithMoods(
    _ days: ClosedRange<Day>, isNewestFirst: Bool, limit: Int
  ) throws -> [MoodDay] {
    try transaction.read { tables in
      let found = DiaryDay.grouping(Array(tables.moods.moods(in: days)))
      let page = (isNewestFirst ? found : found.reversed()).prefix(max(0, limit))
      return page.map { day in
        MoodDay(
          day: day.day, tally: LevelTally(day.moods.lazy.map(\.level)),
          palette: tables.palettes[.day(day.day)]?.palette)
      }
    }
  }

  func statistics(of days: ClosedRange<Day>) throws -> MoodStatistics {
    try transaction.read { tables in
      let found = tables.moods.moods(in: days)
      var (byWeekday, byPart) = ([Weekday: LevelTally](), [PartOfDay: LevelTally]())
      for mood in found {
        let tally = LevelTally([mood.level])
        let (weekday, part) = (mood.day.weekday, PartOfDay(at: mood.moment.time))
        byWeekday[weekday] = byWeekday[weekday, default: .none] + tally
        byPart[part] = byPart[part, default: .none] + tally
      }
      return MoodStatistics(
        days: Set(found.map(\.day)).count, byWeekday: byWeekday, byPartOfDay: byPart)
    }
  }

  func tags(on days: ClosedRange<Day>) throws -> [TaggedDays] {
    try transaction.read { tables in
      var found: [String: (tag: Tag, days: Set<Day>)] = [:]
      for mood in tables.moods.moods(in: days) {
        for tag in mood.tags.values {
          found[tag.comparisonKey] = (tag, (found[tag.comparisonKey]?.days ?? []).union([mood.day]))
        }
      }
      return found.values.map { TaggedDays(tag: $0.tag, days: $0.days) }
        .sorted(by: TaggedDays.isListedBefore)
    }
  }

  func palette(of day: Day) throws -> Palette? {
    try transaction.read { $0.palettes[.day(day)]?.palette }
  }

  func setPalette(_ palette: Palette?, for day: Day) throws {
    try transaction.write { tables in
      tables.palettes.remove([.day(day)])
      if let palette { tables.palettes.save(DayPalette(day, palette)) }
    }
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
