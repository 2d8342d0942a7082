import HearthData
import HearthTestSupport
import TerminalKit

@testable import HearthDomain
@testable import HearthPresentation

/// A memory store whose reminders are delivered by command lines, and its transcript.
final class ReminderCommandFixture {
  let store = InMemoryStore()
  var fixture: CommandFixture
  var settings = ReminderSettings.standard
  var timers = ReminderTimers(usual: .cron, program: "/bin/hearth", store: "/s.db") { _ in nil }
  private let ticking = TestClock("2026-11-20T09:05", in: FixedZone.seoul)

  init(_ language: Language, _ form: CommandFixture.Form = .terminal) {
    fixture = CommandFixture(language, form)
  }

  func time(_ time: String) {
    ticking.set(time)
    fixture.note(time)
  }

  var clock: LocalClock { ticking.clock }
  var newID: IDGenerator { IDGenerator(now: clock.now, randomness: .seeded(7)) }
  var formatter: ReminderFormatter {
    ReminderFormatter(clock: clock, people: PeopleQueries(context: .of(store: store, clock: clock)))
  }
  var today: ReminderTodayPart {
    ReminderTodayPart(queries: queries, formatter: formatter, setup: tools.setup)
  }
  /// Whether to check that something delivers reminders.
  var asksForSetup = false

  var queries: ReminderQueries {
    let (zone, settings) = (clock.zone, settings)
    return ReminderQueries(
      sources: [
        WaterReminders(store: store, zone: zone), ReviewReminders(store: store, zone: zone),
        BirthdayReminders(store: store, zone: zone), EventReminders(store: store, zone: zone),
        MoodReminders(store: store, clock: clock),
      ],
      settings: { settings }, clock: clock)
  }

  var deliver: DeliverReminders {
    DeliverReminders(
      store: store, queries: queries, process: DeliveryProcess(id: 1) { _ in false })
  }

  var prompt: PassphrasePrompt {
    PassphrasePrompt(
      unlock: UnlockProfile(
        front: store, hasher: FakeHasher(), memory: InMemoryUnlocks(), now: clock.now))
  }

  func channels(_ notifications: NotificationSequence = .osc777) -> ReminderChannels {
    let settings = settings
    return ReminderChannels(
      chosen: { settings.channels }, hasDesktop: false, notifications: notifications,
      sender: { channel in
        switch channel {
        case .standardOutput, .terminal: nil
        default: RefusingSender()
        }
      })
  }

  @discardableResult
  func plant(
    _ name: String, every days: Int, on day: String, birthday: String? = nil
  ) throws -> Person {
    try PlantPerson(context: .of(store: store, clock: clock, newID: newID))(
      PersonDetails(
        name: PersonName(name), birthday: birthday.map { try Birthday($0) },
        rhythm: CareRhythm(everyDays: days), plantedOn: Day(literal: day)))
  }

  func plan(_ title: String, _ start: String, remind minutes: [Int]) throws {
    let from = LocalTime(literal: start)
    try AddEvent(context: .of(store: store, clock: clock, newID: newID))(
      EventDetails(
        title: EventTitle(title),
        span: EventSpan(from: from, to: from.adding(minutes: 60), zone: "Asia/Seoul"),
        reminders: LeadTimes(minutesBefore: minutes)))
  }

  @discardableResult
  func run(_ line: String) -> CommandFixture.Outcome {
    fixture.run(line, of: ReminderTools.commands, with: tools)
  }

  var tools: ReminderTools {
    ReminderTools(
      deliver: deliver, queries: queries, channels: channels(), formatter: formatter,
      prompt: prompt, rest: { preconditionFailure("nobody watches here") },
      timers: { [timers] _ in timers },
      setup: asksForSetup ? ReminderSetup(store: store, queries: queries) : nil)
  }
}

/// A channel that refuses every message.
private struct RefusingSender: ReminderSender {
  func send(_ message: ReminderMessage) throws {
    throw DomainError.unavailable(.channel(name: "command", .noProgram("bell")))
  }
}
