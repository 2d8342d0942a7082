import HearthData
import HearthDomain
import HearthPresentation

extension AppConfiguration {
  /// Folders of the user's files; nil if there is no home folder.
  var folders: AppFolders? {
    AppFolders(environment)
  }

  /// File name, relative to the data folder, of the profile that the store belongs to; nil if it
  /// belongs to none.
  var profileFile: String? {
    guard !isDemo, let folders, case .file(let path) = store else { return nil }
    let start = folders.data + "/"
    return path.hasPrefix(start) ? path.dropFirst(start.bytes.count).text : nil
  }

  /// Files that commands must not overwrite: the settings, the list of profiles, and the stores of
  /// all profiles with SQLite's files for them.
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

  /// Returns the user's profiles, of which the current one has its lock read by `front`; nil if the
  /// folders are unknown.
  func collection(_ front: any ProfileLockAccess) -> ProfileCollection? {
    folders.map {
      ProfileCollection(
        registry: ProfilesFile(folder: $0.data), newID: ambient.newID, file: profileFile,
        front: front)
    }
  }
}

extension AppFolders {
  /// Determines the folders from the environment; nil if there is no home folder.
  init?(_ environment: Environment) {
    self.init(variable: { environment.path($0) })
  }
}
