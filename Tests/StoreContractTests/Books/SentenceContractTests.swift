import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct SentenceContractTests {
  @Test(arguments: StoreKind.available)
  func `a saying has its book, and a book its sayings`(kind: StoreKind) throws {
    let store = try kind.make().store
    let clock = LocalClock(now: .fixed("2026-03-20T09:00"), zone: FixedZone.seoul)
    try store.write { repositories in
      for number in 1...3 { try repositories.sayings.save(saying(number)) }
      try repositories.books.save(book(1, "데미안"))
      try repositories.books.save(book(2, "다른 책"))
      try repositories.sentences.save(sentence(1, "뒤", page: 90, saying: saying(2).id))
      try repositories.sentences.save(sentence(2, "앞", page: 10, saying: saying(1).id))
      try repositories.sentences.save(sentence(3, "글귀가 아닌 문장", page: 20))
    }
    let sayings = SayingQueries(
      context: .of(store: store, clock: clock),
      release: ReleaseStarters(store: store, clock: clock) { [] })
    let books = BookQueries(context: .of(store: store, clock: clock))
    #expect(try sayings.book(of: saying(2).id)?.title == "데미안")
    #expect(try sayings.book(of: saying(3).id) == nil)
    func made(of book: Int64, limit: Int = 9) throws -> [Int] {
      try books.sayings(of: someID(book), limit: limit).map(\.saying.number)
    }
    #expect(try made(of: 1) == [1, 2])
    #expect(try made(of: 1, limit: 2) == [1])
    #expect(try made(of: 2).isEmpty)
    try store.write { try $0.sayings.remove(saying(1).id) }
    #expect(try made(of: 1) == [2])
  }

  private func shelf(_ kind: StoreKind, _ sentences: [Sentence] = []) throws -> StoreUnderTest {
    let tried = try kind.make()
    try save([book(1), book(2)], in: tried.store)
    try tried.store.write { repositories in
      for sentence in sentences { try repositories.sentences.save(sentence) }
    }
    return tried
  }

  @Test(arguments: StoreKind.available, awkwardTexts)
  func `all data of a sentence is read back`(kind: StoreKind, text: String) throws {
    let text = String(text.prefix(300))
    let tried = try shelf(kind)
    let one = try saying(1)
    try tried.store.write { try $0.sayings.save(one) }
    let sentences = try [
      sentence(1, text, page: 1, saying: one.id, addedAt: .min), sentence(.max, of: 2, text),
      sentence(3, text, page: 20_000, addedAt: .max),
    ]
    try tried.store.write { repositories in
      for sentence in sentences { try repositories.sentences.save(sentence) }
    }
    for store in [tried.store, tried.reopened()] {
      for sentence in sentences {
        let kept = try #require(try store.read { try $0.sentences.sentence(sentence.id) })
        #expect(kept == sentence)
        #expect(bytes(kept.text.value) == bytes(sentence.text.value))
      }
      #expect(try store.read { try $0.sentences.sentence(of: one.id) } == sentences[0])
      #expect(try store.read { try $0.books.totals().sentences } == 3)
    }
  }

  @Test(arguments: StoreKind.available)
  func `a sentence needs its book and its saying`(kind: StoreKind) throws {
    let tried = try shelf(kind)
    let (book, known): (ID<Book>, ID<Saying>) = (try someID(9), try someID(7))
    #expect(throws: DomainError.notFound(.book, query: book.shortForm, nearest: [])) {
      try tried.store.write { try $0.sentences.save(try sentence(1, of: 9)) }
    }
    #expect(throws: DomainError.notFound(.saying, query: known.shortForm, nearest: [])) {
      try tried.store.write { try $0.sentences.save(try sentence(1, saying: known)) }
    }
    #expect(try tried.reopened().read { try $0.sentences.sentence(someID(1)) } == nil)
  }

  @Test(arguments: StoreKind.available)
  func `a sentence survives the saying that was made from it`(kind: StoreKind) throws {
    let (one, other) = try (saying(1), saying(2))
    let tried = try shelf(kind)
    try tried.store.write { repositories in
      for saying in [one, other] { try repositories.sayings.save(saying) }
      try repositories.sentences.save(try sentence(5, "하나", page: 7, saying: one.id))
      try repositories.sentences.save(try sentence(4, "둘", saying: other.id))
      try repositories.sentences.save(try sentence(6, "셋", saying: one.id))
      #expect(try repositories.sentences.sentence(of: one.id)?.id.rawValue == 5)
      // Changing a saying keeps its sentence linked.
      try repositories.sayings.save(try saying(1, details("다른 말")))
      #expect(try repositories.sentences.sentence(of: one.id)?.id.rawValue == 5)
    }
    try tried.store.write { try $0.sayings.remove(one.id) }
    try tried.reopened().read { (repositories) throws in
      let sentences = repositories.sentences
      #expect(try sentences.sentence(of: one.id) == nil)
      #expect(try sentences.sentence(someID(5)) == sentence(5, "하나", page: 7))
      #expect(try sentences.sentence(someID(6))?.saying == nil)
      #expect(try sentences.sentence(someID(4))?.saying == other.id)
      #expect(try sentences.search("하나", in: 0..<9).count == 1)
    }
  }

  @Test(arguments: StoreKind.available)
  func `the newest sentences of all books are paged`(kind: StoreKind) throws {
    let sentences = try [
      sentence(3, "하나", page: 9), sentence(.max, of: 2, "둘"), sentence(1, of: 2, "셋"),
      sentence(7, "넷", page: 1), sentence(5, of: 2, "다섯", page: 1),
    ]
    let tried = try shelf(kind, sentences)
    let order = [Int64.max, 7, 5, 3, 1]
    func newest(before id: Int64?, _ limit: Int) throws -> [Int64] {
      try tried.store.read { repositories in
        try repositories.sentences.newest(before: try id.map { try someID($0) }, limit: limit)
          .map(\.id.rawValue)
      }
    }
    for limit in [0, 1, 3, 5, 99, .max] {
      #expect(try newest(before: nil, limit) == Array(order.prefix(limit)))
    }
    #expect(try newest(before: .max, 2) == [7, 5])
    #expect(try newest(before: 6, 9) == [5, 3, 1])
    #expect(try newest(before: 3, 9) == [1])
    #expect(try newest(before: 1, 9) == [])
    let books = BookQueries(
      context: .of(
        store: tried.store,
        clock: LocalClock(now: .fixed("2026-03-20T09:00"), zone: FixedZone.seoul)))
    var kept: [SentenceWithBook] = []
    try books.newestSentences(4) { kept.append($0) }
    #expect(kept.map(\.sentence.id.rawValue) == Array(order.prefix(4)))
    #expect(kept.map(\.book.id) == kept.map(\.sentence.book))
  }

  @Test(arguments: StoreKind.available)
  func `more sentences than one batch are all returned`(kind: StoreKind) throws {
    let tried = try shelf(kind, (1...1_203).map { try sentence($0, of: 1 + $0 % 2) })
    let books = BookQueries(
      context: .of(
        store: tried.store,
        clock: LocalClock(now: .fixed("2026-03-20T09:00"), zone: FixedZone.seoul)))
    for limit in [499, 500, 501, 1_000, 1_203, 9_999] {
      var ids: [Int64] = []
      try books.newestSentences(limit) { ids.append($0.sentence.id.rawValue) }
      #expect(ids == Array((1...1_203).reversed().prefix(limit)), "\(limit)")
    }
  }

  @Test(arguments: StoreKind.available)
  func `sentences are listed by page, then by time of entry`(kind: StoreKind) throws {
    let sentences = try [
      sentence(1, page: 30), sentence(2, page: 3, addedAt: 9), sentence(3, page: 3, addedAt: 1),
      sentence(4), sentence(5, page: 3, addedAt: 1), sentence(6, addedAt: 2),
      sentence(7, page: 20_000),
    ]
    let tried = try shelf(kind, sentences.reversed() + [sentence(9, of: 2, page: 1)])
    let expected = [3, 5, 2, 1, 7, 6, 4].map { sentences[$0 - 1] }
    for places in [0..<Int.max, 0..<0, 0..<2, 2..<5, -2..<3, 6..<99, 40..<50] {
      let found = try tried.store.read { try $0.sentences.list(of: someID(1), in: places) }
      #expect(found == Array(expected[places.clamped(to: expected.indices)]))
    }
    try tried.store.write { repositories in
      try repositories.sentences.save(try sentence(1, "바뀐 말", page: 1))
      for _ in 1...2 { try repositories.sentences.remove(try someID(3)) }
    }
    try tried.reopened().read { (repositories) throws in
      let found = try repositories.sentences.list(of: someID(1), in: 0..<9)
      #expect(found.map(\.id.rawValue) == [1, 5, 2, 7, 6, 4])
      #expect(found.first?.text.value == "바뀐 말")
      #expect(try repositories.books.totals().sentences == 7)
    }
  }

  @Test(arguments: StoreKind.available)
  func `a sentence is matched by its id or by words, within its book`(kind: StoreKind) throws {
    let one = try sentence(0x7123_4567_89AB_CDEF, "파도가 친다", page: 90)
    let store = try shelf(
      kind,
      [
        one, sentence(2, "파도", page: 80), sentence(3, "바람이 분다", page: 10),
        sentence(4, of: 2, "파도"), sentence(5, "먼 파도 소리", page: 1),
      ]
    ).store
    func meant(_ words: String, of book: Int64 = 1, _ limit: Int = 9) throws -> [Int64] {
      try store.read {
        try $0.sentences.matched(by: words, of: someID(book), limit: limit).map(\.id.rawValue)
      }
    }
    #expect(try meant("파도") == [5, 2, one.id.rawValue])
    #expect(try meant("파도", 2) == [5, 2])
    #expect(try meant("파도", of: 2) == [4])
    #expect(try meant("ㅂㄹ") == [3])
    #expect(try meant(one.id.shortForm) == [one.id.rawValue])
    #expect(try meant(one.id.shortForm, of: 2) == [])
    #expect(try meant(one.id.fullForm) == [one.id.rawValue])
    #expect(try meant("없음") == [] && meant("") == [] && meant("파도", 0) == [])
  }

  @Test(arguments: StoreKind.available)
  func `a search finds whole words first, then the newest`(kind: StoreKind) throws {
    let texts = [
      "사랑은 오래 참고", "첫사랑", "그 사랑, 그 말", "love is patient", "glove", "all you need\nis love", "파도",
      "a\0b", "ㅋㅋ", "사 랑",
    ]
    let sentences = try texts.enumerated().map {
      try sentence(Int64($0 * 7 % 10 + 1), of: $0 % 2 == 0 ? 1 : 2, $1)
    }
    let store = try shelf(kind, sentences).store
    try store.read { (repositories) throws in
      for query in [
        "사랑", "사라", "사", "ㅅㄹ", "ㅅ", "love", "lo", "need is", "ㅋ", "a\0b", "\0", "파도", "*", "", " ",
        "없음",
      ] {
        let expected = sentences.compactMap { sentence in
          WordMatch(of: query, in: [sentence.text.value]).map { ($0, -sentence.id.rawValue) }
        }.sorted { $0 < $1 }.map { -$0.1 }
        for places in [0..<99, 0..<1, 1..<3, 2..<Int.max] {
          let found = try repositories.sentences.search(query, in: places).map(\.id.rawValue)
          #expect(
            found == Array(expected[places.clamped(to: expected.indices)]),
            "\(query.debugDescription)")
        }
      }
    }
  }
}
