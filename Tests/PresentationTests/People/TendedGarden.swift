import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

/// A garden in memory that is tended by command lines, and its transcript.
final class TendedGarden {
  enum Form: String, CaseIterable {
    case terminal
    case piped
    case json
  }

  struct Outcome {
    let status: ExitStatus
    let output: String
    let errors: String
  }

  let store = InMemoryStore()
  let files = MemoryFiles()
  let language: Language
  var form: Form
  var opens = false
  var width = 80
  private(set) var transcript = ""
  private var now = "2026-11-01T09:00"
  private let chance = Randomness.seeded(7)

  init(_ language: Language = .english, _ form: Form = .terminal, on day: String = "2026-11-01") {
    self.language = language
    self.form = form
    self.day(day)
  }

  /// Makes it nine o'clock of that day.
  func day(_ date: String) {
    now = date + "T09:00"
    transcript += "— \(date) —\n"
  }

  /// Runs a command line whose words may stand in double quotes; answers make it one at which
  /// somebody can be asked.
  @discardableResult
  func run(_ line: String, answers: [String]? = nil) -> Outcome {
    run(words(of: line), as: line, answers: answers)
  }

  @discardableResult
  func run(_ arguments: [String], as line: String? = nil, answers: [String]? = nil) -> Outcome {
    let result = CommandTable(entries).perform(
      arguments + (form == .json ? ["--json"] : []),
      console: { console($0, answers: answers) }, context: { _ in self },
      noCommand: { _, _ in throw ExitStatus.programError })
    let outcome = Outcome(
      status: result.status, output: result.console.recordedOutput,
      errors: result.console.recordedErrors)
    transcript += "$ hearth \(line ?? arguments.joined(separator: " "))\n"
    transcript += outcome.output + outcome.errors
    if outcome.status != .done { transcript += "[\(outcome.status.rawValue)]\n" }
    return outcome
  }

  private func console(_ globals: GlobalOptions, answers: [String]?) -> Console {
    var traits = ConsoleTraits(language: language)
    traits.outputIsTerminal = form == .terminal
    traits.inputIsTerminal = answers != nil
    traits.wantsJSON = globals.json
    traits.assumesYes = globals.assumesYes
    traits.size = Size(width: width, height: 24)
    return .recording(traits, answers: answers ?? [])
  }

  private func words(of line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
      index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map { String($0) }
    }
  }

  private var clock: LocalClock { LocalClock(now: .fixed(now), zone: FixedZone.seoul) }
  private var newID: NewID { NewID(now: clock.now, randomness: chance) }
  private var voice: PersonVoice { PersonVoice(clock: clock, randomness: .seeded(1)) }
  var people: PeopleQueries { PeopleQueries(store: store, clock: clock) }
  var today: PeopleTodayPart { PeopleTodayPart(queries: people, voice: voice) }
  private var contacts: ContactQueries { ContactQueries(store: store) }

  private var entries: [CommandEntry<TendedGarden>] {
    [
      CommandEntry(PersonListCommand.self) {
        PersonListCommand(queries: $0.people, voice: $0.voice)
      },
      CommandEntry(PersonShowCommand.self) {
        PersonShowCommand(queries: $0.people, voice: $0.voice)
      },
      CommandEntry(PersonHistoryCommand.self) {
        PersonHistoryCommand(queries: $0.people, voice: $0.voice)
      },
      CommandEntry(PersonCalendarCommand.self) {
        PersonCalendarCommand(queries: $0.people, voice: $0.voice)
      },
      CommandEntry(PersonGardenCommand.self) {
        PersonGardenCommand(queries: $0.people, voice: $0.voice)
      },
      CommandEntry(PersonExportCommand.self) {
        PersonExportCommand(
          export: ExportPeople(store: $0.store), format: VCardContactFile(), files: $0.files)
      },
      CommandEntry(PersonAddCommand.self) {
        PersonAddCommand(
          plant: PlantPerson(store: $0.store, clock: $0.clock, newID: $0.newID),
          contacts: $0.contacts, voice: $0.voice)
      },
      CommandEntry(PersonWaterCommand.self) {
        PersonWaterCommand(
          queries: $0.people, water: WaterPlant(store: $0.store, clock: $0.clock, newID: $0.newID),
          review: ReviewWatering(store: $0.store, clock: $0.clock),
          launcher: Desktop(opens: $0.opens), voice: $0.voice)
      },
      CommandEntry(PersonUnwaterCommand.self) {
        PersonUnwaterCommand(
          queries: $0.people, remove: RemoveWatering(store: $0.store, clock: $0.clock),
          voice: $0.voice)
      },
      CommandEntry(PersonReviewCommand.self) {
        PersonReviewCommand(
          queries: $0.people, review: ReviewWatering(store: $0.store, clock: $0.clock),
          voice: $0.voice)
      },
      CommandEntry(PersonPostponeCommand.self) {
        PersonPostponeCommand(
          queries: $0.people,
          postpone: PostponeWatering(store: $0.store, clock: $0.clock, newID: $0.newID),
          voice: $0.voice)
      },
      CommandEntry(PersonEditCommand.self) {
        PersonEditCommand(
          queries: $0.people, edit: EditPerson(store: $0.store, clock: $0.clock), voice: $0.voice)
      },
      CommandEntry(PersonRemoveCommand.self) {
        PersonRemoveCommand(
          queries: $0.people, remove: RemovePerson(store: $0.store), voice: $0.voice)
      },
    ] + contactEntries
  }

  private var contactEntries: [CommandEntry<TendedGarden>] {
    [
      CommandEntry(ContactListCommand.self) {
        ContactListCommand(queries: $0.contacts, voice: $0.voice)
      },
      CommandEntry(ContactSearchCommand.self) {
        ContactSearchCommand(queries: $0.contacts, voice: $0.voice)
      },
      CommandEntry(ContactAddCommand.self) {
        ContactAddCommand(add: AddContact(store: $0.store, newID: $0.newID), voice: $0.voice)
      },
      CommandEntry(ContactRemoveCommand.self) {
        ContactRemoveCommand(
          queries: $0.contacts, remove: RemoveContact(store: $0.store), voice: $0.voice)
      },
      CommandEntry(ContactImportCommand.self) {
        ContactImportCommand(
          importContacts: ImportContacts(store: $0.store, newID: $0.newID),
          format: VCardContactFile(), files: $0.files)
      },
    ]
  }
}

/// A desktop that can open every link, or none.
private struct Desktop: ContactLauncher {
  let opens: Bool

  func open(_ link: ContactLink) -> Bool { opens }
}
