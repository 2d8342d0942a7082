import HearthDomain

/// What the commands and screens of sayings work with.
package struct SayingTools: Sendable {
  let sayings: SayingUseCases
  let formatter: SayingFormatter
  let editor: Editor
  let formats: SayingFormats
  let files: any UserFiles
  let launcher: any MailLauncher
  let pictures: PictureFolder
  /// What the user has chosen, at each call.
  let settings: @Sendable () -> Settings
  /// Keeps the colours in which cards are shown from now on.
  let keepTheme: @Sendable (CardTheme) throws -> Void

  package init(
    sayings: SayingUseCases, clock: LocalClock, editor: Editor, formats: SayingFormats,
    files: any UserFiles, launcher: any MailLauncher, pictures: PictureFolder,
    settings: @escaping @Sendable () -> Settings,
    keepTheme: @escaping @Sendable (CardTheme) throws -> Void
  ) {
    self.sayings = sayings
    formatter = SayingFormatter(clock: clock)
    self.editor = editor
    self.formats = formats
    self.files = files
    self.launcher = launcher
    self.pictures = pictures
    self.settings = settings
    self.keepTheme = keepTheme
  }

  var cards: CardTools {
    CardTools(
      files: files, launcher: launcher, pictures: pictures, settings: settings,
      keepTheme: keepTheme)
  }

  /// The commands of `saying`, in the order of their help.
  package static var commands: [CommandEntry<SayingTools>] {
    [
      CommandEntry(SayingCommand.init), CommandEntry(SayingListCommand.init),
      CommandEntry(SayingShowCommand.init), CommandEntry(SayingSearchCommand.init),
      CommandEntry(SayingAddCommand.init), CommandEntry(SayingEditCommand.init),
      CommandEntry(SayingRemoveCommand.init), CommandEntry(SayingLikeCommand.init),
      CommandEntry(SayingUnlikeCommand.init), CommandEntry(SayingUseCommand.init),
      CommandEntry(SayingUnuseCommand.init), CommandEntry(SayingShareCommand.init),
      CommandEntry(SayingImportCommand.init), CommandEntry(SayingExportCommand.init),
    ]
  }
}
