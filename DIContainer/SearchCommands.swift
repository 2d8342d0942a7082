import HearthPresentation

extension AppContainer {
  /// The command that searches everything.
  static var searchCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(SearchCommand.self) {
        SearchCommand(search: $0.useCases.searchEverywhere, voice: $0.searchVoice)
      }
    ]
  }

  private var searchVoice: SearchVoice { SearchVoice(clock: configuration.ambient.clock) }
}
