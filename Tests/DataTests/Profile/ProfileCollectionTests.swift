import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ProfileCollectionTests {
  private let folder = ScratchFolder()
  private let registry: ProfilesFile

  init() throws {
    registry = ProfilesFile(folder: FilePath(folder.path))
  }

  private func collection(
    _ file: String? = ProfileRoster.firstFile, _ front: any ProfileLockAccess = InMemoryStore(),
    _ registry: (any ProfileRegistry)? = nil
  ) -> ProfileCollection {
    ProfileCollection(
      registry: registry ?? self.registry, newID: IDGenerator(now: .system, randomness: .system),
      file: file, front: front)
  }

  private var damage: DomainError { .damaged(.store(path: "/hearth.db", detail: "page 3")) }

  @Test func `a profile with a damaged store can be left and removed`() throws {
    let work = try collection().create(DisplayName("Work"))
    _ = try collection().use("Work")
    let damaged = collection(work.file, FailingProfileFront(error: damage))
    #expect(try damaged.roster().currentEntry.name.value == "Work")
    #expect(try damaged.use("guest").file == ProfileRoster.firstFile)
    #expect(try registry.load().currentFile == ProfileRoster.firstFile)
    try damaged.remove(work)
    #expect(try registry.load().entries.map(\.file) == [ProfileRoster.firstFile])
  }

  @Test func `a store that cannot be removed stays listed`() throws {
    struct Unerasable: ProfileRegistry {
      let registry: ProfilesFile
      func load() throws -> ProfileRoster { try registry.load() }
      func change<Answer>(_ body: (inout ProfileRoster) throws -> Answer) throws -> Answer {
        try registry.change(body)
      }
      func remove(
        _ entry: ProfileRoster.Entry, _ body: (inout ProfileRoster) throws -> Void
      ) throws { throw CancellationError() }
      func create(
        _ entry: ProfileRoster.Entry, filling fill: (ProfileRoster.Entry) throws -> Void,
        _ body: (inout ProfileRoster) throws -> Void
      ) throws { throw CancellationError() }
    }
    let work = try collection().create(DisplayName("Work"))
    _ = try collection().use("Work")
    let before = try registry.load()
    let stuck = collection(ProfileRoster.firstFile, InMemoryStore(), Unerasable(registry: registry))
    #expect(throws: CancellationError.self) { try stuck.remove(work) }
    #expect(try registry.load() == before)
  }

  /// A registry that cannot be written, as on a full disk.
  private struct Full: ProfileRegistry {
    let registry: ProfilesFile
    var error: DomainError = .unavailable(.file(path: "profiles.json", .full))

    func load() throws -> ProfileRoster { try registry.load() }
    func change<Answer>(_ body: (inout ProfileRoster) throws -> Answer) throws -> Answer {
      var roster = try registry.load()
      _ = try body(&roster)
      throw error
    }
    func remove(
      _ entry: ProfileRoster.Entry, _ body: (inout ProfileRoster) throws -> Void
    ) throws { throw error }
    func create(
      _ entry: ProfileRoster.Entry, filling fill: (ProfileRoster.Entry) throws -> Void,
      _ body: (inout ProfileRoster) throws -> Void
    ) throws {
      try registry.create(entry, filling: fill) {
        try body(&$0)
        throw error
      }
    }
  }

  @Test func `a profile that cannot be filled or listed leaves nothing behind`() throws {
    let full = Full(registry: registry)
    #expect(throws: CancellationError.self) {
      try collection().create(DisplayName("Work")) { _ in throw CancellationError() }
    }
    #expect(try registry.load() == .withOnlyFirst)
    #expect(throws: full.error) {
      try collection(ProfileRoster.firstFile, InMemoryStore(), full)
        .create(DisplayName("Work"), filling: fill)
    }
    #expect(try stores().isEmpty)
    let taken = { (entry: ProfileRoster.Entry) in
      try self.fill(entry)
      _ = try self.collection().create(DisplayName("Work"))
    }
    #expect(throws: DomainError.conflict(.profile, holder: "Work")) {
      try collection().create(DisplayName("Work"), filling: taken)
    }
    #expect(try stores().count == 1)
  }

  private func fill(_ entry: ProfileRoster.Entry) throws {
    try EmptyStore.put(at: folder.file(entry.file))
  }

  private func stores() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file("profiles"))
  }

  @Test func `until a profile is listed, its store has a temporary name`() throws {
    var seen: [String] = []
    let work = try collection().create(DisplayName("Work")) { entry in
      try fill(entry)
      seen = try stores()
      #expect(try registry.load() == .withOnlyFirst)
    }
    #expect(seen.count == 1 && seen[0].hasPrefix(".hearth-unfinished-"))
    #expect(try stores() == [String(work.file.dropFirst("profiles/".count))])
  }

  /// The program was killed between writing the list and renaming the store.
  @Test func `a listed store gets its name, and an unlisted one is removed`() throws {
    let work = try collection().create(DisplayName("Work"), filling: fill)
    let bytes = folder.bytes(work.file)
    for ending in [".made", ".removed"] {
      try FileManager.default.moveItem(
        atPath: folder.file(work.file), toPath: folder.file(work.file + ending))
      #expect(try registry.load().entries.map(\.file) == [ProfileRoster.firstFile, work.file])
      #expect(folder.bytes(work.file) == bytes)
      let stray = "profiles/0000000000009.db" + ending
      try folder.write(stray, [1])
      try folder.write("hearth.db" + ending, [1])
      try folder.write("mine.db" + ending, [1])
      _ = try collection().use("guest")
      #expect(folder.bytes(stray) == nil && folder.bytes("mine.db" + ending) == [1])
      // The first profile is always listed.
      #expect(folder.bytes("hearth.db") == [1])
      try folder.remove("hearth.db")
    }
  }

  @Test func `a rename that cannot be written to the list changes no store`() throws {
    let noted = Full(registry: registry)
    let store = InMemoryStore()
    let full = collection(ProfileRoster.firstFile, store, noted)
    let mina = try DisplayName("Mina")
    #expect(throws: noted.error) {
      try full.write(in: store) { (try $0.profile.save(Profile(displayName: mina)), mina) }
    }
    #expect(try store.read { try $0.profile.load() } == Profile())
    // The journal does not contain it either.
    #expect(try store.read { try $0.journal.entries(JournalFilter(), before: nil, limit: 9) } == [])
  }

  @Test func `a rename that cannot be written to the store is reverted in the list`() throws {
    struct Uncommitted: Store {
      let kept = InMemoryStore()
      func read<T>(_ body: (Repositories) throws -> T) throws -> T { try kept.read(body) }
      func write<T>(_ body: (Repositories) throws -> T) throws -> T {
        _ = try kept.write(body)
        throw CancellationError()
      }
    }
    try rename(collection(), "Mina")
    let mo = try DisplayName("Mo")
    #expect(throws: CancellationError.self) {
      try collection().write(in: Uncommitted()) { _ in ((), mo) }
    }
    #expect(try registry.load().entries.first?.name.value == "Mina")
  }

  /// Renames the profile without changing the store.
  private func rename(_ collection: ProfileCollection, _ name: String) throws {
    let name = try DisplayName(name)
    try collection.write(in: InMemoryStore()) { _ in ((), name) }
  }

  @Test func `a name is written only if it is free, and listed only if it is written`() throws {
    _ = try collection().create(DisplayName("Work"))
    #expect(throws: DomainError.conflict(.profile, holder: "Work")) {
      try rename(collection(), "work")
    }
    #expect(throws: CancellationError.self) {
      try collection().write(in: InMemoryStore()) { _ -> (answer: Void, name: DisplayName?) in
        throw CancellationError()
      }
    }
    #expect(try registry.load().entries.first?.name.isEmpty == true)
    try rename(collection(), "Mina")
    #expect(try registry.load().entries.first?.name.value == "Mina")
    // A store outside the profiles may have any name.
    for file in [nil, "elsewhere.db"] {
      try rename(collection(file), "Work")
    }
    #expect(try registry.load().entries.map(\.name.value) == ["Mina", "Work"])
  }

  @Test func `of concurrent claims for one name, one succeeds`() async throws {
    let entries = try (1...12).map { try collection().create(DisplayName("p\($0)")) }
    let collections = entries.map { collection($0.file) }
    let winners = await withTaskGroup(of: Bool.self) { group in
      for collection in collections {
        group.addTask { (try? rename(collection, "Mina")) != nil }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(winners == 1)
    #expect(try registry.load().entries.count { $0.name.value == "Mina" } == 1)
  }

  @Test func `the welcome does not accept a name of another profile`() throws {
    let store = InMemoryStore()
    _ = try collection().create(DisplayName("Work"))
    let finish = FinishWelcome(
      store: store, now: .fixed("2026-11-20T09:00"),
      collection: collection(ProfileRoster.firstFile, store))
    #expect(throws: DomainError.conflict(.profile, holder: "Work")) {
      try finish(displayName: DisplayName("WORK"))
    }
    #expect(try store.read { try $0.profile.load() } == Profile())
    #expect(try finish(displayName: DisplayName("Mina")).displayName.value == "Mina")
    #expect(try registry.load().entries.first?.name.value == "Mina")
  }

  @Test func `a profile that was the guest is found as the guest`() throws {
    try rename(collection(), "Mina")
    #expect(throws: DomainError.notFound(.profile, query: "손님", nearest: ["Mina"])) {
      try collection(nil).use("손님")
    }
  }

  @Test func `in memory, concurrent additions of profiles lose none`() async throws {
    let profiles = InMemoryProfiles()
    await withTaskGroup(of: Void.self) { group in
      for number in 1...64 {
        group.addTask {
          _ = try? profiles.change { roster in
            guard let id = ID<Profile>(rawValue: Int64(number)) else { return }
            _ = try roster.add(DisplayName("p\(number)"), id: id)
          }
        }
      }
    }
    #expect(try profiles.load().entries.count == 65)
  }
}
