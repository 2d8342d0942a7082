/// Starter sayings, shipped with the program, are the same items on all devices.
extension StoredReplica {
  /// Ids of all lines of the starter collection by their texts.
  var starters: [SayingTexts: Int64] {
    Dictionary(
      repositories.starters.lines.enumerated().map { place, line in
        (SayingTexts(line), ID<Saying>(starter: place).rawValue)
      }
    ) { first, _ in first }
  }

  /// Returns removals of lines that were handed out here and then removed, so that other devices do
  /// not restore them.
  func removedStarters() throws -> [JournalStep] {
    guard let progress = try repositories.starters.progress() else { return [] }
    let lines = repositories.starters.lines
    let order = StarterOrder(of: lines, upTo: min(progress.released, lines.count), progress)
    return try order.places.prefix(progress.released).compactMap { line in
      let place = JournalPlace(.saying, ID<Saying>(starter: line).rawValue)
      guard try !journal.isThere(at: place) else { return nil }
      return JournalStep(at: place, of: place.id, .removed, title: "", fields: [.removal])
    }
  }

  /// Returns removals of lines that were removed here while they had local ids.
  func linesRemovedBefore() throws -> [JournalStep] {
    let known = starters
    var (gone, there): (Set<Int64>, Set<Int64>) = ([], [])
    for (place, thing) in try sync.allItemStates() where place.kind == .saying {
      let line = place.isStarter ? place.id : known[SayingTexts(thing.values)]
      guard let line else { continue }
      if thing.isThere { there.insert(line) } else { gone.insert(line) }
    }
    return gone.subtracting(there).sorted().map { line in
      let place = JournalPlace(.saying, line)
      return JournalStep(at: place, of: line, .removed, title: "", fields: [])
    }
  }

  /// Returns the step that adds a shipped line; only the user's modifications count as changes.
  func asShipped(_ step: JournalStep) -> JournalStep {
    guard step.change == .added else { return step }
    guard step.place.isStarter, let line = line(at: step.place) else { return step.withoutChanges }
    let shipped: [String: FieldValue] = [
      "who": .text(line.who), "tags": .nothing, "likedAt": .nothing, "usedAt": .nothing,
    ]
    return step.telling(
      step.fields.map { field in
        let value = shipped[field.name] ?? field.after
        return field.changing(from: field.after.spelling == value.spelling ? field.after : value)
      })
  }

  private func line(at place: JournalPlace) -> StarterLine? {
    let lines = repositories.starters.lines
    return lines.indices.first { ID<Saying>(starter: $0).rawValue == place.id }.map { lines[$0] }
  }

  /// Gives starter lines with other ids, as in older stores, their common ids. Duplicates are
  /// merged, including the user's modifications.
  mutating func assignCommonStarterIDs(among places: some Sequence<JournalPlace>) throws {
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
    let kept = try journal.state(at: starter)
    // After the line was removed, the user may have written an equal saying.
    if kept == nil, try sync.things(at: [starter])[starter]?.isThere == false { return }
    let sentences = try journal.hanging(on: place)
    try journal.remove(at: place)
    let news = kept.map { modifications(in: values, beside: $0, of: starter) } ?? values
    if !news.isEmpty { try journal.put(news, at: starter) }
    for sentence in sentences { try journal.put(["saying": .number(starter.id)], at: sentence) }
  }

  /// Returns the modifications of a duplicate that the remaining line lacks.
  private func modifications(
    in copy: [String: FieldValue], beside kept: [String: FieldValue], of starter: JournalPlace
  ) -> [String: FieldValue] {
    var modifications = copy.filter { name, value in
      ["likedAt", "usedAt"].contains(name) && value != .nothing
        && kept[name] ?? .nothing == .nothing
    }
    let tags = ListFieldState.texts(of: kept["tags"] ?? .nothing)
    let all = Tags.fitting(tags + ListFieldState.texts(of: copy["tags"] ?? .nothing)).tags.values
    if all.count > tags.count {
      modifications["tags"] = .text(all.map(\.value).joined(separator: "\n"))
    }
    if let who = copy["who"], who != kept["who"], !who.spelling.isEmpty,
      let line = line(at: starter), kept["who"] == .text(line.who)
    {
      modifications["who"] = who
    }
    return modifications
  }
}

extension SayingTexts {
  fileprivate init(_ line: StarterLine) {
    self.init(["korean": .text(line.korean), "english": .text(line.english)])
  }
}
