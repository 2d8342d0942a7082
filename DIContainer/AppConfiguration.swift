import HearthData
import HearthDomain
import HearthPresentation

/// Configuration of a run, from the options and the environment. Creating it opens no files.
package struct AppConfiguration: Sendable {
  /// Location of the store.
  package enum StoreLocation: Hashable, Sendable {
    case memory
    case file(path: FilePath)
  }

  package let store: StoreLocation
  package let ambient: Ambient
  package let environment: Environment
  /// Settings of the user, read at each access.
  package let settings: any SettingsRepository
  /// Whether the user named the store by `--store`.
  package let isStoreNamed: Bool
  /// Whether sample data is used instead of the user's store.
  package let isDemo: Bool
  /// When to use color, as given by an option; nil if settings and environment decide.
  package let color: ColorChoice?
  /// Language given by an option; nil if settings and environment decide.
  package let language: Language?
  /// Whether an empty store in memory is used if the store is missing, because the command only
  /// reads.
  package let usesEmptyStoreIfMissing: Bool
  /// Whether a missing store is created by the first write; until then, an empty store in memory is
  /// read.
  package let isCreatedOnFirstWrite: Bool

  package init(
    store: StoreLocation, ambient: Ambient, environment: Environment,
    settings: any SettingsRepository, isStoreNamed: Bool = false, isDemo: Bool = false,
    color: ColorChoice? = nil, language: Language? = nil, usesEmptyStoreIfMissing: Bool = false,
    isCreatedOnFirstWrite: Bool = false
  ) {
    self.store = store
    self.language = language
    self.ambient = ambient.following(
      { settings.load().settings }, in: environment, language: language)
    self.environment = environment
    self.settings = settings
    self.isStoreNamed = isStoreNamed
    self.isDemo = isDemo
    self.color = color
    self.usesEmptyStoreIfMissing = usesEmptyStoreIfMissing
    self.isCreatedOnFirstWrite = isCreatedOnFirstWrite
  }

  /// Returns a copy with another store location.
  func with(store: StoreLocation) -> AppConfiguration {
    AppConfiguration(
      store: store, ambient: ambient, environment: environment, settings: settings,
      isStoreNamed: isStoreNamed, isDemo: isDemo, color: color, language: language,
      usesEmptyStoreIfMissing: usesEmptyStoreIfMissing, isCreatedOnFirstWrite: isCreatedOnFirstWrite
    )
  }

  /// Returns the configuration for whether the store exists now. For callers that must not create a
  /// missing store.
  func renewed(readsOnly: Bool) throws -> AppConfiguration {
    let usesEmptyStoreIfMissing = readsOnly && store.isMissing
    return AppConfiguration(
      store: store,
      ambient: usesEmptyStoreIfMissing
        ? try Ambient(environment: environment, isSteadyAllDay: true) : ambient,
      environment: environment, settings: settings, isStoreNamed: isStoreNamed, isDemo: isDemo,
      color: color, language: language, usesEmptyStoreIfMissing: usesEmptyStoreIfMissing)
  }

  /// Creates the configuration. Throws ``UsageError`` if an environment variable has an invalid
  /// value, and ``Damage/profiles(path:)`` if the current profile cannot be determined.
  package init(
    _ globals: GlobalOptions, environment: Environment, settings: any SettingsRepository
  ) throws {
    let store = try StoreLocation(globals, environment: environment)
    let isMissing = globals.storeNeed != .created && store.isMissing
    let usesEmptyStoreIfMissing =
      switch globals.storeNeed {
      case .inMemory: isMissing
      case .inMemoryUnlessReminding:
        isMissing && !settings.load().settings.reminders.remindsWithoutEntries
      case .inMemoryUntilResults, .created: false
      }
    self.init(
      store: store,
      ambient: try Ambient(environment: environment, isSteadyAllDay: usesEmptyStoreIfMissing),
      environment: environment, settings: settings, isStoreNamed: globals.storePath != nil,
      isDemo: globals.usesDemoStore, color: globals.color, language: globals.language,
      usesEmptyStoreIfMissing: usesEmptyStoreIfMissing,
      isCreatedOnFirstWrite: isMissing && globals.storeNeed == .inMemoryUntilResults)
  }
}

extension AppConfiguration.StoreLocation {
  /// Whether the store is a file that does not exist. A path with a broken link does not count.
  fileprivate var isMissing: Bool {
    switch self {
    case .memory: false
    case .file(let path): SystemFiles.isMissing(path) && BrokenLink(onWayTo: path) == nil
    }
  }

  init(_ globals: GlobalOptions, environment: Environment) throws {
    if globals.usesDemoStore {
      self = .memory
      return
    }
    let variable = "HEARTH_STORE"
    if let place = globals.storePath ?? environment.path(variable) {
      self = try Self.parseLocation(
        place, by: globals.storePath == nil ? variable : "--store", home: environment.path("HOME"))
      return
    }
    guard let folders = AppFolders(environment) else {
      throw UsageError(.missingOption(["--store"]), in: [])
    }
    let profiles = ProfilesFile(folder: folders.data)
    self = .file(path: profiles.storePath(of: try profiles.load().currentEntry))
  }

  /// Parses the location that the user wrote. Rejects `:memory:`, by which other programs mean what
  /// is `memory:` here.
  private static func parseLocation(_ place: FilePath, by name: String, home: FilePath?) throws
    -> Self
  {
    switch place {
    case "memory:": return .memory
    case ":memory:":
      throw UsageError(
        .unacceptableValue(
          Words(ko: name, en: name), value: place.displayText,
          accepted: Words(
            ko: "memory: (앞의 쌍점 없이), 또는 파일 경로",
            en: "memory: without the colon in front, or the path of a file")),
        in: [])
    default:
      return .file(path: place.resolved(home: home))
    }
  }
}
