import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct MoodUseCaseTests {
  @Test(arguments: StoreKind.available)
  func `a mood is added now, stored and found`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind, at: "2026-03-10T23:50")
    #expect(try studio.queries.isEmpty())
    let mood = try studio.feel(82, "친구와 저녁")
    #expect(mood.day == day("2026-03-10"))
    #expect(mood.shape?.number == 9)
    #expect(try studio.queries.latest() == mood)
    #expect(try studio.queries.find(" \(mood.id.shortForm)\n") == mood)
    #expect(try studio.queries.mood(mood.id) == mood)
    #expect(try !studio.queries.isEmpty())
    let missing = DomainError.notFound(.mood, query: "가족", nearest: [])
    #expect(throws: missing) { try studio.queries.find("가족") }
  }

  @Test(arguments: StoreKind.available)
  func `a mood is found by the words of its memo`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    let mood = try studio.feel(82, "nice chat with Ruth")
    try studio.feel(40, "a chat")
    let only = try studio.feel(40, "chat")
    #expect(try studio.queries.find("Nice chat") == mood)
    #expect(try studio.queries.find("chat") == only)
    #expect(throws: DomainError.self) { try studio.queries.find("cha") }
    #expect(throws: DomainError.self) { try studio.queries.find(" ") }
  }

  @Test(arguments: StoreKind.available)
  func `moods whose ids end alike are told apart`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    let near: Int64 = 5 << 25 | 77
    try studio.store.keep([try mood(77), try mood(near, memo: "비")])
    let error = #expect(throws: DomainError.self) { try studio.queries.find("0002d") }
    guard case .ambiguous(.mood, _, let candidates) = error else {
      Issue.record("not ambiguous: \(String(describing: error))")
      return
    }
    #expect(candidates.map(\.name) == ["2026-03-01T09:00, 산책", "2026-03-01T09:00, 비"])
    #expect(Set(candidates.map(\.id)).count == 2)
  }

  @Test(arguments: StoreKind.available)
  func `a time more than a day ahead is refused`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    try studio.feel(10, at: "2026-03-11T09:00")
    try studio.feel(10, at: "0001-01-02T00:00")
    #expect(throws: DomainError.self) { try studio.feel(10, at: "2026-03-11T09:01") }
    #expect(try studio.queries.list(.all, .newest(9)).count == 2)
  }

  @Test(arguments: StoreKind.available)
  func `shapes of a day do not overlap`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    for _ in 0..<4 { try studio.feel(50) }
    let canvas = try studio.queries.canvas(of: day("2026-03-10"))
    #expect(canvas.moods.count == 4 && canvas.layout.side == 190)
    for (place, mood) in canvas.moods.enumerated() {
      let others = canvas.moods[..<place].map(\.canvasPosition)
      #expect(!others.contains { canvas.layout.collides($0, with: mood.canvasPosition) })
    }
  }

  @Test(arguments: StoreKind.available)
  func `a canvas has the newest ten moods of its day, or of all`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    for hour in 0..<12 { try studio.feel(hour, at: "2026-03-09T\(10 + hour):00") }
    let last = try studio.feel(99, at: "2026-03-10T08:00")
    let yesterday = try studio.queries.canvas(of: day("2026-03-09"))
    #expect(yesterday.moods.map(\.level?.value) == Array((2...11).reversed()))
    #expect(try studio.queries.canvas().moods == [last])
    try studio.changeSettings { $0.mode = .last }
    let all = try studio.queries.canvas()
    #expect(all.mode == .last && all.moods == [last] + yesterday.moods.prefix(9))
  }

  @Test(arguments: StoreKind.available)
  func `canvases are browsed by day, always including today`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    #expect(try studio.queries.canvasDay(before: day("2026-03-10")) == nil)
    for date in ["2026-03-01", "2026-03-05", "2026-03-11"] {
      try studio.feel(50, at: "\(date)T08:00")
    }
    let queries = studio.queries
    #expect(try queries.canvasDay(after: day("2026-03-01")) == day("2026-03-05"))
    #expect(try queries.canvasDay(after: day("2026-03-05")) == day("2026-03-10"))
    #expect(try queries.canvasDay(after: day("2026-03-10")) == day("2026-03-11"))
    #expect(try queries.canvasDay(after: day("2026-03-11")) == nil)
    #expect(try queries.canvasDay(before: day("2026-03-11")) == day("2026-03-10"))
    #expect(try queries.canvasDay(before: day("2026-03-10")) == day("2026-03-05"))
    #expect(try queries.canvasDay(before: day("2026-03-01")) == nil)
    #expect(try queries.canvasDay(before: .earliest) == nil)
    #expect(try queries.canvasDay(after: .latest) == nil)
  }

  @Test(arguments: StoreKind.available)
  func `an edit changes only the given fields, and another day moves the shape`(kind: StoreKind)
    throws
  {
    let studio = try MoodUseCaseFixture(kind)
    let before = try studio.feel(30, "졸림")
    let edited = try studio.edit(before.id, MoodEdit(level: .level(MoodLevel(80))))
    #expect(edited.level?.value == 80 && edited.memo == "졸림")
    #expect(edited.canvasPosition == before.canvasPosition && edited.moment == before.moment)
    let moment = MoodMoment(LocalTime(literal: "2026-03-08T23:00"), in: FixedZone.seoul)
    let moved = try studio.edit(before.id, MoodEdit(memo: MoodMemo("개운함"), moment: moment))
    #expect(moved.canvasPosition != before.canvasPosition && moved.day == day("2026-03-08"))
    #expect(try studio.queries.mood(before.id) == moved)
    #expect(try studio.queries.canvas(of: day("2026-03-10")).moods.isEmpty)
    let late = MoodMoment(LocalTime(literal: "2026-03-12T00:00"), in: FixedZone.seoul)
    #expect(throws: DomainError.self) { try studio.edit(before.id, MoodEdit(moment: late)) }
    studio.set("2020-01-01T00:00")
    let again = MoodEdit(level: .level(try MoodLevel(1)), moment: moment)
    #expect(try studio.edit(before.id, again).level?.value == 1)
  }

  @Test(arguments: StoreKind.available)
  func `several moods are removed together or not at all`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    let moods = try [10, 20, 30].map { try studio.feel($0) }
    #expect(try studio.remove(moods[0].id) == moods[0])
    let missing = DomainError.notFound(.mood, query: moods[0].id.shortForm, nearest: [])
    #expect(throws: missing) { try studio.remove([moods[1].id, moods[0].id]) }
    #expect(try studio.queries.list(.all, .newest(9)).count == 2)
    #expect(try studio.remove([moods[1].id, moods[2].id]) == Array(moods[1...]))
    #expect(try studio.queries.isEmpty())
  }

  @Test(arguments: StoreKind.available)
  func `a shuffled layout is stored`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    for level in [10, 50, 90] { try studio.feel(level) }
    let before = try studio.queries.canvas()
    let shuffled = try studio.shuffle(day("2026-03-10"))
    #expect(try studio.queries.canvas() == shuffled)
    #expect(shuffled.moods.map(\.canvasPosition) != before.moods.map(\.canvasPosition))
    #expect(shuffled.moods.map(\.details) == before.moods.map(\.details))
    #expect(try studio.shuffle(nil).moods.map(\.id) == before.moods.map(\.id))
    #expect(try studio.shuffle(day("2020-01-01")).moods.isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `shuffling is refused if it is turned off`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    try studio.feel(50)
    try studio.changeSettings { $0.allowsShuffling = false }
    let before = try studio.queries.canvas()
    #expect(throws: DomainError.refused(.shufflingIsOff)) { try studio.shuffle(before.day) }
    #expect(try studio.queries.canvas() == before)
  }

  @Test(arguments: StoreKind.available)
  func `a day keeps its own palette when the default changes`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    let (mine, other) = (day("2026-03-09"), day("2026-03-10"))
    try studio.choosePalette(.dancheong, for: mine)
    #expect(try studio.changeSettings { $0.palette = .tide }.palette == .tide)
    #expect(try studio.queries.canvas(of: mine).palette == .dancheong)
    #expect(try studio.queries.canvas(of: other).palette == .tide)
    #expect(try studio.queries.canvas(of: nil).palette == .tide)
    try studio.choosePalette(nil, for: mine)
    #expect(try studio.queries.canvas(of: mine).palette == .tide)
    #expect(try studio.queries.settings() == MoodSettings(palette: .tide))
  }

  @Test(arguments: StoreKind.available)
  func `moods of one moment are sorted by time of entry`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    for turn in 1...12 {
      let randomness = Randomness.seeded(UInt64(turn % 4))
      let add = AddMood(
        context: .of(
          store: studio.store, clock: studio.clock,
          newID: IDGenerator(now: studio.clock.now, randomness: randomness), randomness: randomness)
      )
      try add(try MoodLevel(turn), try MoodMemo("\(turn)"))
    }
    let shown = try studio.queries.canvas(of: studio.clock.today).moods.map(\.level?.value)
    #expect(shown == Array((3...12).reversed()))
  }
}
