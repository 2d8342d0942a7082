/// Makes identifiers that no entity has yet.
public struct NewID: Sendable {
  private let now: Now
  private let randomness: Randomness

  public init(now: Now, randomness: Randomness) {
    self.now = now
    self.randomness = randomness
  }

  /// An identifier of which `isTaken` says no; a taken one is drawn again, so that ids
  /// stay unique even where clock and randomness are fixed.
  public func callAsFunction<Entity>(
    unless isTaken: (ID<Entity>) throws -> Bool
  ) rethrows -> ID<Entity> {
    var moment = IDMoment(clamping: now())
    while true {
      for _ in 0..<8 {
        let id = ID<Entity>(moment, randomBits: randomness.next())
        if try !isTaken(id) { return id }
      }
      // A source of randomness that only repeats itself must not hang the program.
      moment = moment.next
    }
  }
}
