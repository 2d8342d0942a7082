/// The moods of one import as they are kept.
struct MoodBatch {
  /// So many moods are added together.
  private static let most = 64

  private let repositories: Repositories
  private let now: Instant
  private let newID: NewID
  private var chance: SplitMix64
  private var seen = SeenMoods()
  private var last: ID<Mood>?
  private var day: ImportedDay?
  /// Moods that are to be added together, which costs less than half of adding each alone.
  private var waiting: [Mood] = []
  var outcome = ImportOutcome()

  init(repositories: Repositories, now: Instant, newID: NewID, randomness: Randomness) {
    self.repositories = repositories
    self.now = now
    self.newID = newID
    // A place is drawn up to fifty times, and what the machine draws costs a system call.
    chance = SplitMix64(seed: randomness.next())
  }

  /// Throws ``DomainError/invalid(_:)`` for a moment that no mood can have.
  mutating func keep(_ details: MoodDetails) throws {
    try details.moment.check(now: now)
    var current = try takeDay(details.moment.day)
    if let known = current.take(like: details) {
      seen.insert(known)
      outcome.unchanged += 1
      day = current
      return
    }
    let mood = Mood(id: nextID(), details: details, place: current.place(&chance))
    current.show(mood)
    day = current
    waiting.append(mood)
    outcome.added += 1
    if waiting.count == MoodBatch.most { try flush() }
  }

  /// What is known of the day, which is to be put back. Files are in order mostly, so that a day
  /// is asked for once.
  private mutating func takeDay(_ wanted: Day) throws -> ImportedDay {
    if let known = day, known.day == wanted {
      day = nil
      return known
    }
    if waiting.contains(where: { $0.day == wanted }) { try flush() }
    return try ImportedDay(wanted, repositories, seen)
  }

  /// Whether an id is taken is asked only when it turns out to be: that costs as much as adding.
  private mutating func nextID() -> ID<Mood> {
    let id = last.map { newID(after: $0, drawnFrom: &chance) } ?? newID { _ in false }
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
      // It knows them by the ids that were taken.
      day = nil
    }
    for mood in waiting { seen.insert(mood.id) }
  }
}

/// The moods that records of the file have become or been found to be.
private struct SeenMoods {
  /// In their order, as an import makes them and most files tell them: a hundred thousand ids in
  /// a set cost more than reading their records.
  private var inOrder: [ID<Mood>] = []
  private var others: Set<ID<Mood>> = []

  mutating func insert(_ id: ID<Mood>) {
    if let last = inOrder.last, id <= last {
      others.insert(id)
    } else {
      inOrder.append(id)
    }
  }

  func contains(_ id: ID<Mood>) -> Bool {
    var (low, high) = (0, inOrder.count)
    while low < high {
      let middle = (low + high) / 2
      if inOrder[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < inOrder.count && inOrder[low] == id || others.contains(id)
  }
}

/// What an import has to know of the day that it fills.
private struct ImportedDay {
  private struct Likeness: Hashable {
    let minute: Int
    let memo: String

    init(_ details: MoodDetails) {
      minute = details.moment.time.seconds / 60
      memo = details.memo.value
    }
  }

  let day: Day
  /// The moods that no record of the file has been found to be yet.
  private var free: [Likeness: [Mood]]
  /// The shapes of the canvas, the oldest first.
  private var shown: [(position: MoodPosition, place: CanvasPlace)]

  init(_ day: Day, _ repositories: Repositories, _ seen: SeenMoods) throws {
    let moods = try repositories.moods.list(.on(day), .oldest(.max))
    self.day = day
    free = Dictionary(grouping: moods.filter { !seen.contains($0.id) }) { Likeness($0.details) }
    shown = moods.suffix(CanvasLayout.mostShapes - 1).map { ($0.position, $0.place) }
  }

  /// The mood that the record is, one of the same level if there are several.
  mutating func take(like details: MoodDetails) -> ID<Mood>? {
    guard var alike = free[Likeness(details)], !alike.isEmpty else { return nil }
    let same = alike.firstIndex { $0.level == details.level } ?? 0
    let mood = alike.remove(at: same)
    free[Likeness(details)] = alike
    return mood.id
  }

  func place(_ chance: inout SplitMix64) -> CanvasPlace {
    CanvasLayout(count: shown.count + 1)
      .place(besides: shown.map(\.place), drawnFrom: &chance)
  }

  mutating func show(_ mood: Mood) {
    let isNewest = shown.last.map { $0.position < mood.position } ?? true
    shown.append((mood.position, mood.place))
    if !isNewest { shown.sort { $0.position < $1.position } }
    if shown.count >= CanvasLayout.mostShapes { shown.removeFirst() }
  }
}
