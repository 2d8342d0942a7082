import HearthDomain
import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

/// The full-screen view, with the tabs to which findings lead.
extension SearchHome {
  func app(_ language: Language) -> AppCoordinator {
    let clock = clock()
    let reader = TodayReader(queries: TodayQueries(store: store, clock: clock), parts: [])
    var app = AppCoordinator(
      tabs: [
        TodayCoordinator(
          reader: reader, calendar: CalendarQueries(store: store, clock: clock)),
        people, sayings, moods, schedule, books,
      ],
      appearance: .plain(language), profile: ProfileQueries(store: store),
      finishWelcome: FinishWelcome(store: store, now: clock.now))
    app.desks.search = search
    return app
  }

  /// Plays the keys, and leaves the program by the end of the script.
  func play(
    _ script: KeyScript, _ language: Language = .english,
    size: Size = Size(width: 80, height: 24)
  ) throws -> TestTerminal {
    let terminal = TestTerminal(size: size, script: script)
    let session = Session(
      terminal: terminal, app: app(language), now: clock().now,
      editor: Editor { text, _ in text }, workbench: HeldWorkbench(), storeChanged: { false })
    _ = try session.run()
    return terminal
  }

  var people: PeopleCoordinator {
    let (clock, newID) = (clock(), newID(clock()))
    return PeopleCoordinator(
      GardenUseCases(
        people: PeopleQueries(store: store, clock: clock), contacts: ContactQueries(store: store),
        schedule: ScheduleQueries(store: store, clock: clock),
        plant: PlantPerson(store: store, clock: clock, newID: newID),
        edit: EditPerson(store: store, clock: clock), remove: RemovePerson(store: store),
        water: WaterPlant(store: store, clock: clock, newID: newID),
        editWatering: EditWatering(store: store, clock: clock),
        removeWatering: RemoveWatering(store: store, clock: clock),
        postpone: PostponeWatering(store: store, clock: clock, newID: newID),
        randomness: chance))
  }

  var sayings: SayingsCoordinator {
    let (clock, newID) = (clock(), newID(clock()))
    return SayingsCoordinator(
      SayingTabUseCases(
        sayings: SayingQueries(store: store, clock: clock, release: release(clock)),
        recommend: RecommendSaying(
          store: store, clock: clock, randomness: chance, release: release(clock)),
        add: AddSaying(store: store, clock: clock, newID: newID, release: release(clock)),
        edit: EditSaying(store: store), remove: RemoveSaying(store: store),
        mark: MarkSaying(store: store, now: clock.now), clock: clock,
        pictures: PictureFolder(current: "/", home: nil, files: MemoryFiles()),
        cardFont: { .notoSerif }))
  }

  var moods: MoodsCoordinator {
    let (clock, newID) = (clock(), newID(clock()))
    return MoodsCoordinator(
      MoodTabUseCases(
        moods: MoodQueries(store: store, clock: clock), profile: ProfileQueries(store: store),
        clock: clock,
        add: AddMood(store: store, clock: clock, newID: newID, randomness: chance),
        edit: EditMood(store: store, now: clock.now, randomness: chance),
        remove: RemoveMood(store: store),
        shuffle: ShuffleCanvas(store: store, randomness: chance),
        choosePalette: ChoosePalette(store: store),
        changeSettings: ChangeMoodSettings(store: store)))
  }

  var schedule: ScheduleCoordinator {
    let (clock, newID) = (clock(), newID(clock()))
    return ScheduleCoordinator(
      PlanUseCases(
        schedule: ScheduleQueries(store: store, clock: clock),
        add: AddEvent(store: store, clock: clock, newID: newID),
        edit: EditEvent(store: store, clock: clock), remove: RemoveEvent(store: store)))
  }

  var books: BooksCoordinator {
    let (clock, newID) = (clock(), newID(clock()))
    return BooksCoordinator(
      BookTabUseCases(
        books: BookQueries(store: store, clock: clock),
        pages: ReadingQueries(store: store, clock: clock),
        find: FindBooks(
          store: store, settings: { .standard },
          search: { PreparedSearch(source: $0) { _, _ in .none } }),
        changing: BookTabUseCases.Changing(
          add: AddBook(store: store, clock: clock, newID: newID),
          edit: EditBook(store: store, clock: clock), remove: RemoveBook(store: store),
          move: MoveBook(store: store, clock: clock), rate: RateBook(store: store),
          favourite: MarkFavourite(store: store, clock: clock, newID: newID)),
        reading: BookTabUseCases.Reading(
          record: RecordProgress(store: store, clock: clock, newID: newID),
          editRecord: EditRecord(store: store, clock: clock),
          removeRecord: RemoveRecord(store: store), finish: FinishBook(store: store, clock: clock),
          reopen: ReopenBook(store: store), again: ReadAgain(store: store, clock: clock)),
        sentences: BookTabUseCases.Sentences(
          add: AddSentence(store: store, clock: clock, newID: newID, release: release(clock)),
          edit: EditSentence(store: store, clock: clock, newID: newID, release: release(clock)),
          remove: RemoveSentence(store: store))))
  }
}
