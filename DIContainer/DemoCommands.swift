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
      let randomness = try Randomness.ofSamples(configuration.environment)
      return DemoCommand(
        path: path, isFree: { try NewStore(path: $0, now: clock.now).isFree() },
        fill: { path, size, language, told in
          try NewStore(path: path, now: clock.now).make { store in
            try FillWithSamples(store: store, clock: clock, randomness: randomness)(
              size, in: language, told: told)
          }
        })
    }
  }

  /// The program on a made-up year, apart from all that the user has.
  ///
  /// It looks as the settings say, but what is changed of them is not kept, and no reminder goes
  /// where the user's go.
  package init(demo globals: GlobalOptions, environment: Environment, settings: Settings) throws {
    var settings = settings
    settings.delivery = DeliverySettings()
    self.init(
      try AppConfiguration(
        globals, environment: environment, settings: InMemorySettings(settings)))
    let language = globals.language ?? settings.language ?? Language(environment)
    let samples = FillWithSamples(
      store: access.store, clock: configuration.ambient.clock,
      randomness: try .ofSamples(configuration.environment))
    try samples(.year, in: language) { _ in }
  }

  /// Throws ``UsageError`` in a demo for a command that would reach beyond the program.
  func refuseInDemo(_ command: CommandName) throws {
    guard configuration.isDemo else { return }
    throw UsageError(
      .conflictingOptions(["--demo", command.path.joined(separator: " ")]), in: command.path)
  }
}
