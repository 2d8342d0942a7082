import HearthDomain

struct InMemorySayingDeck: SayingDeck {
  let transaction: InMemoryTransaction

  func counts() throws -> (all: Int, aside: Int) {
    try transaction.read { tables in
      (
        all: tables.sayings.all.count,
        aside: tables.deckCards.values.count { $0.setAsideOrder != nil }
      )
    }
  }

  func draw(at point: UInt32) throws -> Saying? {
    try transaction.read { tables in
      let deck = tables.sayings.all.map { (saying: $0, card: tables.deckCard(of: $0.id)) }
        .filter { $0.card.setAsideOrder == nil }
      let unused = deck.filter { !$0.saying.isUsed }
      let cards = (unused.isEmpty ? deck : unused).sorted {
        ($0.card.position, $0.saying.id) < ($1.card.position, $1.saying.id)
      }
      return (cards.first { $0.card.position >= point } ?? cards.first)?.saying
    }
  }

  func setAside(_ id: ID<Saying>) throws {
    try transaction.write { tables in
      guard tables.sayings[id] != nil else { return }
      let last = tables.deckCards.values.compactMap(\.setAsideOrder).max() ?? 0
      tables.deckCards[id] = DeckCard(place: tables.deckCard(of: id).position, aside: last + 1)
    }
  }

  func returnOldestSetAside(at place: UInt32) throws {
    try transaction.write { tables in
      let aside = tables.deckCards.filter { $0.value.setAsideOrder != nil }
      let oldest = aside.min { $0.value.setAsideOrder ?? 0 < $1.value.setAsideOrder ?? 0 }
      if let oldest { tables.deckCards[oldest.key] = DeckCard(place: place) }
    }
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
      if tables.sayings[id] != nil {
        tables.deckCards[id] = DeckCard(place: card.position, aside: card.setAsideOrder)
      }
      if let day = card.day, tables.sayingOfDay == nil { tables.sayingOfDay = (day, id) }
    }
  }
}

extension InMemoryTables {
  /// Returns the saying's state in the deck; nil if there is no such saying.
  func card(of id: ID<Saying>) -> DeckCard? {
    guard sayings[id] != nil else { return nil }
    let card = deckCard(of: id)
    return DeckCard(
      place: card.position, aside: card.setAsideOrder,
      day: sayingOfDay.flatMap { $0.id == id ? $0.day : nil })
  }

  /// Returns the state in the deck without the day.
  fileprivate func deckCard(of id: ID<Saying>) -> DeckCard {
    deckCards[id] ?? DeckCard(place: DeckPlace.initialPlace(of: id))
  }
}
