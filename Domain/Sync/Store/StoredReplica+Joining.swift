extension StoredReplica {
  /// Sends all data that the store had before joining; `others` is the number of devices that had
  /// joined earlier.
  package mutating func sendAll(after others: Int, at moment: Instant) throws {
    let places = try journal.allItems().filter { $0.kind != .setting || $0.isSynced }
    let books = places.filter { $0.kind == .book }.map(\.id)
    var steps: [JournalStep] = []
    var ids: [Int64: [Int: Int64]] = [:]
    for book in books {
      let told = try readingSteps(of: book)
      steps += told.steps
      ids[book] = told.ids
    }
    for place in places {
      let step = JournalStep(at: place, of: place.id, .added, title: "")
      guard let told = try syncedForm(step, before: [], ids) else { continue }
      guard adoptedSayings.contains(place) else {
        steps.append(told)
        continue
      }
      steps.append(place.isStarter ? asShipped(told) : told.onlyMarksChanged)
    }
    if !isOlderThanStarterIDs { steps += try removedStarters() }
    for some in steps.batches {
      let touched = Set(some.map(\.item))
      var replica = replica(of: try sync.itemStates(at: touched))
      let stamps = Dictionary(some.map { ($0.item, $0.item.creationStamp) }) { first, _ in first }
      guard
        let entry = replica.appendJoiningEntry(some, after: others, stamps: stamps, at: moment)
      else { continue }
      try save(replica, at: touched)
      try sync.append(SyncedEntry(entry, nil))
    }
    try sync.save(participation)
  }
}

// MARK: - Items that both sides have

/// Texts of a saying in both languages; they identify sayings shipped with the program.
package struct SayingTexts: Hashable, Sendable {
  private let korean: [UInt8]
  private let english: [UInt8]

  init(_ values: [String: FieldValue]) {
    korean = Array((values["korean"] ?? .nothing).asText.utf8)
    english = Array((values["english"] ?? .nothing).asText.utf8)
  }
}

extension StoredReplica {
  /// Replaces the ids of sayings in this store by those that equal sayings have elsewhere.
  package mutating func adoptIDs(_ known: [SayingTexts: Int64]) throws {
    try journal.beginEntry(.merging)
    let shipped = starterIDs
    let known = known.merging(shipped) { $1 }
    let places = try journal.allItems().filter { $0.kind == .saying }
    let ids = Set(places.map(\.id))
    for place in places {
      guard let values = try journal.values(at: place) else { continue }
      let texts = SayingTexts(values)
      if !place.isStarter, shipped[texts] != nil { isOlderThanStarterIDs = true }
      guard let id = known[texts], id == place.id || !ids.contains(id) else { continue }
      let other = ItemReference(.saying, id)
      guard adoptedSayings.insert(other).inserted, id != place.id else { continue }
      let sentences = try journal.dependents(of: place)
      try journal.remove(at: place)
      try journal.setValues(values, at: other)
      for sentence in sentences { try journal.setValues(["saying": .number(id)], at: sentence) }
    }
    try journal.beginEntry(.thisDevice)
  }
}

extension JournalStep {
  /// Copy of the step in which only the marks (such as liked) that the user set count as changed.
  fileprivate var onlyMarksChanged: JournalStep {
    withFields(
      fields.map { ["likedAt", "usedAt"].contains($0.name) ? $0 : $0.changing(from: $0.after) })
  }
}

extension ItemReference {
  /// Approximate creation time, taken from the id; the earliest timestamp for kinds without one.
  fileprivate var creationStamp: ChangeTimestamp {
    switch kind {
    case .setting, .dayPalette, .pastReading: ChangeTimestamp(rawValue: 1)
    case .person, .watering, .postponement, .contact, .saying, .mood, .event, .exception,
      .eventText, .toDo, .book, .record, .sentence:
      ChangeTimestamp(at: Instant(milliseconds: id >> 21))
    }
  }
}
