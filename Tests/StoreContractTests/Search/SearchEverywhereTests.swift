import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct SearchEverywhereTests {
  private struct House {
    let store: any Store
    let search: SearchEverywhere

    func find(
      _ words: String, in areas: Set<Kind> = Set(Kind.searchedKinds),
      _ bounds: SearchLimits = .first(100)
    ) throws -> [String] {
      try search(words, in: areas, bounds).results.map(House.line)
    }

    static func line(_ finding: SearchResult) -> String {
      let name =
        switch finding.item {
        case .person(let person): person.name
        case .contact(let contact): contact.name
        case .watering(let watering, let person):
          "\(person.name): \(watering.review.searchedTexts.joined(separator: ", "))"
        case .saying(let saying, _): saying.details.texts[0]
        case .mood(let mood): mood.memo
        case .event(let occurrence): occurrence.event.title
        case .task(let task): task.title
        case .book(let book): book.title
        case .sentence(let sentence, _): sentence.text.value
        }
      return "\(finding.kind.rawValue) \(name)"
    }
  }

  private static func house(_ kind: StoreKind) throws -> House {
    let store = try kind.make().store
    let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)
    let release = ReleaseStarters(store: store, clock: clock) { [] }
    return House(
      store: store, search: SearchEverywhere(store: store, clock: clock, release: release))
  }

  /// Returns a store with one entry of each area that contains 바다, each on another day of March.
  private static func filled(_ kind: StoreKind) throws -> House {
    let house = try house(kind)
    func milliseconds(_ date: String) -> Int64 {
      FixedZone.seoul.instant(of: LocalTime(literal: date + "T09:00")).milliseconds
    }
    try house.store.write { repositories in
      try repositories.people.save(
        person("김바다", id: 1, phone: "010-1234-5678", planted: "2026-03-01"))
      try repositories.sayings.save(
        saying(1, details("바다, 산", "the sea"), addedAt: milliseconds("2026-03-02")))
      try repositories.sayings.save(
        saying(2, details("바다는 넓다", who: "Kim"), addedAt: milliseconds("2026-03-03")))
      try repositories.moods.save(mood(3, at: "2026-03-04T09:00", memo: "저녁의 바다"))
      try repositories.events.save(
        planned(4, times("2026-03-05T10:00", "2026-03-05T11:00"), "바다 여행", note: "ferry"))
      try repositories.books.save(
        book(milliseconds("2026-03-06"), "노인과 바다", author: "Hemingway"))
      try repositories.sentences.save(
        sentence(
          7, of: milliseconds("2026-03-06"), "바다는 깊다", saying: saying(2).id,
          addedAt: milliseconds("2026-03-07")))
    }
    return house
  }

  /// Adds to-dos of two calendars: one overdue, one future, one done, and one without a due date.
  private static func withTasks(_ kind: StoreKind) throws -> House {
    let house = try filled(kind)
    let tasks: [(title: String, due: DueTask.Due?, isDone: Bool)] = [
      ("바다 사진 인화", .day(day("2026-11-18")), false),
      ("휘발유 사기", .floating(LocalTime(literal: "2026-11-20T18:00")), false),
      ("바다 숙소 예약", .day(day("2026-11-10")), true), ("바다 지도 찾기", nil, false),
    ]
    let lines =
      "CATEGORIES:나들이,살림\r\nBEGIN:VALARM\r\nDESCRIPTION:자명종\r\nEND:VALARM\r\n"
    try house.store.write { repositories in
      for (number, (title, due, isDone)) in tasks.enumerated() {
        var toDo = try ToDo(
          number + 1, title, due: due, isDone: isDone,
          in: number == 0 ? CalendarName("work") : .home, lines: number == 1 ? lines : nil)
        if number == 1 {
          toDo.details.note = try EventNote("차고 옆\n주유소")
          toDo.details.place = try EventPlace("을지로")
        }
        try repositories.toDos.save(toDo)
      }
    }
    return house
  }

  @Test(
    arguments: StoreKind.available,
    [
      ("주유소", ["휘발유 사기"]), ("ㅇㅈㄹ", ["휘발유 사기"]), ("살림 휘발유", ["휘발유 사기"]),
      ("주유소 -나들이", []), ("자명종", []), ("휘발유", ["휘발유 사기"]), ("ㅎㅂㅇ", ["휘발유 사기"]),
      ("사기 휘발유", ["휘발유 사기"]),
      ("바다사진", ["바다 사진 인화"]), ("바다 is:overdue", ["바다 사진 인화"]),
      ("바다 is:done -is:overdue 숙소", ["바다 숙소 예약"]), ("지도", ["바다 지도 찾기"]),
      ("when:2026-11-20 휘발유", ["휘발유 사기"]), ("when:2026-11-21 휘발유", []),
      ("바다 사진 -인화", []), ("who:바다 사진", []),
      // Those without a due date last.
      ("바다 -여행", ["바다 사진 인화", "바다 숙소 예약", "바다 지도 찾기"]),
      ("is:task 바다", ["바다 사진 인화", "바다 숙소 예약", "바다 지도 찾기"]), ("-is:task 휘발유", []),
    ])
  func `to-dos are found by words, states and days`(
    _ kind: StoreKind, _ test: (words: String, found: [String])
  ) throws {
    let house = try Self.withTasks(kind)
    #expect(try house.find(test.words, in: [.toDo]) == test.found.map { "todo \($0)" })
    let none = try house.find(test.words, in: [.mood])
    #expect(!none.contains { $0.hasPrefix("todo") })
  }

  @Test(arguments: StoreKind.available)
  func `a result reports whether there are more to-dos`(_ kind: StoreKind) throws {
    let house = try Self.withTasks(kind)
    let answer = try house.search("바다", in: [.toDo], .first(2))
    #expect(answer.results.count == 2 && answer.hasMore)
    #expect(try !house.search("바다", in: [.toDo], .first(4)).hasMore)
    let ofDay = try house.search("18", in: [.toDo], on: day("2026-11-18"), .first(9))
    #expect(ofDay.results.map(House.line) == ["todo 바다 사진 인화"])
  }

  @Test(arguments: StoreKind.available)
  func `a repeating to-do is found on the day on which it is due now`(_ kind: StoreKind) throws {
    let house = try Self.house(kind)
    let start = day("2026-11-20")
    let details = ToDoDetails(
      title: try EventTitle("분리수거"), due: .day(start),
      repetition: .rule(try Recurrence("FREQ=WEEKLY"), from: start.start, skipsHolidays: false))
    try house.store.write { repositories in
      try repositories.toDos.save(ToDo(id: #require(ID(rawValue: 1)), details: details))
    }
    for (date, count) in [(start, 1), (day("2026-11-27"), 0)] {
      #expect(try house.search("그날", in: [.toDo], on: date, .first(9)).results.count == count)
    }
  }

  @Test(arguments: StoreKind.available)
  func `a to-do is found by its present text`(_ kind: StoreKind) throws {
    let house = try Self.house(kind)
    for (word, former) in [("우유", nil), ("두부", "우유"), ("우유", "두부")] as [(String, String?)] {
      try house.store.write {
        try $0.toDos.save(ToDo(1, "장보기", lines: "CATEGORIES:\(word)\r\n"))
      }
      #expect(try house.find(word, in: [.toDo]) == ["todo 장보기"])
      if let former { #expect(try house.find(former, in: [.toDo]) == []) }
    }
  }

  @Test(arguments: StoreKind.available)
  func `a query without a space finds words with one`(_ kind: StoreKind) throws {
    let house = try Self.filled(kind)
    for words in ["바다여행", "ㅂㄷㅇㅎ"] { #expect(try house.find(words) == ["event 바다 여행"]) }
    #expect(try house.find("노인과바다") == ["book 노인과 바다"])
    #expect(try house.find("thesea") == ["saying 바다, 산"])
    #expect(try house.find("저녁의바다 -산") == ["mood 저녁의 바다"])
  }

  @Test(
    arguments: StoreKind.available,
    [
      ("walk morning", ["event Morning walk"]), ("river walk", ["event Morning walk"]),
      ("RIVER morning", ["event Morning walk"]), ("walk zebra", []),
      ("river dog", ["event Dog"]), ("river", ["event Dog", "event Morning walk"]),
    ])
  func `several words find an event in any order, in title and note`(
    _ kind: StoreKind, _ asked: (words: String, found: [String])
  ) throws {
    let house = try Self.house(kind)
    try house.store.write { repositories in
      try repositories.events.save(
        planned(
          1, times("2026-11-21T09:00", "2026-11-21T10:00"), "Morning walk", note: "by the river"))
      try repositories.events.save(
        planned(2, times("2026-11-22T09:00", "2026-11-22T10:00"), "Dog", note: "to the river"))
    }
    #expect(try house.find(asked.words).sorted() == asked.found)
  }

  @Test(arguments: StoreKind.available)
  func `matches at the beginning come first, then whole words, then the nearest`(_ kind: StoreKind)
    throws
  {
    let house = try Self.filled(kind)
    #expect(
      try house.find("바다") == [
        "event 바다 여행", "saying 바다, 산", "sentence 바다는 깊다", "saying 바다는 넓다",
        "book 노인과 바다", "mood 저녁의 바다", "person 김바다",
      ])
    let matches = try house.search("바다", .first(100)).results.map(\.match)
    #expect(
      matches == [
        .wholeWords, .wholeWords, .partOfWord, .partOfWord, .wholeWords, .wholeWords, .partOfWord,
      ])
  }

  @Test(arguments: StoreKind.available, ["dentist", "dentist -holiday"])
  func `the events nearest to now come first, also before many far ones`(
    _ kind: StoreKind, _ words: String
  ) throws {
    let house = try Self.house(kind)
    let days =
      ["2026-11-19", "2026-11-22", "2026-11-01", "2027-01-15", "2020-01-01"]
      + (0..<60).map { "\(Day(literal: "2028-01-01").adding(days: $0))" }
    try house.store.write { repositories in
      for (number, day) in days.enumerated() {
        try repositories.events.save(
          planned(
            Int64(number + 1), times("\(day)T10:00", "\(day)T11:00"), "Dentist \(day)"))
      }
    }
    #expect(
      try house.find(words, in: [.event], .first(5))
        == ["2026-11-19", "2026-11-22", "2026-11-01", "2027-01-15", "2028-01-01"].map {
          "event Dentist \($0)"
        })
    #expect(try house.find(words, in: [.event]).count == 65)
  }

  @Test(arguments: StoreKind.available)
  func `a contact who is not planted is found with people`(_ kind: StoreKind) throws {
    let house = try Self.filled(kind)
    try house.store.write { repositories in
      try repositories.contacts.save(contact("문어", id: 91, phones: ["02-777-1234"]))
      try repositories.contacts.save(contact("김바다", id: 92, plantedAs: 1))
    }
    for words in ["문어", "ㅁㅇ", "문", "777", "문어 -산"] {
      #expect(try house.find(words) == ["contact 문어"], "\(words)")
    }
    #expect(try house.find("문어", in: [.person]) == ["contact 문어"])
    #expect(try house.find("문어", in: [.saying, .mood]).isEmpty)
    #expect(try house.find("김바다") == ["person 김바다"])
  }

  @Test(arguments: StoreKind.available)
  func `a person planted under another name is found by the contact's name`(
    _ kind: StoreKind
  ) throws {
    let house = try Self.filled(kind)
    try house.store.write {
      try $0.contacts.save(contact("Tom Whitfield", id: 91, plantedAs: 1))
    }
    for words in ["Whitfield", "tom whit"] {
      #expect(try house.find(words) == ["contact Tom Whitfield"], "\(words)")
    }
  }

  @Test(arguments: StoreKind.available)
  func `a person with exactly that name comes first`(_ kind: StoreKind) throws {
    let house = try Self.filled(kind)
    try house.store.write { repositories in
      for number in 10..<80 {
        try repositories.people.save(
          person("김바다 \(number)", id: Int64(number), planted: "2026-03-09"))
      }
      try repositories.people.save(person("바다", id: 80, planted: "2025-01-01"))
    }
    #expect(try house.find("바다").first == "person 바다")
    #expect(try house.find("김바다").first == "person 김바다")
    #expect(try house.find("바다", .first(1)) == ["person 바다"])
  }

  @Test(arguments: StoreKind.available)
  func `a person with exactly these initials comes first`(_ kind: StoreKind) throws {
    let house = try Self.filled(kind)
    try house.store.write { repositories in
      try repositories.people.save(person("보람", id: 90, planted: "2020-01-01"))
      try repositories.people.save(person("김보라미", id: 91, planted: "2026-04-01"))
      try repositories.moods.save(mood(92, at: "2026-11-01T09:00", memo: "밤바람 부르러"))
    }
    #expect(try house.find("ㅂㄹ") == ["person 보람", "mood 밤바람 부르러", "person 김보라미"])
  }

  static let queries: [(words: String, found: [String])] = [
    ("ㅂㄷ ㅇㅎ", ["event 바다 여행"]),
    ("김ㅂ", ["person 김바다"]),
    ("노인과 바ㄷ", ["book 노인과 바다"]),
    ("깊ㄷ", ["sentence 바다는 깊다"]),
    ("저녀", ["mood 저녁의 바다"]),
    ("FERRY", ["event 바다 여행"]),
    ("heming", ["book 노인과 바다"]),
    ("kim", ["saying 바다는 넓다"]),
    ("sea", ["saying 바다, 산"]),
    ("1234-5678", ["person 김바다"]),
    ("없는 말", []), ("", []), (" \n", []),
  ]

  @Test(arguments: StoreKind.available)
  func `every area is searched by words, their parts and initial consonants`(_ kind: StoreKind)
    throws
  {
    let house = try Self.filled(kind)
    for query in Self.queries {
      #expect(try house.find(query.words) == query.found, "\(query.words)")
    }
  }

  @Test(arguments: StoreKind.available)
  func `only the requested areas are searched`(_ kind: StoreKind) throws {
    let house = try Self.filled(kind)
    for area in Kind.searchedKinds where area != .toDo {
      let found = try house.search("바다", in: [area], .first(9)).results
      #expect(found.count == (area == .saying ? 2 : 1))
      #expect(found.allSatisfy { $0.kind == area })
    }
    #expect(try house.find("바다", in: []).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `a saying made from a sentence is found with its book`(_ kind: StoreKind) throws {
    let house = try Self.filled(kind)
    let found = try house.search("넓다", .first(9)).results.map(\.item)
    guard case .saying(_, let book)? = found.first else {
      Issue.record("no saying")
      return
    }
    #expect(book?.title == "노인과 바다")
  }

  @Test(arguments: StoreKind.available)
  func `areas share the rows, and it is reported if there are more`(_ kind: StoreKind) throws {
    let house = try Self.house(kind)
    try house.store.write { repositories in
      for number in 1...20 {
        try repositories.sayings.save(saying(number, details("바다 \(number)")))
        try repositories.moods.save(
          mood(Int64(number), at: "2026-03-01T09:\(number + 10)", memo: "바다 \(number)"))
        try repositories.people.save(
          person("바다 \(number)", id: Int64(number), planted: "2026-03-\(number + 10)"))
      }
      try repositories.books.save(book(1, "바다"))
    }
    func answer(_ words: String, _ bounds: SearchLimits) throws -> SearchEverywhere.Results {
      try house.search(words, bounds)
    }
    let shared = try answer("바다", .shared(12, among: 6))
    #expect(
      shared.results.map(House.line) == [
        "person 바다 20", "person 바다 19", "person 바다 18",
        "mood 바다 20", "mood 바다 19", "mood 바다 18",
        "saying 바다 20", "saying 바다 19", "saying 바다 18", "book 바다",
      ])
    #expect(shared.hasMore)
    // Room that other areas leave is used.
    let alone = try house.search("바다", in: [.mood, .book], .shared(30, among: 2))
    #expect(alone.results.count == 21 && !alone.hasMore)
    #expect(try answer("바다", .first(3)).results.count == 3)
    #expect(try answer("바다", .first(3)).hasMore)
    #expect(try answer("바다", .first(61)).results.count == 61)
    #expect(try !answer("바다", .first(61)).hasMore)
    #expect(try answer("바다", .first(0)) == .empty)
    #expect(try answer("바다", .first(.max)).results.count == 61)
  }

  @Test(arguments: StoreKind.available)
  func `notes about contacts are found among people, with their own share`(
    _ kind: StoreKind
  ) throws {
    let house = try Self.house(kind)
    try house.store.write { repositories in
      for number in 1...70 {
        try repositories.people.save(
          person("유자 \(number)", id: Int64(number), planted: "2026-01-01"))
      }
      try repositories.waterings.save(
        watering(90, of: 7, on: "2026-03-02", keywords: ["여행"], memo: "유자차를 보내 주셨다"))
      try repositories.waterings.save(watering(91, of: 7, on: "2026-03-09", memo: "유자 한 상자"))
      try repositories.moods.save(mood(92, at: "2026-03-05T09:00", memo: "유자 향"))
    }
    let found = try house.find("유자", .shared(12, among: 6))
    #expect(found.prefix(2) == ["person 유자 7: 유자 한 상자", "mood 유자 향"])
    #expect(found.contains("person 유자 7: 여행, 유자차를 보내 주셨다"))
    #expect(try house.find("여ㅎ", in: [.person]) == ["person 유자 7: 여행, 유자차를 보내 주셨다"])
    #expect(try house.find("유자차", in: [.mood, .saying]) == [])
    #expect(try house.find("유자", .first(100)).count == 73)
    #expect(Set(try house.find("유자", .first(100))).count == 73)
    let seven: ID<Person> = try someID(7)
    let note = try house.search("유자차", .first(9)).results.first
    #expect(note?.item.fullID == seven.fullForm && note?.match == .partOfWord)
  }

  @Test(arguments: StoreKind.available)
  func `the lines of the day are released before sayings are searched`(_ kind: StoreKind) throws {
    let store = try kind.make().store
    let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)
    let release = ReleaseStarters(
      store: store, clock: clock
    ) { [StarterLine("모닥불", "embers")] }
    let search = SearchEverywhere(store: store, clock: clock, release: release)
    #expect(try search("모닥", in: [.book], .first(9)).results.isEmpty)
    #expect(try store.read { try $0.sayings.totals() }.all == 0)
    #expect(try search("모닥", .first(9)).results.count == 1)
  }
}
