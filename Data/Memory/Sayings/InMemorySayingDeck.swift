import HearthDomain

struct InMemorySayingDeck: SayingDeck {
  let transaction: InMemoryTransaction

  func counts() throws -> (all: Int, aside: Int) {
    try transaction.read { tables in
      let rows = tables.sayings.rows.values
      return (all: rows.count, aside: rows.count { $0.setAsideOrder != nil })
    }
  }

  func draw(at point: UInt32) throws -> Saying? {
    try transaction.read { tables in
      let deck = tables.sayings.rows.values.filter { $0.setAsideOrder == nil }
      let unused = deck.filter { !$0.saying.isUsed }
      let cards = unused.isEmpty ? deck : unused
      let first = cards.filter { $0.deckPosition >= point }.min(by: Self.precedes)
      return (first ?? cards.min(by: Self.precedes))?.saying
    }
  }

  private static func precedes(_ left: InMemorySayings.Row, _ right: InMemorySayings.Row) -> Bool {
    (left.deckPosition, left.saying.id) < (right.deckPosition, right.saying.id)
  }

  func setAside(_ id: ID<Saying>) throws {
    try transaction.write { $0.sayings.setAside(id) }
  }

  func returnOldestSetAside(at place: UInt32) throws {
    try transaction.write { $0.sayings.returnOldestSetAside(at: place) }
  }

  func saying(of day: Day) throws -> Saying? {
    try transaction.read { tables in
      guard let kept = tables.sayingOfDay, kept.day == day else { return nil }
      return tables.sayings[kept.id]
    }
  }

  func setSaying(_ id: ID<Saying>, of day: Day) throws {
    try transaction.write { tables in
      if tables.sayings[id] != nil { tables.sayingOfDay = (day, id) }
    }
  }

  func card(of id: ID<Saying>) throws -> DeckCard? {
    try transaction.read { $0.card(of: id) }
  }

  func setCard(_ card: DeckCard, of id: ID<Saying>) throws {
    try transaction.write { tables in
      tables.sayings.setCard(card, of: id)
      if let day = card.day, tables.sayingOfDay == nil { tables.sayingOfDay = (day, id) }
    }
  }
}

extension InMemoryTables {
  /// Returns the saying's position in the deck; nil if there is no such saying.
  func card(of id: ID<Saying>) -> DeckCard? {
    sayings.rows[id].map { row in
      DeckCard(
        place: row.deckPosition, aside: row.setAsideOrder,
        day: sayingOfDay.flatMap { $0.id == id ? $0.day : nil })
    }
  }
}
