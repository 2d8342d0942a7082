import HearthData
import HearthDomain
import HearthPresentation

extension AppConfiguration {
  /// Where the user's own files are; nil where nobody knows.
  var folders: AppFolders? {
    AppFolders(environment)
  }

  /// The file of the profile whose store this is, within the folder of all data; nil where the
  /// store stands apart from the profiles.
  var profileFile: String? {
    guard !isDemo, let folders, case .file(let path) = store else { return nil }
    let start = folders.data + "/"
    return path.hasPrefix(start) ? path.dropFirst(start.bytes.count).text : nil
  }

  /// What nobody may write over: the stores of all profiles and what lies beside them, the
  /// settings, the list of profiles.
  var keptFiles: [FilePath] {
    var stores: [FilePath] = []
    if case .file(let path) = store { stores.append(path) }
    var files: [FilePath] = []
    if let folders {
      let profiles = ProfilesFile(folder: folders.data)
      stores.append(folders.data.appending("hearth.db"))
      stores += (try? profiles.load().entries.map(profiles.place(of:))) ?? []
      files = [
        folders.config.appending("settings.json"), folders.data.appending("profiles.json"),
      ]
    }
    return files
      + stores.flatMap { store in
        ["", "-wal", "-shm", "-journal"].map { store + $0 } + [Catalogue.path(ofStoreAt: store)]
          + CoverFolder(ofStoreAt: store).files
      }
  }

  /// The profiles of the user, seen from the one with that front; nil where nobody knows where
  /// they are.
  func collection(_ front: any ProfileFront) -> ProfileCollection? {
    folders.map {
      ProfileCollection(
        registry: ProfilesFile(folder: $0.data), newID: ambient.newID, file: profileFile,
        front: front)
    }
  }
}

extension AppFolders {
  /// Those that the environment names.
  init?(_ environment: Environment) {
    self.init(variable: { environment.path($0) })
  }
}
