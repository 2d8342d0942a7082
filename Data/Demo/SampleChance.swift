import HearthDomain

/// From what a sample is drawn: the same randomness gives the same sample.
final class SampleChance {
  private let randomness: Randomness
  private var made: UInt64

  init(_ randomness: Randomness) {
    self.randomness = randomness
    made = randomness.next()
  }

  /// One that no other thing of the sample has, for something of that moment.
  func id<Entity>(at moment: Instant) -> ID<Entity> {
    made &+= 1
    // An odd factor gives every number of the 21 bits once before any comes again.
    return ID(IDMoment(clamping: moment), randomBits: made &* 0x9E_3779_B97F_4A7D)
  }

  // Not Int.random(in:), which draws for ever where chance only repeats itself.
  func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(randomness.next() % UInt64(range.count))
  }

  func happens(_ percent: Int) -> Bool { number(1...100) <= percent }

  func one<Element>(of elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  func place(besides taken: [CanvasPlace]) -> CanvasPlace {
    var numbers = randomness
    return CanvasLayout(count: taken.count + 1).place(besides: taken, drawnFrom: &numbers)
  }
}

/// Texts that are drawn one after the other, each once before any comes again.
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
