/// A change of a store, to be sent to other devices.
package struct LocalChange {
  let steps: [JournalStep]
  /// Whether the change is an undo or a redo.
  let isUndoOrRedo: Bool
  /// Heading in the history of other devices; nil for data shipped with the program.
  let heading: EntryHeading?

  package init(_ steps: [JournalStep], takesBack: Bool, _ heading: EntryHeading?) {
    self.steps = steps
    self.isUndoOrRedo = takesBack
    self.heading = heading
  }
}

extension StoredReplica {
  /// Appends entries for the changes of a transaction, once all of them are in the store.
  package mutating func appendChanges(_ changes: [LocalChange], at moment: Instant) throws {
    var last: [Int64: Int] = [:]
    for (place, change) in changes.enumerated() {
      for step in change.steps { for book in try books(of: step) { last[book] = place } }
    }
    var (readings, ids): ([Int: [JournalStep]], [Int64: [Int: Int64]]) = ([:], [:])
    for (book, place) in last.sorted(by: { $0.key < $1.key }) {
      let told = try readingSteps(of: book)
      readings[place, default: []] += told.steps
      ids[book] = told.ids
    }
    let joined = participation.joinedItems
    participation.joinedItems = [:]
    for (place, change) in changes.enumerated() {
      let later = changes.dropFirst(place + 1).flatMap(\.steps)
      let steps =
        try change.steps.flatMap { step in
          if step.change == .removed, let first = joined[step.item] {
            return try joinSteps(step, with: ItemReference(step.item.kind, first))
          }
          return try syncedForm(step, before: later, ids).map { [$0] } ?? []
        } + (readings[place] ?? [])
      try append(change.heading == nil ? steps.map(asShipped) : steps, of: change, at: moment)
    }
    try sync.save(participation)
  }

  private mutating func append(
    _ steps: [JournalStep], of change: LocalChange, at moment: Instant
  ) throws {
    for (place, some) in steps.batches.enumerated() {
      try append(some, at: moment, place == 0 ? change.heading : nil, change.isUndoOrRedo)
    }
  }

  /// Appends an entry for changes that the device made automatically or, if there is a heading, its
  /// user.
  mutating func appendOwn(
    _ steps: [JournalStep], at moment: Instant, _ heading: EntryHeading? = nil
  ) throws {
    try append(steps, at: moment, heading, false)
    try sync.save(participation)
  }

  /// Sends values again that a device erased without having seen all changes.
  mutating func appendResent(_ steps: [JournalStep], at moment: Instant) throws {
    let places = Set(steps.map(\.item))
    var replica = replica(of: try sync.itemStates(at: places))
    guard let entry = replica.appendResentEntry(steps, at: moment) else { return }
    try save(replica, at: places)
    try sync.append(SyncedEntry(entry, nil))
    try sync.save(participation)
  }

  private mutating func append(
    _ steps: [JournalStep], at moment: Instant, _ heading: EntryHeading?, _ takesBack: Bool
  ) throws {
    let things = try statesToConsider(at: Set(steps.map(\.item)))
    // If an item was never sent, send all its values as an addition.
    let steps = try steps.map { step in
      guard step.change == .changed, things[step.item]?.firstAddition == nil,
        let values = try journal.values(at: step.item)
      else { return step }
      return additionStep(step.item, values, of: step.owner)
    }
    var replica = replica(of: things)
    let entry = replica.appendEntry(
      steps, at: moment, takingBack: takesBack,
      stamps: heading == nil ? try stampsOfAdoptedEvents(steps, things) : [:])
    guard let entry else { return }
    try save(replica, at: Set(entry.steps.map(\.item)))
    try sync.append(SyncedEntry(entry, heading))
  }

