import HearthDomain

/// Dependencies of the saying commands and screens.
package final class SayingTools: Sendable {
  let sayings: SayingUseCases
  let formatter: SayingFormatter
  let editor: Editor
  let makeFile: @Sendable (SayingFileRequest) -> any SayingFile
  let memory: ImportMemory
  /// Tools for sharing sayings as cards.
  let cards: CardTools

  package init(
    sayings: SayingUseCases, clock: LocalClock, editor: Editor,
    formats: @escaping @Sendable (SayingFileRequest) -> any SayingFile,
    memory: ImportMemory, cards: CardTools
  ) {
    self.sayings = sayings
    formatter = SayingFormatter(clock: clock)
    self.editor = editor
    self.makeFile = formats
    self.memory = memory
    self.cards = cards
  }

  var files: any UserFiles { cards.files }

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
