import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

/// The name of a profile is also in the list of all profiles.
@Suite struct ProfileUndoTests {
  private let profiles = InMemoryProfiles()
  private let store = InMemoryStore()
  private let file: String

  init() throws {
    file = try #require(try profiles.load().entries.first).file
  }

  private var collection: ProfileCollection {
    ProfileCollection(
      registry: profiles,
      newID: IDGenerator(now: .fixed("2026-11-20T09:00"), randomness: .seeded(1)),
      file: file, front: store)
  }

  private var edit: EditProfile { EditProfile(store: store, collection: collection) }
  private var undo: UndoChanges { UndoChanges(store: store, collection: collection) }
  private var redo: RedoChanges { RedoChanges(store: store, collection: collection) }

  private func names() throws -> [String] {
    [
      try store.read { try $0.profile.load() }.displayName.value,
      try profiles.load().entries.first { $0.file == file }?.name.value ?? "",
    ]
  }

  @Test func `a name change is undone in the store and in the list`() throws {
    try edit(.init(displayName: DisplayName("지수")))
    try edit(.init(displayName: DisplayName("하나")))
    #expect(try names() == ["하나", "하나"])
    try undo()
    #expect(try names() == ["지수", "지수"])
    try undo()
    #expect(try names() == ["", ""])
    try redo(last: 2)
    #expect(try names() == ["하나", "하나"])
    try undo(last: 2)
    #expect(try names() == ["", ""])
  }

  @Test func `undo restores a removed name`() throws {
    try edit(.init(displayName: DisplayName("지수")))
    try edit(.init(displayName: DisplayName("")))
    #expect(try names() == ["", ""])
    try undo()
    #expect(try names() == ["지수", "지수"])
    try redo()
    #expect(try names() == ["", ""])
  }

  @Test func `an empty name is not stored`() throws {
    let key = "profile.display_name"
    try edit(.init(displayName: DisplayName("")))
    #expect(try store.read { try $0.profile.setting(key) } == nil)
    try edit(.init(displayName: DisplayName("지수")))
    try undo()
    #expect(try store.read { try $0.profile.setting(key) } == nil)
  }

  @Test func `a name changed together with other fields is undone and redone`() throws {
    try store.write { repositories in
      var profile = try repositories.profile.load()
      profile.welcomedAt = Instant(milliseconds: 1)
      profile.email = try Email("me@example.com")
      profile.displayName = try DisplayName("지수")
      try repositories.profile.save(profile)
    }
    for _ in 0..<2 {
      try undo()
      #expect(try store.read { try $0.profile.load() }.displayName.value == "")
      #expect(try store.read { try $0.profile.setting("profile.display_name") } == nil)
      try redo()
      let profile = try store.read { try $0.profile.load() }
      #expect(profile.displayName.value == "지수" && profile.email?.value == "me@example.com")
    }
  }

  @Test func `an empty name stored by an earlier version counts as none`() throws {
    try edit(.init(displayName: DisplayName("지수")))
    try edit(.init(displayName: DisplayName("")))
    try store.write { try $0.profile.saveSetting("", as: "profile.display_name") }
    try undo()
    #expect(try names() == ["지수", "지수"])
  }

  @Test func `a name that another profile has taken since is not restored`() throws {
    try edit(.init(displayName: DisplayName("지수")))
    try edit(.init(displayName: DisplayName("하나")))
    _ = try collection.create(DisplayName("지수"))
    #expect(throws: DomainError.conflict(.profile, holder: "지수")) { try undo() }
    #expect(try names() == ["하나", "하나"])
  }

  @Test func `the name stays if the list cannot be written`() throws {
    try edit(.init(displayName: DisplayName("지수")))
    try edit(.init(displayName: DisplayName("하나")))
    let broken = ProfileCollection(
      registry: ForgetfulProfiles(kept: profiles),
      newID: IDGenerator(now: .fixed("2026-11-20T09:00"), randomness: .seeded(1)), file: file,
      front: store)
    #expect(throws: ForgetfulProfiles.Failure.self) {
      try UndoChanges(store: store, collection: broken)()
    }
    #expect(try names() == ["하나", "하나"])
  }
}

/// A profile registry that fails to write.
private struct ForgetfulProfiles: ProfileRegistry {
  struct Failure: Error {}

  let kept: InMemoryProfiles

  func load() throws -> ProfileRoster { try kept.load() }

  func change<Answer>(_ body: (inout ProfileRoster) throws -> Answer) throws -> Answer {
    var roster = try kept.load()
    _ = try body(&roster)
    throw Failure()
  }

  func remove(
    _ entry: ProfileRoster.Entry, _ body: (inout ProfileRoster) throws -> Void
  ) throws {}

  func create(
    _ entry: ProfileRoster.Entry, filling fill: (ProfileRoster.Entry) throws -> Void,
    _ body: (inout ProfileRoster) throws -> Void
  ) throws { try change(body) }
}
