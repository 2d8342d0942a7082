import HearthDomain

/// What the full screen has to offer beside its tabs; what is nil has neither key nor page.
public struct AppDesks {
  /// Where settings are read and changed.
  public var settings: SettingsDesk?
  /// Runs the commands of the shell.
  public var commands: CommandDesk?
  /// Finds in all areas.
  public var search: SearchEverywhere?
  /// Takes back what was changed last.
  public var takeBack: TakeBack?
  /// What the page of the profile works with.
  public var profile: ProfilePageUseCases?

  /// The rows of the store that lists have left out so far.
  public var oddRows: () -> [OddRow]

  public init(
    settings: SettingsDesk? = nil, commands: CommandDesk? = nil, search: SearchEverywhere? = nil,
    takeBack: TakeBack? = nil, profile: ProfilePageUseCases? = nil,
    oddRows: @escaping () -> [OddRow] = { [] }
  ) {
    self.settings = settings
    self.commands = commands
    self.search = search
    self.takeBack = takeBack
    self.profile = profile
    self.oddRows = oddRows
  }
}
