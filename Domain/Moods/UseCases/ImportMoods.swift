/// Adds the moods of a file in one transaction; importing the same again adds only what was removed
/// since, or got another moment or memo, and puts right levels that somebody says by now.
public struct ImportMoods: Sendable {
  let store: any Store
  let now: Now
  let newID: NewID
  let randomness: Randomness

  /// A mood with the same memo at the same minute of the same day is there already, whatever
  /// its level has become, but never for two records of one import, so that no record is lost. That
  /// level stays, and is told, unless an earlier import made it of the same record, and somebody
  /// says by now what it is. What the source throws undoes the import. A rehearsal changes nothing.
  ///
  /// What tells no level gets the one that is given, else where the gauge starts, which is told;
  /// where it `asks`, it throws ``Damage/untoldLevels(records:)`` instead of several of these.
  @discardableResult
  public func callAsFunction(
    _ file: some MoodFile, from source: @escaping () throws -> [UInt8],
    named name: String? = nil, untold level: MoodLevel? = nil, asks: Bool = false,
    isRehearsal: Bool = false
  ) throws -> ImportOutcome {
    try store.write(rehearsing: isRehearsal) { repositories in
      try repositories.journal.describe(.import, subject: name ?? "")
      var batch = MoodBatch(
        repositories: repositories, now: now(), newID: newID, randomness: randomness)
      batch.untoldLevel = level
      var report = try file.read(source) { imported in
        do {
          try batch.keep(imported)
          return nil
        } catch DomainError.invalid(let issues) {
          return .invalid(issues)
        }
      }
      try batch.flush()
      if level != nil {
        report.warnings.remove {
          if case .standsIn(field: "level", text: _, records: _) = $0.fact { true } else { false }
        }
      } else if asks, batch.untold > 1 {
        throw DomainError.damaged(.untoldLevels(records: batch.untold))
      }
      batch.outcome.report = report.followed(by: batch.differences)
      return batch.outcome
    }
  }
}
