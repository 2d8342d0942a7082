import HearthData
import HearthDomain
import HearthPresentation

extension AppConfiguration {
  /// Folders of the user's files; nil if they cannot be determined.
  var folders: AppFolders? {
    AppFolders(environment)
  }

  /// File name of the profile that owns the store, relative to the data folder; nil if the store
  /// belongs to no profile.
  var profileFile: String? {
    guard !isDemo, let folders, case .file(let path) = store else { return nil }
    let start = folders.data + "/"
    return path.hasPrefix(start) ? path.dropFirst(start.bytes.count).text : nil
  }

  /// Files that commands must not overwrite: the stores of all profiles with their companion files,
  /// the settings and the list of profiles.
  var protectedFiles: [FilePath] {
    var stores: [FilePath] = []
    if case .file(let path) = store { stores.append(path) }
    var files: [FilePath] = []
    if let folders {
      let profiles = ProfilesFile(folder: folders.data)
      stores.append(folders.data.appending("hearth.db"))
      stores += (try? profiles.load().entries.map(profiles.storePath(of:))) ?? []
      files = [
        folders.config.appending("settings.json"), folders.data.appending("profiles.json"),
      ]
    }
    return files
      + stores.flatMap { store in
        ["", "-wal", "-shm", "-journal"].map { store + $0 } + [Catalogue.path(ofStoreAt: store)]
          + CoverFolder(ofStoreAt: store).coverFiles
      }
  }

  /// Returns the profiles of the user as seen from the profile with this front; nil if the folders
  /// are unknown.
  func collection(_ front: any ProfileLockAccess) -> ProfileCollection? {
    folders.map {
      ProfileCollection(
        registry: ProfilesFile(folder: $0.data), newID: ambient.newID, file: profileFile,
        front: front)
    }
  }
}

extension AppFolders {
  /// Reads the folders from the environment.
  init?(_ environment: Environment) {
    self.init(variable: { environment.path($0) })
  }
}
