import HearthDomain
import HearthWhen
import TerminalKit

/// A month of one person: the days with waterings, the coming due days, and the notes of the
/// selected day.
enum CareCalendarScreen: CalendarScreen {
  struct State: CalendarState {
    var person: Person
    var today: Day
    var day: Day { didSet { wateringIndex = 0 } }
    var calendar: CareCalendar
    /// The index of the selected watering among those of the day.
    private var wateringIndex = 0

    init(of person: Person, today: Day, calendar: CareCalendar) {
      self.person = person
      self.today = today
      self.calendar = calendar
      day = today.calendarMonth == calendar.month ? today : calendar.month.firstDay
    }

    /// The waterings of the selected day, in order.
    var waterings: [Watering] { calendar.waterings.filter { $0.day == day } }
    var watering: Watering? {
      waterings.isEmpty ? nil : waterings[min(wateringIndex, waterings.count - 1)]
    }

    var needsReread: Bool { day.calendarMonth != calendar.month }

    /// Selects the day and that watering on it.
    mutating func show(_ watering: ID<Watering>, on day: Day) {
      self.day = day
      wateringIndex = waterings.firstIndex { $0.id == watering } ?? 0
    }

    /// Selects the next watering of the selected day; after the last, the first.
    mutating func switchView() {
      wateringIndex = waterings.isEmpty ? 0 : (wateringIndex + 1) % waterings.count
    }
  }

  typealias Output = PeopleEffect

  static func selection(_ state: State) -> HistorySubject? { state.person.historySubject }

  static func openOutput(_ state: State) -> Output? { state.watering.map { .show(.review($0)) } }
}

// MARK: - Keys

extension CareCalendarScreen {
  static func dayKeys(_ state: State) -> [KeyBinding<CalendarAction<Output>>] {
    let nothing =
      state.watering == nil
      ? Words(ko: "물 준 날이 아니에요", en: "it was not watered that day") : nil
    return [
      KeyBinding(
        [.character("e"), Key(.enter)], ko: ("이야기 고치기", "그날 나눈 이야기를 고쳐요"),
        en: ("edit review", "Change what you wrote for that day"),
        action: .requested(openOutput(state)),
        disabledReason: nothing),
      KeyBinding(
        [.character("w")], ko: ("물 주기", "이날 연락했다고 적고 물을 줘요"),
        en: ("water", "Water it: you got in touch on this day"),
        action: .requested(.show(.watering(state.person.id, on: state.day))),
        disabledReason: wateringDisabledReason(state)),
      KeyBinding(
        [.character("d")], ko: ("지우기", "이날 물 준 기록을 지워요 (먼저 물어봐요)"),
        en: ("remove", "Remove this watering; asks first"),
        action: .requested(state.watering.map { .change(.removeWatering($0.id)) }),
        disabledReason: nothing),
      KeyBinding(
        [.character("n")], ko: ("다음 기록", "같은 날의 다음 기록을 봐요"),
        en: ("next", "See the next watering of the same day"), action: .viewSwitched,
        disabledReason: state.waterings.count > 1
          ? nil : Words(ko: "기록이 더 없어요", en: "no other watering that day"), isCommon: true),
    ]
  }

  private static func wateringDisabledReason(_ state: State) -> Words? {
    if state.day > state.today {
      return Words(ko: "아직 오지 않은 날이에요", en: "that day is in the future")
    }
    if state.day < state.person.details.plantedOn {
      return Words(ko: "심기 전이에요", en: "it was not planted yet")
    }
    return nil
  }
}

// MARK: - Drawing

extension CareCalendarScreen {
  static func layout(_ view: ViewContext) -> CalendarLayout {
    let (body, gap) = view.size.pageArea(lowBelow: 14)
    let rows = body.rows(.fixed(1), .fixed(gap), .fill)
    if isWide(view) {
      let parts = rows[2].columns(
        [.fixed(min(7 * 18, rows[2].width * 2 / 3)), .fill], spacing: 3)
      let left = parts[0].rows(.fill, .fixed(1), .fixed(1))
      return CalendarLayout(title: rows[0], board: left[0], legend: left[2], dayDetails: parts[1])
    }
    if view.size.width >= 76 {
      let parts = rows[2].columns([.fixed(42), .fill], spacing: 3)
      let left = parts[0].rows(.fixed(7), .fixed(1), .fixed(1), .fill)
      return CalendarLayout(title: rows[0], board: left[0], legend: left[2], dayDetails: parts[1])
    }
    let parts = rows[2].rows(
      .fixed(min(7, max(1, rows[2].height - 1))), .fixed(gap), .fill)
    return CalendarLayout(title: rows[0], board: parts[0], legend: parts[1], dayDetails: parts[2])
  }

