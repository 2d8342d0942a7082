/// What an import has to know of the days that it fills.
///
/// A file tells its days in any order, so each is read once and kept; of a day whose moods were
/// all found in the file, only those on its canvas have to be read ever again.
struct ImportedDays {
  /// What is kept at most: a few dozen megabytes.
  private static let mostWeight = 250_000

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
    if weight + new.weight > ImportedDays.mostWeight { forget() }
    days[day] = new
    weight += new.weight
  }

  /// Lets go of what is kept.
  mutating func forget() {
    for (day, known) in days where known.isExhausted { exhausted.insert(day) }
    days = [:]
    weight = 0
  }

  /// The mood of a day that is known that the record is, by its memo or else the first of the
  /// others; one of the same level if there are several.
  mutating func take(like details: MoodDetails, _ others: [MoodMemo]) -> KnownMood? {
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

/// A mood that a record of a file is.
struct KnownMood {
  let id: ID<Mood>
  let level: MoodLevel
  let tags: Tags
  /// Whether its memo is that of the record, and not what an earlier import made of it.
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
      // A file may be the same with other ends of lines.
      let memo = details.memo.value
      self.memo =
        memo.utf8.contains(0x0D) ? String(memo.map { $0.isNewline ? "\n" : $0 }) : memo
    }
  }

  private static let page = 1_000

  /// The moods that no record of the file has been found to be yet.
  private var free: [Likeness: AlikeMoods] = [:]
  /// The shapes of the canvas, the oldest first.
  private var shown: [(position: MoodPosition, place: CanvasPlace)]
  private(set) var weight = 8

  /// A day of which each mood was found or added.
  init(exhausted day: Day, _ moods: any MoodRepository) throws {
    shown = try moods.list(.on(day), .newest(CanvasLayout.mostShapes - 1)).reversed()
      .map { ($0.position, $0.place) }
  }

  init(_ day: Day, _ moods: any MoodRepository, besides seen: SeenMoods) throws {
    try self.init(exhausted: day, moods)
    var page = MoodSlice.newest(ImportedDay.page)
    while true {
      let found = try moods.list(.on(day), page)
      for mood in found where !seen.contains(mood.id) {
        let likeness = Likeness(mood.details)
        if free[likeness]?.add(mood) == nil { free[likeness] = AlikeMoods(mood) }
        weight += 1 + mood.memo.utf8.count / 64
      }
      guard found.count == page.limit, let last = found.last else { return }
      page.after = last.position
    }
  }

  var isExhausted: Bool { free.isEmpty }

  var taken: [CanvasPlace] { shown.map(\.place) }

  mutating func take(like details: MoodDetails) -> KnownMood? {
    let likeness = Likeness(details)
    let known = free[likeness]?.take(details.level)
    if free[likeness]?.isEmpty == true { free[likeness] = nil }
    return known
  }

  mutating func show(_ mood: Mood) {
    let isNewest = shown.last.map { $0.position < mood.position } ?? true
    shown.append((mood.position, mood.place))
    if !isNewest { shown.sort { $0.position < $1.position } }
    if shown.count >= CanvasLayout.mostShapes { shown.removeFirst() }
  }
}

/// Moods of the same minute and memo: one mostly, but of thousands each is taken in one step, too.
private struct AlikeMoods {
  private var first: KnownMood?
  /// By level, the oldest last.
  private var others: [MoodLevel: [KnownMood]] = [:]

  init(_ mood: Mood) {
    first = KnownMood(mood)
  }

  var isEmpty: Bool { first == nil }

  mutating func add(_ mood: Mood) { others[mood.level, default: []].append(KnownMood(mood)) }

  /// One of that level, or else any.
  mutating func take(_ level: MoodLevel) -> KnownMood? {
    if first?.level != level, let known = takeOther(level) { return known }
    defer { first = others.keys.min().flatMap { takeOther($0) } }
    return first
  }

  private mutating func takeOther(_ level: MoodLevel) -> KnownMood? {
    let known = others[level]?.popLast()
    if others[level]?.isEmpty == true { others[level] = nil }
    return known
  }
}
