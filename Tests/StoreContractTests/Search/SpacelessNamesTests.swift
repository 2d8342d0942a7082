import HearthTestSupport
import Testing

@testable import HearthDomain

/// Names are found without their spaces.
@Suite struct SpacelessNamesTests {
  private static let names = [
    "아주 희미한 빛으로도", "파친코 1", "파친코 2", "노인과 바다", "The Old Man and the Sea", "우리 사이",
    "가 나 다 라 마 바 사 아 자 차 카 타 파 하", "a b", "Sous le pont d\u{2019}Avignon", "어린왕자",
  ]

  private static let queries: [(words: String, found: [Int])] = [
    ("아주희미한", [1]), ("희미한빛으로", [1]), ("아 주 희 미", [1]), ("ㅇㅈㅎㅁ", [1]), ("아주ㅎㅁ", [1]),
    ("주희미", []), ("리사", []), ("파친코1", [2]), ("파친코", [2, 3]), ("ㅍㅊㅋ2", [3]),
    ("노인과바다", [4]), ("노인 과바", [4]), ("oldman", [5]), ("THEOLDMANANDTHESEA", [5]),
    ("heold", []), ("우리사이", [6]), ("가나다라마바사아자차카타파하", [7]), ("라마바사아자차카타파하", [7]),
    ("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ", [7]), ("ab", [8]), ("a", [5, 8]), ("pontd\u{2019}a", [9]),
    ("어린 왕자", [10]), ("어린왕자", [10]), ("어 린왕", [10]), ("\"", []), ("*", []), ("없는이름", []),
    ("", []), ("  ", []),
  ]

  private func filled(_ kind: StoreKind) throws -> any Store {
    let store = try kind.make().store
    try store.write { repositories in
      for (place, name) in Self.names.enumerated() {
        let id = Int64(place + 1)
        try repositories.people.save(person(name, id: id))
        try repositories.contacts.save(
          Contact(id: try someID(id), details: ContactDetails(name: try ContactName(name))))
        try repositories.books.save(book(id, name))
        try repositories.events.save(
          planned(id, times("2026-03-05T10:00", "2026-03-05T11:00"), name))
      }
    }
    return store
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `every store finds names with and without spaces`(_ kind: StoreKind) throws {
    let store = try filled(kind)
    try store.read { (repositories) throws in
      for (words, numbers) in Self.queries {
        let ids = Set(numbers.map(Int64.init))
        let found = [
          try repositories.people.matched(by: NameMatcher(spaceless: words), limit: 99).map(
            \.id.rawValue),
          try repositories.contacts.matched(by: NameMatcher(spaceless: words), limit: 99).map(
            \.id.rawValue),
          try repositories.books.matched(by: NameMatcher(spaceless: words), limit: 99).map(
            \.id.rawValue),
          try repositories.events.events(matching: NameMatcher(spaceless: words), limit: 99).map(
            \.id.rawValue),
        ]
        for found in found { #expect(Set(found) == ids && found.count == ids.count, "\(words)") }
      }
      #expect(
        try repositories.books.matched(by: NameMatcher(spaceless: "파친코"), limit: 1).map(\.title)
          == [
            "파친코 1"
          ])
    }
  }

  @Test(arguments: StoreKind.available)
  func `a name matches without spaces only if nothing matches as written`(
    _ kind: StoreKind
  ) throws {
    let store = try filled(kind)
    let clock = LocalClock(now: .fixed("2026-03-20T09:00"), zone: FixedZone.seoul)
    let books = BookQueries(context: .of(store: store, clock: clock))
    let people = PeopleQueries(context: .of(store: store, clock: clock))
    #expect(try books.find("아주희미한").title == "아주 희미한 빛으로도")
    #expect(try people.find("희미한빛").name == "아주 희미한 빛으로도")
    #expect(
      try ContactQueries(context: .of(store: store)).find("oldman").name
        == "The Old Man and the Sea")
    let events = ScheduleQueries(context: .of(store: store, clock: clock))
    #expect(try events.find("ㄴㅇㄱㅂㄷ").title == "노인과 바다")
    #expect(try books.find("파친코2를").title == "파친코 2")
    #expect(throws: DomainError.self) { try books.find("파 친 코") }
    #expect(throws: DomainError.self) { try books.find("리사") }
  }
}
