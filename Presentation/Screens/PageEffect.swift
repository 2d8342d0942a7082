import HearthDomain

/// What the screens that lie over the tabs want to happen.
enum PageEffect: SearchEffect {
  case back
  /// Show that in a box, to its end.
  case tell(Words)
  /// The answer to the question in front.
  case answer(Bool)
  /// Happens when the question is answered with yes.
  indirect case ask(Words, then: PageEffect)

  // The welcome.
  case showWelcome
  case finishWelcome(DisplayName)
  /// Nobody reads on; the program is to do this, if anything.
  case skipWelcome(for: AppAction?)

  // Commands.
  case showCommandLine
  case run(String)
  /// Find out what may come next after the line's beginning.
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
  /// Read what the search finds, or older ones beside those that are there.
  case readHistory(isMore: Bool)
  case showEntry(EntryName)
  case takeBack(EntryName)
  /// Take back what was told of last.
  case takeBackLast

  // What two sides had changed.
  case settle(Conflict.Source, SettleConflicts.Side)

  // What is added from anywhere.
  case add(to: Area)

  // Reminders.
  /// Does what that key does with what the reminder is about; with none, shows it.
  case answerReminder(Reminder, at: Route, by: Character?)
  case askSnooze(Reminder)
  case snooze(Reminder, until: Snooze)
  case dismiss(Reminder?)

  // The search of everything.
  case find(String)
  case open(Route)
}
