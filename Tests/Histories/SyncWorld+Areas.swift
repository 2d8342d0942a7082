import HearthDomain

/// Random actions on items that belong together.
extension SyncWorld {
  // MARK: Joined items

  mutating func merge(on device: Int, _ shown: SyncProjection) {
    let state = devices[device].replica.state
    if chance(4),
      let (place, thing) = state.itemStates.sorted(by: { Self.precedes($0.key, $1.key) })
        .first(where: { $1.isPresent && $1.values["sameAs"] != nil })
    {
      let lines = thing.values["sameAs"] ?? .nothing
      let step = JournalStep(
        at: place, of: place.id, .changed, title: "",
        fields: [JournalField("sameAs", .text, from: lines, to: .nothing)])
      rows.insert(.twinsParted)
      note([step], on: device)
      return
    }
    let kind: JournalKind = chance(2) ? .person : .book
    guard let one = thing(kind, in: shown), let other = thing(kind, in: shown), one != other,
      let birth = state.itemStates[one]?.firstAddition,
      let otherBirth = state.itemStates[other]?.firstAddition
    else { return }
    let (first, later) = birth < otherBirth ? (one, other) : (other, one)
    let before = state.itemStates[later]?.values["sameAs"] ?? .nothing
    let step = JournalStep(
      at: later, of: later.id, .changed, title: "",
      fields: [
        JournalField(
          "sameAs", .text, from: before,
          to: .text((before.texts + ["\(first.id)"]).joined(separator: "\n")))
      ])
    rows.insert(.twinsJoined)
    note([step], on: device)
  }

  // MARK: Books, people, schedule

  mutating func read(on device: Int, _ shown: SyncProjection) {
    guard let book = thing(.book, in: shown) else { return }
    guard let reading = shown.currentReadings[book],
      shown.items[reading]?["finishedOn"] == nil
    else {
      note(
        [
          Self.added(
            ItemReference(.pastReading, newID()),
            [
              "book": .number(book.id), "startedOn": .number(Int64(any(9))),
              "firstPage": .number(0),
            ])
        ], on: device)
      return
    }
    let (day, page) = (Int64(any(4)), Int64(any(300)))
    let there = shown.pagesByRecord.keys.sorted(by: Self.precedes).first {
      shown.items[$0]?["day"] == .number(day)
        && shown.items[$0]?["reading"] == .number(reading.id)
    }
    if let there {
      change(there, ["page": .number(page)], on: device, shown)
    } else {
      note(
        [
          Self.added(
            ItemReference(.record, newID()),
            ["reading": .number(reading.id), "day": .number(day), "page": .number(page)])
        ], on: device)
    }
  }

  mutating func postpone(on device: Int, _ shown: SyncProjection) {
    guard let person = thing(.person, in: shown) else { return }
    let day = FieldValue.number(Int64(any(2)))
    let counted = shown.postponements[person] ?? []
    guard !counted.contains(where: { shown.items[$0]?["day"] == day }) else { return }
    note(
      [
        Self.added(
          ItemReference(.postponement, newID()),
          ["person": .number(person.id), "day": day, "delayDays": .number(Int64(any(7) + 1))])
      ], on: device)
  }

  mutating func exceptions(on device: Int, _ shown: SyncProjection) {
    guard let event = thing(.event, in: shown) else { return }
    changeTime(ItemReference(.exception, event.id, part: any(3)), on: device, shown)
  }

  /// Performs a random change of one occurrence of a series.
  private mutating func changeTime(
    _ place: ItemReference, on device: Int, _ shown: SyncProjection
  ) {
    guard let values = shown.items[place] else {
      note([newTime(at: place)], on: device)
      return
    }
    let isLeftOut = values["kind"] == .number(0)
    switch any(7) {
    case 0: note([Self.removed(place, values)], on: device)
    case 1, 2:
      if values["starts"] == nil {
        note([Self.removed(place, values)], on: device)
      } else {
        change(place, ["kind": .number(isLeftOut ? 1 : 0)], on: device, shown)
      }
    case 3: change(place, ["starts": .number(Int64(any(99)))], on: device, shown)
    case 4: change(place, ["note": text()], on: device, shown)
    default: change(place, ["title": text()], on: device, shown)
    }
  }

  /// Returns the first step of an override: an exclusion, an additional date, or changed fields.
  /// The unchanged fields carry the values of the series.
  private mutating func newTime(at place: ItemReference) -> JournalStep {
    let kind = any(5)
    if kind == 0 || kind == 1 { return Self.added(place, ["kind": .number(Int64(2 * kind))]) }
    let series: Values = [
      "kind": .number(1), "starts": .number(Int64(place.part)), "title": .text("Choir"),
    ]
    var own = series
    if kind == 2 { own["starts"] = .number(Int64(any(99))) } else { own["title"] = text() }
    return JournalStep(
      at: place, of: place.id, .added, title: "",
      fields: own.sorted { $0.key < $1.key }.map {
        JournalField($0.key, .text, from: series[$0.key] ?? .nothing, to: $0.value)
      })
  }

