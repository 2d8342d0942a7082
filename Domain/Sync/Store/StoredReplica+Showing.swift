extension StoredReplica {
  /// Updates the store with the merged state of the items and of all items related to them; returns
  /// their notices.
  @discardableResult
  mutating func show(_ places: Set<ItemReference>, at moment: Instant) throws -> Set<SyncNotice> {
    guard !places.isEmpty else { return [] }
    let component = try connectedStates(of: places)
    var view = ShownItems(of: state(of: component), checking: sync.ruleCheck)
    view.deriveDetails(by: repositories.events.texts.storedDetails)
    for book in view.books {
      let old = try pastReadings(of: book.id)
      view.consideredItems.formUnion(old.map { ItemReference(.pastReading, book.id, part: $0) })
      if let ids = view.readings[book] { try sync.saveReadings(ids, of: book.id) }
    }
    let before = participation
    try replaceItems(view.items, inPlaceOf: view.consideredItems, but: view.derived)
    let all = Set(component.keys).union(places)
    try sync.markShown(all)
    if participation.noticeCounts == nil {
      participation.updateNoticeCounts(try notices(), at: nil, now: moment)
    } else {
      participation.updateNoticeCounts(view.notices, at: all, now: moment)
    }
    if participation != before { try sync.save(participation) }
    return view.notices
  }

  /// Writes these items to the store in place of the known ones. Derived fields are not written.
  mutating func replaceItems(
    _ things: [ItemReference: [String: FieldValue]], inPlaceOf known: Set<ItemReference>,
    but derived: [ItemReference: Set<String>]
  ) throws {
    var puts: [PendingWrite] = []
    var removals: [ItemReference] = []
    for place in known {
      let present = try journal.values(at: place)
      guard let wanted = things[place] else {
        if present != nil { removals.append(place) }
        continue
      }
      let names = Set(journal.fieldTypes(of: place.kind).keys).subtracting(
        place.kind.unsyncedFields
      )
      .subtracting(derived[place] ?? [])
      let rules = SyncFields.rules(of: place.kind)
      let values = Dictionary(
        uniqueKeysWithValues: names.map { name in
          // An empty list is stored as an empty text.
          (name, wanted[name] ?? (rules[name].isList ? .text("") : .nothing))
        })
      let put = PendingWrite(item: place, values: values, currentValues: present)
      if put.isDifferent { puts.append(put) }
      if place.kind == .saying, let present {
        participation.recordRenumbering(place.id, from: present, to: values)
      }
    }
    for place in removals.sorted(by: { Self.sortsOwner($1, before: $0) }) {
      try journal.remove(at: place)
    }
    try clearUnique(puts)
    for put in puts.sorted(by: { Self.sortsOwner($0.item, before: $1.item) }) {
      try ignoringRejectedValues { try journal.setValues(put.values, at: put.item) }
    }
    try journal.updateDerivedData()
  }

  /// Runs the body; ignores values that the store rejects, since they remain in the sync state.
  private func ignoringRejectedValues(_ body: () throws -> Void) throws {
    do { try body() } catch let error as DomainError {
      switch error {
      case .damaged(.row), .notFound, .conflict, .invalid, .refused: return
      case .damaged, .ambiguous, .unavailable, .uncertain: throw error
      }
    }
  }

  /// Clears unique values, such as numbers, that will change. Otherwise two items that swap theirs
  /// would conflict.
  private func clearUnique(_ puts: [PendingWrite]) throws {
    for put in puts {
      guard let present = put.currentValues else { continue }
      let place = put.item
      if place.kind == .record {
        if ["book", "reading", "day"].contains(where: put.isChanged) {
          try journal.remove(at: place)
        }
        continue
      }
      guard place.kind == .saying, put.isChanged("number"),
        present["number"] ?? .nothing != .nothing
      else { continue }
      let nobodys = Int64(Saying.acceptedNumbers.upperBound) - (place.id & 0xF_FFFF_FFFF)
      try ignoringRejectedValues { try journal.setValues(["number": .number(nobodys)], at: place) }
    }
  }

  /// Whether `left` comes first: an owner comes before the items that belong to it.
  private static func sortsOwner(_ left: ItemReference, before right: ItemReference) -> Bool {
    (left.kind.isPart ? 1 : 0, left.kind.rawValue, left.id, left.part)
      < (right.kind.isPart ? 1 : 0, right.kind.rawValue, right.id, right.part)
  }
}

