/// How one entry of the journal is taken back, within a transaction.
struct UndoPlan {
  let repositories: Repositories
  let entry: JournalEntry
  /// The entries that this transaction has taken back already.
  let takenBack: Set<Int>
  private let steps: [JournalStep]
  private let progress: UndoProgress

  private var journal: any JournalRepository { repositories.journal }

  /// Throws ``DomainError/refused(_:)`` where nothing is left of it, or it was taken back.
  init(
    of entry: JournalEntry, in repositories: Repositories, after takenBack: Set<Int> = [],
    noting note: @escaping UndoProgress.Note = { _, _ in }
  ) throws {
    self.entry = entry
    self.repositories = repositories
    self.takenBack = takenBack
    progress = UndoProgress(note)
    guard entry.state == .whole else { throw DomainError.refused(.isForgotten(entry.name)) }
    if entry.words.verb == .setAside { throw DomainError.refused(.wasSetAside(entry.name)) }
    if entry.words.staying != nil { throw DomainError.refused(.stays(entry.name)) }
    if let by = entry.undoneBy { throw DomainError.refused(.takenBack(entry.name, by: by)) }
    steps = try Array(each: { try repositories.journal.steps(of: entry.id, each: $0) })
  }

  /// The name that the profile has once the entry is taken back; nil where it does not change it.
  var displayName: DisplayName? {
    get throws {
      guard let step = steps.first(where: { $0.place == .setting(JournalPlace.displayName) }) else {
        return nil
      }
      let text = try step.fields.first { $0.name == "value" }?.before.text() ?? ""
      return try DisplayName(kept: text)
    }
  }

  /// The values that settings of the user's are to have again; throws ``DomainError/refused(_:)``
  /// for one that is none.
  func chosen() throws -> [SettingChange] {
    var settings = Settings.standard
    return try steps.compactMap { step in
      guard let setting = step.place.chosen else { return nil }
      do {
        let text = try step.values["value"]?.text() ?? ""
        try settings.set(setting, to: text)
        return SettingChange(setting, to: text == setting.standard ? nil : text)
      } catch {
        throw DomainError.refused(.unusableValue(entry.name, name: setting.name))
      }
    }
  }

  /// Takes the entry back, but for ``chosen()``, where what the user has chosen is as it was left;
  /// throws ``DomainError/refused(_:)`` where that cannot be. What was done until then goes with
  /// the transaction.
  func callAsFunction(as verb: ChangeVerb, _ settings: Settings?) throws {
    // Each step is looked at, and then taken back.
    progress.total = 2 * steps.count
    try checkNames()
    try checkNewer()
    try checkState(settings)
    try checkOwners()
    try journal.undoing(entry, as: verb)
    var whole = try removeAdded()
    whole.merge(try clearUnique()) { first, _ in first }
    try putBack(whole)
    try journal.note(steps.filter(\.place.isBeside).map(\.reversed))
    try completeParts()
    try journal.settle()
  }
}

// MARK: - Checks

extension UndoPlan {
  private func checkNames() throws {
    var forms: [JournalKind: [String: FieldType]] = [:]
    for step in steps {
      let known = forms[step.place.kind] ?? journal.forms(of: step.place.kind)
      forms[step.place.kind] = known
      if let strange = step.fields.first(where: { known[$0.name] == nil }) {
        throw DomainError.refused(.unknownField(entry.name, name: strange.name))
      }
    }
  }

  /// Nothing newer may have touched the same. Of many steps the newer entries are asked, of a few
  /// each one's place.
  private func checkNewer() throws {
    guard steps.count <= JournalLimits.steps else { return try checkNewerEntries() }
    for step in steps {
      for touch in try journal.touches(of: step.place, after: entry.id)
      where try counts(touch.entry) {
        if isTouched(step, by: touch.step, of: touch.entry) {
          throw try changed(step, by: touch.entry, touch.step)
        }
      }
    }
  }

  private func checkNewerEntries() throws {
    let own = Dictionary(steps.map { ($0.place, $0) }) { first, _ in first }
    var last: Int?
    while true {
      let page = try journal.entries(JournalFilter(), before: last, limit: 100)
      for newer in page {
        guard newer.id > entry.id else { return }
        last = newer.id
        guard try counts(newer) else { continue }
        try journal.steps(of: newer.id) { later in
          guard let step = own[later.place] else { return }
          if isTouched(step, by: later, of: newer) { throw try changed(step, by: newer, later) }
        }
      }
      if page.count < 100 { return }
    }
  }

