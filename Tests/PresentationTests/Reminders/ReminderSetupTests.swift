import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain
@testable import HearthPresentation

/// Reminders that are delivered only while the full screen is open.
@Suite struct ReminderSetupTests {
  private let home = ReminderCommandFixture(.english)
  private var setup: ReminderSetup { ReminderSetup(store: home.store, queries: home.queries) }

  init() {
    home.asksForSetup = true
  }

  private var console: Console {
    var traits = ConsoleTraits(language: .english)
    traits.outputIsTerminal = true
    traits.errorIsTerminal = true
    traits.neverAsks = true
    return .recording(traits)
  }

  private func offer() throws -> String {
    var console = console
    try home.tools.offerSetup(in: &console)
    return console.recordedErrors
  }

  @Test func `the notice is shown once, with the first entry that has reminders`() throws {
    #expect(try offer() == "")
    try home.plan("Dentist", "2027-03-01T15:00", remind: [0])
    #expect(try offer().contains("only while the full screen is open"))
    try home.plan("Swim", "2026-11-21T15:00", remind: [0])
    #expect(try offer() == "")
  }

  @Test(arguments: [false, true])
  func `in a pipe the notice is on standard error, once per change and list`(
    wantsJSON: Bool
  ) throws {
    try home.plan("Dentist", "2026-11-21T15:00", remind: [0])
    func said(_ work: (inout Console) throws -> Void) rethrows -> Bool {
      var traits = ConsoleTraits(language: .english)
      traits.wantsJSON = wantsJSON
      var console = Console.recording(traits)
      try work(&console)
      #expect(!console.recordedOutput.contains("full screen"))
      return console.recordedErrors.contains("only while the full screen is open")
    }
    let isSaid = !wantsJSON
    #expect(try said { try home.tools.offerSetup(in: &$0) } == isSaid)
    #expect(try !said { try home.tools.offerSetup(in: &$0) })
    for _ in 0..<2 {
      let isListed = try said {
        try RemindListCommand(tools: home.tools)
          .run(ParsedInput(none: RemindListCommand.spec), in: &$0)
      }
      #expect(isListed == isSaid)
    }
    // Users who only got the message are asked later, at a terminal.
    #expect(try setup.needsTimerOffer(asking: true))
    try setup.recordTimerOffer(asking: true)
    #expect(try !setup.needsTimerOffer(asking: true))
  }

  @Test func `lists and Today show the notice while no timer runs`() throws {
    try home.plan("Dentist", "2026-11-21T15:00", remind: [0])
    let fact = "Reminders come only while the full screen is open."
    func said() throws -> [Bool] {
      var console = console
      try RemindListCommand(tools: home.tools)
        .run(ParsedInput(none: RemindListCommand.spec), in: &console)
      let rows = try home.today.section().rows
      return [
        console.recordedErrors.contains(fact), rows.contains { $0.text.en == fact },
        try setup.isTimerMissing(),
      ]
    }
    #expect(try said() == [true, true, true])
    // A run on a terminal does not count as a timer.
    home.run("remind")
    #expect(try said() == [true, true, true])
    let form = home.fixture.form
    home.fixture.form = .piped
    home.run("remind")
    home.fixture.form = form
    #expect(try said() == [false, false, false])
    home.time("2026-11-21T11:00")
    #expect(try said() == [false, false, false])
    home.time("2026-11-21T11:10")
    #expect(try said() == [true, true, true])
  }

  @Test func `removing the timer shows the notice at once`() throws {
    try home.plan("Dentist", "2026-11-21T15:00", remind: [0])
    try setup.recordTimerRun()
    #expect(try !setup.isTimerMissing())
    home.run("remind remove")
    #expect(try setup.isTimerMissing())
  }

  @Test func `the timer's own runs neither deliver reminders nor affect channels`() throws {
    try home.plan("Dentist", "2026-11-20T08:00", remind: [0])
    try setup.recordTimerRun()
    let earlier = try home.store.read {
      try $0.channels(
        before: ChannelProgress(of: .screen, beganAt: home.clock.now().nextMillisecond))
    }
    #expect(earlier.isEmpty)
  }
}
