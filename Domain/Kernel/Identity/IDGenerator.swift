/// Generates unused identifiers.
public struct IDGenerator: Sendable {
  private let now: Now
  private let randomness: Randomness

  public init(now: Now, randomness: Randomness) {
    self.now = now
    self.randomness = randomness
  }

  /// Returns an identifier for which `isTaken` is false. It tries again if one is taken, so that
  /// identifiers stay unique even if clock and randomness are fixed.
  public func callAsFunction<Entity>(
    unless isTaken: (ID<Entity>) throws -> Bool
  ) rethrows -> ID<Entity> {
    var moment = IDMoment(clamping: now())
    while true {
      for _ in 0..<8 {
        let id = ID<Entity>(moment, randomBits: randomness.next())
        if try !isTaken(id) { return id }
      }
      // If the random numbers never change, only another moment gives another identifier.
      moment = moment.next
    }
  }

  /// Returns an unused identifier. If it has the same millisecond as `last`, it is greater than
  /// `last`, so that items sorted by time keep their order of creation.
  func callAsFunction<Entity>(
    after last: Int64?, unless isTaken: (ID<Entity>) throws -> Bool
  ) rethrows -> ID<Entity> {
    let id = try self(unless: isTaken)
    // With fixed clock and randomness, identifiers of two kinds may coincide.
    guard let last, id.rawValue <= last, id.rawValue >> 21 == last >> 21 else { return id }
    var value = last
    while true {
      value += Int64(randomness.next() & 0x3FF) + 1
      guard let later = ID<Entity>(rawValue: value) else { return id }
      if try !isTaken(later) { return later }
    }
  }

  /// Random generator to create many identifiers, since asking the system for each number would be
  /// slow.
  var randomGenerator: SplitMix64 { SplitMix64(seed: randomness.next()) }

  /// Returns an identifier slightly greater than the last one. Used for a series of additions,
  /// since a store inserts rows faster in the order of their ids.
  func callAsFunction<Entity>(
    after last: ID<Entity>, drawnFrom chance: inout some RandomNumberGenerator
  ) -> ID<Entity> {
    let moment = IDMoment(clamping: now())
    let bits = chance.next()
    let (value, isTooGreat) = last.rawValue.addingReportingOverflow(Int64(bits & 3) + 1)
    let isLater = last.rawValue >> 21 < moment.milliseconds
    guard !isLater, !isTooGreat, let next = ID<Entity>(rawValue: value) else {
      return ID(moment, randomBits: bits)
    }
    return next
  }
}
