/// Cache of the moods on days that an import fills.
///
/// A file may contain its days in any order, so each day is read once and cached. Once all moods of
/// a day are matched, only those on its canvas are ever read again.
struct ImportedDays {
  /// Maximum size of the cache, about a dozen megabytes.
  private static let maxWeight = 100_000

  private var days: [Day: ImportedDay] = [:]
  private var weight = 0
  private var exhaustedDays: Set<Day> = []

  func contains(_ day: Day) -> Bool { days[day] != nil }

  mutating func load(
    _ day: Day, from moods: any MoodRepository, besides seen: SeenMoods
  ) throws {
    let new =
      try exhaustedDays.contains(day)
      ? ImportedDay(exhausted: day, moods) : ImportedDay(day, moods, besides: seen)
    if weight + new.weight > ImportedDays.maxWeight { clearCache() }
    days[day] = new
    weight += new.weight
  }

  /// Empties the cache, but remembers the days whose moods were all matched.
  mutating func clearCache() {
    for (day, known) in days where known.isExhausted { exhaustedDays.insert(day) }
    days = [:]
    weight = 0
  }

  /// Removes and returns the mood of a cached day that matches the record. The record's own memo is
  /// tried first, then the other memos; moods with the same level are preferred. Returns nil if
  /// none matches.
  mutating func removeMatch(like details: MoodDetails, _ others: [MoodMemo]) -> StoredMood? {
    for memo in CollectionOfOne(details.memo) + others {
      let likeness = MoodDetails(moment: details.moment, level: details.level, memo: memo)
      if var known = days[details.moment.day]?.removeMatch(like: likeness) {
        known.hasSameMemo = memo == details.memo
        return known
      }
    }
    return nil
  }

  func freePosition(on day: Day, _ chance: inout SplitMix64) -> CanvasPosition {
    let taken = days[day]?.takenPositions ?? []
    return CanvasLayout(count: taken.count + 1).freePosition(besides: taken, drawnFrom: &chance)
  }

  mutating func addShape(_ mood: Mood) { days[mood.day]?.addShape(mood) }
}

/// An existing mood that matches a record of the file.
struct StoredMood {
  let id: ID<Mood>
  let level: MoodLevel?
  let tags: Tags
  /// Whether the stored memo equals the memo of the record; false if it matches a memo that an
  /// earlier import wrote for that record.
  var hasSameMemo = true

  init(_ mood: Mood) {
    (id, level, tags) = (mood.id, mood.level, mood.tags)
  }
}

private struct ImportedDay {
  private struct MatchKey: Hashable {
    let minute: Int
    let memo: String

    init(_ details: MoodDetails) {
      minute = details.moment.time.seconds / 60
      // Versions of a file may differ in their line endings.
      let memo = details.memo.value
      self.memo =
        memo.utf8.contains(0x0D) ? String(memo.map { $0.isNewline ? "\n" : $0 }) : memo
    }
  }

  private static let pageSize = 1_000

  /// The moods that no record of the file has matched yet.
  private var unmatched: [MatchKey: EqualMoods] = [:]
  /// The shapes on the canvas, oldest first.
  private var shapes: [(position: MoodSortKey, place: CanvasPosition)]
  private(set) var weight = 8

  /// Creates a day on which no stored mood is left to match with a record of the file. Reads only
  /// the shapes on the canvas.
  init(exhausted day: Day, _ moods: any MoodRepository) throws {
    shapes = try moods.list(.on(day), .newest(CanvasLayout.maxShapes - 1)).reversed()
      .map { ($0.sortKey, $0.canvasPosition) }
  }

  init(_ day: Day, _ moods: any MoodRepository, besides seen: SeenMoods) throws {
    try self.init(exhausted: day, moods)
    var page = MoodPage.newest(ImportedDay.pageSize)
    while true {
      let found = try moods.list(.on(day), page)
      for mood in found where !seen.contains(mood.id) {
        let likeness = MatchKey(mood.details)
        if unmatched[likeness]?.add(mood) == nil { unmatched[likeness] = EqualMoods(mood) }
        weight += 1 + mood.memo.utf8.count / 64
      }
      guard found.count == page.limit, let last = found.last else { return }
      page.after = last.sortKey
    }
  }

  var isExhausted: Bool { unmatched.isEmpty }

  var takenPositions: [CanvasPosition] { shapes.map(\.place) }

  mutating func removeMatch(like details: MoodDetails) -> StoredMood? {
    let likeness = MatchKey(details)
    let known = unmatched[likeness]?.removeMood(details.level)
    if unmatched[likeness]?.isEmpty == true { unmatched[likeness] = nil }
    return known
  }

  mutating func addShape(_ mood: Mood) {
    let isNewest = shapes.last.map { $0.position < mood.sortKey } ?? true
    shapes.append((mood.sortKey, mood.canvasPosition))
    if !isNewest { shapes.sort { $0.position < $1.position } }
    if shapes.count >= CanvasLayout.maxShapes { shapes.removeFirst() }
  }
}

/// Existing moods with the same minute and memo, usually one. Removing one takes constant time even
/// if there are thousands.
private struct EqualMoods {
  private var first: StoredMood?
  /// The other moods by the value of their level, oldest last.
  private var others: [Int: [StoredMood]] = [:]

  init(_ mood: Mood) {
    first = StoredMood(mood)
  }

  var isEmpty: Bool { first == nil }

  mutating func add(_ mood: Mood) {
    others[EqualMoods.key(mood.level), default: []].append(StoredMood(mood))
  }

  /// Removes and returns a mood with the level; if there is none, any other; nil if none is left.
  mutating func removeMood(_ level: MoodLevel?) -> StoredMood? {
    if first?.level != level, let known = removeOther(EqualMoods.key(level)) {
      return known
    }
    defer { first = others.keys.min().flatMap { removeOther($0) } }
    return first
  }

  private mutating func removeOther(_ key: Int) -> StoredMood? {
    let known = others[key]?.popLast()
    if others[key]?.isEmpty == true { others[key] = nil }
    return known
  }

  /// The value of the level; -1 for none.
  private static func key(_ level: MoodLevel?) -> Int { level?.value ?? -1 }
}
