import HearthData
import HearthDomain

extension AppConfiguration {
  /// Where the user's own files are; nil where nobody knows.
  var folders: AppFolders? {
    AppFolders(variable: { [environment] in environment[$0] })
  }

  /// The file of the profile whose store this is, within the folder of all data; nil where the
  /// store stands apart from the profiles.
  var profileFile: String? {
    guard !isDemo, let folders, case .file(let path) = store, path.hasPrefix(folders.data + "/")
    else { return nil }
    return String(path.dropFirst(folders.data.count + 1))
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
