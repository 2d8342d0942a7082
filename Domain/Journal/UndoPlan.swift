/// Undo of one journal entry within a transaction.
struct UndoPlan {
  let repositories: Repositories
  let entry: JournalEntry
  /// The entries already undone in this transaction.
  let undoneEntries: Set<Int>
  private let steps: [JournalStep]
  private let progress: UndoProgress

  private var journal: any JournalRepository { repositories.journal }

  /// Throws ``DomainError/refused(_:)`` if the entry's contents are gone, if it is already undone,
  /// or if undo cannot revert it.
  init(
    of entry: JournalEntry, in repositories: Repositories, after undoneEntries: Set<Int> = [],
    noting note: @escaping UndoProgress.Note = { _, _ in }
  ) throws {
    self.entry = entry
    self.repositories = repositories
    self.undoneEntries = undoneEntries
    progress = UndoProgress(note)
    guard entry.state == .whole else { throw DomainError.refused(.isForgotten(entry.name)) }
    if entry.words.verb == .setAside { throw DomainError.refused(.wasSetAside(entry.name)) }
    if entry.words.irreversibleAction != nil { throw DomainError.refused(.stays(entry.name)) }
    if let by = entry.undoneBy { throw DomainError.refused(.alreadyUndone(entry.name, by: by)) }
    steps = try Array(each: { try repositories.journal.steps(of: entry.id, each: $0) })
  }

  /// Profile name after the undo; nil if the entry does not change it.
  var displayName: DisplayName? {
    get throws {
      guard let step = steps.first(where: { $0.place == .setting(JournalPlace.displayName) }) else {
        return nil
      }
      let text = try step.fields.first { $0.name == "value" }?.before.text() ?? ""
      return try DisplayName(kept: text)
    }
  }

  /// Returns the settings to restore; throws ``DomainError/refused(_:)`` for an invalid value.
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

  /// Undoes the entry except for ``chosen()``. Throws ``DomainError/refused(_:)`` if that is
  /// impossible; the transaction is rolled back then.
  func callAsFunction(as verb: ChangeVerb, _ settings: Settings?) throws {
    // Each step is checked once and undone once.
    progress.total = 2 * steps.count
    try checkNames()
    try checkNewer()
    try checkState(settings)
    try checkOwners()
    try journal.undoing(entry, as: verb)
    var whole = try removeAdded()
    whole.merge(try clearUnique()) { first, _ in first }
    try putBack(whole)
    try journal.note(steps.filter(\.place.isOutsideStore).map(\.reversed))
    try deriveMissingParts()
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

  /// Throws if a newer entry changed these fields. For many steps it scans the newer entries, for
  /// few the history of each place.
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

  /// Whether a newer entry is still in effect: it was not undone, is not the undo of a newer one,
  /// and was not set aside.
  private func counts(_ newer: JournalEntry) throws -> Bool {
    if newer.words.verb == .setAside { return false }
    if newer.isUndone || undoneEntries.contains(newer.id) { return false }
    guard let undone = newer.undoes else { return true }
    return try journal.entry(undone).map { $0.id <= entry.id } ?? true
  }

  private func isTouched(
    _ step: JournalStep, by later: JournalStep, of newer: JournalEntry
  ) -> Bool {
    let kind = step.place.kind
    // An imported journal describes the time before the import; the present state is compared
    // instead.
    if later.change == .added, newer.words.verb == .import, step.change != .removed { return false }
    guard later.change == .changed else { return true }
    // Tying an event to its zone follows from being in a linked calendar and does not prevent
    // removing it.
    if step.change == .added, newer.words.verb == .link, later.tiesToZone { return false }
    let fields = Set(later.fields.map(\.name))
    // For an added or removed item, every relevant field counts.
    guard step.change == .changed else { return fields.contains(where: kind.counts) }
    return !kind.spread(fields).isDisjoint(with: step.fields.map(\.name).filter(kind.counts))
  }

  /// Throws if the present state differs from what the entry left.
  private func checkState(_ settings: Settings?) throws {
    for step in steps {
      try progress.advance()
      let isSame =
        switch step.change {
        case _ where step.place.isOutsideStore: isChosen(step, settings)
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
      guard isSame else {
        throw DomainError.refused(.changedElsewhere(entry.name, title: try title(step)))
      }
    }
  }

  /// Whether the setting has the value before or after the step. Settings that lead to other places
  /// are never recorded with values, so such a step is forged.
  private func isChosen(_ step: JournalStep, _ settings: Settings?) -> Bool {
    guard let setting = step.place.chosen, !setting.leadsOut,
      let now = settings?.text(of: setting), let field = step.fields.first
    else { return false }
    return [field.before, field.after].contains(.text(now))
  }

  /// Throws if the owner of a restored part neither exists nor is restored with it.
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
        throw DomainError.refused(.changedElsewhere(entry.name, title: try title(step)))
      }
      throw try changed(step, by: remover.entry, remover.step)
    }
  }

  private func changed(
    _ step: JournalStep, by newer: JournalEntry, _ later: JournalStep
  ) throws -> DomainError {
    let title = try title(step)
    return .refused(
      .changedSince(
        entry.name, by: newer.name,
        isWhole: newer.state == .whole && newer.words.irreversibleAction == nil,
        title: title.isEmpty ? later.title : title))
  }

  private func title(_ step: JournalStep) throws -> String {
    if let setting = step.place.chosen { return setting.name }
    if !step.title.isEmpty { return step.title }
    return try journal.title(at: step.place) ?? entry.words.subject
  }
}

