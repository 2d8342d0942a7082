import HearthDomain

/// Resolves paths of pictures, relative to the current folder, and reads and writes them.
package struct PictureFolder: Sendable {
  private let currentFolder: FilePath?
  private let homeFolder: FilePath?
  private let files: any UserFiles

  /// `current` is the folder in which the program was started; nil if it is unknown, so that paths
  /// stay relative.
  package init(current: FilePath?, home: FilePath?, files: any UserFiles) {
    self.currentFolder = current
    self.homeFolder = home
    self.files = files
  }

  /// Returns the absolute path of a typed one.
  func absolutePath(_ typed: FilePath) -> FilePath {
    let path = typed.resolved(home: homeFolder)
    return currentFolder?.appending(path) ?? path
  }

  /// Returns the absolute path of an existing picture. Throws ``Unavailability/file(path:_:)`` if
  /// it cannot be read, ``DomainError/invalid(_:)`` if it is not a complete picture.
  func existingPicture(_ picture: PicturePath) throws -> PicturePath {
    let path = absolutePath(FilePath(picture.value))
    try files.checkIsReadable(path)
    if let flaw = PictureFlaw(of: try bytes(of: path)) {
      throw DomainError.invalid(.picture, .notAPicture(path.displayText, flaw))
    }
    return try PicturePath(path)
  }

  /// Returns the picture; nil if the file is missing, too large or not a picture.
  func displayedPicture(_ picture: PicturePath) -> DisplayedPicture? {
    let path = FilePath(picture.value)
    guard files.isFile(path), let bytes = try? bytes(of: path),
      bytes.count <= PictureFlaw.maxBytes
    else { return nil }
    return DisplayedPicture(bytes)
  }

  /// Returns the file's bytes, or slightly more than the maximum if it is larger.
  private func bytes(of path: FilePath) throws -> [UInt8] {
    let next = try files.source(path)
    var bytes: [UInt8] = []
    while bytes.count <= PictureFlaw.maxBytes {
      let more = try next()
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Throws ``Unavailability/file(path:_:)``, also if the file exists and `replacing` is false.
  func write(_ bytes: [UInt8], to path: FilePath, replacing: Bool) throws {
    try files.write(bytes, to: path, replacing: replacing)
  }
}

extension PicturePath {
  /// Creates the path as it is stored: text in one line. Throws ``DomainError/invalid(_:)`` if the
  /// text would not be exactly the path.
  init(_ path: FilePath) throws {
    let unreadable = DomainError.invalid(.picture, .unreadable(path.displayText))
    guard let text = path.text else { throw unreadable }
    try self.init(text)
    guard value.utf8.elementsEqual(text.utf8) else { throw unreadable }
  }
}
