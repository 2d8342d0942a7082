import HearthDomain

/// The effects that the screens over the tabs request.
enum PageEffect: SearchEffect {
  case back
  /// Display the words in a box.
  case tell(Words)
  /// Answer the question in front.
  case answer(Bool)
  /// Ask the question and perform the effect if the answer is yes.
  indirect case ask(Words, then: PageEffect)

  // The welcome.
  case showWelcome
  case switchLanguage
  /// Save the name and the current language; nil if the user skipped the page.
  case greet(DisplayName?)
  case continueWelcome
  /// Import the file at the path.
  case importFile(String)
  case installReminders

  // Commands.
  case showCommandLine
  case run(String)
  /// Complete the line's beginning.
  case complete(String)
  case stop

  // The settings and the profile.
  case change(Setting, [String])
  case reset(Setting)
  case showProfile
  case showProfileForm
  case edit(EditProfile.Changes)
  case use(ProfileRoster.Entry)
  case lock

  // The history of changes.
  /// Read the entries that match the search, or older ones in addition.
  case readHistory(isMore: Bool)
  case showEntry(EntryName)
  case undoChanges(EntryName)
  /// Undo the changes reported last.
  case undoLast

  // Conflicts.
  case settle(Conflict.Source, SettleConflicts.Side)

  // New entries.
  case add(to: Area)

  // Reminders.
  /// Perform the key's action on the reminder's subject; without a key, display it.
  case answerReminder(Reminder, at: Route, by: Character?)
  case askSnooze(Reminder)
  case snooze(Reminder, until: Snooze)
  case dismiss(Reminder?)

  // The global search.
  case find(String)
  case open(Route)
}
