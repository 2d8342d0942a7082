import HearthPresentation

/// What the process was called with.
public struct ProcessArguments: Sendable {
  /// The arguments behind the program's name.
  public let texts: [String]
  /// The first of them that is no text, with marks in the place of what cannot be read; nothing
  /// may be done with it, for what would be kept is not what was typed.
  let unreadable: String?

  public init(_ texts: [String]) {
    self.init(texts, unreadable: nil)
  }

  private init(_ texts: [String], unreadable: String?) {
    self.texts = texts
    self.unreadable = unreadable
  }

  /// The bytes of each argument, the program's name not among them.
  init(bytes: [[UInt8]]) {
    self.init(
      bytes.map { String(decoding: $0, as: UTF8.self) },
      unreadable: bytes.first { String(validating: $0, as: UTF8.self) == nil }
        .map { String(decoding: $0, as: UTF8.self) })
  }

  /// Those of this process.
  public static var process: ProcessArguments {
    let words = (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }
    return ProcessArguments(
      bytes: words.map { word in
        var bytes: [UInt8] = []
        var place = word
        while place.pointee != 0 {
          bytes.append(UInt8(bitPattern: place.pointee))
          place += 1
        }
        return bytes
      })
  }

  /// Throws ``UsageError`` where one of them is no text.
  func check() throws(UsageError) {
    guard let unreadable else { return }
    let shown = unreadable.quotable(limit: 60)
    throw UsageError(
      .explained(
        Words(
          ko: "UTF-8이 아닌 글자가 들어 있어요: ‘\(shown)’. 터미널과 로캘을 UTF-8로 맞추고 다시 적어 주세요.",
          en: "“\(shown)” is not text in UTF-8. Set the terminal and the locale to UTF-8 and type"
            + " it again.")),
      in: [])
  }
}
