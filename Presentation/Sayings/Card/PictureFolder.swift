import HearthDomain

/// Where pictures are: beside what the user works on, unless a path says otherwise.
package struct PictureFolder: Sendable {
  private let current: FilePath
  private let home: FilePath?
  private let files: any UserFiles

  /// `current` is the folder in which the program was started.
  package init(current: FilePath, home: FilePath?, files: any UserFiles) {
    self.current = current
    self.home = home
    self.files = files
  }

  /// The whole path of what somebody typed.
  func path(_ typed: FilePath) -> FilePath {
    current.appending(typed.inHome(home))
  }

  /// The whole path of a picture that is there; throws ``Unavailability/file(path:_:)`` for none.
  func found(_ picture: PicturePath) throws -> PicturePath {
    let path = path(FilePath(picture.value))
    try files.checkIsReadable(path)
    return try PicturePath(path)
  }

  /// Throws ``Unavailability/file(path:_:)``, also for a file that is there unless replacing.
  func write(_ document: String, to path: FilePath, replacing: Bool) throws {
    try files.write(Array(document.utf8), to: path, replacing: replacing)
  }
}

extension PicturePath {
  /// What the profile keeps of a path is a text; throws ``DomainError/invalid(_:)`` for none.
  init(_ path: FilePath) throws {
    guard let text = path.text else {
      throw DomainError.invalid(.picture, .unreadable(path.shown))
    }
    try self.init(text)
  }
}
