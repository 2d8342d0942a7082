import HearthDomain
import HearthTestSupport
import Testing

/// File texts of events in stores.
@Suite struct EventTextContractTests {
  private func text(_ id: Int64, _ uid: String, place: Int, _ text: String = "A") throws
    -> EventText
  {
    EventText(of: try someID(id), uid: uid, text: text, zones: "Z", place: place)
  }

  @Test(arguments: StoreKind.available)
  func `a file text is stored with its event, and removed with it`(kind: StoreKind) throws {
    let tried = try kind.make()
    let event = try planned(1, times("2026-11-24T10:00", "2026-11-24T11:00"))
    let text = try text(1, "a@b", place: 3, "BEGIN:VEVENT\r\nSUMMARY:회의\u{1}\r\nEND:VEVENT\r\n")
    #expect(throws: DomainError.self) { try tried.store.write { try $0.events.save(text) } }
    try save([event], in: tried.store)
    try tried.store.write { try $0.events.save(text) }
    for store in [tried.store, tried.reopened()] {
      try store.read { (repositories) throws in
        #expect(try repositories.events.text(of: event.id) == text)
        #expect(try repositories.events.event(ofUID: "a@b", in: nil) == event.id)
        #expect(try repositories.events.event(ofUID: "A@b", in: nil) == nil)
        #expect(try repositories.events.lastTextPosition() == 3)
      }
    }
    let other = try self.text(1, "c", place: 4)
    try tried.store.write { (repositories) throws in
      // Saving the text keeps the event, and saving the event keeps the text.
      try repositories.events.save(other)
      try repositories.events.save(event)
      #expect(try repositories.events.text(of: event.id) == other)
      #expect(try repositories.events.event(ofUID: "a@b", in: nil) == nil)
      try repositories.events.remove(event.id)
      #expect(try repositories.events.text(of: event.id) == nil)
      #expect(try repositories.events.event(ofUID: "c", in: nil) == nil)
      try repositories.events.save(event)
      #expect(try repositories.events.text(of: event.id) == nil)
      try repositories.events.removeText(of: event.id)
      #expect(try repositories.events.lastTextPosition() == 0)
    }
  }

  @Test(arguments: StoreKind.available)
  func `the store knows whether any event was imported without a UID`(kind: StoreKind) throws {
    let tried = try kind.make()
    try save([planned(1, times("2026-11-24T10:00", "2026-11-24T11:00"))], in: tried.store)
    for (uid, isNameless) in [
      ("X-1", false), (ReadEvent.derivedUID(of: "said"), true), ("x-0123456789abcdef", false),
    ] {
      try tried.store.write { try $0.events.save(text(1, uid, place: 1)) }
      #expect(try tried.store.read { try $0.events.hasEventsWithoutUID() } == isNameless, "\(uid)")
    }
  }

  @Test(arguments: StoreKind.available)
  func `all events are read in the order of positions, then ids`(kind: StoreKind) throws {
    let store = try kind.make().store
    let events = try (1...5).map {
      try planned($0, times("2026-11-2\($0)T10:00", "2026-11-2\($0)T11:00"))
    }
    try save(events, in: store)
    try store.write { repositories in
      try repositories.events.save(text(4, "d", place: 1))
      try repositories.events.save(text(2, "b", place: 2))
    }
    var found: [(Int64, String?)] = []
    try store.read { repositories in
      try repositories.events.all { found.append(($0.id.rawValue, $1?.uid)) }
    }
    #expect(found.map(\.0) == [4, 2, 1, 3, 5])
    #expect(found.map(\.1) == ["d", "b", nil, nil, nil])
  }

  @Test(arguments: StoreKind.available)
  func `a series that follows its zone is read back so`(kind: StoreKind) throws {
    let tried = try kind.make()
    let span = try EventSpan(
      from: wall("2026-10-21T10:00"), to: wall("2026-10-21T11:00"), zone: "Europe/Berlin")
    var event = try planned(1, span)
    event = Event(
      id: event.id, details: event.details,
      repetition: .series(
        try EventSeries(
          Recurrence("FREQ=WEEKLY;COUNT=2", from: .file), from: .time(wall("2026-10-21T10:00")),
          followsZone: true)))
    try save([event], in: tried.store)
    for store in [tried.store, tried.reopened()] {
      #expect(try store.read { try $0.events.event(event.id) } == event)
      let listed = try store.read {
        try $0.events.list(.all, in: SeoulBesideBerlin(), places: 0..<9)
      }
      // Berlin sets its clock back on 25 October.
      #expect(listed.map { "\($0.start)" } == ["2026-10-21T17:00", "2026-10-28T18:00"])
      let counts = try store.read {
        try $0.events.counts(
          on: day("2026-10-01")...day("2026-10-31"), in: SeoulBesideBerlin())
      }
      #expect(counts == [day("2026-10-21"): 1, day("2026-10-28"): 1])
    }
  }
}

/// Seoul, with access to the rules of Berlin.
struct SeoulBesideBerlin: ZoneRules {
  let name = "Asia/Seoul"

  func offset(at instant: Instant) -> Int { 9 * 3600 }

  func zone(named name: String) -> (any ZoneRules)? {
    name == "Europe/Berlin" ? ChangingZone.berlin : nil
  }
}
