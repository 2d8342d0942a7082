/// Recommends a random saying. Unused ones come first, and none is repeated before half of all were
/// shown. Starter sayings of a season are shown only in that season.
///
/// A shown saying is marked as opened. If the store can be read but not written, any saying may be
/// shown, and nothing is stored.
public struct RecommendSaying: UseCase, Sendable {
  let context: UseCaseContext
  let release: ReleaseStarters

  /// Returns another saying on each call; nil if there are no sayings.
  public func callAsFunction() throws -> Saying? {
    try release()
    return try drawAndSaveIfPossible(orAt: randomness.deckPosition) { repositories in
      guard let saying = try repositories.drawSaying(randomness, fitting: release.isInSeason) else {
        return nil
      }
      return try repositories.markOpened(saying, at: clock.now())
    }
  }

  /// Returns the saying of the day, which stays the same until midnight in the user's time zone;
  /// nil if there are no sayings.
  public func sayingOfDay() throws -> Saying? {
    try release()
    let today = clock.today
    if let kept = try store.read({ try $0.sayingDeck.saying(of: today) }) { return kept }
    return try drawAndSaveIfPossible(orAt: today.deckPosition) { repositories in
      let kept = try repositories.sayingDeck.saying(of: today)
      guard
        let saying = try kept ?? repositories.drawSaying(randomness, fitting: release.isInSeason)
      else { return nil }
      try repositories.sayingDeck.setSaying(saying.id, of: today)
      return try repositories.markOpened(saying, at: clock.now())
    }
  }

  private func drawAndSaveIfPossible(
    orAt point: @autoclosure () -> UInt32, _ draw: (Repositories) throws -> Saying?
  ) throws -> Saying? {
    do {
      return try store.relaxedWrite(ifFree: true, draw)
    } catch let error as DomainError where error.isStoreReadOnly {
      return try store.read { repositories in
        let first = { try repositories.sayings.list(.all, at: clock.now(), in: 0..<1).first }
        return try repositories.sayingDeck.draw(at: point()) ?? first()
      }
    }
  }
}

extension DomainError {
  /// Whether the error means that the store cannot be written now, although it may be readable.
  /// Commands that change data report it.
  var isStoreReadOnly: Bool {
    switch self {
    case .unavailable(.store(_, .readOnly)), .unavailable(.store(_, .full)),
      .unavailable(.store(_, .busy)), .damaged(.schema), .damaged(.index):
      true
    default: false
    }
  }
}

extension Day {
  /// Position in the deck, derived from the day alone. It yields the same saying all day if nothing
  /// can be stored.
  fileprivate var deckPosition: UInt32 {
    UInt32(truncatingIfNeeded: UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15 >> 32)
  }
}
