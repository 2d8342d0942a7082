import HearthDomain

/// The journal of an in-memory store. Never pruned, as it lives no longer than the store.
struct InMemoryJournal: Sendable {
  private struct StoredEntry: Sendable {
    let name: EntryName
    /// Device on which the entry was made; nil for this device.
    var device: DeviceID?
    let changedAt: Instant
    var summary: ChangeSummary
    var steps: [JournalStep]
    /// Id of the entry that this one undid; `undoneBy` is that of the entry that undid this one.
    let undoes: Int?
    var undoneBy: Int?
    var isErased = false
  }

  /// Entries in the order of their ids, from 1. An entry made on this device has its id as its
  /// number.
  private var storedEntries: [StoredEntry] = []
  /// Ids of the entries that changed an item, newest last.
  private var entryIDsByItem: [ItemReference: [Int]] = [:]

  mutating func add(_ draft: JournalDraft, at moment: Instant) -> EntryName {
    var (name, at, from) = (EntryName(storedEntries.count + 1), moment, DeviceID?.none)
    if case .device(let id, let device, let heading) = draft.origin {
      (name, at, from) = (EntryName(device: device, heading.number), heading.changedAt, id)
    }
    storedEntries.append(
      StoredEntry(
        name: name, device: from, changedAt: at, summary: draft.words, steps: draft.steps,
        undoes: draft.undoes?.id))
    for place in Set(draft.steps.map(\.item)) {
      entryIDsByItem[place, default: []].append(storedEntries.count)
    }
    if let undone = draft.undoes?.id { markUndone(undone, by: storedEntries.count) }
    return name
  }

  /// Marks the entry as undone. If that entry had undone another one, the other one is in effect
  /// again, and so on along the chain.
  private mutating func markUndone(_ id: Int, by undoing: Int) {
    var (next, by) = (Optional(id), Optional(undoing))
    while let id = next {
      storedEntries[id - 1].undoneBy = by
      next = storedEntries[id - 1].undoes
      by = by == nil ? id : nil
    }
  }

  /// Returns all entries, or only those before the entry with the id; newest first.
  func entries(before id: Int? = nil) -> some Sequence<JournalEntry> {
    (0..<max(0, min(storedEntries.count, (id ?? .max) - 1))).reversed().lazy.compactMap {
      entry($0 + 1)
    }
  }

  /// Returns this device's newest entry before the id that undo can act on: not itself undone, and
  /// not an undo, unless it undid an undo.
  func ownEffectiveEntry(before id: Int?) -> JournalEntry? {
    storedEntries.prefix(max(0, (id ?? .max) - 1)).lastIndex { one in
      one.device == nil && one.undoneBy == nil
        && one.undoes.map { storedEntries[$0 - 1].undoes != nil } ?? true
    }.flatMap { entry($0 + 1) }
  }

  /// Returns the entries after the entry with the id that changed the item, newest last.
  func entries(affecting place: ItemReference, after id: Int) -> some Sequence<JournalEntry> {
    (entryIDsByItem[place] ?? []).lazy.filter { $0 > id }.compactMap { entry($0) }
  }

  func entry(_ name: EntryName) -> JournalEntry? {
    if name.device == nil { return entry(name.number).flatMap { $0.name == name ? $0 : nil } }
    return entries().first { $0.name == name }
  }

  func entry(_ id: Int) -> JournalEntry? {
    guard storedEntries.indices.contains(id - 1) else { return nil }
    let one = storedEntries[id - 1]
    return JournalEntry(
      id: id, name: one.name, at: one.changedAt, words: one.summary, area: one.summary.kind.area,
      areas: Set(one.steps.filter(\.isByUser).map(\.item.kind.area)), count: one.steps.count,
      undoes: one.undoes.map { storedEntries[$0 - 1].name },
      undoneBy: one.undoneBy.map { storedEntries[$0 - 1].name },
      state: one.isErased ? .forgotten : .complete)
  }

