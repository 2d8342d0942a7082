import HearthData
import HearthDomain
import HearthTestSupport
import Testing

/// Sample years in stores.
@Suite struct SampleTests {
  private static let now = "2026-11-20T09:00"
  private let today = Day(literal: "2026-11-20")

  @Test(arguments: StoreKind.available, Language.allCases)
  func `every area of the sample has entries on every store`(kind: StoreKind, language: Language)
    throws
  {
    let store = try kind.make().store
    let counts = try fill(store, in: language)
    #expect(counts.people == 12 && counts.sayings == 136 && counts.events == 210)
    #expect(counts.books == 15 && counts.moods > 700 && counts.waterings > 200)
    let content = try Content(of: store)
    #expect(content.people.count == 12)
    #expect(content.sayings.count == 136)
    #expect(content.moods.count == counts.moods)
    #expect(content.books.count == 15)
    // Series are listed several times.
    #expect(Set(content.events.map(\.event.id)).count == 210)
    let profile = try store.read { try $0.profile.load() }
    #expect(profile.welcomedAt != nil && !profile.displayName.isEmpty)
  }

  @Test(.inWholeRuns, arguments: Language.allCases)
  func `the same seed gives the same year, and another seed another`(language: Language) throws {
    let stores = [InMemoryStore(), InMemoryStore(), InMemoryStore()]
    for (store, seed) in zip(stores, [7, 7, 8] as [UInt64]) {
      try fill(store, in: language, seed: seed)
    }
    let years = try stores.map { try Content(of: $0) }
    #expect(years[0] == years[1])
    #expect(years[0].moods != years[2].moods)
    #expect(years[0].people != years[2].people)
    #expect(years[0].books != years[2].books)
    #expect(years[0].events != years[2].events)
    #expect(years[0].sayings != years[2].sayings)
  }

  @Test(arguments: Language.allCases)
  func `one of today's events repeats, and none is listed twice on a day`(
    language: Language
  ) throws {
    let store = InMemoryStore()
    try fill(store, in: language)
    let events = try Content(of: store).events
    let weekly = events.filter { $0.originalStart != nil }
    #expect(weekly.contains { $0.start.day == today })
    #expect(weekly.allSatisfy { $0.start.day.weekday == today.weekday })
    for (day, there) in Dictionary(grouping: events, by: \.start.day) {
      #expect(Set(there.map(\.event.title)).count == there.count, "\(day)")
    }
  }

  @Test func `plants are in all states and sizes`() throws {
    let content = try content()
    #expect(Set(content.people.map { $0.state(on: today) }) == Set(PlantState.allCases))
    #expect(Set(content.people.map(\.stage)) == Set(GrowthStage.allCases))
    #expect(Set(content.people.map(\.plant)) == Set(Plant.allCases))
    let postponed = content.people.filter { $0.care.postponementsSinceContact > 0 }
    #expect(postponed.count == 1)
  }

