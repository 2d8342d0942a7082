import HearthDomain
import TerminalKit

/// A month as large as the screen allows, for selecting a day.
enum MonthScreen: CalendarScreen {
  struct State: CalendarState {
    var today: Day
    var day: Day
    private var loadedMonth: Month
    private(set) var eventCounts: [Day: Int]
    /// The first events of each day of the month.
    private(set) var firstEvents: [Day: [Occurrence]]
    /// All calendars, including hidden ones.
    var calendars: [EventCalendar] = []
    /// Number of open tasks per day.
    var taskCounts: [Day: Int] = [:]

    init(today: Day, day: Day, counts: [Day: Int], shown: [Day: [Occurrence]]) {
      (self.today, self.day, self.eventCounts, self.firstEvents) = (today, day, counts, shown)
      loadedMonth = day.calendarMonth
    }

    var month: Month { day.calendarMonth }
    var needsReread: Bool { month != loadedMonth }
    var busyDayCount: Int { eventCounts.count { $0.key.calendarMonth == month && $0.value > 0 } }

    /// Replaces the counts and events of the month.
    mutating func update(_ counts: [Day: Int], _ shown: [Day: [Occurrence]]) {
      (self.eventCounts, self.firstEvents, loadedMonth) = (counts, shown, month)
    }
  }

  typealias Output = ScheduleEffect

  static func openOutput(_ state: State) -> Output? { .showDay(state.day) }

  static func dayKeys(_ state: State) -> [KeyBinding<CalendarAction<Output>>] {
    dayKeys(on: state.day) + [ScheduleScreen.severalDaysKey { .requested($0) }]
  }

  /// Returns the key bindings for the selected day of a calendar.
  static func dayKeys(on day: Day) -> [KeyBinding<CalendarAction<Output>>] {
    [
      KeyBinding(
        [Key(.enter)], ko: ("이날 보기", "고른 날의 일정을 봐요"),
        en: ("see day", "See the events of the selected day"), action: .requested(.showDay(day))),
      KeyBinding(
        [.character("a")], ko: ("일정 적기", "고른 날의 새 일정을 적어요"),
        en: ("add", "Add an event on the selected day"),
        action: .requested(.show(.newEvent(on: day)))),
    ]
  }
}

// MARK: - Drawing

extension MonthScreen {
  static func layout(_ view: ViewContext) -> CalendarLayout {
    let (body, gap) = view.size.pageArea(lowBelow: 14)
    let rows = body.rows(.fixed(1), .fixed(gap), .fill, .fixed(1))
    return CalendarLayout(title: rows[0], board: rows[2], dayDetails: rows[3])
  }

  static func title(of state: State, in language: Language) -> (String, figures: String) {
    (
      state.month.words(in: language),
      state.calendars.hiddenWords(
        before: language(
          ko: "일정이 있는 날 \(state.busyDayCount)일",
          en: "events on \(Plural("day")(state.busyDayCount))"), language)
    )
  }

  static func board(of state: State, in view: ViewContext) -> any DayBoard {
    view.board(
      on: state.day, today: state.today, counts: state.eventCounts, tasks: state.taskCounts,
      shown: state.firstEvents)
  }

  static func drawLegendAndDayDetails(
    of state: State, in frame: inout Frame, _ place: CalendarLayout, _ view: ViewContext
  ) {
    let count = state.eventCounts[state.day] ?? 0
    let tasks = state.taskCounts[state.day] ?? 0
    frame.write(
      dayDetails(of: state.day, count, tasks, today: state.today, in: view), in: place.dayDetails)
  }

  /// Returns the day's heading with its holidays and its numbers of events and tasks.
  static func dayDetails(
    of day: Day, _ count: Int, _ tasks: Int, today: Day, in view: ViewContext
  ) -> StyledText {
    let words = OccurrenceWords(view.language, today: today)
    return StyledText(words.heading(day), view.theme.heading) + view.holidayNames(beside: day)
      + StyledText(
        "  " + view.language(ko: "일정 \(count)개", en: Plural("event")(count))
          + TaskLine.countText(tasks, view.language), view.theme.faint)
  }
}

extension ViewContext {
  /// Returns a month in which each day has its number of events and a sign for tasks; titles too if
  /// there is room.
  func board(
    on day: Day, today: Day, counts: [Day: Int], tasks: [Day: Int] = [:],
    shown: [Day: [Occurrence]] = [:]
  ) -> MonthBoard {
    let words = OccurrenceWords(language, today: today)
    var board = MonthBoard(
      month: day.calendarMonth, selected: day, today: today, language: language,
      weekdays: weekdays, faint: theme.faint, selection: theme.selection, maxDayWidth: .max,
      maxRows: (narrow: 2, roomy: 6), hasFixedHeight: false
    ) { date in
      DayCell(
        numberStyle: date == today ? theme.text : nil,
        marks: { columns, isRoomy in
          let marks = [tasks[date] ?? 0, 0].compactMap {
            EventCountMark.text(counts[date] ?? 0, tasks: $0)
          }
          guard !marks.isEmpty else { return StyledText() }
          let gap = isRoomy ? " " : ""
          // The sign for tasks is left out before the number, because a cut number would be wrong.
          let mark = marks.first { widths.columns(of: gap + $0) <= columns }
          return StyledText(gap) + StyledText(mark ?? "•", theme.teal)
        }, titles: (shown[date] ?? []).map { DayTitle($0, words.narrowTitle($0)) },
        totalTitleCount: counts[date] ?? 0)
    }
    (board.holidays, board.listsHolidays) = (holidays(in: day.calendarMonth), true)
    board.showsWeekNumbers = showsWeekNumbers
    return board
  }
}
