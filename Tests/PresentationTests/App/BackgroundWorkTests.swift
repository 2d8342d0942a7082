import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Synchronization
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct BackgroundWorkTests {
  @Test func `keys work during background work, and the answer reaches its tab`() throws {
    let log = Log()
    let terminal = try run("w x" + woken + "y", log)
    #expect(terminal.frames.map(\.text).contains { $0.contains("working x") })
    #expect(log.lines == ["w", "x", "answer 1", "y"])
  }

  @Test func `an answer that is no longer wanted is dropped`() throws {
    let log = Log()
    try run("w c w" + woken, log)
    // The first work noticed its cancellation, and the tab received only the second answer.
    #expect(log.lines == ["w", "c", "w", "dropped 1", "answer 2"])
    #expect(log.cancelled == [1])
  }

  @Test func `an answer for a background tab reaches that tab`() throws {
    let log = Log()
    let terminal = try run("w 2" + woken + "1", log)
    #expect(log.lines == ["w", "answer 1"])
    #expect(terminal.text.contains("idle"))
  }

  @Test(arguments: [false, true])
  func `a waiting indicator appears after a moment, also with reduced motion`(isStill: Bool) throws
  {
    let terminal = try run("w pause:140 pause:900", Log(), reducesMotion: isStill)
    let shown = terminal.frames.map(\.text).filter { $0.contains("step") }
    #expect(shown.first?.contains("step 1") == true)
    #expect(shown.last?.contains("step 5") == true)
  }

  @Test func `waking for an answer does not check the store`() throws {
    let looks = Counter()
    try run("w" + woken, Log()) {
      looks.count += 1
      return false
    }
    #expect(looks.count == 0)
  }

  @Test func `quitting cancels all background work`() throws {
    let bench = ManualWorkRunner()
    let log = Log()
    try run("w q", log, on: bench)
    _ = bench.drainAnswers()
    #expect(log.cancelled == [1])
  }

  @Test func `quitting lets a started command finish`() {
    let bench = ThreadWorkRunner(run: PlainThread.run)
    let log = Log()
    bench.start(
      BackgroundWork(BackgroundWork.Ticket(ofCommand: 1)) { cancellation in
        while !cancellation.isRequested { sched_yield() }
        log.add("ended")
        return .command(CommandOutcome(refusal: Words(ko: "아니요", en: "no")))
      })
    bench.cancelAll()
    #expect(log.lines == ["ended"])
  }

  @Test func `work runs on a thread and wakes the loop`() throws {
    let bench = ThreadWorkRunner(run: PlainThread.run)
    let here = pthread_self()
    let wasElsewhere = Log()
    let tickets = (1...5).map { BackgroundWork.Ticket(.books, $0) }
    for ticket in tickets {
      bench.start(
        BackgroundWork(ticket) { _ in
          if pthread_equal(pthread_self(), here) == 0 { wasElsewhere.add("elsewhere") }
          return .books(.success(FindBooks.Answer()))
        })
    }
    var answers: [TaskAnswer] = []
    while answers.count < 5 {
      var wanted = pollfd(
        fd: try #require(bench.descriptor), events: Int16(POLLIN), revents: 0)
      try #require(poll(&wanted, 1, 20_000) == 1)
      answers += bench.drainAnswers()
    }
    #expect(Set(answers.map(\.ticket)) == Set(tickets))
    #expect(wasElsewhere.lines.count == 5)
    #expect(bench.drainAnswers().isEmpty)
  }

  @Test func `a thread learns that it was cancelled`() throws {
    let bench = ThreadWorkRunner(run: PlainThread.run)
    bench.start(
      BackgroundWork(.init(.books, 1)) { cancellation in
        while !cancellation.isRequested { sched_yield() }
        return .books(.failure(.unavailable(.service(name: "Open Library", .cancelled))))
      })
    bench.cancelAll()
    var wanted = pollfd(fd: try #require(bench.descriptor), events: Int16(POLLIN), revents: 0)
    #expect(poll(&wanted, 1, 20_000) == 1)
    #expect(bench.drainAnswers().count == 1)
  }

  private let woken = KeyScript(events: [.wakeDescriptorReadable])

  @discardableResult
  private func run(
    _ script: KeyScript, _ log: Log, on bench: any WorkRunner = ManualWorkRunner(),
    reducesMotion: Bool = false, storeChanged: @escaping () -> Bool = { false }
  ) throws -> TestTerminal {
    let store = InMemoryStore()
    let now = Now.fixed("2026-11-20T09:00")
    try FinishWelcome(store: store, now: now)(displayName: DisplayName(""))
    let app = AppCoordinator(
      [WaitingTab(log), ShelfTab(.people)], on: store,
      .plain(.english, reducesMotion: reducesMotion))
    let terminal = TestTerminal(script: script)
    try terminal.play(
      app, editor: Editor { _, _ in nil }, workRunner: bench, storeChanged: storeChanged)
    return terminal
  }
}

/// A log that any thread may write to.
private final class Log: Sendable {
  private let state = Mutex<(lines: [String], cancelled: [Int])>(([], []))

  var lines: [String] { state.withLock { $0.lines } }
  var cancelled: [Int] { state.withLock { $0.cancelled } }

  func add(_ line: String) { state.withLock { $0.lines.append(line) } }
  func cancel(_ number: Int) { state.withLock { $0.cancelled.append(number) } }
}

private final class Counter {
  var count = 0
}

/// Starts work on `w` and stops waiting for it on `c`.
private struct WaitingTab: TabCoordinator {
  let area = Area.today
  let keyHelp: [KeyHelp] = []
  let log: Log
  var awaited: BackgroundWork?
  var begun = 0
  var step = 0
  var last = ""

  init(_ log: Log) {
    self.log = log
  }

  var status: TabStatus { TabStatus(isWorking: awaited != nil) }

  mutating func refresh(selecting route: Route?) {}

  mutating func handle(_ event: TerminalEvent, in view: ViewContext) -> TabOutcome {
    guard case .key(let key) = event, case .character(let letter) = key.code,
      "wcxy".contains(letter)
    else { return .ignored }
    log.add(String(letter))
    last = String(letter)
    if letter == "c" {
      awaited?.cancel()
      awaited = nil
    }
    guard letter == "w" else { return .handled }
    begun += 1
    let (log, number) = (log, begun)
    let work = BackgroundWork(.init(.today, number)) { cancellation in
      if cancellation.isRequested { log.cancel(number) }
      return .books(.success(FindBooks.Answer()))
    }
    awaited = work
    return .startWork(work)
  }

  mutating func receive(_ event: TabEvent) -> TabOutcome {
    if event == .animationStep { step += 1 }
    guard case .workFinished(_, let ticket) = event else { return .handled }
    guard ticket == awaited?.ticket else {
      log.add("dropped \(ticket.number)")
      return .handled
    }
    awaited = nil
    log.add("answer \(ticket.number)")
    return .handled
  }

  func render(in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    let state = awaited != nil ? "working" : "idle"
    frame.write(
      StyledText("\(state) \(last)" + (step > 0 ? " step \(step)" : "")), in: frame.bounds)
    return frame
  }
}
