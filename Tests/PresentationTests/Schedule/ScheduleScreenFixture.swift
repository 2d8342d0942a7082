import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

/// The full screen with a schedule in memory.
///
/// The test sets the clock, or the clock follows the terminal.
final class ScheduleScreenFixture {
  let store = InMemoryStore()
  let zone: any ZoneRules
  private let time: TestClock
  private let numbers = Randomness.counting()

  /// Creates the fixture with the welcome finished.
  init(at moment: String = "2026-11-20T14:07", in zone: any ZoneRules = FixedZone.seoul) throws {
    self.zone = zone
    time = TestClock(moment, in: zone)
    try FinishWelcome(store: store, now: clock.now)(displayName: DisplayName(""))
  }

  var clock: LocalClock { time.clock }

  var tools: EventTools {
    .testing(UseCaseContext(store, clock, numbers))
  }

  var queries: ScheduleQueries { tools.schedule.queries }

  @discardableResult
  func plan(
    _ title: String, _ start: String, _ end: String, note: String = "", remind: [Int] = [0]
  ) throws -> Event {
    let span = try EventSpan(
      from: LocalTime(literal: start), to: LocalTime(literal: end), zone: zone.name)
    return try plan(title, span, note: note, remind: remind)
  }

  /// Adds that many events at once, without messages about overlaps.
  func planMany(
    _ count: Int, _ event: (Int) -> (title: String, start: String, end: String)
  ) throws {
    try store.write { repositories in
      for place in 0..<count {
        let (title, start, end) = event(place)
        let span = try EventSpan(
          from: LocalTime(literal: start), to: LocalTime(literal: end), zone: zone.name)
        let details = EventDetails(title: try EventTitle(title), span: span)
        let id = try #require(ID<Event>(rawValue: Int64(place + 1)))
        try repositories.events.save(Event(id: id, details: details))
      }
    }
  }

  /// Adds a series that repeats by a rule in RFC 5545 format.
  func planSeries(_ title: String, _ start: String, _ end: String, _ rule: String) throws {
    let span = try EventSpan(
      from: LocalTime(literal: start), to: LocalTime(literal: end), zone: zone.name)
    try tools.schedule.add(
      EventDetails(title: EventTitle(title), span: span),
      repeating: EnteredRepetition(.rule(Recurrence(rule))))
  }

  @discardableResult
  func planDays(_ title: String, _ first: String, _ last: String) throws -> Event {
    let span = try EventSpan(
      allDayFrom: Day(literal: first), through: Day(literal: last), zone: zone.name)
    return try plan(title, span, note: "", remind: [])
  }

  private func plan(
    _ title: String, _ span: EventSpan, note: String, remind: [Int]
  ) throws -> Event {
    try tools.schedule.add(
      EventDetails(
        title: EventTitle(title), note: EventNote(note), span: span,
        reminders: LeadTimes(minutesBefore: remind))
    ).event
  }

  func app(_ language: Language = .english) -> AppCoordinator {
    AppCoordinator(
      [
        TodayCoordinator(on: store, clock, parts: [ScheduleTodayPart(tools)]),
        ScheduleCoordinator(tools),
      ], on: store, .plain(language), now: clock.now)
  }

  /// Opens the Schedule tab and plays the keys. The end of the script quits the program.
  ///
  /// Every pause advances the clock.
  @discardableResult
  func run(
    _ script: KeyScript, from tab: KeyScript = "5 ", language: Language = .english,
    size: Size = Size(width: 80, height: 24)
  ) throws -> TestTerminal {
    let terminal = TestTerminal(size: size, script: tab + script)
    let (start, time) = (clock.now(), time)
    let ticking = TickingTerminal(terminal) { elapsed in
      let passed = elapsed.components.seconds * 1000
      time.set(start.adding(milliseconds: passed))
    }
    try ticking.play(
      app(language), now: clock.now, editor: Editor { text, _ in text + "편집기에서 적었다." })
    return terminal
  }
}

/// A terminal that reports the passing time.
private struct TickingTerminal: Terminal {
  private let inner: TestTerminal
  private let tick: (Duration) -> Void

  init(_ inner: TestTerminal, tick: @escaping (Duration) -> Void) {
    self.inner = inner
    self.tick = tick
  }

  var size: Size { inner.size }

  func takeOverScreen(_ modes: TerminalModes) throws { try inner.takeOverScreen(modes) }
  func changeModes(to modes: TerminalModes) { inner.changeModes(to: modes) }
  func leave() { inner.leave() }
  func display(_ frame: Frame) { inner.display(frame) }
  func repaintCompletely() { inner.repaintCompletely() }
  func suspend() { inner.suspend() }
  func handOverScreen(to body: () throws -> Void) rethrows { try inner.handOverScreen(to: body) }
  func sendSequence(_ sequence: String) { inner.sendSequence(sequence) }
  func copyToClipboard(_ text: String) { inner.copyToClipboard(text) }

  func nextEvents(within timeout: Duration?) -> [TerminalEvent] {
    let events = inner.nextEvents(within: timeout)
    tick(inner.elapsed)
    return events
  }
}
