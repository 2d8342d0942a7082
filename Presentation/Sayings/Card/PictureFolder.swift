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
  /// ``DomainError/invalid(_:)`` for a file that is no picture.
  func found(_ picture: PicturePath) throws -> PicturePath {
    let path = path(FilePath(picture.value))
    try files.checkIsReadable(path)
    guard try beginsAsPicture(path) else {
      throw DomainError.invalid(.picture, .noPicture(path.shown))
    }
    return try PicturePath(path)
  }

  /// The picture, where it is still there and not larger than any camera makes it.
  func shown(_ picture: PicturePath) -> ShownPicture? {
    let path = FilePath(picture.value)
    guard files.isFile(path), let next = try? files.source(path) else { return nil }
    var bytes: [UInt8] = []
    while let more = try? next(), !more.isEmpty {
      bytes += more
      guard bytes.count <= PictureFolder.most else { return nil }
    }
    return ShownPicture(bytes)
  }

  private static let most = 32 << 20

  /// Whether the first bytes are those of a PNG or a JPEG.
  private func beginsAsPicture(_ path: FilePath) throws -> Bool {
    let next = try files.source(path)
    var bytes: [UInt8] = []
    while bytes.count < PictureFolder.png.count {
      let more = try next()
      if more.isEmpty { break }
      bytes += more
    }
    return [PictureFolder.png, PictureFolder.jpeg].contains { bytes.starts(with: $0) }
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// Throws ``Unavailability/file(path:_:)``, also for a file that is there unless replacing.
  func write(_ bytes: [UInt8], to path: FilePath, replacing: Bool) throws {
    try files.write(bytes, to: path, replacing: replacing)
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
