import HearthDomain

/// Random actions of a user on one of the devices.
extension SyncWorld {
  typealias Values = [String: FieldValue]

  mutating func act(on device: Int) {
    let shown = shown(device)
    switch any(45) {
    case 0..<6: add(on: device, shown)
    case 6..<11: edit(on: device, shown)
    case 11, 12: remove(on: device, shown)
    case 13: mark(on: device, shown)
    case 14, 15, 16: changeList(on: device, shown)
    case 17, 18, 19: note(on: device, shown)
    case 20, 36: merge(on: device, shown)
    case 21, 22, 23: read(on: device, shown)
    case 24, 37: postpone(on: device, shown)
    case 38: clash(device)
    case 40: forget(on: device)
    case 25, 41: exceptions(on: device, shown)
    case 42, 43, 44: starter(on: device, shown)
    case 26: doneMark(on: device, shown)
    case 27: move(on: device, shown)
    case 28, 29: setting(on: device, shown)
    case 30, 31: takeBack(on: device)
    case 32:
      takeBack(on: device)
      redo(on: device)
    default: settleByHand(on: device, shown)
    }
  }

  // MARK: Steps

  static func added(_ place: ItemReference, _ values: Values) -> JournalStep {
    JournalStep(
      at: place, of: place.id, .added, title: "",
      fields: values.sorted { $0.key < $1.key }
        .map { JournalField($0.key, .text, from: .nothing, to: $0.value) })
  }

  static func removed(_ place: ItemReference, _ values: Values) -> JournalStep {
    JournalStep(
      at: place, of: place.id, .removed, title: "",
      fields: values.sorted { $0.key < $1.key }
        .map { JournalField($0.key, .text, from: $0.value, to: .nothing) })
  }

  static func changed(
    _ place: ItemReference, _ shown: SyncProjection, to values: Values
  ) -> JournalStep {
    let now = shown.items[place] ?? [:]
    return JournalStep(
      at: place, of: place.id, .changed, title: "",
      fields: values.sorted { $0.key < $1.key }.compactMap { name, value in
        let before = now[name] ?? .nothing
        return before == value ? nil : JournalField(name, .text, from: before, to: value)
      })
  }

  mutating func change(
    _ place: ItemReference, _ values: Values, on device: Int, _ shown: SyncProjection
  ) {
    let step = Self.changed(place, shown, to: values)
    if !step.fields.isEmpty { note([step], on: device) }
  }

  /// Returns a random item of these kinds that the device displays.
  mutating func thing(_ kinds: JournalKind..., in shown: SyncProjection) -> ItemReference? {
    pick(shown.items.keys.filter { kinds.contains($0.kind) }.sorted(by: Self.precedes))
  }

  static func precedes(_ left: ItemReference, _ right: ItemReference) -> Bool {
    (left.kind.rawValue, left.id, left.part) < (right.kind.rawValue, right.id, right.part)
  }

  // MARK: Adding

  /// Returns items from before sync started: some of them exist on every device with the same ids.
  mutating func thingsBefore() -> [JournalStep] {
    let (book, person) = (ItemReference(.book, newID()), ItemReference(.person, newID()))
    return [
      Self.added(
        ItemReference(.saying, 11),
        ["number": .number(1), "korean": text(), "tags": .text("a\nb\nc\nd\ne\nf\ng")]),
      Self.added(
        ItemReference(.event, 21),
        [
          "title": text(), "note": .text("a\nb\nc\nd\ne"), "starts": .number(1), "ends": .number(9),
          "afterDone": .number(7),
        ]),
      Self.added(ItemReference(.book, 31), ["title": text(), "place": .number(1)]),
      Self.added(
        ItemReference(.pastReading, 41),
        ["book": .number(31), "startedOn": .number(3), "firstPage": .number(0)]),
      Self.added(ItemReference(.person, 51), ["name": .text("Mum"), "everyDays": .number(7)]),
      Self.added(
        ItemReference(.watering, 61),
        ["person": .number(51), "day": .number(3), "memo": .text("a\nb\nc\nd")]),
      Self.added(
        ItemReference(.mood, 71),
        ["at": .number(3), "secondsEast": .number(0), "level": .number(50), "across": .number(1)]),
      Self.added(.setting("profile.display_name"), ["value": text()]),
      Self.added(ItemReference(.contact, newID()), ["name": text(), "phones": .text("1\n2")]),
      Self.added(book, ["title": text(), "isbn": .text("978"), "place": .number(2)]),
      Self.added(person, ["name": text(), "phone": .text("010")]),
      Self.added(
        ItemReference(.watering, newID()), ["person": .number(person.id), "day": .number(9)]),
    ]
  }

