/// What the program ships is one thing on all devices, whoever handed it out.
extension StoredReplica {
  /// The ids of all lines of the starter collection, by their texts.
  var starters: [SayingTexts: Int64] {
    Dictionary(
      repositories.starters.lines.enumerated().map { place, line in
        (SayingTexts(line), ID<Saying>(starter: place).rawValue)
      }
    ) { first, _ in first }
  }

  /// The removals of those that were handed out here and are gone: what another device hands out
  /// is not to bring them back.
  func removedStarters() throws -> [JournalStep] {
    guard let progress = try repositories.starters.progress() else { return [] }
    let lines = repositories.starters.lines
    let order = StarterOrder(of: lines, upTo: min(progress.released, lines.count), progress)
    return try order.places.prefix(progress.released).compactMap { line in
      let place = JournalPlace(.saying, ID<Saying>(starter: line).rawValue)
      guard try !journal.isThere(at: place) else { return nil }
      return JournalStep(at: place, of: place.id, .removed, title: "", fields: [])
    }
  }

  /// Gives lines that have other ids, as those of older stores do, the ids that they have
  /// everywhere. Of several that are the same one is left, with what was thought of any of them.
  mutating func keyStarters(among places: some Sequence<JournalPlace>) throws {
    let sayings = places.filter { $0.kind == .saying && !$0.isStarter }
    guard !sayings.isEmpty else { return }
    let known = starters
    try sync.keep(part)
    try journal.begin(.program)
    for place in sayings.sorted(by: SyncState.precedes) {
      guard let values = try journal.state(at: place), let id = known[SayingTexts(values)] else {
        continue
      }
      try key(place, values, as: JournalPlace(.saying, id))
    }
    try journal.begin(.here)
  }

  private func key(
    _ place: JournalPlace, _ values: [String: FieldValue], as starter: JournalPlace
  ) throws {
    let sentences = try journal.hanging(on: place)
    try journal.remove(at: place)
    if let kept = try journal.state(at: starter) {
      let marks = values.filter { name, value in
        ["likedAt", "usedAt"].contains(name) && value != .nothing
          && kept[name] ?? .nothing == .nothing
      }
      if !marks.isEmpty { try journal.put(marks, at: starter) }
    } else if try sync.things(at: [starter])[starter]?.isThere ?? true {
      try journal.put(values, at: starter)
    }
    for sentence in sentences { try journal.put(["saying": .number(starter.id)], at: sentence) }
  }
}

extension SayingTexts {
  fileprivate init(_ line: StarterLine) {
    self.init(["korean": .text(line.korean), "english": .text(line.english)])
  }
}
