import HearthDomain

/// Collects the changed rows of a transaction, and creates journal entries from them.
///
/// The SQL store records rows as it writes them; the in-memory store compares its tables before and
/// after. Both pass the old and the new row with all journaled columns.
package final class ChangeRecorder {
  private var current = ChangeCollection()
  private var finishedCollections: [ChangeCollection] = []
  private var isExcluded = false
  /// History that this transaction erases permanently.
  var forgotten: HistoryErasure?
  /// Called before a new entry begins, so that a store that compares tables can record the changes
  /// so far.
  var reportPendingChanges: () throws -> Void = {}

  init() {}

  /// Records a change of a row; `before` is nil for an added row, `after` for a removed one. Rows
  /// of tables without user data are ignored.
  func recordChange(before: SQLRow?, after: SQLRow?) throws {
    let (before, after) = (before?.withoutEmptyName, after?.withoutEmptyName)
    guard !isExcluded, let row = after ?? before else { return }
    if row.table == DeckDay.table {
      if after == nil { current.recordRemoval(DeckDay(row)) }
      return
    }
    guard let kind = JournaledKind.of(table: row.table), let place = kind.place(of: row) else {
      return
    }
    current.record(kind, place, from: before, to: after)
  }

  /// Sets verb and subject of the current entry.
  func describe(_ verb: ChangeVerb, subject: String?) {
    current.verb = verb
    current.subject = subject
  }

  /// Excludes this transaction from the journal.
  func excludeTransaction() {
    isExcluded = true
    current = ChangeCollection()
    finishedCollections = []
  }

  /// Ends the current entry and begins a new one for changes of another origin.
  func begin(_ origin: ChangeOrigin) throws {
    try reportPendingChanges()
    finishedCollections.append(current)
    current = ChangeCollection()
    current.origin = origin
  }

  /// Records steps that do not correspond to a changed row.
  func recordSteps(_ steps: [JournalStep]) {
    if !isExcluded { current.rowlessSteps += steps }
  }

  /// Records another device's steps that a merge did not apply. They become an entry if nothing
  /// else changes.
  func setAside(_ steps: [JournalStep]) { current.setAsideSteps = steps }

  /// Marks the changes as made by the program itself, which are not journaled.
  func markAsProgram() { current.origin = .program }

  /// Begins an entry that undoes the given one.
  func undoing(_ entry: JournalEntry, as verb: ChangeVerb) throws {
    try begin(.thisDevice)
    current.verb = verb
    current.undoes = entry
  }

  /// Returns the entries of all recorded changes; none if nothing has changed. Calls `titles` for
  /// the titles of records whose rows were not recorded.
  func finish(titles: (ItemReference) throws -> String?) throws -> [JournalDraft] {
    try reportPendingChanges()
    let all = finishedCollections + [current]
    finishedCollections = []
    current = ChangeCollection()
    return try all.compactMap { try $0.draft(titles: titles) }
  }
}

/// A journal entry to be written.
struct JournalDraft {
  let words: ChangeSummary
  /// Steps with details; the first is the main one.
  let detailedSteps: [JournalStep]
  /// Sorted ids of further added records, without details because there may be very many.
  let addedIDs: [JournalKind: [Int64]]
  /// Entry that this one undoes.
  let undoes: JournalEntry?
  let origin: ChangeOrigin

  /// All steps of the entry, including the additions without details.
  var steps: [JournalStep] {
    guard !addedIDs.isEmpty, let main = detailedSteps.first else { return detailedSteps }
    var rest = Array(detailedSteps.dropFirst())
    for (kind, ids) in addedIDs { rest += ids.map { JournalStep.added(kind, $0) } }
    return [main] + rest.sorted(by: JournalStep.precedes)
  }

  /// Whether the entry is sent to other devices. An entry that only changes items outside the store
  /// concerns this device alone.
  var isSynced: Bool {
    origin.isSynced && !(addedIDs.isEmpty && detailedSteps.allSatisfy(\.item.isOutsideStore))
  }

