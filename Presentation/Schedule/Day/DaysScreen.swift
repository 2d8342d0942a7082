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
    private(set) var found: [Occurrence]
    private var read: ClosedRange<Day>
    /// All calendars, including hidden ones.
    var calendars: [EventCalendar] = []
    /// Number of open tasks per day.
    var tasks: [Day: Int] = [:]

    /// Number of days read on either side of the selected day, and maximum number of days shown.
    private static let around = 20
    private static let shown = 7

    init(today: Day, now: LocalTime, day: Day, found: [Occurrence]) {
      (self.today, self.now, self.day, self.found) = (today, now, day, found)
      read = State.days(about: day)
    }

    static func days(about day: Day) -> ClosedRange<Day> {
      day.adding(days: -around)...day.adding(days: around)
    }

    var isStale: Bool {
      !(read.contains(day.adding(days: -State.shown))
        && read.contains(day.adding(days: State.shown)))
    }

    /// Replaces the events of the days around the selected one.
    mutating func show(_ found: [Occurrence], now: LocalTime) {
      (self.found, self.now, today, read) = (found, now, now.day, State.days(about: day))
    }

    func occurrences(on day: Day) -> [Occurrence] { found.filter { $0.days.contains(day) } }
  }

  typealias Output = ScheduleEffect

  static func opened(_ state: State) -> Output? { .showDay(state.day) }

  static func dayKeys(_ state: State) -> [KeyBinding<CalendarAction<Output>>] {
    MonthScreen.dayKeys(on: state.day) + [ScheduleScreen.monthKey { .asked($0) }]
  }
}

// MARK: - Drawing

extension DaysScreen {
  static func layout(_ view: ViewContext) -> CalendarLayout {
    let body = view.size.page(lowBelow: 14, left: 1, right: 1).body
    let rows = body.rows(.fixed(1), .fill, .fixed(1))
    return CalendarLayout(title: rows[0], board: rows[1], dayDetails: rows[2])
  }

  static func title(of state: State, in language: Language) -> (String, figures: String) {
    let clock = DateWords(language, today: state.today).time(state.now.time)
    return (
      state.day.calendarMonth.words(in: language),
      state.calendars.hiddenWords(before: language(ko: "지금 \(clock)", en: "now \(clock)"), language)
    )
  }

  static func board(of state: State, in view: ViewContext) -> any DayBoard {
    DayColumnsBoard(state: state, view: view)
  }

  static func drawDay(
    of state: State, in frame: inout Frame, _ place: CalendarLayout, _ view: ViewContext
  ) {
    let (count, tasks) = (state.occurrences(on: state.day).count, state.tasks[state.day] ?? 0)
    frame.write(
      MonthScreen.dayDetails(of: state.day, count, tasks, today: state.today, in: view),
      in: place.dayDetails)
  }
}