  mutating func add(on device: Int, _ shown: SyncProjection) {
    rows.insert(.additions)
    let (person, book) = (thing(.person, in: shown), thing(.book, in: shown))
    let id = newID()
    func own(_ kind: JournalKind) -> ItemReference { ItemReference(kind, id) }
    switch any(9) {
    case 0:
      let phone: FieldValue = chance(2) ? .text("010") : .nothing
      note(
        [Self.added(own(.person), ["name": text(), "everyDays": .number(7), "phone": phone])],
        on: device)
    case 1:
      guard let person else { return }
      note(
        [
          Self.added(
            own(.watering),
            [
              "person": .number(person.id), "day": .number(Int64(any(9))),
              "memo": .text("one\ntwo\nthree"),
            ]
          )
        ], on: device)
    case 2:
      var values: Values = ["name": text(), "phones": .text("3\n4")]
      if let person { values["plantedAs"] = .number(person.id) }
      note([Self.added(own(.contact), values)], on: device)
    case 3:
      let number = devices[device].replica.state.greatestSayingNumber + 1
      note(
        [
          Self.added(
            own(.saying),
            ["number": .number(number), "korean": text(), "tags": .text("a\nb\nc\nd\ne\nf")])
        ], on: device)
    case 4:
      note(
        [
          Self.added(
            own(.mood),
            [
              "at": .number(Int64(any(99))), "secondsEast": .number(0), "level": .number(50),
              "across": .number(1), "down": .number(1),
            ])
        ], on: device)
    case 5:
      note(
        [
          Self.added(
            own(.event),
            [
              "title": text(), "starts": .number(9), "ends": .number(10),
              "note": .text("a\nb\nc\nd"),
              "afterDone": chance(2) ? .number(7) : .nothing,
            ])
        ], on: device)
    case 6:
      let isbn: FieldValue = chance(2) ? .text("978") : .nothing
      note(
        [Self.added(own(.book), ["title": text(), "isbn": isbn, "place": .number(3)])], on: device)
    case 7:
      guard let book else { return }
      var values: Values = ["book": .number(book.id), "text": text()]
      if let saying = thing(.saying, in: shown) { values["saying"] = .number(saying.id) }
      note([Self.added(own(.sentence), values)], on: device)
    default:
      guard let event = thing(.event, in: shown) else { return }
      let place = ItemReference(.eventText, event.id)
      if shown.items[place] == nil {
        note([Self.added(place, ["uid": text(), "text": text()])], on: device)
      }
    }
  }

  // MARK: Changing

  mutating func edit(on device: Int, _ shown: SyncProjection) {
    let kinds: [JournalKind] = [
      .person, .watering, .contact, .saying, .mood, .event, .event, .event, .book, .sentence,
      .pastReading,
      .eventText, .person,
    ]
    guard let place = thing(kinds[any(kinds.count)], in: shown) else { return }
    let values: Values
    switch place.kind {
    case .person:
      values =
        switch any(4) {
        case 0: ["name": text()]
        case 1: ["birthMonth": .number(Int64(any(12) + 1)), "birthDay": .number(1)]
        case 2: ["birthDay": .number(Int64(any(28) + 1))]
        default: ["nickname": text()]
        }
    case .watering: values = chance(2) ? ["keyword1": text()] : ["keyword2": text()]
    case .contact: values = chance(2) ? ["name": text()] : ["birthDay": .number(Int64(any(9)))]
    case .saying: values = chance(2) ? ["korean": text()] : ["english": text()]
    case .mood:
      values = chance(2) ? ["level": .number(Int64(any(100)))] : ["at": .number(Int64(any(99)))]
    case .event:
      values =
        switch any(5) {
        case 0: ["starts": .number(Int64(any(9)))]
        case 1: ["ends": .number(Int64(any(9)) + 10)]
        case 2: ["allDay": .number(Int64(any(2)))]
        case 3: ["reminders": .text("5")]
        default: ["title": text()]
        }
    case .book: values = chance(2) ? ["title": text()] : ["author": text()]
    case .sentence: values = ["text": text()]
    case .pastReading:
      values =
        chance(2) ? ["targetOn": .number(Int64(any(9)))] : ["finishedOn": .number(Int64(any(9)))]
    case .eventText: values = ["text": text()]
    case .toDo: values = chance(2) ? ["title": text()] : ["doneAt": .number(Int64(any(99)))]
    case .postponement, .dayPalette, .exception, .record, .setting: return
    }
    var all = values
    if chance(8) {
      all["fromTheFuture"] = text()
      rows.insert(.unknownField)
    }
    change(place, all, on: device, shown)
  }

