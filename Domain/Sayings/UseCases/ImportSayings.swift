/// Adds the sayings of a file in one transaction; one that is there already only gets the author
/// and the marks that the file has and it lacks, so that importing the same again changes nothing.
public struct ImportSayings: Sendable {
  let store: any Store
  let clock: LocalClock
  let newID: NewID
  let release: ReleaseStarters

  /// The source hands over the bytes of the file until it answers with none; what it throws
  /// undoes the import.
  @discardableResult
  public func callAsFunction(
    _ file: some SayingFile, from source: @escaping () throws -> [UInt8],
    named name: String? = nil
  ) throws -> ImportOutcome {
    try release()
    let now = clock.now()
    return try store.write { repositories in
      try repositories.journal.describe(.import, subject: name ?? "")
      var outcome = ImportOutcome()
      outcome.report = try file.read(source) { imported in
        guard let known = try repositories.sayings.saying(like: imported.details) else {
          try repositories.add(imported, at: now, newID)
          outcome.added += 1
          return
        }
        let marked = known.marked(as: imported, at: now)
        if marked == known {
          outcome.unchanged += 1
        } else {
          try repositories.sayings.save(marked)
          outcome.updated += 1
        }
      }
      return outcome
    }
  }
}

extension Repositories {
  fileprivate func add(_ imported: ImportedSaying, at now: Instant, _ newID: NewID) throws {
    let added = imported.moment(at: now)
    _ = try add(imported.details, at: added, newID) { $0 = $0.marked(as: imported, at: now) }
  }
}

extension ImportedSaying {
  /// When it was added; a moment to come is not believed.
  fileprivate func moment(at now: Instant) -> Instant { min(now, addedAt ?? now) }
}

extension Saying {
  /// With the author and the marks of the file besides its own.
  fileprivate func marked(as imported: ImportedSaying, at now: Instant) -> Saying {
    let moment = imported.moment(at: now)
    var saying = self
    saying.details = details.said(by: imported.details.who)
    if imported.isLiked { saying.like(true, at: moment) }
    if imported.isUsed { saying.use(true, at: moment) }
    return saying
  }
}
