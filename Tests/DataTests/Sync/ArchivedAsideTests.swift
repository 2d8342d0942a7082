import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Data that devices set aside is archived like all entered data.
@Suite struct ArchivedAsideTests: ArchiveText {
  private let folder = ScratchFolder()
  private let time = TestClock("2026-11-20T09:00")

  private struct Device {
    let store: SQLStore
    let context: UseCaseContext

    var people: PeopleUseCases { PeopleUseCases(context) }

    var aside: [SetAsideData] {
      get throws { try store.read { try StoredReplica($0)?.setAsideData() } ?? [] }
    }

    func change(_ body: (inout StoredReplica) throws -> Void) throws {
      try store.write { (repositories) throws in
        var replica = try #require(try StoredReplica(repositories))
        try body(&replica)
      }
    }
  }

  /// Returns a device; it syncs unless the number is nil.
  private func device(_ number: Int64?) throws -> Device {
    let store = SQLStore.sqlite(
      path: folder.place("\(number ?? 0).db"), now: time.clock.now)
    if let number {
      try store.write { (repositories) throws in
        try repositories.sync.save(
          SyncParticipation(device: DeviceID(rawValue: number), name: "d\(number)"))
      }
    }
    return Device(
      store: store,
      context: UseCaseContext(store, time.clock, .seeded(UInt64(number ?? 0))))
  }

  private func tell(_ other: Device, of device: Device) throws {
    let entries = try device.store.read { try $0.sync.ownEntries(after: 0, limit: .max) }
    let moment = time.clock.now()
    try other.change { replica in
      _ = try replica.receive(entries, from: "other", at: moment)
      try replica.showAffected(at: moment)
    }
  }

  /// Returns two devices, one of which removed the person that the other watered, and the archived
  /// people from before.
  private func two() throws -> (Device, Device, people: String) {
    let (one, two) = (try device(1), try device(2))
    let mum = try one.people.plant(
      PersonDetails(
        name: PersonName("Mum"), rhythm: CareRhythm(everyDays: 7), plantedOn: time.clock.today))
    try tell(two, of: one)
    let before = try text(of: one.store)
    let start = try #require(before.range(of: "\"people\":["))
    let end = try #require(before.range(of: "]", range: start.upperBound..<before.endIndex))
    _ = try two.people.water(mum.id, by: .call)
    try one.people.remove(mum.id)
    try tell(two, of: one)
    try tell(one, of: two)
    return (one, two, String(before[start.lowerBound..<end.upperBound]))
  }

