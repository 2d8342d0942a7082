/// Imports the moods of a file in one transaction. Importing the file again adds only moods that
/// were removed or got another moment or memo. It also corrects levels that the user now states.
public struct ImportMoods: Sendable {
  let store: any Store
  let now: Now
  let newID: IDGenerator
  let randomness: Randomness

  /// Adds each mood unless it exists, that is, unless a mood has the same memo in the same minute.
  /// Each existing mood matches only one record, so that no record is lost.
  ///
  /// If the level differs, the existing level stays, with a warning; but it is replaced if an
  /// earlier import set it, or left the mood without one, and a level is now stated. A record
  /// without a level gets the given one, or else none.
  ///
  /// An error of `source` undoes the import. A rehearsal changes nothing.
  @discardableResult
  public func callAsFunction(
    _ file: some MoodFile, from source: @escaping () throws -> [UInt8],
    named name: String? = nil, levelIfMissing level: MoodLevel? = nil,
    isRehearsal: Bool = false
  ) throws -> ImportOutcome {
    try store.write(rehearsing: isRehearsal) { repositories in
      try repositories.journal.setVerb(.import, subject: name ?? "")
      var batch = MoodBatch(
        repositories: repositories, now: now(), newID: newID, randomness: randomness)
      batch.missingLevel = level
      var report = try file.read(source) { imported in
        do {
          try batch.addOrUpdate(imported)
          return nil
        } catch DomainError.invalid(let issues) {
          return .invalid(issues)
        }
      }
      try batch.flush()
      if level != nil {
        report.warnings.remove {
          if case .noLevel = $0.fact { true } else { false }
        }
      }
      batch.outcome.report = report.combined(with: batch.differences)
      return batch.outcome
    }
  }
}
