import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

@Suite struct ProfileFilesTests {
  private let folder = ScratchFolder()

  #if os(Linux)
    @Test func `yescrypt hashes of the system library verify only their own secret`()
      throws
    {
      let hasher = CryptPassphraseHasher()
      let hash = try hasher.hash("열려라 참깨")
      #expect(hash.hasPrefix("$y$"))
      #expect(try hasher.hash("열려라 참깨") != hash)
      #expect(try hasher.matches("열려라 참깨", hash))
      #expect(try !hasher.matches("열려라 참", hash))
      #expect(hasher.isWeak(hash) && hasher.isWeak("$y$j9T$salt$hash"))
      let dear = try hasher.hash("1234", for: .passphrase)
      #expect(dear.hasPrefix("$y$jDT$") && !hasher.isWeak(dear) && !hasher.isWeak("$y$jFT$"))
      #expect(try hasher.matches("1234", dear))
    }

    @Test(arguments: ["", "nonsense", "$y$", "$y$j9T", "$nothing$abc$def"])
    func `an invalid hash is reported as damage, not as a missing library`(hash: String) {
      #expect(throws: DomainError.damaged(.lock)) {
        try CryptPassphraseHasher().matches("1234", hash)
      }
    }
  #endif

  @Test func `a missing library is reported with how to install it`() {
    let hasher = CryptPassphraseHasher(fileNames: ["libnothing.so.9"])
    let error = DomainError.unavailable(.library(name: "libnothing.so.9", package: "libcrypt1"))
    #expect(throws: error) { try hasher.prepare() }
    #expect(throws: error) { try hasher.hash("1234") }
    #expect(throws: error) { try hasher.matches("1234", "$y$") }
  }

  @Test func `a store that cannot be created is reported with its final name`() throws {
    let files = ProfilesFile(folder: folder.place("data"))
    let entry = ProfileRoster.Entry(file: "work.db", name: try DisplayName("work"))
    for trouble in [StoreTrouble.full, .readOnly] {
      #expect(
        throws: DomainError.unavailable(.store(path: folder.place("data/work.db"), trouble))
      ) {
        try files.create(
          entry,
          filling: {
            throw DomainError.unavailable(.store(path: files.storePath(of: $0), trouble))
          }, { _ in })
      }
    }
    #expect(try folder.names() == ["data"])
  }

  @Test func `a session remembers an opened lock for some time`() {
    let place = folder.path + "/run"
    let mine = UnlockFolder(path: FilePath(place), session: "boot/1")
    let (mark, start) = (LockIdentity(number: 7), Instant(milliseconds: 1000))
    #expect(!mine.isUnlocked(mark, at: start))
    mine.remember(mark, from: start, until: Instant(milliseconds: 2000))
    #expect(mine.isUnlocked(mark, at: start))
    for moment in [999, 2000, 3000] {
      #expect(!mine.isUnlocked(mark, at: Instant(milliseconds: Int64(moment))))
    }
    for session in ["boot/2", "other/1"] {
      #expect(!UnlockFolder(path: FilePath(place), session: session).isUnlocked(mark, at: start))
    }
    #expect(!mine.isUnlocked(LockIdentity(number: 8), at: start))
    let other = UnlockFolder(path: FilePath(place), session: "boot/2")
    other.remember(mark, from: start, until: Instant(milliseconds: 2000))
    mine.forget(mark)
    #expect(!mine.isUnlocked(mark, at: start) && !other.isUnlocked(mark, at: start))
  }

  @Test func `attempts are counted in the folder for all sessions`() throws {
    let (mark, start) = (LockIdentity(number: 7), Instant(milliseconds: 1_795_132_800_000))
    for number in 1...5 {
      let session = UnlockFolder(path: folder.place("run"), session: "boot/\(number)")
      #expect(session.countAttempt(mark, at: start) == 0)
    }
    let mine = UnlockFolder(path: folder.place("run"), session: "boot/1")
    #expect(
      mine.countAttempt(mark, at: start) == 30_000 && mine.remainingWait(mark, at: start) == 30_000)
    #expect(mine.remainingWait(LockIdentity(number: 8), at: start) == 0)
    mine.resetAttempts(mark)
    #expect(mine.remainingWait(mark, at: start) == 0)
    // If nothing can be stored, there is no waiting time.
    try folder.write("file", [1])
    #expect(UnlockFolder(path: folder.place("file/run")).countAttempt(mark, at: start) == 0)
  }

  @Test(arguments: [[0xFF], [0xCC, 0x81]] as [[UInt8]])
  func `an opened lock is remembered in a folder of any name`(name: [UInt8]) {
    let place = FilePath(folder.path).appending(FilePath(bytes: name))
    let memory = UnlockFolder(path: place, session: "boot/1")
    let (mark, start) = (LockIdentity(number: 7), Instant(milliseconds: 1000))
    memory.remember(mark, from: start, until: Instant(milliseconds: 2000))
    #expect(memory.isUnlocked(mark, at: start))
    #expect(Folder(path: FilePath(folder.path)).names() == [FilePath(bytes: name)])
    memory.forget(mark)
    #expect(!memory.isUnlocked(mark, at: start) && Folder(path: place).names().isEmpty)
  }

  @Test func `the list of profiles is readable only by its owner, and read back`() throws {
    let file = ProfilesFile(folder: FilePath(folder.path + "/data"))
    #expect(try file.load() == .withOnlyFirst)
    let entry = try file.change { roster in
      let entry = try roster.add(DisplayName("지은 \"é\""), id: #require(ID(rawValue: 77)))
      roster.use(entry)
      return entry
    }
    let read = try ProfilesFile(folder: FilePath(folder.path + "/data")).load()
    #expect(read.currentEntry == entry)
    let path = folder.path + "/data/profiles.json"
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(throws: CancellationError.self) {
      try file.change { roster in
        roster.remove(entry)
        throw CancellationError()
      }
    }
    #expect(try file.load() == read)
  }

  @Test func `concurrent additions of profiles lose none`() async throws {
    let path = folder.path
    await withTaskGroup(of: Void.self) { group in
      for number in 1...16 {
        group.addTask {
          _ = try? ProfilesFile(folder: FilePath(path)).change { roster in
            guard let id = ID<Profile>(rawValue: Int64(number)) else { return }
            _ = try roster.add(DisplayName("p\(number)"), id: id)
          }
        }
      }
    }
    #expect(try ProfilesFile(folder: FilePath(path)).load().entries.count == 17)
  }

  @Test(arguments: ["", "{", "[]", #"{"current":"x","profiles":[{"file":"../x.db","name":""}]}"#])
  func `a broken list is reported and not changed`(text: String) throws {
    let path = folder.path + "/profiles.json"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let file = ProfilesFile(folder: FilePath(folder.path))
    #expect(throws: DomainError.damaged(.profiles(path: FilePath(path)))) { try file.load() }
    #expect(throws: DomainError.damaged(.profiles(path: FilePath(path)))) {
      try file.change { _ in }
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(text.utf8))
  }

  @Test func `removing a store removes its log`() throws {
    let file = ProfilesFile(folder: FilePath(folder.path))
    let entry = ProfileRoster.Entry(file: "hearth.db", name: .blank)
    for tail in ["", "-wal"] {
      try Data().write(to: URL(fileURLWithPath: (file.storePath(of: entry) + tail).displayText))
    }
    for _ in 0..<2 { try file.remove(entry) { $0.remove(entry) } }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func `neither a copy nor an archive removes or sets a lock`() throws {
    let path = folder.path + "/hearth.db"
    let store = SQLStore.sqlite(path: FilePath(path), now: .system)
    let clock = LocalClock(now: .system, zone: FixedZone.seoul)
    let copies = SQLiteBackups(path: FilePath(path), clock: clock) { nil }
    let restore = RestoreStore(copies: copies, front: SQLProfileLockAccess(of: store) { true })
    let lock = ProfileLock(passphrase: "$y$one", recovery: "$y$two", minutes: 5)
    try store.write { try $0.profile.save(Profile(displayName: DisplayName("Mina"))) }
    _ = try copies.makeBackup(at: folder.place("copy.db"), replacing: false)
    try store.write { try $0.profile.saveLock(lock) }
    _ = try restore(folder.place("copy.db"))
    #expect(try store.read { try $0.profile.lock() } == lock)

    var bytes: [UInt8] = []
    _ = try SQLArchive(store: store).write { bytes += $0 }
    #expect(!String(decoding: bytes, as: UTF8.self).contains("$y$"))
    let crafted = Array(
      String(decoding: bytes, as: UTF8.self).replacingOccurrences(
        of: "\"profile.display_name\"", with: "\"profile.lock\""
      ).utf8)
    let other = SQLStore.sqlite(path: FilePath(folder.path + "/other.db"), now: .system)
    var rest = crafted
    let outcome = try SQLArchive(store: other).read(
      {
        defer { rest = [] }
        return rest
      }, replacing: true, named: nil)
    #expect(outcome.report.skipped.total == 1)
    #expect(try other.read { try $0.profile.lock() } == nil)
  }
}
