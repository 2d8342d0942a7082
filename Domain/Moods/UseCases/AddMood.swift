/// Adds a mood, with a place on the canvas of its day.
public struct AddMood: UseCase, Sendable {
  let context: UseCaseContext

  /// Adds the mood at the moment, by default now; `level` is nil for a mood without a level. Throws
  /// ``DomainError/invalid(_:)`` for a moment more than a day ahead.
  @discardableResult
  public func callAsFunction(
    _ level: MoodLevel?, _ memo: MoodMemo, _ tags: Tags = .none, at moment: MoodMoment? = nil
  ) throws -> Mood {
    let now = clock.now()
    let moment = moment ?? MoodMoment(now, in: clock.zone)
    try moment.checkIsNotTooFarAhead(now: now)
    return try store.write { repositories in
      let mood = Mood(
        id: try newID(after: repositories.moods.latestID(at: moment)) {
          try repositories.moods.mood($0) != nil
        },
        details: MoodDetails(moment: moment, level: level, memo: memo, tags: tags),
        place: try repositories.freeCanvasPosition(on: moment.day, randomness))
      try repositories.moods.add([mood])
      return mood
    }
  }
}

extension MoodRepository {
  /// Returns the greatest id of the moods of this moment; nil if there are none.
  fileprivate func latestID(at moment: MoodMoment) throws -> Int64? {
    guard let greatest = ID<Mood>(rawValue: .max) else { return nil }
    let place = MoodSortKey(day: moment.day, instant: moment.instant, id: greatest)
    let mood = try list(.on(moment.day), .newest(1, before: place)).first
    return mood?.details.moment.instant == moment.instant ? mood?.id.rawValue : nil
  }
}