  /// Returns the change to send to other devices.
  func syncedChange(as name: EntryName?, at moment: Instant) -> LocalChange {
    LocalChange(
      steps, takesBack: undoes != nil,
      name.map {
        EntryHeading(number: $0.number, at: moment, verb: words.verb, subject: words.subject)
      })
  }
}

extension JournalStep {
  /// Returns a step for an added record without details, which are in the store.
  fileprivate static func added(_ kind: JournalKind, _ id: Int64, title: String = "") -> JournalStep
  {
    JournalStep(at: ItemReference(kind, id), of: id, .added, title: title, fields: [])
  }
}

/// The row of the table with the saying of the day; it is deleted together with the saying.
private struct DeckDay {
  static let table = "saying_of_day"

  let saying: SQLValue
  let day: SQLValue

  init(_ row: SQLRow) {
    saying = row.value(of: "saying_id")
    day = row.value(of: "day")
  }
}

/// The changes of one journal entry, at most one per record.
private struct ChangeCollection {
  /// The change of one record.
  private struct RecordedChange {
    let place: ItemReference
    /// The row before the entry; nil if there was none.
    let rowBefore: SQLRow?
    var owner: ItemReference
    var change: JournalStep.Change
    var title: String?
    var fields: [JournalField] = []
  }

  var origin = ChangeOrigin.thisDevice
  var verb: ChangeVerb?
  var subject: String?
  var undoes: JournalEntry?
  /// Steps that do not correspond to a changed row.
  var rowlessSteps: [JournalStep] = []
  /// Another device's steps that a merge did not apply; written if there are no other changes.
  var setAsideSteps: [JournalStep] = []
  private var recordedChanges: [RecordedChange?] = []
  private var indices: [ItemReference: Int] = [:]
  /// Further added records, by id only, since the rest is in the store.
  private var addedIDs: [JournalKind: Set<Int64>] = [:]
  /// Titles of all records whose rows were recorded, even if unchanged.
  private var titles: [ItemReference: String] = [:]
  private var sayingDays: [Int64: SQLValue] = [:]

  mutating func recordRemoval(_ day: DeckDay) {
    if case .integer(let saying) = day.saying { sayingDays[saying] = day.day }
  }

  mutating func record(
    _ kind: JournaledKind, _ place: ItemReference, from before: SQLRow?, to after: SQLRow?
  ) {
    guard let row = after ?? before else { return }
    if addedIDs[place.kind]?.contains(place.id) == true {
      if after == nil { addedIDs[place.kind]?.remove(place.id) }
      return
    }
    let index = indices[place] ?? recordedChanges.count
    let known = index < recordedChanges.count ? recordedChanges[index] : nil
    let base = known.map(\.rowBefore) ?? before
    if recordedChanges.count > JournalLimits.maxInlineSteps, known == nil, base == nil,
      kind.isIdentifiedByID
    {
      addedIDs[place.kind, default: []].insert(place.id)
      return
    }
    let named = after ?? base ?? row
    let title =
      recordedChanges.count > JournalLimits.maxInlineSteps && base == nil ? nil : kind.title(named)
    if kind.owner == nil, let title { titles[place] = title }
    let change: JournalStep.Change = base == nil ? .added : after == nil ? .removed : .changed
    // An added record needs no fields in the journal, as it is in the store.
    let fields = base == nil ? [] : kind.changes(from: base, to: after)
    // Skip rows without changes: many records are saved only because a related record changed.
    if known == nil, change == .changed, fields.isEmpty { return }
    let one = RecordedChange(
      place: place, rowBefore: base, owner: kind.owner(of: named, at: place), change: change,
      title: title, fields: fields)
    indices[place] = index
    if index == recordedChanges.count { return recordedChanges.append(one) }
    // Forget a record that was added and removed within the entry.
    recordedChanges[index] = base == nil && after == nil ? nil : one
  }

