import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// Searching the newest entries first finds what sorting all of them would.
@Suite struct CommonWordTests {
  private let home: FiledStore
  private let recorder: PlanRecorder
  private let memory = InMemoryStore()
  private let zone = FixedZone.seoul
  private let today = Day(literal: "2026-11-20")
  private static let texts = ["주간 회의", "회의실 청소", "lunch", "산책", "회의", "긴 회의록"]
  private static let words = ["회의", "회", "lunch", "ㅎㅇ", "ㅎ", "회의록", "없다"]

  init() throws {
    home = try FiledStore()
    recorder = try PlanRecorder(of: home)
  }

  /// Saves the same data in a store in memory and a SQLite store, and compares what both find.
  private func compare(
    few: Int, newest: Int, keep: (Repositories) throws -> Void,
    _ body: (_ memory: Repositories, _ sql: Repositories) throws -> Void
  ) throws {
    try memory.write(keep)
    try recorder.begin(.write)
    let index = SearchIndex(recorder)
    index.commonWordLimits = CommonWordLimits(maxSorted: few, newestCount: newest)
    let sql = Repositories(recorder, index)
    try keep(sql)
    try memory.read { try body($0, sql) }
    try recorder.rollback()
  }

  private func id<Thing>(_ number: Int) throws -> ID<Thing> {
    try #require(ID(rawValue: Int64(number)))
  }

