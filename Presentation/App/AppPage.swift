import HearthDomain

/// A screen over the tabs: a page in their place, or an overlay that covers everything and receives
/// all input.
indirect enum AppPage: ScreenPage {
  typealias Effect = PageEffect
  typealias Reader = AppCoordinator

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
  case commandOutput(CommandOutputScreen.State)
  case commandProgress(WorkingScreen.State)
  case choice(ChoiceScreen.State)
  case reminders(RemindersScreen.State)

  var shownScreen: any ShownScreen<AppPage> {
    switch self {
    case .settings(let state):
      ScreenWithState(SettingsScreen.self, state, as: Self.settings) { state, reader in
        if let entries = try reader.features.settings?.queries.all() { state.refresh(entries) }
      }
    case .profile(let state):
      ScreenWithState(ProfileScreen.self, state, as: Self.profile) { state, reader in
        if let tools = reader.features.profile { try state.refresh(tools) }
      }
    case .profileForm(let state):
      ScreenWithState(form: ProfileFormScreen.self, state, as: Self.profileForm) { _, reader in
        ProfileFormScreen.State(try reader.profile.profile())
      }
    case .search(let state):
      ScreenWithState(SearchEverywhereScreen.self, state, as: Self.search) { state, reader in
        guard let (rows, hasMore) = try reader.searchResults(state.field.value) else { return }
        state.refresh(rows, hasMore: hasMore)
      }
    case .history(let state):
      ScreenWithState(HistoryScreen.self, state, as: Self.history) { state, reader in
        guard let journal = reader.features.journal else { return }
        let count = max(state.rows.count, HistoryScreen.State.batchSize)
        let (rows, hasMore) = try journal.historyRows(of: state, count: count)
        state.refresh(rows, hasMore: hasMore)
      }
    case .entry(let state):
      ScreenWithState(EntryScreen.self, state, as: Self.entry) { state, reader in
        let rows = state.rows
        state = try reader.features.journal?.entryPage(of: state.entry.name) ?? state
        state.rows = rows
      }
    case .conflicts(let state):
      ScreenWithState(ConflictsScreen.self, state, as: Self.conflicts) { state, reader in
        guard let conflicts = reader.features.conflicts else { return }
        state.refresh(try conflicts.allConflicts(), try conflicts.syncStatus())
      }
    case .help(let state): ScreenWithState(HelpScreen.self, state, as: Self.help)
    case .confirm(let state): ScreenWithState(ConfirmScreen.self, state, as: Self.confirm)
    case .message(let state): ScreenWithState(MessageScreen.self, state, as: Self.message)
    case .welcome(let state): ScreenWithState(WelcomeScreen.self, state, as: Self.welcome)
    case .command(let state): ScreenWithState(CommandLineScreen.self, state, as: Self.command)
    case .commandOutput(let state):
      ScreenWithState(CommandOutputScreen.self, state, as: Self.commandOutput)
    case .commandProgress(let state):
      ScreenWithState(WorkingScreen.self, state, as: Self.commandProgress)
    case .choice(let state): ScreenWithState(ChoiceScreen.self, state, as: Self.choice)
    case .reminders(let state):
      ScreenWithState(RemindersScreen.self, state, as: Self.reminders) { state, reader in
        state.refresh(try reader.reminders.rows())
      }
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
    case .help, .confirm, .message, .welcome, .command, .commandOutput, .commandProgress, .choice:
      nil
    }
  }
}
