import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct SayingSearchContractTests {
  private static func crowd() throws -> [SayingDetails] {
    let pairs: [(String?, String?)] = [
      ("사랑은 오래 참고", "Love is patient"), ("첫사랑", nil), ("너의 사랑, 나의 사랑", "lovely"),
      ("“사랑”이라는 말", "glove"), ("모닥불 앞에서\n사랑", nil), ("모든 닭은 불을 본다", "all you need is love"),
      (nil, "a"), (nil, "x"), ("나", nil), ("ㅋㅋ", nil), ("맛라면", nil), (nil, "love*"),
      (nil, "NEAR (love you)"), (nil, "it's \"so\"; -- OR x: y"), (nil, "a\0b"), (nil, "a\u{1}b"),
      ("이지은".decomposedStringWithCanonicalMapping, nil), ("가ㄳ", nil), (nil, "José, Café ½"),
      ("👩‍👩‍👧‍👦 가족", "℃ ™love"), ("사랑❤️", "don’t"), ("김밥 살 사람", "one-two"), ("ㄱ\u{1161}ㄴ", nil),
      ("삶은 사람", "2 ≠ 3"), ("प्रेम", "ก กั"), ("사  랑", "l o v e"), ("산 라일락", "łódź œuvre"),
    ]
    return try pairs.enumerated().map { place, texts in
      try details(
        texts.0, texts.1, who: place % 3 == 0 ? "김사랑" : "", tags: place % 5 == 0 ? ["love"] : [])
    }
  }

  static let queries = [
    "사랑", "사라", "사", "ㅅ", "ㅅㄹ", "사ㄹ", "ㅅ랑", "ㅏ랑", "랑", "ㄹㅏㅇ", "사 랑", "사 라", "love", "LOVE", "lov",
    "lo", "l", "ove", "e", "z", "a", "x", "나", "나의", "ㅁㄷㅂ", "ㅁㄷ", "모ㄷ", "ㅁ닥", "모닥ㅂ", "ㅋ", "ㅋㅋ",
    "ㅋㅋㅋ",
    "ㅎㅎ", "김사랑", "ㄱㅅㄹ", "김ㅅㄹ", "김ㅅ", "love*", "*", "\"", "\"so\"", "-", "--", "NEAR", "near(", "OR",
    "or x",
    ":", "x:", "folded : love", "love you", "love OR you", "(", "'", "it's", "don't", "a\0b", "\0",
    "a\u{1}b",
    "\u{1}", "이지ㅇ", "지은", "ㅈㅇ", "ㄱㅅ", "가ㄱ", "jose, cafe", "café", "1/2", "½", "👩‍👩‍👧‍👦", "❤️", "°c", "tm",
    "tmlove", "one", "one-two", "one two", "살 사람", "살사람", "ㄱㄴ", "ㄱㅏㄴ", "प", "प्रेम", "ก", "≠", "2 ≠",
    "l o",
    "o v", "ㅅ ㄹ", "맛ㄹ", "ㅅㄹㅁ", "lodz", "oe", "oeuvre", "없는 말", "zzzz", "", " ", "\n", "사랑\n",
    "참고\nlove",
    "n\na", "은", "을", "ㅡㄹ",
  ]

  private func filled(_ kind: StoreKind) throws -> (store: any Store, sayings: [Saying]) {
    let store = try kind.make().store
    var numbers = SeededNumbers(seed: 21)
    let sayings = try Self.crowd().enumerated().map { try saying($0 + 1, $1) }
    let shuffled = sayings.shuffled(using: &numbers)
    for half in [shuffled.prefix(9), shuffled.dropFirst(9)] {
      try store.write { repositories in
        for saying in half { try repositories.sayings.save(saying) }
      }
    }
    // A person with the same name must not match.
    try store.write { try $0.people.save(try person("사랑", id: 1)) }
    return (store, sayings)
  }

  private func expected(_ words: String, _ sayings: [Saying]) -> [Int] {
    sayings.compactMap { saying in
      WordMatch(of: words, in: saying.details.searchedTexts).map { ($0, -saying.number) }
    }.sorted { $0 < $1 }.map { -$0.1 }
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a search finds the best match first, then the greater number`(kind: StoreKind) throws {
    let (store, sayings) = try filled(kind)
    try store.read { (repositories) throws in
      for query in Self.queries {
        let expected = expected(query, sayings)
        let found = try repositories.sayings.search(query, in: 0..<99).map(\.number)
        #expect(found == expected, "\(query.debugDescription)")
        for places in [0..<0, 0..<1, 1..<4, -3..<2, 2..<Int.max, 50..<60] {
          let page = try repositories.sayings.search(query, in: places).map(\.number)
          #expect(page == Array(expected[places.clamped(to: expected.indices)]), "\(query)")
        }
      }
    }
    #expect(expected("사랑", sayings).count > 9 && expected("love", sayings).count > 6)
  }

  @Test(arguments: StoreKind.available)
  func `a very long query finds nothing and does not fail`(kind: StoreKind) throws {
    let (store, _) = try filled(kind)
    for unit in ["가ㅅ", "사랑 ", "love*", "ㅅ", "\"", "a\0"].tried(usually: 3) {
      let query = String(repeating: unit, count: 3_000)
      #expect(try store.read { try $0.sayings.search(query, in: 0..<9) }.isEmpty)
    }
  }

  @Test(arguments: StoreKind.available)
  func `changes within a transaction are found within it`(kind: StoreKind) throws {
    try kind.make().store.write { repositories in
      let sayings = repositories.sayings
      func found(_ query: String) throws -> [Int] {
        try sayings.search(query, in: 0..<99).map(\.number)
      }
      try sayings.save(try saying(2, details("하늘 아래")))
      #expect(try found("하늘") == [2])
      try sayings.save(try saying(3, details("하늘빛")))
      try sayings.save(try saying(1, details("하늘")))
      #expect(try found("하늘") == [2, 1, 3])
      try sayings.save(try saying(2, details("바다")))
      #expect(try found("하늘") == [1, 3])
      try sayings.remove(try someID(sayingID(1)))
      try sayings.save(try saying(3, details("하늘 빛")))
      #expect(try found("하늘") == [3])
      #expect(try found("ㅎㄴㅂ") == [])
      #expect(try found("ㅎㄴ ㅂ") == [3])
    }
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `sayings that change repeatedly are found by their latest form`(
    kind: StoreKind
  ) throws {
    let tried = try kind.make()
    var numbers = SeededNumbers(seed: 3)
    let texts = ["하늘 이", "하늘이", "바다 빛", "구름결", "하늘빛 바다"]
    var known: [Int: Saying] = [:]
    for _ in 0..<60 {
      try tried.store.write { repositories in
        for _ in 0..<4 {
          let number = Int.random(in: 1...9, using: &numbers)
          let text = texts.randomElement(using: &numbers) ?? ""
          known[number] = Bool.random(using: &numbers) ? try saying(number, details(text)) : nil
          if let saying = known[number] {
            try repositories.sayings.save(saying)
          } else {
            try repositories.sayings.remove(try someID(sayingID(number)))
          }
        }
      }
      for words in ["하늘", "바다", "ㅎㄴ", "빛", "ㄱ"] {
        let found = try tried.store.read { try $0.sayings.search(words, in: 0..<99).map(\.number) }
        #expect(found == expected(words, Array(known.values)), "\(words)")
      }
    }
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `thousands of sayings are searched page by page`(kind: StoreKind) throws {
    let tried = try kind.make()
    var numbers = SeededNumbers(seed: 11)
    let words = ["사랑", "사랑은", "첫사랑", "love", "lovely", "하늘", "바다", "소리", "the", "q9"]
    var sayings: [Saying] = []
    for number in 1...2_000 {
      let chosen = (0..<4).map { _ in words.dropLast().randomElement(using: &numbers) ?? "" }
      let text = chosen.joined(separator: " ") + (number == 17 ? " q9" : "")
      sayings.append(try saying(number, details(text, nil, who: number % 99 == 0 ? "사라" : "")))
    }
    try tried.store.write { repositories in
      for saying in sayings { try repositories.sayings.save(saying) }
    }
    let store = tried.reopened()
    for query in ["사랑", "ㅅㄹ", "lov", "ㅅ", "q", "9", "w", "바다 하", "첫ㅅ"] {
      let expected = expected(query, sayings)
      for start in [0, 990] {
        let found = try store.read { try $0.sayings.search(query, in: start..<start + 20) }
        #expect(
          found.map(\.number) == Array(expected.dropFirst(start).prefix(20)), "\(query) \(start)")
      }
    }
  }
}
