import HearthData
import HearthDomain
import HearthTestSupport
import Synchronization
import TerminalKit

@testable import HearthPresentation

/// A full screen on a profile in memory, with a clock set by the test.
final class ProfileScreenFixture: Sendable {
  let store = InMemoryStore()
  let registry = InMemoryProfiles()
  private let files = InMemoryFiles()
  private let memory = InMemoryUnlocks()
  private let settings = InMemorySettings(.standard)
  private let seconds = Mutex<Int64>(0)

  /// Creates the fixture. With a passphrase, the profile is locked and not unlocked yet.
  init(passphrase: String? = nil, minutes: Int = 15) throws {
    try FinishWelcome(store: store, now: .fixed("2026-11-20T09:00"))(
      displayName: DisplayName("Mina"))
    try EditProfile(store: store)(
      .init(email: try Email("mina@example.com"), picture: try PicturePath("/home/mina/mina.png")))
    try files.write(SamplePicture.jpeg.bytes, to: "/home/mina/mina.png", replacing: false)
    if let passphrase { try lock(passphrase, minutes: minutes) }
  }

  func lock(_ passphrase: String, minutes: Int) throws {
    _ = try LockProfile(
      store: store, hasher: FakeHasher(), unlock: unlock, randomness: .seeded(7))(
        Passphrase(passphrase), minutes: minutes)
    try unlock.lockAllSessions()
  }

  func wait(seconds more: Int64) {
    seconds.withLock { $0 += more }
  }

  func add(_ name: String) throws {
    let number = Int64(name.unicodeScalars.reduce(0) { $0 + Int64($1.value) })
    try registry.change { roster in
      guard let id = ID<Profile>(rawValue: number) else { return }
      _ = try roster.add(DisplayName(name), id: id)
    }
  }

  var unlock: UnlockProfile { unlock(remembering: memory) }

  /// The same for a session with separate memory of unlocks.
  var unlockElsewhere: UnlockProfile { unlock(remembering: InMemoryUnlocks()) }

  private func unlock(remembering memory: InMemoryUnlocks) -> UnlockProfile {
    let start = Now.fixed("2026-11-20T09:00")()
    return UnlockProfile(
      front: store, hasher: FakeHasher(), memory: memory,
      now: Now { [self] in
        start.adding(milliseconds: seconds.withLock { $0 } * 1000)
      })
  }

  private var collection: ProfileCollection {
    ProfileCollection(
      registry: registry,
      newID: IDGenerator(now: .fixed("2026-11-20T09:00"), randomness: .seeded(7)),
      file: ProfileRoster.firstFile, front: store)
  }

  func app(
    _ language: Language, size: Size = Size(width: 80, height: 24), isApart: Bool = false
  ) -> AppCoordinator {
    var app = AppCoordinator(
      [ShelfTab(.today), ShelfTab(.people)], on: store, .plain(language))
    app.features.settings = SettingsTools(
      queries: SettingQueries(repository: settings, store: store),
      change: ChangeSetting(repository: settings, store: store), language: language,
      isInstalled: { _ in true })
    app.lockCover = LockCover(SessionLock(unlock: unlock, wasUnlocked: false))
    app.features.profile = .of(
      store, edit: EditProfile(store: store, collection: collection), unlock: unlock,
      pictures: PictureFolder(current: "/home/mina", home: "/home/mina", files: files),
      switchableProfiles: isApart ? nil : collection)
    app.resize(to: size)
    app.start()
    return app
  }
}

extension AppCoordinator {
  /// Types the named keys. A name that starts with `"` is typed as text.
  @discardableResult
  mutating func type(_ names: String...) -> AppEffect? {
    var effect: AppEffect?
    for name in names {
      if name.hasPrefix("\"") {
        effect = handle(.paste(String(name.dropFirst())))
        continue
      }
      guard let key = Key(name: name) else { preconditionFailure("no key: \(name)") }
      effect = handle(.key(key))
    }
    return effect
  }
}
