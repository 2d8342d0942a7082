import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct BookSearchContractTests {
  private static let titles: [(String, author: String)] = [
    ("사랑은 오래 참고", ""), ("첫사랑", "한강"), ("너의 사랑, 나의 사랑", "Love"), ("“사랑”이라는 말", ""),
    ("모닥불 앞에서", "김사랑"), ("모든 닭은 불을 본다", "all you need is love"), ("a", ""), ("나", "glove"),
    ("ㅋㅋ", ""), ("love*", ""), ("NEAR (love you)", ""), ("it's \"so\"; -- OR x: y", ""),
    ("a\0b", ""),
    ("a\u{1}b", ""), ("이지은".decomposedStringWithCanonicalMapping, ""), ("José, Café ½", ""),
    ("👩‍👩‍👧‍👦 가족", "℃"), ("사  랑", "l o v e"), ("100%_\\", "don’t"), ("2 ≠ 3", "ｗｉｄｅ"),
  ]

  static let queries = [
    "사랑", "사라", "사", "ㅅ", "ㅅㄹ", "사ㄹ", "ㅅ랑", "랑", "사 랑", "love", "LOVE", "lov", "lo", "l", "ove",
    "a",
    "나", "나의", "ㅁㄷㅂ", "ㅁㄷ", "모닥ㅂ", "ㅋ", "ㅋㅋ", "김사랑", "ㄱㅅㄹ", "love*", "*", "\"", "\"so\"", "-",
    "NEAR", "near(", "or x", ":", "love you", "(", "'", "it's", "don't", "a\0b", "\0", "a\u{1}b",
    "이지ㅇ",
    "jose", "café", "1/2", "½", "👩‍👩‍👧‍👦", "°c", "%", "_", "\\", "wide", "≠", "2 ≠", "l o", "없는 말",
    "zzzz", "",
    " ", "\n", "9788", "97810000000", "한강",
  ]

  private static func shelf() throws -> [Book] {
    try titles.enumerated().map { place, texts in
      try book(
        Int64(place * 37 % 20 + 1), texts.0, author: texts.author,
        isbn: place % 4 == 0 ? isbn(place) : nil)
    }
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `matches at the beginning come before matches in the middle`(kind: StoreKind) throws {
    let store = try kind.make().store
    let begins = try book(1, "이름 없는 자")
    let amid = try (2...150).map { try book(Int64($0), "그 이름 없는 집 \($0)") }
    try save([begins] + amid.prefix(60), in: store)
    func found(_ places: Range<Int>) throws -> [Int64] {
      try store.read { try $0.books.rankedSearch("ㅇㄹㅇㄴ", in: places).map(\.id.rawValue) }
    }
    #expect(try found(0..<3) == [1, 61, 60])
    #expect(try found(1..<3) == [61, 60])
    let pages = try (0..<4).flatMap { try found($0 * 20..<$0 * 20 + 20) }
    #expect(pages == [1] + (2...61).reversed())
    // Every result has one position, whatever their number.
    try save(Array(amid.dropFirst(60)), in: store)
    let all = try (0..<8).flatMap { try found($0 * 20..<$0 * 20 + 20) }
    #expect(Set(all).count == 150 && all.count == 150)
    #expect(try found(0..<0) == [] && found(200..<210) == [])
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a search finds whole words first, then parts, each the newest first`(
    kind: StoreKind
  ) throws {
    let store = try kind.make().store
    let shelf = try Self.shelf()
    try save(Array(shelf.prefix(7)), in: store)
    try save(Array(shelf.dropFirst(7)), in: store)
    // Entries of other areas must not match.
    try store.write { repositories in
      try repositories.people.save(try person("사랑", id: 1))
      try repositories.sentences.save(try sentence(1, of: 1, "사랑 love"))
    }
    try store.read { (repositories) throws in
      for query in Self.queries {
        let expected = shelf.compactMap { book in
          WordMatch(of: query, in: book.details.searchedTexts).map { ($0, -book.id.rawValue) }
        }.sorted { $0 < $1 }.map { -$0.1 }
        for places in [0..<99, 0..<0, 0..<1, 1..<4, -3..<2, 2..<Int.max, 50..<60] {
          let found = try repositories.books.search(query, in: places).map(\.id.rawValue)
          #expect(
            found == Array(expected[places.clamped(to: expected.indices)]),
            "\(query.debugDescription) \(places)")
        }
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `a book is found by its latest text, within the transaction too`(kind: StoreKind) throws {
    let tried = try kind.make()
    try tried.store.write { repositories in
      let books = repositories.books
      func found(_ query: String) throws -> [Int64] {
        try books.search(query, in: 0..<9).map(\.id.rawValue)
      }
      try books.save(try book(2, "하늘 아래"))
      #expect(try found("하늘") == [2])
      try books.save(try book(3, "하늘빛"))
      try books.save(try book(1, "하늘"))
      #expect(try found("하늘") == [2, 1, 3])
      try books.save(try book(2, "바다", author: "하늘이"))
      #expect(try found("하늘") == [1, 3, 2])
      try books.remove(try someID(1))
      #expect(try found("하늘") == [3, 2])
    }
    let found = try tried.reopened().read { try $0.books.search("하늘", in: 0..<9) }
    #expect(found.map(\.id.rawValue) == [3, 2])
  }

  @Test(arguments: StoreKind.available)
  func `a very long query finds nothing and does not fail`(kind: StoreKind) throws {
    let store = try kind.make().store
    try save(Self.shelf(), in: store)
    for unit in ["가ㅅ", "사랑 ", "love*", "ㅅ", "\"", "a\0"].tried(usually: 3) {
      let query = String(repeating: unit, count: 3_000)
      #expect(try store.read { try $0.books.search(query, in: 0..<9) }.isEmpty)
      #expect(try store.read { try $0.sentences.search(query, in: 0..<9) }.isEmpty)
    }
  }
}
