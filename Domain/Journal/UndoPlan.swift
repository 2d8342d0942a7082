/// Undo of one journal entry within a transaction.
struct UndoPlan {
  let repositories: Repositories
  let entry: JournalEntry
  /// The entries already undone in this transaction.
  let undoneEntries: Set<Int>
  private let steps: [JournalStep]
  /// Steps of events that are to-dos now; ``steps`` has those of the to-dos instead.
  private let formerSteps: [JournalStep]
  private let progress: UndoProgress

  private var journal: any JournalRepository { repositories.journal }

  /// Prepares the undo of the entry. Throws ``DomainError/refused(_:)`` if the entry's contents are
  /// gone, if it is already undone, or if undo cannot revert it.
  init(
    of entry: JournalEntry, in repositories: Repositories, after undoneEntries: Set<Int> = [],
    noting note: @escaping UndoProgress.ProgressHandler = { _, _ in }
  ) throws {
    self.entry = entry
    self.repositories = repositories
    self.undoneEntries = undoneEntries
    progress = UndoProgress(note)
    guard entry.state == .complete else { throw DomainError.refused(.isForgotten(entry.name)) }
    if entry.summary.verb == .setAside { throw DomainError.refused(.wasSetAside(entry.name)) }
    if entry.summary.irreversibleAction != nil {
      throw DomainError.refused(.isIrreversible(entry.name))
    }
    if let by = entry.undoneBy { throw DomainError.refused(.alreadyUndone(entry.name, by: by)) }
    let all = try Array(each: { try repositories.journal.steps(of: entry.id, each: $0) })
    steps = try all.map { try repositories.stepOfAdoptedEvent($0) ?? $0 }
    formerSteps = zip(all, steps).filter { $0.item != $1.item }.map(\.0)
  }

  /// Profile name after the undo; nil if the entry does not change it.
  var displayName: DisplayName? {
    get throws {
      guard let step = steps.first(where: { $0.item == .setting(ItemReference.displayNameKey) })
      else {
        return nil
      }
      let text = try step.fields.first { $0.name == "value" }?.before.text() ?? ""
      return try DisplayName(stored: text)
    }
  }

  /// Returns the settings to restore; throws ``DomainError/refused(_:)`` for an invalid value.
  func settingChanges() throws -> [SettingChange] {
    var settings = Settings.standard
    return try steps.compactMap { step in
      guard let setting = step.item.fileSetting else { return nil }
      do {
        let text = try step.previousValues["value"]?.text() ?? ""
        try settings.set(setting, to: text)
        return SettingChange(setting, to: text == setting.defaultText ? nil : text)
      } catch {
        throw DomainError.refused(.unusableValue(entry.name, name: setting.name))
      }
    }
  }

  /// Undoes the entry, except for ``settingChanges()``. Throws ``DomainError/refused(_:)`` if that
  /// is impossible; the caller then has to roll the transaction back.
  func callAsFunction(as verb: ChangeVerb, _ settings: Settings?) throws {
    // Each step is checked once and undone once.
    progress.total = 2 * steps.count
    try checkNames()
    try checkNewerChanges()
    try checkPresentValues(settings)
    try checkOwners()
    try journal.beginUndoing(entry, as: verb)
    var whole = try removeAdded()
    whole.merge(try removeSwappedRecords()) { first, _ in first }
    try restoreItems(whole)
    try journal.recordSteps(steps.filter(\.item.isOutsideStore).map(\.reversed))
    try deriveMissingDetails()
    // An earlier version may have removed to-dos while they were components or events.
    try repositories.adoptToDos(among: steps.filter { $0.change == .removed }.map(\.item))
    try journal.updateDerivedData()
  }
}

// MARK: - Checks

