import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// The commands that the shells' scripts call.
  static var completionCommands: [CommandEntry<AppContainer>] {
    [
      // Of what is locked it tells no name, but of the profile itself.
      CommandEntry(spec: CompletionNamesCommand.spec, answersWhileLocked: true) {
        input, context, console in
        // Nobody who presses Tab wants to read of a trouble.
        let names = (try? context())?.namesAtRest ?? .none
        try CompletionNamesCommand(names: names)
          .run(CompletionNamesCommand.parse(input), in: &console)
      }
    ]
  }

  /// What the user has, by its names.
  var names: NameLookup {
    NameLookup(profiles: profileNames, ownMeans: ownMeansNames) { [find = useCases.findNames] in
      try find($0, beginning: $1, limit: $2)
    }
  }

  private var namesAtRest: NameLookup {
    let find = try? findAtRest()
    return NameLookup(profiles: profileNames, ownMeans: ownMeansNames) { kind, beginning, limit in
      guard let find else { return [] }
      return try find(kind, beginning: beginning, limit: limit)
    }
  }

  /// The names of the profiles, as they are noted; they are told whatever is locked, as in their
  /// list.
  private var profileNames: @Sendable () throws -> [String] {
    guard !configuration.isDemo, let folders = configuration.folders else { return { [] } }
    return { try ProfilesFile(folder: folders.data).load().entries.flatMap(\.names) }
  }

  private var ownMeansNames: @Sendable () throws -> [String] {
    { [settings = useCases.settings] in settings.settings().ownMeans.map(\.name) }
  }

  /// The names in a store that is there and of this program's form; any other is left as it is.
  /// What is locked tells no name to who was not let in.
  private func findAtRest() throws -> FindNames? {
    guard case .file(let path) = configuration.store else { return useCases.findNames }
    guard let size = SystemFiles().size(of: path), size > 0 else { return nil }
    guard try unlockProfile.isOpen() else { return nil }
    let store = SQLStore.sqlite(
      path: path, now: configuration.ambient.clock.now,
      beforeMigrating: { throw DomainError.unavailable(.store(path: path, .readOnly)) })
    return FindNames(store: store, clock: configuration.ambient.clock)
  }
}
