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
    let step = Migration(number: Migration.newestNumber + 1, name: "later") {
      ["ALTER TABLE \(table) ADD COLUMN later TEXT"]
    }
    return SQLStore(
      SQLiteDriver(path: folder.place(name)), now: now, steps: Migration.all + [step])
  }

  @Test func `a field of a later version is applied once its migration has run`() throws {
    let day = Day(literal: "2026-11-20")
    let mum = Person(
      id: try #require(ID(rawValue: 300)),
      planting: PersonDetails(
        name: try PersonName("Mum"), rhythm: try CareRhythm(everyDays: 7), plantedOn: day))
    let watering = Watering(
      id: try #require(ID(rawValue: 301)), personID: mum.id, on: day, means: .call,
      ownMeans: "Signal")
    var unknown = watering
    unknown.customMethod = nil
    let newer = SQLStore.sqlite(path: folder.place("newer.db"), now: now)
    try newer.write {
      try $0.sync.save(SyncParticipation(device: DeviceID(rawValue: 1), name: "newer"))
    }
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
      try repositories.sync.save(SyncParticipation(device: DeviceID(rawValue: 2), name: "older"))
      try repositories.sync.save(told, areShown: true)
    }
    try older.close()

    let store = upgraded("older.db", adding: "watering")
    #expect(try store.read { try $0.waterings.watering(watering.id) }?.customMethod == nil)
    #expect(
      try store.read { try $0.sync.itemsToShow() }.contains(ItemReference(.watering, 301)))
    try store.write { (repositories) throws in
      var replica = try #require(try StoredReplica(repositories))
      try replica.showAffected(at: now())
    }
    #expect(try store.read { try $0.waterings.watering(watering.id) } == watering)
  }

  @Test func `unchanged fields are not examined again`() throws {
    let older = SQLStore.sqlite(path: folder.place("older.db"), now: now)
    try older.write { (repositories) throws in
      let places = [ItemReference(.book, 1), ItemReference(.mood, 2), ItemReference(.saying, 3)]
      try repositories.sync.save(
        Dictionary(uniqueKeysWithValues: places.map { ($0, ItemState()) }), areShown: true)
    }
    try older.close()
    let store = upgraded("older.db", adding: "book")
    #expect(try store.read { try $0.sync.itemsToShow() } == [ItemReference(.book, 1)])
  }
}
