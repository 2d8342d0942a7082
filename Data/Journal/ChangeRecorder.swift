import HearthDomain

/// Collects the changed rows of a transaction, and creates journal entries from them.
///
/// The SQL store reports rows when it writes them, the in-memory store by comparing its tables.
/// Both report the old and the new row with all journaled columns.
package final class ChangeRecorder {
  private var current = ChangeCollection()
  private var finished: [ChangeCollection] = []
  private var isLeftOut = false
  /// What this transaction has permanently forgotten.
  var forgotten: ForgottenHere?
  /// Reports the changes so far; called before a new entry begins.
  var catchUp: () throws -> Void = {}

  init() {}

  /// Records a change of a row; `before` is nil for an added row, `after` for a removed one. Rows
  /// of tables without user data are ignored.
  func note(before: SQLRow?, after: SQLRow?) throws {
    let (before, after) = (before?.entered, after?.entered)
    guard !isLeftOut, let row = after ?? before else { return }
    if row.table == DeckDay.table {
      if after == nil { current.noteGone(DeckDay(row)) }
      return
    }
    guard let kind = JournaledKind.of(table: row.table), let place = kind.place(of: row) else {
      return
    }
    current.note(kind, place, from: before, to: after)
  }

  /// Sets verb and subject of the current entry.
  func describe(_ verb: ChangeVerb, subject: String?) {
    current.verb = verb
    current.subject = subject
  }

  /// Excludes this transaction from the journal.
  func leaveOut() {
    isLeftOut = true
    current = ChangeCollection()
    finished = []
  }

  /// Begins a new entry for changes of another origin.
  func begin(_ origin: ChangeOrigin) throws {
    try catchUp()
    finished.append(current)
    current = ChangeCollection()
    current.origin = origin
  }

  /// Records steps that no row represents.
  func note(_ steps: [JournalStep]) {
    if !isLeftOut { current.beside += steps }
  }

  /// Records steps of another device that are set aside.
  func setAside(_ steps: [JournalStep]) { current.aside = steps }

  /// Marks the changes as made by the program itself, which are not journaled.
  func noteAsProgram() { current.origin = .program }

  /// Begins an entry that undoes the given one.
  func undoing(_ entry: JournalEntry, as verb: ChangeVerb) throws {
    try begin(.here)
    current.verb = verb
    current.undoes = entry
  }

  /// Returns the entries of all recorded changes, none if nothing has changed. Calls `titles` for
  /// records whose rows were not reported.
  func finish(titles: (JournalPlace) throws -> String?) throws -> [JournalDraft] {
    try catchUp()
    let all = finished + [current]
    finished = []
    current = ChangeCollection()
    return try all.compactMap { try $0.draft(titles: titles) }
  }
}

/// A journal entry to be written.
struct JournalDraft {
  let words: ChangeWords
  /// Steps with details; the first is the main one.
  let named: [JournalStep]
  /// Sorted ids of further added records, which may be very many.
  let added: [JournalKind: [Int64]]
  /// Entry that this one undoes.
  let undoes: JournalEntry?
  let origin: ChangeOrigin

  /// All steps.
  var steps: [JournalStep] {
    guard !added.isEmpty, let main = named.first else { return named }
    var rest = Array(named.dropFirst())
    for (kind, ids) in added { rest += ids.map { JournalStep.added(kind, $0) } }
    return [main] + rest.sorted(by: JournalStep.precedes)
  }

  /// Whether the entry is sent to other devices; steps without rows concern only this device.
  var isSynced: Bool {
    origin.isSynced && !(added.isEmpty && named.allSatisfy(\.place.isOutsideStore))
  }

  /// Returns the entry as sent to other devices.
  func sent(as name: EntryName?, at moment: Instant) -> NotedChange {
    NotedChange(
      steps, takesBack: undoes != nil,
      name.map {
        EntryHeading(number: $0.number, at: moment, verb: words.verb, subject: words.subject)
      })
  }
}

extension JournalStep {
  /// Returns an addition without details, which are in the store.
  fileprivate static func added(_ kind: JournalKind, _ id: Int64, title: String = "") -> JournalStep
  {
    JournalStep(at: JournalPlace(kind, id), of: id, .added, title: title, fields: [])
  }
}

/// The row with the saying of the day, which is deleted together with the saying.
private struct DeckDay {
  static let table = "saying_of_day"

  let saying: SQLValue
  let day: SQLValue

  init(_ row: SQLRow) {
    saying = row.value(of: "saying_id")
    day = row.value(of: "day")
  }
}

/// Changes of one entry, with one change per place.
private struct ChangeCollection {
  /// The change of the record at one place.
  private struct Noted {
    let place: JournalPlace
    /// The row before the entry; nil if there was none.
    let base: SQLRow?
    var owner: JournalPlace
    var change: JournalStep.Change
    var title: String?
    var fields: [JournalField] = []
  }

