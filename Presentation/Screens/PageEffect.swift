import HearthDomain

/// The effects that the screens over the tabs request.
indirect enum PageEffect: SearchEffect {
  case back
  /// Display the words in a box.
  case showMessage(Words)
  /// Answer the question in front: yes if true.
  case answerQuestion(Bool)
  /// Ask the question and perform the effect if the answer is yes.
  case ask(Words, then: PageEffect)

  // Effects of the welcome.
  case showWelcome
  case switchLanguage
  /// Save the name and the current language, and continue.
  case saveName(DisplayName)
  case continueWelcome
  /// Save the name, unless nil, and the current language, and end the welcome.
  case skipWelcome(DisplayName?)
  /// Use the picture at the path for the profile.
  case choosePicture(String)
  /// Import the file at the path.
  case importFile(String)
  case installReminders

  // Effects of the command line.
  case showCommandLine
  case runCommand(String)
  /// Complete the line's beginning.
  case completeCommand(String)
  case stopCommand

  // Effects of the settings and the profile.
  case changeSetting(Setting, [String])
  case resetSetting(Setting)
  case showProfile
  case showProfileForm
  case editProfile(EditProfile.Changes)
  case switchProfile(ProfileRoster.Entry)
  case lockProfile
  /// Run the command on the terminal, which the full screen leaves meanwhile: for secrets, which
  /// the screen does not show, and for names that have to be typed.
  case runOnTerminal([String])

  // Effects of the history of changes.
  /// Read the entries of the history that match the search; with `isMore`, older ones in addition.
  case readHistory(isMore: Bool)
  case showHistoryEntry(EntryName)
  case undoChanges(EntryName)
  /// Undo the changes reported last.
  case undoLastReported

  // Effects of the list of conflicts.
  case settleConflict(Conflict.Source, ResolveConflicts.Side)

  // Effects for adding a new entry.
  case addEntry(to: Area)

  // Effects of the list of reminders.
  /// Perform the key's action on what the reminder is about; without a key, display it.
  case answerReminder(Reminder, at: Route, by: Character?)
  case askSnooze(Reminder)
  case snoozeReminder(Reminder, until: Snooze)
  case dismissReminder(Reminder?)

  // Effects of the global search.
  case find(String)
  case open(Route)
}
