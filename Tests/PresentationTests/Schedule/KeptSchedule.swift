import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

/// A schedule in memory that is kept by command lines, and its transcript.
final class KeptSchedule {
  let store = InMemoryStore()
  var stage: CommandStage
  private let zone: any ZoneRules
  private var now = "2026-11-20T14:30"
  private let chance = Randomness.seeded(7)

  init(
    _ language: Language = .english, _ form: CommandStage.Form = .terminal,
    at time: String = "2026-11-20T14:30", in zone: any ZoneRules = FixedZone.seoul
  ) {
    stage = CommandStage(language, form)
    self.zone = zone
    self.time(time)
  }

  var transcript: String { stage.transcript }

  /// Makes it that time.
  func time(_ time: String) {
    now = time
    stage.note(time)
  }

  @discardableResult
  func run(_ line: String, answers: [String]? = nil) -> CommandStage.Outcome {
    stage.run(line, of: entries, with: self, answers: answers)
  }

  @discardableResult
  func run(_ arguments: [String]) -> CommandStage.Outcome {
    stage.run(arguments, of: entries, with: self)
  }

  /// All events, in the order of lists.
  var events: [Event] {
    get throws { try queries.list(in: 0..<1000).map(\.event) }
  }

  var queries: ScheduleQueries { ScheduleQueries(store: store, clock: clock) }
  var today: ScheduleTodayPart { ScheduleTodayPart(queries: queries, voice: voice) }

  /// What `hearth today` says.
  func todayPage() throws -> String {
    let reader = TodayReader(
      queries: TodayQueries(store: store, clock: clock), parts: [today])
    var traits = ConsoleTraits(language: stage.language)
    traits.outputIsTerminal = stage.form == .terminal
    traits.wantsJSON = stage.form == .json
    var console = Console.recording(traits)
    try TodayCommand(reader: reader).run(.init(), in: &console)
    return console.recordedOutput
  }

  private var clock: LocalClock { LocalClock(now: .fixed(now, in: zone), zone: zone) }
  private var voice: EventVoice { EventVoice(clock: clock) }

  private var entries: [CommandEntry<KeptSchedule>] {
    [
      CommandEntry(EventAddCommand.self) {
        EventAddCommand(
          add: AddEvent(
            store: $0.store, clock: $0.clock,
            newID: NewID(now: $0.clock.now, randomness: $0.chance)), voice: $0.voice)
      },
      CommandEntry(EventEditCommand.self) {
        EventEditCommand(
          queries: $0.queries, edit: EditEvent(store: $0.store, clock: $0.clock), voice: $0.voice)
      },
      CommandEntry(EventRemoveCommand.self) {
        EventRemoveCommand(
          queries: $0.queries, remove: RemoveEvent(store: $0.store), voice: $0.voice)
      },
      CommandEntry(EventListCommand.self) {
        EventListCommand(queries: $0.queries, voice: $0.voice)
      },
      CommandEntry(EventShowCommand.self) {
        EventShowCommand(queries: $0.queries, voice: $0.voice)
      },
      CommandEntry(EventNextCommand.self) {
        EventNextCommand(queries: $0.queries, voice: $0.voice)
      },
      CommandEntry(EventCalendarCommand.self) {
        EventCalendarCommand(queries: $0.queries, voice: $0.voice)
      },
    ]
  }
}
