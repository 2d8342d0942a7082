import HearthDomain

struct InMemorySentenceRepository: SentenceRepository {
  let transaction: InMemoryTransaction

  func sentence(_ id: ID<Sentence>) throws -> Sentence? {
    try transaction.read { $0.sentences[id] }
  }

  func sentence(of saying: ID<Saying>) throws -> Sentence? {
    try transaction.read { tables in
      tables.sentences.all.filter { $0.saying == saying }.min { $0.id < $1.id }
    }
  }

  func save(_ sentence: Sentence) throws {
    try transaction.write { tables in
      try tables.require(tables.books[sentence.book], .book, sentence.book)
      if let saying = sentence.saying {
        try tables.require(tables.sayings[saying], .saying, saying)
      }
      tables.sentences.save(sentence)
    }
  }

  func remove(_ id: ID<Sentence>) throws {
    try transaction.write { $0.sentences.remove(id) }
  }

  func list(of book: ID<Book>, in places: Range<Int>) throws -> [Sentence] {
    try sentences(of: book).page(places)
  }

  func newest(before id: ID<Sentence>?, limit: Int) throws -> [Sentence] {
    let older = try transaction.read { tables in
      tables.sentences.all.filter { sentence in id.map { sentence.id < $0 } ?? true }
    }
    return Array(older.sorted { $0.id > $1.id }.prefix(max(0, limit)))
  }

  func matched(by words: String, of book: ID<Book>, limit: Int) throws -> [Sentence] {
    let meaning = NameMatcher(words)
    let all = try sentences(of: book)
    let byTail = all.filter { meaning.idTail?.matches($0.id) == true }
    let byWords = all.filter { sentence in
      !byTail.contains(sentence) && NameMatchQuality(of: words, to: sentence.text.value) != nil
    }
    return Array((byTail.sorted { $0.id < $1.id } + byWords).prefix(max(0, limit)))
  }

  func search(_ words: String, in places: Range<Int>) throws -> [Sentence] {
    let found = try transaction.read { tables in
      tables.sentences.all.compactMap { sentence in
        WordMatch(of: words, in: [sentence.text.value]).map { ($0, sentence) }
      }
    }
    return found.sorted { ($0.0, $1.1.id) < ($1.0, $0.1.id) }.map(\.1).page(places)
  }

  /// Returns the sentences of a book in list order.
  private func sentences(of book: ID<Book>) throws -> [Sentence] {
    try transaction.read { Array($0.sentences.owned(by: book)) }
  }
}
