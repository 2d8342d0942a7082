import HearthDomain
import HearthTestSupport
import Testing

@Suite struct NewcomerTests {
  @Test(arguments: StoreKind.available)
  func `a store with only starter sayings shows the welcome`(
    kind: StoreKind
  ) throws {
    let box = try SayingUseCaseFixture(kind, lines: 70)
    let profile = ProfileQueries(store: box.store)
    #expect(try profile.profileToWelcome() == Profile())
    try box.release()
    #expect(try profile.profileToWelcome() == Profile())
    try FinishWelcome(store: box.store, now: box.clock.now)(displayName: nil)
    #expect(try profile.profileToWelcome() == nil)
  }

  @Test(arguments: StoreKind.available)
  func `a store in which a saying was added or removed shows no welcome`(kind: StoreKind) throws {
    let adding = try SayingUseCaseFixture(kind, lines: 70)
    try adding.add(details("내 글귀"))
    #expect(try ProfileQueries(store: adding.store).profileToWelcome() == nil)
    let removing = try SayingUseCaseFixture(kind, lines: 70)
    try removing.release()
    try removing.remove(removing.all()[0].id)
    #expect(try ProfileQueries(store: removing.store).profileToWelcome() == nil)
  }

  @Test(arguments: StoreKind.available)
  func `an interrupted welcome is shown again, whatever was entered`(
    kind: StoreKind
  ) throws {
    let home = try ReminderUseCaseFixture(kind)
    let profile = ProfileQueries(store: home.store)
    let welcome = FinishWelcome(store: home.store, now: home.clock.now)
    try welcome.begin(displayName: DisplayName("Mina"))
    try home.plan("치과", "2026-11-21T10:00")
    #expect(try profile.profileToWelcome()?.displayName.value == "Mina")
    try welcome(displayName: nil)
    #expect(try profile.profileToWelcome() == nil)
    // Showing the welcome once more does not make it due again.
    try welcome.begin(displayName: nil)
    #expect(try profile.profileToWelcome() == nil)
  }

  static let actions: [(String, @Sendable (ReminderUseCaseFixture) throws -> Void)] = [
    ("person", { try $0.plant(every: 7, on: "2026-11-01") }),
    ("event", { try $0.plan("치과", "2026-11-21T10:00") }),
    ("book", { try $0.shelve("데미안", pages: 200) }),
    ("mood", { home in try home.store.write { try $0.moods.add([mood(1)]) } }),
  ]

  @Test(arguments: StoreKind.available, actions.indices)
  func `a store with entered data shows no welcome`(kind: StoreKind, index: Int) throws {
    let (what, enter) = NewcomerTests.actions[index]
    let home = try ReminderUseCaseFixture(kind)
    let profile = ProfileQueries(store: home.store)
    #expect(try profile.profileToWelcome() != nil, "\(what)")
    try enter(home)
    #expect(try profile.profileToWelcome() == nil, "\(what)")
  }
}
