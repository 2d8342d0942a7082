import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ProfileRepositoryContractTests {
  static let awkwardNames = [
    "", "지은", "지은".decomposed, "👩‍👩‍👧‍👦🇰🇷", "a\0b", "it's \"so\"; --",
    String(repeating: "👩‍👩‍👧‍👦", count: 15), "e\u{301}", "\u{202E}rtl",
  ]

  @Test(arguments: StoreKind.available)
  func `a new store has a profile without a name`(kind: StoreKind) throws {
    #expect(try kind.make().store.read { try $0.profile.load() } == Profile())
  }

  @Test(arguments: StoreKind.available, awkwardNames)
  func `a name comes back byte for byte`(kind: StoreKind, name: String) throws {
    let tried = try kind.make()
    try tried.store.write { try $0.profile.save(Profile(displayName: DisplayName(name))) }
    for store in [tried.store, tried.reopened()] {
      let kept = try store.read { try $0.profile.load().displayName.value }
      // Compared as bytes: String's == would take composed and decomposed Hangul for the same.
      #expect(Array(kept.utf8) == Array(name.utf8))
    }
  }

  @Test(arguments: StoreKind.available, [nil, Int64.min, -1, 0, 1_795_132_800_123, .max])
  func `the moment of the welcome comes back, or its absence`(
    kind: StoreKind, milliseconds: Int64?
  ) throws {
    let tried = try kind.make()
    let profile = Profile(welcomedAt: milliseconds.map(Instant.init(milliseconds:)))
    try tried.store.write { try $0.profile.save(profile) }
    #expect(try tried.reopened().read { try $0.profile.load() } == profile)
  }

  @Test(arguments: StoreKind.available)
  func `saving replaces all of the profile`(kind: StoreKind) throws {
    let store = try kind.make().store
    let full = Profile(
      displayName: try DisplayName("지은"), welcomedAt: Instant(milliseconds: 5))
    try store.write { try $0.profile.save(full) }
    try store.write { try $0.profile.save(Profile()) }
    #expect(try store.read { try $0.profile.load() } == Profile())
  }
}

extension String {
  /// The same text with each syllable and accent taken apart.
  fileprivate var decomposed: String { decomposedStringWithCanonicalMapping }
}