  /// The care stored by the sample equals the one computed from its history.
  @Test func `a plant's care matches its history`() throws {
    let store = InMemoryStore()
    try fill(store, in: .korean)
    for person in try Content(of: store).people {
      let history = try store.read { repositories in
        CareHistory(
          plantedOn: person.details.plantedOn, rhythm: person.details.rhythm,
          waterings: try repositories.waterings.waterings(
            of: person.id, on: .earliest ... .latest),
          postponements: try repositories.postponements.postponements(of: person.id))
      }
      #expect(history.care == person.care)
      #expect(
        history.waterings.allSatisfy { $0.day >= person.details.plantedOn && $0.day <= today })
    }
  }

  @Test(
    .inWholeRuns, arguments: [Self.now, "2026-11-20T00:03", "2026-11-20T23:59", "2028-02-29T14:20"])
  func `the sample has no future moods or readings`(now: String) throws {
    let content = try content(at: now)
    let moment = FixedZone.seoul.instant(of: LocalTime(literal: now))
    #expect(content.moods.allSatisfy { $0.moment.instant <= moment })
    #expect(content.moods.contains { $0.day == LocalTime(literal: now).day })
    #expect(content.records.allSatisfy { $0.day < LocalTime(literal: now).day })
    #expect(content.sayings.allSatisfy { $0.addedAt <= moment })
  }

  @Test(arguments: [Self.now, "2026-11-20T00:03", "2026-11-20T23:59"].tried(usually: 1))
  func `an event is current, and some events overlap`(now: String) throws {
    let content = try content(at: now)
    let local = LocalTime(literal: now)
    let timed = content.events.filter { !$0.event.span.isAllDay }
    #expect(timed.contains { $0.start <= local && local < $0.end })
    #expect(content.events.contains { $0.event.span.isAllDay })
    #expect(content.events.contains { $0.start > local })
    #expect(content.events.contains { $0.end < local })
    let meeting = timed.filter { one in
      timed.contains { $0.event.id != one.event.id && $0.start < one.end && one.start < $0.end }
    }
    #expect(!meeting.isEmpty)
  }

  @Test(arguments: Language.allCases)
  func `the progress of books matches their records`(language: Language) throws {
    let content = try content(in: language)
    for book in content.books {
      let records = content.records.filter { $0.book == book.id }.sorted { $0.day < $1.day }
      #expect(records.last?.page == book.reading?.page)
      #expect(records.map(\.pages).reduce(0, +) == records.last?.page ?? 0)
      #expect(records.allSatisfy { $0.pages > 0 })
      #expect(book.sentenceCount == content.sentences.count { $0.book == book.id })
      if let reading = book.reading, reading.isFinished {
        #expect(reading.page == book.details.pages?.value && book.rating != nil)
        #expect(records.last?.day == reading.finishedOn)
      }
    }
    let plans = content.books.sorted { $0.position < $1.position }.compactMap {
      $0.plan(today: today)
    }
    #expect(plans.map(\.isOnTrack) == [true, false, false])
    #expect(plans.map(\.isLate) == [false, false, true])
    #expect(content.books.contains { $0.isFavourite } && content.books.contains { !$0.isGoal })
    #expect(content.sentences.count >= 8)
  }

  @Test func `a large sample has the requested size`() throws {
    let size = SampleSize(
      days: 40, moodsPerDay: 10...10, people: 60, sayings: 300, events: 500, books: 50)
    var told: [Int] = []
    let store = InMemoryStore()
    let counts = try fill(store, in: .english, size) { told.append($0) }
    #expect((counts.people, counts.sayings, counts.events, counts.books) == (60, 300, 500, 50))
    #expect(try Content(of: store).moods.count == counts.moods)
    #expect(counts.moods == 39 * 10 + 4)
    #expect(told.isEmpty)
  }

  private func content(
    at now: String = Self.now, in language: Language = .korean
  ) throws -> Content {
    let store = InMemoryStore()
    try fill(store, in: language, at: now)
    return try Content(of: store)
  }

  @discardableResult
  private func fill(
    _ store: any Store, in language: Language, seed: UInt64 = 7, at now: String = Self.now,
    _ size: SampleSize = .year, told: (Int) -> Void = { _ in }
  ) throws -> SampleCounts {
    let clock = LocalClock(now: .fixed(now), zone: FixedZone.seoul)
    return try FillWithSamples(store: store, clock: clock, randomness: .seeded(seed))(
      size, in: language, told: told)
  }
}

/// All data of a sample in a store.
private struct Content: Equatable {
  let people: [Person]
  let sayings: [Saying]
  let moods: [Mood]
  let events: [Occurrence]
  let books: [Book]
  let records: [ReadingRecord]
  let sentences: [Sentence]

  init(of store: any Store) throws {
    self = try store.read { repositories in
      let books = try repositories.books.list(after: nil, limit: 1_000)
      return Content(
        people: try repositories.people.list(.all, in: 0..<1_000),
        sayings: try repositories.sayings.list(after: 0, limit: 1_000),
        moods: try repositories.moods.list(.all, .oldest(5_000)),
        events: try repositories.events.list(
          EventFilter(), in: FixedZone.seoul, places: 0..<1_000),
        books: books,
        records: try books.flatMap { try repositories.readingRecords.list(of: $0.id, in: 0..<500) },
        sentences: try books.flatMap { try repositories.sentences.list(of: $0.id, in: 0..<50) })
    }
  }

  private init(
    people: [Person], sayings: [Saying], moods: [Mood], events: [Occurrence], books: [Book],
    records: [ReadingRecord], sentences: [Sentence]
  ) {
    self.people = people
    self.sayings = sayings
    self.moods = moods
    self.events = events
    self.books = books
    self.records = records
    self.sentences = sentences
  }
}