// MARK: - Putting back

extension UndoPlan {
  /// Removes added items, parts first; throws if anything else depends on them.
  /// Returns the restored values of items that were moved to an added item, since they would be
  /// removed with it.
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
        let newer = try journal.touches(of: first, after: entry.id).filter {
          try $0.entry.state == .whole && counts($0.entry)
        }
        throw DomainError.refused(
          .hangsOn(
            entry.name, by: newer.last?.entry.name, title: title, kind: first.kind,
            count: hanging.count))
      }
      try journal.remove(at: step.place)
    }
    return taken
  }

  /// Whether the item was generated by devices: a left-out occurrence of a split-off series is
  /// removed with it. The journal also knows nothing of other data merged while joining.
  private func isNotedByDevices(_ place: JournalPlace) throws -> Bool {
    guard place.kind == .exception, let values = try journal.state(at: place) else { return false }
    return try values.filter { $0.value != .nothing } == SeriesException.leftOut
      && journal.touches(of: place, after: entry.id).isEmpty
  }

  /// Removes records whose days may have been swapped, since each day is unique. Returns their
  /// restored values.
  private func clearUnique() throws -> [JournalPlace: [String: FieldValue]] {
    let moved = steps.filter { step in
      step.change == .changed && step.place.kind == .record
        && step.fields.contains { ["book", "reading", "day"].contains($0.name) }
    }
    // A restored record may need the day of a moved one.
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
      // Data outside the tables is restored separately.
      if step.place.isOutsideStore { continue }
      try put(whole[step.place] ?? step.values, at: step.place)
    }
  }

  /// Older programs did not record the `part` of events.
  private func deriveMissingParts() throws {
    let events = Set(
      steps.filter { $0.change == .removed && $0.place.kind.area == .schedule }.map(\.place.id))
    for id in events.sorted() {
      if let event = ID<Event>(rawValue: id) { try repositories.deriveMissingParts(of: event) }
    }
  }

  /// Restores values, which another program may have written to the journal.
  private func put(_ values: [String: FieldValue], at place: JournalPlace) throws {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      if case .text(let text) = value, place.kind.isReadByUsers(name), TextWeight.isTooHeavy(text) {
        throw DomainError.refused(.unusableValue(entry.name, name: name))
      }
    }
    do {
      try journal.put(values, at: place)
    } catch DomainError.damaged(.row(_, let column, _)) {
      throw DomainError.refused(.unusableValue(entry.name, name: column))
    } catch DomainError.conflict(_, let holder) {
      throw DomainError.refused(.changedElsewhere(entry.name, title: holder))
    }
  }

  /// Sorts owners before their parts.
  private func inOrder(_ change: JournalStep.Change) -> [JournalStep] {
    steps.filter { $0.change == change }.sorted { left, right in
      let (one, other) = (left.place.kind, right.place.kind)
      return (one.isPart ? 1 : 0, one.rawValue, left.place.id, left.place.part) < (
        other.isPart ? 1 : 0, other.rawValue, right.place.id, right.place.part
      )
    }
  }
}

/// Reports the progress of an undo from time to time.
final class UndoProgress {
  /// An error thrown by it rolls the transaction back.
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
  /// Whether the step only ties an event to its zone.
  var tiesToZone: Bool {
    let tying: Set = ["anchored", "followsZone"]
    return place.kind == .event
      && fields.contains { tying.contains($0.name) && $0.after == .number(1) }
      && fields.allSatisfy { tying.union(["starts", "ends"]).contains($0.name) }
  }

  /// Values before the step, which an undo restores.
  var values: [String: FieldValue] {
    Dictionary(fields.map { ($0.name, $0.before) }) { first, _ in first }
  }
}

extension JournalKind {
  /// Kind of the owner; nil for kinds without one.
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
  /// Whether users read the field. Combining marks are not counted in cards and event texts of
  /// other programs.
  fileprivate func isReadByUsers(_ field: String) -> Bool {
    self != .eventText && (self != .contact || field != "card")
  }
}

extension JournalPlace {
  /// Key of the profile's name, which is also in the list of profiles.
  static let displayName = "profile.display_name"
}
