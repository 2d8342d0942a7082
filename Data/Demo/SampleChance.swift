import HearthDomain

/// Random choices for sample data. The same randomness yields the same choices.
final class SampleChance {
  private let randomness: Randomness
  private var idCounter: UInt64

  init(_ randomness: Randomness) {
    self.randomness = randomness
    idCounter = randomness.next()
  }

  /// Returns a unique id for a record of that moment.
  func id<Entity>(at moment: Instant) -> ID<Entity> {
    idCounter &+= 1
    // An odd factor makes the 21 random bits cycle through all values.
    return ID(IDMoment(clamping: moment), randomBits: idCounter &* 0x9E_3779_B97F_4A7D)
  }

  // Not `Int.random(in:)`, which may never return if the random numbers repeat.
  func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(randomness.next() % UInt64(range.count))
  }

  func happens(_ percent: Int) -> Bool { number(1...100) <= percent }

  func pick<Element>(from elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  func unusedPlace(besides taken: [CanvasPosition]) -> CanvasPosition {
    var numbers = randomness
    return CanvasLayout(count: taken.count + 1).freePosition(besides: taken, drawnFrom: &numbers)
  }
}

/// A deck of texts: each is drawn once before any is drawn a second time.
struct SampleDeck<Card> {
  private let cards: [Card]
  private var order: [Int] = []

  init(_ cards: [Card]) {
    self.cards = cards
  }

  mutating func draw(_ chance: SampleChance) -> Card {
    if order.isEmpty { order = shuffled(chance) }
    return cards[order.removeLast()]
  }

  private func shuffled(_ chance: SampleChance) -> [Int] {
    var order = Array(cards.indices)
    for place in order.indices.dropFirst() {
      order.swapAt(place, chance.number(0...place))
    }
    return order
  }
}
