import Foundation
import HearthTestSupport
import JSONText
import Testing

@testable import HearthData
@testable import HearthDomain

/// Items of a kind that only a newer program knows are kept as received, and shown once this
/// program knows the kind.
@Suite struct NewerKindTests {
  private let folder = ScratchFolder()
  private let now = Now.fixed("2026-11-20T09:00")

  private func store(_ name: String) -> SQLStore {
    SQLStore.sqlite(path: folder.place("\(name).db"), now: now)
  }

  private func joined(_ name: String, as device: Int64) throws -> SQLStore {
    let store = store(name)
    try store.write { (repositories) throws in
      try repositories.sync.save(
        SyncParticipation(device: DeviceID(rawValue: device), name: name))
      try repositories.sync.save(
        SyncExchange(
          relay: SyncAddress(.folder, "/relay"), profile: SyncProfileID(rawValue: 1)))
    }
    return store
  }

  private func useCases(_ store: SQLStore) -> ToDoUseCases {
    ToDoUseCases(
      UseCaseContext(store, LocalClock(now: now, zone: FixedZone.seoul), .seeded(1)))
  }

  /// Adds a to-do, plants a person, and marks the to-do done; returns the entries.
  private func entries(of store: SQLStore) throws -> [SyncedEntry] {
    let added = try useCases(store).perform(.add(ToDoDetails(title: EventTitle("Milk"))))
    guard case .added(let milk) = added else { return [] }
    _ = try PeopleUseCases(
      UseCaseContext(store, LocalClock(now: now, zone: FixedZone.seoul), .seeded(2))
    ).plant(
      PersonDetails(
        name: PersonName("Mum"), rhythm: CareRhythm(everyDays: 7),
        plantedOn: Day(literal: "2026-11-20")))
    try useCases(store).perform(.markDone([milk.id]))
    return try store.read { try $0.sync.ownEntries(after: 0, limit: .max) }
  }

  private func receive(_ entries: [SyncedEntry], in store: SQLStore) throws {
    try store.write { (repositories) throws in
      var replica = try #require(try StoredReplica(repositories))
      #expect(try replica.receive(entries, from: "laptop", at: now()) == entries.count)
    }
  }

  private func showAffected(in store: SQLStore) throws {
    try store.write { (repositories) throws in
      var replica = try #require(try StoredReplica(repositories))
      try replica.showAffected(at: now())
    }
  }

  private func toDos(_ store: SQLStore) throws -> [String] {
    try store.read { repositories in
      try repositories.journal.allItems().filter { $0.kind == .toDo }.map { place in
        let values = try repositories.journal.values(at: place) ?? [:]
        return "\(values["title"]?.asText ?? "") \(values["doneAt"] ?? .nothing != .nothing)"
      }
    }
  }

  /// Returns an older program's store with the entries that it could not decode. A program of
  /// schema 35 stored the whole entry.
  private func olderStore(_ told: [SyncedEntry], keepingWhole: Bool) throws -> SQLStore {
    let older = try joined("older", as: 2)
    try receive(try told.map { try $0.asReceived(without: .toDo) }, in: older)
    #expect(try older.read { try $0.people.list(.all, in: 0..<9).map(\.name) } == ["Mum"])
    #expect(try toDos(older) == [])
    if keepingWhole {
      try older.write { (repositories) throws in
        for entry in told where entry.entry.steps.contains(where: { $0.item.kind == .toDo }) {
          try repositories.sync.append(entry)
        }
      }
    }
    try older.close()
    return store("older")
  }

