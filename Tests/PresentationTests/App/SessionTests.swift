import HearthData
import HearthDomain
import HearthTestSupport
import Synchronization
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct SessionTests {
  @Test func `a session restores the terminal`() throws {
    let terminal = TestTerminal(script: "esc ? esc q")
    #expect(try run(on: terminal) == .quit)
    #expect(terminal.screen.isPlain)
    #expect(terminal.isAtEnd)
  }

  @Test func `the terminal shows the drawn frame`() throws {
    let terminal = TestTerminal(script: "esc ?")
    _ = try run(on: terminal)
    #expect(terminal.text.contains("Keys on Today"))
    #expect(terminal.frames.count >= 3)
  }

  @Test(arguments: [Int32(15), 1, 3])
  func `a signal ends the session and is reported`(signal: Int32) throws {
    let terminal = TestTerminal(script: KeyScript(events: [.terminationRequested(signal: signal)]))
    #expect(try run(on: terminal) == .signal(signal))
    #expect(terminal.screen.isPlain)
  }

  @Test func `a terminal that disappears ends the session`() throws {
    #expect(try run(on: TestTerminal()) == .terminalClosed)
  }

  @Test func `Ctrl-Z suspends, and changes made meanwhile are read`() throws {
    let terminal = TestTerminal(script: "esc ctrl-z q")
    let counter = Counter()
    #expect(try run(on: terminal, counting: counter) == .quit)
    #expect(terminal.suspensions == 1)
    // At the start, after the welcome, and on resuming.
    #expect(counter.refreshes == 3)
  }

  @Test func `nothing is refreshed before the next full minute`() throws {
    let terminal = TestTerminal(script: "esc pause:59999 q")
    let counter = Counter()
    _ = try run(on: terminal, counting: counter)
    // Once at the start and once after the welcome.
    #expect(counter.refreshes == 2)
    let later = TestTerminal(script: "esc pause:60001 q")
    let again = Counter()
    _ = try run(on: later, counting: again)
    #expect(again.refreshes == 3)
  }

  @Test(arguments: [("esc q", 2), ("esc pause:60001 q", 3)])
  func `the end of waiting is reported before the key is handled`(script: String, rests: Int) throws
  {
    var awoken = 0
    _ = try run(on: TestTerminal(script: KeyScript(script)), awoke: { awoken += 1 })
    #expect(awoken >= rests)
  }

  @Test(arguments: [0, 1, 5, 12])
  func `a change by another program is read, even if it becomes visible late`(looks: Int) throws {
    let changes = LateChange(after: looks)
    let counter = Counter()
    let script = KeyScript(steps: [.event(.wakeDescriptorReadable), .pause(.seconds(30))])
    _ = try run(on: TestTerminal(script: script), counting: counter) { changes.look() }
    #expect(counter.refreshes == 2)
    // As many further checks follow as after any alarm, since it may have hidden another.
    #expect(changes.looks == looks + 1 + 15)
  }

  @Test(arguments: [1, 5, 14])
  func `a change right after another one is read too`(gap: Int) throws {
    let (first, second) = (LateChange(after: 2), LateChange(after: 2 + gap))
    let counter = Counter()
    let script = KeyScript(steps: [.event(.wakeDescriptorReadable), .pause(.seconds(30))])
    _ = try run(on: TestTerminal(script: script), counting: counter) {
      let looks = [first.look(), second.look()]
      return looks.contains(true)
    }
    #expect(counter.refreshes == 3)
  }

  @Test func `after a false alarm checks continue for some seconds, then stop`() throws {
    let changes = LateChange(after: .max)
    let counter = Counter()
    let terminal = TestTerminal(
      script: KeyScript(steps: [.event(.wakeDescriptorReadable), .pause(.seconds(30))]))
    _ = try run(on: terminal, counting: counter) { changes.look() }
    #expect(counter.refreshes == 1)
    #expect(changes.looks == 15)
  }

  @Test(arguments: [
    // Steady time, hours forward, hours back, before 1970, and back and forth with each reading.
    [0, 60_000, 120_000], [0, 10_800_000, 10_860_000], [0, -10_800_000, -10_740_000],
    [0, -2_000_000_000_000], [0, 3_600_000, 0, 3_600_000, 0],
  ])
  func `a clock that is changed while running causes no extra refreshes`(jumps: [Int64]) throws {
    let clock = ScriptedClock(jumps)
    let counter = Counter()
    _ = try run(
      on: TestTerminal(script: "esc pause:300000"), counting: counter, now: clock.now)
    // Once at the start, once after the welcome, and then every minute or sooner where the clock
    // jumped.
    #expect((6...12).contains(counter.refreshes), "\(counter.refreshes)")
  }

  @Test func `a new window size is drawn at once`() throws {
    let terminal = TestTerminal(
      script: KeyScript(events: [.resize(Size(width: 120, height: 40))]))
    _ = try run(on: terminal)
    #expect(terminal.frames.last?.size == Size(width: 120, height: 40))
  }

  @Test func `the terminal's background colour selects the theme`() throws {
    let terminal = TestTerminal(script: KeyScript(events: [.background(isDark: false)]))
    _ = try run(on: terminal)
    #expect(terminal.frames.first?.styledText != terminal.frames.last?.styledText)
    #expect(terminal.frames.first?.text == terminal.frames.last?.text)
  }

  @Test func `the terminal's picture support lets screens show pictures`() throws {
    let support = PictureSupport(.kitty)
    let terminal = TestTerminal(
      script: KeyScript(events: [.key(Key(.escape)), .pictures(support)]), pictures: support)
    _ = try run(on: terminal, tabs: [ShelfTab(.today)])
    #expect(terminal.modes.contains(.pictures))
    #expect(terminal.frames.first?.pictures == [])
    #expect(terminal.frames.last?.pictures.count == 1)
    #expect(terminal.screen.pictureCommands.contains { $0.hasPrefix("Ga=T") })
    #expect(terminal.screen.unknown == [])
  }

  @Test(.inWholeRuns, arguments: [(1, 1), (64, 64), (1000, 1000), (1001, 1000), (4096, 1000)])
  func `a held key repeats only a limited number of times`(
    sent: Int, counts: Int
  ) throws {
    let counter = Counter()
    let bytes = Array("\u{1B}[A".utf8) + Array(repeating: UInt8(ascii: "x"), count: sent) + [0x6A]
    let terminal = TestTerminal(
      script: KeyScript(steps: [.event(.key(Key(.escape))), .bytes(bytes)]))
    _ = try run(on: terminal, counting: counter)
    #expect(counter.events.count { $0 == .key(.character("x")) } == counts)
    #expect(counter.events.last == .key(.character("j")))
  }

  @Test(arguments: [15, 16, 4096])
  func `text pasted without bracketed paste arrives in one piece`(length: Int) throws {
    let counter = Counter()
    let text = String(repeating: "가나 ", count: 2000).prefix(length)
    let terminal = TestTerminal(
      script: KeyScript(steps: [
        .event(.key(Key(.escape))), .bytes(Array((text + "\r" + "ab").utf8)),
      ]))
    _ = try run(on: terminal, counting: counter, tabs: [CountingTab(counter, isTyping: true)])
    let typed: [TerminalEvent] =
      length < 16 ? text.map { .key(.character($0)) } : [.paste(String(text))]
    #expect(
      counter.events == typed + [.key(Key(.enter)), .key(.character("a")), .key(.character("b"))])
  }

  @Test func `a text is edited in the user's editor and returned`() throws {
    let counter = Counter()
    let terminal = TestTerminal(script: "esc ctrl-o q")
    let editor = Editor { text, _ in text + " and more" }
    #expect(try run(on: terminal, counting: counter, editor: editor) == .quit)
    #expect(counter.written == ["draft and more"])
    #expect(terminal.handOvers == 1)
    #expect(terminal.screen.isPlain)
  }

  @Test func `waiting for the editor is reported before its text is used`() throws {
    let (terminal, counter) = (TestTerminal(script: "esc ctrl-o q"), Counter())
    var saidBetween = false
    _ = try run(
      on: terminal, counting: counter, editor: Editor { text, _ in text + " and more" },
      awoke: {
        saidBetween = saidBetween || terminal.handOvers == 1 && counter.written.isEmpty
      })
    #expect(saidBetween && counter.written.count == 1)
  }

  @Test func `an editor that fails or changes nothing has no effect`() throws {
    let counter = Counter()
    let terminal = TestTerminal(script: "esc ctrl-o")
    let failing = Editor { _, _ in throw DomainError.unavailable(.editor(command: "vi")) }
    _ = try run(on: terminal, counting: counter, editor: failing)
    #expect(terminal.text.contains("vi"))
    _ = try run(on: TestTerminal(script: "esc ctrl-o"), counting: counter)
    #expect(counter.written.isEmpty)
  }

  private func run(
    on terminal: TestTerminal, counting counter: Counter = Counter(),
    editor: Editor = Editor { _, _ in nil }, tabs: [any TabCoordinator]? = nil,
    workRunner: any WorkRunner = ManualWorkRunner(), now: Now = .fixed("2026-11-20T09:00"),
    storeChanged: @escaping () -> Bool = { false }, awoke: @escaping () -> Void = {}
  ) throws -> Session.Ending {
    let store = InMemoryStore()
    let appearance = Appearance(
      language: .english, widths: .standard, shade: .automatic, usesMouse: true,
      reducesMotion: false, isBackgroundDark: true)
    return try terminal.play(
      AppCoordinator(tabs ?? [CountingTab(counter)], on: store, appearance, now: now), now: now,
      editor: editor, workRunner: workRunner, storeChanged: storeChanged, awoke: awoke)
  }
}

