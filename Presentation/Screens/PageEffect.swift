import HearthDomain

/// The effects that the screens over the tabs request.
enum PageEffect: SearchEffect {
  case back
  /// Display the words in a box.
  case showMessage(Words)
  /// Answer the question in front.
  case answerQuestion(Bool)
  /// Ask the question and perform the effect if the answer is yes.
  indirect case ask(Words, then: PageEffect)

  // The welcome.
  case showWelcome
  case switchLanguage
  /// Save the name and the current language; nil if the user skipped the page.
  case saveName(DisplayName?)
  case continueWelcome
  /// Import the file at the path.
  case importFile(String)
  case installReminders

  // Commands.
  case showCommandLine
  case runCommand(String)
  /// Complete the line's beginning.
  case completeCommand(String)
  case stopCommand

  // The settings and the profile.
  case changeSetting(Setting, [String])
  case resetSetting(Setting)
  case showProfile
  case showProfileForm
  case editProfile(EditProfile.Changes)
  case switchProfile(ProfileRoster.Entry)
  case lockProfile

  // The history of changes.
  /// Read the entries that match the search, or older ones in addition.
  case readHistory(isMore: Bool)
  case showHistoryEntry(EntryName)
  case undoChanges(EntryName)
  /// Undo the changes reported last.
  case undoLastReported

  // Conflicts.
  case settleConflict(Conflict.Source, ResolveConflicts.Side)

  // New entries.
  case addEntry(to: Area)

  // Reminders.
  /// Perform the key's action on the reminder's subject; without a key, display it.
  case answerReminder(Reminder, at: Route, by: Character?)
  case askSnooze(Reminder)
  case snoozeReminder(Reminder, until: Snooze)
  case dismissReminder(Reminder?)

  // The global search.
  case find(String)
  case open(Route)
}
