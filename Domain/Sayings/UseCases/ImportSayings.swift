/// Imports the sayings of a file in one transaction. An existing saying only gets a missing author
/// and missing marks (liked, used), so importing a file twice changes nothing. A rehearsal changes
/// nothing at all.
public struct ImportSayings: UseCase, Sendable {
  let context: UseCaseContext
  let release: ReleaseStarters

  /// Imports the file. `source` returns its next bytes, and none at the end; an error that it
  /// throws undoes the import.
  @discardableResult
  public func callAsFunction(
    _ file: some SayingFile, from source: @escaping () throws -> [UInt8],
    named name: String? = nil, isRehearsal: Bool = false
  ) throws -> ImportOutcome {
    if !isRehearsal { try release() }
    let now = clock.now()
    return try context.importStore.write(rehearsing: isRehearsal) { repositories in
      if isRehearsal { try release(in: repositories) }
      try repositories.journal.setVerb(.import, subject: name ?? "")
      var outcome = ImportOutcome()
      var crowds = DuplicateCache()
      var differences = ImportReport()
      var seen = ReadRecords()
      let report = try file.read(source) { imported in
        let alike = try crowds.duplicate(of: imported.details, in: repositories.sayings)
        guard let known = alike else {
          let new = try repositories.add(imported, at: now, newID)
          _ = seen.repeats(new.id)
          crowds.update(new)
          outcome.added += 1
          return
        }
        if !imported.details.tags.values.allSatisfy(known.details.tags.contains) {
          let text = ImportFact.excerpt(known.details.texts.first ?? "")
          differences.warn(line: imported.line, .tagsNotAdded(text: text))
        }
        let isRepeated = seen.repeats(known.id)
        let marked = known.addingMarks(of: imported, at: now)
        if marked == known, isRepeated {
          differences.warn(line: imported.line, .repeated)
        } else if marked == known {
          outcome.unchanged += 1
        } else {
          try repositories.sayings.save(marked)
          crowds.update(marked)
          outcome.updated += 1
        }
      }
      outcome.report = report.combined(with: differences)
      return outcome
    }
  }
}

/// Cache for texts that have many sayings by different authors. Without it, all of them would be
/// read again for each record of the file.
private struct DuplicateCache {
  private static let cachingThreshold = 16

  /// Cached sayings by their texts, then by their folded author.
  private var cachedSayings: [[String?]: [String: Saying]] = [:]

  /// Returns the stored saying that is the same; see ``SayingRepository/duplicate(of:)``.
  mutating func duplicate(
    of details: SayingDetails, in sayings: any SayingRepository
  ) throws -> Saying? {
    let texts = DuplicateCache.textKey(of: details)
    if cachedSayings[texts] == nil {
      let alike = try sayings.sayings(withTextsOf: details)
      guard alike.count >= DuplicateCache.cachingThreshold else {
        return alike.duplicate(of: details)
      }
      cachedSayings[texts] = [:]
      for saying in alike.reversed() { update(saying) }
    }
    let author = SearchFolding.folded(details.author.value)
    let crowd = cachedSayings[texts] ?? [:]
    if let same = crowd[author] ?? crowd[""] { return same }
    return details.author.isEmpty ? crowd.values.min { $0.number < $1.number } : nil
  }

  /// Updates the saying in the cache, if its texts are cached.
  mutating func update(_ saying: Saying) {
    let texts = DuplicateCache.textKey(of: saying.details)
    guard cachedSayings[texts] != nil else { return }
    if cachedSayings[texts]?[""]?.id == saying.id { cachedSayings[texts]?[""] = nil }
    cachedSayings[texts]?[SearchFolding.folded(saying.details.author.value)] = saying
  }

  private static func textKey(of details: SayingDetails) -> [String?] {
    [details.korean?.value, details.english?.value]
  }
}

extension Repositories {
  fileprivate func add(
    _ imported: ImportedSaying, at now: Instant, _ newID: IDGenerator
  ) throws -> Saying {
    let added = imported.additionMoment(at: now)
    return try add(imported.details, at: added, newID) {
      $0 = $0.addingMarks(of: imported, at: now)
    }
  }
}

extension ImportedSaying {
  /// Returns the moment at which the other program added the saying; if it is missing or in the
  /// future, `now`.
  fileprivate func additionMoment(at now: Instant) -> Instant { min(now, addedAt ?? now) }
}

extension Saying {
  /// Returns the saying with the missing author and marks of the imported one.
  fileprivate func addingMarks(of imported: ImportedSaying, at now: Instant) -> Saying {
    let moment = imported.additionMoment(at: now)
    var saying = self
    saying.details = details.addingMissingAuthor(imported.details.author)
    if imported.isLiked { saying.setLiked(true, at: moment) }
    if imported.isUsed { saying.setUsed(true, at: moment) }
    return saying
  }
}
