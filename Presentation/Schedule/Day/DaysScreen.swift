import HearthDomain
import HearthWhen
import TerminalKit

/// Several days side by side with their hours: one, three or a week, depending on the width.
enum DaysScreen: CalendarScreen {
  struct State: CalendarState {
    var today: Day
    var now: LocalTime
    var day: Day
    /// The events of the days that were read, in list order.
    private(set) var loadedOccurrences: [Occurrence]
    private var loadedDays: ClosedRange<Day>
    /// All calendars, including hidden ones.
    var calendars: [EventCalendar] = []
    /// Number of open tasks per day.
    var taskCounts: [Day: Int] = [:]

    /// Number of days read on either side of the selected day, and maximum number of days shown.
    private static let daysAround = 20
    private static let maxDaysShown = 7

    init(today: Day, now: LocalTime, day: Day, found: [Occurrence]) {
      (self.today, self.now, self.day, self.loadedOccurrences) = (today, now, day, found)
      loadedDays = State.daysToLoad(about: day)
    }

    static func daysToLoad(about day: Day) -> ClosedRange<Day> {
      day.adding(days: -daysAround)...day.adding(days: daysAround)
    }

    var needsReread: Bool {
      !(loadedDays.contains(day.adding(days: -State.maxDaysShown))
        && loadedDays.contains(day.adding(days: State.maxDaysShown)))
    }

    /// Replaces the events of the days around the selected one.
    mutating func update(_ found: [Occurrence], now: LocalTime) {
      (self.loadedOccurrences, self.now, today, loadedDays) = (
        found, now, now.day, State.daysToLoad(about: day)
      )
    }

    func occurrences(on day: Day) -> [Occurrence] {
      loadedOccurrences.filter { $0.days.contains(day) }
    }
  }

  typealias Output = ScheduleEffect

  static func openOutput(_ state: State) -> Output? { .showDay(state.day) }

  static func dayKeys(_ state: State) -> [KeyBinding<CalendarAction<Output>>] {
    MonthScreen.dayKeys(on: state.day) + [ScheduleScreen.monthKey { .requested($0) }]
  }
}

// MARK: - Drawing

extension DaysScreen {
  static func layout(_ view: ViewContext) -> CalendarLayout {
    let body = view.size.pageArea(lowBelow: 14, left: 1, right: 1).body
    let rows = body.rows(.fixed(1), .fill, .fixed(1))
    return CalendarLayout(title: rows[0], board: rows[1], dayDetails: rows[2])
  }

  static func title(of state: State, in language: Language) -> (String, figures: String) {
    let clock = DayFormatter(language, today: state.today).time(state.now.time)
    return (
      state.day.calendarMonth.words(in: language),
      state.calendars.hiddenWords(before: language(ko: "지금 \(clock)", en: "now \(clock)"), language)
    )
  }

  static func board(of state: State, in view: ViewContext) -> any DayBoard {
    DayColumnsBoard(state: state, view: view)
  }

  static func drawLegendAndDayDetails(
    of state: State, in frame: inout Frame, _ place: CalendarLayout, _ view: ViewContext
  ) {
    let (count, tasks) = (state.occurrences(on: state.day).count, state.taskCounts[state.day] ?? 0)
    frame.write(
      MonthScreen.dayDetails(of: state.day, count, tasks, today: state.today, in: view),
      in: place.dayDetails)
  }
}