extension UndoPlan {
  private func checkNames() throws {
    var forms: [JournalKind: [String: FieldType]] = [:]
    for step in steps {
      let known = forms[step.item.kind] ?? journal.fieldTypes(of: step.item.kind)
      forms[step.item.kind] = known
      if let strange = step.fields.first(where: { known[$0.name] == nil }) {
        throw DomainError.refused(.unknownField(entry.name, name: strange.name))
      }
    }
  }

  /// Throws if a newer entry that is in effect changed the same fields. For many steps it scans all
  /// newer entries, for few the history of each item.
  private func checkNewerChanges() throws {
    guard steps.count <= JournalLimits.maxInlineSteps else { return try checkNewerEntries() }
    for step in formerSteps + steps {
      for touch in try journal.laterSteps(of: step.item, after: entry.id)
      where try isInEffect(touch.entry) {
        if isAffected(step, by: touch.step, of: touch.entry) {
          throw try changedSinceError(step, by: touch.entry, touch.step)
        }
      }
    }
  }

  private func checkNewerEntries() throws {
    let own = Dictionary(steps.map { ($0.item, $0) }) { first, _ in first }
    var last: Int?
    while true {
      let page = try journal.entries(JournalFilter(), before: last, limit: 100)
      for newer in page {
        guard newer.id > entry.id else { return }
        last = newer.id
        guard try isInEffect(newer) else { continue }
        try journal.steps(of: newer.id) { later in
          guard let step = own[later.item] else { return }
          if isAffected(step, by: later, of: newer) {
            throw try changedSinceError(step, by: newer, later)
          }
        }
      }
      if page.count < 100 { return }
    }
  }

  /// Whether a newer entry is still in effect: the entry was not undone, is not the undo of another
  /// newer entry, and describes a change that was applied here.
  private func isInEffect(_ newer: JournalEntry) throws -> Bool {
    if newer.summary.verb == .setAside { return false }
    if newer.isUndone || undoneEntries.contains(newer.id) { return false }
    guard let undone = newer.undoes else { return true }
    return try journal.entry(undone).map { $0.id <= entry.id } ?? true
  }

  private func isAffected(
    _ step: JournalStep, by later: JournalStep, of newer: JournalEntry
  ) -> Bool {
    let kind = step.item.kind
    // An imported journal describes changes from before the import, so only the present values are
    // compared.
    if later.change == .added, newer.summary.verb == .import, step.change != .removed {
      return false
    }
    guard later.change == .changed else { return true }
    // A link gives its events a fixed time zone; that does not prevent undoing their addition.
    if step.change == .added, newer.summary.verb == .link, later.tiesToZone { return false }
    let fields = Set(later.fields.map(\.name))
    // If the item was added or removed, a later change of any field that counts prevents the undo.
    guard step.change == .changed else { return fields.contains(where: kind.preventsUndo) }
    return !kind.blockedFields(fields).isDisjoint(
      with: step.fields.map(\.name).filter(kind.preventsUndo))
  }

  /// Throws if the present values differ from those after the entry.
  private func checkPresentValues(_ settings: Settings?) throws {
    for step in steps {
      try progress.advance()
      let isSame =
        switch step.change {
        case _ where step.item.isOutsideStore: hasExpectedSetting(step, settings)
        case .added: try journal.itemExists(at: step.item)
        case .removed: try !journal.itemExists(at: step.item)
        case .changed:
          try journal.values(at: step.item).map { now in
            step.fields.allSatisfy { field in
              !step.item.kind.preventsUndo(field.name)
                || now[field.name].map { $0.isSame(as: field.after) } ?? true
            }
          } ?? false
        }
      guard isSame else {
        throw DomainError.refused(.changedElsewhere(entry.name, title: try title(step)))
      }
    }
  }

  /// Whether the setting has the value before or after the step. False for settings that refer to
  /// something outside: the journal never records their values, so such a step is forged.
  private func hasExpectedSetting(_ step: JournalStep, _ settings: Settings?) -> Bool {
    guard let setting = step.item.fileSetting, !setting.refersToOutside,
      let now = settings?.text(of: setting), let field = step.fields.first
    else { return false }
    return [field.before, field.after].contains(.text(now))
  }

