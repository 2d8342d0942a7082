import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// The commands of `saying`, in the order of their help.
  static var sayingCommands: [CommandEntry<AppContainer>] {
    lookingAtSayings + writingSayings + markingSayings + carryingSayings
  }

  /// What commands and Today say of sayings at this moment.
  var sayingVoice: SayingVoice { SayingVoice(clock: configuration.ambient.clock) }

  /// The file formats by which sayings come and go.
  private var sayingFormats: SayingFormats {
    let zone = configuration.ambient.clock.zone
    return SayingFormats { format, index in
      switch format {
      case .fortune?: FortuneSayingFile(index: index)
      case .csv?: CSVSayingFile(zone: zone)
      case .json?: JSONSayingFile(zone: zone)
      case nil: AnySayingFile(index: index, zone: zone)
      }
    }
  }

  private static var lookingAtSayings: [CommandEntry<AppContainer>] {
    [
      CommandEntry(SayingCommand.self) {
        SayingCommand(recommend: $0.useCases.sayings.recommend, voice: $0.sayingVoice)
      },
      CommandEntry(SayingListCommand.self) {
        SayingListCommand(queries: $0.useCases.sayings.queries, voice: $0.sayingVoice)
      },
      CommandEntry(SayingShowCommand.self) {
        SayingShowCommand(
          queries: $0.useCases.sayings.queries, mark: $0.useCases.sayings.mark,
          voice: $0.sayingVoice)
      },
      CommandEntry(SayingSearchCommand.self) {
        SayingSearchCommand(queries: $0.useCases.sayings.queries, voice: $0.sayingVoice)
      },
    ]
  }

  private static var writingSayings: [CommandEntry<AppContainer>] {
    [
      CommandEntry(SayingAddCommand.self) {
        SayingAddCommand(
          add: $0.useCases.sayings.add, editor: $0.editor, voice: $0.sayingVoice)
      },
      CommandEntry(SayingEditCommand.self) {
        SayingEditCommand(
          queries: $0.useCases.sayings.queries, edit: $0.useCases.sayings.edit,
          editor: $0.editor, voice: $0.sayingVoice)
      },
      CommandEntry(SayingRemoveCommand.self) {
        SayingRemoveCommand(
          queries: $0.useCases.sayings.queries, remove: $0.useCases.sayings.remove,
          voice: $0.sayingVoice)
      },
    ]
  }

  private static var markingSayings: [CommandEntry<AppContainer>] {
    [
      CommandEntry(SayingLikeCommand.self) { SayingLikeCommand($0.sayingMarker) },
      CommandEntry(SayingUnlikeCommand.self) { SayingUnlikeCommand($0.sayingMarker) },
      CommandEntry(SayingUseCommand.self) { SayingUseCommand($0.sayingMarker) },
      CommandEntry(SayingUnuseCommand.self) { SayingUnuseCommand($0.sayingMarker) },
    ]
  }

  private var sayingMarker: SayingMarker {
    SayingMarker(
      queries: useCases.sayings.queries, mark: useCases.sayings.mark, voice: sayingVoice)
  }

  private static var carryingSayings: [CommandEntry<AppContainer>] {
    [
      CommandEntry(SayingShareCommand.self) {
        SayingShareCommand(
          queries: $0.useCases.sayings.queries, files: $0.files, launcher: $0.launcher,
          cardFont: $0.cardFont)
      },
      CommandEntry(SayingImportCommand.self) {
        SayingImportCommand(
          importSayings: $0.useCases.sayings.importing, formats: $0.sayingFormats,
          files: $0.files)
      },
      CommandEntry(SayingExportCommand.self) {
        SayingExportCommand(
          export: $0.useCases.sayings.export, formats: $0.sayingFormats, files: $0.files)
      },
    ]
  }
}
