import HearthDomain
import HearthWhen
import TerminalKit

/// The page calendar: a month or a year of days, brighter for more pages.
enum PageCalendarScreen: CalendarScreen {
  struct State: CalendarState {
    var today: Day
    var day: Day
    var span = CalendarSpan.month
    private(set) var read = ReadDays.none
    private var known: ClosedRange<Day>?

    init(on day: Day, today: Day, read: ReadDays = .none) {
      self.day = day
      self.today = today
      show(read)
    }

    /// The days shown, which are read from the store.
    var period: ClosedRange<Day> {
      let month = day.calendarMonth
      let year = span == .year ? Month.days(of: day.year) : nil
      return year ?? month.firstDay...month.lastDay
    }
    var isStale: Bool { period != known }

    mutating func show(_ read: ReadDays) {
      self.read = read
      known = period
    }

    mutating func turn() { span = span == .month ? .year : .month }
  }

  typealias Output = BooksEffect

  static func dayKeys(_ state: State) -> [KeyBinding<CalendarAction<Output>>] {
    [
      opening(state),
      KeyBinding(
        [.character("y"), .character("v")],
        state.span == .month ? Words(ko: "한 해", en: "year") : Words(ko: "한 달", en: "month"),
        help: Words(ko: "한 달과 한 해를 바꿔 봐요", en: "Turn between a month and a year"),
        action: .turned),
    ]
  }

  private static func opening(_ state: State) -> KeyBinding<CalendarAction<Output>> {
    let words = Words(ko: "이날 보기", en: "this day")
    guard state.span == .month else {
      return KeyBinding(
        [Key(.enter)], words, help: Words(ko: "이날이 있는 달을 봐요", en: "See the month of this day"),
        action: .turned)
    }
    return KeyBinding(
      [Key(.enter)], words,
      help: Words(ko: "이날 읽은 책을 봐요", en: "See what was read on this day"),
      action: .asked(.show(.day(state.day))),
      disabled: state.read.has(state.day)
        ? nil : Words(ko: "이날에는 읽은 기록이 없어요", en: "nothing was read on this day"))
  }
}

// MARK: - Drawing

extension PageCalendarScreen {
  static func layout(_ view: ViewContext) -> CalendarLayout {
    .stacked(view, legendFrom: 10)
  }

  static func title(of state: State, in language: Language) -> (String, figures: String) {
    let title =
      state.span == .month
      ? state.day.calendarMonth.words(in: language)
      : language(ko: "\(state.day.year)년", en: "\(state.day.year)")
    let words = PageCalendarWords(read: state.read, language: language, today: state.today)
    return (
      title, words.summary ?? language(ko: "아직 읽은 기록이 없어요", en: "nothing read here yet")
    )
  }

  static func board(of state: State, in view: ViewContext) -> any DayBoard {
    switch state.span {
    case .month:
      ShadedMonth(
        month: state.day.calendarMonth, shades: state.read.shades, selected: state.day,
        today: state.today, numbers: state.read.pages.filter { $0.value > 0 }, view: view)
    case .year:
      ShadedYear(
        year: state.day.year, shades: state.read.shades, selected: state.day,
        today: state.today, view: view, showsMarks: true)
    }
  }

  static func drawDay(
    of state: State, in frame: inout Frame, _ place: CalendarLayout, _ view: ViewContext
  ) {
    let words = PageCalendarWords(
      read: state.read, language: view.language, today: state.today)
    let dates = DateWords(view.language, today: state.today)
    frame.write(
      StyledText(dates.shortWithWeekday(state.day), view.theme.heading)
        + view.holidays(beside: state.day) + StyledText("  ")
        + StyledText(words.dayDetails(of: state.day)), in: place.dayDetails)
    frame.write(
      PageScale(state.read.pages).legend(
        view.language, faint: view.theme.faint, columns: place.legend.width,
        hasColors: view.colors > .none, hasPercent: state.read.hasDaysOfPercentOnly),
      in: place.legend)
  }
}
