import HearthData
import HearthDomain
import HearthPresentation

/// What the options and the environment of the process ask for; nothing is opened for it.
public struct AppConfiguration: Sendable {
  /// Where everything is kept.
  public enum StoreLocation: Hashable, Sendable {
    case memory
    case file(path: String)
  }

  public let store: StoreLocation
  public let ambient: Ambient
  public let environment: Environment

  public init(store: StoreLocation, ambient: Ambient, environment: Environment) {
    self.store = store
    self.ambient = ambient
    self.environment = environment
  }

  /// Throws ``UsageError`` when a variable of the environment holds what is not accepted.
  public init(_ globals: GlobalOptions, environment: Environment) throws {
    self.init(
      store: try StoreLocation(globals, environment: environment),
      ambient: try Ambient(environment: environment), environment: environment)
  }
}

extension AppConfiguration.StoreLocation {
  init(_ globals: GlobalOptions, environment: Environment) throws {
    if let place = globals.store ?? environment.filled("HEARTH_STORE") {
      self = place == "memory:" ? .memory : .file(path: place)
      return
    }
    guard let folders = AppFolders(variable: { environment[$0] }) else {
      throw UsageError(.missingOption(["--store"]), in: [])
    }
    self = .file(path: folders.data + "/hearth.db")
  }
}
