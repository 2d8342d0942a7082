import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// That something was to stay as it is can be taken back like any change: then it is listed again.
@Suite struct ReopenedConflictsTests {
  private let folder = ScratchFolder()
  private let relay = InMemoryRelay()

  private struct Device {
    let store: any Store
    let context: UseCaseContext
    let tools: SyncTools
    let time: TestClock

    var people: PeopleUseCases { PeopleUseCases(context) }
    var journal: JournalUseCases { JournalUseCases(context, collection: nil) }

    var names: [String] {
      get throws { try store.read { try $0.people.list(.all, in: 0..<99).map(\.name).sorted() } }
    }

    var listed: [SyncConflict] { get throws { try SyncQueries(tools).conflicts() } }

    func plant(_ name: String) throws -> Person {
      try people.plant(
        PersonDetails(
          name: PersonName(name), rhythm: CareRhythm(everyDays: 7), plantedOn: time.clock.today))
    }

    func rename(_ person: Person, to name: String) throws {
      var details = person.details
      details.name = try PersonName(name)
      _ = try people.edit(person.id, to: details)
    }
  }

  /// Two that exchange, in files or in memory.
  private func two(inFiles: Bool) throws -> (Device, Device) {
    let passphrase = try SealPassphrase(Secret("correct horse battery".utf8))
    let devices = (1...2).map { number in
      let time = TestClock("2026-11-20T09:00")
      let store: any Store =
        inFiles
        ? SQLStore.sqlite(path: folder.place("\(number).db"), now: time.clock.now)
        : InMemoryStore(now: time.clock.now)
      let tools = SyncTools(
        store: store, sealer: SodiumSealer(work: .least), rings: InMemoryKeyRings(),
        format: DeflatedSegments(), now: time.clock.now
      ) { [relay] _ in relay }
      return Device(
        store: store, context: UseCaseContext(store, time.clock, .seeded(UInt64(number))),
        tools: tools, time: time)
    }
    let address = SyncAddress(.folder, "/relay")
    _ = try JoinSync(devices[0].tools).setUp(address, called: "laptop", passphrase)
    let join = JoinSync(devices[1].tools)
    _ = try join(join.prepare(address, called: "phone", passphrase))
    return (devices[0], devices[1])
  }

  private func meet(_ devices: [Device]) throws {
    for _ in 0..<2 {
      for device in devices { #expect(try Synchronise(device.tools)().problems == []) }
    }
  }

  private func settle(_ device: Device, taking side: SettleConflicts.Side) throws {
    let listed = try #require(try device.listed.first)
    try SettleConflicts(device.tools)(listed.id, taking: side)
  }

  @Test(arguments: [false, true])
  func `another value is listed again, is settled once more, and can still be taken`(
    inFiles: Bool
  ) throws {
    let (one, two) = try two(inFiles: inFiles)
    let mum = try one.plant("Mum")
    try meet([one, two])
    for (device, name, time) in [(one, "Mama", "10:00"), (two, "Mummy", "11:00")] {
      device.time.set("2026-11-20T\(time)")
      try device.rename(mum, to: name)
    }
    try meet([one, two])
    let stands = try #require(try one.names.first)
    let lost = stands == "Mama" ? "Mummy" : "Mama"
    let before = try two.journal.queries.list(limit: 9).map(\.name)
    try settle(one, taking: .kept)
    let newest = try #require(try one.journal.queries.list(limit: 1).first)
    #expect(newest.words == ChangeWords(.settle, .person, stands))
    try meet([one, two])
    for device in [one, two] { #expect(try device.listed == [] && device.names == [stands]) }
    // Nothing changed there.
    #expect(try two.journal.queries.list(limit: 9).map(\.name) == before)
    // It is the last change made here, whatever was changed before.
    for isOpen in [true, false, true] {
      if isOpen { try one.journal.undo() } else { try one.journal.redo() }
      try meet([one, two])
      for device in [one, two] {
        #expect(try device.names == [stands])
        let listed = try device.listed
        #expect(listed.count == (isOpen ? 1 : 0))
        guard isOpen else { continue }
        guard case .otherValue(_, _, let kept, let other, _)? = listed.first?.notice else {
          Issue.record("another notice: \(listed)")
          continue
        }
        #expect(kept == [.text(stands)] && other == [.text(lost)])
      }
    }
    try settle(two, taking: .other)
    try meet([one, two])
    for device in [one, two] { #expect(try device.listed == [] && device.names == [lost]) }
  }

  @Test(arguments: [false, true])
  func `what stayed although it was removed elsewhere is listed again`(inFiles: Bool) throws {
    let (one, two) = try two(inFiles: inFiles)
    let mum = try one.plant("Mum")
    try meet([one, two])
    try two.rename(mum, to: "Mama")
    try one.people.remove(mum.id)
    try meet([one, two])
    try settle(two, taking: .kept)
    try meet([one, two])
    for isOpen in [true, false, true] {
      if isOpen { try two.journal.undo() } else { try two.journal.redo() }
      try meet([one, two])
      for device in [one, two] {
        #expect(try device.listed.map(\.kind) == (isOpen ? ["broughtBack"] : []))
        #expect(try device.names == ["Mama"])
      }
    }
    try settle(one, taking: .other)
    try meet([one, two])
    for device in [one, two] { #expect(try device.listed == [] && device.names == []) }
  }

  @Test(arguments: [false, true])
  func `what was to go with its person is aside again`(inFiles: Bool) throws {
    let (one, two) = try two(inFiles: inFiles)
    let mum = try one.plant("Mum")
    try meet([one, two])
    _ = try two.people.water(mum.id, by: .call)
    try one.people.remove(mum.id)
    try meet([one, two])
    try settle(one, taking: .kept)
    try meet([one, two])
    for isOpen in [true, false, true] {
      if isOpen { try one.journal.undo() } else { try one.journal.redo() }
      try meet([one, two])
      for device in [one, two] {
        #expect(try device.listed.count == (isOpen ? 1 : 0) && device.names == [])
      }
    }
    try settle(two, taking: .other)
    try meet([one, two])
    for device in [one, two] {
      #expect(try device.names == ["Mum"])
      let places = try device.store.read { try $0.journal.allPlaces() }
      #expect(places.contains { $0.kind == .watering })
    }
  }

  @Test(arguments: [false, true])
  func `what was changed since it was settled is not opened again`(inFiles: Bool) throws {
    let (one, two) = try two(inFiles: inFiles)
    let mum = try one.plant("Mum")
    try meet([one, two])
    for (device, name) in [(one, "Mama"), (two, "Mummy")] { try device.rename(mum, to: name) }
    try meet([one, two])
    try settle(one, taking: .kept)
    let settled = try #require(try one.journal.queries.list(limit: 1).first)
    try one.rename(mum, to: "Mother")
    #expect(throws: DomainError.refused(.changedElsewhere(title: settled.words.subject))) {
      try one.journal.undo(settled.name)
    }
    // It stands in the way of nothing that was changed before.
    try one.journal.undo()
    try one.journal.undo()
    #expect(try one.listed.count == 1)
    #expect(try one.journal.queries.list(limit: 1).first?.words.verb == .undo)
  }
}

extension SyncConflict {
  /// As programs know it.
  fileprivate var kind: String {
    switch notice {
    case .broughtBack: "broughtBack"
    case .otherValue, .aside, .claimed, .sameDay, .alsoOpen, .goesBack: "another"
    }
  }
}
