extension StoredReplica {
  /// Updates the store with the merged state of the items and of all items connected with them.
  /// Returns their notices.
  @discardableResult
  mutating func show(_ places: Set<JournalPlace>, at moment: Instant) throws -> Set<SyncNotice> {
    guard !places.isEmpty else { return [] }
    let component = try component(of: places)
    var view = ShownItems(of: state(of: component), checking: sync.check)
    view.deriveParts(by: repositories.events.parts)
    for book in view.books {
      let old = try pastReadings(of: book.id)
      view.known.formUnion(old.map { JournalPlace(.pastReading, book.id, part: $0) })
      if let ids = view.readings[book] { try sync.keep(readings: ids, of: book.id) }
    }
    let before = part
    try put(view.things, inPlaceOf: view.known, but: view.derived)
    let all = Set(component.keys).union(places)
    try sync.settle(all)
    if part.listed == nil {
      part.count(try notices(), at: nil, now: moment)
    } else {
      part.count(view.notices, at: all, now: moment)
    }
    if part != before { try sync.keep(part) }
    return view.notices
  }

  /// Replaces the items at the known places by the wanted ones, except for derived fields.
  mutating func put(
    _ things: [JournalPlace: [String: FieldValue]], inPlaceOf known: Set<JournalPlace>,
    but derived: [JournalPlace: Set<String>]
  ) throws {
    var puts: [Put] = []
    var removals: [JournalPlace] = []
    for place in known {
      let present = try journal.state(at: place)
      guard let wanted = things[place] else {
        if present != nil { removals.append(place) }
        continue
      }
      let names = Set(journal.forms(of: place.kind).keys).subtracting(place.kind.ownFields)
        .subtracting(derived[place] ?? [])
      let rules = SyncFields.of(place.kind)
      let values = Dictionary(
        uniqueKeysWithValues: names.map { name in
          // An empty list is stored as an empty text.
          (name, wanted[name] ?? (rules[name].isList ? .text("") : .nothing))
        })
      let put = Put(place: place, values: values, present: present)
      if put.isDifferent { puts.append(put) }
      if place.kind == .saying, let present { part.note(place.id, from: present, to: values) }
    }
    for place in removals.sorted(by: { Self.isWhole($1, before: $0) }) {
      try journal.remove(at: place)
    }
    try clearUnique(puts)
    for put in puts.sorted(by: { Self.isWhole($0.place, before: $1.place) }) {
      try ignoringRejectedValues { try journal.put(put.values, at: put.place) }
    }
    try journal.settle()
  }

  /// Ignores values that the store rejects: they remain in the merged state.
  private func ignoringRejectedValues(_ body: () throws -> Void) throws {
    do { try body() } catch let error as DomainError {
      switch error {
      case .damaged(.row), .notFound, .conflict, .invalid, .refused: return
      case .damaged, .ambiguous, .unavailable, .unsure: throw error
      }
    }
  }

  /// Frees unique values first, since two items may have swapped theirs.
  private func clearUnique(_ puts: [Put]) throws {
    for put in puts {
      guard let present = put.present else { continue }
      let place = put.place
      if place.kind == .record {
        if ["book", "reading", "day"].contains(where: put.changes) {
          try journal.remove(at: place)
        }
        continue
      }
      guard place.kind == .saying, put.changes("number"),
        present["number"] ?? .nothing != .nothing
      else { continue }
      let nobodys = Int64(Saying.numbers.upperBound) - (place.id & 0xF_FFFF_FFFF)
      try ignoringRejectedValues { try journal.put(["number": .number(nobodys)], at: place) }
    }
  }

  /// Sorts owners before their parts.
  private static func isWhole(_ left: JournalPlace, before right: JournalPlace) -> Bool {
    (left.kind.isPart ? 1 : 0, left.kind.rawValue, left.id, left.part)
      < (right.kind.isPart ? 1 : 0, right.kind.rawValue, right.id, right.part)
  }
}

/// Wanted and present values of an item.
private struct Put {
  let place: JournalPlace
  let values: [String: FieldValue]
  /// Nil if the item does not exist.
  let present: [String: FieldValue]?

  var isDifferent: Bool {
    guard present != nil else { return true }
    return values.keys.contains(where: changes)
  }

  private var rules: SyncFields { SyncFields.of(place.kind) }

  func changes(_ name: String) -> Bool {
    guard let old = present?[name], let new = values[name] else { return false }
    // Some empty lists are stored as nothing.
    let isEmpty = old.spelling.isEmpty && new.spelling.isEmpty && rules[name].isList
    return !isEmpty && !old.isSame(as: new)
  }
}

/// The shown items of a state, at the places where the store keeps them.
struct ShownItems {
  private(set) var things: [JournalPlace: [String: FieldValue]] = [:]
  /// All places considered, shown or not.
  var known: Set<JournalPlace> = []
  /// Derived fields by item; they are not written.
  private(set) var derived: [JournalPlace: Set<String>] = [:]
  /// Ids of each book's readings by number.
  private(set) var readings: [JournalPlace: [Int: Int64]] = [:]
  /// All books considered, shown or not.
  private(set) var books: [JournalPlace] = []
  /// Events and times without a value for `part`, by the event's id.
  private var eventsWithoutPart: [Int64: [JournalPlace]] = [:]

