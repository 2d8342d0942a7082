import HearthDomain
import HearthTestSupport
import Testing

@Suite struct MoodDayContractTests {
  private static let everything = Day.earliest ... .latest

  private func tally(_ levels: Int...) -> LevelTally {
    LevelTally(levels.map(MoodLevel.init(clamping:)))
  }

  private func filled(_ kind: StoreKind) throws -> StoreUnderTest {
    let tried = try kind.make()
    try tried.store.keep([
      mood(1, at: "2026-03-01T04:59", level: 10), mood(2, at: "2026-03-01T05:00", level: 20),
      mood(3, at: "2026-03-01T12:00", level: 30), mood(4, at: "2026-03-04T17:59", level: 40),
      mood(5, at: "2026-03-04T18:00", level: 50), mood(6, at: "2026-03-04T22:00", level: 60),
      mood(7, at: "2026-03-08T11:59", level: 100), mood(8, at: "0001-01-01T00:00", level: 0),
    ])
    return tried
  }

  @Test(arguments: StoreKind.available)
  func `days have the totals of their moods`(kind: StoreKind) throws {
    let tried = try filled(kind)
    let store = tried.reopened()
    try store.write { repositories in
      try repositories.moodDays.setPalette(.ember, for: day("2026-03-04"))
      try repositories.moodDays.setPalette(.tide, for: day("2026-03-05"))
    }
    let third = MoodDay(
      day: day("2026-03-04"), tally: tally(40, 50, 60), palette: .ember)
    let second = MoodDay(day: day("2026-03-01"), tally: tally(10, 20, 30))
    let last = MoodDay(day: day("2026-03-08"), tally: tally(100))
    let first = MoodDay(day: .earliest, tally: tally(0))
    try store.read { (repositories) throws in
      let moodDays = repositories.moodDays
      func days(_ days: ClosedRange<Day>, _ limit: Int, newestFirst: Bool) throws -> [MoodDay] {
        try moodDays.daysWithMoods(days, isNewestFirst: newestFirst, limit: limit)
      }
      let all = [first, second, third, last]
      #expect(try days(Self.everything, .max, newestFirst: false) == all)
      #expect(try days(Self.everything, 2, newestFirst: true) == [last, third])
      #expect(
        try days(second.day...third.day, .max, newestFirst: false) == [second, third])
      #expect(try days(day("2026-03-05")...day("2026-03-07"), 9, newestFirst: true).isEmpty)
      #expect(try days(Self.everything, 0, newestFirst: true).isEmpty)
    }
  }

  @Test(arguments: StoreKind.available)
  func `moods without a level are counted apart`(kind: StoreKind) throws {
    let tried = try filled(kind)
    let store = tried.store
    let date = day("2026-03-20")
    func tally() throws -> LevelTally? {
      try store.read {
        let all = try $0.moodDays.statistics(of: date...date)
        let days = try $0.moodDays.daysWithMoods(date...date, isNewestFirst: true, limit: 9)
        #expect(days.count == all.days && days.first?.tally ?? LevelTally.none == all.total)
        return days.first?.tally
      }
    }
    func keep(_ id: Int64, _ level: MoodLevel?) throws {
      let other = try mood(id, at: "2026-03-20T13:00")
      var details = other.details
      details.level = level
      try store.keep([Mood(id: other.id, details: details, place: other.canvasPosition)])
      #expect(try store.read { try $0.moods.mood(other.id) }?.level == level)
    }
    try keep(20, nil)
    #expect(try tally() == LevelTally([nil]))
    try keep(21, MoodLevel(40))
    #expect(try tally() == LevelTally([nil, MoodLevel(40)]) && tally()?.mean == 40)
    // A level is given, taken away, and moved to another mood.
    try keep(20, MoodLevel(80))
    #expect(try tally() == self.tally(80, 40))
    try keep(20, nil)
    try keep(21, nil)
    #expect(try tally() == LevelTally([nil, nil]) && tally()?.mean == nil)
    try store.write { repositories in
      for id in [20, 21] as [Int64] { try repositories.moods.remove(try someID(id)) }
    }
    #expect(try tally() == nil)
  }

  @Test(arguments: StoreKind.available)
  func `statistics are grouped by weekday and part of day`(kind: StoreKind) throws {
    let tried = try filled(kind)
    let store = tried.reopened()
    let all = try store.read { try $0.moodDays.statistics(of: Self.everything) }
    #expect(all.days == 4)
    #expect(all.total == tally(0, 10, 20, 30, 40, 50, 60, 100))
    #expect(all.byWeekday[.sunday] == tally(10, 20, 30, 100))
    #expect(all.byWeekday[.wednesday] == tally(40, 50, 60))
    #expect(all.byWeekday[.monday] == tally(0))
    #expect(all.byWeekday.count == 3)
    #expect(all.byPartOfDay[.night] == tally(0, 10, 60))
    #expect(all.byPartOfDay[.morning] == tally(20, 100))
    #expect(all.byPartOfDay[.afternoon] == tally(30, 40))
    #expect(all.byPartOfDay[.evening] == tally(50))
    let some = try store.read {
      try $0.moodDays.statistics(of: day("2026-03-02")...day("2026-03-07"))
    }
    #expect(some.days == 1 && some.total == tally(40, 50, 60))
    let none = try store.read {
      try $0.moodDays.statistics(of: day("2026-03-02")...day("2026-03-03"))
    }
    #expect(none == MoodStatistics(days: 0, byWeekday: [:], byPartOfDay: [:]))
  }

  @Test(arguments: StoreKind.available)
  func `totals are updated by every change`(kind: StoreKind) throws {
    let store = try kind.make().store
    var numbers = SeededNumbers(seed: 6)
    var kept: [Int64: Mood] = [:]
    for _ in 0..<150 {
      let id = Int64.random(in: 1...9, using: &numbers)
      let at = "2026-03-0\(Int.random(in: 1...3, using: &numbers))T"
      let hour = ["04:59", "12:00", "20:30", "23:59"].randomElement(using: &numbers) ?? "12:00"
      let east = Int.random(in: -8...9, using: &numbers) * 3600
      kept[id] =
        Bool.random(using: &numbers)
        ? try mood(
          id, at: at + hour, level: Int.random(in: 0...100, using: &numbers),
          in: FixedZone(name: "", secondsEast: east)) : nil
      try store.write { repositories in
        if let mood = kept[id] {
          try repositories.moods.save(mood)
        } else {
          try repositories.moods.remove(try someID(id))
        }
      }
      let byDay = Dictionary(grouping: kept.values, by: \.day)
      let found = try store.read { (repositories) throws in
        (
          try repositories.moodDays.daysWithMoods(
            Self.everything, isNewestFirst: false, limit: .max),
          try repositories.moodDays.statistics(of: Self.everything)
        )
      }
      #expect(found.0.map(\.day) == byDay.keys.sorted())
      for day in found.0 { #expect(day.tally == LevelTally(byDay[day.day]!.map(\.level))) }
      #expect(found.1.total == LevelTally(kept.values.map(\.level)))
      for part in PartOfDay.allCases {
        let levels = kept.values.filter { PartOfDay(at: $0.moment.time) == part }.map(\.level)
        #expect(found.1.tally(in: part) == LevelTally(levels))
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `a day keeps its palette until another is chosen`(kind: StoreKind) throws {
    let tried = try kind.make()
    let date = day("2026-03-01")
    #expect(try tried.store.read { try $0.moodDays.palette(of: date) } == nil)
    for palette in Palette.allCases {
      try tried.store.write { try $0.moodDays.setPalette(palette, for: date) }
      #expect(try tried.reopened().read { try $0.moodDays.palette(of: date) } == palette)
    }
    #expect(try tried.store.read { try $0.moodDays.palette(of: date.adding(days: 1)) } == nil)
    try tried.store.write { try $0.moodDays.setPalette(nil, for: date) }
    #expect(try tried.reopened().read { try $0.moodDays.palette(of: date) } == nil)
  }
}
