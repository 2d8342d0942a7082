/// From what sayings are drawn, like cards from a deck: what was shown is laid aside for a while.
///
/// Every saying of the store is either in the deck or aside, from the moment it is saved until
/// it is removed; a new one is in the deck.
public protocol SayingDeck {
  /// How many sayings there are, and how many of them are aside.
  func counts() throws -> (all: Int, aside: Int)

  /// A saying of the deck: the first at or after the point, or the first of all when none is
  /// there; unused ones are asked alone as long as the deck has any. Nil from an empty deck.
  ///
  /// Each saying has a place between 0 and `UInt32.max` that nobody chose: the one given by
  /// ``putBackOldest(at:)``, or one that follows from its id alone.
  func draw(at point: UInt32) throws -> Saying?

  /// Lays the saying aside, after all others that are.
  func layAside(_ id: ID<Saying>) throws

  /// Puts the saying that is aside for the longest time back into the deck at that place.
  func putBackOldest(at place: UInt32) throws

  /// The saying of that day, if one was kept and still is there.
  func saying(of day: Day) throws -> Saying?

  /// Keeps the saying as that of the day; the one of the day before is forgotten.
  func keep(_ id: ID<Saying>, as day: Day) throws

  /// Where in the deck the saying is; nil for one that is not kept.
  func card(of id: ID<Saying>) throws -> DeckCard?

  /// Puts the saying there. That of a day it becomes only while there is no other.
  func put(_ card: DeckCard, of id: ID<Saying>) throws
}

/// Where a saying is in the deck.
public struct DeckCard: Hashable, Sendable {
  /// Its place, where it lies or will lie again.
  public let place: UInt32
  /// When it was laid aside, counted; nil in the deck.
  public let aside: Int?
  /// The day whose saying it is, if it is the latest one's.
  public let day: Day?

  public init(place: UInt32, aside: Int? = nil, day: Day? = nil) {
    self.place = place
    self.aside = aside
    self.day = day
  }
}

/// How long a saying rests after it was shown.
enum SayingRest {
  /// So many are passed over at most.
  static let mostUnfitting = 16

  /// How many other sayings come before one is shown again: half of all, so that none comes
  /// twice in a row where there are two.
  static func others(of all: Int) -> Int {
    min((all + 1) / 2, max(0, all - 1))
  }
}

extension Repositories {
  /// The next saying to show that fits, as far as there is one among the next few; all of them are
  /// then aside. Nil when there is none at all.
  func drawSaying(
    _ randomness: Randomness, fitting fits: (Saying) -> Bool
  ) throws -> Saying? {
    var last: Saying?
    for _ in 0..<SayingRest.mostUnfitting {
      guard let saying = try drawSaying(randomness) else { return last }
      if fits(saying) { return saying }
      last = saying
    }
    return last
  }

  private func drawSaying(_ randomness: Randomness) throws -> Saying? {
    let (all, aside) = try sayingDeck.counts()
    for _ in 0..<max(0, aside - SayingRest.others(of: all)) {
      try sayingDeck.putBackOldest(at: randomness.place)
    }
    guard let saying = try sayingDeck.draw(at: randomness.place) else { return nil }
    try sayingDeck.layAside(saying.id)
    return saying
  }
}

extension Randomness {
  var place: UInt32 { UInt32(truncatingIfNeeded: next() >> 32) }
}
