import HearthDomain
import HearthTestSupport
import Testing

@Suite struct WateringSearchContractTests {
  /// Returns a store with two people and reviews of contacts with them.
  private func filled(_ kind: StoreKind) throws -> StoreUnderTest {
    let tried = try kind.make()
    try tried.store.write { repositories in
      for id in [Int64(1), 2] { try repositories.people.save(try person(id: id)) }
      for watering in try [
        watering(9, on: "2026-03-02", memo: "유자차를 보내 주셨다"),
        watering(4, of: 2, on: "2026-03-09", keywords: ["이직", "유자"], memo: "Seoul, in May"),
        watering(5, of: 2, on: "2026-03-09", memo: "유자 한 상자\n둘째 줄"),
        watering(7, on: "2026-03-05"), watering(8, on: "2026-03-06", keywords: ["여행"]),
        watering(3, on: "2026-03-01", memo: "a\0b 'quoted' \"twice\" 100%"),
      ] {
        try repositories.waterings.save(watering)
      }
    }
    return tried
  }

  private func found(
    _ words: String, _ places: Range<Int> = 0..<9, in store: any Store
  ) throws -> [Int64] {
    try store.read { try $0.waterings.search(words, in: places).map(\.id.rawValue) }
  }

  static let queries: [(words: String, found: [Int64])] = [
    ("유자차", [9]), ("유자", [5, 4, 9]), ("유", [5, 4, 9]), ("ㅇㅈㅊ", [9]), ("ㅇㅈ", [5, 4, 9]),
    ("유ㅈ", [5, 4, 9]), ("보내 주", [9]), ("보낸", []), ("여행", [8]), ("ㅇㅎ", [8]), ("여ㅎ", [8]),
    ("seoul", [4]), ("MAY", [4]), ("y", [4]), ("둘째", [5]), ("상자 둘째", [5]),
    ("quoted' \"tw", [3]), ("100%", [3]), ("b 'q", [3]), ("이직 유자", []), ("유자 seoul", []),
    ("없다", []), ("", []), (" \n", []), ("*", []), ("_", []),
  ]

  @Test(arguments: StoreKind.available)
  func `contacts are found by keywords and memos, the newest first`(_ kind: StoreKind) throws {
    let tried = try filled(kind)
    for store in [tried.store, tried.reopened()] {
      for query in Self.queries {
        #expect(try found(query.words, in: store) == query.found, "\(query.words)")
      }
      for places in [0..<0, 0..<1, 1..<2, 1..<9, 3..<9, 0..<Int.max, 5..<Int.max] {
        let all = [Int64(5), 4, 9]
        #expect(
          try found("유자", places, in: store) == Array(all[places.clamped(to: 0..<3)]),
          "\(places)")
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `notes are found by their present text`(_ kind: StoreKind) throws {
    let tried = try filled(kind)
    let store = tried.store
    try store.write { repositories in
      try repositories.waterings.save(watering(9, on: "2026-03-20", memo: "매실청을 담갔다"))
      try repositories.waterings.save(watering(4, of: 2, on: "2026-03-09"))
      #expect(try repositories.waterings.search("매실", in: 0..<9).map(\.id.rawValue) == [9])
      try repositories.waterings.remove(someID(8))
    }
    for store in [store, tried.reopened()] {
      #expect(try found("유자", in: store) == [5])
      #expect(try found("매실", in: store) == [9])
      #expect(try found("여행", in: store) == [])
      #expect(try found("seoul", in: store) == [])
    }
  }

  @Test(arguments: StoreKind.available)
  func `notes about removed people are not found`(_ kind: StoreKind) throws {
    let tried = try filled(kind)
    try tried.store.write { try $0.people.remove(try someID(2)) }
    for store in [tried.store, tried.reopened()] {
      #expect(try found("유자", in: store) == [9])
      #expect(try found("y", in: store) == [])
    }
  }
}
