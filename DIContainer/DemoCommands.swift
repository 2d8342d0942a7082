import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  static var demoCommands: [CommandEntry<AppContainer>] {
    [CommandEntry(DemoCommand.self) { try $0.demoCommand }]
  }

  private var demoCommand: DemoCommand {
    get throws {
      var path: FilePath?
      if case .file(let file) = configuration.store, configuration.isStoreNamed { path = file }
      let clock = configuration.ambient.clock
      let randomness = try Randomness.sampleRandomness(configuration.environment)
      return DemoCommand(
        path: path, isStoreEmpty: { try NewStore(path: $0, now: clock.now).isPathVacant() },
        fillStore: { path, size, language, told in
          try NewStore(path: path, now: clock.now).make { store in
            try FillWithSamples(store: store, clock: clock, randomness: randomness)(
              size, in: language, told: told)
          }
        })
    }
  }

  /// Creates the program with sample data, separate from the user's data. It follows the user's
  /// settings but does not store changes of them, and delivers no reminders on the user's channels.
  package init(demo globals: GlobalOptions, environment: Environment, settings: Settings) throws {
    var settings = settings
    settings.delivery = DeliverySettings()
    self.init(
      try AppConfiguration(
        globals, environment: environment, settings: InMemorySettings(settings)))
    let language = globals.language ?? settings.language ?? Language(environment)
    let samples = FillWithSamples(
      store: access.store, clock: configuration.ambient.clock,
      randomness: try .sampleRandomness(configuration.environment))
    try samples(.year, in: language) { _ in }
  }

  /// Throws ``UsageError`` if this is a demo. Called by commands whose effects would reach outside
  /// the demo.
  func refuseInDemo(_ command: CommandName) throws {
    guard configuration.isDemo else { return }
    throw UsageError(
      .conflictingOptions(["--demo", command.path.joined(separator: " ")]), in: command.path)
  }
}
