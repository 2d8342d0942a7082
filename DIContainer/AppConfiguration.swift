import HearthData
import HearthDomain
import HearthPresentation

/// What the options and the environment of the process ask for; nothing is opened for it.
package struct AppConfiguration: Sendable {
  /// Where everything is kept.
  package enum StoreLocation: Hashable, Sendable {
    case memory
    case file(path: FilePath)
  }

  package let store: StoreLocation
  package let ambient: Ambient
  package let environment: Environment
  /// What the user has chosen; read whenever it is asked.
  package let settings: any SettingsRepository
  /// Whether somebody said in so many words where everything is kept.
  package let isStoreNamed: Bool
  /// Whether a made-up year stands in the place of what the user has.
  package let isDemo: Bool
  /// When to use colour; nil when settings and environment decide.
  package let color: ColorChoice?
  /// The language of this run; nil when settings and environment decide.
  package let language: Language?
  /// Whether a store in memory stands in the place of one that is not there, which is only read.
  package let standsIn: Bool
  /// Whether one does until something is written to it.
  package let isMadeLater: Bool

  package init(
    store: StoreLocation, ambient: Ambient, environment: Environment,
    settings: any SettingsRepository, isStoreNamed: Bool = false, isDemo: Bool = false,
    color: ColorChoice? = nil, language: Language? = nil, standsIn: Bool = false,
    isMadeLater: Bool = false
  ) {
    self.store = store
    self.language = language
    self.ambient = ambient.keeping(
      to: { settings.load().settings }, in: environment, language: language)
    self.environment = environment
    self.settings = settings
    self.isStoreNamed = isStoreNamed
    self.isDemo = isDemo
    self.color = color
    self.standsIn = standsIn
    self.isMadeLater = isMadeLater
  }

  /// The same with another store.
  func with(store: StoreLocation) -> AppConfiguration {
    AppConfiguration(
      store: store, ambient: ambient, environment: environment, settings: settings,
      isStoreNamed: isStoreNamed, isDemo: isDemo, color: color, language: language,
      standsIn: standsIn, isMadeLater: isMadeLater)
  }

  /// The same as it is now, for who may make nothing where nothing is kept yet.
  func renewed(readsOnly: Bool) throws -> AppConfiguration {
    let standsIn = readsOnly && store.isMissing
    return AppConfiguration(
      store: store,
      ambient: standsIn ? try Ambient(environment: environment, isSteadyAllDay: true) : ambient,
      environment: environment, settings: settings, isStoreNamed: isStoreNamed, isDemo: isDemo,
      color: color, language: language, standsIn: standsIn)
  }

  /// Throws ``UsageError`` when a variable of the environment holds what is not accepted, and
  /// ``Damage/profiles(path:)`` when nobody can tell which profile is in use.
  package init(
    _ globals: GlobalOptions, environment: Environment, settings: any SettingsRepository
  ) throws {
    let store = try StoreLocation(globals, environment: environment)
    let isMissing = globals.need != .isMade && store.isMissing
    let standsIn =
      switch globals.need {
      case .isRead: isMissing
      case .reminds: isMissing && !settings.load().settings.reminders.tellsWithoutEntries
      case .keepsFindings, .isMade: false
      }
    self.init(
      store: store, ambient: try Ambient(environment: environment, isSteadyAllDay: standsIn),
      environment: environment, settings: settings, isStoreNamed: globals.store != nil,
      isDemo: globals.demo, color: globals.color, language: globals.language, standsIn: standsIn,
      isMadeLater: isMissing && globals.need == .keepsFindings)
  }
}

extension AppConfiguration.StoreLocation {
  /// Whether nothing was ever kept there, as far as anybody can tell.
  fileprivate var isMissing: Bool {
    switch self {
    case .memory: false
    case .file(let path): SystemFiles.isMissing(path) && BrokenLink(onWayTo: path) == nil
    }
  }

  init(_ globals: GlobalOptions, environment: Environment) throws {
    if globals.demo {
      self = .memory
      return
    }
    let variable = "HEARTH_STORE"
    if let place = globals.store ?? environment.path(variable) {
      self = try Self.named(
        place, by: globals.store == nil ? variable : "--store", home: environment.path("HOME"))
      return
    }
    guard let folders = AppFolders(environment) else {
      throw UsageError(.missingOption(["--store"]), in: [])
    }
    let profiles = ProfilesFile(folder: folders.data)
    self = .file(path: profiles.place(of: try profiles.load().currentEntry))
  }

  /// The place that somebody wrote. Other programs write `:memory:` for what is `memory:` here.
  private static func named(_ place: FilePath, by name: String, home: FilePath?) throws -> Self {
    switch place {
    case "memory:": return .memory
    case ":memory:":
      throw UsageError(
        .unacceptable(
          Words(ko: name, en: name), value: place.shown,
          accepted: Words(
            ko: "memory: (앞의 쌍점 없이), 또는 파일 경로",
            en: "memory: without the colon in front, or the path of a file")),
        in: [])
    default:
      return .file(path: place.inHome(home))
    }
  }
}
