import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct PeopleQueriesTests {
  @Test(arguments: StoreKind.available)
  func `counts and lists distinguish due and wilted plants`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind, on: "2026-03-01")
    for (name, days) in [("가", 4), ("나", 5), ("다", 6), ("라", 8), ("마", 9)] {
      try garden.plant(name, every: days)
    }
    garden.set("2026-03-06")
    #expect(try garden.queries.totals() == GardenTotals(people: 5, due: 1, wilted: 1))
    let today = garden.queries.today
    func names(_ filter: PersonFilter) throws -> [String] {
      try garden.queries.list(filter, in: 0..<9).map(\.name)
    }
    #expect(try names(.all) == ["가", "나", "다", "라", "마"])
    #expect(try names(.due(on: today)) == ["나"])
    #expect(try names(.wilted(on: today)) == ["가"])
    #expect(try garden.queries.dueSoon(limit: 9).map(\.name) == ["가", "나", "다", "라"])
    #expect(try garden.queries.dueSoon(limit: 2).map(\.name) == ["가", "나"])
    #expect(try garden.queries.list(in: 3..<9).map(\.name) == ["라", "마"])
  }

  @Test(arguments: StoreKind.available)
  func `a person is found by words`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let one = try garden.plant("김지민", nickname: "꼬마")
    let twins = [try garden.plant("서연"), try garden.plant("서연")]
    #expect(try garden.queries.find("꼬마") == one)
    #expect(try garden.queries.find("ㅈㅁ") == one)
    #expect(try garden.queries.find(one.id.shortForm) == one)
    #expect(throws: DomainError.notFound(.person, query: "김지만", nearest: ["김지민"])) {
      try garden.queries.find("김지만")
    }
    #expect(
      throws: DomainError.ambiguous(
        .person, query: "서연",
        candidates: twins.map {
          Candidate(name: "서연", id: $0.id.shortForm, details: [.watering($0.care.dueOn)])
        })
    ) { try garden.queries.find("서연") }
  }

  @Test(arguments: StoreKind.available)
  func `birthdays within a week are sorted by date`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind, on: "2027-02-22")
    try garden.plant("윤일", birthday: "2000-02-29")
    try garden.plant("오늘", birthday: "1990-02-22")
    try garden.plant("일주일", birthday: "03-01")
    try garden.plant("늦음", birthday: "03-02")
    try garden.plant("어제", birthday: "02-21")
    let moon = try #require(KoreanLunarCalendar.lunarDate(of: day("2027-02-24")))
    try garden.plant(
      "달",
      birthday: Birthday.lunar(year: nil, month: moon.month, day: moon.day, isLeapMonth: false)
        .description)
    try garden.plant("열이레", birthday: "lunar:1990-01-17")
    let found = try garden.queries.birthdays()
    #expect(found.map(\.person.name) == ["오늘", "열이레", "달", "윤일", "일주일"])
    #expect(found.map(\.age) == [37, 37, nil, 27, nil])
    #expect(found[3].day == day("2027-02-28"))
  }

  @Test(arguments: StoreKind.available)
  func `a history counts only the first contact of a day`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let someone = try garden.plant()
    garden.set("2026-03-04")
    try garden.water(someone.id, by: .call)
    try garden.water(someone.id, by: .meet, review: Review(memo: Memo("커피")))
    try garden.water(someone.id, on: day("2026-03-02"), by: .mail)
    let all = try garden.queries.history(of: someone.id, in: 0..<9)
    #expect(all.map(\.watering.method) == [.meet, .call, .mail])
    #expect(all.map(\.steps) == [0, 1, 1])
    #expect(try garden.queries.history(of: someone.id, in: 0..<1).map(\.steps) == [0])
    #expect(try garden.queries.history(of: someone.id, in: 3..<9).isEmpty)
    #expect(try garden.queries.lastWatering(of: someone.id).method == .meet)
    let memory = try garden.queries.lastReview(of: someone.id)
    #expect(memory.keywords.isEmpty && memory.wateringsWithMemo.map(\.review.memo.value) == ["커피"])
    // The day of the call already has a review.
    #expect(memory.unreviewedWaterings.map(\.method) == [.mail])
    let month = try garden.queries.calendar(of: someone.id, in: plantingDay.calendarMonth)
    #expect(month.waterings.count == 3)
    #expect(month.comingDays.first == day("2026-03-09"))
  }

  @Test(arguments: StoreKind.available)
  func `notes about everybody are listed, the newest first`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let (one, other) = (try garden.plant("하나"), try garden.plant("두리"))
    garden.set("2026-03-09")
    let tea = try Review(memo: Memo("tea"))
    for (person, date, review) in [
      (one, "2026-03-02", tea), (other, "2026-03-02", try Review(keywords: [Keyword("밥")])),
      (one, "2026-03-03", .blank), (other, "2026-03-05", tea), (one, "2026-03-04", tea),
    ] {
      try garden.water(person.id, on: day(date), by: .call, review: review)
    }
    func notes(since first: String, limit: Int = .max) throws -> [String] {
      var notes: [ReviewedWatering] = []
      try garden.queries.notes(on: day(first) ... .latest, limit: limit) { notes.append($0) }
      for note in notes { #expect(note.person.id == note.watering.personID) }
      return notes.map { "\($0.person.name) \($0.watering.day)" }
    }
    let all = ["두리 2026-03-05", "하나 2026-03-04", "두리 2026-03-02", "하나 2026-03-02"]
    #expect(try notes(since: "2026-03-01") == all)
    #expect(try notes(since: "2026-03-04") == Array(all.prefix(2)))
    #expect(try notes(since: "2026-03-06") == [])
    for limit in [0, 1, 3, 4, 9] {
      #expect(try notes(since: "2026-03-01", limit: limit) == Array(all.prefix(limit)))
    }
  }

  @Test(arguments: StoreKind.available)
  func `more contacts than one batch are all examined`(kind: StoreKind) throws {
    let tried = try kind.make()
    try tried.store.write { repositories in
      try repositories.people.save(person())
      for number in 1...1_203 as ClosedRange<Int64> {
        let memo = number % 3 == 0 ? "tea" : ""
        try repositories.waterings.save(watering(number, on: "2026-03-02", memo: memo))
      }
    }
    let clock = LocalClock(now: .fixed("2026-03-20T09:00"), zone: FixedZone.seoul)
    let queries = PeopleQueries(context: .of(store: tried.store, clock: clock))
    for limit in [1, 166, 167, 300, 401, 9_999] {
      var ids: [Int64] = []
      try queries.notes(on: .earliest ... .latest, limit: limit) {
        ids.append($0.watering.id.rawValue)
      }
      #expect(ids == Array((1...401).reversed().map { Int64($0 * 3) }.prefix(limit)), "\(limit)")
    }
  }

  @Test(arguments: StoreKind.available)
  func `a contact is found by name or number`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let mother = try garden.addContact(
      ContactDetails(name: ContactName("엄마"), phones: [PhoneNumber("010-1234-5678")]))
    try garden.addContact(
      ContactDetails(name: ContactName("아빠"), phones: [PhoneNumber("010-1234-0000")]))
    #expect(try garden.contacts.find("ㅇㅁ") == mother)
    #expect(try garden.contacts.find("5678") == mother)
    #expect(throws: DomainError.self) { try garden.contacts.find("1234") }
    #expect(throws: DomainError.notFound(.contact, query: "엄미", nearest: ["엄마"])) {
      try garden.contacts.find("엄미")
    }
  }

  @Test(arguments: StoreKind.available)
  func `only the first watering of a day counts for affection`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let person = try garden.plant()
    let review = try Review(keywords: [Keyword("밥")])
    let first = try garden.water(person.id, by: .call, review: review).watering
    let second = try garden.water(person.id, by: .meet, review: review).watering
    #expect(try garden.queries.withSteps(first).steps == 2)
    #expect(try garden.queries.withSteps(second).steps == 0)
    try garden.removeWatering(first.id)
    #expect(try garden.queries.withSteps(second).steps == 2)
  }
}
