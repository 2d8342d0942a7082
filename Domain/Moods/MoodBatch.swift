/// Adds or updates the moods of one import.
struct MoodBatch {
  /// Number of moods added together.
  private static let most = 64

  private let repositories: Repositories
  private let now: Instant
  private let newID: NewID
  private var chance: SplitMix64
  private var idChance: SplitMix64
  private var seen = SeenMoods()
  private var last: ID<Mood>?
  private var days = ImportedDays()
  /// Moods to be added together, which takes less than half as long as adding them one by one.
  private var waiting: [Mood] = []
  var outcome = ImportOutcome()
  /// Level for records without one; nil to use the level that the file format chose.
  var missingLevel: MoodLevel?
  /// Number of added moods whose records have no level.
  private(set) var missingLevelCount = 0
  /// Ids of the moods whose level comes from an import; nil until needed.
  private var levelledByImport: Set<Int64>?
  /// Warnings about records whose level or tags differ from those of the existing mood.
  private(set) var differences = ImportReport()

  init(repositories: Repositories, now: Instant, newID: NewID, randomness: Randomness) {
    self.repositories = repositories
    self.now = now
    self.newID = newID
    // Placing a shape may need fifty random places, and each number from the system costs a system
    // call.
    chance = SplitMix64(seed: randomness.next())
    idChance = newID.chance
  }

  /// Adds the mood, or updates or skips it if it exists. Throws ``DomainError/invalid(_:)`` for a
  /// moment too far ahead.
  mutating func keep(_ imported: ImportedMood) throws {
    var (details, formerLevels) = (imported.details, imported.formerLevels)
    if !imported.statesLevel, let missingLevel {
      formerLevels = [details.level]
      details.level = missingLevel
    }
    try details.moment.check(now: now)
    let day = details.moment.day
    if !days.know(day) {
      if waiting.contains(where: { $0.day == day }) { try flush() }
      try days.read(day, from: repositories.moods, besides: seen)
    }
    if let known = days.take(like: details, imported.formerMemos) {
      seen.insert(known.id)
      let isSame = known.level == details.level || !imported.statesLevel && missingLevel == nil
      if !isSame, formerLevels.contains(known.level), try isLevelOfImport(known.id) {
        var mood = try repositories.existing(known.id)
        mood.details.level = details.level
        try repositories.moods.save(mood)
        outcome.updated += 1
      } else {
        outcome.unchanged += 1
        if !isSame {
          differences.warn(
            line: imported.line,
            .existingLevelKept(text: details.excerpt, here: known.level, there: details.level))
        }
      }
      if known.isOfMemo, !details.tags.values.allSatisfy(known.tags.contains) {
        differences.warn(line: imported.line, .tagsNotAdded(text: details.excerpt))
      }
      return
    }
    let mood = Mood(
      id: nextID(), details: details, place: imported.place ?? days.place(on: day, &chance))
    days.show(mood)
    waiting.append(mood)
    outcome.added += 1
    missingLevelCount += imported.statesLevel ? 0 : 1
    if waiting.count == MoodBatch.most { try flush() }
  }

  private mutating func isLevelOfImport(_ id: ID<Mood>) throws -> Bool {
    let known = try levelledByImport ?? repositories.journal.moodsLevelledByImport()
    levelledByImport = known
    return known.contains(id.rawValue)
  }

  /// Returns a new id without checking that it is free, since that would take as long as adding the
  /// mood. ``flush()`` replaces ids that are not.
  private mutating func nextID() -> ID<Mood> {
    let id = last.map { newID(after: $0, drawnFrom: &idChance) } ?? newID { _ in false }
    last = id
    return id
  }

  /// Adds the waiting moods. Must be called once more at the end.
  mutating func flush() throws {
    defer { waiting = [] }
    do {
      try repositories.moods.add(waiting)
    } catch DomainError.conflict {
      for index in waiting.indices {
        let mood = waiting[index]
        let id = try newID { try repositories.moods.mood($0) != nil }
        waiting[index] = Mood(id: id, details: mood.details, place: mood.place)
        try repositories.moods.add([waiting[index]])
      }
      // The known days contain the former ids.
      days.forget()
    }
    for mood in waiting { seen.insert(mood.id) }
  }
}

extension JournalRepository {
  /// Returns the ids of moods that an import added and whose level only imports have changed since.
  /// A mood without a journal entry is left out, because the user may have set its level.
  fileprivate func moodsLevelledByImport() throws -> Set<Int64> {
    var (imported, byHand): (Set<Int64>, Set<Int64>) = ([], [])
    var page = try entries(JournalFilter(area: .moods), before: nil, limit: 100)
    while let last = page.last {
      for entry in page where !entry.isUndone {
        let isImport = entry.words.verb == .import
        guard isImport || entry.words.verb.mayChangeLevel else { continue }
        try steps(of: entry.id) { step in
          guard step.place.kind == .mood else { return }
          if isImport, step.change == .added { imported.insert(step.place.id) }
          if !isImport, step.change == .changed, step.fields.contains(where: { $0.name == "level" })
          {
            byHand.insert(step.place.id)
          }
        }
      }
      page = try entries(JournalFilter(area: .moods), before: last.id, limit: 100)
    }
    return imported.subtracting(byHand)
  }
}

extension ChangeVerb {
  /// Whether entries with the verb may change a level. Undone entries are skipped themselves, so
  /// undo and redo need no check.
  fileprivate var mayChangeLevel: Bool {
    ![.add, .remove, .shuffle, .palette, .undo, .redo].contains(self)
  }
}

extension MoodDetails {
  /// Text that identifies the mood in a report: the first line of its memo, or its time.
  fileprivate var excerpt: String {
    let line = memo.value.prefix { !$0.isNewline }
    return line.isEmpty ? "\(moment.local.toTheMinute)" : ImportFact.excerpt(line)
  }
}
