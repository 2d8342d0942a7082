import Testing

@testable import HearthDomain

@Suite struct PersonFilterTests {
  @Test(arguments: [
    ("2026-03-05", false, false, false), ("2026-03-06", true, false, true),
    ("2026-03-07", false, true, true), ("2026-04-07", false, true, true),
  ])
  func `due, wilted and both are distinguished`(
    today: String, isDue: Bool, isWilted: Bool, isEither: Bool
  ) throws {
    let someone = try person(of: history(every: 5))
    #expect(PersonFilter.due(on: day(today)).accepts(someone) == isDue)
    #expect(PersonFilter.wilted(on: day(today)).accepts(someone) == isWilted)
    #expect(PersonFilter.due(until: day(today)).accepts(someone) == isEither)
    #expect(PersonFilter.all.accepts(someone))
  }

  @Test func `all conditions must be met`() throws {
    let someone = try person("지민", of: history(every: 5))
    let due = day("2026-03-06")
    #expect(PersonFilter(dueOn: due...due, search: "ㅈㅁ").accepts(someone))
    #expect(!PersonFilter(dueOn: due...due, search: "서연").accepts(someone))
    #expect(!PersonFilter.wilted(on: .earliest).accepts(someone))
  }
}