  /// Returns the entry of all changes; nil if there are none.
  func draft(titles ask: (ItemReference) throws -> String?) throws -> JournalDraft? {
    let all = recordedChanges.compactMap { $0 }.filter {
      $0.change != .changed || !$0.fields.isEmpty
    }
    let isBulk = addedIDs.values.reduce(all.count) { $0 + $1.count } > JournalLimits.maxInlineSteps
    var asked = titles
    func title(of place: ItemReference) throws -> String {
      if let known = asked[place] { return known }
      let found = try ask(place) ?? ""
      asked[place] = found
      return found
    }
    var steps = try all.map { one in
      // In a bulk change, titles of added records are not stored in the journal.
      let own = isBulk && one.change == .added ? "" : one.title
      return JournalStep(
        at: one.place, of: one.owner.id, one.change,
        title: try own ?? (isBulk ? "" : title(of: one.owner)),
        fields: one.fields + removedDayFields(one))
    }
    steps += rowlessSteps
    var rest: [JournalKind: [Int64]] = [:]
    for (kind, ids) in addedIDs where !ids.isEmpty {
      if isBulk {
        rest[kind] = ids.sorted()
      } else {
        steps += try ids.map {
          JournalStep.added(kind, $0, title: try title(of: ItemReference(kind, $0)))
        }
      }
    }
    steps.sort(by: JournalStep.precedes)
    let firsts = rest.compactMap { kind, ids in ids.first.map { JournalStep.added(kind, $0) } }
    if let least = firsts.min(by: JournalStep.precedes),
      steps.first.map({ JournalStep.precedes(least, $0) }) ?? true
    {
      rest[least.item.kind]?.removeFirst()
      steps.insert(least, at: 0)
    }
    guard let main = steps.first else { return setAsideDraft }
    if isBulk {
      let one = indices[main.item].flatMap { recordedChanges[$0] }
      steps[0] = main.withTitle(try one?.title ?? title(of: one?.owner ?? main.item))
    }
    var words = ChangeSummary(of: steps)
    if main.change == .added { words = words.addingToCount(rest[main.item.kind]?.count ?? 0) }
    if let verb { words = words.withVerb(verb, subject: subject, of: steps) }
    if case .device(_, _, let heading) = origin {
      words = words.withVerb(heading.verb, subject: heading.subject, of: steps)
    }
    return JournalDraft(
      words: words, detailedSteps: steps, addedIDs: rest, undoes: undoes, origin: origin)
  }

  /// Returns the entry for another device's steps that a merge did not apply; nil if there are
  /// none.
  private var setAsideDraft: JournalDraft? {
    guard let main = setAsideSteps.first, case .device(_, _, let heading) = origin else {
      return nil
    }
    let words = ChangeSummary(.setAside, main.item.kind, heading.subject)
    return JournalDraft(
      words: words, detailedSteps: setAsideSteps, addedIDs: [:], undoes: nil, origin: origin)
  }

  /// Returns the journal field with the day of which a removed saying was the saying of the day;
  /// empty if it was of none.
  private func removedDayFields(_ one: RecordedChange) -> [JournalField] {
    guard one.place.kind == .saying, one.change == .removed,
      !one.fields.contains(where: { $0.name == JournaledKind.sayingOfDay.name }),
      let day = sayingDays[one.place.id]?.fieldValue
    else { return [] }
    let field = JournaledKind.sayingOfDay
    return [JournalField(field.name, field.fieldType, from: day, to: .nothing)]
  }
}

extension SQLRow {
  /// This row; nil if it is an empty display name, which earlier versions stored.
  var withoutEmptyName: SQLRow? {
    let isBlank =
      table == JournaledKind.setting.table && value(of: "key") == .text(Profile.nameKey)
      && value(of: "value") == .text("")
    return isBlank ? nil : self
  }
}
