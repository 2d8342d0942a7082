import HearthDomain

/// What the ending of a file's name says about what belongs into it.
enum SayingFileKind: Hashable {
  case text
  case picture(CanvasFile)
  /// A picture that cards cannot be; nobody means a text by it.
  case otherPicture
  case unknown

  init(of path: FilePath) {
    let ending = path.ending
    self =
      switch ending {
      case "", "txt", "text", "md": .text
      case "svg": .picture(.svg)
      case "png": .picture(.png)
      case "jpg", "jpeg", "gif", "webp", "pdf": .otherPicture
      default: ending.contains(" ") ? .text : .unknown
      }
  }

  /// Which names would be accepted instead; nil where this one is.
  ///
  /// Who says what the file is to hold may call it as they like.
  func refusal(saysForm: Bool) -> Words? {
    switch self {
    case .text, .picture: nil
    case .unknown where saysForm: nil
    case .otherPicture, .unknown:
      Words(
        ko: ".svg나 .png(그림), .txt나 .md(글)로 끝나는 이름, 또는 점이 없는 이름(글)",
        en: "a name ending in .svg or .png for a picture; in .txt, .md or without an ending for the"
          + " text")
    }
  }
}
