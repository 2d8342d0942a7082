import HearthDomain

/// Where pictures are: beside what the user works on, unless a path says otherwise.
public struct PictureFolder: Sendable {
  private let current: String
  private let home: String?
  private let files: any UserFiles

  /// `current` is the folder in which the program was started.
  public init(current: String, home: String?, files: any UserFiles) {
    self.current = current.hasSuffix("/") ? String(current.dropLast()) : current
    self.home = home
    self.files = files
  }

  /// The whole path of what somebody typed.
  func path(_ typed: String) -> String {
    if typed.hasPrefix("/") { return typed }
    if typed.hasPrefix("~/"), let home { return home + typed.dropFirst(1) }
    return current + "/" + typed
  }

  /// The whole path of a picture that is there; throws ``Unavailability/file(path:_:)`` for none.
  func found(_ picture: PicturePath) throws -> PicturePath {
    let path = path(picture.value)
    _ = try files.source(path)
    return try PicturePath(path)
  }

  /// Throws ``Unavailability/file(path:_:)``, also for a file that is there unless replacing.
  func write(_ document: String, to path: String, replacing: Bool) throws {
    try files.write(Array(document.utf8), to: path, replacing: replacing)
  }
}
