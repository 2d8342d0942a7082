import HearthDomain
import HearthTestSupport
import Testing

@Suite struct WateringRepositoryContractTests {
  private func withPeople(_ kind: StoreKind) throws -> StoreUnderTest {
    let tried = try kind.make()
    try tried.store.write { repositories in
      for id in [Int64(1), 2] { try repositories.people.save(try person(id: id)) }
    }
    return tried
  }

  private func save(_ waterings: [Watering], in store: any Store) throws {
    try store.write { repositories in
      for watering in waterings { try repositories.waterings.save(watering) }
    }
  }

  @Test(arguments: StoreKind.available, ContactMethod.allCases)
  func `all data of a watering is read back`(kind: StoreKind, means: ContactMethod) throws {
    let tried = try withPeople(kind)
    let all = try [
      watering(1, on: "2026-03-02", by: means),
      watering(2, on: "0001-01-01", by: means, keywords: ["이직", "a\0'", "e\u{301}👩‍👩‍👧‍👦"]),
      watering(3, on: "9999-12-31", by: means, keywords: ["여행"], memo: "첫 줄\n둘째 \"줄\"\0"),
    ]
    try save(all, in: tried.store)
    for store in [tried.store, tried.reopened()] {
      for watering in all {
        let kept = try #require(try store.read { try $0.waterings.watering(watering.id) })
        #expect(kept == watering)
        #expect(bytes(kept.review.memo.value) == bytes(watering.review.memo.value))
        #expect(
          kept.review.keywords.map { bytes($0.value) }
            == watering.review.keywords.map { bytes($0.value) })
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `waterings are sorted by day, then id, in both directions`(kind: StoreKind) throws {
    let store = try withPeople(kind).store
    let all = try [
      watering(9, on: "2026-03-02"), watering(4, on: "2026-03-03"),
      watering(5, on: "2026-03-03"), watering(1, on: "2026-03-31"),
    ]
    try save(all.reversed() + [try watering(7, of: 2, on: "2026-03-03")], in: store)
    let someone: ID<Person> = try someID(1)
    try store.read { (repositories) throws in
      let waterings = repositories.waterings
      #expect(try waterings.waterings(of: someone, on: .earliest ... .latest) == all)
      let third = day("2026-03-03")
      #expect(try waterings.waterings(of: someone, on: third...third) == Array(all[1...2]))
      let later = third.adding(days: 1)...day("2026-03-30")
      #expect(try waterings.waterings(of: someone, on: later).isEmpty)
      for places in [0..<0, 0..<1, 1..<3, 3..<99, 9..<10, 1..<Int.max] {
        let expected = Array(all.reversed()[places.clamped(to: 0..<all.count)])
        #expect(try waterings.newest(of: someone, in: places) == expected)
      }
      #expect(try waterings.newest(of: try someID(3), in: 0..<9).isEmpty)
      let onDays = { (first: String, last: String, places: Range<Int>) in
        try waterings.newest(on: day(first)...day(last), in: places).map(\.id.rawValue)
      }
      #expect(try onDays("2026-03-03", "2026-03-30", 0..<9) == [7, 5, 4])
      #expect(try onDays("2026-03-02", "2026-03-31", 1..<3) == [7, 5])
      #expect(try onDays("2026-03-04", "2026-03-30", 0..<9).isEmpty)
    }
  }

  @Test(arguments: StoreKind.available)
  func `days of contact are listed once for all people`(kind: StoreKind) throws {
    let store = try withPeople(kind).store
    try save(
      [
        try watering(1, on: "2026-03-09"), try watering(2, of: 2, on: "2026-03-04"),
        try watering(3, on: "2026-03-04"), try watering(4, on: "2026-03-06"),
      ], in: store)
    func days(_ first: String, _ last: String) throws -> [Day] {
      try store.read { try $0.waterings.daysWithWatering(in: day(first)...day(last)) }
    }
    #expect(
      try days("2026-03-01", "2026-03-31") == ["04", "06", "09"].map { day("2026-03-\($0)") })
    #expect(try days("2026-03-05", "2026-03-06") == [day("2026-03-06")])
    #expect(try days("2026-03-07", "2026-03-08").isEmpty)
    try store.write { try $0.waterings.remove(try someID(3)) }
    #expect(try days("2026-03-04", "2026-03-04") == [day("2026-03-04")])
  }

  @Test(arguments: StoreKind.available)
  func `waterings of a day are from all people, and counted`(kind: StoreKind) throws {
    let store = try withPeople(kind).store
    let all = try [
      watering(2, of: 2, on: "2026-03-04", memo: "안부"), watering(3, on: "2026-03-04"),
      watering(5, on: "2026-03-04"), watering(1, on: "2026-03-09"),
    ]
    try save(all.reversed(), in: store)
    func counts(_ first: String, _ last: String) throws -> [Day: Int] {
      try store.read { try $0.waterings.wateringCounts(on: day(first)...day(last)) }
    }
    #expect(try counts("2026-03-04", "2026-03-09") == [day("2026-03-04"): 3, day("2026-03-09"): 1])
    #expect(try counts("2026-03-05", "2026-03-31") == [day("2026-03-09"): 1])
    #expect(try counts("2026-03-05", "2026-03-08") == [:])
    func waterings(_ date: String, _ places: Range<Int>) throws -> [Watering] {
      try store.read { try $0.waterings.waterings(on: day(date), in: places) }
    }
    #expect(try waterings("2026-03-04", 0..<Int.max) == Array(all[..<3]))
    #expect(try waterings("2026-03-04", 1..<2) == [all[1]])
    #expect(try waterings("2026-03-05", 0..<9).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `waterings with notes are listed newest first, up to the limit`(
    kind: StoreKind
  ) throws {
    let store = try withPeople(kind).store
    try save(
      [
        try watering(9, on: "2026-03-02", memo: "안부"), try watering(4, on: "2026-03-03"),
        try watering(5, on: "2026-03-03", keywords: ["이사"]),
        try watering(7, of: 2, on: "2026-03-03", memo: "tea"), try watering(1, on: "2026-03-31"),
        try watering(2, of: 2, on: "2026-04-01", keywords: ["커피"], memo: "둘이"),
      ], in: store)
    func noted(_ first: String, _ last: String, limit: Int = .max) throws -> [Int64] {
      var ids: [Int64] = []
      try store.read { repositories in
        try repositories.waterings.forEachReviewed(on: day(first)...day(last)) {
          watering, isEnough in
          ids.append(watering.id.rawValue)
          isEnough = ids.count == limit
        }
      }
      return ids
    }
    #expect(try noted("2026-03-01", "2026-04-01") == [2, 7, 5, 9])
    #expect(try noted("2026-03-01", "2026-04-01", limit: 2) == [2, 7])
    #expect(try noted("2026-03-03", "2026-03-31") == [7, 5])
    #expect(try noted("2026-03-04", "2026-03-31").isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `waterings to be reviewed are found by time of entry`(kind: StoreKind) throws {
    let store = try withPeople(kind).store
    let second: Int64 = 1 << 21
    try save(
      [
        try watering(5 * second, on: "2026-03-09"), try watering(6 * second - 1, on: "2026-03-02"),
        try watering(6 * second, of: 2, on: "2026-03-01"),
        try watering(5 * second + 1, on: "2026-03-02", memo: "안부"),
      ], in: store)
    func found(_ moments: Range<Int64>) throws -> [Int64] {
      let bounds =
        Instant(milliseconds: moments.lowerBound)..<Instant(milliseconds: moments.upperBound)
      return try store.read { try $0.waterings.unreviewed(enteredAt: bounds).map(\.id.rawValue) }
    }
    #expect(try found(5..<6) == [5 * second, 6 * second - 1])
    #expect(try found(0..<Int64.max) == [5 * second, 6 * second - 1, 6 * second])
    #expect(try found(Int64.min..<5) == [])
    #expect(try found(6..<6) == [])
    try save(
      [
        try watering(5 * second, on: "2026-03-09", keywords: ["커피"]),
        try watering(5 * second + 1, on: "2026-03-02"),
      ], in: store)
    #expect(try found(5..<6) == [5 * second + 1, 6 * second - 1])
  }

  @Test(arguments: StoreKind.available)
  func `a watering can be replaced and removed`(kind: StoreKind) throws {
    let tried = try withPeople(kind)
    try save([try watering(1, on: "2026-03-02", keywords: ["a", "b", "c"])], in: tried.store)
    let moved = try watering(1, of: 2, on: "2026-03-09", by: .meet, keywords: ["d"])
    try save([moved], in: tried.store)
    #expect(try tried.reopened().read { try $0.waterings.watering(moved.id) } == moved)
    #expect(try tried.store.read { try $0.waterings.newest(of: someID(1), in: 0..<9) }.isEmpty)
    for _ in 1...2 { try tried.store.write { try $0.waterings.remove(moved.id) } }
    #expect(try tried.reopened().read { try $0.waterings.watering(moved.id) } == nil)
  }

  @Test(arguments: StoreKind.available)
  func `nothing can be saved for a missing person`(kind: StoreKind) throws {
    let store = try withPeople(kind).store
    let nobody: ID<Person> = try someID(3)
    let missing = DomainError.notFound(.person, query: nobody.shortForm, nearest: [])
    #expect(throws: missing) { try save([try watering(1, of: 3, on: "2026-03-02")], in: store) }
    #expect(throws: missing) {
      try store.write { try $0.postponements.save(try postponement(1, of: 3, on: "2026-03-06")) }
    }
    #expect(throws: missing) {
      try store.write { try $0.contacts.save(try contact(plantedAs: 3)) }
    }
    #expect(
      try store.read { try $0.waterings.newest(on: .earliest ... .latest, in: 0..<9) }.isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `removing a postponement keeps the others`(kind: StoreKind) throws {
    let tried = try withPeople(kind)
    let all = try [postponement(1, on: "2026-03-06"), postponement(2, on: "2026-03-13")]
    try tried.store.write { repositories in
      for postponement in all { try repositories.postponements.save(postponement) }
      try repositories.postponements.remove(all[0].id)
      try repositories.postponements.remove(try someID(9))
    }
    try tried.reopened().read { (repositories) throws in
      let person: ID<Person> = try someID(1)
      #expect(try repositories.postponements.postponement(all[0].id) == nil)
      #expect(try repositories.postponements.postponements(of: person) == [all[1]])
    }
  }

  @Test(arguments: StoreKind.available)
  func `postponements are sorted by day, then id`(kind: StoreKind) throws {
    let tried = try withPeople(kind)
    let all = try [
      postponement(3, on: "2026-03-06"), postponement(8, on: "2026-03-06"),
      postponement(1, on: "2026-03-13"),
    ]
    try tried.store.write { repositories in
      for postponement in all.reversed() { try repositories.postponements.save(postponement) }
      try repositories.postponements.save(try postponement(5, of: 2, on: "2026-03-06"))
    }
    let replaced = Postponement(
      id: all[0].id, personID: all[0].personID, on: all[0].day, delay: try Delay(days: 1),
      since: day("2026-03-02"), costsStep: false)
    try tried.store.write { try $0.postponements.save(replaced) }
    try tried.reopened().read { (repositories) throws in
      let postponements = repositories.postponements
      #expect(try postponements.postponement(all[1].id) == all[1])
      #expect(try postponements.postponement(try someID(2)) == nil)
      #expect(try postponements.postponements(of: try someID(1)) == [replaced] + all[1...])
    }
  }
}
