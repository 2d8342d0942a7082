import HearthData
import HearthDomain
import HearthPresentation

extension ProgramVersion {
  static var current: ProgramVersion {
    #if DEBUG
      ProgramVersion(number: Release.number, build: .debug)
    #else
      ProgramVersion(number: Release.number, build: .release)
    #endif
  }
}

extension AppContainer {
  /// The command that prints the version. It does not open the store.
  var versionCommand: VersionCommand {
    VersionCommand(program: .current) {
      [
        VersionFact(
          key: "sqlite", name: Words(ko: "SQLite", en: "SQLite"), value: SQLiteLibrary.version),
        VersionFact(
          key: "store", name: Words(ko: "저장소", en: "store"),
          path: configuration.store.storeOptionValue),
        VersionFact(
          key: "storeSchema", name: Words(ko: "저장소 형식", en: "store schema"),
          number: SQLStore.newestSchemaVersion),
      ]
    }
  }

  /// Says where the news of this release are, once in each store that an earlier release has used.
  func announceNews(in console: inout Console) {
    let traits = console.traits
    guard traits.outputIsTerminal, traits.errorIsTerminal, console.form != .json,
      let news = unannouncedNews()
    else { return }
    console.printHint(news)
  }

  /// Returns the text that says where the news are, and marks them as announced; nil if they are
  /// already.
  func unannouncedNews() -> Words? {
    guard case .file = configuration.store, !configuration.isDemo, let day = Release.day,
      // If nothing can be written, the news would be announced again and again.
      (try? useCases.announceNews(releasedOn: day)) == true
    else { return nil }
    return Words(
      ko: "이제 \(KoreanParticle.copula("Hearth \(Release.number)")). 달라진 점: ‘hearth help news’",
      en: "This is Hearth \(Release.number). “hearth help news” says what has changed.")
  }

  /// The command that begins a letter to the program's authors. The letter contains nothing from
  /// the store.
  var feedbackCommand: FeedbackCommand {
    let environment = configuration.environment
    return FeedbackCommand(
      program: .current, launcher: launcher, files: files,
      address: useCases.settings.settings().feedbackAddress
    ) {
      [
        VersionFact(
          key: "sqlite", name: Words(ko: "SQLite", en: "SQLite"), value: SQLiteLibrary.version),
        VersionFact(
          key: "system", name: Words(ko: "시스템", en: "system"), value: SystemName.text),
        VersionFact(
          key: "terminal", name: Words(ko: "터미널", en: "terminal"),
          value: environment.nonEmpty("TERM") ?? "-"),
        VersionFact(
          key: "locale", name: Words(ko: "언어", en: "language"),
          value: environment.nonEmpty("LC_ALL") ?? environment.nonEmpty("LANG") ?? "-"),
      ]
    }
  }
}

extension AppConfiguration.StoreLocation {
  /// The location as it is written after `--store`.
  var storeOptionValue: FilePath {
    switch self {
    case .memory: "memory:"
    case .file(let path): path
    }
  }
}
