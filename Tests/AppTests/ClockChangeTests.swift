import HearthData
import HearthDomain
import HearthPresentation
import HearthTestSupport
import Synchronization
import TerminalKit
import Testing

@testable import HearthContainer

/// The clocks of a country are set while the full screen is open.
@Suite struct ClockChangeTests {
  /// A full screen in memory whose time passes when a test lets it.
  private struct OpenNight {
    let zone: ChangingZone
    let container: AppContainer
    var app: AppCoordinator
    private let time: PassingTime

    private final class PassingTime: Sendable {
      let now: Mutex<Instant>

      init(_ now: Instant) { self.now = Mutex(now) }
    }

    init(in zone: ChangingZone, at now: String, plan: String) throws {
      self.zone = zone
      let time = PassingTime(zone.instant(of: LocalTime(literal: now)))
      self.time = time
      let clock = LocalClock(now: Now { time.now.withLock { $0 } }, zone: zone)
      container = AppContainer(
        AppConfiguration(
          store: .memory, ambient: Ambient(clock: clock, randomness: .seeded(7)),
          environment: .fixed([:]), settings: InMemorySettings()))
      let start = LocalTime(literal: plan)
      try container.useCases.schedule.add(
        EventDetails(
          title: EventTitle("Night train"),
          span: EventSpan(from: start, to: start.adding(minutes: 30), zone: zone.name)))
      app = container.appCoordinator(
        Appearance(
          language: .english, widths: .standard, shade: .dark, usesMouse: false,
          reducesMotion: true, backgroundIsDark: true))
      app.bell = container.reminderBell
      app.resize(to: Size(width: 80, height: 24))
      app.start()
    }

    var clock: String {
      "\(zone.localTime(at: time.now.withLock { $0 }).time)"
    }

    var text: String { app.render().text }

    /// Lets minutes pass, a few at a time; returns the times at which the reminder came.
    mutating func pass(minutes: Int) -> [String] {
      var told: [String] = []
      let step = minutes > 300 ? 60 : 15
      for passed in stride(from: 0, to: minutes, by: step) {
        let length = Int64(min(step, minutes - passed))
        time.now.withLock { $0 = $0.adding(milliseconds: length * 60_000) }
        let before = text.contains("♪")
        app.timePassed()
        if text.contains("♪"), !before { told.append(clock) }
      }
      return told
    }

    mutating func press(_ key: Character) { _ = app.handle(.key(.character(key))) }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let zone: ChangingZone
    let evening: String
    /// When the event was planned, and how many minutes after midnight its reminder comes.
    let plan: String
    let wait: Int
    let told: String
    let dates: [String]
    /// How many minutes the day of the change has.
    let length: Int

    var testDescription: String { "\(zone.name) \(evening)" }
  }

  static let changes = [
    Change(
      zone: .berlin, evening: "2026-03-28T23:59", plan: "2026-03-29T03:15", wait: 135,
      told: "03:15", dates: ["Saturday, 28 March", "Sunday, 29 March", "Monday, 30 March"],
      length: 23 * 60),
    // Shown twice: the first time counts.
    Change(
      zone: .berlin, evening: "2026-10-24T23:59", plan: "2026-10-25T02:30", wait: 150,
      told: "02:30", dates: ["Saturday, 24 October", "Sunday, 25 October", "Monday, 26 October"],
      length: 25 * 60),
    Change(
      zone: .berlin, evening: "2026-10-24T23:59", plan: "2026-10-25T03:30", wait: 270,
      told: "03:30", dates: ["Saturday, 24 October", "Sunday, 25 October", "Monday, 26 October"],
      length: 25 * 60),
    Change(
      zone: .newYork, evening: "2026-03-07T23:59", plan: "2026-03-08T03:00", wait: 120,
      told: "03:00", dates: ["Saturday, 7 March", "Sunday, 8 March", "Monday, 9 March"],
      length: 23 * 60),
    Change(
      zone: .newYork, evening: "2026-10-31T23:59", plan: "2026-11-01T01:10", wait: 70,
      told: "01:10", dates: ["Saturday, 31 October", "Sunday, 1 November", "Monday, 2 November"],
      length: 25 * 60),
  ]

  @Test(arguments: changes)
  func `today's date changes at midnight, and the reminder comes once, by the clock on the wall`(
    change: Change
  ) throws {
    var night = try OpenNight(in: change.zone, at: change.evening, plan: change.plan)
    #expect(night.text.contains(change.dates[0]))
    #expect(night.pass(minutes: 1).isEmpty)
    #expect(night.text.contains(change.dates[1]))
    #expect(night.pass(minutes: change.wait - 1).isEmpty)
    #expect(night.pass(minutes: 1) == [change.told])
    #expect(night.text.contains("Night train"))
    #expect(night.text.contains("now"))
    let rest = change.length - change.wait
    #expect(night.pass(minutes: rest - 1).isEmpty)
    #expect(night.clock == "23:59" && night.text.contains(change.dates[1]))
    #expect(night.pass(minutes: 1).isEmpty)
    #expect(night.clock == "00:00" && night.text.contains(change.dates[2]))
  }

  @Test(arguments: changes)
  func `the schedule and its month know the day`(change: Change) throws {
    var night = try OpenNight(in: change.zone, at: change.evening, plan: change.plan)
    _ = night.pass(minutes: 1)
    night.press("5")
    #expect(night.text.contains("Night train"), "\(night.text)")
    #expect(night.text.contains(LocalTime(literal: change.plan).time.description))
    let day = LocalTime(literal: change.plan).day
    night.press("m")
    #expect(night.text.contains("today"), "\(night.text)")
    let counts = try night.container.useCases.schedule.queries.counts(in: day.calendarMonth)
    #expect(counts == [day: 1])
    _ = night.pass(minutes: change.length)
    night.press("\u{1B}")
    night.press("5")
    night.press("t")
    #expect(!night.text.contains("Night train"), "\(night.text)")
  }
}