  /// Returns the timestamps of to-dos that the program makes of events: those of the events. Of
  /// several devices that do so, the one that knows the latest change of an event counts.
  private func stampsOfAdoptedEvents(
    _ steps: [JournalStep], _ known: [ItemReference: ItemState]
  ) throws -> [ItemReference: ChangeTimestamp] {
    let added = steps.map(\.item).filter { $0.kind == .toDo && known[$0] == nil }
    let events = Dictionary(
      added.map { (ItemReference(.event, $0.id), $0) }, uniquingKeysWith: { first, _ in first })
    return try sync.itemStates(at: Set(events.keys)).reduce(into: [:]) { stamps, event in
      if let toDo = events[event.key] { stamps[toDo] = event.value.latestStamp }
    }
  }

  /// Returns the steps to send instead of the removal of an item that was merged into `first`: the
  /// merge itself, and the values of the remaining item where they differ.
  private func joinSteps(
    _ step: JournalStep, with first: ItemReference
  ) throws -> [JournalStep] {
    let known = try sync.itemStates(at: [step.item])[step.item]?.lists[SyncFields.sameAsField]
    let texts = known?.texts ?? []
    let fact = JournalField(
      SyncFields.sameAs, .text, from: .text(texts.joined(separator: "\n")),
      to: .text((texts + ["\(first.id)"]).joined(separator: "\n")))
    let values = try journal.values(at: first) ?? [:]
    let fields = step.fields.filter { field in
      !field.before.isSame(as: values[field.name] ?? .nothing)
        && !(first.kind == .book && Self.readingFields.contains(field.name))
    }.map { JournalField($0.name, $0.fieldType, from: $0.before, to: values[$0.name] ?? .nothing) }
    return [
      JournalStep(
        at: step.item, of: step.owner, .changed, title: step.title, fields: [fact]),
      JournalStep(at: first, of: first.id, .changed, title: step.title, fields: fields),
    ]
  }

  // MARK: What is synced

  /// Returns the step as it is sent to other devices; nil if it is not synced or is sent as a part
  /// of another step.
  func syncedForm(
    _ step: JournalStep, before later: [JournalStep], _ ids: [Int64: [Int: Int64]]
  ) throws -> JournalStep? {
    let kind = step.item.kind
    if kind == .pastReading || kind == .setting && !step.item.isSynced { return nil }
    var fields = step.fields
    if step.change == .added {
      guard let values = try values(at: step.item, before: later) else { return nil }
      fields = additionStep(step.item, values, of: step.owner).fields
      if let untouched = try inheritedValues(step.item, values) {
        fields = fields.map { $0.changing(from: untouched[$0.name] ?? .nothing) }
      }
    }
    fields.removeAll { kind.unsyncedFields.contains($0.name) }
    if kind == .book { fields.removeAll { Self.readingFields.contains($0.name) } }
    if kind == .record { fields = try syncedForm(fields, ofRecordAt: step.item, ids) }
    if step.change == .changed, fields.isEmpty { return nil }
    return step.withFields(fields)
  }

  /// Returns the values that a changed occurrence inherits from its series, so that they do not
  /// count as changes; nil for other kinds.
  private func inheritedValues(
    _ place: ItemReference, _ values: [String: FieldValue]
  ) throws -> [String: FieldValue]? {
    guard place.kind == .exception, values["kind"] == SeriesException.overriddenKind,
      var series = try journal.values(at: ItemReference(.event, place.id)),
      case .number(let starts)? = series["starts"], case .number(let ends)? = series["ends"]
    else { return nil }
    series["kind"] = values["kind"]
    series["starts"] = .number(Int64(place.part))
    series["ends"] = .number(Int64(place.part) + ends - starts)
    return series
  }

  /// Returns the values that the item had right after its addition: the present ones with later
  /// changes reverted.
  private func values(
    at place: ItemReference, before later: [JournalStep]
  ) throws -> [String: FieldValue]? {
    let touches = later.filter { $0.item == place }
    var values = try journal.values(at: place)
    for step in touches.reversed() {
      if values == nil, step.change != .removed { continue }
      for field in step.fields { values = (values ?? [:]).replacing(field.name, field.before) }
    }
    return values
  }

