import HearthTestSupport
import JSONText
import Synchronization
import TerminalKit
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct ConflictsScreenTests {
  /// The listed conflicts, and how each was settled.
  private final class Table: Sendable {
    private let state: Mutex<(listed: [Conflict], settled: [ResolveConflicts.Side])>

    private let syncStatus: [SyncStatusLine]

    init(_ conflicts: [Conflict], _ syncStatus: [SyncStatusLine] = []) {
      state = Mutex((conflicts, []))
      self.syncStatus = syncStatus
    }

    var settled: [ResolveConflicts.Side] { state.withLock { $0.settled } }

    var tools: ConflictTools {
      ConflictTools(
        syncStatus: { self.syncStatus },
        allConflicts: { self.state.withLock { $0.listed } },
        settleConflict: { source, side in
          self.state.withLock { state in
            state.listed.removeAll { $0.source == source }
            state.settled.append(side)
          }
        })
    }
  }

  @Test func `a wide list shows both values in full, and a pipe one row for each`() throws {
    let kept = "Short walks only: her knee hurts again, and she would never say so by herself"
    let other = "She has had the knee mended and walks to the lake every morning with the dog"
    let place = ItemReference(.person, 7)
    let conflict = SyncConflict(
      id: "3k9f2a7c", at: nil,
      notice: .otherValue(
        place, ["nickname"], kept: [.text(kept)], other: [.text(other)],
        by: EntryID(DeviceID(rawValue: 1), 1)),
      place: place, title: "Mum", otherTitle: nil, forms: [:], device: "phone")
    func printed(isTerminal: Bool) throws -> String {
      var traits = ConsoleTraits(language: .english)
      traits.outputIsTerminal = isTerminal
      var console = Console(
        traits: traits, output: .init(.memory), errorStream: .init(.memory), input: .lines([]),
        pager: nil)
      try Listing(SyncConflictsCommand.columns(TestClock("2026-11-20T09:00").clock)) { _ in .null }
        .print([conflict], whenEmpty: Words(ko: "", en: ""), in: &console)
      return console.recordedOutput
    }
    let shown = try printed(isTerminal: true)
    #expect(!shown.contains("…"), "\(shown)")
    for row in shown.split(separator: "\n") {
      #expect(DisplayWidth.standard.columns(of: row) <= 80, "\(shown)")
    }
    for word in (kept + " " + other).split(separator: " ") {
      #expect(shown.contains(word), "\(word)\n\(shown)")
    }
    let cells = try printed(isTerminal: false).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(cells == [["3k9f2a7c", place.name, "nickname", kept, other, "phone"]])
  }

  @Test(arguments: [
    (
      Language.korean, ["Mum", "다른 데서 지웠지만 고친 데가 있어 남음", "고침", "지움", "phone"]
    ),
    (
      Language.english,
      ["Mum", "removed elsewhere, but changed too: kept", "changed", "removed", "phone"]
    ),
  ])
  func `an item that was removed and changed says so`(language: Language, cells: [String]) {
    let place = ItemReference(.person, 7)
    let conflict = SyncConflict(
      id: "3k9f2a7c", at: nil,
      notice: .broughtBack(place, removedBy: EntryID(DeviceID(rawValue: 1), 1)), place: place,
      title: "Mum", otherTitle: nil, forms: [:], device: "phone")
    let clock = TestClock("2026-11-20T09:00").clock
    let words = FieldWords(language: language, clock: clock)
    #expect(
      [
        conflict.rowName(language, clock), conflict.subjectText(language),
        words.keptText(of: conflict),
        words.otherText(of: conflict), conflict.device,
      ] == cells)
    #expect(conflict.fieldNames == "" && conflict.kindIdentifier == "broughtBack")
    #expect(conflict.keptValues(in: clock.zone) == "" && conflict.otherValues(in: clock.zone) == "")
  }

  private static let conflicts = [
    Conflict(
      source: .link(number: 3), itemName: Words(ko: "“회의”", en: "“Standup”"),
      partName: Words(ko: "시간", en: "when"),
      keptSide: Words(ko: "내일 15:00–16:00", en: "tomorrow 15:00–16:00"),
      otherSide: Words(ko: "내일 09:00–09:15", en: "tomorrow 09:00–09:15"), origin: "work"),
    Conflict(
      source: .devices(id: "3k9f2a"), itemName: Words(ko: "“엄마”", en: "“Mum”"),
      partName: Words(ko: "메모", en: "note"),
      keptSide: Words(ko: "“수국을 좋아한다. 무릎이 아프시니 산책은 짧게.”", en: "“Loves hydrangeas.”"),
      otherSide: Words(
        ko: "“생신은 음력”",
        en: "“Short walks only: her knee hurts again, and she"
          + " would never say so by herself.”"), origin: "phone"),
  ]

  private static func app(_ table: Table, _ window: GoldenWindow) throws -> AppCoordinator {
    var app = try JournalFixture(window.language).app(window.language, size: window.size)
    app.features.conflicts = table.tools
    return app
  }

  @Test(arguments: GoldenWindow.all)
  func `the page matches its golden file`(window: GoldenWindow) throws {
    let states = [("second", "C j"), ("settled", "C o"), ("none", "C s s")]
    try window.expect(
      "Conflicts/Screens", layouts: [("list", "C"), ("full", "C j ⏎")], states: states
    ) { keys in
      var app = try Self.app(Table(Self.conflicts), window)
      return app.type(keys)
    }
  }

  /// The sync status of devices, one of which was restored from a backup.
  private static let syncStatus = [
    SyncStatusLine(text: Words { SyncProblem.isOlderCopy.message(in: $0) }, importance: .problem),
    SyncStatusLine(
      text: Words(ko: "laptop · folder ~/Sync/hearth", en: "laptop · folder ~/Sync/hearth"),
      importance: .main),
    SyncStatusLine(
      text: Words(
        ko: "마지막으로 맞춘 때 어제 09:00 · 보낼 변경 3개",
        en: "last exchanged yesterday 09:00 · 3 to be sent"),
      importance: .detail),
    SyncStatusLine(
      text: Words(
        ko: "phone · 11월 18일 21:30, 2개 뒤", en: "phone · 18 Nov 21:30, 2 behind"),
      importance: .detail),
  ]

  @Test(arguments: GoldenWindow.all)
  func `the status of devices is above the conflicts`(window: GoldenWindow) throws {
    try window.expect(
      "Conflicts/Devices", layouts: [("devices", "C")], states: [("settled", "C s s")]
    ) {
      var app = try Self.app(Table(Self.conflicts, Self.syncStatus), window)
      return app.type($0)
    }
  }

  @Test func `a key syncs like the command, while syncing is on`() throws {
    for (syncStatus, isOff) in [(Self.syncStatus, false), ([], true)] {
      let keys = ConflictsScreen.keys(ConflictsScreen.State([], syncStatus)).bindings
      let binding = try #require(keys.first { $0.keys == [.character("y")] })
      #expect(binding.action == .requested(.runCommand("sync")))
      #expect((binding.disabledReason != nil) == isOff)
    }
  }

  @Test func `both sides are shown in full if they fit`() throws {
    let long = Array(repeating: "hydrangeas", count: 60).joined(separator: " ")
    let conflict = Conflict(
      source: .devices(id: "3k9f2a"), itemName: Words(ko: "Mum", en: "Mum"),
      partName: Words(ko: "메모", en: "note"), keptSide: Words(ko: long + " end", en: long + " end"),
      otherSide: Words(ko: "short", en: "short"), origin: "phone",
      explanation: Words(ko: "이야기", en: "What happened."))
    var app = try Self.app(
      Table([conflict]), try #require(GoldenWindow.all.first { $0.language == .english }))
    let folded = app.type("C")
    #expect(!folded.contains(" end") && !folded.contains("What happened."))
    let open = app.type("⏎")
    for words in [" end", "short", "What happened."] {
      #expect(open.contains(words), "\(words)\n\(open)")
    }
    // The same key or the back key folds it again, and the page stays open.
    #expect(app.type("⏎") == folded)
    #expect(app.type("⏎ esc") == folded)
  }

  @Test(arguments: GoldenWindow.all)
  func `shortened text is marked where it is cut`(window: GoldenWindow) throws {
    let long = Array(repeating: "hydrangeas수국", count: 300).joined(separator: " ")
    let conflict = Conflict(
      source: .devices(id: "3k9f2a"), itemName: Words(ko: "Mum", en: "Mum"),
      partName: Words(ko: "메모", en: "note"), keptSide: Words(ko: long, en: long),
      otherSide: Words(ko: long, en: long), origin: "phone")
    var app = try Self.app(Table([conflict]), window)
    let shown = app.type("C")
    // One for each side.
    #expect(shown.count { $0 == "…" } >= 2, "\(shown)")
    for row in shown.split(separator: "\n") {
      #expect(DisplayWidth.standard.columns(of: row) <= window.size.width, "\(row)")
    }
  }

  @Test(.inWholeRuns, arguments: GoldenWindow.all)
  func `a conflict longer than the page can be scrolled`(
    window: GoldenWindow
  ) throws {
    let last = window.size.width > 100 ? 900 : 200
    func words(_ side: String) -> String {
      (1...last).map { "\(side)\($0)" }.joined(separator: " ")
    }
    let conflict = Conflict(
      source: .devices(id: "3k9f2a"), itemName: Words(ko: "Mum", en: "Mum"),
      partName: Words(ko: "메모", en: "note"), keptSide: Words(ko: words("k"), en: words("k")),
      otherSide: Words(ko: words("o"), en: words("o")), origin: "phone",
      explanation: Words(ko: "무슨 일이 있었어요", en: "What happened"))
    let next = Conflict(
      source: .devices(id: "4k9f2a"), itemName: Words(ko: "Dad", en: "Dad"),
      partName: Words(ko: "메모", en: "note"), keptSide: Words(ko: "a", en: "a"),
      otherSide: Words(ko: "b", en: "b"), origin: "phone")
    let table = Table([conflict, next], Self.syncStatus)
    var app = try Self.app(table, window)
    var seen: Set<Substring> = []
    func see(_ keys: String) -> String {
      let shown = app.type(keys)
      seen.formUnion(shown.split { $0.isWhitespace })
      #expect(shown.contains("│") && shown.contains("█"), "\(keys)\n\(shown)")
      for row in shown.split(separator: "\n") {
        #expect(DisplayWidth.standard.columns(of: row) <= window.size.width, "\(row)")
      }
      return shown
    }
    let top = see("C ⏎")
    #expect(top.contains("k1 ") && !top.contains("o\(last)"), "\(top)")
    #expect(see("j") != top)
    #expect(see("k") == top)
    var shown = top
    for _ in 0..<500 {
      let below = see("pgdn")
      if below == shown { break }
      shown = below
    }
    // Scrolling skips nothing and stops at the end.
    for place in 1...last {
      #expect(seen.contains("k\(place)") && seen.contains("o\(place)"), "\(place)")
    }
    #expect(shown.contains(window.language == .korean ? "있었어요" : "happened"), "\(shown)")
    #expect(see("g") == top)
    #expect(see("G") == shown)
    // When reopened, the page starts at its beginning, and the selection has not moved.
    #expect(app.type("esc ⏎") == top)
    _ = app.type("G o")
    #expect(table.settled == [.other])
    #expect(app.type("⏎").contains("Dad"))
  }

  @Test func `a settled conflict is named, and undo is offered only after a change`() throws {
    for (key, words) in [
      ("o", "“Mum”: taken from the other side."), ("s", "“Mum”: left as it is."),
    ] {
      var app = try Self.app(
        Table(Self.conflicts), try #require(GoldenWindow.all.first { $0.language == .english }))
      let shown = app.type("C j \(key)")
      #expect(shown.contains(words), "\(shown)")
    }
  }

  @Test func `a key settles a conflict and removes it from the list`() throws {
    let table = Table(Self.conflicts)
    var app = try Self.app(table, try #require(GoldenWindow.all.first))
    _ = app.type("C o")
    #expect(table.settled == [.other])
    _ = app.type("s")
    #expect(table.settled == [.other, .kept])
    // There is nothing left to settle.
    _ = app.type("s o")
    #expect(table.settled == [.other, .kept])
  }

  @Test func `a profile without sync has no key for conflicts`() throws {
    var app = try JournalFixture().app(.english)
    _ = app.type("C")
    #expect(app.page == nil)
  }
}
