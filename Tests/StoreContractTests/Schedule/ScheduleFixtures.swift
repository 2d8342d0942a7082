import HearthDomain
import HearthTestSupport

func wall(_ text: String) -> LocalTime { LocalTime(literal: text) }

func times(_ start: String, _ end: String) throws -> EventSpan {
  try EventSpan(from: wall(start), to: wall(end), zone: "Asia/Seoul")
}

func wholeDays(_ first: String, _ last: String) throws -> EventSpan {
  try EventSpan(allDayFrom: day(first), through: day(last), zone: "Asia/Seoul")
}

/// Returns an anchored span at these times in Berlin.
func moments(_ start: String, _ end: String) throws -> EventSpan {
  let zone = ChangingZone.berlin
  return try EventSpan(
    from: zone.instant(of: wall(start)), to: zone.instant(of: wall(end)), in: zone)
}

func planned(
  _ id: Int64, _ span: EventSpan, _ title: String = "회의", note: String = "",
  remind minutes: [Int] = [0]
) throws -> Event {
  Event(
    id: try someID(id),
    details: EventDetails(
      title: try EventTitle(title), note: try EventNote(note), span: span,
      reminders: try LeadTimes(minutesBefore: minutes)))
}

func save(_ events: [Event], in store: any Store) throws {
  try store.write { repositories in
    for event in events { try repositories.events.save(event) }
  }
}

/// The zones farthest apart, and one with summer time.
let zonesOfTheWorld: [any ZoneRules] = [
  FixedZone.seoul, ChangingZone.berlin, FixedZone(name: "East", secondsEast: 86_400),
  FixedZone(name: "West", secondsEast: -86_400), FixedZone.utc,
]

/// Events of every kind and length around clock changes and the turn of the year, many at the same
/// time.
struct ManyEvents {
  let events: [Event]
  private(set) var numbers: SeededNumbers

  init(seed: UInt64, count: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    events = try (1...count).map { try ManyEvents.event(Int64($0), &numbers) }.shuffled(
      using: &numbers)
    self.numbers = numbers
  }

  private static let days = ["2026-03-28", "2026-10-24", "2026-12-30", "2027-02-28"]
  /// Lengths in minutes, including the limits of the index levels.
  private static let lengths = [
    1, 30, 60, 90, 1440, 1441, 2880, 5760, 5761, 23_040, 23_041, 200_000, 2_000_000,
  ]
  private static let titles = ["회의", "저녁", "Lunch", "여행 계획", "가족 모임"]

  private static func event(_ id: Int64, _ numbers: inout SeededNumbers) throws -> Event {
    let start = moment(&numbers)
    let minutes = lengths.randomElement(using: &numbers) ?? 1
    let remind = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
      [0, 10, 60, 1440, 40_320].randomElement(using: &numbers) ?? 0
    }
    return try planned(
      id, span(start, minutes, &numbers), titles.randomElement(using: &numbers) ?? "",
      note: Bool.random(using: &numbers) ? "3층" : "", remind: remind)
  }

  private static func span(
    _ start: LocalTime, _ minutes: Int, _ numbers: inout SeededNumbers
  ) throws -> EventSpan {
    let end = start.adding(minutes: minutes)
    switch Int.random(in: 0...2, using: &numbers) {
    case 0: return try EventSpan(from: start, to: end, zone: "Asia/Seoul")
    case 1:
      return try EventSpan(
        from: FixedZone.utc.instant(of: start), to: FixedZone.utc.instant(of: end),
        in: FixedZone.utc)
    default: return try EventSpan(allDayFrom: start.day, through: end.day, zone: "Asia/Seoul")
    }
  }

  /// Returns a quarter of an hour within three days of a special day.
  private static func moment(_ numbers: inout SeededNumbers) -> LocalTime {
    let day = Day(literal: days.randomElement(using: &numbers) ?? "2026-03-28")
    return day.start.adding(minutes: 15 * Int.random(in: -96...192, using: &numbers))
  }

  /// Returns a range of any length: an instant, hours, a day, weeks, or years.
  mutating func stretch() -> Range<LocalTime> {
    let start = ManyEvents.moment(&numbers)
    let minutes = [0, 15, 1440, 10_080, 43_200, 1_000_000].randomElement(using: &numbers) ?? 0
    return start..<start.adding(minutes: minutes)
  }

  mutating func pick<T>(_ choices: [T]) -> T {
    choices.randomElement(using: &numbers) ?? choices[0]
  }
}
