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
    stage.run(line, of: EventTools.commands, with: tools, answers: answers)
  }

  @discardableResult
  func run(_ arguments: [String]) -> CommandStage.Outcome {
    stage.run(arguments, of: EventTools.commands, with: tools)
  }

  /// All events, in the order of lists.
  var events: [Event] {
    get throws { try queries.list(in: 0..<1000).map(\.event) }
  }

  var queries: ScheduleQueries { tools.schedule.queries }
  var today: ScheduleTodayPart { ScheduleTodayPart(tools) }

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

  private var tools: EventTools {
    .testing(UseCaseContext(store, clock, chance))
  }
}
