import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  static var assistantCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(McpCommand.self) { container in
        McpCommand(files: container.files) { [container] mayWrite, traits in
          container.assistantServer(mayWrite: mayWrite, traits)
        }
      }
    ]
  }

  /// Creates the server for an assistant. By default its randomness ignores `HEARTH_SEED`, because
  /// whoever can predict a confirmation token can confirm with it.
  package func assistantServer(
    mayWrite: Bool, _ traits: ConsoleTraits, randomness: Randomness = .system
  ) -> AssistantServer {
    AssistantServer(
      AppContainer.commands.parser.grammar.specs, mayWrite: mayWrite, traits: traits,
      randomness: randomness
    ) { [self] in try serve($0, in: &$1) }
  }

  private func serve(_ invocation: Invocation, in console: inout Console) throws {
    let container = try containerForAssistants(
      readsOnly: invocation.globalOptions.storeNeed == .inMemory)
    defer {
      console.noteHookTroubles(container.runChangeHooks())
      let odd = container.access.invalidRows()
      if !odd.isEmpty {
        console.noteInvalidRows(container.isLocked ? odd.map { $0.withHashedID } : odd)
      }
    }
    do {
      try AppContainer.commands.run(invocation, context: { container }, in: &console)
    } catch {
      if ExitStatus(ending: error) == .unavailable, container.access.hasCommitted() {
        console.reportSavedChanges()
      }
      throw error
    }
  }

  /// Returns the container for one call of an assistant, without network. If `readsOnly`, the call
  /// changes nothing in the store, not even the record of which items were last displayed.
  private func containerForAssistants(readsOnly: Bool) throws -> AppContainer {
    // The settings may have changed between two calls.
    configuration.settings.discardCache()
    var container = self
    if case .file = configuration.store {
      container = AppContainer(try configuration.renewed(readsOnly: readsOnly))
    }
    container.restrictToStore(readsOnly: readsOnly)
    return container
  }
}
