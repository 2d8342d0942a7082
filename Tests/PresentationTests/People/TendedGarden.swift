import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

/// A garden in memory that is tended by command lines, and its transcript.
final class TendedGarden {
  let store = InMemoryStore()
  let files = MemoryFiles()
  var stage: CommandStage
  var opens = false
  private var now = "2026-11-01T09:00"
  private let chance = Randomness.seeded(7)

  init(
    _ language: Language = .english, _ form: CommandStage.Form = .terminal,
    on day: String = "2026-11-01"
  ) {
    stage = CommandStage(language, form)
    self.day(day)
  }

  var transcript: String { stage.transcript }

  /// Makes it nine o'clock of that day.
  func day(_ date: String) {
    now = date + "T09:00"
    stage.note(date)
  }

  @discardableResult
  func run(_ line: String, answers: [String]? = nil) -> CommandStage.Outcome {
    stage.run(line, of: entries, with: self, answers: answers)
  }

  @discardableResult
  func run(_ arguments: [String]) -> CommandStage.Outcome {
    stage.run(arguments, of: entries, with: self)
  }

  var clock: LocalClock { LocalClock(now: .fixed(now), zone: FixedZone.seoul) }
  private var newID: NewID { NewID(now: clock.now, randomness: chance) }
  private var voice: PersonVoice { PersonVoice(clock: clock, randomness: .seeded(1)) }
  var people: PeopleQueries { PeopleQueries(store: store, clock: clock) }
  var today: PeopleTodayPart { PeopleTodayPart(queries: people, voice: voice) }
  private var contacts: ContactQueries { ContactQueries(store: store) }

  private var entries: [CommandEntry<TendedGarden>] {
    lookingEntries + tendingEntries + contactEntries
  }

  private var lookingEntries: [CommandEntry<TendedGarden>] {
    [
      CommandEntry(PersonListCommand.self) {
        PersonListCommand(queries: $0.people, voice: $0.voice)
      },
      CommandEntry(PersonShowCommand.self) {
        PersonShowCommand(
          queries: $0.people,
          schedule: ScheduleQueries(store: $0.store, clock: $0.voice.clock), voice: $0.voice)
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
    ]
  }

  private var tendingEntries: [CommandEntry<TendedGarden>] {
    [
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
    ]
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
        ContactAddCommand(
          add: AddContact(store: $0.store, clock: $0.clock, newID: $0.newID), voice: $0.voice)
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
