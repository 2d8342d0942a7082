import HearthData
import HearthDomain
import HearthPresentation

/// Creates what the commands and screens of each area depend on.
extension AppContainer {
  var personTools: PersonTools {
    let zone = clock.zone
    return PersonTools(
      people: useCases.people, schedule: useCases.schedule.queries,
      formatter: PersonFormatter(clock: clock, randomness: configuration.ambient.randomness),
      format: { VCardContactFile(writing: $0 == .v3 ? .v3 : .v4) },
      contacts: { DetectedContactFile(zone: zone, hints: $0) }, files: files,
      memory: importMemory, launcher: launcher,
      ownMeans: { [settings = useCases.settings] in settings.settings().customMeans })
  }

  var settingsTools: SettingsTools {
    SettingsTools(
      queries: useCases.settings, change: useCases.changeSetting,
      language: Language(configuration.environment), isInstalled: { $0.isInstalled })
  }

  var sayingTools: SayingTools {
    let zone = clock.zone
    let formats: @Sendable (SayingFileRequest) -> any SayingFile = { request in
      let hints = request.hints
      func file(_ format: SayingFormat) -> any SayingFile {
        switch format {
        case .fortune: FortuneSayingFile(index: request.index)
        case .csv: TableSayingFile(zone: zone, hints: hints)
        case .json: TableSayingFile(.json, zone: zone, hints: hints)
        }
      }
      return request.format.map(file)
        ?? DetectedSayingFile(
          index: request.index, zone: zone, hints: hints,
          otherwise: request.suggestedFormat.map(file))
    }
    return SayingTools(
      sayings: useCases.sayings, clock: clock, editor: editor, formats: formats,
      memory: importMemory, cards: cardTools)
  }

  var moodTools: MoodTools {
    MoodTools(
      moods: useCases.moods, profile: useCases.profile, clock: clock, editor: editor,
      formats: moodFormats, files: files, memory: importMemory,
      openGauge: { [self] in try openForm(at: .gauge(at: $0, memo: $1), language: $2) },
      words: { [settings = useCases.settings] in settings.settings().moodWords },
      saveWords: { [change = useCases.changeSetting] in try change(.moodWords, to: $0.text) })
  }

  private var moodFormats: MoodFormats {
    let zone = clock.zone
    let finder = zoneFinder
    let zones: @Sendable (String) -> (any ZoneRules)? = { try? finder.requiredZone($0) }
    return MoodFormats { format, hints in
      switch format {
      case .jrnl?: JrnlMoodFile(zone: zone, order: hints.dateOrder)
      case .daylio?, .csv?: TableMoodFile(.csv, zone: zone, zones: zones, hints: hints)
      case .dayone?, .json?: TableMoodFile(.json, zone: zone, zones: zones, hints: hints)
      case nil: AnyMoodFile(zone: zone, zones: zones, hints: hints)
      }
    }
  }

  var eventTools: EventTools {
    let finder = zoneFinder
    return EventTools(
      schedule: useCases.schedule, clock: clock, settings: settings, zones: finder.requiredZone,
      calendars: ICalendarFile(clock: clock, zones: finder.findZone), files: files,
      memory: importMemory)
  }

  var linkTools: LinkTools {
    LinkTools(
      schedule: useCases.schedule, contacts: useCases.people.contacts, clock: clock,
      places: linkPlaces,
      formats: LinkFormats(
        events: ICalendarFile(clock: clock, zones: zoneFinder.findZone),
        contacts: VCardLinkFormat(now: clock.now)),
      absolute: { $0.absolute })
  }

  var linkPlaces: SystemLinkLocations {
    SystemLinkLocations(
      .forLinks, randomness: configuration.ambient.randomness, now: clock.now,
      environment: configuration.environment.bytes(of: SystemLinkLocations.variables),
      until: cancellation)
  }

  private var zoneFinder: ZoneFinder {
    ZoneFinder(environment: configuration.environment.bytes(of: ZoneFinder.variables))
  }

  var bookTools: BookTools {
    let zone = clock.zone
    return BookTools(
      books: useCases.books, clock: clock,
      // Reads saved responses of Aladin, or of another server with the same format.
      answers: { try AladinBookSearch.books(inAnswer: $0) }, catalogue: access.catalogue.books,
      formats: { format, hints in
        switch format {
        case .json?: JSONBookFile(zone: zone, order: hints.dateOrder)
        case .goodreads?: CSVBookFile(.goodreads, zone: zone, hints: hints)
        case .storygraph?, .csv?: CSVBookFile(zone: zone, hints: hints)
        case nil: DetectedBookFile(zone: zone, hints: hints)
        }
      },
      highlights: { DetectedHighlightFile(zone: zone, hints: $0) }, files: files,
      memory: importMemory, cards: cardTools, until: cancellation)
  }

  private var cardTools: CardTools {
    CardTools(
      files: files, launcher: launcher, pictures: pictureFolder, settings: settings,
      saveTheme: saveCardTheme, isInstalled: { $0.isInstalled })
  }

  /// What the user said about the columns of imported tables.
  var importMemory: ImportMemory {
    ImportMemory(
      tables: { [settings = useCases.settings] in settings.settings().importColumns },
      save: { [change = useCases.changeSetting] in
        try change(.importColumns, to: RememberedTable.text($0), isLearned: true)
      })
  }

  private var clock: LocalClock { configuration.ambient.clock }

  /// Opens links with the program that the desktop uses for them.
  var launcher: LinkOpener {
    LinkOpener(environment: configuration.environment.bytes(of: LinkOpener.variables))
  }

  /// The folder in which the program was started, to which paths of pictures are relative.
  var pictureFolder: PictureFolder {
    let environment = configuration.environment
    return PictureFolder(
      current: environment.path("PWD"), home: environment.path("HOME"),
      files: files)
  }
}
