import HearthData
import HearthDomain
import HearthTestSupport
import Synchronization

@testable import HearthPresentation

/// Profiles in memory, each a store of its own, and the transcript of what commands said of them.
final class ProfileCommandFixture {
  let registry: any ProfileRegistry
  let memory = InMemoryUnlocks()
  let files = MemoryFiles()
  let copyLocks = ListedCopies()
  var fixture: CommandFixture
  private var stores: [String: InMemoryStore] = [:]
  private var seed: UInt64 = 7

  init(
    _ language: Language, _ form: CommandFixture.Form = .terminal,
    registry: any ProfileRegistry = InMemoryProfiles()
  ) {
    self.registry = registry
    fixture = CommandFixture(language, form)
    try? files.write(SamplePicture.jpeg.bytes, to: "/home/mina/mina.png", replacing: false)
  }

  @discardableResult
  func run(_ line: String, answers: [String]? = nil) -> CommandFixture.Outcome {
    seed += 1
    return fixture.run(line, of: ProfileCommandFixture.entries, with: self, answers: answers)
  }

  var current: InMemoryStore { store(of: registry.current) }

  private func store(of file: String) -> InMemoryStore {
    let store = stores[file] ?? InMemoryStore()
    stores[file] = store
    return store
  }

  private var randomness: Randomness { .seeded(seed) }

  private var collection: ProfileCollection { collection(registry.current, current) }

  private func collection(_ file: String, _ store: InMemoryStore) -> ProfileCollection {
    ProfileCollection(
      registry: registry, newID: NewID(now: .fixed("2026-11-20T09:00"), randomness: randomness),
      file: file, front: store)
  }

  private var edit: EditProfile { EditProfile(store: current, collection: collection) }

  private func unlock(_ store: InMemoryStore) -> UnlockProfile {
    UnlockProfile(
      front: store, hasher: FakeHasher(), memory: memory, now: .fixed("2026-11-20T09:00"))
  }

  private var lock: LockProfile {
    LockProfile(
      store: current, hasher: FakeHasher(), unlock: unlock(current), randomness: randomness)
  }

  private var openCopies: OpenCopies { OpenCopies(locks: copyLocks, front: current) }

  private var tools: ProfileTools {
    ProfileTools(
      collection: collection, files: files, override: nil,
      access: { [self] entry in
        let store = store(of: entry.file)
        return ProfileTools.Access(
          edit: EditProfile(store: store, collection: collection(entry.file, store)),
          queries: ProfileQueries(store: store), front: store, archive: EmptyArchive(),
          copies: OneCopy(), prompt: PassphrasePrompt(unlock: unlock(store)))
      })
  }

  private static var entries: [CommandEntry<ProfileCommandFixture>] {
    [
      CommandEntry(ProfileShowCommand.self) {
        ProfileShowCommand(queries: ProfileQueries(store: $0.current), zone: FixedZone.seoul)
      },
      CommandEntry(ProfileCreateCommand.self) { ProfileCreateCommand(tools: $0.tools) },
      CommandEntry(ProfileListCommand.self) { ProfileListCommand(tools: $0.tools) },
      CommandEntry(ProfileUseCommand.self) { ProfileUseCommand(tools: $0.tools) },
      CommandEntry(ProfileRenameCommand.self) {
        let home = $0
        return ProfileRenameCommand(edit: home.edit, tools: { _ in home.tools })
      },
      CommandEntry(ProfileEditCommand.self) {
        ProfileEditCommand(
          edit: $0.edit, queries: ProfileQueries(store: $0.current),
          pictures: PictureFolder(current: "/", home: "/home/mina", files: $0.files))
      },
      CommandEntry(ProfileRemoveCommand.self) { ProfileRemoveCommand(tools: $0.tools) },
      CommandEntry(ProfileLockCommand.self) {
        ProfileLockCommand(
          lock: $0.lock, prompt: PassphrasePrompt(unlock: $0.unlock($0.current)),
          copies: $0.openCopies)
      },
      CommandEntry(ProfileRecoverCommand.self) {
        ProfileRecoverCommand(
          lock: $0.lock, unlock: $0.unlock($0.current), copies: $0.openCopies)
      },
    ]
  }
}

extension ProfileRegistry {
  /// The file of the profile in use.
  var current: String { (try? load().current) ?? ProfileRoster.first }
}

/// The archive of a store with nothing in it.
private struct EmptyArchive: StoreArchive {
  func write(to write: ([UInt8]) throws -> Void) throws -> [ArchiveCount] {
    try write(Array("{}\n".utf8))
    return []
  }

  func read(
    _ source: @escaping () throws -> [UInt8], replacing: Bool, named name: String?,
    isRehearsal: Bool
  ) throws -> ArchiveOutcome { ArchiveOutcome() }
}

/// Copies that open without a passphrase until something is done about it; one whose name says so
/// cannot be changed, another is changed without the disk's word.
final class ListedCopies: CopyLocks {
  let open = Mutex<[FilePath]>([])
  let sealed = Mutex<[FilePath]>([])

  func unlocked() -> [StoreCopy] {
    open.withLock { $0.map { StoreCopy(path: $0, bytes: 1, madeAt: nil) } }
  }

  func seal(_ path: FilePath, with lock: ProfileLock) throws {
    try remove(path)
    sealed.withLock { $0.append(path) }
  }

  func remove(_ path: FilePath) throws {
    if path.shown.contains("stuck") { throw DomainError.unavailable(.file(path: path, .readOnly)) }
    open.withLock { $0.removeAll { $0 == path } }
    if path.shown.contains("unsure") { throw DomainError.unsure(.file(path: path)) }
  }
}

/// Copies that are made and kept, wherever they are said to be.
private struct OneCopy: StoreCopies {
  private let none = InMemoryCopies()

  func makeProvisional() -> ProvisionalCopy {
    ProvisionalCopy(path: "/state/backups/work/hearth-before-change.db", keep: {}, settle: {})
  }

  func make(at path: FilePath?, replacing: Bool) throws -> StoreCopy {
    try none.make(at: path, replacing: replacing)
  }

  func restore(
    _ path: FilePath, keeping lock: () throws -> ProfileLock?
  ) throws -> RestoredStore { try none.restore(path, keeping: lock) }

  func noting(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> any StoreCopies { self }

  func check(_ path: FilePath, called name: FilePath) throws { try none.check(path) }

  func sound(limit: Int) -> [StoreCopy] { [] }

  func newest(limit: Int) -> [StoreCopy] { [] }
}
