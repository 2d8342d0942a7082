import CLibrary
import HearthDomain

/// The program's folders, according to the XDG base directory specification.
package struct AppFolders: Hashable, Sendable {
  /// Folder of the stores.
  package let data: FilePath
  /// Folder of the settings.
  package let config: FilePath
  /// Folder of backups and other state that is less valuable than data.
  package let state: FilePath
  /// Folder of data that can be created again.
  package let cache: FilePath
  /// Folder of this machine's device keys and of the accounts that it is logged in to.
  package var keys: FilePath { state.appending("keys") }

  /// Determines the folders; nil if neither the environment nor the system names a home folder.
  ///
  /// Ignores relative paths in the environment.
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

  /// Returns the home folder from the system's user database; nil if it has none.
  package static func homeOfUser() -> FilePath? {
    guard let user = getpwuid(geteuid()), let home = user.pointee.pw_dir else { return nil }
    let path = FilePath(cString: home)
    return path.isAbsolute ? path : nil
  }
}
