import HearthDomain
import HearthTestSupport
import Testing

@Suite struct EventRepositoryContractTests {
  private let all = EventFilter.all

  @Test(arguments: StoreKind.available, awkwardNames)
  func `all data of an event is read back`(kind: StoreKind, text: String) throws {
    let tried = try kind.make()
    let note = text + "\n" + String(repeating: "가", count: 400)
    let events = try [
      planned(1, times("2026-03-01T09:00", "2026-03-01T10:00"), text, note: note),
      planned(2, moments("2026-03-29T01:00", "2026-03-29T04:00"), text, remind: []),
      planned(3, wholeDays("2026-12-31", "2027-01-02"), text, remind: [0, 10, 60, 1440, 525_600]),
      planned(4, wholeDays("0001-01-01", "9999-12-31"), text, remind: [7]),
      planned(.max, times("0001-01-01T00:00", "9999-12-31T23:59"), text),
    ]
    try save(events, in: tried.store)
    for store in [tried.store, tried.reopened()] {
      for event in events {
        let kept = try #require(try store.read { try $0.events.event(event.id) })
        #expect(kept == event)
        #expect(bytes(kept.title) == bytes(event.title))
        #expect(bytes(kept.note) == bytes(event.note))
      }
      let listed = try store.read { try $0.events.list(all, in: FixedZone.seoul, places: 0..<9) }
      #expect(Set(listed.map(\.event)) == Set(events))
    }
  }

  @Test(arguments: StoreKind.available)
  func `an event is replaced and removed with its reminders`(kind: StoreKind) throws {
    let tried = try kind.make()
    let before = try planned(
      1, times("2026-03-01T09:00", "2026-03-01T10:00"), "점심 약속", remind: [0, 10, 20])
    let after = try planned(
      1, wholeDays("2026-04-01", "2026-04-03"), "여행", note: "제주", remind: [60])
    let ever = Instant(milliseconds: 0)..<Instant(milliseconds: .max)
    try save([before, try planned(2, before.span, "점심")], in: tried.store)
    try save([after], in: tried.store)
    try tried.reopened().read { (repositories) throws in
      let events = repositories.events
      #expect(try events.event(after.id) == after)
      func found(_ text: String) throws -> [Int64] {
        try events.list(EventFilter(search: text), in: FixedZone.seoul, places: 0..<9)
          .map(\.event.id.rawValue)
      }
      #expect(try found("점심") == [2])
      #expect(try found("제주") == [1])
      #expect(try events.reminders(at: ever, in: FixedZone.seoul).map(\.minutesBefore) == [0, 60])
      #expect(
        try events.counts(on: day("2026-03-01")...day("2026-04-30"), in: FixedZone.seoul).count == 4
      )
    }
    for _ in 1...2 { try tried.store.write { try $0.events.remove(after.id) } }
    try tried.reopened().read { (repositories) throws in
      let events = repositories.events
      #expect(try events.event(after.id) == nil)
      #expect(try events.reminders(at: ever, in: FixedZone.seoul).map(\.minutesBefore) == [0])
      #expect(
        try events.list(all, in: FixedZone.seoul, places: 0..<9).map(\.event.id.rawValue) == [2])
    }
  }

  @Test(arguments: StoreKind.available)
  func `a failed write leaves the schedule unchanged`(kind: StoreKind) throws {
    struct Interruption: Error, Equatable {}
    let tried = try kind.make()
    let kept = try planned(1, times("2026-03-01T09:00", "2026-03-01T10:00"))
    try save([kept], in: tried.store)
    #expect(throws: Interruption()) {
      try tried.store.write { repositories in
        try repositories.events.remove(kept.id)
        try repositories.events.save(try planned(2, kept.span))
        throw Interruption()
      }
    }
    let listed = try tried.reopened().read {
      try $0.events.list(all, in: FixedZone.seoul, places: 0..<9)
    }
    #expect(listed.map(\.event) == [kept])
  }

  @Test(arguments: StoreKind.available)
  func `a title is matched by words, parts, initials and the end of its id`(kind: StoreKind) throws
  {
    let store = try kind.make().store
    let span = try times("2026-03-01T09:00", "2026-03-01T10:00")
    let one = try planned(0x7123_4567_89AB_CDEF, span, "주간 회의", note: "저녁")
    try save(
      [one, planned(5, span, "회의"), planned(6, span, "저녁 회의"), planned(7, span, "Lunch")],
      in: store)
    func meant(_ words: String, _ limit: Int = 9) throws -> [Int64] {
      try store.read {
        try $0.events.events(matching: NameMatcher(words), limit: limit).map(\.id.rawValue)
      }
    }
    #expect(try meant("회의") == [5, 6, one.id.rawValue])
    #expect(try meant("회의", 1) == [5])
    #expect(try meant("저녁") == [6])
    #expect(try meant("ㅈㄱ") == [one.id.rawValue])
    #expect(try meant("lun") == [7])
    #expect(try meant(one.id.shortForm) == [one.id.rawValue])
    #expect(try meant(one.id.fullForm) == [one.id.rawValue])
    #expect(try meant("없음") == [])
    #expect(try meant("") == [])
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `thousands of events are stored and paged`(kind: StoreKind) throws {
    let store = try kind.make().store
    let start = wall("2026-01-01T00:00")
    let count = TestExtent.count(10_000, usually: 2_000)
    try store.write { repositories in
      for number in 0..<count {
        let begin = start.adding(minutes: number * 30)
        let span = try EventSpan(from: begin, to: begin.adding(minutes: 45), zone: "Asia/Seoul")
        try repositories.events.save(try planned(Int64(count - number), span, "일 \(number)"))
      }
    }
    try store.read { (repositories) throws in
      let events = repositories.events
      func ids(_ places: Range<Int>) throws -> [Int64] {
        try events.list(all, in: FixedZone.seoul, places: places).map(\.event.id.rawValue)
      }
      let (last, half) = (Int64(count), count / 2)
      #expect(try ids(0..<3) == [last, last - 1, last - 2])
      #expect(try ids(half..<half + 2) == [last / 2, last / 2 - 1])
      #expect(try ids(count - 2..<2 * count) == [2, 1])
      let days = day("2026-01-02")...day("2026-01-02")
      #expect(try events.list(.on(days), in: FixedZone.seoul, places: 0..<99).count == 49)
      #expect(try events.counts(on: days, in: FixedZone.seoul) == [days.lowerBound: 49])
    }
  }
}
