/// A screen over the tabs: a page in their place, or an overlay that covers everything and receives
/// all input.
enum AppPage: ScreenPage {
  typealias Effect = PageEffect

  case settings(SettingsScreen.State)
  case profile(ProfileScreen.State)
  case profileForm(ProfileFormScreen.State)
  case search(SearchEverywhereScreen.State)
  case history(HistoryScreen.State)
  case entry(EntryScreen.State)
  case conflicts(ConflictsScreen.State)
  case help(HelpScreen.State)
  case confirm(ConfirmScreen.State)
  case message(MessageScreen.State)
  case welcome(WelcomeScreen.State)
  case command(CommandLineScreen.State)
  case printed(CommandOutputScreen.State)
  case working(WorkingScreen.State)
  case choice(ChoiceScreen.State)
  case reminders(RemindersScreen.State)

  var shown: any ShownScreen<AppPage> {
    switch self {
    case .settings(let state): Shown(SettingsScreen.self, state, as: Self.settings)
    case .profile(let state): Shown(ProfileScreen.self, state, as: Self.profile)
    case .profileForm(let state): Shown(ProfileFormScreen.self, state, as: Self.profileForm)
    case .search(let state): Shown(SearchEverywhereScreen.self, state, as: Self.search)
    case .history(let state): Shown(HistoryScreen.self, state, as: Self.history)
    case .entry(let state): Shown(EntryScreen.self, state, as: Self.entry)
    case .conflicts(let state): Shown(ConflictsScreen.self, state, as: Self.conflicts)
    case .help(let state): Shown(HelpScreen.self, state, as: Self.help)
    case .confirm(let state): Shown(ConfirmScreen.self, state, as: Self.confirm)
    case .message(let state): Shown(MessageScreen.self, state, as: Self.message)
    case .welcome(let state): Shown(WelcomeScreen.self, state, as: Self.welcome)
    case .command(let state): Shown(CommandLineScreen.self, state, as: Self.command)
    case .printed(let state): Shown(CommandOutputScreen.self, state, as: Self.printed)
    case .working(let state): Shown(WorkingScreen.self, state, as: Self.working)
    case .choice(let state): Shown(ChoiceScreen.self, state, as: Self.choice)
    case .reminders(let state): Shown(RemindersScreen.self, state, as: Self.reminders)
    }
  }

  /// The title of a page; nil for overlays.
  var title: Words? {
    switch self {
    case .settings: Words(ko: "설정", en: "Settings")
    case .profile, .profileForm: Words(ko: "프로필", en: "Profile")
    case .search: Words(ko: "전체 검색", en: "Find anything")
    case .history, .entry: Words(ko: "바뀐 기록", en: "History")
    case .conflicts: Words(ko: "기기와 연결", en: "Devices and links")
    case .reminders: Words(ko: "알림", en: "Reminders")
    case .help, .confirm, .message, .welcome, .command, .printed, .working, .choice: nil
    }
  }
}
