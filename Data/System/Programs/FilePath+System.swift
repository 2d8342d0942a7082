import CLibrary
import HearthDomain

extension FilePath {
  /// What the system hands over, up to its zero byte.
  package init(cString: UnsafePointer<CChar>) {
    self.init(
      bytes: UnsafeBufferPointer(start: cString, count: strlen(cString))
        .map { UInt8(bitPattern: $0) })
  }

  /// The same in an array, up to its zero byte.
  init(cString: [CChar]) {
    self.init(bytes: cString.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
  }

  /// The path as seen from the root, whatever folder somebody is in.
  package var absolute: FilePath {
    guard !isAbsolute, let folder = getcwd(nil, 0) else { return self }
    defer { free(folder) }
    return FilePath(cString: folder).appending(self)
  }

  /// Whether it is the folder, or lies in it however deep, whatever the folder is called there.
  package func lies(in folder: FilePath) -> Bool {
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
