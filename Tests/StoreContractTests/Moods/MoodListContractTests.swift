import HearthDomain
import HearthTestSupport
import Testing

@Suite struct MoodListContractTests {
  /// Moods in list order; the seventh is earlier than the sixth, but on a later local day.
  private static let order: [(id: Int64, at: String, hoursEast: Int, memo: String)] = [
    (9, "2026-02-28T23:59", 9, "비 오는 날"), (2, "2026-03-01T00:00", 9, "산책"),
    (3, "2026-03-01T00:00", 9, "Long walk"), (1, "2026-03-01T12:00", 9, "산에 갔다"),
    (8, "2026-03-01T09:00", 0, "회의"), (4, "2026-03-01T23:00", -8, "비"),
    (5, "2026-03-02T00:30", 9, "새벽 산책"),
  ]

  private func filled(_ kind: StoreKind) throws -> (tried: StoreUnderTest, moods: [Mood]) {
    let tried = try kind.make()
    var numbers = SeededNumbers(seed: 2)
    let moods = try Self.order.map {
      try mood(
        $0.id, at: $0.at, memo: $0.memo,
        in: FixedZone(name: "", secondsEast: $0.hoursEast * 3600))
    }
    try tried.store.keep(moods.shuffled(using: &numbers))
    return (tried, moods)
  }