  private func additionStep(
    _ place: ItemReference, _ values: [String: FieldValue], of owner: Int64
  ) -> JournalStep {
    let forms = journal.fieldTypes(of: place.kind)
    let fields = values.filter { $0.value != .nothing }.sorted { $0.key < $1.key }.map {
      JournalField($0.key, forms[$0.key] ?? .id, from: .nothing, to: $0.value)
    }
    return JournalStep(at: place, of: owner, .added, title: "", fields: fields)
  }

  // MARK: Readings

  /// Fields of a book that describe its current reading.
  static let readingFields: Set = [
    "reading", "startedOn", "enteredStart", "targetOn", "finishedOn", "finishedSometime",
    "firstPage", "page",
  ]

  /// Returns the books whose readings the step may have changed.
  private func books(of step: JournalStep) throws -> [Int64] {
    switch step.item.kind {
    case .book: [step.item.id]
    case .pastReading: [step.item.id]
    case .record: try booksOfRecord(step.item, step.fields)
    case .person, .watering, .postponement, .contact, .saying, .mood, .dayPalette, .event,
      .exception, .eventText, .toDo, .sentence, .setting:
      []
    }
  }

  private func booksOfRecord(
    _ place: ItemReference, _ fields: [JournalField]
  ) throws -> [Int64] {
    var books: Set<Int64> = []
    if case .number(let book)? = try journal.values(at: place)?["book"] { books.insert(book) }
    for field in fields where field.name == "book" {
      if case .number(let book) = field.before { books.insert(book) }
      if case .number(let book) = field.after { books.insert(book) }
    }
    return books.sorted()
  }

  /// Returns the fields with the book and the reading's number replaced by the reading's id.
  private func syncedForm(
    _ fields: [JournalField], ofRecordAt place: ItemReference, _ ids: [Int64: [Int: Int64]]
  ) throws -> [JournalField] {
    let named = Dictionary(fields.map { ($0.name, $0) }) { first, _ in first }
    var rest = fields.filter { $0.name != "book" && $0.name != "reading" }
    guard named["book"] != nil || named["reading"] != nil else { return rest }
    let state = try journal.values(at: place) ?? [:]
    func reading(_ side: KeyPath<JournalField, FieldValue>) throws -> FieldValue {
      guard case .number(let book)? = named["book"]?[keyPath: side] ?? state["book"],
        case .number(let number)? = named["reading"]?[keyPath: side] ?? state["reading"]
      else { return .nothing }
      let known = try ids[book] ?? sync.readings(of: book)
      return known[Int(clamping: number)].map { .number($0) } ?? .nothing
    }
    let isNew = (named["book"] ?? named["reading"])?.before == .nothing
    let before: FieldValue = try isNew ? .nothing : reading(\.before)
    rest.append(JournalField("reading", .id, from: before, to: try reading(\.after)))
    return rest
  }

  /// Returns the steps that add or update the synced readings of a book, and the readings' ids by
  /// number.
  func readingSteps(
    of book: Int64
  ) throws -> (steps: [JournalStep], ids: [Int: Int64]) {
    var ids = try sync.readings(of: book)
    let place = ItemReference(.book, book)
    guard let values = try journal.values(at: place) else {
      return (ids.sorted { $0.key < $1.key }.map { removalStep($0.value, of: book) }, ids)
    }
    var readings: [Int: [String: FieldValue]] = [:]
    if case .number(let number)? = values["reading"] {
      readings[Int(clamping: number)] = values.filter {
        $0.key != "reading" && Self.readingFields.contains($0.key)
      }
    }
    for number in try pastReadings(of: book) {
      let past = ItemReference(.pastReading, book, part: number)
      readings[number] = try journal.values(at: past)?.withoutDerivedProgress
    }
    let untold = readings.keys.filter { ids[$0] == nil }.sorted()
    var chance = SystemRandomNumberGenerator()
    // All readings are added in one entry, so sorted ids preserve the order of their numbers.
    let made = untold.map { _ in Int64.random(in: 1...(Int64.max >> 1), using: &chance) }.sorted()
    for (number, id) in zip(untold, made) { ids[number] = id }
    if !untold.isEmpty { try sync.saveReadings(ids, of: book) }
    let known = try sync.itemStates(at: Set(ids.values.map { ItemReference(.pastReading, $0) }))
    let steps = ids.sorted { $0.key < $1.key }.compactMap { number, id -> JournalStep? in
      let reading = ItemReference(.pastReading, id)
      let thing = known[reading]
      guard var values = readings[number] else {
        return thing?.isPresent == true ? removalStep(id, of: book) : nil
      }
      values["book"] = .number(book)
      guard let thing, thing.isPresent else { return additionStep(reading, values, of: book) }
      return changeStep(reading, from: thing.values, to: values, of: book)
    }
    return (steps, ids)
  }

