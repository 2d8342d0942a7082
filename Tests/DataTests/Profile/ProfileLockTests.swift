import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ProfileLockTests {
  private let store = InMemoryStore()
  private let memory = InMemoryUnlocks()

  @Test func `a lock asks once within its unlock time`() throws {
    _ = try lock("1234", minutes: 10)
    #expect(try unlock().isOpen())
    try unlock().lockAllSessions()
    #expect(try !unlock().isOpen())
    #expect(try !unlock()(.passphrase("1235")))
    #expect(try unlock()(.passphrase("1234")))
    #expect(try unlock(at: 599).isOpen())
    #expect(try !unlock(at: 600).isOpen())
  }

  @Test func `a session that unlocked gets the passphrase verified, without counting tries`() throws
  {
    #expect(try !unlock().isPassphrase(Secret("1234".utf8)))
    _ = try lock("1234", minutes: 10)
    #expect(try unlock().isPassphrase(Secret("1234".utf8)))
    for _ in 0..<9 { #expect(try !unlock().isPassphrase(Secret("1235".utf8))) }
    #expect(try unlock().lock()?.attempts == UnlockAttempts())
    try unlock().lockAllSessions()
    #expect(try !unlock().isPassphrase(Secret("1234".utf8)))
  }

  @Test(arguments: [0, 10])
  func `only the run that unlocked for itself gets the passphrase verified`(
    minutes: Int
  ) throws {
    _ = try lock("1234", minutes: minutes)
    try unlock().lockAllSessions()
    let (run, typed) = (LocksOpenedByRun(), Secret("1234".utf8))
    #expect(try !unlock(in: run).isPassphrase(typed))
    #expect(try !unlock(in: run)(.passphrase("1235")))
    #expect(try !unlock(in: run).isPassphrase(typed))
    #expect(try unlock(in: run)(.passphrase("1234")))
    #expect(try unlock(in: run).isPassphrase(typed))
    #expect(try !unlock(in: run).isPassphrase(Secret("1235".utf8)))
    #expect(try unlock(in: run).isOpen() == (minutes > 0))
    #expect(try unlock().isPassphrase(typed) == (minutes > 0))
    // Forgetting all unlocks affects this run too.
    try unlock(in: run).lockAllSessions()
    #expect(try !unlock(in: run).isPassphrase(typed))
  }

  @Test func `locking now also applies to sessions that remember the unlock`() throws {
    _ = try lock("1234", minutes: 10)
    let elsewhere = UnlockProfile(
      front: store, hasher: FakeHasher(), memory: InMemoryUnlocks(),
      now: .fixed("2026-11-20T09:00"))
    #expect(try elsewhere(.passphrase("1234")) && elsewhere.isOpen())
    try unlock().lockAllSessions()
    #expect(try !elsewhere.isOpen())
    #expect(try elsewhere(.passphrase("1234")) && elsewhere.isOpen())
  }

  @Test func `with zero minutes it asks every time`() throws {
    _ = try lock("1234", minutes: 0)
    #expect(try unlock()(.passphrase("1234")))
    #expect(try !unlock().isOpen())
  }

  @Test func `a new passphrase asks all sessions again and keeps the minutes`() throws {
    _ = try lock("1234", minutes: 3)
    let before = try #require(try unlock().lock())
    _ = try lock("abcd", minutes: nil)
    let after = try #require(try unlock().lock())
    #expect(after.minutes == 3)
    #expect(after.identity != before.identity)
    #expect(try !unlock()(.passphrase("1234")))
  }

  @Test func `five wrong tries delay even the right passphrase`() throws {
    _ = try lock("1234", minutes: 10)
    for _ in 0..<5 { #expect(try !unlock()(.passphrase("wrong"))) }
    #expect(throws: DomainError.refused(.lock(.mustWait(seconds: 30)))) {
      try unlock()(.passphrase("1234"))
    }
    #expect(throws: DomainError.refused(.lock(.mustWait(seconds: 30)))) {
      try unlock(at: -5)(.passphrase("1234"))
    }
    #expect(try unlock(at: 31)(.passphrase("1234")))
    #expect(try unlock().lock()?.attempts == UnlockAttempts())
  }

  @Test func `a recovery code opens the lock it was made for, once`() throws {
    let code = try lock("1234", minutes: 10)
    try unlock().lockAllSessions()
    #expect(try unlock()(.recovery(code)))
    #expect(try !unlock().isOpen())
    let next = try lock("abcd", minutes: nil)
    #expect(try !unlock()(.recovery(code)))
    #expect(try unlock()(.recovery(next)))
  }

  @Test func `without the library no tries are counted`() throws {
    _ = try lock("1234", minutes: 10)
    let missing = DomainError.unavailable(.library(name: "libnothing.so.9", package: "libcrypt1"))
    let bare = UnlockProfile(
      front: store, hasher: CryptPassphraseHasher(fileNames: ["libnothing.so.9"]),
      memory: memory, now: .fixed("2026-11-20T09:00"))
    #expect(throws: missing) { try bare(.passphrase("1234")) }
    #expect(try unlock().lock()?.attempts == UnlockAttempts())
  }

  @Test func `without a lock the passphrase is not asked`() throws {
    #expect(try unlock().isOpen())
    #expect(try unlock()(.passphrase("anything")))
    _ = try lock("1234", minutes: nil)
    try LockProfile(
      store: store, hasher: FakeHasher(), unlock: unlock(), randomness: .system
    ).removeLock()
    #expect(try unlock().lock() == nil)
  }

  @Test func `a passphrase matches in any Unicode normalization`() throws {
    let (composed, decomposed) = ("열려라é", "\u{110B}\u{1167}\u{11AF}려라e\u{301}")
    for (set, typed) in [(composed, decomposed), (decomposed, composed)] {
      _ = try lock(set, minutes: 0)
      #expect(try unlock()(.passphrase(Secret(typed.utf8))))
      #expect(try !unlock()(.passphrase("열려라e")))
    }
  }

  @Test(arguments: ["\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}e\u{301}x", "한글éx"])
  func `an outdated hash opens, counts one try and is replaced by a stronger one`(kept: String)
    throws
  {
    let cheap = FakeHasher().cheapHash(Secret(kept.utf8))
    try store.write {
      try $0.profile.saveLock(ProfileLock(passphrase: cheap, recovery: "$quick$", minutes: 5))
    }
    #expect(try !unlock()(.passphrase("한글ex")))
    #expect(try unlock().lock()?.attempts.count == 1)
    #expect(try unlock()(.passphrase("한글éx")))
    let lock = try #require(try unlock().lock())
    #expect(lock.passphraseHash == (try FakeHasher().hash("한글éx")) && lock.minutes == 5)
    #expect(lock.attempts == UnlockAttempts())
    #expect(try unlock().isOpen())
    #expect(try unlock()(.passphrase(Secret(kept.utf8))))
  }

  @Test(arguments: [StoreTrouble.readOnly, .noPermission, .full])
  func `a read-only store opens, and its tries are counted elsewhere`(
    trouble: StoreTrouble
  ) throws {
    _ = try lock("1234", minutes: 10)
    try self.unlock().lockAllSessions()
    let front = UnwritableFront(front: store, trouble: trouble)
    func unlock(at seconds: Int64 = 0) -> UnlockProfile { self.unlock(front, at: seconds) }
    for _ in 0..<5 { #expect(try !unlock()(.passphrase("wrong"))) }
    for refused in [
      { _ = try unlock()(.passphrase("1234")) }, { try unlock().requireAttemptAllowed() },
    ] {
      #expect(throws: DomainError.refused(.lock(.mustWait(seconds: 30))), performing: refused)
    }
    #expect(try unlock(at: 31)(.passphrase("1234")))
    #expect(try unlock(at: 31).isOpen())
    try unlock(at: 31).requireAttemptAllowed()
    #expect(try !unlock(at: 31)(.passphrase("wrong")))
  }

  @Test func `a waiting time set while the store was writable continues`() throws {
    _ = try lock("1234", minutes: 10)
    for _ in 0..<5 { #expect(try !unlock()(.passphrase("wrong"))) }
    let front = UnwritableFront(front: store, trouble: .readOnly)
    #expect(throws: DomainError.refused(.lock(.mustWait(seconds: 30)))) {
      try unlock(front)(.passphrase("1234"))
    }
  }

  private func unlock(
    _ front: (any ProfileLockAccess)? = nil, at seconds: Int64 = 0, in run: LocksOpenedByRun? = nil
  ) -> UnlockProfile {
    UnlockProfile(
      front: front ?? store, hasher: FakeHasher(), memory: memory,
      now: Now { Instant(milliseconds: 1_795_132_800_000 + seconds * 1000) }, opened: run)
  }

  private func lock(_ text: String, minutes: Int?) throws -> RecoveryCode {
    try LockProfile(store: store, hasher: FakeHasher(), unlock: unlock(), randomness: .system)(
      Passphrase(text), minutes: minutes)
  }
}

/// A store that cannot be written.
private struct UnwritableFront: ProfileLockAccess {
  let front: InMemoryStore
  let trouble: StoreTrouble

  func hasCurrentSchema() -> Bool { true }
  func name() throws -> DisplayName? { try front.name() }
  func lock() throws -> ProfileLock? { try front.lock() }
  func changeLock<Answer>(_ body: (inout ProfileLock) throws -> Answer) throws -> Answer? {
    throw DomainError.unavailable(.store(path: "p", trouble))
  }
}
