import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// What a newer program tells of a thing waits for the program that knows it.
@Suite struct NewerFieldTests {
  private let folder = ScratchFolder()
  private let now = Now.fixed("2026-11-20T09:00")

  @Test(.inWholeRuns)
  func `a field told before its program came is shown once its step has run`() throws {
    let day = Day(literal: "2026-11-20")
    let mum = Person(
      id: try #require(ID(rawValue: 300)),
      planting: PersonDetails(
        name: try PersonName("Mum"), rhythm: try CareRhythm(everyDays: 7), plantedOn: day))
    let watering = Watering(
      id: try #require(ID(rawValue: 301)), personID: mum.id, on: day, means: .call,
      ownMeans: "Signal")
    let newer = SQLStore.sqlite(path: folder.place("newer.db"), now: now)
    try newer.write { try $0.sync.keep(SyncPart(device: DeviceID(rawValue: 1), name: "newer")) }
    try newer.write { (repositories) throws in
      try repositories.people.save(mum)
      try repositories.waterings.save(watering)
    }
    let told = try newer.read { try $0.sync.allThings() }

    let path = folder.file("older.db")
    let older = SQLStore.older(than: .ownMeans, at: path, now: now)
    try older.putOld([mum], in: "person")
    try older.putOld([watering], in: "watering")
    try older.write { (repositories) throws in
      try repositories.sync.keep(SyncPart(device: DeviceID(rawValue: 2), name: "older"))
      try repositories.sync.keep(told, areSettled: true)
    }
    try older.close()

    let store = SQLStore.sqlite(path: FilePath(path), now: now)
    #expect(try store.read { try $0.waterings.watering(watering.id) }?.ownMeans == nil)
    #expect(
      try store.read { try $0.sync.unsettledPlaces() }.contains(JournalPlace(.watering, 301)))
    try store.write { (repositories) throws in
      var replica = try #require(try StoredReplica(repositories))
      try replica.settle(at: now())
    }
    #expect(try store.read { try $0.waterings.watering(watering.id) } == watering)
  }

  @Test(.inWholeRuns)
  func `what no step has changed is not looked at anew`() throws {
    let path = folder.file("older.db")
    let older = SQLStore.older(than: .sharedISBNs, at: path, now: now)
    try older.write { (repositories) throws in
      let places = [JournalPlace(.book, 1), JournalPlace(.mood, 2), JournalPlace(.saying, 3)]
      try repositories.sync.keep(
        Dictionary(uniqueKeysWithValues: places.map { ($0, ThingState()) }), areSettled: true)
    }
    try older.close()
    let store = SQLStore.sqlite(path: FilePath(path), now: now)
    #expect(try store.read { try $0.sync.unsettledPlaces() } == [JournalPlace(.book, 1)])
  }
}