  @Test(.inWholeRuns, arguments: [(0, 3), (0, 40), (5, 90), (1_000, 40)])
  func `searches of events`(few: Int, newest: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(newest))
    var events: [Event] = []
    for number in 1...120 {
      let start = LocalTime(
        day: today.adding(days: Int.random(in: -20...20, using: &numbers)),
        time: number.isMultiple(of: 3) ? .noon : .midnight)
      let end = start.adding(minutes: number.isMultiple(of: 7) ? 8_000 : 60)
      let span =
        number.isMultiple(of: 4)
        ? try EventSpan(from: zone.instant(of: start), to: zone.instant(of: end), in: zone)
        : try EventSpan(from: start, to: end, zone: zone.name)
      let title = try EventTitle(Self.texts[number % Self.texts.count])
      events.append(
        Event(id: try id(number), details: EventDetails(title: title, span: span)))
    }
    try compare(few: few, newest: newest) { (repositories) throws in
      for event in events { try repositories.events.save(event) }
    } _: { (memory, sql) throws in
      let week = today.adding(days: -3).start..<today.adding(days: 4).start
      for (words, latestFirst) in Self.words.flatMap({ [($0, true), ($0, false)] }) {
        for (stretch, starts) in [(nil, false), (nil, true), (week, false), (week, true)] {
          let filter = EventFilter(
            timeRange: stretch, startsWithin: starts, search: words, latestFirst: latestFirst)
          for places in [0..<1, 0..<6, 4..<30, 0..<1_000] {
            let found = try sql.events.list(filter, in: zone, places: places)
            #expect(
              try found == memory.events.list(filter, in: zone, places: places),
              "\(filter) \(places)")
          }
        }
      }
    }
  }

  @Test(.inWholeRuns, arguments: [(0, 3), (0, 40), (5, 90), (1_000, 40)])
  func `searches of books and sentences`(few: Int, newest: Int) throws {
    let texts = Self.texts
    try compare(few: few, newest: newest) { (repositories) throws in
      for number in 1...60 {
        let title = try BookTitle(texts[number * 7 % texts.count] + " \(number)")
        let book = Book(
          id: try id(number), details: BookDetails(title: title, pages: try PageCount(99)),
          addedAt: Instant(milliseconds: 0))
        try repositories.books.save(book)
        try repositories.sentences.save(
          Sentence(
            id: try id(1_000 + number), book: book.id,
            text: try SentenceText(texts[number * 5 % texts.count]),
            addedAt: Instant(milliseconds: Int64(number))))
      }
      // Saving a book again moves it to the end of the texts, although it is not new.
      let first: ID<Book> = try id(1)
      let again = try #require(try repositories.books.book(first))
      try repositories.books.save(
        Book(
          id: first,
          details: BookDetails(title: try BookTitle("회의 회의"), pages: again.details.pages),
          addedAt: again.addedAt))
    } _: { (memory, sql) throws in
      for words in Self.words {
        for places in [0..<1, 0..<6, 4..<30, 0..<1_000] {
          #expect(
            try sql.books.search(words, in: places) == memory.books.search(words, in: places),
            "\(words) \(places)")
          #expect(
            try sql.sentences.search(words, in: places)
              == memory.sentences.search(words, in: places), "\(words) \(places)")
        }
      }
    }
  }

  @Test(.inWholeRuns, arguments: [(0, 3), (0, 40), (5, 90), (1_000, 40)])
  func `searches of notes about contacts`(few: Int, newest: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(newest))
    let days = (1...90).map { _ in Int.random(in: 0...30, using: &numbers) }
    try compare(few: few, newest: newest) { (repositories) throws in
      let person = Person(
        id: try id(1),
        planting: PersonDetails(
          name: try PersonName("지민"), rhythm: try CareRhythm(everyDays: 5),
          plantedOn: today.adding(days: -60)))
      try repositories.people.save(person)
      for (number, day) in days.enumerated() {
        let text = Self.texts[number % Self.texts.count]
        let keywords = number.isMultiple(of: 5) ? [try Keyword("회의")] : []
        let memo = number.isMultiple(of: 4) ? Memo.blank : try Memo(text)
        try repositories.waterings.save(
          Watering(
            id: try id(number + 1), personID: person.id, on: today.adding(days: -day),
            means: .call, review: try Review(keywords: keywords, memo: memo)))
      }
    } _: { (memory, sql) throws in
      for words in Self.words {
        for places in [0..<1, 0..<6, 4..<30, 0..<1_000] {
          #expect(
            try sql.waterings.search(words, in: places)
              == memory.waterings.search(words, in: places), "\(words) \(places)")
        }
      }
    }
  }

  /// Long words of which one spelling with a space exists, and words of which none does.
  @Test(arguments: [0, 1_000])
  func `words stored during a search are also found when spelled with a space`(few: Int) throws {
    let words = ["주간회의", "회의실청소", "부산여행"]
    func sentence(_ number: Int, _ text: String) throws -> Sentence {
      Sentence(
        id: try id(1_000 + number), book: try id(1), text: try SentenceText(text),
        addedAt: Instant(milliseconds: Int64(number)))
    }
    func saying(_ number: Int, _ text: String) throws -> Saying {
      Saying(
        id: try id(number), number: number, details: try SayingDetails(korean: SayingText(text)),
        addedAt: Instant(milliseconds: Int64(number)))
    }
    let later: [(Repositories) throws -> Void] = [
      { try $0.sentences.save(try sentence(90, "부산 여행")) },
      { try $0.sayings.save(try saying(90, "주 간회의")) },
      { try $0.sentences.save(try sentence(90, "부산")) },
      { try $0.sentences.remove(try id(1_001)) },
    ]
    func fill(_ repositories: Repositories) throws {
      let details = BookDetails(title: try BookTitle("책"))
      try repositories.books.save(
        Book(id: try id(1), details: details, addedAt: Instant(milliseconds: 0)))
      for (number, text) in Self.texts.enumerated() {
        try repositories.sentences.save(try sentence(number + 1, text))
        try repositories.sayings.save(try saying(number + 1, text))
      }
    }
    try recorder.begin(.write)
    let index = SearchIndex(recorder)
    index.commonWordLimits = CommonWordLimits(maxSorted: few, newestCount: 3)
    let sql = Repositories(recorder, index)
    for change in [fill] + later {
      try memory.write(change)
      try change(sql)
      for words in words {
        let (sentences, sayings) = try memory.read {
          (try $0.sentences.search(words, in: 0..<9), try $0.sayings.search(words, in: 0..<9))
        }
        #expect(try sql.sentences.search(words, in: 0..<9) == sentences, "\(words)")
        #expect(try sql.sayings.search(words, in: 0..<9) == sayings, "\(words)")
      }
    }
    try recorder.rollback()
  }

  @Test func `the index is queried once per spelling, and not again for missing ones`()
    throws
  {
    try compare(few: 5, newest: 3) { (repositories) throws in
      let span = try EventSpan(allDayFrom: today, through: today, zone: zone.name)
      try repositories.events.save(
        Event(id: try id(1), details: EventDetails(title: try EventTitle("주간 회의"), span: span)))
    } _: { (_, sql) throws in
      for _ in 0..<2 {
        for filter in ["주간회의", "부산여행"].map({ EventFilter(search: $0) }) {
          let found = try sql.events.list(filter, in: zone, places: 0..<9)
          #expect(found.count == (filter.search == "주간회의" ? 1 : 0))
        }
      }
    }
    let questions = recorder.steps.map(\.sql).filter { $0.contains("MATCH") }
    #expect(questions.count { $0.contains("LIMIT 1") && !$0.contains("BETWEEN") } == 6)
    #expect(questions.count { $0.contains("rowid >= ?2") } == 2)
  }

  @Test func `before the next match is known, no other kind is searched`() throws {
    let span = try EventSpan(allDayFrom: today, through: today, zone: zone.name)
    let event = Event(
      id: try id(1), details: EventDetails(title: try EventTitle("긴 회의"), span: span))
    try compare(few: 5, newest: 3) { (repositories) throws in
      try repositories.sayings.save(
        Saying(
          id: try id(1), number: 1, details: try SayingDetails(korean: SayingText("주간 회의")),
          addedAt: Instant(milliseconds: 0)))
    } _: { (_, sql) throws in
      #expect(try sql.people.list(PersonFilter(search: "회의"), in: 0..<9).isEmpty)
      #expect(try sql.contacts.list(ContactFilter(search: "회의"), in: 0..<9).isEmpty)
      #expect(try sql.sayings.search("회의", in: 0..<9).count == 1)
      #expect(try sql.moods.list(MoodFilter(search: "회의"), .newest(9)).isEmpty)
      let filter = EventFilter(search: "회의")
      #expect(try sql.events.list(filter, in: zone, places: 0..<9).isEmpty)
      try sql.events.save(event)
      #expect(try sql.events.list(filter, in: zone, places: 0..<9).map(\.event) == [event])
    }
    // One query for people, and two for events after another one is added.
    #expect(recorder.steps.count { $0.sql.contains("MATCH ?1 AND rowid >= ?2") } == 3)
  }

  @Test func `the newest entries are read in order, and no more than needed`() throws {
    try compare(few: 0, newest: 2) { (repositories) throws in
      for number in 1...9 {
        let span = try EventSpan(
          allDayFrom: today.adding(days: number), through: today.adding(days: number),
          zone: zone.name)
        let event = Event(
          id: try id(number), details: EventDetails(title: try EventTitle("회의"), span: span))
        try repositories.events.save(event)
        try repositories.books.save(
          Book(
            id: try id(number), details: BookDetails(title: try BookTitle("회의")),
            addedAt: Instant(milliseconds: 0)))
      }
    } _: { (_, sql) throws in
      _ = try sql.events.list(
        EventFilter(search: "회의", latestFirst: true), in: zone, places: 0..<1)
      _ = try sql.books.search("회의", in: 0..<1)
    }
    let looks = recorder.steps.filter {
      $0.sql.contains("starts >= ?3") || $0.sql.contains("entity_id >= ?2")
    }
    #expect(looks.count >= 3)
    for step in looks {
      #expect(step.detail.hasPrefix("SEARCH"), "\(step.detail) in \(step.sql)")
    }
  }
}
