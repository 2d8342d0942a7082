import HearthDomain
import HearthWhen
import TerminalKit

extension EventFormScreen {
  static func fit(_ state: inout State, in view: ViewContext) {
    let width = state.form.textWidth
    fitText(&state, in: view)
    // Remarks depend on the width: in narrow fields they are shorter.
    if state.form.textWidth != width { state.updateRemarks() }
  }

  static func page(_ state: State, in view: ViewContext) -> FormPage {
    let clock = DayFormatter(view.language, today: state.now.day)
    return FormPage(
      title: title(of: state, in: view),
      trailing: view.language(ko: "지금 ", en: "now ") + clock.time(state.now.time),
      hint: hint(of: state)(view.language), note: overlapNote(state, view),
      maxColumns: isWide(view) ? 70 : .max)
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    var state = state
    fit(&state, in: view)
    page(state, in: view).draw(state.form, in: &frame, view)
    guard isWide(view) else { return }
    let form = formRect(state, in: view)
    let day = Rect(size: view.size).insetBy(top: form.minY, left: form.maxX + 4, right: 2)
    drawDayEvents(of: state, in: &frame, at: day, view)
  }

  /// Whether there is room for the events of the day beside the form.
  private static func isWide(_ view: ViewContext) -> Bool { view.size.width >= 110 }

  private static func title(of state: State, in view: ViewContext) -> String {
    guard let event = state.event else { return view.language(ko: "새 일정", en: "New event") }
    return FormPage.title(naming: event.title.quotable(), in: view) {
      Words(ko: "‘\($0)’ 고치기", en: "Edit “\($0)”")
    }
  }

  /// Returns a hint about the keys of the focused field.
  private static func hint(of state: State) -> Words {
    // A stored time is not replaced by typing.
    let typing =
      state.event == nil
      ? Words(ko: "또는 적어 보세요", en: "or type")
      : Words(ko: "또는 Ctrl-U로 비우고 적어 보세요", en: "or Ctrl-U and type")
    return switch state.form.focused?.name {
    case .kind: EntryKind.hint
    case .start, .end:
      state.times.isAllDay
        ? Words(
          ko: "↑↓ 하루 · PgUp PgDn 한 주 · \(typing.ko): 내일, 다음 주 금",
          en: "↑↓ a day · PgUp PgDn a week · \(typing.en): tomorrow, next fri")
        : Words(
          ko: "↑↓ 5분 · Shift-↑↓ 1시간 · PgUp PgDn 하루 · \(typing.ko): 내일 오후 3시",
          en: "↑↓ 5 min · Shift-↑↓ 1 h · PgUp PgDn a day · \(typing.en): tomorrow 3pm")
    case .allDay: Words(ko: "Space: 켜고 끄기", en: "Space switches it.")
    case .calendar: Words(ko: "←→: 다른 캘린더", en: "←→ chooses another one.")
    case .reminders:
      Words(
        ko: "시작 몇 분 전인지 5개까지. 비우면 알리지 않아요. Enter: 저장",
        en: "Up to five, in minutes before the start; none if blank. Enter saves.")
    case .note:
      Words(
        ko: "Alt-Enter: 줄 바꾸기 · Ctrl-O: 편집기",
        en: "Alt-Enter breaks the line; Ctrl-O opens your editor.")
    case .repetition:
      Words(
        ko: "비우면 한 번만이에요. 예: 격주 월, 매년 음력 8월 15일, 하고 나서 7일 뒤",
        en: "Once if blank. Such as: every 2 weeks on mon, every may 5, 7 days after done")
    case .title, .place, nil: FormPage.usualHint
    }
  }

  /// Returns the note on what the event overlaps with; empty if it overlaps with nothing.
  private static func overlapNote(_ state: State, _ view: ViewContext) -> StyledText {
    guard let draft = state.draft else { return StyledText() }
    let words = OccurrenceWords(view.language, today: state.now.day)
    let text =
      state.isDuplicate
      ? view.language(ko: "같은 일정이 이미 있어요.", en: "This is already planned.")
      : words.overlaps(of: draft, with: state.overlaps)
    return text.map { StyledText("≈ " + $0, view.theme.warning) } ?? StyledText()
  }

  /// Draws the other events on the day of the start.
  private static func drawDayEvents(
    of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    let words = OccurrenceWords(view.language, today: state.now.day)
    let day = state.times.start.day
    frame.write(StyledText(words.heading(day), view.theme.heading), in: place)
    let others = state.eventsNearby.filter {
      $0.event.id != state.event?.id && $0.days.contains(day)
    }
    if others.isEmpty {
      let text = view.language(ko: "다른 일정이 없어요.", en: "Nothing else on this day.")
      frame.write(StyledText(text, view.theme.faint), in: place, row: 2)
    }
    let overlapping = Set(state.overlaps.map(\.event.id))
    for (index, other) in others.prefix(max(0, (place.height - 2) / 2)).enumerated() {
      let overlaps = overlapping.contains(other.event.id)
      let style = overlaps ? view.theme.warning : view.theme.faint
      frame.write(
        StyledText((overlaps ? "≈ " : "· ") + words.times(other, on: day), style), in: place,
        row: 2 + index * 2)
      frame.write(StyledText("  " + other.event.title), in: place, row: 3 + index * 2)
    }
  }
}
