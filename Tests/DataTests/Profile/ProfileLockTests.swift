import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ProfileLockTests {
  private let store = InMemoryStore()
  private let memory = InMemoryUnlocks()

  @Test func `a lock asks once for as long as it was told`() throws {
    _ = try lock("1234", minutes: 10)
    #expect(try unlock().isOpen())
    try unlock().forget()
    #expect(try !unlock().isOpen())
    #expect(try !unlock()(.passphrase("1235")))
    #expect(try unlock()(.passphrase("1234")))
    #expect(try unlock(at: 599).isOpen())
    #expect(try !unlock(at: 600).isOpen())
  }

  @Test func `locking now asks also those who remember elsewhere`() throws {
    _ = try lock("1234", minutes: 10)
    let elsewhere = UnlockProfile(
      front: store, hasher: QuickHasher(), memory: InMemoryUnlocks(),
      now: .fixed("2026-11-20T09:00"))
    #expect(try elsewhere(.passphrase("1234")) && elsewhere.isOpen())
    try unlock().forget()
    #expect(try !elsewhere.isOpen())
    #expect(try elsewhere(.passphrase("1234")) && elsewhere.isOpen())
  }

  @Test func `with no minutes it asks every time`() throws {
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
    #expect(after.mark != before.mark)
    #expect(try !unlock()(.passphrase("1234")))
  }

  @Test func `five wrong tries make the right one wait`() throws {
    _ = try lock("1234", minutes: 10)
    for _ in 0..<5 { #expect(try !unlock()(.passphrase("wrong"))) }
    #expect(throws: DomainError.refused(.lock(.waits(seconds: 30)))) {
      try unlock()(.passphrase("1234"))
    }
    #expect(throws: DomainError.refused(.lock(.waits(seconds: 30)))) {
      try unlock(at: -5)(.passphrase("1234"))
    }
    #expect(try unlock(at: 31)(.passphrase("1234")))
    #expect(try unlock().lock()?.tries == LockTries())
  }

  @Test func `a recovery code opens the lock it was made for, and once`() throws {
    let code = try lock("1234", minutes: 10)
    try unlock().forget()
    #expect(try unlock()(.recovery(code)))
    #expect(try !unlock().isOpen())
    let next = try lock("abcd", minutes: nil)
    #expect(try !unlock()(.recovery(code)))
    #expect(try unlock()(.recovery(next)))
  }

  @Test func `a machine without the library counts no tries`() throws {
    _ = try lock("1234", minutes: 10)
    let missing = DomainError.unavailable(.library(name: "libnothing.so.9", package: "libcrypt1"))
    let bare = UnlockProfile(
      front: store, hasher: CryptPassphraseHasher(fileNames: ["libnothing.so.9"]),
      memory: memory, now: .fixed("2026-11-20T09:00"))
    #expect(throws: missing) { try bare(.passphrase("1234")) }
    #expect(try unlock().lock()?.tries == LockTries())
  }

  @Test func `without a lock nobody is asked`() throws {
    #expect(try unlock().isOpen())
    #expect(try unlock()(.passphrase("anything")))
    _ = try lock("1234", minutes: nil)
    try LockProfile(
      store: store, hasher: QuickHasher(), unlock: unlock(), randomness: .system
    ).takeOff()
    #expect(try unlock().lock() == nil)
  }

  private func unlock(at seconds: Int64 = 0) -> UnlockProfile {
    UnlockProfile(
      front: store, hasher: QuickHasher(), memory: memory,
      now: Now { Instant(milliseconds: 1_795_132_800_000 + seconds * 1000) })
  }

  private func lock(_ text: String, minutes: Int?) throws -> RecoveryCode {
    try LockProfile(store: store, hasher: QuickHasher(), unlock: unlock(), randomness: .system)(
      Passphrase(text), minutes: minutes)
  }
}
