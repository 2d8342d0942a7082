import HearthDomain

/// The journal of an in-memory store. Never pruned, as it lives no longer than the store.
struct InMemoryJournal: Sendable {
  private struct Kept: Sendable {
    let name: EntryName
    /// Other device on which the entry was made.
    var device: DeviceID?
    let at: Instant
    var words: ChangeWords
    var steps: [JournalStep]
    /// Ids of the entry that it undid, and of the entry that undid it.
    let undoes: Int?
    var undoneBy: Int?
    var isForgotten = false
  }

  /// Entries by id, from 1; the number of an entry made here is its id.
  private var kept: [Kept] = []
  /// Ids of the entries that changed a place, newest last.
  private var touching: [JournalPlace: [Int]] = [:]

  mutating func add(_ draft: JournalDraft, at moment: Instant) -> EntryName {
    var (name, at, from) = (EntryName(kept.count + 1), moment, DeviceID?.none)
    if case .device(let id, let device, let heading) = draft.origin {
      (name, at, from) = (EntryName(device: device, heading.number), heading.at, id)
    }
    kept.append(
      Kept(
        name: name, device: from, at: at, words: draft.words, steps: draft.steps,
        undoes: draft.undoes?.id))
    for place in Set(draft.steps.map(\.place)) { touching[place, default: []].append(kept.count) }
    if let undone = draft.undoes?.id { mark(undone, by: kept.count) }
    return name
  }

  /// Marks the entry as undone. The entry that it had undone holds again, and so on alternately.
  private mutating func mark(_ id: Int, by undoing: Int) {
    var (next, by) = (Optional(id), Optional(undoing))
    while let id = next {
      kept[id - 1].undoneBy = by
      next = kept[id - 1].undoes
      by = by == nil ? id : nil
    }
  }

  /// Returns all entries, or those before the id, newest first.
  func entries(before id: Int? = nil) -> some Sequence<JournalEntry> {
    (0..<max(0, min(kept.count, (id ?? .max) - 1))).reversed().lazy.compactMap { entry($0 + 1) }
  }

  /// Returns this device's newest entry before the id that holds and is no plain undo.
  func ownChange(before id: Int?) -> JournalEntry? {
    kept.prefix(max(0, (id ?? .max) - 1)).lastIndex { one in
      one.device == nil && one.undoneBy == nil
        && one.undoes.map { kept[$0 - 1].undoes != nil } ?? true
    }.flatMap { entry($0 + 1) }
  }

  /// Returns the entries after the id that changed the place, newest last.
  func entries(touching place: JournalPlace, after id: Int) -> some Sequence<JournalEntry> {
    (touching[place] ?? []).lazy.filter { $0 > id }.compactMap { entry($0) }
  }

  func entry(_ name: EntryName) -> JournalEntry? {
    if name.device == nil { return entry(name.number).flatMap { $0.name == name ? $0 : nil } }
    return entries().first { $0.name == name }
  }

  func entry(_ id: Int) -> JournalEntry? {
    guard kept.indices.contains(id - 1) else { return nil }
    let one = kept[id - 1]
    return JournalEntry(
      id: id, name: one.name, at: one.at, words: one.words, area: one.words.kind.area,
      areas: Set(one.steps.filter(\.isByUser).map(\.place.kind.area)), count: one.steps.count,
      undoes: one.undoes.map { kept[$0 - 1].name },
      undoneBy: one.undoneBy.map { kept[$0 - 1].name },
      state: one.isForgotten ? .forgotten : .whole)
  }

  mutating func forget(_ id: Int) {
    guard kept.indices.contains(id - 1) else { return }
    kept[id - 1].words = kept[id - 1].words.forgotten
    kept[id - 1].steps = kept[id - 1].steps.map(\.forgotten)
    kept[id - 1].isForgotten = true
  }

  /// Returns the device of the entry; nil for this device.
  func device(of id: Int) -> DeviceID? {
    kept.indices.contains(id - 1) ? kept[id - 1].device : nil
  }

  func steps(of id: Int) -> [JournalStep] {
    kept.indices.contains(id - 1) ? kept[id - 1].steps : []
  }
}

/// The journal repository of an in-memory store.
final class InMemoryJournalRepository: RecordedJournal {
  private let transaction: InMemoryTransaction
  let things: JournaledItems
  var recorder: ChangeRecorder? { transaction.recorder }

