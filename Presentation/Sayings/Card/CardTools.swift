import HearthDomain

/// Dependencies for sharing sayings, and sentences of books, as cards.
package struct CardTools: Sendable {
  let files: any UserFiles
  let launcher: any MailLauncher
  let pictures: PictureFolder
  /// Returns the current settings.
  let settings: @Sendable () -> Settings
  /// Stores the theme for later cards.
  let saveTheme: @Sendable (CardTheme) throws -> Void
  let isInstalled: @Sendable (CardFont) -> Bool

  package init(
    files: any UserFiles, launcher: any MailLauncher, pictures: PictureFolder,
    settings: @escaping @Sendable () -> Settings,
    saveTheme: @escaping @Sendable (CardTheme) throws -> Void,
    isInstalled: @escaping @Sendable (CardFont) -> Bool
  ) {
    self.files = files
    self.launcher = launcher
    self.pictures = pictures
    self.settings = settings
    self.saveTheme = saveTheme
    self.isInstalled = isInstalled
  }

  /// Returns the initial look of a card to share. Its theme is that set for cards, or else the one
  /// on the screen.
  func initialLook(_ shown: SayingLook) -> CardLook {
    let settings = settings()
    return CardLook(theme: settings.cardTheme ?? shown.theme, font: settings.cardFont)
  }

  /// Returns the suggested path for a picture of the line.
  func path(of line: SharedLine) -> String {
    pictures.absolutePath(FilePath(line.fileName)).text ?? line.fileName
  }

  static func questionBeforeReplacing(_ path: FilePath) -> Words {
    Words(
      ko: "\(path.displayText) 파일이 이미 있어요. 덮어쓸까요?",
      en: "\(path.displayText) already exists. Replace it?")
  }

  static func savedMessage(at path: FilePath) -> Words {
    Words(ko: "그림을 저장했어요: \(path.displayText)", en: "Wrote the picture to \(path.displayText)")
  }

  /// Writes the card. Throws ``Unavailability/file(path:_:)``, also if the file exists and
  /// `replacing` is false.
  func write(
    _ line: SharedLine, _ look: CardLook, in language: Language, _ shown: SayingLook,
    to path: FilePath, replacing: Bool
  ) throws {
    try pictures.write(
      look.bytes(of: line.details, in: language, shown, as: PictureFormat(at: path) ?? .svg),
      to: path, replacing: replacing)
  }
}
