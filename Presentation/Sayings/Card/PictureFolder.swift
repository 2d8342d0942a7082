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

  /// The whole path of a picture that is there; throws ``Unavailability/file(path:_:)`` for none,
  /// ``DomainError/invalid(_:)`` for a file that is no picture or not a whole one.
  func found(_ picture: PicturePath) throws -> PicturePath {
    let path = path(FilePath(picture.value))
    try files.checkIsReadable(path)
    if let flaw = PictureFlaw(of: try bytes(of: path)) {
      throw DomainError.invalid(.picture, .noPicture(path.shown, flaw))
    }
    return try PicturePath(path)
  }

  /// The picture, where it is still there and not larger than any camera makes it.
  func shown(_ picture: PicturePath) -> ShownPicture? {
    let path = FilePath(picture.value)
    guard files.isFile(path), let bytes = try? bytes(of: path),
      bytes.count <= PictureFlaw.mostBytes
    else { return nil }
    return ShownPicture(bytes)
  }

  /// The file, or a little more of it than any picture has.
  private func bytes(of path: FilePath) throws -> [UInt8] {
    let next = try files.source(path)
    var bytes: [UInt8] = []
    while bytes.count <= PictureFlaw.mostBytes {
      let more = try next()
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Throws ``Unavailability/file(path:_:)``, also for a file that is there unless replacing.
  func write(_ bytes: [UInt8], to path: FilePath, replacing: Bool) throws {
    try files.write(bytes, to: path, replacing: replacing)
  }
}

extension PicturePath {
  /// What the profile keeps of a path is a text on one line; throws ``DomainError/invalid(_:)``
  /// for a path that would be another one there.
  init(_ path: FilePath) throws {
    let unreadable = DomainError.invalid(.picture, .unreadable(path.shown))
    guard let text = path.text else { throw unreadable }
    try self.init(text)
    guard value.utf8.elementsEqual(text.utf8) else { throw unreadable }
  }
}
