import HearthDomain

/// The contents suggested by a file's extension.
enum SayingFileKind: Hashable {
  case text
  case picture(PictureFormat)
  /// A picture format in which cards cannot be saved, such as `.jpg`.
  case unsupportedPicture
  case unknown

  init(of path: FilePath) {
    let ending = path.lowercasedExtension
    self =
      switch ending {
      case "", "txt", "text", "md": .text
      case "svg": .picture(.svg)
      case "png": .picture(.png)
      case "jpg", "jpeg", "gif", "webp", "pdf": .unsupportedPicture
      default: ending.contains(" ") ? .text : .unknown
      }
  }

  /// Returns which file names are accepted, for the error about one that is not; nil if this name
  /// is accepted. With `saysForm`, an option states the format, so that unknown extensions are
  /// accepted too.
  func rejectionMessage(saysForm: Bool) -> Words? {
    switch self {
    case .text, .picture: nil
    case .unknown where saysForm: nil
    case .unsupportedPicture, .unknown:
      Words(
        ko: ".svg나 .png(그림), .txt나 .md(글)로 끝나는 이름, 또는 점이 없는 이름(글)",
        en: "a name ending in .svg or .png for a picture; in .txt, .md or without an ending for the"
          + " text")
    }
  }
}
