import HearthDomain
import TerminalKit

/// Lists the past reminders with the keys that answer them.
enum RemindersScreen: ListScreen {
  struct Row: Hashable {
    let reminder: Reminder
    let text: Words
    let dueTime: Words
    /// The route to the subject.
    let route: Route
  }

  struct State: Hashable, ListScreenState {
    var rows: RowList<Row>

    init(_ rows: [Row]) {
      self.rows = RowList(all: rows)
    }

    /// Replaces the rows; the selection stays.
    mutating func refresh(_ rows: [Row]) {
      self.rows.refreshRows(rows) { $0.reminder.key == $1.reminder.key }
    }
  }

  typealias Output = PageEffect

  static func screenKeys(_ state: State) -> [KeyBinding<ListAction<Output>>] {
    let selected = state.rows.selected
    let acts = (selected?.route.itemActions ?? []).map { act in
      KeyBinding<ListAction<Output>>(
        [.character(act.key)], act.label, help: act.help,
        action: .requested(answerEffect(of: selected, by: act.key)))
    }
    return [
      KeyBinding(
        [Key(.enter)],
        selected?.route.isForm == true
          ? Words(ko: "적기", en: "write") : Words(ko: "열기", en: "open"),
        help: Words(ko: "알림이 가리키는 곳으로 가요", en: "Go to what the reminder is about"),
        action: .opened, disabledReason: noSelectionReason(state))
    ] + acts + [
      KeyBinding(
        [.character("z")], ko: ("나중에", "한 시간 뒤, 저녁, 내일 다시 알려요"),
        en: ("later", "Get it again in an hour, in the evening or tomorrow"),
        action: .requested(selected.map { .askSnooze($0.reminder) } ?? .back),
        disabledReason: noSelectionReason(state)),
      KeyBinding(
        [.character("d"), Key(.delete)], ko: ("치우기", "이 알림을 치워요"),
        en: ("clear", "Clear this reminder"),
        action: .requested(.dismissReminder(selected?.reminder)),
        disabledReason: noSelectionReason(state)),
      KeyBinding(
        [.character("D")], ko: ("모두 치우기", "알림을 모두 치우고 돌아가요"),
        en: ("clear all", "Clear all reminders and go back"),
        action: .requested(.dismissReminder(nil)),
        disabledReason: noSelectionReason(state)),
      KeyBinding(
        [Key(.escape), .character("q")], ko: ("뒤로", "이전 화면으로 돌아가요. 알림은 남아요"),
        en: ("back", "Go back; the reminders stay"), action: .requested(.back)),
    ]
  }

  static func noSelectionReason(_ state: State) -> Words? {
    state.rows.selected == nil
      ? Words(ko: "지나간 알림이 없어요", en: "there are no past reminders") : nil
  }

  static func openOutput(_ state: State) -> Output? {
    state.rows.selected.map { answerEffect(of: $0, by: nil) }
  }

  private static func answerEffect(of row: Row?, by key: Character?) -> Output {
    row.map { .answerReminder($0.reminder, at: $0.route, by: key) } ?? .back
  }
}

// MARK: - Drawing

extension RemindersScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let count = state.rows.count
    StatusLine(
      StyledText(view.language(ko: "지나간 알림", en: "Past reminders"), view.theme.heading),
      trailing: StyledText(
        view.language(ko: "\(count)개", en: Plural("reminder")(count)), view.theme.faint)
    )
    .draw(in: &frame, at: layout(view).title)
    drawList(of: state, in: &frame, view)
  }

  static func listRect(_ state: State, in view: ViewContext) -> Rect { layout(view).body }

  private static func layout(_ view: ViewContext) -> (title: Rect, body: Rect) {
    view.size.titledPageAreas(lowBelow: 14, right: 1)
  }

  static func list(of state: State, width: Int, in view: ViewContext) -> List {
    let (widths, language) = (view.widths, view.language)
    let times =
      state.rows.loadedRows.rows.map { widths.columns(of: $0.dueTime(language)) }.max() ?? 0
    let selected = state.rows.selected
    return state.rows.list(
      whenEmpty: StyledText(noSelectionReason(state).map { $0(language) } ?? ""),
      look: view.theme.listLook
    ) { row in
      let faint = row == selected ? nil : view.theme.faint
      let text =
        StyledText(widths.padded(row.dueTime(language), to: times) + "  ", faint)
        + StyledText(row.text(language).terminalSafe.onOneLine)
      return widths.truncated(text, to: max(1, width - 4))
    }
  }
}
