import HearthDomain
import HearthWhen
import TerminalKit

/// A year in colours: twelve rows of up to 31 cells, each day in the colour of its mean.
enum MoodYearScreen: CalendarScreen {
  struct State: CalendarState {
    var today: Day
    let palette: Palette
    var day: Day
    /// The year that was read, with its days.
    var year: Int
    var days: [MoodDay] = []

    init(on day: Day, today: Day, palette: Palette) {
      self.day = day
      self.today = today
      self.palette = palette
      year = day.year
    }

    var span: CalendarSpan { .year }
    var needsReread: Bool { day.year != year }
    var selectedMoodDay: MoodDay? { days.first { $0.day == day } }
  }

  typealias Output = MoodsEffect

  static func openOutput(_ state: State) -> Output? { .show(.diary(.day(state.day))) }

  static func dayKeys(_ state: State) -> [KeyBinding<CalendarAction<Output>>] {
    let nothing =
      state.selectedMoodDay == nil
      ? EmptyMoodTexts.noMoodsOnDayReason : nil
    return [
      KeyBinding(
        [Key(.enter)], ko: ("일기로", "일기를 이날부터 봐요"),
        en: ("to the diary", "Open the diary on this day"),
        action: .requested(.show(.diary(.day(state.day)))), disabledReason: nothing),
      KeyBinding(
        [.character("c")], ko: ("달력", "이달을 달력으로 봐요"),
        en: ("calendar", "See this month as a calendar"),
        action: .requested(.show(.calendar(state.day)))),
      KeyBinding(
        [.character("o")], ko: ("이날의 기억", "과거의 이날 남긴 기분을 봐요"),
        en: ("on this day", "See this date in earlier years"),
        action: .requested(.show(.onThisDay(state.day)))),
    ]
  }
}

// MARK: - Drawing

extension MoodYearScreen {
  static func layout(_ view: ViewContext) -> CalendarLayout {
    .stacked(view, legendFrom: 16)
  }

  static func title(of state: State, in language: Language) -> (String, figures: String) {
    let nothing = Words(ko: "이해에는 기분이 없어요", en: "no moods this year")
    return (
      language(ko: "\(state.year)년을 색으로", en: "\(state.year) in colours"),
      state.days.countsText(otherwise: nothing)(language)
    )
  }

  static func board(of state: State, in view: ViewContext) -> any DayBoard {
    ShadedYear(
      year: state.year, shades: state.days.shades(in: state.palette),
      selected: state.day, today: state.today, view: view)
  }

  static func drawLegendAndDayDetails(
    of state: State, in frame: inout Frame, _ place: CalendarLayout, _ view: ViewContext
  ) {
    frame.write(dayDetails(of: state, in: view), in: place.dayDetails)
    ColorScale(
      palette: state.palette, view: view,
      hasDaysWithoutLevel: state.days.contains { $0.meanLevel == nil }
    ).draw(in: &frame, at: place.legend)
  }

  private static func dayDetails(of state: State, in view: ViewContext) -> StyledText {
    let dates = DayFormatter(view.language, today: state.today)
    let day = StyledText(dates.shortWithWeekday(state.day) + "  ", view.theme.heading)
    guard let chosen = state.selectedMoodDay else {
      let text = view.language(ko: "남긴 기분이 없어요", en: "no moods on this day")
      return day + StyledText(text, view.theme.faint)
    }
    let (count, mean) = (chosen.tally.moodCount, LevelForm(chosen.meanLevel).phrase)
    let isMean = chosen.meanLevel != nil
    let text = view.language(
      ko: count == 1 ? " \(mean.ko)" : " 기분 \(count)개, \(isMean ? "평균 " : "")\(mean.ko)",
      en: count == 1 ? " \(mean.en)" : " \(count) moods, \(isMean ? "average " : "")\(mean.en)")
    return day + MoodMark(chosen.meanLevel, state.palette, view).text
      + StyledText(text)
  }
}
