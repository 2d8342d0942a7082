import HearthData
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthDomain

/// Undoing changes of settings outside the store, except of settings with external effects.
@Suite struct ChosenUndoTests {
  private let settings = InMemorySettings()

  private func change(_ lived: FilledStore) -> ChangeSetting {
    ChangeSetting(repository: settings, store: lived.store)
  }

  private func journal(_ lived: FilledStore) -> JournalUseCases {
    JournalUseCases(lived.context, collection: nil, settings: settings)
  }

  private var now: Settings { settings.load().settings }

  /// Returns an accepted value that differs from the current one.
  private func other(_ setting: Setting) throws -> String {
    let words: [String] =
      switch setting.form {
      case .choice(let words): words
      case .number(let numbers): numbers.map { "\($0)" }
      case .list(let words, _): words
      case .toggle, .time, .dayTime, .length, .leadTimes, .namedDays, .timeRange, .command,
        .contactMeans, .namedLevels, .namedColumns, .text, .address, .email, .secret:
        [
          "on", "off", "08:15", "20:00 before", "2028-04-12=Election", "22:00-07:00", "notify-me",
          "Signal=https://signal.me/{digits}", "work", "https://example.org", "topsecret",
          "serene=80", "books:a=title", "30m", "a@example.org",
        ]
      }
    return try #require(
      words.first { word in
        var tried = now
        return (try? tried.set(setting, to: word)) != nil && tried != now
      }, "\(setting.name)")
  }

  private static let own = Setting.all.filter { !$0.belongsToStore }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a setting change is undone and redone`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let (change, journal) = (change(lived), journal(lived))
    for setting in Self.own where !setting.refersToOutside {
      let before = now
      try change(setting, to: other(setting))
      let after = now
      #expect(after != before)
      let entry = try #require(try journal.undo.entriesToUndo().first)
      #expect(entry.summary == ChangeSummary(.setting, .setting, "settings.\(setting.name)"))
      try journal.undo()
      #expect(now == before, "\(setting.name)")
      try journal.redo()
      #expect(now == after, "\(setting.name)")
      // These settings are stored only in the journal.
      #expect(try lived.store.read { try $0.journal.allItems() }.allSatisfy { !$0.isOutsideStore })
    }
    try journal.undo(last: Self.own.count { !$0.refersToOutside })
    #expect(now == .standard)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available, own.filter(\.refersToOutside))
  func `for a setting with external effects no value is recorded, and undo skips it`(
    kind: StoreKind, setting: Setting
  ) throws {
    let lived = try FilledStore(kind)
    let journal = journal(lived)
    try lived.moods.changeSettings { $0.allowsShuffling.toggle() }
    try change(lived)(setting, to: other(setting))
    let after = now
    #expect(after != .standard)
    let noted = try #require(try lived.newest().first)
    #expect(noted.summary.irreversibleAction == "settings.\(setting.name)")
    #expect(try journal.queries.steps(of: noted, limit: 9).map(\.fields) == [[]])
    #expect(throws: DomainError.refused(.isIrreversible(noted.name))) {
      try journal.undo(noted.name)
    }
    let coming = try journal.undo.entriesToUndo()
    #expect(coming.first?.summary.subject == "mood.shuffles")
    #expect(try journal.undo.irreversibleActions(since: coming).map(\.id) == [noted.id])
    try journal.undo()
    // The notice appears once, and the undone changes can still be redone.
    let older = try journal.undo.entriesToUndo()
    #expect(!older.isEmpty)
    #expect(try journal.undo.irreversibleActions(since: older) == [])
    try journal.redo()
    #expect(try journal.undo.irreversibleActions(since: journal.undo.entriesToUndo()) == [])
    #expect(now == after)
  }

  @Test(arguments: StoreKind.available)
  func `a skipped change is reported even after an older one was undone by number`(
    kind: StoreKind
  ) throws {
    let lived = try FilledStore(kind)
    let journal = journal(lived)
    try lived.moods.changeSettings { $0.allowsShuffling.toggle() }
    let older = try #require(try lived.newest().first)
    let artist = try ArtistName("Mo")
    try lived.moods.changeSettings { $0.artist = artist }
    let newer = try #require(try lived.newest().first)
    try journal.recordIrreversibleAction("sync pause")
    let stayed = try #require(try lived.newest().first)
    try journal.undo(older.name)
    let coming = try journal.undo.entriesToUndo()
    #expect(coming.map(\.name) == [newer.name])
    #expect(try journal.undo.irreversibleActions(since: coming).map(\.name) == [stayed.name])
  }

  @Test(arguments: StoreKind.available)
  func `each skipped change is reported once`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let journal = journal(lived)
    func change() throws { try lived.moods.changeSettings { $0.allowsShuffling.toggle() } }
    func told() throws -> [String?] {
      try journal.undo.irreversibleActions(since: journal.undo.entriesToUndo())
        .map(\.summary.irreversibleAction)
    }
    for _ in 1...3 { try change() }
    try journal.recordIrreversibleAction("sync pause")
    #expect(try told() == ["sync pause"])
    try journal.undo()
    #expect(try told() == [])
    try journal.recordIrreversibleAction("link add")
    #expect(try told() == ["link add"])
    #expect(
      try journal.undo.irreversibleActions(since: journal.undo.entriesToUndo(last: 2)).count == 1)
    try journal.undo()
    #expect(try told() == [])
    // Redoing a change does not skip what was done before it.
    try journal.recordIrreversibleAction("sync now")
    try journal.redo()
    #expect(try told() == [])
    try journal.undo()
    #expect(try told() == ["sync now"])
    try journal.undo()
    #expect(try told() == [])
  }

  @Test(arguments: StoreKind.available)
  func `a skipped change is reported after the one before it was undone by number`(
    kind: StoreKind
  ) throws {
    let lived = try FilledStore(kind)
    let journal = journal(lived)
    try lived.moods.changeSettings { $0.allowsShuffling.toggle() }
    let older = try #require(try lived.newest().first)
    try journal.recordIrreversibleAction("sync pause")
    let artist = try ArtistName("Mo")
    try lived.moods.changeSettings { $0.artist = artist }
    try journal.undo(older.name)
    try journal.undo()
    #expect(try journal.undo.irreversibleActions(since: journal.undo.entriesToUndo()).count == 1)
  }

  @Test(arguments: StoreKind.available)
  func `undoable setting changes are counted with all others`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let before = now
    for setting in Self.own where !setting.refersToOutside {
      try settings.save([SettingChange(setting, to: other(setting))])
    }
    let after = now
    let count = Self.own.count { before.text(of: $0) != after.text(of: $0) }
    try lived.store.write { repositories in
      try repositories.recordFileSettings(from: before, to: after)
      for number in count..<100 { try repositories.sayings.save(saying(10_000 + number)) }
    }
    let entry = try #require(try lived.newest().first)
    #expect(entry.itemCount == 100)
    let told = Mutex<[[Int]]>([])
    try journal(lived).reportingProgress { done, total in
      told.withLock { $0.append([done, total]) }
    }
    .undo(entry.name)
    #expect(told.withLock { $0 } == [[200, 200]])
    #expect(now == before)
  }

  @Test(arguments: StoreKind.available)
  func `all settings are restored together`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let (change, journal) = (change(lived), journal(lived))
    for setting in Self.own { try change(setting, to: other(setting)) }
    let artist = try ArtistName("Mo")
    try lived.moods.changeSettings { $0.artist = artist }
    let before = now
    try change.resetAll()
    #expect(now == .standard)
    let coming = try journal.undo.entriesToUndo()
    #expect(
      try journal.undo.irreversibleActions(since: coming).count
        == Self.own.count { $0.refersToOutside })
    try journal.undo()
    for setting in Self.own {
      let expected = setting.refersToOutside ? setting.defaultText : before.text(of: setting)
      #expect(now.text(of: setting) == expected, "\(setting.name)")
    }
    #expect(try lived.store.read { try $0.moodSettings.load() }.artist.value == "Mo")
  }

  @Test(arguments: StoreKind.available)
  func `a setting that was changed in the file since is not restored`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let (change, journal) = (change(lived), journal(lived))
    let theme = try #require(Setting.named("theme"))
    try change(theme, to: "mango")
    try settings.save([SettingChange(theme, to: "mugwort")])
    let last = try #require(lived.newest().first).name
    #expect(throws: DomainError.refused(.changedElsewhere(last, title: "theme"))) {
      try journal.undo()
    }
    // Undo is not refused if the user already restored the value by hand.
    try settings.save([SettingChange(theme, to: nil)])
    try journal.undo()
    #expect(now == .standard)
  }

  @Test(arguments: StoreKind.available)
  func `a program planted in the journal by somebody else is not restored`(
    kind: StoreKind
  ) throws {
    let lived = try FilledStore(kind)
    for setting in Self.own where setting.refersToOutside {
      let planted = try other(setting)
      try lived.store.write {
        try $0.journal.recordSteps([
          .changingSetting(setting, from: planted, to: setting.defaultText)
        ])
      }
      let last = try #require(lived.newest().first).name
      #expect(throws: DomainError.refused(.changedElsewhere(last, title: setting.name))) {
        try journal(lived).undo()
      }
      #expect(now == .standard)
      try lived.moods.changeSettings { $0.allowsShuffling.toggle() }
    }
    // Settings in the store cannot be recorded this way.
    for setting in Setting.all where setting.belongsToStore {
      try lived.store.write {
        try $0.journal.recordSteps([
          .changingSetting(setting, from: setting.defaultText, to: setting.defaultText)
        ])
      }
      #expect(throws: DomainError.self) { try journal(lived).undo() }
      try lived.moods.changeSettings { $0.allowsShuffling.toggle() }
    }
    let theme = try #require(Setting.named("theme"))
    try lived.store.write {
      try $0.journal.recordSteps([.changingSetting(theme, from: "no theme", to: theme.defaultText)])
    }
    #expect(throws: DomainError.self) { try journal(lived).undo() }
    #expect(now == .standard)
  }

  @Test(arguments: StoreKind.available)
  func `settings are read once, and only if one of them changes`(kind: StoreKind) throws {
    final class CountedSettings: SettingsRepository {
      private let settings = InMemorySettings()
      private let reads = Mutex(0)

      func load() -> LoadedSettings {
        reads.withLock { $0 += 1 }
        return settings.load()
      }
      func save(_ changes: [SettingChange]) throws { try settings.save(changes) }
      func resetAll() throws -> FilePath? { settings.resetAll() }

      /// The number of reads since this property was last read.
      var readings: Int {
        reads.withLock { reads in
          defer { reads = 0 }
          return reads
        }
      }
    }
    let lived = try FilledStore(kind)
    let settings = CountedSettings()
    let change = ChangeSetting(repository: settings, store: lived.store)
    let journal = JournalUseCases(lived.context, collection: nil, settings: settings)
    try change(#require(Setting.named("theme")), to: "mango")
    try change(#require(Setting.named("language")), to: "ko")
    #expect(settings.readings == 2)
    try lived.moods.changeSettings { $0.allowsShuffling.toggle() }
    try journal.undo()
    #expect(settings.readings == 0)
    try journal.undo(last: 2)
    #expect(settings.readings == 1)
    #expect(settings.load().settings == .standard)
  }

  @Test(arguments: StoreKind.available)
  func `nothing is undone if the settings file cannot be written`(kind: StoreKind) throws {
    struct Failure: Error {}
    struct FullDisk: SettingsRepository {
      let settings: InMemorySettings

      func load() -> LoadedSettings { settings.load() }
      func save(_ changes: [SettingChange]) throws { throw Failure() }
      func resetAll() throws -> FilePath? { throw Failure() }
    }
    let lived = try FilledStore(kind)
    try change(lived)(#require(Setting.named("theme")), to: "mango")
    let journal = JournalUseCases(
      lived.context, collection: nil, settings: FullDisk(settings: settings))
    let coming = try journal.undo.entriesToUndo()
    #expect(throws: Failure.self) { try journal.undo() }
    #expect(try journal.undo.entriesToUndo() == coming)
  }

  @Test func `secrets and settings that name programs, servers or links have external effects`() {
    for setting in Setting.all {
      let isSafe =
        switch setting.form {
        case .command, .contactMeans, .namedColumns, .address, .email, .secret: false
        case .toggle, .choice, .number, .time, .dayTime, .length, .leadTimes, .namedDays,
          .timeRange, .list,
          .namedLevels, .text:
          true
        }
      #expect(isSafe || setting.refersToOutside, "\(setting.name)")
    }
    for name in ["books.order", "calendar.refresh", "hooks.before-change", "remind.channels"] {
      #expect(Setting.named(name)?.refersToOutside == true, "\(name)")
    }
    for name in ["theme", "language", "remind.quiet", "calendar.holidays.add", "mood.words"] {
      #expect(Setting.named(name)?.refersToOutside == false, "\(name)")
    }
  }

  @Test func `changes of this device's settings are not synced`() {
    #expect(Self.own.allSatisfy { !ItemReference.fileSettingItem($0).isSynced })
    #expect(!ItemReference.irreversibleAction.isSynced)
  }
}
