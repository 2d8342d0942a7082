/// Adds or updates the moods of one import.
struct MoodBatch {
  /// Number of moods added together.
  private static let batchSize = 64

  private let repositories: Repositories
  private let now: Instant
  private let newID: IDGenerator
  private var positionRandomness: SplitMix64
  private var idRandomness: SplitMix64
  private var seenMoods = SeenMoods()
  private var readMoods = ReadRecords()
  private var lastID: ID<Mood>?
  private var importedDays = ImportedDays()
  /// Moods to be added together, since adding them one by one takes more than twice as long.
  private var pendingMoods: [Mood] = []
  var outcome = ImportOutcome()
  /// Level for records without one; nil to leave them without one.
  var missingLevel: MoodLevel?
  /// Ids of the moods whose level was set by an import and not by the user; nil until needed.
  private var idsLevelledByImport: Set<Int64>?
  /// Warnings about records whose level or tags differ from those of the existing mood, and about
  /// equal records.
  private(set) var differences = ImportReport()

  init(repositories: Repositories, now: Instant, newID: IDGenerator, randomness: Randomness) {
    self.repositories = repositories
    self.now = now
    self.newID = newID
    // Placing a shape may need fifty random places, and each number from the system costs a system
    // call.
    positionRandomness = SplitMix64(seed: randomness.next())
    idRandomness = newID.randomGenerator
  }

  /// Adds the mood, or updates or skips it if it exists. Throws ``DomainError/invalid(_:)`` for a
  /// moment too far ahead.
  mutating func addOrUpdate(_ imported: ImportedMood) throws {
    var (details, formerLevels) = (imported.details, imported.formerLevels)
    if details.level == nil, let missingLevel {
      // Earlier versions gave such records the initial level of the gauge.
      formerLevels = [.initial]
      details.level = missingLevel
    }
    try details.moment.checkIsNotTooFarAhead(now: now)
    // Only this program's files have positions; there, equal moods are meant.
    if imported.canvasPosition == nil, readMoods.repeats(imported.details) {
      differences.warn(line: imported.line, .repeated)
    }
    let day = details.moment.day
    if !importedDays.contains(day) {
      if pendingMoods.contains(where: { $0.day == day }) { try flush() }
      try importedDays.load(day, from: repositories.moods, besides: seenMoods)
    }
    if let known = importedDays.removeMatch(like: details, imported.formerMemos) {
      seenMoods.insert(known.id)
      let isSame = known.level == details.level || details.level == nil
      if !isSame, known.level.map(formerLevels.contains) ?? true,
        try isLevelOfImport(known.id)
      {
        var mood = try repositories.existing(known.id)
        mood.details.level = details.level
        try repositories.moods.save(mood)
        outcome.updated += 1
      } else {
        outcome.unchanged += 1
        if !isSame, let level = details.level {
          differences.warn(
            line: imported.line,
            .existingLevelKept(text: details.excerpt, here: known.level, there: level))
        }
      }
      if known.hasSameMemo, !details.tags.values.allSatisfy(known.tags.contains) {
        differences.warn(line: imported.line, .tagsNotAdded(text: details.excerpt))
      }
      return
    }
    let mood = Mood(
      id: nextID(), details: details,
      place: imported.canvasPosition ?? importedDays.freePosition(on: day, &positionRandomness))
    importedDays.addShape(mood)
    pendingMoods.append(mood)
    outcome.added += 1
    if pendingMoods.count == MoodBatch.batchSize { try flush() }
  }

  private mutating func isLevelOfImport(_ id: ID<Mood>) throws -> Bool {
    let known = try idsLevelledByImport ?? repositories.journal.moodsLevelledByImport()
    idsLevelledByImport = known
    return known.contains(id.rawValue)
  }

  /// Returns a new id that may already be in use: checking would take as long as adding the mood.
  /// ``flush()`` replaces ids that are in use.
  private mutating func nextID() -> ID<Mood> {
    let id = lastID.map { newID(after: $0, drawnFrom: &idRandomness) } ?? newID { _ in false }
    lastID = id
    return id
  }

  /// Adds the waiting moods. Must be called once more at the end.
  mutating func flush() throws {
    defer { pendingMoods = [] }
    do {
      try repositories.moods.add(pendingMoods)
    } catch DomainError.conflict {
      for index in pendingMoods.indices {
        let mood = pendingMoods[index]
        let id = try newID { try repositories.moods.mood($0) != nil }
        pendingMoods[index] = Mood(id: id, details: mood.details, place: mood.canvasPosition)
        try repositories.moods.add([pendingMoods[index]])
      }
      // The cached days contain the old ids.
      importedDays.clearCache()
    }
    for mood in pendingMoods { seenMoods.insert(mood.id) }
  }
}

extension JournalRepository {
  /// Returns the ids of moods that an import added and whose level was changed only by imports.
  /// Moods without a journal entry are left out, because the user may have set their level.
  fileprivate func moodsLevelledByImport() throws -> Set<Int64> {
    var (imported, byHand): (Set<Int64>, Set<Int64>) = ([], [])
    var page = try entries(JournalFilter(area: .moods), before: nil, limit: 100)
    while let last = page.last {
      for entry in page where !entry.isUndone {
        let isImport = entry.summary.verb == .import
        guard isImport || entry.summary.verb.mayChangeLevel else { continue }
        try steps(of: entry.id) { step in
          guard step.item.kind == .mood else { return }
          if isImport, step.change == .added { imported.insert(step.item.id) }
          if !isImport, step.change == .changed, step.fields.contains(where: { $0.name == "level" })
          {
            byHand.insert(step.item.id)
          }
        }
      }
      page = try entries(JournalFilter(area: .moods), before: last.id, limit: 100)
    }
    return imported.subtracting(byHand)
  }
}

extension ChangeVerb {
  /// Whether a change with this verb may alter a mood's level. Undo and redo need no check, since
  /// undone entries are skipped anyway.
  fileprivate var mayChangeLevel: Bool {
    ![.add, .remove, .shuffle, .palette, .undo, .redo].contains(self)
  }
}

extension MoodDetails {
  /// Text that identifies the mood in a report: the first line of its memo, or its time.
  fileprivate var excerpt: String {
    let line = memo.value.prefix { !$0.isNewline }
    return line.isEmpty ? "\(moment.local.withoutSeconds)" : ImportFact.excerpt(line)
  }
}
