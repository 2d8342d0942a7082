/// Imports the sayings of a file in one transaction. An existing saying only gets a missing author
/// and missing marks, so importing a file twice changes nothing. A rehearsal changes nothing at
/// all.
public struct ImportSayings: UseCase, Sendable {
  let context: UseCaseContext
  let release: ReleaseStarters

  /// `source` returns the next bytes of the file, and none at the end; an error that it throws
  /// undoes the import.
  @discardableResult
  public func callAsFunction(
    _ file: some SayingFile, from source: @escaping () throws -> [UInt8],
    named name: String? = nil, isRehearsal: Bool = false
  ) throws -> ImportOutcome {
    if !isRehearsal { try release() }
    let now = clock.now()
    return try context.importStore.write(rehearsing: isRehearsal) { repositories in
      if isRehearsal { try release(in: repositories) }
      try repositories.journal.describe(.import, subject: name ?? "")
      var outcome = ImportOutcome()
      var crowds = SayingCrowds()
      var differences = ImportReport()
      let report = try file.read(source) { imported in
        let alike = try crowds.saying(like: imported.details, in: repositories.sayings)
        guard let known = alike else {
          crowds.keep(try repositories.add(imported, at: now, newID))
          outcome.added += 1
          return
        }
        if !imported.details.tags.values.allSatisfy(known.details.tags.contains) {
          let text = ImportFact.excerpt(known.details.texts.first ?? "")
          differences.warn(line: imported.line, .tagsNotAdded(text: text))
        }
        let marked = known.marked(as: imported, at: now)
        if marked == known {
          outcome.unchanged += 1
        } else {
          try repositories.sayings.save(marked)
          crowds.keep(marked)
          outcome.updated += 1
        }
      }
      outcome.report = report.followed(by: differences)
      return outcome
    }
  }
}

/// A cache of sayings with equal texts by many authors, which would otherwise be read again for
/// each of them.
private struct SayingCrowds {
  private static let many = 16

  /// Sayings by their texts and their folded author.
  private var crowds: [[String?]: [String: Saying]] = [:]

  /// Returns the same saying as ``SayingRepository/saying(like:)``.
  mutating func saying(
    like details: SayingDetails, in sayings: any SayingRepository
  ) throws -> Saying? {
    let texts = SayingCrowds.texts(of: details)
    if crowds[texts] == nil {
      let alike = try sayings.sayings(withTextsOf: details)
      guard alike.count >= SayingCrowds.many else {
        return alike.saying(like: details)
      }
      crowds[texts] = [:]
      for saying in alike.reversed() { keep(saying) }
    }
    let author = SearchFolding.folded(details.who.value)
    let crowd = crowds[texts] ?? [:]
    if let same = crowd[author] ?? crowd[""] { return same }
    return details.who.isEmpty ? crowd.values.min { $0.number < $1.number } : nil
  }

  /// Updates the saying in the cache, if its texts are cached.
  mutating func keep(_ saying: Saying) {
    let texts = SayingCrowds.texts(of: saying.details)
    guard crowds[texts] != nil else { return }
    if crowds[texts]?[""]?.id == saying.id { crowds[texts]?[""] = nil }
    crowds[texts]?[SearchFolding.folded(saying.details.who.value)] = saying
  }

  private static func texts(of details: SayingDetails) -> [String?] {
    [details.korean?.value, details.english?.value]
  }
}

extension Repositories {
  fileprivate func add(
    _ imported: ImportedSaying, at now: Instant, _ newID: NewID
  ) throws -> Saying {
    let added = imported.moment(at: now)
    return try add(imported.details, at: added, newID) { $0 = $0.marked(as: imported, at: now) }
  }
}

extension ImportedSaying {
  /// Returns the moment at which it was added; a future moment becomes now.
  fileprivate func moment(at now: Instant) -> Instant { min(now, addedAt ?? now) }
}

extension Saying {
  /// Returns the saying with the author and the marks of the imported one added.
  fileprivate func marked(as imported: ImportedSaying, at now: Instant) -> Saying {
    let moment = imported.moment(at: now)
    var saying = self
    saying.details = details.said(by: imported.details.who)
    if imported.isLiked { saying.like(true, at: moment) }
    if imported.isUsed { saying.use(true, at: moment) }
    return saying
  }
}
