import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  static var demoCommands: [CommandEntry<AppContainer>] {
    [CommandEntry(DemoCommand.self) { try $0.demoCommand }]
  }

  private var demoCommand: DemoCommand {
    get throws {
      var path: String?
      if case .file(let file) = configuration.store, configuration.isStoreNamed { path = file }
      return DemoCommand(fill: try fillWithSamples, path: path, files: files)
    }
  }

  private var fillWithSamples: FillWithSamples {
    get throws {
      FillWithSamples(
        store: access.store, clock: configuration.ambient.clock,
        randomness: try .ofSamples(configuration.environment))
    }
  }

  /// The program on a made-up year, apart from all that the user has.
  ///
  /// It looks as the settings say, but what is changed of them is not kept, and no reminder goes
  /// where the user's go.
  public init(demo globals: GlobalOptions, environment: Environment, settings: Settings) throws {
    var settings = settings
    settings.delivery = DeliverySettings()
    self.init(
      try AppConfiguration(
        globals, environment: environment, settings: InMemorySettings(settings)))
    let language = globals.language ?? settings.language ?? Language(environment)
    try fillWithSamples(.year, in: language) { _ in }
  }

  /// Throws ``UsageError`` in a demo for a command that would reach beyond the program.
  func refuseInDemo(_ command: CommandName) throws {
    guard configuration.isDemo else { return }
    throw UsageError(
      .conflictingOptions(["--demo", command.path.joined(separator: " ")]), in: command.path)
  }
}
