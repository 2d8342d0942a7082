import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct FoundMomentTests {
  private let store = InMemoryStore()
  private let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)

  @Test func `two events of one day are distinguished by their times`() throws {
    for time in ["10:00", "15:00"] { try plan("Dentist", at: "2026-11-22T\(time)") }
    let answer = try found("dentist")
    #expect(answer.contains("22 Nov 10:00"))
    #expect(answer.contains("22 Nov 15:00"))
  }

  @Test func `only sayings added by the user have a day`() throws {
    let lines = [StarterLine("등불 하나", "A lantern of ours")]
    let add = AddSaying(
      context: .of(store: store, clock: clock, newID: newID),
      release: ReleaseStarters(store: store, clock: clock) { lines })
    _ = try add(SayingDetails(english: SayingText("A lantern of mine")))
    let rows = try found("lantern").split(separator: "\n")
    #expect(rows.first { $0.contains("ours") }?.contains("Nov") == false)
    #expect(rows.first { $0.contains("mine") }?.contains("20 Nov") == true)
  }

  private var newID: IDGenerator { IDGenerator(now: clock.now, randomness: .seeded(7)) }

  private func plan(_ title: String, at start: String) throws {
    let from = LocalTime(literal: start)
    try AddEvent(context: .of(store: store, clock: clock, newID: newID))(
      EventDetails(
        title: EventTitle(title),
        span: EventSpan(from: from, to: from.adding(minutes: 60), zone: "Asia/Seoul")))
  }

  private func found(_ text: String) throws -> String {
    let release = ReleaseStarters(store: store, clock: clock) { [] }
    let search = SearchEverywhere(store: store, clock: clock, release: release)
    let command = SearchCommand(search: search, formatter: SearchFormatter(clock: clock))
    var traits = ConsoleTraits(language: .english)
    traits.outputIsTerminal = true
    var console = Console.recording(traits)
    guard
      case .command(_, let input, _) = try CommandParser(specs: [SearchCommand.spec])
        .parse(["search", text])
    else { return "" }
    try command.run(SearchCommand.parse(input), in: &console)
    return console.recordedOutput
  }
}