  @Test(arguments: [false, true])
  func `items of a new kind are merged once the program knows it`(keepingWhole: Bool) throws {
    let laptop = try joined("laptop", as: 1)
    let told = try entries(of: laptop)
    #expect(told.count == 3)
    let updated = try olderStore(told, keepingWhole: keepingWhole)
    try showAffected(in: updated)
    #expect(try toDos(updated) == toDos(laptop))
    #expect(try toDos(updated) == ["Milk true"])
    try updated.read { repositories in
      #expect(try repositories.sync.allItemStates() == laptop.read { try $0.sync.allItemStates() })
      #expect(try StoredReplica(repositories)?.notices() == [])
      #expect(try repositories.sync.undecodedEntries() == [])
      // The history has each change once, as made on the other device.
      let log = try repositories.journal.entries(JournalFilter(), before: nil, limit: 9)
      #expect(log.map(\.name.device) == ["laptop", "laptop", "laptop"])
      #expect(log.map(\.name.number).sorted() == told.compactMap(\.heading?.number))
    }
    // Later changes arrive as usual, and nothing is merged twice.
    let milk = try #require(told[0].entry.steps.first?.item.id)
    try useCases(laptop).perform(.reopen([#require(ID(rawValue: milk))]))
    let later = try laptop.read { try $0.sync.ownEntries(after: 3, limit: .max) }
    try receive(later, in: updated)
    try showAffected(in: updated)
    #expect(try toDos(updated) == ["Milk false"])
  }

  @Test func `an entry of two new kinds is merged kind by kind`() throws {
    let laptop = try joined("laptop", as: 1)
    var told = try entries(of: laptop)
    told[0] = try told[0].asReceived(without: .toDo)
    var entry = told[0].entry
    entry.undecodedSteps.append(
      UndecodedStep(kind: "embers", text: #"["embers",7,0,0,null,null,{}]"#))
    let older = try joined("older", as: 2)
    try receive([SyncedEntry(entry, told[0].heading)], in: older)
    try showAffected(in: older)
    #expect(try toDos(older) == ["Milk false"])
    let left = try older.read { try $0.sync.undecodedEntries() }
    #expect(left.map(\.entry.undecodedSteps) == [Array(entry.undecodedSteps.suffix(1))])
    #expect(left.map(\.entry.steps) == [[]])
  }

  @Test(arguments: [false, true])
  func `a snapshot contains items of a new kind`(isMemory: Bool) throws {
    let laptop = try joined("laptop", as: 1)
    let told = try entries(of: laptop)
    let older: any Store = isMemory ? InMemoryStore(now: now) : try joined("older", as: 2)
    let snapshot = try older.write { (repositories) throws in
      try repositories.sync.save(SyncParticipation(device: DeviceID(rawValue: 2), name: "older"))
      var replica = try #require(try StoredReplica(repositories))
      _ = try replica.receive(
        told.map { try $0.asReceived(without: .toDo) }, from: "laptop", at: now())
      return try replica.snapshot()
    }
    let format = DeflatedSegments()
    let state = try snapshot.state.pages(of: 5).reduce(into: SyncState()) {
      $0.formUnion(try format.page(of: format.bytes(of: $1)))
    }
    let third = try joined("third", as: 3)
    try third.write { (repositories) throws in
      var replica = try #require(try StoredReplica(repositories))
      _ = try replica.mergeSnapshot(SyncSnapshot(seen: snapshot.seen, state: state), at: now())
    }
    #expect(try toDos(third) == ["Milk true"])
    #expect(
      try third.read { try $0.sync.allItemStates() }
        == laptop.read { try $0.sync.allItemStates() })
  }

  @Test func `an unknown verb does not prevent receiving`() throws {
    let laptop = try joined("laptop", as: 1)
    let told = try entries(of: laptop)
    let text = SyncCodec.json(told[2]).text
    let other = text.replacingOccurrences(of: #""done""#, with: #""kindle""#)
    #expect(other != text)
    let read = try SyncCodec.entry(JSONValue(reading: other))
    #expect(read.entry == told[2].entry)
    #expect(read.heading?.verb == .edit && read.heading?.subject == told[2].heading?.subject)
  }
}

extension SyncedEntry {
  /// Returns the entry as it is received by a program that does not know the kind; `isUnknown`
  /// limits this to some items.
  func asReceived(
    without kind: JournalKind, where isUnknown: (ItemReference) throws -> Bool = { _ in true }
  ) throws -> SyncedEntry {
    let json = SyncCodec.json(self)
    var entry = try SyncCodec.entry(json).entry
    let steps = entry.steps
    entry.steps = []
    for (step, json) in zip(steps, try SyncCodec.array(json["steps"])) {
      if try step.item.kind == kind && isUnknown(step.item) {
        entry.undecodedSteps.append(UndecodedStep(kind: kind.name, text: json.text))
        entry.stamps[step.item] = nil
      } else {
        entry.steps.append(step)
      }
    }
    return SyncedEntry(entry, heading)
  }
}
