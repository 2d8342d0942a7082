import HearthDomain
import HearthWhen
import TerminalKit

/// The page calendar: a month or a year of days, brighter for more pages.
enum PageCalendarScreen: CalendarScreen {
  struct State: CalendarState {
    var today: Day
    var day: Day
    var span = CalendarSpan.month
    private(set) var readDays = ReadDays.none
    private var loadedPeriod: ClosedRange<Day>?

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
    var needsReread: Bool { period != loadedPeriod }

    mutating func show(_ read: ReadDays) {
      self.readDays = read
      loadedPeriod = period
    }

    mutating func switchView() { span = span == .month ? .year : .month }
  }

  typealias Output = BooksEffect

  static func dayKeys(_ state: State) -> [KeyBinding<CalendarAction<Output>>] {
    [
      openKey(state),
      KeyBinding(
        [.character("y"), .character("v")],
        state.span == .month ? Words(ko: "한 해", en: "year") : Words(ko: "한 달", en: "month"),
        help: Words(ko: "한 달과 한 해를 바꿔 봐요", en: "Switch between month and year"),
        action: .viewSwitched),
    ]
  }

  private static func openKey(_ state: State) -> KeyBinding<CalendarAction<Output>> {
    let words = Words(ko: "이날 보기", en: "this day")
    guard state.span == .month else {
      return KeyBinding(
        [Key(.enter)], words, help: Words(ko: "이날이 있는 달을 봐요", en: "See the month of this day"),
        action: .viewSwitched)
    }
    return KeyBinding(
      [Key(.enter)], words,
      help: Words(ko: "이날 읽은 책을 봐요", en: "See what was read on this day"),
      action: .requested(.show(.day(state.day))),
      disabledReason: state.readDays.contains(state.day)
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
    let words = PageCalendarWords(readDays: state.readDays, language: language, today: state.today)
    return (
      title, words.summary ?? language(ko: "아직 읽은 기록이 없어요", en: "nothing read yet")
    )
  }

  static func board(of state: State, in view: ViewContext) -> any DayBoard {
    switch state.span {
    case .month:
      ShadedMonth(
        month: state.day.calendarMonth, shades: state.readDays.shades, selected: state.day,
        today: state.today, dayNumbers: state.readDays.pages.filter { $0.value > 0 }, view: view)
    case .year:
      ShadedYear(
        year: state.day.year, shades: state.readDays.shades, selected: state.day,
        today: state.today, view: view, showsMarks: true)
    }
  }

  static func drawLegendAndDayDetails(
    of state: State, in frame: inout Frame, _ place: CalendarLayout, _ view: ViewContext
  ) {
    let words = PageCalendarWords(
      readDays: state.readDays, language: view.language, today: state.today)
    let dates = DayFormatter(view.language, today: state.today)
    frame.write(
      StyledText(dates.shortWithWeekday(state.day), view.theme.heading)
        + view.holidayNames(beside: state.day) + StyledText("  ")
        + StyledText(words.dayDetails(of: state.day)), in: place.dayDetails)
    frame.write(
      PageScale(state.readDays.pages).legend(
        view.language, faint: view.theme.faint, columns: place.legend.width,
        hasColors: view.colorLevel > .none, hasPercent: state.readDays.hasDaysOfPercentOnly),
      in: place.legend)
  }
}
