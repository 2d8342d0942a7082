import HearthData
import HearthDomain
import HearthPresentation
import TerminalKit

extension AppContainer {
  /// What the areas add to Today, in the order of its page.
  var todayReader: TodayReader {
    TodayReader(
      queries: useCases.today,
      parts: [
        SayingsTodayPart(recommend: useCases.sayings.recommend, voice: sayingVoice),
        PeopleTodayPart(queries: useCases.people.queries, voice: personVoice),
        ScheduleTodayPart(queries: useCases.schedule.queries, voice: eventVoice),
        MoodsTodayPart(queries: useCases.moods.queries, voice: moodVoice),
        BooksTodayPart(queries: useCases.books.queries, voice: bookVoice),
        ReminderTodayPart(queries: useCases.reminders.queries, voice: reminderVoice),
      ])
  }

  /// The full-screen view, as it is before the first event.
  public func appCoordinator(_ appearance: Appearance) -> AppCoordinator {
    var app = AppCoordinator(
      tabs: [
        TodayCoordinator(reader: todayReader, calendar: useCases.calendar), peopleCoordinator,
        sayingsCoordinator, moodsCoordinator, scheduleCoordinator, booksCoordinator,
      ],
      appearance: appearance, profile: useCases.profile, finishWelcome: useCases.finishWelcome)
    app.desks.takeBack = takeBack
    return app
  }

  private var peopleCoordinator: PeopleCoordinator {
    let people = useCases.people
    return PeopleCoordinator(
      GardenUseCases(
        people: people.queries, contacts: people.contacts,
        schedule: useCases.schedule.queries, plant: people.plant,
        edit: people.edit, remove: people.remove, water: people.water,
        editWatering: people.editWatering, removeWatering: people.removeWatering,
        postpone: people.postpone, randomness: configuration.ambient.randomness))
  }

  /// Where pictures are, as seen from the folder in which the program was started.
  var pictureFolder: PictureFolder {
    let environment = configuration.environment
    return PictureFolder(
      current: environment.path("PWD") ?? ".", home: environment.path("HOME"),
      files: files)
  }

  private var sayingsCoordinator: SayingsCoordinator {
    let sayings = useCases.sayings
    return SayingsCoordinator(
      SayingTabUseCases(
        sayings: sayings.queries, recommend: sayings.recommend, add: sayings.add,
        edit: sayings.edit, remove: sayings.remove, mark: sayings.mark,
        clock: configuration.ambient.clock,
        pictures: pictureFolder,
        cardFont: cardFont))
  }

  private var moodsCoordinator: MoodsCoordinator {
    let moods = useCases.moods
    return MoodsCoordinator(
      MoodTabUseCases(
        moods: moods.queries, profile: useCases.profile, clock: configuration.ambient.clock,
        add: moods.add, edit: moods.edit, remove: moods.remove, shuffle: moods.shuffle,
        choosePalette: moods.choosePalette, changeSettings: moods.changeSettings))
  }

  private var scheduleCoordinator: ScheduleCoordinator {
    let schedule = useCases.schedule
    return ScheduleCoordinator(
      PlanUseCases(
        schedule: schedule.queries, add: schedule.add, edit: schedule.edit,
        remove: schedule.remove))
  }

  private var booksCoordinator: BooksCoordinator {
    let books = useCases.books
    return BooksCoordinator(
      BookTabUseCases(
        books: books.queries, pages: books.reading, find: books.find,
        changing: BookTabUseCases.Changing(
          add: books.add, edit: books.edit, remove: books.remove, move: books.move,
          rate: books.rate, favourite: books.markFavourite),
        reading: BookTabUseCases.Reading(
          record: books.record, editRecord: books.editRecord, removeRecord: books.removeRecord,
          finish: books.finish, reopen: books.reopen, again: books.readAgain),
        sentences: BookTabUseCases.Sentences(
          add: books.addSentence, edit: books.editSentence, remove: books.removeSentence)))
  }

  /// The full-screen view on the terminal of the process, for the form at a place if one is
  /// given.
  ///
  /// The language is the one it begins with; settings that are changed in it may name another.
  func session(language: Language, forFormAt form: Route?, wasLetIn: Bool) -> Session {
    let changes = access.watch?()
    let environment = configuration.environment
    let settings = useCases.settings.settings()
    let workbench = ThreadedWorkbench(run: PlainThread.run)
    let terminal = ANSITerminal(
      environment: environment.variables(ColorLevel.variables),
      colorLevel: ColorLevel(
        configuration.color ?? settings.color, isTerminal: true, environment: environment),
      wakeDescriptors: [changes?.descriptor, workbench.descriptor].compactMap { $0 })
    var app = appCoordinator(
      Appearance(settings, beginningWith: language, colors: terminal.colorLevel))
    app.desks = AppDesks(
      settings: SettingsDesk(
        queries: useCases.settings, change: useCases.changeSetting,
        language: Language(environment)),
      commands: commandDesk, search: useCases.searchEverywhere,
      takeBack: takeBack, profile: profilePages, oddRows: access.oddRows)
    if let form { app.open(forFormAt: form) }
    app.cover = LockCover(ScreenLock(unlock: unlockProfile, wasLetIn: wasLetIn))
    app.isDemo = configuration.isDemo
    app.reminders = ReminderLine(configuration.isDemo ? nil : reminderBell)
    return Session(
      terminal: terminal, app: app, now: configuration.ambient.clock.now,
      editor: editor, workbench: workbench,
      storeChanged: { changes?.happened() ?? false })
  }
}