  mutating func mark(on device: Int, _ shown: SyncProjection) {
    guard let place = thing(.saying, .mood, .book, in: shown) else { return }
    mark(place, on: device, shown)
  }

  mutating func mark(_ place: ItemReference, on device: Int, _ shown: SyncProjection) {
    switch place.kind {
    case .mood:
      change(place, ["across": .number(Int64(any(9))), "down": .number(2)], on: device, shown)
    case .book:
      let isSet = shown.items[place]?["favouriteSince"] != nil
      rows.insert(.favourite)
      change(place, ["favouriteSince": isSet ? .nothing : .number(5)], on: device, shown)
    default: change(place, ["likedAt": .number(Int64(any(99)))], on: device, shown)
    }
  }

  mutating func changeList(on device: Int, _ shown: SyncProjection) {
    guard let place = thing(.saying, .saying, .contact, in: shown) else { return }
    let name = place.kind == .saying ? "tags" : "phones"
    var texts = shown.items[place]?[name]?.texts ?? []
    switch any(5) {
    case 0 where !texts.isEmpty: texts.remove(at: any(texts.count))
    case 1: texts.reverse()
    default:
      let new = place.kind == .saying ? ["h", "i", "j", "k", "A"][any(5)] : "\(any(9))"
      if texts.contains(where: { $0.lowercased() == new.lowercased() }) || texts.count > 7 {
        return
      }
      texts.append(new)
    }
    change(
      place, [name: texts.isEmpty ? .nothing : .text(texts.joined(separator: "\n"))], on: device,
      shown)
  }

  /// Changes one line of a note.
  mutating func note(on device: Int, _ shown: SyncProjection) {
    guard let place = thing(.event, .watering, in: shown) else { return }
    let name = place.kind == .event ? "note" : "memo"
    var lines = shown.items[place]?[name]?.texts ?? []
    if lines.isEmpty { lines = ["new"] }
    lines[chance(2) ? 0 : lines.count - 1] += "+\(any(9))"
    change(place, [name: .text(lines.joined(separator: "\n"))], on: device, shown)
  }

  mutating func remove(on device: Int, _ shown: SyncProjection) {
    let kinds = JournalKind.allCases.filter { $0 != .setting && $0 != .dayPalette }
    guard let place = thing(kinds[any(kinds.count)], in: shown) else { return }
    note(removal(of: place, shown), on: device)
  }

  /// Returns the removal of an item and everything that belongs to it, as a store records it.
  func removal(of place: ItemReference, _ shown: SyncProjection) -> [JournalStep] {
    var steps = [Self.removed(place, shown.items[place] ?? [:])]
    for (child, values) in shown.items.sorted(by: { Self.precedes($0.key, $1.key) }) {
      let owner: ItemReference? =
        switch child.kind {
        case .watering, .postponement: values["person"]?.place(of: .person)
        case .pastReading, .sentence: values["book"]?.place(of: .book)
        case .record: values["reading"]?.place(of: .pastReading)
        case .exception, .eventText: ItemReference(.event, child.id)
        case .person, .contact, .saying, .mood, .dayPalette, .event, .toDo, .book, .setting: nil
        }
      guard let owner else { continue }
      if owner == place { steps += removal(of: child, shown) }
    }
    return steps
  }
}