  /// Throws if an item to restore belongs to an owner that neither exists nor is restored with it.
  private func checkOwners() throws {
    let own = Set(steps.map(\.item))
    for step in steps where step.change == .removed {
      guard let kind = step.item.kind.ownerKind else { continue }
      let owner = ItemReference(kind, step.owner)
      if own.contains(owner) { continue }
      if try journal.itemExists(at: owner) { continue }
      let remover = try journal.laterSteps(of: owner, after: entry.id).last {
        $0.step.change == .removed && $0.entry.summary.verb != .setAside
      }
      guard let remover else {
        throw DomainError.refused(.changedElsewhere(entry.name, title: try title(step)))
      }
      throw try changedSinceError(step, by: remover.entry, remover.step)
    }
  }

  private func changedSinceError(
    _ step: JournalStep, by newer: JournalEntry, _ later: JournalStep
  ) throws -> DomainError {
    let title = try title(step)
    return .refused(
      .changedSince(
        entry.name, by: newer.name,
        isWhole: newer.state == .complete && newer.summary.irreversibleAction == nil,
        title: title.isEmpty ? later.title : title))
  }

  private func title(_ step: JournalStep) throws -> String {
    if let setting = step.item.fileSetting { return setting.name }
    if !step.title.isEmpty { return step.title }
    return try journal.title(at: step.item) ?? entry.summary.subject
  }
}

// MARK: - Restoring

extension UndoPlan {
  /// Removes the items that the entry added, beginning with those that belong to others; throws if
  /// anything else depends on them.
  ///
  /// Items that the entry moved to an added item would be removed with it. Their values from before
  /// the entry are returned, to be restored.
  private func removeAdded() throws -> [ItemReference: [String: FieldValue]] {
    let own = Dictionary(steps.map { ($0.item, $0) }) { first, _ in first }
    var taken: [ItemReference: [String: FieldValue]] = [:]
    for step in sortedSteps(.added).reversed() {
      try progress.advance()
      let all = try journal.dependents(of: step.item)
      for place in all where own[place]?.change == .changed {
        taken[place] = (try journal.values(at: place) ?? [:]).merging(
          own[place]?.previousValues ?? [:]
        ) {
          $1
        }
      }
      let hanging = try all.filter { try own[$0] == nil && !isGeneratedByDevices($0) }
      if let first = hanging.first {
        let title = try journal.title(at: first) ?? title(step)
        let newer = try journal.laterSteps(of: first, after: entry.id).filter {
          try $0.entry.state == .complete && isInEffect($0.entry)
        }
        throw DomainError.refused(
          .hasDependents(
            entry.name, by: newer.last?.entry.name, title: title, kind: first.kind,
            count: hanging.count))
      }
      try journal.remove(at: step.item)
    }
    return taken
  }

  /// Whether devices generated the item, so that it may be removed together with its owner: a
  /// left-out occurrence of a series that was split.
  private func isGeneratedByDevices(_ place: ItemReference) throws -> Bool {
    guard place.kind == .exception, let values = try journal.values(at: place) else { return false }
    return try values.filter { $0.value != .nothing } == SeriesException.omittedValues
      && journal.laterSteps(of: place, after: entry.id).isEmpty
  }

  /// Removes reading records that are moved to another day, because two records that swap their
  /// days would conflict. Returns their restored values.
  private func removeSwappedRecords() throws -> [ItemReference: [String: FieldValue]] {
    let moved = steps.filter { step in
      step.change == .changed && step.item.kind == .record
        && step.fields.contains { ["book", "reading", "day"].contains($0.name) }
    }
    // A restored record may need the day of a record that is moved.
    let comesBack = steps.contains { $0.change == .removed && $0.item.kind == .record }
    guard moved.count > 1 || comesBack else { return [:] }
    var taken: [ItemReference: [String: FieldValue]] = [:]
    for step in moved {
      taken[step.item] = (try journal.values(at: step.item) ?? [:]).merging(step.previousValues) {
        $1
      }
    }
    for step in moved { try journal.remove(at: step.item) }
    return taken
  }

