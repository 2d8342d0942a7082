import HearthDomain
import HearthTestSupport
import Testing

@Suite struct FindNamesTests {
  private static func filled(_ kind: StoreKind) throws -> FindNames {
    let store = try kind.make().store
    try store.write { repositories in
      let people = ["엄마", "어머니", "Big Ben", "O'Hara \"Red\"", "big bird"]
      for (index, name) in people.enumerated() {
        try repositories.people.save(person(name, id: Int64(index + 1), planted: "2026-03-01"))
      }
      try repositories.people.save(
        person("김민수", id: 9, nickname: "해바라기", planted: "2026-03-01"))
      try repositories.events.save(
        planned(4, times("2026-12-05T10:00", "2026-12-05T11:00"), "바다 여행"))
      try repositories.events.save(
        planned(5, times("2026-03-05T10:00", "2026-03-05T11:00"), "바다 산책"))
      try repositories.books.save(book(6, "노인과 바다"))
      try repositories.books.save(book(7, "바다의 기별"))
      try repositories.sayings.save(
        saying(1, details("바다", tags: ["겨울", "바다"]), addedAt: 5))
      try repositories.sayings.save(saying(2, details("산", tags: ["겨울"]), addedAt: 6))
    }
    let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)
    return FindNames(store: store, clock: clock)
  }

  static let queries: [(kind: Kind, beginning: String, found: Set<String>)] = [
    (.person, "엄마", ["엄마"]), (.person, "엄", ["엄마", "어머니"]), (.person, "어", ["엄마", "어머니"]),
    (.person, "ㅇㅁㄴ", ["어머니"]),
    (.person, "big", ["Big Ben", "big bird"]), (.person, "Ben", ["Big Ben"]),
    (.person, "김", ["김민수"]), (.person, "민", ["김민수"]), (.person, "ㅁㅅ", ["김민수"]),
    (.person, "수", []), (.person, "해바", ["해바라기"]), (.person, "바라", []),
    (.person, "o'h", ["O'Hara \"Red\""]),
    (.person, " ", ["엄마", "어머니", "Big Ben", "O'Hara \"Red\"", "big bird", "김민수"]),
    (.event, "바다", ["바다 여행", "바다 산책"]), (.event, "", ["바다 여행"]),
    (.book, "바", ["바다의 기별"]), (.book, "", ["노인과 바다", "바다의 기별"]),
    (.tag, "", ["겨울", "바다"]), (.tag, "ㄱ", ["겨울"]), (.contact, "", []),
  ]

  @Test(arguments: StoreKind.available)
  func `names are found by their beginning`(_ kind: StoreKind) throws {
    let find = try Self.filled(kind)
    for query in Self.queries {
      let found = try find(query.kind, beginning: query.beginning, limit: 50)
      #expect(Set(found) == query.found && found.count == query.found.count, "\(query)")
    }
  }

  @Test(arguments: StoreKind.available)
  func `the number of names is limited`(_ kind: StoreKind) throws {
    let find = try Self.filled(kind)
    #expect(try find(.person, beginning: "", limit: 2).count == 2)
    #expect(try find(.person, beginning: "b", limit: 1).count == 1)
    #expect(try find(.person, beginning: "b", limit: 0).isEmpty)
  }
}