/// Present and new values of an item that has to be written.
private struct PendingWrite {
  let item: ItemReference
  let values: [String: FieldValue]
  /// Present values; nil if the item does not exist.
  let currentValues: [String: FieldValue]?

  var isDifferent: Bool {
    guard currentValues != nil else { return true }
    return values.keys.contains(where: isChanged)
  }

  private var rules: SyncFields { SyncFields.rules(of: item.kind) }

  func isChanged(_ name: String) -> Bool {
    guard let old = currentValues?[name], let new = values[name] else { return false }
    // Some empty lists are stored as no value.
    let isEmpty = old.asText.isEmpty && new.asText.isEmpty && rules[name].isList
    return !isEmpty && !old.isSame(as: new)
  }
}

/// The visible items of a state, under the references by which the store keeps them.
struct ShownItems {
  private(set) var items: [ItemReference: [String: FieldValue]] = [:]
  /// All items of the state, visible or not.
  var consideredItems: Set<ItemReference> = []
  /// Derived fields of each item, which are not written.
  private(set) var derived: [ItemReference: Set<String>] = [:]
  /// Ids of each book's readings by number.
  private(set) var readings: [ItemReference: [Int: Int64]] = [:]
  /// All books of the state, visible or not.
  private(set) var books: [ItemReference] = []
  /// Events and occurrences, each with those of ``fieldsOfTexts`` that it lacks, by the event's id.
  private var events: [Int64: [(item: ItemReference, missing: [String])]] = [:]

  private let projection: SyncProjection
  private let mergedItems: MergedItems

  init(of state: SyncState, checking check: SyncProjection.RuleCheck) {
    projection = SyncProjection(of: state, checking: check)
    mergedItems = MergedItems(of: state)
    books = state.itemStates.keys.filter { $0.kind == .book }
    for book in books { numberReadings(of: book) }
    // Items whose addition has not arrived stay unchanged.
    for (place, thing) in state.itemStates
    where thing.firstAddition != nil && place.kind != .pastReading {
      consideredItems.insert(place)
      addItem(place)
      guard items[place]?["starts"] != nil else { continue }
      let missing = Self.fieldsOfTexts.filter { thing.fields[$0.field] == nil }.map(\.name)
      events[place.id, default: []].append((place, missing))
    }
  }

  var notices: Set<SyncNotice> { projection.notices }

  /// Fields of events that older programs do not send, but that are in the events' texts.
  private static let fieldsOfTexts = ["part", "place"].map {
    (name: $0, field: SyncFields.rules(of: .event)[$0])
  }

  private mutating func addItem(_ place: ItemReference) {
    guard var values = projection.items[place] else { return }
    let rules = SyncFields.rules(of: place.kind)
    let owner = mergedItems.owner(of: place)
    if let field = rules.owner?.field { values[field] = owner.map { .number($0.id) } }
    switch place.kind {
    case .record:
      guard projection.pagesByRecord[place] != nil, let owner,
        let book = mergedItems.owner(of: owner),
        let number = readingNumber(of: owner, in: book)
      else { return }
      values["reading"] = .number(Int64(number))
      values["book"] = .number(book.id)
    case .postponement:
      guard let owner, projection.postponements[owner]?.contains(place) == true else { return }
    case .book:
      if let present = currentReading(of: place) {
        values.merge(present) { $1 }
      }
    case .person, .watering, .contact, .saying, .mood, .dayPalette, .event, .exception, .eventText,
      .toDo, .pastReading, .sentence, .setting:
      break
    }
    items[place] = values
  }

  // MARK: Details from texts