  /// Whether a newer entry has left anything: one that was taken back has not, nor has the one that
  /// took it back, nor one that was set aside.
  private func counts(_ newer: JournalEntry) throws -> Bool {
    if newer.words.verb == .setAside { return false }
    if newer.isUndone || takenBack.contains(newer.id) { return false }
    guard let undone = newer.undoes else { return true }
    return try journal.entry(undone).map { $0.id <= entry.id } ?? true
  }

  private func isTouched(
    _ step: JournalStep, by later: JournalStep, of newer: JournalEntry
  ) -> Bool {
    let kind = step.place.kind
    // What came with its journal was added after all that this tells; what it is now is compared.
    if later.change == .added, newer.words.verb == .import, step.change != .removed { return false }
    guard later.change == .changed else { return true }
    // What was planned in a link's calendar is tied to its zone by that alone, so it may go.
    if step.change == .added, newer.words.verb == .link, later.tiesToZone { return false }
    let fields = Set(later.fields.map(\.name))
    // Of a thing that came or went, anything counts that counts at all.
    guard step.change == .changed else { return fields.contains(where: kind.counts) }
    return !kind.spread(fields).isDisjoint(with: step.fields.map(\.name).filter(kind.counts))
  }

  /// What is there now is what the entry has left.
  private func checkState(_ settings: Settings?) throws {
    for step in steps {
      try progress.advance()
      let isSame =
        switch step.change {
        case _ where step.place.isBeside: isChosen(step, settings)
        case .added: try journal.isThere(at: step.place)
        case .removed: try !journal.isThere(at: step.place)
        case .changed:
          try journal.state(at: step.place).map { now in
            step.fields.allSatisfy { field in
              !step.place.kind.counts(field.name)
                || now[field.name].map { $0.isSame(as: field.after) } ?? true
            }
          } ?? false
        }
      guard isSame else { throw DomainError.refused(.changedElsewhere(title: try title(step))) }
    }
  }

  /// Whether the setting is as the step has left it, or as it was before; none that leads out was
  /// ever noted with its values, so that another hand has written it.
  private func isChosen(_ step: JournalStep, _ settings: Settings?) -> Bool {
    guard let setting = step.place.chosen, !setting.leadsOut,
      let now = settings?.text(of: setting), let field = step.fields.first
    else { return false }
    return [field.before, field.after].contains(.text(now))
  }

  /// What a part belongs to is there, or comes back with it.
  private func checkOwners() throws {
    let own = Set(steps.map(\.place))
    for step in steps where step.change == .removed {
      guard let kind = step.place.kind.ownerKind else { continue }
      let owner = JournalPlace(kind, step.owner)
      if own.contains(owner) { continue }
      if try journal.isThere(at: owner) { continue }
      let remover = try journal.touches(of: owner, after: entry.id).last {
        $0.step.change == .removed && $0.entry.words.verb != .setAside
      }
      guard let remover else {
        throw DomainError.refused(.changedElsewhere(title: try title(step)))
      }
      throw try changed(step, by: remover.entry, remover.step)
    }
  }

  private func changed(
    _ step: JournalStep, by newer: JournalEntry, _ later: JournalStep
  ) throws -> DomainError {
    let title = try title(step)
    return .refused(.changedSince(by: newer.name, title: title.isEmpty ? later.title : title))
  }

  private func title(_ step: JournalStep) throws -> String {
    if let setting = step.place.chosen { return setting.name }
    if !step.title.isEmpty { return step.title }
    return try journal.title(at: step.place) ?? entry.words.subject
  }
}

// MARK: - Putting back

extension UndoPlan {
  /// Removes what was added, parts first; nothing else may hang on it.
  /// Returns what went to the added things and leaves them again, as it is to be: it would go with
  /// them.
  private func removeAdded() throws -> [JournalPlace: [String: FieldValue]] {
    let own = Dictionary(steps.map { ($0.place, $0) }) { first, _ in first }
    var taken: [JournalPlace: [String: FieldValue]] = [:]
    for step in inOrder(.added).reversed() {
      try progress.advance()
      let all = try journal.hanging(on: step.place)
      for place in all where own[place]?.change == .changed {
        taken[place] = (try journal.state(at: place) ?? [:]).merging(own[place]?.values ?? [:]) {
          $1
        }
      }
      let hanging = try all.filter { try own[$0] == nil && !isNotedByDevices($0) }
      if let first = hanging.first {
        let title = try journal.title(at: first) ?? title(step)
        throw DomainError.refused(.hangsOn(title: title, kind: first.kind, count: hanging.count))
      }
      try journal.remove(at: step.place)
    }
    return taken
  }

