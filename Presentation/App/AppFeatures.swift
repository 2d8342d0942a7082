import HearthDomain

/// The features of the full screen other than its tabs. A feature that is nil has neither key nor
/// page.
package struct AppFeatures {
  /// Reads and changes settings.
  package var settings: SettingsTools?
  /// Runs the commands of the shell.
  package var commands: CommandRunner?
  /// Searches all areas.
  package var search: SearchEverywhere?
  /// Undoes and redoes changes, and lists them.
  package var journal: JournalTools?
  /// Reports the state of the devices, and settles conflicts.
  package var conflicts: ConflictTools?
  package var profile: ProfileTools?
  /// Whether reminders arrive while the view is closed; nil if reminders are not available.
  package var reminderSetup: ReminderSetup?
  /// Returns the timer that can deliver reminders on this machine while the view is closed; nil if
  /// there is none.
  package var reminderTimer: () -> TimerKind?

  /// Returns the rows of the store that lists have left out so far.
  package var invalidRows: () -> [InvalidRow]

  /// Returns the new failures of the user's hook programs.
  package var hookTroubles: () -> [Words]

  /// Returns where the news of this release are, and marks them as announced, or returns nil. It is
  /// called once.
  package var news: (() -> Words?)?

  package init(
    settings: SettingsTools? = nil, commands: CommandRunner? = nil, search: SearchEverywhere? = nil,
    journal: JournalTools? = nil, conflicts: ConflictTools? = nil, profile: ProfileTools? = nil,
    reminderSetup: ReminderSetup? = nil, reminderTimer: @escaping () -> TimerKind? = { nil },
    invalidRows: @escaping () -> [InvalidRow] = { [] },
    hookTroubles: @escaping () -> [Words] = { [] }, news: (() -> Words?)? = nil
  ) {
    self.settings = settings
    self.commands = commands
    self.search = search
    self.journal = journal
    self.conflicts = conflicts
    self.profile = profile
    self.reminderSetup = reminderSetup
    self.reminderTimer = reminderTimer
    self.invalidRows = invalidRows
    self.hookTroubles = hookTroubles
    self.news = news
  }
}
