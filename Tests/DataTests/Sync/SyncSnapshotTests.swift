import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Snapshots of all data, and the pieces that they make superfluous.
@Suite(.withLibsodium) struct SyncSnapshotTests: SyncedDevices {
  let relay = InMemoryRelay()

  /// A rule by which a snapshot is due after any piece.
  private static let eager = SnapshotRule(minBytes: 1, minPieces: 1)

  private func names(_ isWanted: (PieceName) -> Bool) throws -> [PieceName] {
    try relay.list(after: nil).names.filter(isWanted)
  }

  private var segments: [PieceName] {
    get throws { try names { if case .segment = $0 { true } else { false } } }
  }

  private var snapshots: [PieceName] {
    get throws { try names { if case .snapshot(_, _, 1) = $0 { true } else { false } } }
  }

  private func pass(days: Int64, _ devices: SyncedDevice...) {
    for device in devices { device.time.pass(milliseconds: days * 86_400_000) }
  }

  @Test func `a snapshot is due by the amount of new data and the last snapshot's size`() {
    let rule = SnapshotRule.standard
    let mega = 1 << 20
    for (size, pieces, bytes, isDue) in [
      (0, 10, 4 * mega, true), (0, 10, 4 * mega - 1, false), (0, 5_000, 1, true),
      (0, 4_999, 1, false), (16 * mega, 10, 4 * mega, true), (20 * mega, 10, 4 * mega, false),
      (20 * mega, 9_000, mega, false), (2 * mega, 5_000, mega, true), (0, 0, 0, false),
    ] {
      #expect(rule.isDue(after: size, pieces: pieces, bytes: bytes) == isDue)
    }
  }

