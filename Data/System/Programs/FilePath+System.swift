import CLibrary
import HearthDomain

extension FilePath {
  /// Creates a path from a C string.
  package init(cString: UnsafePointer<CChar>) {
    self.init(
      bytes: UnsafeBufferPointer(start: cString, count: strlen(cString))
        .map { UInt8(bitPattern: $0) })
  }

  /// Creates a path from an array that contains a C string.
  init(cString: [CChar]) {
    self.init(bytes: cString.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
  }

  /// The path itself if it is absolute; otherwise the path resolved against the current folder.
  package var absolute: FilePath {
    guard !isAbsolute, let folder = getcwd(nil, 0) else { return self }
    defer { free(folder) }
    return FilePath(cString: folder).appending(self)
  }

  /// Whether the path is the folder itself or something in it, at any depth. Finds the folder under
  /// any of its names.
  package func isContained(in folder: FilePath) -> Bool {
    guard let wanted = FileStatus(path: folder)?.identity else { return false }
    var path = absolute
    while FileStatus(path: path)?.identity != wanted {
      let parent = path.parent
      if parent == path { return false }
      path = parent
    }
    return true
  }
}
