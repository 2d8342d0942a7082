import HearthDomain

/// The sample moods, by day.
struct SampleDiary {
  private enum Tone: Hashable {
    case low
    case middle
    case high
  }

  private struct DeckKey: Hashable {
    let tone: Tone
    let part: PartOfDay
  }

  let year: SampleYear
  /// Base level of the day's moods, which depends on that of the day before.
  private var baseLevel = 62
  private var decks: [DeckKey: SampleDeck<String>] = [:]
  private var asides: SampleDeck<String>

  init(_ year: SampleYear) {
    self.year = year
    asides = SampleDeck(year.texts.moods.asides)
  }

  /// Returns the moods of a day; of today, only those before now. Must be called for the days in
  /// order.
  mutating func moods(on day: Day) throws -> [Mood] {
    baseLevel = (baseLevel * 3 + 62) / 4 + year.chance.number(-16...18)
    var places: [CanvasPosition] = []
    return try times(on: day).map { time in
      let place = year.chance.unusedPlace(besides: places.suffix(CanvasLayout.maxShapes - 1))
      places.append(place)
      return try mood(at: LocalTime(day: day, time: time), place)
    }
  }

  private mutating func mood(at local: LocalTime, _ place: CanvasPosition) throws -> Mood {
    let level = MoodLevel(clamping: baseLevel + year.chance.number(-24...24))
    let moment = MoodMoment(local, in: year.zone)
    return Mood(
      id: year.chance.id(at: moment.instant),
      details: MoodDetails(
        moment: moment, level: level, memo: try MoodMemo(memo(level, PartOfDay(at: local.time)))),
      place: place)
  }

  private mutating func memo(_ level: MoodLevel, _ part: PartOfDay) -> String {
    let tone: Tone = level.value < 40 ? .low : level.value < 70 ? .middle : .high
    let page = DeckKey(tone: tone, part: part)
    var deck = decks[page] ?? SampleDeck(lines(tone).lines(part))
    let chance = year.chance
    let line = deck.draw(chance)
    decks[page] = deck
    return chance.happens(20) ? line + " " + asides.draw(chance) : line
  }

  private func lines(_ tone: Tone) -> SampleMoodTexts.Parts {
    switch tone {
    case .low: year.texts.moods.low
    case .middle: year.texts.moods.middle
    case .high: year.texts.moods.high
    }
  }

  /// Returns the times of the day's moods in order, none at night.
  private func times(on day: Day) -> [TimeOfDay] {
    let isToday = day == year.today
    let count = isToday ? min(4, year.size.moodsPerDay.upperBound) : randomMoodCount
    let end = isToday ? year.now.time.seconds : TimeOfDay(knownHour: 23, minute: 40).seconds
    let start = min(TimeOfDay(knownHour: 6, minute: 40).seconds, end / 2)
    let step = (end - start) / max(1, count)
    return (0..<count).compactMap { turn in
      let second = start + turn * step + year.chance.number(0...max(0, step - 60))
      return TimeOfDay(seconds: second / 60 * 60)
    }
  }

  private var randomMoodCount: Int { year.chance.number(year.size.moodsPerDay) }
}
