import HearthDomain
import HearthWhen
import TerminalKit

extension EventFormScreen {
  static func fit(_ state: inout State, in view: ViewContext) {
    state.form.widths = view.widths
    let width = FormView.textWidth(
      of: state.form, width: formRect(in: view).width, in: view)
    guard width != state.form.textWidth else { return }
    state.form.textWidth = width
    // Remarks depend on the width: in narrow fields they are shorter.
    state.updateRemarks()
  }

  static func formRect(in view: ViewContext) -> Rect { EventFormLayout(view.size).form }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    var state = state
    fit(&state, in: view)
    let layout = EventFormLayout(view.size)
    let clock = DayFormatter(view.language, today: state.now.day)
    StatusLine(
      StyledText(title(of: state)(view.language), view.theme.heading),
      trailing: StyledText(
        view.language(ko: "지금 ", en: "now ") + clock.time(state.now.time), view.theme.faint)
    )
    .draw(in: &frame, at: layout.title)
    FormView(form: state.form, view: view).draw(in: &frame, at: layout.form)
    frame.write(hint(of: state, in: view), in: layout.hint)
    drawOverlaps(of: state, in: &frame, at: layout.overlaps, view)
    if let day = layout.day { drawDayEvents(of: state, in: &frame, at: day, view) }
  }

  private static func title(of state: State) -> Words {
    guard let event = state.event else { return Words(ko: "새 일정", en: "New event") }
    let title = event.title.quotable()
    return Words(ko: "‘\(title)’ 고치기", en: "Edit “\(title)”")
  }

  /// Returns a hint about the keys of the focused field.
  private static func hint(of state: State, in view: ViewContext) -> StyledText {
    let text: Words =
      switch state.form.focused?.name {
      case .start, .end:
        state.times.isAllDay
          ? Words(
            ko: "↑↓ 하루 · PgUp PgDn 한 주 · 또는 적어 보세요: 내일, 다음 주 금",
            en: "↑↓ a day · PgUp PgDn a week · or type: tomorrow, next fri")
          : Words(
            ko: "↑↓ 5분 · Shift-↑↓ 1시간 · PgUp PgDn 하루 · 또는 적어 보세요: 내일 오후 3시",
            en: "↑↓ 5 min · Shift-↑↓ 1 h · PgUp PgDn a day · or type: tomorrow 3pm")
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
      case .title, .place, nil:
        Words(ko: "Enter: 다음 칸 · Ctrl-S: 저장", en: "Enter goes on; Ctrl-S saves.")
      }
    return StyledText(text(view.language), view.theme.faint)
  }

  private static func drawOverlaps(
    of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    guard let draft = state.draft else { return }
    let words = OccurrenceWords(view.language, today: state.now.day)
    let text =
      state.isDuplicate
      ? view.language(ko: "같은 일정이 이미 있어요.", en: "This is already planned.")
      : words.overlaps(of: draft, with: state.overlaps)
    guard let text else { return }
    Paragraph(StyledText("≈ " + text, view.theme.warning)).draw(in: &frame, at: place)
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

/// Positions of the form and the day's events: side by side if there is room.
private struct EventFormLayout {
  /// Height of all fields and one error.
  private static let formHeight = 18

  let title: Rect
  let form: Rect
  let hint: Rect
  let overlaps: Rect
  let day: Rect?

  init(_ size: Size) {
    let isLow = size.height < 16
    let body = Rect(size: size).insetBy(top: isLow ? 0 : 1, left: 2, right: 2)
    let isWide = size.width >= 110
    let parts = isWide ? body.columns([.fixed(70), .fill], spacing: 4) : [body]
    let below = isLow ? 0 : 3
    let height = min(EventFormLayout.formHeight, parts[0].height - (isLow ? 1 : 2) - below)
    let rows = parts[0].rows(
      .fixed(1), .fixed(isLow ? 0 : 1), .fixed(height), .fixed(isLow ? 0 : 1), .fill)
    title = Rect(x: body.minX, y: body.minY, width: body.width, height: min(1, body.height))
    (form, hint, overlaps) = (rows[2], rows[3], rows[4])
    day = isWide ? parts[1].insetBy(top: 2) : nil
  }
}
