import HearthDomain
import TerminalKit

extension CalendarScreen {
  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    switch mouse.action {
    case .scrollDown, .scrollUp:
      return CalendarKeys.month.step(for: mouse.action).map { .moved($0) }
    case .press(.left), .doublePress(.left):
      return grid(of: state, in: view).day(at: mouse.position, in: layout(view).grid)
        .map { .pressed(dayOfMonth: $0, isDouble: mouse.isLeftDoublePress) }
    default: return nil
    }
  }

  static func render(_ state: State, in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    let place = layout(view)
    StatusLine(
      StyledText(state.calendar.month.words(in: view.language), view.theme.heading),
      trailing: StyledText(state.person.plantName, view.theme.faint)
    )
    .draw(in: &frame, at: place.title)
    grid(of: state, in: view).draw(in: &frame, at: place.grid)
    frame.write(legend(in: view), in: place.legend)
    Paragraph(story(of: state, in: view)).draw(in: &frame, at: place.story)
    return frame
  }

  private struct Place {
    let title: Rect
    let grid: Rect
    let legend: Rect
    let story: Rect
  }

  private static func layout(_ view: ViewContext) -> Place {
    let isLow = view.size.height < 14
    let body = Rect(size: view.size).margins(top: isLow ? 0 : 1, left: 2, right: 2)
    let rows = body.rows(.fixed(1), .fixed(isLow ? 0 : 1), .fill)
    if view.size.width >= 76 {
      let parts = rows[2].columns([.fixed(42), .fill], spacing: 3)
      let left = parts[0].rows(.fixed(7), .fixed(1), .fixed(1), .fill)
      return Place(title: rows[0], grid: left[0], legend: left[2], story: parts[1])
    }
    let parts = rows[2].rows(
      .fixed(min(7, max(1, rows[2].height - 1))), .fixed(isLow ? 0 : 1), .fill)
    return Place(title: rows[0], grid: parts[0], legend: parts[1], story: parts[2])
  }

  private static func grid(of state: State, in view: ViewContext) -> MonthGrid {
    let month = state.calendar.month
    let order = view.weekdays
    let firstColumn = order.firstIndex(of: month.firstDay.weekday) ?? 0
    let look = MonthGrid.Look(
      weekday: view.theme.faint, selected: view.theme.selection,
      today: Style(attributes: [.bold, .underline]))
    return MonthGrid(
      MonthShape(firstColumn: firstColumn, days: month.length),
      weekdays: order.map { $0.shortName(in: view.language) },
      selected: state.day.calendarMonth == month ? state.day.dayOfMonth : nil,
      today: state.today.calendarMonth == month ? state.today.dayOfMonth : nil, look: look
    ) { day in
      month.day(day).flatMap { mark(of: $0, in: state.calendar, view.theme) }
    }
  }

  private static func mark(
    of day: Day, in calendar: CareCalendar, _ theme: Theme
  ) -> MonthGrid.Mark? {
    if calendar.waterings.contains(where: { $0.on == day }) {
      return MonthGrid.Mark("●", style: theme.good)
    }
    if calendar.missedDay == day { return MonthGrid.Mark("x", style: theme.accent) }
    if calendar.comingDays.contains(day) { return MonthGrid.Mark("○", style: theme.warning) }
    return nil
  }

  private static func legend(in view: ViewContext) -> StyledText {
    StyledText("● ", view.theme.good)
      + StyledText(view.language(ko: "물 준 날   ", en: "watered   "), view.theme.faint)
      + StyledText("○ ", view.theme.warning)
      + StyledText(view.language(ko: "물 줄 날   ", en: "coming   "), view.theme.faint)
      + StyledText("x ", view.theme.accent)
      + StyledText(view.language(ko: "놓친 날", en: "missed"), view.theme.faint)
  }

  /// What there is to tell of the day under the cursor.
  private static func story(of state: State, in view: ViewContext) -> StyledText {
    let day = DateWords(view.language, today: state.today).shortWithWeekday(state.day)
    var text = StyledText(day, view.theme.heading)
    guard let watering = state.watering else {
      return text + StyledText("  " + plain(state)(view.language), view.theme.faint)
    }
    text += StyledText(
      "  " + watering.means.name(view.language), view.theme.good)
    if state.waterings.count > 1, let place = state.waterings.firstIndex(of: watering) {
      text.append("  \(place + 1)/\(state.waterings.count) (n)", view.theme.faint)
    }
    let review = watering.review
    if review.isBlank {
      return text
        + StyledText(
          "\n"
            + view.language(
              ko: "아직 적은 이야기가 없어요. e를 누르면 적을 수 있어요.",
              en: "Nothing has been written yet; e writes it down."), view.theme.faint)
    }
    if !review.keywords.isEmpty {
      text.append("\n" + review.keywordText, view.theme.accent)
    }
    if !review.memo.isEmpty { text.append("\n" + review.memo.value) }
    return text
  }

  private static func plain(_ state: State) -> Words {
    if state.calendar.missedDay == state.day {
      return Words(ko: "물 없이 지나간 날이에요", en: "went by without water")
    }
    if state.calendar.comingDays.contains(state.day) {
      return Words(ko: "물 줄 날이에요", en: "wants water")
    }
    if state.day == state.person.details.plantedOn {
      return Words(ko: "심은 날이에요", en: "was planted")
    }
    return Words(ko: "", en: "")
  }
}