  @Test func `a new device gets all data from the snapshot, without the pieces`() throws {
    let (one, two) = (device(1, snapshots: Self.eager), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    let mum = try one.plant("Mum")
    _ = try one.people.water(mum.id, by: .call)
    _ = try one.plant("Gone")
    try one.people.remove(try one.plant("Removed").id)
    #expect(try one.sync().problems == [])
    #expect(try snapshots.count == 1)
    for name in try segments { try relay.delete(name) }
    let meeting = try two.join.prepare(address, called: "phone", passphrase()).comparison
    #expect(meeting.onlyThereCount == 3)
    try two.join(address, called: "phone", passphrase())
    #expect(try two.names == ["Gone", "Mum"])
    // Syncing continues in both directions.
    try two.rename(mum, to: "Mama")
    for device in [two, one] { #expect(try device.sync().problems == []) }
    #expect(try one.names == ["Gone", "Mama"])
    #expect(try one.tools.queries.conflicts() == [])
    #expect(try one.sync() == SyncReport() && two.sync() == SyncReport())
  }

  @Test func `a joining device reports entries of the same name on both sides`() throws {
    let (one, two) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    let there = try one.plant("Mum")
    _ = try one.plant("Ruth")
    _ = try one.sync()
    let here = try two.plant("mum")
    _ = try two.plant("Jimin")
    // Events are equal only at the same time.
    func plan(_ title: String, _ start: String, on device: SyncedDevice) throws -> Int64 {
      let start = LocalTime(literal: start)
      let span = try EventSpan(from: start, to: start.adding(minutes: 30), zone: "Asia/Seoul")
      let details = EventDetails(title: try EventTitle(title), span: span)
      return try ScheduleUseCases(device.context).add(details).event.id.rawValue
    }
    let dentist = try plan("Dentist", "2026-11-24T15:00", on: one)
    _ = try plan("Choir", "2026-11-24T19:00", on: one)
    _ = try one.sync()
    let other = try plan("dentist", "2026-11-24T15:00", on: two)
    _ = try plan("Choir", "2026-11-25T19:00", on: two)
    let meeting = try two.join.prepare(address, called: "phone", passphrase()).comparison
    #expect(
      Set(meeting.possibleDuplicates) == [
        PossibleDuplicate(
          kind: .person, name: "mum", hereID: here.id.rawValue, thereID: there.id.rawValue),
        PossibleDuplicate(kind: .event, name: "dentist", hereID: other, thereID: dentist),
      ])
    #expect(meeting.onlyHereCount == 4 && meeting.onlyThereCount == 4)
  }

  @Test func `a joining device is not told to remove linked entries`() throws {
    let (one, two) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    let start = LocalTime(literal: "2026-11-24T15:00")
    let details = try EventDetails(
      title: EventTitle("Dentist"),
      span: EventSpan(from: start, to: start.adding(minutes: 30), zone: "Asia/Seoul"))
    _ = try ScheduleUseCases(one.context).add(details)
    _ = try one.sync()
    let id = try #require(ID<Event>(rawValue: 1 << 40))
    try two.store.write { (repositories) throws in
      let work = try CalendarName("work")
      try repositories.calendars.save(
        EventCalendar(name: work, color: .standard, link: ID(rawValue: 7)))
      try repositories.events.save(Event(id: id, details: details, in: work))
    }
    let meeting = try two.join.prepare(address, called: "phone", passphrase()).comparison
    #expect(meeting.possibleDuplicates == [])
  }

  @Test func `pieces in two snapshots go after thirty days, and offline devices miss nothing`()
    throws
  {
    let devices = [device(1, snapshots: Self.eager), device(2), device(3)]
    let (one, two, sleeper) = (devices[0], devices[1], devices[2])
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    try sleeper.join(address, called: "tablet", passphrase())
    let mum = try one.plant("Mum")
    for device in [one, two, sleeper] { _ = try device.sync() }
    // The device goes offline with data that no other has.
    _ = try sleeper.plant("Dreamt")
    try sleeper.rename(mum, to: "Mother")
    for turn in 1...3 {
      _ = try one.plant("Day \(turn)")
      for device in [one, two] { _ = try device.sync() }
    }
    #expect(try snapshots.count == 2)
    let all = try segments
    pass(days: 40, one, two, sleeper)
    for device in [two, one] { _ = try device.sync() }
    // The offline device may still need them.
    #expect(try Set(segments).isSuperset(of: all.dropFirst()))
    pass(days: 160, one, two, sleeper)
    try one.rename(mum, to: "Mama")
    for device in [one, two, one, two] { #expect(try device.sync().problems == []) }
    #expect(try Set(segments).isDisjoint(with: all))
    for device in [sleeper, one, two, sleeper] { #expect(try device.sync().problems == []) }
    for device in devices {
      #expect(try device.names.count == 5)
      #expect(try device.names.contains("Dreamt"))
      // Neither device had seen the other's new name, so one of them is listed as a conflict.
      #expect(try device.tools.queries.conflicts().count == 1)
    }
    #expect(try one.names == two.names && two.names == sleeper.names)
    let late = device(4)
    try late.join(address, called: "late", passphrase())
    #expect(try late.names == one.names)
  }

  @Test func `a device that only reads acknowledges once a day`() throws {
    let (one, two, _) = try three()
    let before = try segments.count
    _ = try one.plant("A")
    for device in [one, two, two] { _ = try device.sync() }
    #expect(try segments.count == before + 1)
    pass(days: 1, one, two)
    for _ in 0..<2 { #expect(try two.sync().sentCount == 0) }
    #expect(try segments.count == before + 2)
    #expect(try one.sync().receivedCount == 0)
    #expect(
      try one.tools.queries.status().devices.filter { $0.name == "phone" }[0].entriesBehind == 0)
    // An answer does not cause another one.
    pass(days: 1, one, two)
    for device in [one, two] { _ = try device.sync() }
    #expect(try segments.count == before + 2)
  }

  @Test func `an incomplete snapshot is ignored and removed`() throws {
    let other = SpoiledRelay(relay)
    let one = device(1, through: other, snapshots: Self.eager)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try one.plant("A")
    // The last call is the write of the first part.
    var calls = 0
    while try names({ if case .snapshot = $0 { true } else { false } }).isEmpty {
      other.change { $0.calls = calls }
      #expect(throws: SpoiledRelay.Killed.self) { try one.sync() }
      calls += 1
    }
    let left = try names { if case .snapshot = $0 { true } else { false } }
    #expect(try snapshots == [])
    let two = device(2)
    try two.join(address, called: "phone", passphrase())
    #expect(try two.names == ["A"])
    other.heal()
    for _ in 0..<2 { #expect(try one.sync().problems == []) }
    #expect(try snapshots.count == 1)
    #expect(try Set(relay.list(after: nil).names).isDisjoint(with: left))
  }

  @Test func `two concurrent snapshots do no harm`() throws {
    let other = SpoiledRelay(relay)
    let (one, two) = (
      device(1, snapshots: Self.eager), device(2, through: other, snapshots: Self.eager)
    )
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    _ = try one.plant("One")
    _ = try two.plant("Two")
    _ = try one.sync()
    // The other device sees neither that snapshot nor the pieces in it.
    let unseen = Set(try relay.list(after: nil).names)
    other.change { trouble in
      trouble.hidden = unseen.filter { if case .key = $0 { false } else { true } }
    }
    _ = try two.sync()
    other.heal()
    #expect(try snapshots.count > 1)
    for device in [one, two, one] { #expect(try device.sync().problems == []) }
    for name in try segments { try relay.delete(name) }
    let three = device(3)
    try three.join(address, called: "tablet", passphrase())
    #expect(try one.names == ["One", "Two"] && two.names == one.names)
    #expect(try three.names == one.names)
  }

  @Test func `a snapshot of a removed device is not used any more`() throws {
    let (one, two) = (device(1), device(2))
    let thief = device(3, snapshots: Self.eager)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    try thief.join(address, called: "tablet", passphrase())
    _ = try one.plant("Mum")
    for device in [one, thief, one, two] { _ = try device.sync() }
    #expect(try snapshots.count == 1)
    for name in try segments { try relay.delete(name) }
    let changeKey = one.tools.changeKey
    _ = try changeKey(otherPassphrase(), without: changeKey.findDevice("tablet").id)
    // The remaining device wrote all its data again.
    #expect(try snapshots.count == 2)
    let late = device(4)
    try late.join(address, called: "late", otherPassphrase())
    #expect(try late.names == ["Mum"])
    #expect(try two.sync().problems == [])
  }

  @Test func `a damaged snapshot is reported and not read, and another is written`() throws {
    let other = SpoiledRelay(relay)
    let one = device(1, through: other, snapshots: Self.eager)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try one.plant("Mum")
    _ = try one.sync()
    for name in try segments { try relay.delete(name) }
    let part = try #require(
      try names { if case .snapshot(_, _, 2) = $0 { true } else { false } }.first)
    other.change { $0.spoiled = [part] }
    let two = device(2, through: other)
    try two.join(address, called: "phone", passphrase())
    #expect(try two.names == [])
    #expect(try two.tools.queries.status().problem == "forged laptop")
    // A device with all data detects this and writes another snapshot.
    #expect(try one.tools.check().check.damagedSnapshotAuthors == ["laptop"])
    #expect(try snapshots.count == 2)
    #expect(try two.sync().problems == [])
    #expect(try two.names == ["Mum"])
    #expect(try one.tools.check().check.damagedSnapshotAuthors == [])
  }

  @Test func `a copied store is detected through a snapshot, too`() throws {
    let one = device(1, snapshots: Self.eager)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    let copy = one.on(InMemoryStore(copying: one.store))
    _ = try one.plant("A")
    _ = try one.sync()
    for name in try segments { try relay.delete(name) }
    let report = try copy.sync()
    #expect(report.problems == [] && report.renaming?.to == "laptop-2")
    #expect(try copy.names == ["A"])
  }

  @Test func `a snapshot of a newer program waits for the update`() throws {
    let (one, two) = (device(1, snapshots: Self.eager), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try one.plant("A")
    _ = try one.sync()
    let (part, exchange) = try one.tools.activeExchange()
    let keys = RelayKeys(
      one.tools, try one.tools.keyRing(of: part.device), relay, try relay.list(after: nil).names)
    let name = PieceName.snapshot(part.device, number: exchange.snapshots.count + 7, part: 1)
    var bytes = SnapshotManifest(seen: part.applied, size: 0, hashes: []).bytes
    bytes[7] = 9
    try relay.putNew(name, try keys.sealed(bytes, as: name))
    try two.join(address, called: "phone", passphrase())
    #expect(try two.names == ["A"])
    #expect(try two.sync().problems == [.newerProgram(device: "laptop")])
  }
}
