/// The moods of one import as they are kept.
struct MoodBatch {
  /// So many moods are added together.
  private static let most = 64

  private let repositories: Repositories
  private let now: Instant
  private let newID: NewID
  private var chance: SplitMix64
  private var idChance: SplitMix64
  private var seen = SeenMoods()
  private var last: ID<Mood>?
  private var days = ImportedDays()
  /// Moods that are to be added together, which costs less than half of adding each alone.
  private var waiting: [Mood] = []
  var outcome = ImportOutcome()
  /// Of what tells none; nil for what stands in.
  var untoldLevel: MoodLevel?
  /// How many were added that tell none.
  private(set) var untold = 0
  /// The moods whose level is that of an import; nil until that is asked for.
  private var levelledByImport: Set<Int64>?
  /// What the file tells otherwise of moods that are here.
  private(set) var differences = ImportReport()

  init(repositories: Repositories, now: Instant, newID: NewID, randomness: Randomness) {
    self.repositories = repositories
    self.now = now
    self.newID = newID
    // A place is drawn up to fifty times, and what the machine draws costs a system call.
    chance = SplitMix64(seed: randomness.next())
    idChance = newID.chance
  }

  /// Throws ``DomainError/invalid(_:)`` for a moment that no mood can have.
  mutating func keep(_ imported: ImportedMood) throws {
    var (details, formerLevels) = (imported.details, imported.formerLevels)
    if !imported.tellsLevel, let untoldLevel {
      formerLevels = [details.level]
      details.level = untoldLevel
    }
    try details.moment.check(now: now)
    let day = details.moment.day
    if !days.know(day) {
      if waiting.contains(where: { $0.day == day }) { try flush() }
      try days.read(day, from: repositories.moods, besides: seen)
    }
    if let known = days.take(like: details, imported.formerMemos) {
      seen.insert(known.id)
      let isSame = known.level == details.level || !imported.tellsLevel && untoldLevel == nil
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
            .levelAsHere(text: details.excerpt, here: known.level, there: details.level))
        }
      }
      if known.isOfMemo, !details.tags.values.allSatisfy(known.tags.contains) {
        differences.warn(line: imported.line, .tagsAsHere(text: details.excerpt))
      }
      return
    }
    let mood = Mood(
      id: nextID(), details: details, place: imported.place ?? days.place(on: day, &chance))
    days.show(mood)
    waiting.append(mood)
    outcome.added += 1
    untold += imported.tellsLevel ? 0 : 1
    if waiting.count == MoodBatch.most { try flush() }
  }

  private mutating func isLevelOfImport(_ id: ID<Mood>) throws -> Bool {
    let known = try levelledByImport ?? repositories.journal.moodsLevelledByImport()
    levelledByImport = known
    return known.contains(id.rawValue)
  }

  /// Whether an id is taken is asked only when it turns out to be: that costs as much as adding.
  private mutating func nextID() -> ID<Mood> {
    let id = last.map { newID(after: $0, drawnFrom: &idChance) } ?? newID { _ in false }
    last = id
    return id
  }

  /// Adds what waits to be added; to be called once more at the end.
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
      // They know them by the ids that were taken.
      days.forget()
    }
    for mood in waiting { seen.insert(mood.id) }
  }
}

extension JournalRepository {
  /// The moods that an import added, and whose level nobody changed since who did not import it:
  /// what the journal no longer knows may be somebody's own.
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
  /// Most entries only add, or move shapes; what was taken back is judged by itself.
  fileprivate var mayChangeLevel: Bool {
    ![.add, .remove, .shuffle, .palette, .undo, .redo].contains(self)
  }
}

extension MoodDetails {
  /// What it is known by in a report: its memo, or when it was.
  fileprivate var excerpt: String {
    let line = memo.value.prefix { !$0.isNewline }
    return line.isEmpty ? "\(moment.local.toTheMinute)" : ImportFact.excerpt(line)
  }
}