  init(_ transaction: InMemoryTransaction) {
    self.transaction = transaction
    things = JournaledItems { Repositories(transaction) }
  }

  func entries(
    _ filter: JournalFilter, before id: Int?, limit: Int
  ) throws -> [JournalEntry] {
    try first(limit, before: id) { journal, entry in
      let steps = journal.steps(of: entry.id)
      return (filter.area.map { entry.areas.contains($0) } ?? true)
        && (!filter.isFromElsewhere || entry.name.device != nil)
        && (!filter.isRemoved || entry.words.verb == .remove
          || ![.merge, .setAside].contains(entry.words.verb)
            && steps.contains { $0.change == .removed && $0.place.kind.isEntered })
        && (SearchFolding.matches(entry.words.subject, filter.search)
          || steps.contains { SearchFolding.matches($0.title, filter.search) })
    }
  }

  func entry(_ name: EntryName) throws -> JournalEntry? {
    try transaction.read { $0.journal.entry(name) }
  }

  func id(of name: EntryName, on own: DeviceID) throws -> EntryID? {
    guard name.device != nil else { return EntryID(own, name.number) }
    guard let entry = try entry(name) else { return nil }
    let device = try transaction.read { $0.journal.device(of: entry.id) }
    return device.map { EntryID($0, name.number) }
  }

  func entry(with id: EntryID, on own: DeviceID) throws -> JournalEntry? {
    try transaction.read { tables in
      tables.journal.entries().first { entry in
        entry.name.number == id.number
          && tables.journal.device(of: entry.id) ?? own == id.device
      }
    }
  }

  func ownEntry(before id: Int?) throws -> JournalEntry? {
    try transaction.read { $0.journal.entries(before: id).first { $0.name.device == nil } }
  }

  func ownChange(before id: Int?) throws -> JournalEntry? {
    try transaction.read { $0.journal.ownChange(before: id) }
  }

  func allPlaces() throws -> [JournalPlace] {
    let recorder = ChangeRecorder()
    try transaction.read { try $0.tellChanges(since: InMemoryTables(), to: recorder) }
    return try recorder.finish { _ in nil }.flatMap(\.steps).map(\.place)
  }

  func steps(of id: Int, each: (JournalStep) throws -> Void) throws {
    let journal = try transaction.read { $0.journal }
    guard journal.entry(id)?.state == .whole else { return }
    try journal.steps(of: id).forEach(each)
  }

  func forget(_ ids: [Int]) throws {
    try transaction.write { tables in
      for id in ids { tables.journal.forget(id) }
    }
  }

  func history(
    of owner: Int64, _ kind: JournalKind, before id: Int?, limit: Int
  ) throws -> [JournalEntry] {
    let kinds = [kind] + kind.parts
    return try first(limit, before: id) { journal, entry in
      journal.steps(of: entry.id).contains {
        $0.owner == owner && kinds.contains($0.place.kind)
      }
    }
  }

  func eventTimestamps() throws -> [Int64: EventTimestamps] {
    try transaction.read { tables in
      var lives: [Int64: EventTimestamps] = [:]
      for entry in tables.journal.entries().reversed() {
        for step in tables.journal.steps(of: entry.id)
        where [.event, .exception].contains(step.place.kind) {
          lives[step.owner, default: EventTimestamps()].apply(step, of: entry.id, at: entry.at)
        }
      }
      return lives
    }
  }

  func touches(
    of place: JournalPlace, after id: Int
  ) throws -> [(entry: JournalEntry, step: JournalStep)] {
    try transaction.read { tables in
      tables.journal.entries(touching: place, after: id).compactMap { entry in
        tables.journal.steps(of: entry.id).first { $0.place == place }.map { (entry, $0) }
      }
    }
  }

  func knownSince() throws -> Instant { transaction.since }

  /// Returns the newest matching entries.
  private func first(
    _ limit: Int, before id: Int?, _ isMeant: (InMemoryJournal, JournalEntry) -> Bool
  ) throws -> [JournalEntry] {
    try transaction.read { tables in
      var found: [JournalEntry] = []
      for entry in tables.journal.entries(before: id) where found.count < limit {
        if isMeant(tables.journal, entry) { found.append(entry) }
      }
      return found
    }
  }
}