  var origin = ChangeOrigin.here
  var verb: ChangeVerb?
  var subject: String?
  var undoes: JournalEntry?
  /// Steps that no row represents.
  var beside: [JournalStep] = []
  /// Steps to write if there are no other changes.
  var aside: [JournalStep] = []
  private var noted: [Noted?] = []
  private var found: [JournalPlace: Int] = [:]
  /// Further added records, by id only, since the rest is in the store.
  private var added: [JournalKind: Set<Int64>] = [:]
  /// Titles of the records whose rows were reported, changed or not.
  private var titles: [JournalPlace: String] = [:]
  private var days: [Int64: SQLValue] = [:]

  mutating func noteGone(_ day: DeckDay) {
    if case .integer(let saying) = day.saying { days[saying] = day.day }
  }

  mutating func note(
    _ kind: JournaledKind, _ place: JournalPlace, from before: SQLRow?, to after: SQLRow?
  ) {
    guard let row = after ?? before else { return }
    if added[place.kind]?.contains(place.id) == true {
      if after == nil { added[place.kind]?.remove(place.id) }
      return
    }
    let index = found[place] ?? noted.count
    let known = index < noted.count ? noted[index] : nil
    let base = known.map(\.base) ?? before
    if noted.count > JournalLimits.steps, known == nil, base == nil, kind.isIdentifiedByID {
      added[place.kind, default: []].insert(place.id)
      return
    }
    let named = after ?? base ?? row
    let title = noted.count > JournalLimits.steps && base == nil ? nil : kind.title(named)
    if kind.owner == nil, let title { titles[place] = title }
    let change: JournalStep.Change = base == nil ? .added : after == nil ? .removed : .changed
    // An added record needs no fields, as it is in the store.
    let fields = base == nil ? [] : kind.changes(from: base, to: after)
    // Many records are saved unchanged for the sake of related ones.
    if known == nil, change == .changed, fields.isEmpty { return }
    let one = Noted(
      place: place, base: base, owner: kind.owner(of: named, at: place), change: change,
      title: title, fields: fields)
    found[place] = index
    if index == noted.count { return noted.append(one) }
    // A record that was added and removed again was never there.
    noted[index] = base == nil && after == nil ? nil : one
  }

  /// Returns the entry of all changes; nil if there are none.
  func draft(titles ask: (JournalPlace) throws -> String?) throws -> JournalDraft? {
    let all = noted.compactMap { $0 }.filter { $0.change != .changed || !$0.fields.isEmpty }
    let isBulk = added.values.reduce(all.count) { $0 + $1.count } > JournalLimits.steps
    var asked = titles
    func title(of place: JournalPlace) throws -> String {
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
        fields: one.fields + gone(one))
    }
    steps += beside
    var rest: [JournalKind: [Int64]] = [:]
    for (kind, ids) in added where !ids.isEmpty {
      if isBulk {
        rest[kind] = ids.sorted()
      } else {
        steps += try ids.map {
          JournalStep.added(kind, $0, title: try title(of: JournalPlace(kind, $0)))
        }
      }
    }
    steps.sort(by: JournalStep.precedes)
    let firsts = rest.compactMap { kind, ids in ids.first.map { JournalStep.added(kind, $0) } }
    if let least = firsts.min(by: JournalStep.precedes),
      steps.first.map({ JournalStep.precedes(least, $0) }) ?? true
    {
      rest[least.place.kind]?.removeFirst()
      steps.insert(least, at: 0)
    }
    guard let main = steps.first else { return ofAside }
    if isBulk {
      let one = found[main.place].flatMap { noted[$0] }
      steps[0] = main.titled(try one?.title ?? title(of: one?.owner ?? main.place))
    }
    var words = ChangeWords(of: steps)
    if main.change == .added { words = words.counting(rest[main.place.kind]?.count ?? 0) }
    if let verb { words = words.called(verb, subject: subject) }
    if case .device(_, _, let heading) = origin {
      words = words.called(heading.verb, subject: heading.subject)
    }
    return JournalDraft(words: words, named: steps, added: rest, undoes: undoes, origin: origin)
  }

  /// Returns the entry for steps of another device that are set aside.
  private var ofAside: JournalDraft? {
    guard let main = aside.first, case .device(_, _, let heading) = origin else { return nil }
    let words = ChangeWords(.setAside, main.place.kind, heading.subject)
    return JournalDraft(words: words, named: aside, added: [:], undoes: nil, origin: origin)
  }

  /// Returns the day for which a removed saying was the saying of the day.
  private func gone(_ one: Noted) -> [JournalField] {
    guard one.place.kind == .saying, one.change == .removed,
      !one.fields.contains(where: { $0.name == JournaledKind.sayingOfDay.name }),
      let day = days[one.place.id]?.inField
    else { return [] }
    let field = JournaledKind.sayingOfDay
    return [JournalField(field.name, field.form, from: day, to: .nothing)]
  }
}

extension SQLRow {
  /// Returns nil for an empty display name, which earlier versions stored as a row.
  var entered: SQLRow? {
    let isBlank =
      table == JournaledKind.setting.table && value(of: "key") == .text(Profile.nameKey)
      && value(of: "value") == .text("")
    return isBlank ? nil : self
  }
}
