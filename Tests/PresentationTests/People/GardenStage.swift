import HearthData
import HearthDomain
import HearthPresentation
import HearthTestSupport
import Synchronization
import TerminalKit

/// The whole full-screen view on a store in memory, with a clock that a test sets.
final class GardenStage {
  let store = InMemoryStore()
  private let time = Clock()
  private let numbers = Numbers()

  /// It is nine o'clock of that day, and the welcome is over.
  init(on day: String = "2026-03-02") throws {
    set(day)
    try FinishWelcome(store: store, now: clock.now)(displayName: DisplayName(""))
  }

  func set(_ day: String) {
    let instant = FixedZone.seoul.instant(of: LocalTime(literal: day + "T09:00"))
    time.value.withLock { $0 = instant }
  }

  var clock: LocalClock {
    LocalClock(now: Now { [time] in time.value.withLock { $0 } }, zone: FixedZone.seoul)
  }

  private var randomness: Randomness {
    Randomness { [numbers] in
      numbers.value.withLock {
        $0 += 1
        return $0
      }
    }
  }

  private var newID: NewID { NewID(now: clock.now, randomness: randomness) }

  var queries: PeopleQueries { PeopleQueries(store: store, clock: clock) }
  var addContact: AddContact { AddContact(store: store, clock: clock, newID: newID) }
  var water: WaterPlant { WaterPlant(store: store, clock: clock, newID: newID) }

  var useCases: GardenUseCases {
    GardenUseCases(
      people: queries, contacts: ContactQueries(store: store),
      schedule: ScheduleQueries(store: store, clock: clock),
      plant: PlantPerson(store: store, clock: clock, newID: newID),
      edit: EditPerson(store: store, clock: clock), remove: RemovePerson(store: store),
      water: water, editWatering: EditWatering(store: store, clock: clock),
      removeWatering: RemoveWatering(store: store, clock: clock),
      postpone: PostponeWatering(store: store, clock: clock, newID: newID),
      // Not 0, which would be drawn again for ever.
      randomness: Randomness { .max / 2 })
  }

  @discardableResult
  func plant(
    _ name: String, every days: Int, nickname: String = "", phone: String? = nil,
    birthday: String? = nil
  ) throws -> Person {
    try PlantPerson(store: store, clock: clock, newID: newID)(
      PersonDetails(
        name: PersonName(name), nickname: Nickname(nickname),
        phone: phone.map { try PhoneNumber($0) }, birthday: birthday.map { try Birthday($0) },
        rhythm: CareRhythm(everyDays: days), plantedOn: clock.today),
      besideNamesake: true)
  }

  func app(_ language: Language = .english, reducesMotion: Bool = false) -> AppCoordinator {
    let voice = PersonVoice(clock: clock, randomness: .seeded(1))
    let today = TodayReader(
      queries: TodayQueries(store: store, clock: clock),
      parts: [PeopleTodayPart(queries: queries, voice: voice)])
    let appearance = Appearance(
      language: language, widths: .standard, shade: .dark, usesMouse: true,
      reducesMotion: reducesMotion, backgroundIsDark: true)
    return AppCoordinator(
      tabs: [
        TodayCoordinator(
          reader: today, calendar: CalendarQueries(store: store, clock: clock)),
        PeopleCoordinator(useCases),
      ],
      appearance: appearance, profile: ProfileQueries(store: store),
      finishWelcome: FinishWelcome(store: store, now: clock.now))
  }

  /// Opens the program today, plays the keys, and leaves it by Ctrl-C.
  func run(
    _ script: String, language: Language = .english, size: Size = Size(width: 80, height: 24),
    reducesMotion: Bool = false
  ) throws -> TestTerminal {
    let terminal = TestTerminal(size: size, script: KeyScript("2 " + script))
    let session = Session(
      terminal: terminal, app: app(language, reducesMotion: reducesMotion), now: clock.now,
      editor: Editor { text, _ in text + "편집기에서 적었다." },
      workbench: HeldWorkbench(),
      storeChanged: { false })
    _ = try session.run()
    return terminal
  }

  private final class Clock: Sendable {
    let value = Mutex(Instant(milliseconds: 0))
  }

  private final class Numbers: Sendable {
    let value = Mutex<UInt64>(0)
  }
}
