/// Starter sayings, which are shipped with the program and have the same ids on all devices.
extension StoredReplica {
  /// Ids of all sayings of the starter collection, by their texts.
  var starterIDs: [SayingTexts: Int64] {
    Dictionary(
      repositories.starters.lines.enumerated().map { place, line in
        (SayingTexts(line), ID<Saying>(starter: place).rawValue)
      }
    ) { first, _ in first }
  }

  /// Returns removals of starter sayings that this store got and the user removed, so that other
  /// devices do not restore them.
  func removedStarters() throws -> [JournalStep] {
    guard let progress = try repositories.starters.progress() else { return [] }
    let lines = repositories.starters.lines
    let order = StarterOrder(of: lines, upTo: min(progress.releasedCount, lines.count), progress)
    return try order.lineIndices.prefix(progress.releasedCount).compactMap { line in
      let place = ItemReference(.saying, ID<Saying>(starter: line).rawValue)
      guard try !journal.itemExists(at: place) else { return nil }
      return JournalStep(at: place, of: place.id, .removed, title: "", fields: [.removal])
    }
  }

  /// Returns removals of starter sayings that the user removed while they had other ids in this
  /// store.
  func removalsOfLocalLines() throws -> [JournalStep] {
    let known = starterIDs
    var (gone, there): (Set<Int64>, Set<Int64>) = ([], [])
    for (place, thing) in try sync.allItemStates() where place.kind == .saying {
      let line = place.isStarter ? place.id : known[SayingTexts(thing.values)]
      guard let line else { continue }
      if thing.isPresent { there.insert(line) } else { gone.insert(line) }
    }
    return gone.subtracting(there).sorted().map { line in
      let place = ItemReference(.saying, line)
      return JournalStep(at: place, of: line, .removed, title: "", fields: [])
    }
  }

  /// Returns the step that adds a starter saying; only what the user modified counts as a change.
  func asShipped(_ step: JournalStep) -> JournalStep {
    guard step.change == .added else { return step }
    guard step.item.isStarter, let line = starterLine(at: step.item) else {
      return step.withoutChanges
    }
    let shipped: [String: FieldValue] = [
      "who": .text(line.author), "tags": .nothing, "likedAt": .nothing, "usedAt": .nothing,
    ]
    return step.withFields(
      step.fields.map { field in
        let value = shipped[field.name] ?? field.after
        return field.changing(from: field.after.asText == value.asText ? field.after : value)
      })
  }

  private func starterLine(at place: ItemReference) -> StarterLine? {
    let lines = repositories.starters.lines
    return lines.indices.first { ID<Saying>(starter: $0).rawValue == place.id }.map { lines[$0] }
  }

  /// Gives starter sayings that have other ids, as in older stores, their common ids. Duplicates
  /// are merged, including the user's changes.
  mutating func assignCommonStarterIDs(among places: some Sequence<ItemReference>) throws {
    let sayings = places.filter { $0.kind == .saying && !$0.isStarter }
    guard !sayings.isEmpty else { return }
    let known = starterIDs
    try sync.save(participation)
    try journal.beginEntry(.program)
    for place in sayings.sorted(by: SyncState.precedes) {
      guard let values = try journal.values(at: place), let id = known[SayingTexts(values)] else {
        continue
      }
      try replaceByStarter(place, values, as: ItemReference(.saying, id))
    }
    try journal.beginEntry(.thisDevice)
  }

  private func replaceByStarter(
    _ place: ItemReference, _ values: [String: FieldValue], as starter: ItemReference
  ) throws {
    let kept = try journal.values(at: starter)
    // After removing the starter saying, the user may have entered an equal one.
    if kept == nil, try sync.itemStates(at: [starter])[starter]?.isPresent == false { return }
    let sentences = try journal.dependents(of: place)
    try journal.remove(at: place)
    let news = kept.map { modifications(in: values, beside: $0, of: starter) } ?? values
    if !news.isEmpty { try journal.setValues(news, at: starter) }
    for sentence in sentences {
      try journal.setValues(["saying": .number(starter.id)], at: sentence)
    }
  }

  /// Returns the user's changes of a duplicate that the remaining saying lacks.
  private func modifications(
    in copy: [String: FieldValue], beside kept: [String: FieldValue], of starter: ItemReference
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
    if let who = copy["who"], who != kept["who"], !who.asText.isEmpty,
      let line = starterLine(at: starter), kept["who"] == .text(line.author)
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