  private func restoreItems(_ whole: [ItemReference: [String: FieldValue]]) throws {
    for step in sortedSteps(.removed) + sortedSteps(.changed) {
      try progress.advance()
      // Data outside the store's tables is restored separately.
      if step.item.isOutsideStore { continue }
      try setValues(whole[step.item] ?? step.previousValues, at: step.item)
    }
  }

  /// Fills in fields of restored events that older programs did not record in the journal.
  private func deriveMissingDetails() throws {
    let events = Set(
      steps.filter { $0.change == .removed && $0.item.kind.area == .schedule }.map(\.item.id))
    for id in events.sorted() {
      if let event = ID<Event>(rawValue: id) {
        try repositories.deriveMissingDetails(of: event)
      }
    }
  }

  /// Restores the values. Throws for values that cannot be used, since another program may have
  /// written the journal.
  private func setValues(_ values: [String: FieldValue], at place: ItemReference) throws {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      if case .text(let text) = value, place.kind.isReadByUsers(name),
        TextSizeLimits.hasTooManyScalars(text)
      {
        throw DomainError.refused(.unusableValue(entry.name, name: name))
      }
    }
    do {
      try journal.setValues(values, at: place)
    } catch DomainError.damaged(.row(_, let column, _)) {
      throw DomainError.refused(.unusableValue(entry.name, name: column))
    } catch DomainError.conflict(_, let holder) {
      throw DomainError.refused(.changedElsewhere(entry.name, title: holder))
    }
  }

  /// Returns the steps of this kind, sorted so that owners come before items that belong to them.
  private func sortedSteps(_ change: JournalStep.Change) -> [JournalStep] {
    steps.filter { $0.change == change }.sorted { left, right in
      let (one, other) = (left.item.kind, right.item.kind)
      return (one.isPart ? 1 : 0, one.rawValue, left.item.id, left.item.part) < (
        other.isPart ? 1 : 0, other.rawValue, right.item.id, right.item.part
      )
    }
  }
}

/// Reports the progress of an undo from time to time.
final class UndoProgress {
  /// Receives the finished and the total number of steps. An error thrown by it rolls the
  /// transaction back.
  typealias ProgressHandler = (_ done: Int, _ total: Int) throws -> Void

  private let handler: ProgressHandler
  private var doneCount = 0
  var total = 0

  init(_ note: @escaping ProgressHandler) {
    self.handler = note
  }

  func advance() throws {
    doneCount += 1
    if doneCount % UndoProgress.reportInterval == 0 { try handler(doneCount, total) }
  }

  private static let reportInterval = 200
}

extension JournalStep {
  /// Whether the step only gives an event a fixed time zone.
  var tiesToZone: Bool {
    let tying: Set = ["anchored", "followsZone"]
    return item.kind == .event
      && fields.contains { tying.contains($0.name) && $0.after == .number(1) }
      && fields.allSatisfy { tying.union(["starts", "ends"]).contains($0.name) }
  }

  /// Values before the step, which an undo restores.
  var previousValues: [String: FieldValue] {
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
    case .person, .contact, .saying, .mood, .dayPalette, .event, .toDo, .book, .setting: nil
    }
  }
}

extension JournalKind {
  /// Whether users read the field as text, so that limits on combining marks apply. False for
  /// vCards and texts of events and to-dos of other programs.
  fileprivate func isReadByUsers(_ field: String) -> Bool {
    self != .eventText && (self != .contact || field != "card")
      && (self != .toDo || !["uid", "text", "zones"].contains(field))
  }
}

extension ItemReference {
  /// Key of the profile's name. The list of profiles contains a copy of the name.
  static let displayNameKey = "profile.display_name"
}
