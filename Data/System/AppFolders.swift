#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the program keeps its files, as the XDG base directory specification has it.
public struct AppFolders: Hashable, Sendable {
  /// The stores.
  public let data: String
  /// The settings.
  public let config: String
  /// Backups and what else may be lost with less pain than data.
  public let state: String
  /// What can be made again.
  public let cache: String

  /// The folders for this environment; nil when neither it nor the system knows a home.
  ///
  /// A folder that the environment names by a relative path is ignored.
  public init?(
    variable: (String) -> String?, homeOfUser: () -> String? = AppFolders.homeOfUser
  ) {
    func absolute(_ name: String) -> String? {
      variable(name).flatMap { $0.hasPrefix("/") ? AppFolders.trimmed($0) : nil }
    }
    let home = absolute("HOME") ?? homeOfUser().map(AppFolders.trimmed)
    func folder(_ variable: String, _ inHome: String) -> String? {
      (absolute(variable) ?? home.map { "\($0 == "/" ? "" : $0)/\(inHome)" })
        .map { $0 == "/" ? "/hearth" : "\($0)/hearth" }
    }
    guard let data = folder("XDG_DATA_HOME", ".local/share"),
      let config = folder("XDG_CONFIG_HOME", ".config"),
      let state = folder("XDG_STATE_HOME", ".local/state"),
      let cache = folder("XDG_CACHE_HOME", ".cache")
    else { return nil }
    self.data = data
    self.config = config
    self.state = state
    self.cache = cache
  }

  /// The home that the system's list of users gives to whoever runs the program.
  public static func homeOfUser() -> String? {
    guard let user = getpwuid(geteuid()), let home = user.pointee.pw_dir else { return nil }
    let path = String(cString: home)
    return path.hasPrefix("/") ? path : nil
  }

  private static func trimmed(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }
}
