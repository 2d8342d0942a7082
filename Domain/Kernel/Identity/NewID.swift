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

  /// As without a last one; but greater than that where both are of the same millisecond, so that
  /// things that are listed by time keep the order in which they were made.
  func callAsFunction<Entity>(
    after last: Int64?, unless isTaken: (ID<Entity>) throws -> Bool
  ) rethrows -> ID<Entity> {
    let id = try self(unless: isTaken)
    // Things of two kinds may draw the same one, where clock and randomness are fixed.
    guard let last, id.rawValue <= last, id.rawValue >> 21 == last >> 21 else { return id }
    var value = last
    while true {
      value += Int64(randomness.next() & 0x3FF) + 1
      guard let later = ID<Entity>(rawValue: value) else { return id }
      if try !isTaken(later) { return later }
    }
  }

  /// Chance for many of them, since asking the machine for each takes its time.
  var chance: SplitMix64 { SplitMix64(seed: randomness.next()) }

  /// An identifier for what is made right after the last one, a little greater than it: rows that
  /// are added in the order of their ids cost a store less than rows in any order.
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
