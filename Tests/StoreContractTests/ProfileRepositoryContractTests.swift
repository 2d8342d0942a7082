import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ProfileRepositoryContractTests {
  static let awkwardNames = [
    "", "지은", "지은".decomposed, "👩‍👩‍👧‍👦🇰🇷", "a\0b", "it's \"so\"; --",
    String(repeating: "👩‍👧", count: 15), "e\u{301}", "\u{202E}rtl",
  ]

  @Test(arguments: StoreKind.available)
  func `a new store has a profile without a name`(kind: StoreKind) throws {
    #expect(try kind.make().store.read { try $0.profile.load() } == Profile())
  }

  @Test(arguments: StoreKind.available, awkwardNames)
  func `a name is read back byte for byte`(kind: StoreKind, name: String) throws {
    let tried = try kind.make()
    try tried.store.write { try $0.profile.save(Profile(displayName: DisplayName(name))) }
    for store in [tried.store, tried.reopened()] {
      let kept = try store.read { try $0.profile.load().displayName.value }
      // Compares bytes: `==` of String treats composed and decomposed Hangul as equal.
      #expect(Array(kept.utf8) == Array(name.utf8))
    }
  }

  @Test(arguments: StoreKind.available, [nil, Int64.min, -1, 0, 1_795_132_800_123, .max])
  func `the time of the welcome is read back, or its absence`(
    kind: StoreKind, milliseconds: Int64?
  ) throws {
    let tried = try kind.make()
    let profile = Profile(welcomedAt: milliseconds.map(Instant.init(milliseconds:)))
    try tried.store.write { try $0.profile.save(profile) }
    #expect(try tried.reopened().read { try $0.profile.load() } == profile)
  }

  @Test(arguments: StoreKind.available)
  func `saving replaces the complete profile`(kind: StoreKind) throws {
    let store = try kind.make().store
    let full = Profile(
      displayName: try DisplayName("지은"), welcomedAt: Instant(milliseconds: 5),
      email: try Email("mina@example.com"), picture: try PicturePath("/사진/나 \"1\".png"))
    try store.write { try $0.profile.save(full) }
    #expect(try store.read { try $0.profile.load() } == full)
    try store.write { try $0.profile.save(Profile()) }
    #expect(try store.read { try $0.profile.load() } == Profile())
  }

  @Test(arguments: StoreKind.available)
  func `a lock is stored apart from the profile, and can be removed`(kind: StoreKind) throws {
    let tried = try kind.make()
    #expect(try tried.store.read { try $0.profile.lock() } == nil)
    let lock = ProfileLock(
      passphrase: "$y$j9T$a/b.", recovery: "$y$j9T$c", minutes: 1440,
      tries: UnlockAttempts(count: 6, lastAt: Instant(milliseconds: .max)), generation: 3)
    try tried.store.write { try $0.profile.saveLock(lock) }
    try tried.store.write { try $0.profile.save(Profile()) }
    #expect(try tried.reopened().read { try $0.profile.lock() } == lock)
    try tried.store.write { try $0.profile.saveLock(nil) }
    #expect(try tried.store.read { try $0.profile.lock() } == nil)
  }

  @Test(arguments: StoreKind.available)
  func `the age of a store does not depend on entries of other devices`(kind: StoreKind) throws {
    let begun = Now.fixed("2026-11-20T09:00")
    let tried = try kind.make(now: begun)
    let told = EntryHeading(
      number: 1, at: Now.fixed("2026-03-01T09:00")(), verb: .add, subject: "")
    try tried.store.write { repositories in
      try repositories.journal.beginEntry(.device(DeviceID(rawValue: 5), name: "laptop", told))
      try repositories.moods.add([mood(1)])
      try repositories.journal.beginEntry(.thisDevice)
    }
    for store in [tried.store, tried.reopened()] {
      #expect(try store.read { try $0.profile.createdAt() } == begun())
    }
    #expect(try tried.copy().store.read { try $0.profile.createdAt() } == begun())
  }

  @Test(arguments: StoreKind.available)
  func `a summary counts the stored entries`(kind: StoreKind) throws {
    let store = try kind.make().store
    #expect(try store.read { try $0.profile.summary().moods } == 0)
    for number in 1...3 {
      let felt = try mood(Int64(number))
      try store.write { try $0.moods.add([felt]) }
    }
    #expect(try store.read { try $0.profile.summary().moods } == 3)
    #expect(try store.read { try $0.profile.summary().people } == 0)
  }
}

extension String {
  /// The text in decomposed Unicode.
  fileprivate var decomposed: String { decomposedStringWithCanonicalMapping }
}
