import HearthDomain

/// What the full screen has to offer beside its tabs; what is nil has neither key nor page.
package struct AppFeatures {
  /// Where settings are read and changed.
  package var settings: SettingsTools?
  /// Runs the commands of the shell.
  package var commands: CommandRunner?
  /// Finds in all areas.
  package var search: SearchEverywhere?
  /// Takes changes back, and tells of them.
  package var journal: JournalTools?
  /// Tells how devices stand with each other, and settles what two sides had changed.
  package var conflicts: ConflictTools?
  package var profile: ProfileTools?

  /// The rows of the store that lists have left out so far.
  package var invalidRows: () -> [InvalidRow]

  /// What went wrong with programs of the user's and was not asked for yet.
  package var hookTroubles: () -> [Words]

  /// Lets go of texts that are only kept so that they are found faster.
  package var letGo: () -> Void

  package init(
    settings: SettingsTools? = nil, commands: CommandRunner? = nil, search: SearchEverywhere? = nil,
    journal: JournalTools? = nil, conflicts: ConflictTools? = nil, profile: ProfileTools? = nil,
    invalidRows: @escaping () -> [InvalidRow] = { [] },
    hookTroubles: @escaping () -> [Words] = { [] }, letGo: @escaping () -> Void = {}
  ) {
    self.settings = settings
    self.commands = commands
    self.search = search
    self.journal = journal
    self.conflicts = conflicts
    self.profile = profile
    self.invalidRows = invalidRows
    self.hookTroubles = hookTroubles
    self.letGo = letGo
  }
}
