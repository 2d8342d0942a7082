import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// Operations on a store before anybody unlocked it.
@Suite struct ProfileFrontTests {
  private let folder = ScratchFolder()
  private var path: String { folder.file("hearth.db") }
  private let lock = ProfileLock(passphrase: "quick:1234", recovery: "quick:code", minutes: 5)

  private func store(_ steps: [Migration] = Migration.all) -> SQLStore {
    SQLStore(
      SQLiteDriver(path: FilePath(path)), now: .fixed("2026-11-20T09:00"), steps: steps)
  }

  private func front(of store: SQLStore) -> SQLProfileLockAccess {
    SQLProfileLockAccess(of: store) { [path] in FileManager.default.fileExists(atPath: path) }
  }

  private var form: Int {
    get throws { try SQLiteConnection(path: FilePath(path)).schemaVersion() }
  }

  @Test func `a locked store of an earlier schema is migrated only after unlocking`() throws {
    let hasher = FakeHasher()
    let earlier = store([.former])
    let kept = ProfileLock(
      passphrase: try hasher.hash("1234"), recovery: try hasher.hash("code"), minutes: 5)
    try earlier.write {
      try $0.profile.save(Profile(displayName: DisplayName("Mina")))
      try $0.profile.saveLock(kept)
    }
    try earlier.close()
    let form = try form
    let store = store()
    let front = front(of: store)
    let unlock = UnlockProfile(
      front: front, hasher: hasher, memory: InMemoryUnlocks(), now: .fixed("2026-11-20T09:00"))
    #expect(try front.name()?.value == "Mina")
    #expect(try !front.hasCurrentSchema())
    #expect(throws: DomainError.refused(.lock(.isLocked))) { try unlock.requireCurrentSchema() }
    #expect(try !unlock.isOpen())
    #expect(try !unlock(.passphrase("wrong")))
    #expect(try front.lock()?.attempts.count == 1)
    #expect(try unlock(.passphrase("1234")))
    #expect(try front.lock() == kept)
    #expect(try unlock.isOpen())
    try unlock.requireCurrentSchema()
    #expect(try self.form == form)
    _ = try store.read { try $0.profile.load() }
    #expect(try self.form > form)
    #expect(try front.hasCurrentSchema())
  }

  @Test func `a missing store is not created`() throws {
    let front = front(of: store())
    #expect(try front.name() == nil && front.lock() == nil && front.hasCurrentSchema())
    #expect(try front.changeLock { $0.minutes = 1 } == nil)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `an error while the lock is changed leaves it unchanged`() throws {
    let store = store()
    try store.write { try $0.profile.saveLock(lock) }
    #expect(throws: CancellationError.self) {
      try front(of: store).changeLock { lock in
        lock.minutes = 1
        throw CancellationError()
      }
    }
    #expect(try front(of: store).lock() == lock)
  }

  @Test func `a locked store of a later schema is reported, and not unlocked`() throws {
    let later = store(
      Migration.all + [Migration(number: Migration.newestNumber + 1, name: "later") { [] }])
    try later.write { try $0.profile.saveLock(lock) }
    try later.close()
    let unlock = UnlockProfile(
      front: front(of: store()), hasher: FakeHasher(), memory: InMemoryUnlocks(),
      now: .fixed("2026-11-20T09:00"))
    #expect(throws: DomainError.self) { try unlock.isOpen() }
  }
}
