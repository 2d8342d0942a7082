/// Cache of the moods on days that an import fills.
///
/// A file may contain its days in any order, so each day is read once and cached. Of a day whose
/// moods were all matched, only those on its canvas are ever read again.
struct ImportedDays {
  /// Maximum size of the cache, a few dozen megabytes.
  private static let maxWeight = 250_000

  private var days: [Day: ImportedDay] = [:]
  private var weight = 0
  private var exhausted: Set<Day> = []

  func know(_ day: Day) -> Bool { days[day] != nil }

  mutating func read(
    _ day: Day, from moods: any MoodRepository, besides seen: SeenMoods
  ) throws {
    let new =
      try exhausted.contains(day)
      ? ImportedDay(exhausted: day, moods) : ImportedDay(day, moods, besides: seen)
    if weight + new.weight > ImportedDays.maxWeight { forget() }
    days[day] = new
    weight += new.weight
  }

  /// Empties the cache, but remembers the days whose moods were all matched.
  mutating func forget() {
    for (day, known) in days where known.isExhausted { exhausted.insert(day) }
    days = [:]
    weight = 0
  }

  /// Removes and returns the mood of a cached day that matches the record, by its memo or else by
  /// the first of the other memos that matches. Prefers a mood with the same level. Returns nil if
  /// none matches.
  mutating func take(like details: MoodDetails, _ others: [MoodMemo]) -> StoredMood? {
    for memo in CollectionOfOne(details.memo) + others {
      let likeness = MoodDetails(moment: details.moment, level: details.level, memo: memo)
      if var known = days[details.moment.day]?.take(like: likeness) {
        known.isOfMemo = memo == details.memo
        return known
      }
    }
    return nil
  }

  func place(on day: Day, _ chance: inout SplitMix64) -> CanvasPlace {
    let taken = days[day]?.taken ?? []
    return CanvasLayout(count: taken.count + 1).place(besides: taken, drawnFrom: &chance)
  }

  mutating func show(_ mood: Mood) { days[mood.day]?.show(mood) }
}

/// An existing mood that matches a record of the file.
struct StoredMood {
  let id: ID<Mood>
  let level: MoodLevel
  let tags: Tags
  /// Whether the stored memo equals the memo of the record; false if it matches a memo that an
  /// earlier import wrote for that record.
  var isOfMemo = true

  init(_ mood: Mood) {
    (id, level, tags) = (mood.id, mood.level, mood.tags)
  }
}

private struct ImportedDay {
  private struct Likeness: Hashable {
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

  private static let page = 1_000

  /// The moods that no record of the file has matched yet.
  private var free: [Likeness: EqualMoods] = [:]
  /// The shapes on the canvas, oldest first.
  private var shown: [(position: MoodPosition, place: CanvasPlace)]
  private(set) var weight = 8

  /// Creates a day on which no stored mood is left to match with a record of the file. Reads only
  /// the shapes on the canvas.
  init(exhausted day: Day, _ moods: any MoodRepository) throws {
    shown = try moods.list(.on(day), .newest(CanvasLayout.maxShapes - 1)).reversed()
      .map { ($0.position, $0.place) }
  }

  init(_ day: Day, _ moods: any MoodRepository, besides seen: SeenMoods) throws {
    try self.init(exhausted: day, moods)
    var page = MoodSlice.newest(ImportedDay.page)
    while true {
      let found = try moods.list(.on(day), page)
      for mood in found where !seen.contains(mood.id) {
        let likeness = Likeness(mood.details)
        if free[likeness]?.add(mood) == nil { free[likeness] = EqualMoods(mood) }
        weight += 1 + mood.memo.utf8.count / 64
      }
      guard found.count == page.limit, let last = found.last else { return }
      page.after = last.position
    }
  }

  var isExhausted: Bool { free.isEmpty }

  var taken: [CanvasPlace] { shown.map(\.place) }

  mutating func take(like details: MoodDetails) -> StoredMood? {
    let likeness = Likeness(details)
    let known = free[likeness]?.take(details.level)
    if free[likeness]?.isEmpty == true { free[likeness] = nil }
    return known
  }

  mutating func show(_ mood: Mood) {
    let isNewest = shown.last.map { $0.position < mood.position } ?? true
    shown.append((mood.position, mood.place))
    if !isNewest { shown.sort { $0.position < $1.position } }
    if shown.count >= CanvasLayout.maxShapes { shown.removeFirst() }
  }
}

/// Existing moods with the same minute and memo. There is usually one, but removing one of
/// thousands takes constant time as well.
private struct EqualMoods {
  private var first: StoredMood?
  /// The other moods by level, oldest last.
  private var others: [MoodLevel: [StoredMood]] = [:]

  init(_ mood: Mood) {
    first = StoredMood(mood)
  }

  var isEmpty: Bool { first == nil }

  mutating func add(_ mood: Mood) { others[mood.level, default: []].append(StoredMood(mood)) }

  /// Removes and returns a mood with the level, or else any; nil if none is left.
  mutating func take(_ level: MoodLevel) -> StoredMood? {
    if first?.level != level, let known = takeOther(level) { return known }
    defer { first = others.keys.min().flatMap { takeOther($0) } }
    return first
  }

  private mutating func takeOther(_ level: MoodLevel) -> StoredMood? {
    let known = others[level]?.popLast()
    if others[level]?.isEmpty == true { others[level] = nil }
    return known
  }
}
