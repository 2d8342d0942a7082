/// The moods of one import as they are kept.
struct MoodBatch {
  private let repositories: Repositories
  private let now: Instant
  private let newID: NewID
  private var chance: SplitMix64
  private var seen: Set<ID<Mood>> = []
  private var lastAdded: ID<Mood>?
  private var day: ImportedDay?
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
    // Files are in order mostly, so that a day is asked for once.
    var current =
      if let day, day.day == details.moment.day {
        day
      } else {
        try ImportedDay(details.moment.day, repositories, seen)
      }
    day = nil
    defer { day = current }
    if let known = current.take(like: details) {
      seen.insert(known)
      outcome.unchanged += 1
      return
    }
    let mood = try add(details, at: current.place(&chance))
    current.show(mood)
    seen.insert(mood.id)
    outcome.added += 1
  }

  /// Asks whether an id is taken only when it is: that costs as much as adding.
  private mutating func add(_ details: MoodDetails, at place: CanvasPlace) throws -> Mood {
    let id: ID<Mood> =
      if let lastAdded {
        newID(after: lastAdded, drawnFrom: &chance)
      } else {
        newID { _ in false }
      }
    var mood = Mood(id: id, details: details, place: place)
    do {
      try repositories.moods.add(mood)
    } catch DomainError.conflict {
      let free = try newID { try repositories.moods.mood($0) != nil }
      mood = Mood(id: free, details: details, place: place)
      try repositories.moods.add(mood)
    }
    lastAdded = mood.id
    return mood
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

  init(_ day: Day, _ repositories: Repositories, _ seen: Set<ID<Mood>>) throws {
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
