import HearthDomain
import TerminalKit

/// The list of calendars, in which each can be hidden in Schedule or shown again.
enum EventCalendarsScreen: ListScreen {
  struct State: Hashable, ListScreenState {
    var rows: RowList<EventCalendar>

    init(_ calendars: [EventCalendar]) { rows = RowList(all: calendars) }

    mutating func refresh(_ calendars: [EventCalendar]) {
      rows.refreshRows(calendars) { $0.name == $1.name }
    }
  }

  typealias Output = ScheduleEffect

  static func screenKeys(_ state: State) -> [KeyBinding<ListAction<Output>>] {
    let isHidden = state.rows.selected?.isHidden ?? false
    return [
      KeyBinding(
        [Key(.enter), .character(" ")],
        isHidden ? Words(ko: "보이기", en: "show") : Words(ko: "숨기기", en: "hide"),
        help: Words(
          ko: "고른 캘린더를 일정 화면에서 숨기거나 다시 보이게 해요",
          en: "Hide the selected calendar in Schedule, or show it again"),
        action: .opened),
      .back(help: Words(ko: "일정으로 돌아가요", en: "Go back to the schedule"), .requested(.back)),
    ]
  }

  static func openOutput(_ state: State) -> Output? {
    state.rows.selected.map { .change(.setHidden($0.name, !$0.isHidden)) }
  }
}

// MARK: - Drawing

extension EventCalendarsScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = view.titledPageAreas.title
    frame.write(
      StyledText(view.language(ko: "캘린더", en: "Calendars"), view.theme.heading), in: place)
    drawList(of: state, in: &frame, view)
  }

  static func list(of state: State, width: Int, in view: ViewContext) -> List {
    state.rows.list(whenEmpty: StyledText(), look: view.theme.listLook) { calendar in
      StyledText(calendar.isHidden ? "○ " : "● ", calendar.style)
        + StyledText(calendar.name.value)
        + StyledText("  " + calendar.stateWords(view.language), view.theme.faint)
    }
  }
}

extension [EventCalendar] {
  /// Returns the names of the hidden calendars; nil if all are shown.
  func hiddenWords(_ language: Language) -> String? {
    let names = filter(\.isHidden).map(\.name.value).joined(separator: ", ")
    return names.isEmpty ? nil : language(ko: "숨김: \(names)", en: "hidden: \(names)")
  }

  /// Returns `text`, preceded by the names of the hidden calendars if there are any.
  func hiddenWords(before text: String, _ language: Language) -> String {
    hiddenWords(language).map { "\($0) · \(text)" } ?? text
  }
}
