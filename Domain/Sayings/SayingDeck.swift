/// The deck from which sayings are drawn, like cards. A saying that was shown is set aside for a
/// while, and is not drawn meanwhile.
///
/// Every stored saying is either in the deck or set aside; a new one is in the deck.
public protocol SayingDeck {
  /// Returns the number of sayings, and how many of them are set aside.
  func counts() throws -> (all: Int, aside: Int)

  /// Returns the first saying in the deck at or after the position `point`; if there is none, the
  /// first in the deck; nil if the deck is empty. As long as the deck has unused sayings, only
  /// these are drawn.
  ///
  /// Each saying has a pseudo-random position from 0 to `UInt32.max`: the one given by
  /// ``returnOldestSetAside(at:)``, or else one derived from its id.
  func draw(at point: UInt32) throws -> Saying?

  /// Sets the saying aside, after those already set aside.
  func setAside(_ id: ID<Saying>) throws

  /// Puts the saying that has been set aside for longest back into the deck, at that position.
  func returnOldestSetAside(at place: UInt32) throws

  /// Returns the saying of that day, if one is stored and still exists.
  func saying(of day: Day) throws -> Saying?

  /// Stores the saying of the day, replacing the one of the previous day.
  func setSaying(_ id: ID<Saying>, of day: Day) throws

  /// Returns the saying's state in the deck; nil if the saying does not exist.
  func card(of id: ID<Saying>) throws -> DeckCard?

  /// Stores the saying's state in the deck. Its day is stored only if no other saying has one.
  func setCard(_ card: DeckCard, of id: ID<Saying>) throws
}

/// State of a saying in the deck.
public struct DeckCard: Hashable, Sendable {
  /// Position in the deck; a saying keeps it while it is set aside.
  public let position: UInt32
  /// Number that orders the sayings that are set aside; nil if this one is in the deck.
  public let setAsideOrder: Int?
  /// The day whose saying of the day this is, if it is the latest such day; otherwise nil.
  public let day: Day?

  public init(place: UInt32, aside: Int? = nil, day: Day? = nil) {
    self.position = place
    self.setAsideOrder = aside
    self.day = day
  }
}

/// Rules for how long a saying is set aside after it was shown.
enum SayingCooldown {
  /// Maximum number of unsuitable sayings that are skipped.
  static let maxSkipped = 16

  /// Returns how many other sayings are shown before one is shown again: half of all. With two
  /// sayings, none is shown twice in a row.
  static func cooldownLength(of all: Int) -> Int {
    min((all + 1) / 2, max(0, all - 1))
  }
}

extension Repositories {
  /// Draws sayings until one is suitable, and sets the drawn ones aside. If none of the next few is
  /// suitable, returns the last of them; nil if there are no sayings.
  func drawSaying(
    _ randomness: Randomness, fitting fits: (Saying) -> Bool
  ) throws -> Saying? {
    var last: Saying?
    for _ in 0..<SayingCooldown.maxSkipped {
      guard let saying = try drawSaying(randomness) else { return last }
      if fits(saying) { return saying }
      last = saying
    }
    return last
  }

  private func drawSaying(_ randomness: Randomness) throws -> Saying? {
    let (all, aside) = try sayingDeck.counts()
    for _ in 0..<max(0, aside - SayingCooldown.cooldownLength(of: all)) {
      try sayingDeck.returnOldestSetAside(at: randomness.deckPosition)
    }
    guard let saying = try sayingDeck.draw(at: randomness.deckPosition) else { return nil }
    try sayingDeck.setAside(saying.id)
    return saying
  }
}

extension Randomness {
  var deckPosition: UInt32 { UInt32(truncatingIfNeeded: next() >> 32) }
}
