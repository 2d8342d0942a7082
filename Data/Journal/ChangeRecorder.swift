import HearthDomain

/// Collects what one transaction changes, row by row, and makes entries of the journal of it.
///
/// Whoever sees a row change tells both of its sides, with all columns of its table that are noted:
/// the SQL store where it writes rows, the store in memory where it compares its tables.
package final class ChangeRecorder {
  private var current = ChangeCollection()
  private var finished: [ChangeCollection] = []
  private var isLeftOut = false
  /// What was forgotten by this transaction.
  var forgotten: ForgottenHere?
  /// Notes what has changed so far, before a part of it is closed.
  var catchUp: () throws -> Void = {}

  init() {}

  /// Notes that the row before became the one after; nil where there was none, or is none. Rows of
  /// tables that nobody enters are passed by.
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

  /// Calls the change by that verb.
  func describe(_ verb: ChangeVerb, subject: String?) {
    current.verb = verb
    current.subject = subject
  }

  /// Notes nothing of this transaction.
  func leaveOut() {
    isLeftOut = true
    current = ChangeCollection()
    finished = []
  }

  /// What follows is of another origin.
  func begin(_ origin: ChangeOrigin) throws {
    try catchUp()
    finished.append(current)
    current = ChangeCollection()
    current.origin = origin
  }

  /// What no row tells.
  func note(_ steps: [JournalStep]) {
    if !isLeftOut { current.beside += steps }
  }

  /// What another device did and is not shown.
  func setAside(_ steps: [JournalStep]) { current.aside = steps }

  /// All of it is of the program's own making, which the journal does not note.
  func noteAsProgram() { current.origin = .program }

  /// What follows takes back the entry.
  func undoing(_ entry: JournalEntry, as verb: ChangeVerb) throws {
    try begin(.here)
    current.verb = verb
    current.undoes = entry
  }

  /// The entries of all that was noted, none where nothing is different; asks for the title of
  /// what no row told it of.
  func finish(titles: (JournalPlace) throws -> String?) throws -> [JournalDraft] {
    try catchUp()
    let all = finished + [current]
    finished = []
    current = ChangeCollection()
    return try all.compactMap { try $0.draft(titles: titles) }
  }
}

/// An entry of the journal that is to be written.
struct JournalDraft {
  let words: ChangeWords
  /// Those of which more is known than an id; the one that tells what all was about comes first.
  let named: [JournalStep]
  /// What was added beside these by its ids alone, which are sorted: there may be very many.
  let added: [JournalKind: [Int64]]
  /// What it takes back.
  let undoes: JournalEntry?
  let origin: ChangeOrigin

  /// All of them.
  var steps: [JournalStep] {
    guard !added.isEmpty, let main = named.first else { return named }
    var rest = Array(named.dropFirst())
    for (kind, ids) in added { rest += ids.map { JournalStep.added(kind, $0) } }
    return [main] + rest.sorted(by: JournalStep.precedes)
  }

  /// Whether other devices are told of it: what stands in no row is nobody else's.
  var isTold: Bool {
    origin.isTold && !(added.isEmpty && named.allSatisfy(\.place.isBeside))
  }

  /// The same as other devices are told of it.
  func told(as name: EntryName?, at moment: Instant) -> NotedChange {
    NotedChange(
      steps, takesBack: undoes != nil,
      name.map {
        EntryHeading(number: $0.number, at: moment, verb: words.verb, subject: words.subject)
      })
  }
}

extension JournalStep {
  /// That something was added of which all else stands in the store.
  fileprivate static func added(_ kind: JournalKind, _ id: Int64, title: String = "") -> JournalStep
  {
    JournalStep(at: JournalPlace(kind, id), of: id, .added, title: title, fields: [])
  }
}

/// The row that says which saying is that of the day, and goes with it.
private struct DeckDay {
  static let table = "saying_of_day"

  let saying: SQLValue
  let day: SQLValue

  init(_ row: SQLRow) {
    saying = row.value(of: "saying_id")
    day = row.value(of: "day")
  }
}

/// The changes of one entry, each place once.
private struct ChangeCollection {
  /// What became of the thing at one place.
  private struct Noted {
    let place: JournalPlace
    /// The row as it was before all of it; nil where there was none.
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
  /// What was changed that no row tells.
  var beside: [JournalStep] = []
  /// What is told where nothing is different.
  var aside: [JournalStep] = []
  private var noted: [Noted?] = []
  private var found: [JournalPlace: Int] = [:]
  /// What was added beside many others, by its id alone: all else stands in the store.
  private var added: [JournalKind: Set<Int64>] = [:]
  /// What the things of the rows that were seen are called, changed or not.
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
    if noted.count > JournalLimits.steps, known == nil, base == nil, kind.isToldByID {
      added[place.kind, default: []].insert(place.id)
      return
    }
    let named = after ?? base ?? row
    let title = noted.count > JournalLimits.steps && base == nil ? nil : kind.title(named)
    if kind.owner == nil, let title { titles[place] = title }
    let change: JournalStep.Change = base == nil ? .added : after == nil ? .removed : .changed
    // What was added stands in the store.
    let fields = base == nil ? [] : kind.changes(from: base, to: after)
    // Many things are written as they were, for what hangs on them.
    if known == nil, change == .changed, fields.isEmpty { return }
    let one = Noted(
      place: place, base: base, owner: kind.owner(of: named, at: place), change: change,
      title: title, fields: fields)
    found[place] = index
    if index == noted.count { return noted.append(one) }
    // What came and went again was never there.
    noted[index] = base == nil && after == nil ? nil : one
  }

  /// The entry of all of it; nil where nothing is different.
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
      // Among many, the name of each addition stands in the store alone.
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

  /// The entry of what another device did and is not shown.
  private var ofAside: JournalDraft? {
    guard let main = aside.first, case .device(_, _, let heading) = origin else { return nil }
    let words = ChangeWords(.setAside, main.place.kind, heading.subject)
    return JournalDraft(words: words, named: aside, added: [:], undoes: nil, origin: origin)
  }

  /// The day of which a saying that goes was the one.
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
  /// Nil for the name of nobody, which earlier programs kept as a row.
  var entered: SQLRow? {
    let isBlank =
      table == JournaledKind.setting.table && value(of: "key") == .text(SettingRows.name)
      && value(of: "value") == .text("")
    return isBlank ? nil : self
  }
}