/// A clock that is set while running. Each reading gives the next time in the list, and then the
/// last one again.
private final class ScriptedClock: Sendable {
  private let times: Mutex<[Int64]>

  init(_ times: [Int64]) {
    self.times = Mutex(times.reversed())
  }

  var now: Now {
    Now { [self] in
      let start: Int64 = 1_795_132_800_000
      return Instant(
        milliseconds: start + times.withLock { $0.count > 1 ? $0.removeLast() : $0[0] })
    }
  }
}

/// Counts how often a tab was refreshed, and records its events and output.
private final class Counter {
  var refreshes = 0
  var events: [TerminalEvent] = []
  var written: [String] = []
}

/// A change that appears only after several checks.
private final class LateChange {
  private(set) var looks = 0
  private let delay: Int

  init(after delay: Int) {
    self.delay = delay
  }

  func look() -> Bool {
    looks += 1
    return looks - 1 == delay
  }
}

private struct CountingTab: TabCoordinator {
  let area = Area.today
  let keyHelp: [KeyHelp] = []
  let counter: Counter
  let status: TabStatus

  init(_ counter: Counter, isTyping: Bool = false) {
    self.counter = counter
    status = TabStatus(textKeys: isTyping ? .all : .none, isTyping: isTyping)
  }

  mutating func refresh(selecting route: Route?) { counter.refreshes += 1 }
  mutating func handle(_ event: TerminalEvent, in view: ViewContext) -> TabOutcome {
    counter.events.append(event)
    return event == .key(.control("o")) ? .openEditor("draft") : .ignored
  }

  mutating func receive(_ event: TabEvent) -> TabOutcome {
    if case .editorReturned(let text) = event { counter.written.append(text) }
    return .handled
  }

  func render(in view: ViewContext) -> Frame { view.emptyFrame() }
}