  /// Reads the missing fields of events from their texts.
  mutating func deriveDetails(by details: (EventText) -> StoredTextDetails?) {
    for (place, values) in items where place.kind == .eventText {
      guard case .text(let text)? = values["text"], let id = ID<Event>(rawValue: place.id),
        let parts = events[place.id],
        parts.contains(where: { !$0.missing.isEmpty || hasNote($0.item) })
      else { continue }
      var zones = ""
      if case .text(let known)? = values["zones"] { zones = known }
      let kept = EventText(of: id, uid: "", text: text, zones: zones, place: 1)
      guard let stated = details(kept) else { continue }
      for (item, missing) in parts {
        let isTime = item.kind == .exception
        let own = stated.details(
          at: isTime ? LocalTime(clampingSecondsSinceEpoch: item.part) : nil)
        setDetails(of: item, missing, from: own)
      }
    }
  }

  private func hasNote(_ item: ItemReference) -> Bool {
    if case .text(let note)? = items[item]?["note"] { !note.isEmpty } else { false }
  }

  private mutating func setDetails(
    of item: ItemReference, _ missing: [String], from stated: StoredTextDetails.Details
  ) {
    let (current, availability) = (stated.current, stated.current.availability)
    if missing.contains("part"), availability != .busy {
      items[item]?["part"] = .text(availability.rawValue)
    }
    guard let place = current.place else { return }
    if missing.contains("place") { items[item]?["place"] = .text(place.value) }
    // Older programs still write such a note, and a change of the place alone does not replace it.
    if items[item]?["note"] == .text(stated.formerNote.value) {
      items[item]?["note"] = .text(current.note.value)
    }
  }

  // MARK: Readings

  /// Numbers the readings of a book by their first additions; the current one comes last. Other
  /// open readings stay open.
  private mutating func numberReadings(of book: ItemReference) {
    guard projection.items[book] != nil else { return }
    let present = projection.currentReadings[book]
    let others = (projection.readings[book] ?? []).filter { $0 != present }
    let records = Array(projection.pagesByRecord.keys)
    var ids: [Int: Int64] = [:]
    for (index, reading) in others.enumerated() {
      ids[index + 1] = reading.id
      let place = ItemReference(.pastReading, book.id, part: index + 1)
      items[place] = projection.items[reading].map { values in
        withDerivedProgress(
          records.filter { mergedItems.owner(of: $0) == reading }, values, isOver: isOver(reading))
      }
      consideredItems.insert(place)
    }
    if let present { ids[others.count + 1] = present.id }
    readings[book] = ids
    if records.contains(where: { mergedItems.owner(of: $0) == present }) {
      derived[book] = ["page"]
    }
  }

  /// Computes the progress of a reading from its records. That of a past reading is computed only
  /// if the reading was not finished.
  private func withDerivedProgress(
    _ records: [ItemReference], _ values: [String: FieldValue], isOver: Bool
  ) -> [String: FieldValue] {
    var values = values
    let first = number("firstPage", in: values) ?? 0
    if values["page"] == nil { values["page"] = .number(first) }
    let last = records.max {
      (projection.number("day", of: $0) ?? .min) < (projection.number("day", of: $1) ?? .min)
    }
    guard let last, let day = projection.number("day", of: last),
      let page = projection.number("page", of: last)
    else { return values }
    let told = isOver ? number("page", in: values) ?? 0 : first
    values["page"] = .number(max(told, page))
    if !isOver || values["lastRecordOn"] == nil {
      values["lastRecordOn"] = .number(day)
      values["lastRecordPages"] = .number(projection.pagesByRecord[last] ?? 0)
    }
    return values
  }

  private func number(_ name: String, in values: [String: FieldValue]) -> Int64? {
    if case .number(let number)? = values[name] { number } else { nil }
  }

  private func isOver(_ reading: ItemReference) -> Bool {
    let values = projection.items[reading] ?? [:]
    return values["finishedOn"] != nil || values["finishedSometime"] == .number(1)
  }

  private func readingNumber(of reading: ItemReference, in book: ItemReference) -> Int? {
    readings[book]?.first { $0.value == reading.id }?.key
  }

  private func currentReading(of book: ItemReference) -> [String: FieldValue]? {
    guard let present = projection.currentReadings[book],
      let number = readingNumber(of: present, in: book),
      var values = projection.items[present], values["startedOn"] != nil
    else { return nil }
    values = values.filter { StoredReplica.readingFields.contains($0.key) }
    values["reading"] = .number(Int64(number))
    return values
  }
}
