import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct PersonListContractTests {
  /// People in list order: first four who are due on the same day, then later ones.
  private static let order: [(name: String, id: Int64, dueOn: String, steps: Int)] = [
    ("강민", 9, "2026-03-04", 5), ("하나", 8, "2026-03-05", 1), ("가은", 7, "2026-03-05", 2),
    ("가은", 11, "2026-03-05", 2), ("강민", 3, "2026-03-05", 2), ("anna", 2, "2026-03-06", 0),
    ("Bert", 1, "2026-03-06", 0), ("가", 4, "2026-03-06", 0),
  ]

  private func filled(_ kind: StoreKind) throws -> any Store {
    let store = try kind.make().store
    var numbers = SeededNumbers(seed: 7)
    try store.write { repositories in
      for entry in PersonListContractTests.order.shuffled(using: &numbers) {
        try repositories.people.save(
          try person(entry.name, id: entry.id, dueOn: entry.dueOn, steps: entry.steps))
      }
    }
    return store
  }

  private func ids(_ store: any Store, _ filter: PersonFilter, _ places: Range<Int>) throws
    -> [Int64]
  {
    try store.read { try $0.people.list(filter, in: places).map(\.id.rawValue) }
  }

  @Test(arguments: StoreKind.available)
  func `a list is sorted by days left, affection, name and id`(kind: StoreKind) throws {
    let expected = Self.order.map(\.id)
    #expect(try ids(filled(kind), .all, 0..<99) == expected)
  }

  @Test(
    arguments: StoreKind.available,
    [0..<0, 0..<1, 1..<3, 2..<8, 7..<99, 8..<99, 99..<999, 3..<3, 5..<Int.max, -5..<2])
  func `a page has its positions, fewer at the end of the list`(
    kind: StoreKind, places: Range<Int>
  ) throws {
    let store = try filled(kind)
    let expected = Array(Self.order.map(\.id)[places.clamped(to: 0..<Self.order.count)])
    #expect(try ids(store, .all, places) == expected)
  }

  @Test(arguments: StoreKind.available)
  func `a list of due people has only those days, with and without a search`(kind: StoreKind) throws
  {
    let store = try filled(kind)
    let fifth = day("2026-03-05")
    #expect(try ids(store, .due(on: fifth), 0..<99) == [8, 7, 11, 3])
    #expect(try ids(store, .wilted(on: fifth), 0..<99) == [9])
    #expect(try ids(store, .due(until: fifth), 1..<3) == [8, 7])
    #expect(try ids(store, PersonFilter(dueOn: fifth...fifth, search: "강"), 0..<99) == [7, 11, 3])
    #expect(try ids(store, PersonFilter(search: "강민"), 0..<99) == [9, 3])
    #expect(try ids(store, PersonFilter(search: "가은"), 1..<2) == [11])
    #expect(try ids(store, PersonFilter(search: " \t"), 0..<2) == [9, 8])
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `thousands of people are paged`(kind: StoreKind) throws {
    let tried = try kind.make()
    var numbers = SeededNumbers(seed: 11)
    var everybody: [Person] = []
    let count = TestExtent.count(10_000, usually: 2_000)
    for id in 1...count {
      let name = crowdNames.randomElement(using: &numbers) ?? "가"
      let due = plantingDay.adding(days: Int.random(in: 0..<20, using: &numbers))
      everybody.append(
        try person(
          name, id: Int64(id), dueOn: due.description,
          steps: Int.random(in: 0...2, using: &numbers)))
    }
    try tried.store.write { repositories in
      for someone in everybody.shuffled(using: &numbers) { try repositories.people.save(someone) }
    }
    let sorted = everybody.sorted(by: Person.isListedBefore).map(\.id)
    let store = tried.reopened()
    for start in [0, 20, count / 2 - 10, count - 10] {
      let page = try store.read { try $0.people.list(.all, in: start..<start + 20) }
      #expect(page.map(\.id) == Array(sorted[start..<min(start + 20, sorted.count)]))
    }
    var kept = KeptLists("people")
    for search in ["김", "ㅈㅁ", "가", "n"] {
      let found = try store.read { try $0.people.list(PersonFilter(search: search), in: 0..<count) }
      kept.note(search, found.map(\.id.rawValue))
      let page = try store.read { try $0.people.list(PersonFilter(search: search), in: 30..<50) }
      #expect(page == Array(found[30..<50]))
    }
    try kept.expectAsEver()
  }

  private let crowdNames: [String] = {
    let families = ["김", "이", "박", "최", "가"]
    let given = ["지민", "서연", "민준", "하늘", "나나"]
    return families.flatMap { family in given.map { family + $0 } } + ["Anna", "Ben", "9호"]
  }()
}