  /// Returns the archive from the list of set-aside data on.
  private func aside(of text: String) throws -> String {
    String(text[try #require(text.range(of: "\"aside\":")).lowerBound...])
  }

  private func facts(_ outcome: ArchiveOutcome) -> [ImportFact] {
    outcome.report.skipped.first.map(\.fact)
  }

  @Test func `orphaned data is at the end of every archive, equal on all devices`() throws {
    let (one, two, _) = try two()
    let told = try text(of: one.store)
    #expect(try text(of: two.store) == told)
    #expect(try one.aside.map(\.item.kind) == [.watering])
    let start = "\"aside\":[\n{\"kind\":\"waterings\",\"id\":"
    #expect(told.contains(start), "\(told)")
    #expect(told.contains("\"reason\":\"orphaned\",\"ownerKind\":\"people\",\"owner\":"))
    #expect(told.hasSuffix("\n]}\n"))
    var bytes: [UInt8] = []
    let counts = try SQLArchive(store: one.store).writeIntactParts(
      to: { bytes += $0 }, withJournal: true, missing: { _ in Issue.record("a gap") })
    #expect(counts.suffix(2).map(\.areaKey) == ["journalSteps", "aside"])
    #expect(try aside(of: String(decoding: bytes, as: UTF8.self)) == aside(of: told))
    // Without such data there is no list.
    #expect(try !text(of: try device(3).store).contains("aside"))
  }

  @Test(.inWholeRuns)
  func `known orphaned data stays, and removed data is set aside again on all devices`() throws {
    let (one, two, _) = try two()
    let told = try text(of: one.store)
    let again = try read(told, into: one.store)
    #expect(again.added == 0 && again.unchanged == 1 && facts(again) == [])
    let kept = try one.aside
    let place = try #require(kept.first?.item)
    let moment = time.clock.now()
    try one.change { replica in
      try replica.appendOwn(
        [JournalStep(at: place, of: place.id, .removed, title: "", fields: [])], at: moment)
    }
    #expect(try one.aside == [])
    let back = try read(told, into: one.store)
    #expect(back.added == 1 && facts(back) == [])
    #expect(try one.aside == kept)
    try tell(two, of: one)
    #expect(try two.aside == kept)
    #expect(try text(of: one.store) == told && text(of: two.store) == told)
  }

  @Test func `orphaned data is restored if the file contains its person too`() throws {
    let (one, _, people) = try two()
    let told = try text(of: one.store)
    let outcome = try read(
      told.replacingOccurrences(of: "\"people\":[]", with: people), into: one.store)
    #expect(outcome.added == 1 && outcome.unchanged == 1, "\(outcome)")
    let moment = time.clock.now()
    try one.change { try $0.showAffected(at: moment) }
    #expect(try one.aside == [])
    #expect(try text(of: one.store).contains("\"waterings\":[\n{"))
  }

  @Test(.inWholeRuns) func `a store without that data reports it`() throws {
    let told = try text(of: try two().0.store)
    for (number, fact) in [(Int64?.none, ImportFact.setAsideData), (3, .refersToMissing)] {
      let other = try device(number)
      let outcome = try read(told, into: other.store)
      #expect(facts(outcome) == [fact] && outcome.added == 0)
      #expect(try other.aside == [])
    }
  }

  @Test(.inWholeRuns) func `too many parts are reported separately`() throws {
    let (one, two) = (try device(1), try device(2))
    _ = try SayingUseCases(one.context) { [] }.add(
      SayingDetails(english: SayingText("first")))
    try tell(two, of: one)
    let places = try one.store.read { try $0.journal.allItems() }
    let saying = try #require(places.first { $0.kind == .saying })
    let moment = time.clock.now()
    for (device, tags) in [(one, "abcde"), (two, "fghij")] {
      let lines = tags.map { "\($0)" }.joined(separator: "\n")
      try device.change { replica in
        try replica.appendOwn(
          [
            JournalStep(
              at: saying, of: saying.id, .changed, title: "",
              fields: [JournalField("tags", .lines, from: .nothing, to: .text(lines))])
          ], at: moment)
      }
    }
    try tell(two, of: one)
    try tell(one, of: two)
    let told = try text(of: one.store)
    // Positions in the deck belong to each store.
    #expect(try aside(of: text(of: two.store)) == aside(of: told))
    #expect(told.contains("\"reason\":\"tooMany\",\"fields\":{\"tags\":["), "\(told)")
    let again = try read(told, into: one.store)
    #expect(again.added + again.keptDespiteDifference == 0 && facts(again) == [])
    // Another store imports the saying and reports the refused fields.
    let other = try read(told, into: try device(nil).store)
    #expect(other.added > 0 && facts(other) == [.setAsideData], "\(other)")
  }

  @Test func `set-aside changes of unknown entries create nothing on any device`() throws {
    let (one, two) = (try device(1), try device(2))
    let mum = try one.people.plant(
      PersonDetails(
        name: PersonName("Mum"), rhythm: CareRhythm(everyDays: 7), plantedOn: time.clock.today))
    try tell(two, of: one)
    let moment = time.clock.now()
    let watering = ItemReference(.watering, 5_000_000)
    try one.change { replica in
      try replica.appendOwn(
        [
          JournalStep(
            at: watering, of: mum.id.rawValue, .changed, title: "",
            fields: [
              JournalField("memo", .text, from: .nothing, to: .text("later")),
              JournalField("person", .id, from: .nothing, to: .number(mum.id.rawValue)),
            ])
        ], at: moment)
    }
    let kept = try one.aside
    #expect(kept.map(\.item) == [watering] && kept.map(\.reason) == [.notBorn])
    let told = try text(of: one.store)
    #expect(told.contains("\"reason\":\"notBorn\""), "\(told)")
    let again = try read(told, into: one.store)
    #expect(again.added == 0 && facts(again) == [], "\(again)")
    #expect(try one.aside == kept)
    let other = try read(told, into: two.store)
    #expect(other.added == 1 && facts(other) == [], "\(other)")
    for device in [one, two] {
      try device.change { try $0.showAffected(at: moment) }
      #expect(try device.aside == kept)
      #expect(try text(of: device.store).contains("\"waterings\":[]"))
    }
  }

  @Test func `an invalid record is named`() throws {
    let id = "\"id\":\"0000000000001\""
    let lock = "{\"@\":\"profile.lock\",\"value\":\"x\"}"
    let rows: [(record: String, fact: ImportFact)] = [
      (
        "{\"kind\":\"planets\",\(id),\"reason\":\"orphaned\",\"fields\":{}}",
        .unreadable(field: "kind", text: "planets")
      ),
      (
        "{\"kind\":\"waterings\",\"id\":\"!\",\"reason\":\"orphaned\",\"fields\":{}}",
        .unreadable(field: "id", text: "\"!\"")
      ),
      (
        "{\"kind\":\"waterings\",\(id),\"part\":\"x\",\"reason\":\"orphaned\",\"fields\":{}}",
        .unreadable(field: "part", text: "\"x\"")
      ),
      (
        "{\"kind\":\"waterings\",\(id),\"reason\":\"bored\",\"fields\":{}}",
        .unreadable(field: "reason", text: "bored")
      ),
      (
        "{\"kind\":\"waterings\",\(id),\"reason\":\"orphaned\"}",
        .unreadable(field: "fields", text: "null")
      ),
      // A file cannot set a lock.
      (
        "{\"kind\":\"settings\",\(id),\"reason\":\"notBorn\",\"fields\":\(lock)}",
        .unreadable(field: "fields", text: lock)
      ),
    ]
    let one = try device(1)
    let outcome = try read(
      archive([("aside", rows.map(\.record))]), into: one.store)
    #expect(facts(outcome) == rows.map(\.fact))
    #expect(outcome.added == 0)
    #expect(try one.aside == [])
  }
}
