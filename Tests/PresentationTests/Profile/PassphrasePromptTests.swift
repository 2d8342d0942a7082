import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct PassphrasePromptTests {
  private let store = InMemoryStore()

  private func prompt(_ front: (any ProfileLockAccess)? = nil) -> PassphrasePrompt {
    PassphrasePrompt(
      unlock: UnlockProfile(
        front: front ?? store, hasher: FakeHasher(), memory: InMemoryUnlocks(),
        now: .fixed("2026-11-20T09:00")))
  }

  private func console(_ answers: [String], _ language: Language = .english) -> Console {
    var traits = ConsoleTraits(language: language)
    traits.inputIsTerminal = true
    return Console.recording(traits, answers: answers)
  }

  private func lock(_ tries: UnlockAttempts = UnlockAttempts(), name: String = "") throws {
    let hash = try FakeHasher().hash("1234")
    try store.write {
      try $0.profile.save(Profile(displayName: DisplayName(name)))
      try $0.profile.saveLock(
        ProfileLock(passphrase: hash, recovery: hash, minutes: 0, tries: tries))
    }
  }

  @Test(arguments: [
    DomainError.unavailable(.store(path: "/a.db", .noPermission)),
    .unavailable(.store(path: "/a.db", .newerSchema(found: 9, known: 8))),
    .unavailable(.store(path: "/a.db", .busy)), .damaged(.notAStore(path: "/a.db")),
    .damaged(.store(path: "/a.db", detail: "page 3")),
    .damaged(.row(table: "setting", column: "value", id: "profile.lock")),
  ])
  func `an unreadable lock refuses everybody and names the reason`(
    error: DomainError
  ) throws {
    var console = console(["1234"])
    #expect(throws: error) {
      try prompt(FailingProfileFront(error: error)).unlockIfNeeded(in: &console)
    }
    #expect(console.recordedErrors.isEmpty)
  }

  @Test(arguments: [
    (Language.english, "Mina", "Passphrase of “Mina”: "), (.korean, "미나", "‘미나’ 프로필의 암호: "),
    (.english, "", "Passphrase of the profile: "), (.korean, "", "프로필의 암호: "),
  ])
  func `the prompt names the profile`(
    language: Language, name: String, question: String
  ) throws {
    try lock(name: name)
    var console = console(["1234"], language)
    try prompt().unlockIfNeeded(in: &console)
    #expect(console.recordedErrors == question + "\n")
  }

  @Test func `a timer does not migrate a locked store`() throws {
    struct EarlierFront: ProfileLockAccess {
      let store: InMemoryStore
      func hasCurrentSchema() -> Bool { false }
      func name() throws -> DisplayName? { try store.name() }
      func lock() throws -> ProfileLock? { try store.lock() }
      func changeLock<T>(_ body: (inout ProfileLock) throws -> T) throws -> T? {
        try store.changeLock(body)
      }
    }
    var timer = Console.recording(ConsoleTraits(language: .english))
    #expect(try !prompt(EarlierFront(store: store)).unlockIfUserCanBeAsked(&timer))
    try lock()
    #expect(throws: DomainError.refused(.lock(.isLocked))) {
      try prompt(EarlierFront(store: store)).unlockIfUserCanBeAsked(&timer)
    }
    #expect(try !prompt().unlockIfUserCanBeAsked(&timer))
    var console = console(["1234"])
    #expect(try prompt(EarlierFront(store: store)).unlockIfUserCanBeAsked(&console))
  }

  @Test func `during the waiting time no passphrase is asked for`() throws {
    let now = Now.fixed("2026-11-20T09:00")()
    try lock(UnlockAttempts(count: 5, lastAt: now.adding(milliseconds: -10_000)))
    var console = console(["1234"])
    #expect(throws: DomainError.refused(.lock(.mustWait(seconds: 20)))) {
      try prompt().unlockIfNeeded(in: &console)
    }
    #expect(console.recordedErrors.isEmpty)
    try lock(UnlockAttempts(count: 5, lastAt: now.adding(milliseconds: -30_000)))
    try prompt().unlockIfNeeded(in: &console)
  }
}
