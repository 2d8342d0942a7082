import HearthDomain

struct InMemorySentenceRepository: SentenceRepository {
  let transaction: InMemoryTransaction

  func sentence(_ id: ID<Sentence>) throws -> Sentence? {
    try transaction.read { $0.sentences[id] }
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
    try transaction.read { Array($0.sentences.owned(by: book)) }.page(places)
  }

  func newest(before id: ID<Sentence>?, limit: Int) throws -> [Sentence] {
    let older = try transaction.read { tables in
      tables.sentences.all.filter { sentence in id.map { sentence.id < $0 } ?? true }
    }
    return Array(older.sorted { $0.id > $1.id }.prefix(max(0, limit)))
  }
}
