import HearthDomain
import HearthTestSupport
import Testing

@Suite struct SeveralWordsTests {
  @Test(arguments: StoreKind.available)
  func `several words match in any order, the exact text first`(
    kind: StoreKind
  ) throws {
    let box = try SayingUseCaseFixture(kind)
    for text in [
      "A tub of kimchi outside the door", "Kimchi tub, kimchi tub", "The tub is empty",
      "Somebody brought kimchi", "tub and spoon, and kimchi at last",
    ] {
      try box.useCases.add(details(nil, text))
    }
    try box.useCases.add(details("문 앞에 김치 한 통", "A gift", who: "옆집"))
    let queries = box.useCases.queries
    func found(_ words: String, _ places: Range<Int> = 0..<9) throws -> [Int] {
      try queries.search(words, in: places).map(\.number)
    }
    #expect(try found("kimchi tub") == [2, 5, 1])
    #expect(try found("kimchi tub", 1..<2) == [5])
    #expect(try found("김치 문") == [6])
    #expect(try found("옆집 통") == [6])
    #expect(try found("kimchi zebra").isEmpty)
    #expect(try found("ㄱㅊ 옆집") == [6])
  }

  @Test(arguments: StoreKind.available, ["3", "#3"])
  func `a number finds the saying with that number first`(kind: StoreKind, words: String) throws {
    let box = try SayingUseCaseFixture(kind)
    for text in ["3 days", "two", "one", "#3 again"] { try box.useCases.add(details(nil, text)) }
    let found = try box.useCases.queries.search(words, in: 0..<9).map(\.number)
    #expect(found.first == 3)
    #expect(Set(found).count == found.count)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `many matches of the longest word do not hide one with all words`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    try box.useCases.add(details(nil, "the lighthouse, and a quay"))
    for number in 0..<600 { try box.useCases.add(details(nil, "lighthouse \(number)")) }
    #expect(
      try box.useCases.queries.search("quay lighthouse", in: 0..<9).map(\.number) == [1])
  }
}