  @Test(arguments: StoreKind.available)
  func `a list is sorted by day, time and id, in both directions`(kind: StoreKind) throws {
    let (tried, moods) = try filled(kind)
    let store = tried.reopened()
    let ids = Self.order.map(\.id)
    #expect(moods == moods.sorted { $0.sortKey < $1.sortKey })
    #expect(try store.ids(.all, .oldest(.max)) == ids)
    #expect(try store.ids(.all, .newest(.max)) == ids.reversed())
    #expect(try store.ids(.all, .newest(3)) == Array(ids.reversed().prefix(3)))
    for limit in [0, -1, .min] { #expect(try store.ids(.all, .newest(limit)).isEmpty) }
  }

  /// What each search finds, in order.
  private static let searches: [(text: String, ids: [Int64])] = [
    ("", [9, 2, 3, 1, 8, 4, 5]), (" ", [9, 2, 3, 1, 8, 4, 5]), ("산", [2, 1, 5]), ("ㅅㅊ", [2, 5]),
    ("ㅂ", [9, 4, 5]), ("비", [9, 4]), ("wal", [3]), ("LONG", [3]), ("없음", []),
  ]

  @Test(arguments: StoreKind.available, searches.indices)
  func `every page of every filter has the expected moods`(kind: StoreKind, search: Int) throws {
    let (tried, moods) = try filled(kind)
    let store = tried.reopened()
    let first = day("2026-03-01")
    let (text, ids) = Self.searches[search]
    for days in [.earliest ... .latest, first...first, first ... .latest, .earliest...first] {
      let filter = MoodFilter(days: days, search: text)
      let accepted = zip(Self.order, moods).filter { entry, _ in
        ids.contains(entry.id) && days.contains(day(String(entry.at.prefix(10))))
      }.map(\.1)
      for mark in [nil] + moods.map(\.sortKey).map(Optional.some) {
        let newer = accepted.filter { mood in mark.map { mood.sortKey > $0 } ?? true }
        let older = accepted.filter { mood in mark.map { mood.sortKey < $0 } ?? true }.reversed()
        #expect(
          try store.ids(filter, .oldest(2, after: mark)) == newer.prefix(2).map(\.id.rawValue))
        #expect(
          try store.ids(filter, .newest(2, before: mark)) == older.prefix(2).map(\.id.rawValue))
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `moods with a tag are paged, and found by the tag`(kind: StoreKind) throws {
    let tried = try kind.make()
    let tags = [["Run"], ["run", "a walk"], [], ["runner"], ["RUN"], ["walk"]]
    let moods = try tags.enumerated().map { place, tags in
      try mood(Int64(place + 1), at: "2026-03-0\(place % 3 + 1)T09:00", memo: "x", tags: tags)
    }
    try tried.store.keep(moods)
    let store = tried.reopened()
    let run = try HearthDomain.Tag("run")
    #expect(try store.ids(MoodFilter(tag: run), .newest(9)) == [5, 2, 1])
    #expect(try store.ids(MoodFilter(tag: run), .oldest(2)) == [1, 2])
    let mark = moods[0].sortKey
    #expect(try store.ids(MoodFilter(tag: run), .oldest(9, after: mark)) == [2, 5])
    #expect(try store.ids(MoodFilter(search: "a w", tag: run), .newest(9)) == [2])
    let first = day("2026-03-01")
    #expect(try store.ids(MoodFilter(days: first...first, tag: run), .newest(9)) == [1])
    #expect(try store.ids(MoodFilter(search: "run"), .newest(9)) == [5, 2, 4, 1])
    try store.write { repositories in
      var changed = moods[4]
      changed = Mood(
        id: changed.id,
        details: MoodDetails(
          moment: changed.details.moment, level: changed.level, memo: changed.details.memo),
        place: changed.canvasPosition)
      try repositories.moods.save(changed)
      try repositories.moods.remove(moods[1].id)
    }
    #expect(try store.ids(MoodFilter(tag: run), .newest(9)) == [1])
    #expect(try store.ids(MoodFilter(search: "run"), .newest(9)) == [4, 1])
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `thousands of moods are paged`(kind: StoreKind) throws {
    let tried = try kind.make()
    var numbers = SeededNumbers(seed: 12)
    // Some words are common, one occurs only long ago, and some are rare.
    let words = ["산책", "회의가 길었다", "비 오는 walk"]
    let count = TestExtent.count(10_000, usually: 2_000)
    let moods = try (1...count).map { id in
      let days = Int.random(in: 0..<1_000, using: &numbers)
      let word = words.randomElement(using: &numbers) ?? "비"
      return try mood(
        Int64(id), at: "2026-03-01T09:00", level: Int.random(in: 0...100, using: &numbers),
        memo: word + (days < 400 ? " 지난 일" : "") + (id % 1_000 == 0 ? " 드묾" : "")
      ).moved(byDays: days)
    }
    try tried.store.keep(moods.shuffled(using: &numbers))
    let sorted = moods.sorted { $0.sortKey < $1.sortKey }
    let store = tried.reopened()
    for start in [0, count / 2 - 1, count - 10] {
      let mark = start == 0 ? nil : sorted[start - 1].sortKey
      let page = try store.read { try $0.moods.list(.all, .oldest(20, after: mark)) }
      #expect(page == Array(sorted[start...].prefix(20)))
    }
    for (search, found) in [
      ("산책", ["산책"]), ("ㅎㅇ", ["회의"]), ("비", ["비"]), ("alk", ["walk"]), ("지난", ["지난"]),
      ("드묾", ["드묾"]), ("ㄷ", ["길었다", "드묾"]), ("ㄹ", []),
    ] {
      let filter = MoodFilter(search: search)
      func isFound(_ mood: Mood) -> Bool { found.contains { mood.memo.contains($0) } }
      let expected = sorted.filter(isFound).reversed().prefix(30)
      #expect(try store.read { try $0.moods.list(filter, .newest(30)) } == Array(expected))
      let mark = sorted[count / 2].sortKey
      let later = sorted[(count / 2 + 1)...].filter(isFound).prefix(30)
      #expect(
        try store.read { try $0.moods.list(filter, .oldest(30, after: mark)) } == Array(later))
    }
    let totals = try store.read {
      try $0.moodDays.daysWithMoods(.earliest ... .latest, isNewestFirst: false, limit: .max)
    }
    let byDay = Dictionary(grouping: moods, by: \.day).mapValues { LevelTally($0.map(\.level)) }
    #expect(totals.map(\.day) == byDay.keys.sorted())
    #expect(totals.allSatisfy { $0.tally == byDay[$0.day] })
  }
}

extension Mood {
  fileprivate func moved(byDays days: Int) -> Mood {
    let later = details.moment.instant.adding(milliseconds: Int64(days) * 86_400_000)
    var details = details
    details.moment = MoodMoment(later, secondsEast: 9 * 3600)
    return Mood(id: id, details: details, place: canvasPosition)
  }
}
