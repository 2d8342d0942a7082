import HearthData
import HearthDomain
import HearthTestSupport
import Synchronization

@testable import HearthPresentation

/// Profiles in memory, each with its own store, and the transcript of commands.
final class ProfileCommandFixture {
  let registry: any ProfileRegistry
  let memory = InMemoryUnlocks()
  let files = InMemoryFiles()
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
    return fixture.run(line, of: ProfileTools.commands, with: tools, answers: answers)
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
      registry: registry,
      newID: IDGenerator(now: .fixed("2026-11-20T09:00"), randomness: randomness),
      file: file, front: store)
  }

  private var edit: EditProfile { EditProfile(store: current, collection: collection) }

  private func unlock(_ store: InMemoryStore) -> UnlockProfile {
    UnlockProfile(
      front: store, hasher: FakeHasher(), memory: memory, now: .fixed("2026-11-20T09:00"))
  }

  private var tools: ProfileTools {
    .of(
      current, edit: edit, unlock: unlock(current), randomness: randomness, copies: copyLocks,
      pictures: PictureFolder(current: "/", home: "/home/mina", files: files), all: profiles)
  }

  private var profiles: AllProfiles {
    AllProfiles(
      collection: collection, files: files, override: nil,
      access: { [self] entry in
        let store = store(of: entry.file)
        return AllProfiles.Access(
          edit: EditProfile(store: store, collection: collection(entry.file, store)),
          queries: ProfileQueries(store: store), front: store, archive: EmptyArchive(),
          copies: OneCopy(), prompt: PassphrasePrompt(unlock: unlock(store)))
      })
  }
}

extension ProfileTools {
  /// Returns profile tools for one memory store. An outer store around it may refuse a lock.
  static func of(
    _ store: InMemoryStore, keptIn outer: (any Store)? = nil, edit: EditProfile? = nil,
    unlock: UnlockProfile? = nil, randomness: Randomness = .seeded(7),
    copies: any BackupLocks = InMemoryBackups(),
    pictures: PictureFolder = PictureFolder(current: "/", home: "/", files: InMemoryFiles()),
    switchableProfiles: ProfileCollection? = nil, all: AllProfiles? = nil
  ) -> ProfileTools {
    let unlock =
      unlock
      ?? UnlockProfile(
        front: store, hasher: FakeHasher(), memory: InMemoryUnlocks(),
        now: .fixed("2026-11-20T09:00"))
    return ProfileTools(
      queries: ProfileQueries(store: store), edit: edit ?? EditProfile(store: store),
      lock: LockProfile(
        store: outer ?? store, hasher: FakeHasher(), unlock: unlock, randomness: randomness),
      prompt: PassphrasePrompt(unlock: unlock),
      copies: UnlockedBackups(locks: copies, front: store),
      pictures: pictures, zone: FixedZone.seoul, switchableProfiles: switchableProfiles,
      all: { _ in
        guard let all else { throw ExitStatus.programError }
        return all
      })
  }
}

extension ProfileRegistry {
  /// The file of the current profile.
  var current: String { (try? load().currentFile) ?? ProfileRoster.firstFile }
}

/// The archive of an empty store.
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

/// Copies that open without a passphrase until they are locked.
///
/// Names select copies that cannot be changed, and ones that change without confirmation from the
/// disk.
final class ListedCopies: BackupLocks {
  let open = Mutex<[FilePath]>([])
  let sealed = Mutex<[FilePath]>([])

  func unlockedBackups() -> [StoreBackup] {
    open.withLock { $0.map { StoreBackup(path: $0, bytes: 1, madeAt: nil) } }
  }

  func seal(_ path: FilePath, with lock: ProfileLock) throws {
    try remove(path)
    sealed.withLock { $0.append(path) }
  }

  func remove(_ path: FilePath) throws {
    if path.displayText.contains("stuck") {
      throw DomainError.unavailable(.file(path: path, .readOnly))
    }
    open.withLock { $0.removeAll { $0 == path } }
    if path.displayText.contains("unsure") { throw DomainError.uncertain(.file(path: path)) }
  }
}

/// Pretends that a copy was made at any given place.
private struct OneCopy: StoreBackups {
  private let none = InMemoryBackups()

  func makeProvisionalBackup() -> ProvisionalBackup {
    ProvisionalBackup(path: "/state/backups/work/hearth-before-change.db", keep: {}, settle: {})
  }

  func makeBackup(at path: FilePath?, replacing: Bool) throws -> StoreBackup {
    try none.makeBackup(at: path, replacing: replacing)
  }

  func restore(
    _ path: FilePath, keeping lock: () throws -> ProfileLock?
  ) throws -> RestoredStore { try none.restore(path, keeping: lock) }

  func reportingProgress(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> any StoreBackups { self }

  func checkIsRestorable(_ path: FilePath, called name: FilePath) throws { try none.check(path) }

  func validBackups(limit: Int) -> [StoreBackup] { [] }

  func newestBackups(limit: Int) -> [StoreBackup] { [] }
}
