import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// The commands that the shells' scripts call.
  static var completionCommands: [CommandEntry<AppContainer>] {
    [
      // Of what is locked it tells no name.
      CommandEntry(spec: CompletionNamesCommand.spec, answersWhileLocked: true) {
        input, context, console in
        // Nobody who presses Tab wants to read of a trouble.
        let names = (try? context().namesAtRest()) ?? .none
        CompletionNamesCommand(names: names)
          .run(try CompletionNamesCommand.parse(input), in: &console)
      }
    ]
  }

  /// What the user has, by its names.
  var names: NameLookup {
    NameLookup { [find = useCases.findNames] in try find($0, beginning: $1, limit: $2) }
  }

  /// The names in a store that is there and of this program's form; any other is left as it is.
  /// What is locked tells no name to who was not let in.
  private func namesAtRest() throws -> NameLookup {
    guard case .file(let path) = configuration.store else { return names }
    guard let size = SystemFiles().size(of: path), size > 0 else { return .none }
    guard try unlockProfile.isOpen() else { return .none }
    let store = SQLStore.sqlite(
      path: path, now: configuration.ambient.clock.now,
      beforeMigrating: { throw DomainError.unavailable(.store(path: path, .readOnly)) })
    let find = FindNames(store: store, clock: configuration.ambient.clock)
    return NameLookup { try find($0, beginning: $1, limit: $2) }
  }
}
