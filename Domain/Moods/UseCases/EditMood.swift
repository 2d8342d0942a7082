/// What is to be changed about a mood; nil leaves a value as it is.
public struct MoodEdit: Hashable, Sendable {
  public var level: MoodLevel?
  public var memo: MoodMemo?
  public var tags: Tags?
  public var moment: MoodMoment?

  public init(
    level: MoodLevel? = nil, memo: MoodMemo? = nil, tags: Tags? = nil, moment: MoodMoment? = nil
  ) {
    self.level = level
    self.memo = memo
    self.tags = tags
    self.moment = moment
  }
}

/// Changes level, memo, tags or moment of a mood.
public struct EditMood: UseCase, Sendable {
  let context: UseCaseContext

  /// On another day it takes a new place. Throws ``DomainError/invalid(_:)`` for a moment more
  /// than a day ahead, ``DomainError/notFound(_:query:nearest:)`` when there is no such mood,
  /// ``DomainError/refused(_:)`` when it is no longer what was seen.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Mood>, _ edit: MoodEdit, from seen: MoodDetails? = nil
  ) throws -> Mood {
    try store.write { repositories in
      let before = try repositories.existing(id)
      try Refusal.check(before.details, isStill: seen)
      var after = before
      after.details.level = edit.level ?? before.level
      after.details.memo = edit.memo ?? before.details.memo
      after.details.tags = edit.tags ?? before.tags
      // A moment that was entered before stays valid, even if a clock was set back since.
      if let moment = edit.moment, moment != before.moment {
        try moment.check(now: clock.now())
        after.details.moment = moment
      }
      if after.day != before.day {
        after.place = try repositories.place(on: after.day, without: id, randomness)
      }
      try repositories.moods.save(after)
      return after
    }
  }
}
