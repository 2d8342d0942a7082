import HearthDomain
import TerminalKit

/// Lists all settings and changes the selected one.
enum SettingsScreen: Screen {
  /// A row of the list: a heading or a setting.
  enum Row: Hashable {
    case heading(Setting.Group)
    case entry(SettingEntry)

    var entry: SettingEntry? {
      if case .entry(let entry) = self { entry } else { nil }
    }
  }

  /// A value being typed.
  struct Editing: Hashable {
    let entry: SettingEntry
    var field: TextFieldState
    var error: Words?
  }

  struct State: Hashable {
    var rows: RowList<Row>
    var editing: Editing?
    /// Whether there is a profile page to open.
    let hasProfile: Bool

    init(_ entries: [SettingEntry], hasProfile: Bool = false) {
      self.hasProfile = hasProfile
      rows = RowList(all: State.rows(of: entries), selection: 1)
    }

    var selected: SettingEntry? { rows.selected?.entry }

    /// Updates the values; the selection and text being typed stay.
    mutating func refresh(_ entries: [SettingEntry]) {
      rows.loadedRows = LoadedRows(all: State.rows(of: entries))
    }

    private static func rows(of entries: [SettingEntry]) -> [Row] {
      Setting.Group.allCases.flatMap { group -> [Row] in
        let own = entries.filter { $0.setting.group == group }
        return own.isEmpty ? [] : [.heading(group)] + own.map(Row.entry)
      }
    }
  }

  enum Action: Hashable {
    case list(ListInput)
    /// The selected setting was activated: it changes to its next value, or a field opens in which
    /// a value can be typed.
    case activated
    case stepped(Int)
    case reset
    case typed(TextInput)
    case confirmed
    case cancelled
    case profilePressed
    case descriptionPressed
    case closed
  }

  typealias Output = PageEffect

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .list(let input): return moveSelection(input, &state)
    case .activated: return activate(&state)
    case .stepped(let steps): return stepValue(steps, state)
    case .reset: return state.selected.map { .resetSetting($0.setting) }
    case .typed(let input):
      if state.editing?.field.apply(input) == true { state.editing?.error = nil }
    case .confirmed: return confirmTypedValue(&state)
    case .cancelled: state.editing = nil
    case .profilePressed: return .showProfile
    case .descriptionPressed: return state.selected.map { .showMessage($0.fullDescription) }
    case .closed: return .back
    }
    return nil
  }

  /// Moves the selection, skipping headings. If the first setting of a group is selected, its
  /// heading stays visible.
  private static func moveSelection(_ input: ListInput, _ state: inout State) -> Output? {
    let before = state.rows.selectedIndex ?? 0
    let isOpened = state.rows.apply(input)
    if case .heading? = state.rows.selected {
      let goesUp = (state.rows.selectedIndex ?? 0) < before
      let isFirst = state.rows.selectedIndex == 0
      _ = state.rows.apply(.move(.rows(goesUp && !isFirst ? -1 : 1)))
    } else if state.rows.selectedIndex == 1 {
      state.rows.select(0)
      state.rows.select(1)
    }
    return isOpened ? activate(&state) : nil
  }

  private static func activate(_ state: inout State) -> Output? {
    guard let entry = state.selected, !entry.isOverriddenByEnvironment else { return nil }
    guard entry.setting.form.stepValues.isEmpty else { return stepValue(1, state) }
    let limit = if case .text(let limit) = entry.setting.form { limit } else { nil as Int? }
    let text = entry.setting.isSecret ? "" : entry.text
    state.editing = Editing(entry: entry, field: TextFieldState(text, limit: limit))
    return nil
  }

  private static func stepValue(_ steps: Int, _ state: State) -> Output? {
    guard let entry = state.selected, !entry.isOverriddenByEnvironment else { return nil }
    let values = entry.setting.form.stepValues
    guard let index = values.firstIndex(of: entry.text) else { return nil }
    let next = (index + steps + values.count) % values.count
    return .changeSetting(entry.setting, [values[next]])
  }

  /// Applies the typed value. An empty field leaves a secret as it was; it has its own key for
  /// removal.
  private static func confirmTypedValue(_ state: inout State) -> Output? {
    guard let editing = state.editing else { return nil }
    if editing.entry.setting.isSecret, editing.field.isEmpty {
      state.editing = nil
      return nil
    }
    return .changeSetting(editing.entry.setting, [editing.field.value])
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.rows.visibleCount = layout(state, view).list.height
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    guard state.editing == nil else { return nil }
    return ListInput(mouse, on: list(of: state, in: view), at: layout(state, view).list)
      .map { .list($0) }
  }
}
