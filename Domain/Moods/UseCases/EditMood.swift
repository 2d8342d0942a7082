/// A change of a mood; nil leaves a value unchanged.
public struct MoodEdit: Hashable, Sendable {
  public var level: LevelChoice?
  public var memo: MoodMemo?
  public var tags: Tags?
  public var moment: MoodMoment?

  public init(
    level: LevelChoice? = nil, memo: MoodMemo? = nil, tags: Tags? = nil, moment: MoodMoment? = nil
  ) {
    self.level = level
    self.memo = memo
    self.tags = tags
    self.moment = moment
  }
}

/// What the user chose as the level of a mood.
public enum LevelChoice: Hashable, Sendable {
  case level(MoodLevel)
  case noLevel

  public init(_ level: MoodLevel?) { self = level.map { .level($0) } ?? .noLevel }

  /// The level; nil for none.
  public var level: MoodLevel? {
    switch self {
    case .level(let level): level
    case .noLevel: nil
    }
  }
}

/// Changes level, memo, tags or moment of a mood.
public struct EditMood: UseCase, Sendable {
  let context: UseCaseContext

  /// Changes the mood; if its day changes, it gets a new position. Throws:
  ///
  /// - ``DomainError/invalid(_:)`` for a new moment more than a day ahead,
  /// - ``DomainError/notFound(_:query:nearest:)`` if the mood does not exist,
  /// - ``DomainError/refused(_:)`` if the mood no longer equals `seen`.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Mood>, _ edit: MoodEdit, from seen: MoodDetails? = nil
  ) throws -> Mood {
    try store.write { repositories in
      let before = try repositories.existing(id)
      try Refusal.checkUnchanged(before.details, since: seen)
      var after = before
      if let choice = edit.level { after.details.level = choice.level }
      after.details.memo = edit.memo ?? before.details.memo
      after.details.tags = edit.tags ?? before.tags
      // An unchanged moment stays valid even if it is now in the future because the clock was set
      // back.
      if let moment = edit.moment, moment != before.moment {
        try moment.checkIsNotTooFarAhead(now: clock.now())
        after.details.moment = moment
      }
      if after.day != before.day {
        after.canvasPosition = try repositories.freeCanvasPosition(
          on: after.day, without: id, randomness)
      }
      try repositories.moods.save(after)
      return after
    }
  }
}
