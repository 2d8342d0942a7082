import HearthTestSupport
import Testing

@testable import HearthDomain

/// Search conditions other than words, on every store.
@Suite struct SearchLineContractTests {
  private static let clock = LocalClock(
    now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)

  private static func filled(_ kind: StoreKind) throws -> any Store {
    let store = try kind.make().store
    try store.write { repositories in
      try repositories.people.save(person("Mina", id: 1, dueOn: "2026-11-18"))
      try repositories.people.save(person("Ada", id: 2, dueOn: "2026-12-18"))
      try repositories.moods.save(
        mood(1, at: "2026-11-01T09:00", level: 30, memo: "sea walk", tags: ["run"]))
      try repositories.moods.save(
        mood(2, at: "2026-11-02T09:00", level: 70, memo: "walk by the sea", tags: ["run", "rain"]))
      try repositories.moods.save(mood(3, at: "2026-10-02T09:00", level: 20, memo: "walk"))
      try repositories.events.save(
        planned(4, times("2026-12-05T10:00", "2026-12-05T11:00"), "sea trip"))
      try repositories.events.save(
        planned(5, times("2026-03-05T10:00", "2026-03-05T11:00"), "sea walk"))
      try repositories.books.save(book(6, "The Old Man and the Sea", author: "Hemingway"))
      try repositories.books.save(book(7, "Walden", author: "Thoreau"))
      var shelved = try book(12, "Emma", author: "Austen")
      shelved.details.description = try BookDescription("Matchmaking\n\n#cozy #winter-2020")
      try repositories.books.save(shelved)
      try repositories.sentences.save(sentence(8, of: 6, "Everything about him was old."))
      try repositories.waterings.save(watering(9, of: 1, on: "2026-10-05"))
      try repositories.waterings.save(watering(10, of: 1, on: "2026-11-05", memo: "her new job"))
      try repositories.waterings.save(watering(11, of: 2, on: "2026-10-05", memo: "a job"))
      try repositories.sayings.save(
        saying(1, details("바다", tags: ["겨울", "run"]), addedAt: 5, likedAt: 6))
      try repositories.sayings.save(saying(2, details("산", tags: ["겨울"]), addedAt: 6))
    }
    return store
  }

  static let lines: [(line: String, found: Set<String>)] = [
    ("tag:run", ["mood 1", "mood 2", "saying 1"]), ("tag:run -rain", ["mood 1", "saying 1"]),
    ("-tag:run walk", ["mood 3", "event 5"]),
    ("mood<40", ["mood 1", "mood 3"]), ("mood<40 when:2026-10", ["mood 3"]),
    ("when:2026-11-02", ["mood 2"]), ("sea when:2026-12-05,2026-03-05", ["event 4", "event 5"]),
    ("walk when:2026-03-05,2026-10-02", ["mood 3", "event 5"]),
    ("when:2026-12..", ["event 4", "person 2"]),
    ("\"sea walk\"", ["mood 1", "event 5"]), ("walk \"the sea\"", ["mood 2"]),
    ("who:mina", ["person 1", "watering 9", "watering 10"]), ("누구:ㅁㅅ", []),
    ("who:mina when:2026-10", ["watering 9"]), ("who:mina job", ["watering 10"]),
    ("who:hemingway", ["book 6", "sentence 8"]), ("who:hemingway sea", ["book 6"]),
    ("tag:cozy", ["book 12"]), ("#winter-2020", ["book 12"]), ("tag:winter", []),
    ("cozy -tag:cozy", []), ("austen cozy", ["book 12"]), ("matchmaking", []),
    ("is:overdue", ["person 1"]), ("is:liked", ["saying 1"]), ("is:done sea", ["event 5"]),
    ("is:open sea", ["event 4"]),
  ]

  @Test(arguments: StoreKind.available)
  func `every area supports all search conditions`(kind: StoreKind) throws {
    let store = try Self.filled(kind)
    let release = ReleaseStarters(store: store, clock: Self.clock) { [] }
    let search = SearchEverywhere(store: store, clock: Self.clock, release: release)
    for (line, expected) in Self.lines {
      let answer = try search(line, .first(100))
      let found = answer.results.map { finding -> String in
        switch finding.item {
        case .person(let person): "person \(person.id.rawValue)"
        case .contact(let contact): "contact \(contact.id.rawValue)"
        case .watering(let watering, _): "watering \(watering.id.rawValue)"
        case .saying(let saying, _): "saying \(saying.number)"
        case .mood(let mood): "mood \(mood.id.rawValue)"
        case .event(let occurrence): "event \(occurrence.event.id.rawValue)"
        case .book(let book): "book \(book.id.rawValue)"
        case .task(let task): "task \(task.title)"
        case .sentence(let sentence, _): "sentence \(sentence.id.rawValue)"
        }
      }
      #expect(Set(found) == expected && found.count == expected.count, "\(line): \(found)")
    }
    #expect(throws: DomainError.self) { try search("is:soon", .first(9)) }
  }

