import HearthData
import HearthDomain
import HearthPresentation
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthContainer

/// Clock changes while the full screen is open.
@Suite struct ClockChangeTests {
  /// A full screen in memory with a clock that the test advances.
  private struct OpenNight {
    let zone: ChangingZone
    let container: AppContainer
    var app: AppCoordinator
    private let time: TestClock

    init(_ plan: Plan) throws {
      zone = plan.night.zone
      time = TestClock(plan.night.evening, in: zone)
      container = AppContainer(
        AppConfiguration(
          store: .memory, ambient: Ambient(clock: time.clock, randomness: .seeded(7)),
          environment: .fixed([:]), settings: InMemorySettings()))
      try container.useCases.schedule.add(
        EventDetails(
          title: EventTitle("Night train"),
          span: EventSpan(
            from: plan.start, to: plan.start.adding(minutes: 30), zone: zone.name)))
      app = container.appCoordinator(
        Appearance(
          language: .english, widths: .standard, shade: .dark, usesMouse: false,
          reducesMotion: true, isBackgroundDark: true))
      app.reminders = ReminderLine(container.screenDelivery)
      app.resize(to: Size(width: 80, height: 24))
      app.start()
    }

    var clock: String { "\(time.clock.localTime.time)" }

    var text: String { app.render().text }

    /// Lets minutes pass, a few at a time; returns the times at which the reminder appeared.
    mutating func pass(minutes: Int) -> [String] {
      var told: [String] = []
      let step = minutes > 300 ? 60 : 15
      for passed in stride(from: 0, to: minutes, by: step) {
        let length = Int64(min(step, minutes - passed))
        time.pass(milliseconds: length * 60_000)
        let before = text.contains("♪")
        app.waitEnded()
        if text.contains("♪"), !before { told.append(clock) }
      }
      return told
    }

    mutating func press(_ key: Character) { _ = app.handle(.key(.character(key))) }
  }

  /// A night with a clock change.
  struct Night: Sendable {
    let zone: ChangingZone
    /// One minute before the day of the change.
    let evening: String
    /// The dates of that evening, of the change, and of the next day.
    let dates: [String]
    /// Number of hours of the day of the change.
    let hours: Int

    static let berlinSpring = Night(
      zone: .berlin, evening: "2026-03-28T23:59",
      dates: ["Saturday, 28 March", "Sunday, 29 March", "Monday, 30 March"], hours: 23)
    static let berlinAutumn = Night(
      zone: .berlin, evening: "2026-10-24T23:59",
      dates: ["Saturday, 24 October", "Sunday, 25 October", "Monday, 26 October"], hours: 25)
    static let newYorkSpring = Night(
      zone: .newYork, evening: "2026-03-07T23:59",
      dates: ["Saturday, 7 March", "Sunday, 8 March", "Monday, 9 March"], hours: 23)
    static let newYorkAutumn = Night(
      zone: .newYork, evening: "2026-10-31T23:59",
      dates: ["Saturday, 31 October", "Sunday, 1 November", "Monday, 2 November"], hours: 25)
  }

  /// An event in such a night; its reminder appears when the clock shows its start.
  struct Plan: Sendable, CustomTestStringConvertible {
    let night: Night
    let start: LocalTime
    /// Minutes from midnight to the reminder.
    let wait: Int

    init(_ night: Night, _ start: String, after wait: Int) {
      (self.night, self.start, self.wait) = (night, LocalTime(literal: start), wait)
    }

    var testDescription: String { "\(night.zone.name) \(start)" }
  }

  static let plans = [
    Plan(.berlinSpring, "2026-03-29T03:15", after: 135),
    // The time occurs twice; the first one is used.
    Plan(.berlinAutumn, "2026-10-25T02:30", after: 150),
    Plan(.berlinAutumn, "2026-10-25T03:30", after: 270),
    Plan(.newYorkSpring, "2026-03-08T03:00", after: 120),
    Plan(.newYorkAutumn, "2026-11-01T01:10", after: 70),
  ]

  @Test(.inWholeRuns, arguments: plans)
  func `the date changes at midnight, and the reminder comes once at local time`(
    plan: Plan
  ) throws {
    var night = try OpenNight(plan)
    let dates = plan.night.dates
    #expect(night.text.contains(dates[0]))
    #expect(night.pass(minutes: 1).isEmpty)
    #expect(night.text.contains(dates[1]))
    #expect(night.pass(minutes: plan.wait - 1).isEmpty)
    #expect(night.pass(minutes: 1) == ["\(plan.start.time)"])
    #expect(night.text.contains("Night train"))
    #expect(night.text.contains("now"))
    let rest = plan.night.hours * 60 - plan.wait
    #expect(night.pass(minutes: rest - 1).isEmpty)
    #expect(night.clock == "23:59" && night.text.contains(dates[1]))
    #expect(night.pass(minutes: 1).isEmpty)
    #expect(night.clock == "00:00" && night.text.contains(dates[2]))
  }

  @Test(.inWholeRuns, arguments: plans)
  func `the schedule and its month show the new day`(plan: Plan) throws {
    var night = try OpenNight(plan)
    _ = night.pass(minutes: 1)
    night.press("5")
    #expect(night.text.contains("Night train"), "\(night.text)")
    #expect(night.text.contains("\(plan.start.time)"))
    let day = plan.start.day
    night.press("m")
    #expect(night.text.contains("today"), "\(night.text)")
    let month = day.calendarMonth
    let counts = try night.container.useCases.schedule.queries.counts(
      on: month.firstDay...month.lastDay)
    #expect(counts == [day: 1])
    _ = night.pass(minutes: plan.night.hours * 60)
    night.press("\u{1B}")
    night.press("5")
    night.press("t")
    #expect(!night.text.contains("Night train"), "\(night.text)")
  }
}