  private let shown: SyncProjection
  private let merged: MergedItems

  init(of state: SyncState, checking check: SyncProjection.Check) {
    shown = SyncProjection(of: state, checking: check)
    merged = MergedItems(of: state)
    books = state.things.keys.filter { $0.kind == .book }
    for book in books { numberReadings(of: book) }
    // Items whose addition has not arrived stay as they are.
    for (place, thing) in state.things where thing.birth != nil && place.kind != .pastReading {
      known.insert(place)
      take(place)
      if things[place]?["starts"] != nil, thing.fields[Self.part] == nil {
        eventsWithoutPart[place.id, default: []].append(place)
      }
    }
  }

  var notices: Set<SyncNotice> { shown.notices }

  private static let part = SyncFields.of(.event)["part"]

  private mutating func take(_ place: JournalPlace) {
    guard var values = shown.things[place] else { return }
    let rules = SyncFields.of(place.kind)
    let owner = merged.owner(of: place)
    if let field = rules.owner?.field { values[field] = owner.map { .number($0.id) } }
    switch place.kind {
    case .record:
      guard shown.pages[place] != nil, let owner, let book = merged.owner(of: owner),
        let number = number(of: owner, in: book)
      else { return }
      values["reading"] = .number(Int64(number))
      values["book"] = .number(book.id)
    case .postponement:
      guard let owner, shown.postponements[owner]?.contains(place) == true else { return }
    case .book:
      if let present = presentReading(of: place) {
        values.merge(present) { $1 }
      }
    case .person, .watering, .contact, .saying, .mood, .dayPalette, .event, .exception, .eventText,
      .pastReading, .sentence, .setting:
      break
    }
    things[place] = values
  }

  // MARK: Parts

  /// Derives the missing `part` of events from their texts, since older programs do not know the
  /// field.
  mutating func deriveParts(by parts: (EventText) -> StoredAvailabilities?) {
    for (place, values) in things where place.kind == .eventText {
      guard case .text(let text)? = values["text"], let id = ID<Event>(rawValue: place.id) else {
        continue
      }
      var zones = ""
      if case .text(let known)? = values["zones"] { zones = known }
      let kept = EventText(of: id, uid: "", text: text, zones: zones, place: 1)
      guard let told = parts(kept) else { continue }
      for place in eventsWithoutPart[place.id] ?? [] {
        let isTime = place.kind == .exception
        let part = told.part(
          at: isTime ? LocalTime(clampingSecondsSinceEpoch: place.part) : nil)
        if part != .busy { things[place]?["part"] = .text(part.rawValue) }
      }
    }
  }

  // MARK: Readings

  /// Numbers the other readings by birth, and the current one last. Other open readings stay open.
  private mutating func numberReadings(of book: JournalPlace) {
    guard shown.things[book] != nil else { return }
    let present = shown.presentReadings[book]
    let others = (shown.readings[book] ?? []).filter { $0 != present }
    let records = Array(shown.pages.keys)
    var ids: [Int: Int64] = [:]
    for (index, reading) in others.enumerated() {
      ids[index + 1] = reading.id
      let place = JournalPlace(.pastReading, book.id, part: index + 1)
      things[place] = shown.things[reading].map { values in
        following(
          records.filter { merged.owner(of: $0) == reading }, values, isOver: isOver(reading))
      }
      known.insert(place)
    }
    if let present { ids[others.count + 1] = present.id }
    readings[book] = ids
    if records.contains(where: { merged.owner(of: $0) == present }) { derived[book] = ["page"] }
  }

  /// Derives the progress of a reading from its records if it became a past one without being
  /// finished. For an open reading only the records count.
  private func following(
    _ records: [JournalPlace], _ values: [String: FieldValue], isOver: Bool
  ) -> [String: FieldValue] {
    var values = values
    let first = number("firstPage", in: values) ?? 0
    if values["page"] == nil { values["page"] = .number(first) }
    let last = records.max {
      (shown.number("day", of: $0) ?? .min) < (shown.number("day", of: $1) ?? .min)
    }
    guard let last, let day = shown.number("day", of: last),
      let page = shown.number("page", of: last)
    else { return values }
    let told = isOver ? number("page", in: values) ?? 0 : first
    values["page"] = .number(max(told, page))
    if !isOver || values["lastRecordOn"] == nil {
      values["lastRecordOn"] = .number(day)
      values["lastRecordPages"] = .number(shown.pages[last] ?? 0)
    }
    return values
  }

  private func number(_ name: String, in values: [String: FieldValue]) -> Int64? {
    if case .number(let number)? = values[name] { number } else { nil }
  }

  private func isOver(_ reading: JournalPlace) -> Bool {
    let values = shown.things[reading] ?? [:]
    return values["finishedOn"] != nil || values["finishedSometime"] == .number(1)
  }

  private func number(of reading: JournalPlace, in book: JournalPlace) -> Int? {
    readings[book]?.first { $0.value == reading.id }?.key
  }

  private func presentReading(of book: JournalPlace) -> [String: FieldValue]? {
    guard let present = shown.presentReadings[book], let number = number(of: present, in: book),
      var values = shown.things[present], values["startedOn"] != nil
    else { return nil }
    values = values.filter { StoredReplica.readingFields.contains($0.key) }
    values["reading"] = .number(Int64(number))
    return values
  }
}