  static func title(of state: State, in language: Language) -> (String, figures: String) {
    (state.calendar.month.words(in: language), state.person.plantName)
  }

  /// Returns whether the cells have room for keywords.
  private static func isWide(_ view: ViewContext) -> Bool {
    view.size.width >= 110 && view.size.height >= 24
  }

  static func board(of state: State, in view: ViewContext) -> any DayBoard {
    isWide(view) ? wideBoard(of: state, in: view) : narrowBoard(of: state, in: view)
  }

  private static func wideBoard(of state: State, in view: ViewContext) -> MonthBoard {
    let waterings = Dictionary(grouping: state.calendar.waterings, by: \.day)
    var board = MonthBoard(
      month: state.calendar.month, selected: state.day, today: state.today,
      language: view.language, weekdays: view.weekdays, faint: view.theme.faint,
      selection: view.theme.selection
    ) { day in
      var text = StyledText()
      if let care = CareMark(of: day, in: state.calendar) {
        let shown = monthMark(care, view.theme)
        text = StyledText(String(shown.glyph), shown.style)
      }
      let titles = (waterings[day] ?? []).map { DayTitle(title(of: $0, in: view.language)) }
      return DayCell(marks: { _, _ in text }, titles: titles)
    }
    board.holidays = view.holidays(in: state.calendar.month)
    return board
  }

  /// Returns the text for a watering in a calendar cell: the keywords, or the means of contact if
  /// there are none.
  private static func title(of watering: Watering, in language: Language) -> String {
    let keywords = watering.review.keywordText
    return keywords.isEmpty ? watering.meansName(language) : keywords
  }

  private static func narrowBoard(of state: State, in view: ViewContext) -> MarkedMonth {
    let look = MonthGrid.Look(
      weekday: view.theme.faint, selected: view.theme.selection,
      today: Style(attributes: [.bold, .underline]))
    var board = MarkedMonth(
      month: state.calendar.month, selected: state.day, today: state.today,
      language: view.language, weekdays: view.weekdays, look: look
    ) { day in CareMark(of: day, in: state.calendar).map { monthMark($0, view.theme) } }
    board.holidays = view.holidays(in: state.calendar.month)
    return board
  }

  static func drawLegendAndDayDetails(
    of state: State, in frame: inout Frame, _ place: CalendarLayout, _ view: ViewContext
  ) {
    let legend = CareMark.legend(view.language, view.theme.faint) { monthMark($0, view.theme) }
    frame.write(legend, in: place.legend)
    // In a low window everything is in one line, so that some of the notes are visible.
    let text = dayDetails(
      of: state, goingOnAfter: place.dayDetails.height < 3 ? "  " : "\n", in: view)
    TruncatedText(text).draw(in: &frame, at: place.dayDetails, view)
  }

  private static func monthMark(_ mark: CareMark, _ theme: Theme) -> MonthGrid.Mark {
    switch mark {
    case .watered: MonthGrid.Mark("●", style: theme.good)
    case .upcoming: MonthGrid.Mark("○", style: theme.warning)
    case .missed: MonthGrid.Mark("x", style: theme.accent)
    }
  }

  /// Returns the text about the selected day.
  private static func dayDetails(
    of state: State, goingOnAfter space: String, in view: ViewContext
  ) -> StyledText {
    let day = DayFormatter(view.language, today: state.today).shortWithWeekday(state.day)
    var text = StyledText(day, view.theme.heading) + view.holidayNames(beside: state.day)
    guard let watering = state.watering else {
      return text + StyledText("  " + unwateredDayText(state)(view.language), view.theme.faint)
    }
    text += StyledText(
      "  " + watering.meansName(view.language), view.theme.good)
    if state.waterings.count > 1, let place = state.waterings.firstIndex(of: watering) {
      text.append("  \(place + 1)/\(state.waterings.count) (n)", view.theme.faint)
    }
    let review = watering.review
    if review.isBlank {
      return text
        + StyledText(
          space
            + view.language(
              ko: "아직 적은 이야기가 없어요. e를 누르면 적을 수 있어요.",
              en: "Nothing written yet. Press e to write something."), view.theme.faint)
    }
    if !review.keywords.isEmpty {
      text.append(space + review.keywordText, view.theme.accent)
    }
    if !review.memo.isEmpty { text.append(space + review.memo.value) }
    return text
  }

  private static func unwateredDayText(_ state: State) -> Words {
    if state.calendar.missedDay == state.day {
      return Words(ko: "물 없이 지나간 날이에요", en: "went by without water")
    }
    if state.calendar.comingDays.contains(state.day) {
      return Words(ko: "물 줄 날이에요", en: "is due")
    }
    if state.day == state.person.details.plantedOn {
      return Words(ko: "심은 날이에요", en: "was planted")
    }
    return Words(ko: "", en: "")
  }
}