  /// Whether nobody entered it: what devices note of the times of a series that was cut goes with
  /// what was cut off. Of what else came by joining others the journal knows nothing, either.
  private func isNotedByDevices(_ place: JournalPlace) throws -> Bool {
    guard place.kind == .exception, let values = try journal.state(at: place) else { return false }
    return try values.filter { $0.value != .nothing } == SeriesException.leftOut
      && journal.touches(of: place, after: entry.id).isEmpty
  }

  /// Two records may have exchanged their days, of which only one of them may have each at a time:
  /// then neither has it for a moment. Returns those that were taken away, as they are to be.
  private func clearUnique() throws -> [JournalPlace: [String: FieldValue]] {
    let moved = steps.filter { step in
      step.change == .changed && step.place.kind == .record
        && step.fields.contains { ["book", "reading", "day"].contains($0.name) }
    }
    // One that comes back may have had the day of one that moved.
    let comesBack = steps.contains { $0.change == .removed && $0.place.kind == .record }
    guard moved.count > 1 || comesBack else { return [:] }
    var taken: [JournalPlace: [String: FieldValue]] = [:]
    for step in moved {
      taken[step.place] = (try journal.state(at: step.place) ?? [:]).merging(step.values) { $1 }
    }
    for step in moved { try journal.remove(at: step.place) }
    return taken
  }

  private func putBack(_ whole: [JournalPlace: [String: FieldValue]]) throws {
    for step in inOrder(.removed) + inOrder(.changed) {
      try progress.advance()
      // What no row holds is put back elsewhere.
      if step.place.isBeside { continue }
      try put(whole[step.place] ?? step.values, at: step.place)
    }
  }

  /// Programs before this one noted nothing of what part an event had.
  private func completeParts() throws {
    let events = Set(
      steps.filter { $0.change == .removed && $0.place.kind.area == .schedule }.map(\.place.id))
    for id in events.sorted() {
      if let event = ID<Event>(rawValue: id) { try repositories.completeParts(of: event) }
    }
  }

  /// What the journal has may have been written there by another hand.
  private func put(_ values: [String: FieldValue], at place: JournalPlace) throws {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      if case .text(let text) = value, place.kind.heeds(name), TextWeight.isTooHeavy(text) {
        throw DomainError.refused(.unusableValue(entry.name, name: name))
      }
    }
    do {
      try journal.put(values, at: place)
    } catch DomainError.damaged(.row(_, let column, _)) {
      throw DomainError.refused(.unusableValue(entry.name, name: column))
    }
  }

  /// Wholes before their parts.
  private func inOrder(_ change: JournalStep.Change) -> [JournalStep] {
    steps.filter { $0.change == change }.sorted { left, right in
      let (one, other) = (left.place.kind, right.place.kind)
      return (one.isPart ? 1 : 0, one.rawValue, left.place.id, left.place.part) < (
        other.isPart ? 1 : 0, other.rawValue, right.place.id, right.place.part
      )
    }
  }
}

/// Tells somebody who waits how far an entry is taken back, from time to time.
final class UndoProgress {
  /// What is thrown by it ends the transaction, and nothing was taken back.
  typealias Note = (_ done: Int, _ total: Int) throws -> Void

  private let note: Note
  private var done = 0
  var total = 0

  init(_ note: @escaping Note) {
    self.note = note
  }

  func advance() throws {
    done += 1
    if done % UndoProgress.stride == 0 { try note(done, total) }
  }

  private static let stride = 200
}

extension JournalStep {
  /// Whether an event only stays where it is while its times become those of a zone.
  fileprivate var tiesToZone: Bool {
    let tying: Set = ["anchored", "followsZone"]
    return place.kind == .event
      && fields.contains { tying.contains($0.name) && $0.after == .number(1) }
      && fields.allSatisfy { tying.union(["starts", "ends"]).contains($0.name) }
  }

  /// What it had before, and is to have again.
  var values: [String: FieldValue] {
    Dictionary(fields.map { ($0.name, $0.before) }) { first, _ in first }
  }
}

extension JournalKind {
  /// What kind of thing it belongs to.
  fileprivate var ownerKind: JournalKind? {
    switch self {
    case .watering, .postponement: .person
    case .exception, .eventText: .event
    case .pastReading, .record, .sentence: .book
    case .person, .contact, .saying, .mood, .dayPalette, .event, .book, .setting: nil
    }
  }
}

extension JournalKind {
  /// Whether the field is one that people read: of what another program wrote on a card, or in a
  /// calendar, nobody counts the marks.
  fileprivate func heeds(_ field: String) -> Bool {
    self != .eventText && (self != .contact || field != "card")
  }
}

extension JournalPlace {
  /// The key of the name that a profile goes by, which the list of profiles has too.
  static let displayName = "profile.display_name"
}
