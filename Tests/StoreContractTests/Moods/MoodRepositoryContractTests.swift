import HearthDomain
import HearthTestSupport
import Testing

@Suite struct MoodRepositoryContractTests {
  private struct Interruption: Error {}

  @Test(arguments: StoreKind.available, awkwardNames)
  func `a mood is read back byte for byte`(kind: StoreKind, memo: String) throws {
    let tried = try kind.make()
    let all = try [
      mood(1, level: 0, memo: memo, across: 100, down: 900),
      mood(.max, at: "9999-12-31T23:59", level: 100, memo: memo),
      mood(2, at: "0001-01-01T00:00", in: FixedZone(name: "", secondsEast: -86_400)),
    ]
    try tried.store.keep(all)
    for store in [tried.store, tried.reopened()] {
      for mood in all {
        let kept = try #require(try store.read { try $0.moods.mood(mood.id) })
        #expect(kept == mood)
        #expect(bytes(kept.memo) == bytes(mood.memo))
      }
      #expect(try store.ids(.all, .oldest(9)) == [2, 1, .max])
    }
  }

  @Test(arguments: StoreKind.available)
  func `a mood is replaced and removed with its derived data`(kind: StoreKind) throws {
    let tried = try kind.make()
    try tried.store.keep([try mood(1, memo: "하늘"), try mood(2)])
    let moved = try mood(1, at: "2026-03-05T20:00", level: 10, memo: "바다", across: 300)
    try tried.store.keep([moved])
    let store = tried.reopened()
    #expect(try store.read { try $0.moods.mood(moved.id) } == moved)
    #expect(try store.ids(.all, .newest(9)) == [1, 2])
    #expect(try store.ids(MoodFilter(search: "하늘"), .newest(9)).isEmpty)
    #expect(try store.ids(MoodFilter(search: "바다"), .newest(9)) == [1])
    for _ in 1...2 { try store.write { try $0.moods.remove(moved.id) } }
    #expect(try tried.store.read { try $0.moods.mood(moved.id) } == nil)
    #expect(try tried.store.ids(.all, .newest(9)) == [2])
    #expect(try tried.store.ids(MoodFilter(search: "바다"), .newest(9)).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `a mood is added once`(kind: StoreKind) throws {
    let store = try kind.make().store
    let first = try mood(1, memo: "하나")
    try store.write { try $0.moods.add([first]) }
    #expect(throws: DomainError.conflict(.mood, holder: first.id.shortForm)) {
      try store.write { try $0.moods.add([try mood(1, memo: "둘")]) }
    }
    #expect(try store.read { try $0.moods.mood(first.id) } == first)
    #expect(try store.ids(MoodFilter(search: "하나"), .newest(9)) == [1])
  }

  @Test(arguments: StoreKind.available)
  func `moods are added together or not at all`(kind: StoreKind) throws {
    let store = try kind.make().store
    try store.write { repositories in
      try repositories.moods.add([])
      try repositories.moods.add([try mood(3, memo: "셋")])
      #expect(throws: DomainError.conflict(.mood, holder: (try mood(3)).id.shortForm)) {
        try repositories.moods.add([try mood(2, memo: "둘"), try mood(3), try mood(4)])
      }
      // The new moods are before and after an existing one, in any order.
      try repositories.moods.add([try mood(4, memo: "넷"), try mood(1, memo: "하나")])
    }
    #expect(try store.ids(.all, .newest(9)) == [4, 3, 1])
    #expect(try store.ids(MoodFilter(search: "둘"), .newest(9)).isEmpty)
    for (word, number) in [("하나", 1), ("셋", 3), ("넷", 4)] as [(String, Int64)] {
      #expect(try store.ids(MoodFilter(search: word), .newest(9)) == [number])
    }
  }

  @Test(arguments: StoreKind.available)
  func `a failed write leaves nothing behind`(kind: StoreKind) throws {
    let tried = try kind.make()
    try tried.store.keep([try mood(1, level: 20)])
    #expect(throws: Interruption.self) {
      try tried.store.write { repositories in
        try repositories.moods.save(try mood(2, memo: "없던 일"))
        try repositories.moods.remove(try someID(1))
        try repositories.moodDays.setPalette(.tide, for: day("2026-03-01"))
        try repositories.moodSettings.save(MoodSettings(mode: .last))
        throw Interruption()
      }
    }
    let store = tried.reopened()
    #expect(try store.ids(.all, .newest(9)) == [1])
    try store.read { (repositories) throws in
      let days = try repositories.moodDays.daysWithMoods(
        .earliest ... .latest, isNewestFirst: true, limit: 9)
      #expect(
        days == [MoodDay(day: day("2026-03-01"), tally: LevelTally([try MoodLevel(20)]))])
      #expect(try repositories.moodSettings.load() == MoodSettings())
    }
  }

  @Test(arguments: StoreKind.available)
  func `a mood is matched by the end of its id`(kind: StoreKind) throws {
    let store = try kind.make().store
    let near: Int64 = 5 << 20 | 77
    try store.keep([try mood(77), try mood(near), try mood(78)])
    func ending(_ text: String, _ limit: Int = 9) throws -> [Int64] {
      let tail = try #require(IDTail(text))
      return try store.read { try $0.moods.moodsEnding(in: tail, limit: limit).map(\.id.rawValue) }
    }
    let id: ID<Mood> = try someID(near)
    #expect(try ending(String(id.fullForm.suffix(4))) == [77, near])
    #expect(try ending(String(id.fullForm.suffix(4)), 1) == [77])
    #expect(try ending(id.shortForm) == [near])
    #expect(try ending(id.fullForm) == [near])
    #expect(try ending("zzzz").isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `all mood settings are read back`(kind: StoreKind) throws {
    let tried = try kind.make()
    #expect(try tried.store.read { try $0.moodSettings.load() } == MoodSettings())
    let changed = MoodSettings(
      mode: .last, shuffles: false, palette: .aurora, artist: try ArtistName("it's 무명\0"),
      paper: .light)
    try tried.store.write { try $0.moodSettings.save(changed) }
    let kept = try tried.reopened().read { try $0.moodSettings.load() }
    #expect(kept == changed && bytes(kept.artist.value) == bytes(changed.artist.value))
    try tried.store.write { try $0.moodSettings.save(MoodSettings()) }
    #expect(try tried.reopened().read { try $0.moodSettings.load() } == MoodSettings())
  }
}