  @Test(arguments: StoreKind.available)
  func `a search for several days finds nothing between them`(kind: StoreKind) throws {
    let store = try kind.make().store
    try store.write { repositories in
      try repositories.people.save(person("Mina", id: 1))
      for (id, day) in zip(
        1..., ["2024-12-01", "2025-06-01", "2025-06-02", "2025-12-01", "2026-06-01", "2026-12-01"])
      {
        try repositories.moods.save(
          mood(Int64(id), at: "\(day)T09:00", level: 50, memo: id == 4 ? "rain" : "walk"))
        try repositories.waterings.save(watering(Int64(id), of: 1, on: day))
      }
    }
    let queries = MoodQueries(context: .of(store: store, clock: Self.clock))
    func moods(_ search: String, _ page: MoodPage, _ days: ClosedRange<Day>? = nil) throws
      -> [Int64]
    {
      let filter = MoodFilter(days: days ?? .earliest ... .latest, search: search)
      return try queries.list(filter, page).map(\.id.rawValue)
    }
    let line = "when:2024-12-01,2025-12-01,2026-12-01"
    #expect(try moods(line, .newest(9)) == [6, 4, 1])
    #expect(try moods(line, .newest(2)) == [6, 4])
    #expect(try moods(line, .oldest(2)) == [1, 4])
    #expect(try moods(line + " walk", .newest(9)) == [6, 1])
    #expect(try moods(line, .newest(9), day("2025-01-01")...day("2026-11-30")) == [4])
    let mark = try #require(try queries.list(MoodFilter(search: line), .newest(1)).first)
    #expect(try moods(line, .newest(9, before: mark.sortKey)) == [4, 1])
    #expect(try moods("when:2025 when:2026", .newest(9)).isEmpty)
    func waterings(_ search: String, _ places: Range<Int>) throws -> [Int64] {
      let line = try SearchExpression(search)
      let found = try store.read { try $0.waterings(by: line, in: places) }
      return found.map { $0.watering.id.rawValue }
    }
    #expect(try waterings(line, 0..<9) == [6, 4, 1])
    #expect(try waterings(line, 1..<3) == [4, 1])
    #expect(try waterings(line, 2..<9) == [1])
    #expect(try waterings(line, 3..<9).isEmpty)
    #expect(try waterings("when:2025 when:2026", 0..<9).isEmpty)
  }

  @Test(
    arguments: StoreKind.available,
    [
      ("회의", ["2026-11-24"]), ("회의 when:2026-12-08", ["2026-12-08"]),
      ("when:2026-12-01..2026-12-10,2027-02-02", ["2026-12-01", "2026-12-08", "2027-02-02"]),
      ("when:2026-11", ["2026-11-24"]), ("when:2026-10", []), ("when:2026-12-02", []),
    ])
  func `a series is found on the requested days if each day is listed`(
    kind: StoreKind, search: (line: String, days: [String])
  ) throws {
    let store = try kind.make().store
    try store.write { repositories in
      try repositories.events.save(
        repeated(1, times("2026-11-03T09:00", "2026-11-03T10:00"), "FREQ=WEEKLY", "회의"))
    }
    let queries = ScheduleQueries(context: .of(store: store, clock: Self.clock))
    var coming = EventFilter(
      timeRange: day("2026-11-20").start..<LocalTime.latest, startsWithin: true, search: search.line
    )
    coming.seriesOnceFrom = Self.clock.localTime
    let found = try queries.list(coming, in: 0..<9)
    #expect(found.map(\.start.day.description) == search.days)
  }

  @Test(arguments: StoreKind.available)
  func `a list continues until its page is full`(kind: StoreKind) throws {
    let store = try kind.make().store
    try store.write { repositories in
      for id in 1...600 {
        try repositories.moods.save(
          mood(
            Int64(id), at: "2026-03-01T09:00", level: id % 100, memo: "walk \(id)",
            tags: id % 3 == 0 ? ["run"] : []))
      }
    }
    let queries = MoodQueries(context: .of(store: store, clock: Self.clock))
    func ids(_ search: String, _ page: MoodPage) throws -> [Int64] {
      try queries.list(MoodFilter(search: search), page).map(\.id.rawValue)
    }
    #expect(try ids("mood<3 walk", .newest(4)) == [600, 502, 501, 500])
    #expect(try ids("tag:run mood:99", .newest(9)) == [399, 99])
    let mark = try #require(try queries.list(MoodFilter(search: "walk 399"), .newest(1)).first)
    #expect(try ids("tag:run mood:99", .newest(9, before: mark.sortKey)) == [99])
    #expect(try ids("-tag:run mood:99", .oldest(9)) == [199, 299, 499, 599])
  }
}
