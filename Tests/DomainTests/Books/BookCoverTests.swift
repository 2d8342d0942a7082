import Testing

@testable import HearthDomain

@Suite struct BookCoverTests {
  @Test func `default covers have all colours except one`() throws {
    let covers = try (1...60).map { CardTheme.cover(of: try #require(ID(rawValue: $0))) }
    #expect(Set(covers) == Set(CardTheme.allCases).subtracting([.riceCake, .blackBean]))
  }

  @Test(
    arguments: [
      (1, .mango), (2, .mugwort), (4_096, .aubergine), (Int64.max, .mango),
    ] as [(Int64, CardTheme)])
  func `a book has the same default cover on every device`(id: Int64, cover: CardTheme) throws {
    #expect(CardTheme.cover(of: try #require(ID<Book>(rawValue: id))) == cover)
  }
}
