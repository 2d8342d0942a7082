import CLibrary
import HearthDomain

/// Where the program keeps its files, as the XDG base directory specification has it.
package struct AppFolders: Hashable, Sendable {
  /// The stores.
  package let data: FilePath
  /// The settings.
  package let config: FilePath
  /// Backups and what else may be lost with less pain than data.
  package let state: FilePath
  /// What can be made again.
  package let cache: FilePath
  /// The keys of this machine's devices, and the accounts that it is signed in with.
  package var keys: FilePath { state.appending("keys") }

  /// The folders for this environment; nil when neither it nor the system knows a home.
  ///
  /// A folder that the environment names by a relative path is ignored.
  package init?(
    variable: (String) -> FilePath?, homeOfUser: () -> FilePath? = AppFolders.homeOfUser
  ) {
    func absolute(_ name: String) -> FilePath? {
      variable(name).flatMap { $0.isAbsolute ? $0.trimmed : nil }
    }
    let home = absolute("HOME") ?? homeOfUser()?.trimmed
    func folder(_ variable: String, _ inHome: String) -> FilePath? {
      (absolute(variable) ?? home?.appending(inHome))?.appending("hearth")
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
  package static func homeOfUser() -> FilePath? {
    guard let user = getpwuid(geteuid()), let home = user.pointee.pw_dir else { return nil }
    let path = FilePath(cString: home)
    return path.isAbsolute ? path : nil
  }
}