  /// Adds a starter saying, or changes or removes it.
  mutating func starter(on device: Int, _ shown: SyncProjection) {
    let place = ItemReference(.saying, ID<Saying>(starter: any(2)).rawValue)
    if let values = shown.items[place] {
      switch any(3) {
      case 0: note([Self.removed(place, values)], on: device)
      case 1: change(place, ["likedAt": .number(Int64(any(99)))], on: device, shown)
      default: change(place, ["who": text()], on: device, shown)
      }
    } else if devices[device].replica.state.itemStates[place] == nil {
      let fields = ["addedAt": FieldValue.number(7), "korean": .text("봄"), "who": .text("hearth")]
        .sorted { $0.key < $1.key }
        .map { JournalField($0.key, .text, from: $0.value, to: $0.value) }
      let step = JournalStep(at: place, of: place.id, .added, title: "", fields: fields)
      note([step], on: device, remember: false)
    }
  }

  /// Marks a waiting event as done. The occurrence becomes a separate event, with an id derived
  /// from its start.
  mutating func doneMark(on device: Int, _ shown: SyncProjection) {
    let waiting = shown.items.filter { $0.key.kind == .event && $0.value["afterDone"] != nil }
    guard let event = pick(waiting.keys.sorted(by: Self.precedes)),
      let start = shown.number("starts", of: event)
    else { return }
    let kept = ItemReference(.event, event.id &* 1000 &+ start)
    guard shown.items[kept] == nil else { return }
    let day = Int64(any(9))
    note(
      [
        Self.added(kept, ["title": .text("done"), "starts": .number(day), "ends": .number(day)]),
        Self.changed(event, shown, to: ["starts": .number(day + 7), "ends": .number(day + 8)]),
      ], on: device)
  }

  mutating func move(on device: Int, _ shown: SyncProjection) {
    guard let book = thing(.book, in: shown) else { return }
    let books = shown.items.keys.count { $0.kind == .book }
    rows.insert(.movedByHand)
    change(book, ["place": .number(Int64(any(books)))], on: device, shown)
  }

  mutating func setting(on device: Int, _ shown: SyncProjection) {
    let place =
      chance(2)
      ? ItemReference(.dayPalette, 20_000)
      : .setting(chance(2) ? "profile.display_name" : "mood.artist")
    let name = place.kind == .setting ? "value" : "palette"
    if let values = shown.items[place] {
      if chance(3) {
        note([Self.removed(place, values)], on: device)
      } else {
        change(place, [name: text()], on: device, shown)
      }
    } else {
      note([Self.added(place, [name: text()])], on: device)
    }
  }

  /// Makes conflicting changes on two devices at the same time.
  mutating func clash(_ device: Int) {
    guard let other = pick(devices.indices.filter { $0 != device }) else { return }
    let (shown, alsoShown) = (shown(device), shown(other))
    let event = ItemReference(.event, 21)
    if chance(4) {
      orphan(device, other)
    } else if chance(3), shown.items[event] != nil, alsoShown.items[event] != nil {
      let place = ItemReference(.exception, event.id, part: any(2))
      changeTime(place, on: device, shown)
      changeTime(place, on: other, alsoShown)
    } else if chance(3), let place = thing([.saying, .mood, .book][any(3)], in: shown),
      alsoShown.items[place] != nil
    {
      note(removal(of: place, shown), on: device)
      mark(place, on: other, alsoShown)
    } else if chance(2), shown.items[event] != nil, alsoShown.items[event] != nil {
      change(event, ["allDay": .number(1)], on: device, shown)
      change(event, ["reminders": .text("5")], on: other, alsoShown)
    } else if let saying = thing(.saying, in: shown), alsoShown.items[saying] != nil,
      let book = thing(.book, in: alsoShown)
    {
      note(removal(of: saying, shown), on: device)
      let id = newID()
      note(
        [
          Self.added(
            ItemReference(.sentence, id),
            ["book": .number(book.id), "saying": .number(saying.id), "text": text()])
        ], on: other)
    }
  }

  /// One device adds an item, a second one adds a child of it, and a third receives only the child.
  private mutating func orphan(_ device: Int, _ other: Int) {
    let (person, watering) = (ItemReference(.person, newID()), ItemReference(.watering, newID()))
    note([Self.added(person, ["name": text()])], on: device)
    deliver(to: other, from: device)
    guard shown(other).items[person] != nil else { return }
    note([Self.added(watering, ["person": .number(person.id), "day": .number(1)])], on: other)
    for third in devices.indices where third != device && third != other {
      deliver(to: third, from: other)
    }
  }
}
