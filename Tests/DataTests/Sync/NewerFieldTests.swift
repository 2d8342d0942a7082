import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Fields from a newer version are kept until this program supports them.
@Suite struct NewerFieldTests {
  private let folder = ScratchFolder()
  private let now = Now.fixed("2026-11-20T09:00")

  /// Opens the file with a later migration that adds a column to that table.
  private func upgraded(_ name: String, adding table: String) -> SQLStore {
    let step = Migration(number: Migration.known + 1, name: "later") {
      ["ALTER TABLE \(table) ADD COLUMN later TEXT"]
    }
    return SQLStore(
      SQLiteDriver(path: folder.place(name)), now: now, steps: Migration.all + [step])
  }

  @Test func `a field told before its program came is shown once its step has run`() throws {
    let day = Day(literal: "2026-11-20")
    let mum = Person(
      id: try #require(ID(rawValue: 300)),
      planting: PersonDetails(
        name: try PersonName("Mum"), rhythm: try CareRhythm(everyDays: 7), plantedOn: day))
    let watering = Watering(
      id: try #require(ID(rawValue: 301)), personID: mum.id, on: day, means: .call,
      ownMeans: "Signal")
    var unknown = watering
    unknown.ownMeans = nil
    let newer = SQLStore.sqlite(path: folder.place("newer.db"), now: now)
    try newer.write { try $0.sync.keep(SyncPart(device: DeviceID(rawValue: 1), name: "newer")) }
    try newer.write { (repositories) throws in
      try repositories.people.save(mum)
      try repositories.waterings.save(watering)
    }
    let told = try newer.read { try $0.sync.allItemStates() }

    let older = SQLStore.sqlite(path: folder.place("older.db"), now: now)
    try older.write { (repositories) throws in
      try repositories.people.save(mum)
      try repositories.waterings.save(unknown)
    }
    try older.write { (repositories) throws in
      try repositories.sync.keep(SyncPart(device: DeviceID(rawValue: 2), name: "older"))
      try repositories.sync.keep(told, areSettled: true)
    }
    try older.close()

    let store = upgraded("older.db", adding: "watering")
    #expect(try store.read { try $0.waterings.watering(watering.id) }?.ownMeans == nil)
    #expect(
      try store.read { try $0.sync.unsettledPlaces() }.contains(JournalPlace(.watering, 301)))
    try store.write { (repositories) throws in
      var replica = try #require(try StoredReplica(repositories))
      try replica.settle(at: now())
    }
    #expect(try store.read { try $0.waterings.watering(watering.id) } == watering)
  }

  @Test func `what no step has changed is not looked at anew`() throws {
    let older = SQLStore.sqlite(path: folder.place("older.db"), now: now)
    try older.write { (repositories) throws in
      let places = [JournalPlace(.book, 1), JournalPlace(.mood, 2), JournalPlace(.saying, 3)]
      try repositories.sync.keep(
        Dictionary(uniqueKeysWithValues: places.map { ($0, ItemState()) }), areSettled: true)
    }
    try older.close()
    let store = upgraded("older.db", adding: "book")
    #expect(try store.read { try $0.sync.unsettledPlaces() } == [JournalPlace(.book, 1)])
  }
}