  mutating func eraseContents(_ id: Int) {
    guard storedEntries.indices.contains(id - 1) else { return }
    storedEntries[id - 1].summary = storedEntries[id - 1].summary.withoutSubject
    storedEntries[id - 1].steps = storedEntries[id - 1].steps.map(\.withoutContents)
    storedEntries[id - 1].isErased = true
  }

  /// Returns the device on which the entry was made; nil for this device.
  func device(of id: Int) -> DeviceID? {
    storedEntries.indices.contains(id - 1) ? storedEntries[id - 1].device : nil
  }

  func steps(of id: Int) -> [JournalStep] {
    storedEntries.indices.contains(id - 1) ? storedEntries[id - 1].steps : []
  }
}

/// The journal repository of an in-memory store.
final class InMemoryJournalRepository: RecordedJournal {
  private let transaction: InMemoryTransaction
  let journaledItems: JournaledItems
  var recorder: ChangeRecorder? { transaction.recorder }

  init(_ transaction: InMemoryTransaction) {
    self.transaction = transaction
    journaledItems = JournaledItems { Repositories(transaction) }
  }

  func entries(
    _ filter: JournalFilter, before id: Int?, limit: Int
  ) throws -> [JournalEntry] {
    try newestEntries(limit, before: id) { journal, entry in
      let steps = journal.steps(of: entry.id)
      return (filter.area.map { entry.areas.contains($0) } ?? true)
        && (!filter.listsOnlyOtherDevices || entry.name.device != nil)
        && (!filter.listsOnlyRemovals || entry.summary.verb == .remove
          || ![.merge, .setAside].contains(entry.summary.verb)
            && steps.contains { $0.change == .removed && $0.item.kind.isUserEntered })
        && (SearchFolding.matches(entry.summary.subject, filter.search)
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

  func ownEffectiveEntry(before id: Int?) throws -> JournalEntry? {
    try transaction.read { $0.journal.ownEffectiveEntry(before: id) }
  }

  func allItems() throws -> [ItemReference] {
    let recorder = ChangeRecorder()
    try transaction.read { try $0.reportChanges(since: InMemoryTables(), to: recorder) }
    return try recorder.finish { _ in nil }.flatMap(\.steps).map(\.item)
  }

  func steps(of id: Int, each: (JournalStep) throws -> Void) throws {
    let journal = try transaction.read { $0.journal }
    guard journal.entry(id)?.state == .complete else { return }
    try journal.steps(of: id).forEach(each)
  }

  func eraseContents(_ ids: [Int]) throws {
    try transaction.write { tables in
      for id in ids { tables.journal.eraseContents(id) }
    }
  }

  func history(
    of owner: Int64, _ kind: JournalKind, before id: Int?, limit: Int
  ) throws -> [JournalEntry] {
    let kinds = [kind] + kind.partKinds
    return try newestEntries(limit, before: id) { journal, entry in
      journal.steps(of: entry.id).contains {
        $0.owner == owner && kinds.contains($0.item.kind)
      }
    }
  }

  func eventTimestamps() throws -> [Int64: EventTimestamps] {
    try transaction.read { tables in
      var lives: [Int64: EventTimestamps] = [:]
      for entry in tables.journal.entries().reversed() {
        for step in tables.journal.steps(of: entry.id)
        where [.event, .exception].contains(step.item.kind) {
          lives[step.owner, default: EventTimestamps()].apply(
            step, of: entry.id, at: entry.changedAt)
        }
      }
      return lives
    }
  }

  func laterSteps(
    of place: ItemReference, after id: Int
  ) throws -> [(entry: JournalEntry, step: JournalStep)] {
    try transaction.read { tables in
      tables.journal.entries(affecting: place, after: id).compactMap { entry in
        tables.journal.steps(of: entry.id).first { $0.item == place }.map { (entry, $0) }
      }
    }
  }

  func completeSince() throws -> Instant { transaction.storeCreatedAt }

  /// Returns the newest matching entries.
  private func newestEntries(
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
