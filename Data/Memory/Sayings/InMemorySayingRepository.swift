import HearthDomain

struct InMemorySayingRepository: SayingRepository {
  let transaction: InMemoryTransaction

  func saying(_ id: ID<Saying>) throws -> Saying? {
    try transaction.read { $0.sayings[id] }
  }

  func saying(numbered number: Int) throws -> Saying? {
    try transaction.read { $0.saying(numbered: number) }
  }

  func sayings(withTextsOf details: SayingDetails) throws -> [Saying] {
    try transaction.read { $0.sayings.all(with: .number(details.textHash)) }
      .filter { $0.details.hasSameTexts(as: details) }
  }

  func nextNumber() throws -> Int {
    try transaction.read { tables in
      if tables.lastSayingNumber < Saying.assignableNumbers.upperBound {
        return tables.lastSayingNumber + 1
      }
      return tables.sayings.all.reduce(1) { $1.number == $0 ? $0 + 1 : $0 }
    }
  }

  func save(_ saying: Saying) throws {
    try transaction.write { tables in
      if let holder = tables.saying(numbered: saying.number), holder.id != saying.id {
        throw DomainError.conflict(.saying, holder: "#\(saying.number)")
      }
      tables.sayings.save(saying)
      if Saying.assignableNumbers.contains(saying.number) {
        tables.lastSayingNumber = max(tables.lastSayingNumber, saying.number)
      }
    }
  }

  func remove(_ id: ID<Saying>) throws {
    try transaction.write { tables in
      tables.sayings.remove(id)
      tables.deckCards[id] = nil
      if tables.sayingOfDay?.id == id { tables.sayingOfDay = nil }
      for var sentence in tables.sentences.all where sentence.saying == id {
        sentence.saying = nil
        tables.sentences.save(sentence)
      }
    }
  }

  func list(
    _ filter: SayingFilter, at now: Instant, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws {
    try transaction.read { $0.sayings.all.filter { filter.accepts($0, at: now) } }
      .sorted(by: filter.isListed).page(places).forEach(each)
  }

  func list(after number: Int, limit: Int) throws -> [Saying] {
    try transaction.read { tables in
      let later = tables.sayings.range(after: { $0.number <= number }, while: { _ in true })
      return Array(later.prefix(max(0, limit)))
    }
  }
}

extension InMemoryTables {
  fileprivate func saying(numbered number: Int) -> Saying? {
    sayings.range(after: { $0.number < number }, while: { $0.number <= number }).first
  }
}