  /// Returns the numbers of a book's readings without the current one.
  func pastReadings(of book: Int64) throws -> [Int] {
    guard let id = ID<Book>(rawValue: book) else { return [] }
    return try repositories.books.pastReadings(of: id).map(\.reading.number)
  }

  private func removalStep(_ reading: Int64, of book: Int64) -> JournalStep {
    JournalStep(
      at: ItemReference(.pastReading, reading), of: book, .removed, title: "", fields: [])
  }

  private func changeStep(
    _ place: ItemReference, from old: [String: FieldValue], to new: [String: FieldValue],
    of owner: Int64
  ) -> JournalStep? {
    let forms = journal.fieldTypes(of: place.kind)
    let fields = new.sorted { $0.key < $1.key }.compactMap { name, value -> JournalField? in
      let before = old[name] ?? .nothing
      return before.isSame(as: value)
        ? nil : JournalField(name, forms[name] ?? .id, from: before, to: value)
    }
    guard !fields.isEmpty else { return nil }
    return JournalStep(at: place, of: owner, .changed, title: "", fields: fields)
  }
}

extension [JournalStep] {
  /// The steps in groups, one for each entry, so that every entry fits into a store and a piece.
  var batches: [[JournalStep]] {
    let (maxSteps, maxBytes) = (2000, 128 << 10)
    var (batches, bytes): ([[JournalStep]], Int) = ([], maxBytes)
    for step in self {
      let weight = step.fields.reduce(32) { $0 + 16 + $1.before.encodedSize + $1.after.encodedSize }
      bytes += weight
      if bytes > maxBytes || (batches.last?.count ?? 0) >= maxSteps {
        batches.append([])
        bytes = weight
      }
      batches[batches.count - 1].append(step)
    }
    return batches
  }
}

extension FieldValue {
  /// Approximate size of the encoded value, in bytes.
  var encodedSize: Int {
    if case .text(let text) = self { text.utf8.count } else { 8 }
  }
}

extension [String: FieldValue] {
  /// The values without the progress of an open reading that has records, since each device
  /// computes it from them.
  fileprivate var withoutDerivedProgress: Self {
    let isOver = ["finishedOn", "finishedSometime"].contains { self[$0] ?? .nothing != .nothing }
    guard !isOver, self["lastRecordOn"] ?? .nothing != .nothing else { return self }
    return filter { !["page", "lastRecordOn", "lastRecordPages"].contains($0.key) }
  }

  fileprivate func replacing(_ name: String, _ value: FieldValue) -> Self {
    var values = self
    values[name] = value
    return values
  }
}

extension ItemReference {
  /// Whether the setting is synced: true for choices of the user, false for settings of one
  /// machine.
  var isSynced: Bool {
    guard let key else { return false }
    return isProgramData
      || ["mood.", "calendar."].contains { key.utf8.starts(with: $0.utf8) }
      || key == ItemReference.displayNameKey || key == "profile.email"
  }

  /// Whether the setting is data that programs attach to events, not a choice of the user.
  var isProgramData: Bool {
    guard let key else { return false }
    return ["component.", "zones.", "declined."].contains { key.utf8.starts(with: $0.utf8) }
  }
}

extension JournalStep {
  /// Copy of the step in which no field counts as changed.
  var withoutChanges: JournalStep {
    withFields(fields.map { $0.changing(from: $0.after) })
  }
}
