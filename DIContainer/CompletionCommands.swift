import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// Commands for the shells' completion scripts.
  static var completionCommands: [CommandEntry<AppContainer>] {
    [
      // Runs while the profile is locked, but then completes only names of profiles.
      CommandEntry(spec: CompletionNamesCommand.spec, runsWhileLocked: true) {
        input, context, console in
        // Complete nothing if there is an error, since completion must not print messages.
        let names = (try? context())?.storedNameLookup ?? .none
        try CompletionNamesCommand(names: names)
          .run(CompletionNamesCommand.parse(input), in: &console)
      }
    ]
  }

  /// Finds names of the user's items by their beginnings, for completion.
  var names: NameLookup {
    NameLookup(profiles: profileNames, customMeans: ownMeansNames) { [find = useCases.findNames] in
      try find($0, beginning: $1, limit: $2)
    }
  }

  private var storedNameLookup: NameLookup {
    let find = try? nameLookupIfReadable()
    return NameLookup(profiles: profileNames, customMeans: ownMeansNames) {
      kind, beginning, limit in
      guard let find else { return [] }
      return try find(kind, beginning: beginning, limit: limit)
    }
  }

  /// Returns the names of the profiles. They are available even if the profile is locked, as the
  /// list of profiles shows them too.
  private var profileNames: @Sendable () throws -> [String] {
    guard !configuration.isDemo, let folders = configuration.folders else { return { [] } }
    return { try ProfilesFile(folder: folders.data).load().entries.flatMap(\.names) }
  }

  private var ownMeansNames: @Sendable () throws -> [String] {
    { [settings = useCases.settings] in settings.settings().customMeans.map(\.name) }
  }

  /// Returns the lookup of names in the store. Returns nil if the store is missing, of another
  /// version, or locked for this session; never creates or migrates it.
  private func nameLookupIfReadable() throws -> FindNames? {
    guard case .file(let path) = configuration.store else { return useCases.findNames }
    guard let size = SystemFiles().size(of: path), size > 0 else { return nil }
    guard try unlockProfile.isOpen() else { return nil }
    let store = SQLStore.sqlite(
      path: path, now: configuration.ambient.clock.now,
      beforeMigrating: { throw DomainError.unavailable(.store(path: path, .readOnly)) })
    return FindNames(store: store, clock: configuration.ambient.clock)
  }
}
