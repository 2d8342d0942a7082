import HearthDomain
import HearthWhen
import TerminalKit

/// A month of moods: every day in the colour of its mean, and the moods of the selected day.
enum MoodCalendarScreen: CalendarScreen {
  struct State: CalendarState {
    var today: Day
    let palette: Palette
    var day: Day
    /// The month that was read, with its days, and the moods of the selected day.
    var month: Month
    var days: [MoodDay] = []
    var moods: [Mood] = []

    /// Always true, because the moods of the day are read with it.
    var needsReread: Bool { true }

    init(on day: Day, today: Day, palette: Palette) {
      self.day = day
      self.today = today
      self.palette = palette
      month = day.calendarMonth
    }
  }

  typealias Output = MoodsEffect

  static func openOutput(_ state: State) -> Output? { .show(.diary(.day(state.day))) }

  static func dayKeys(_ state: State) -> [KeyBinding<CalendarAction<Output>>] {
    [
      KeyBinding(
        [Key(.enter)], ko: ("일기로", "일기를 이날부터 봐요"),
        en: ("to the diary", "Open the diary on this day"),
        action: .requested(.show(.diary(.day(state.day)))),
        disabledReason: state.moods.isEmpty ? EmptyMoodTexts.noMoodsOnDayReason : nil),
      KeyBinding(
        [.character("v")], ko: ("캔버스로", "이날의 캔버스를 봐요"),
        en: ("canvas", "See the canvas of this day"), action: .requested(.showCanvas(state.day)),
        disabledReason: state.moods.isEmpty && state.day != state.today
          ? EmptyMoodTexts.noMoodsOnDayReason : nil),
      KeyBinding(
        [.character("y")], ko: ("한 해", "한 해를 색으로 봐요"), en: ("year", "See the year in colours"),
        action: .requested(.show(.year(state.day)))),
    ]
  }
}

// MARK: - Drawing

extension MoodCalendarScreen {
  static func layout(_ view: ViewContext) -> CalendarLayout {
    let (body, gap) = view.size.pageArea(lowBelow: 14)
    let rows = body.rows(.fixed(1), .fixed(gap), .fill)
    if view.size.width >= 76 {
      let width = view.size.width >= 110 ? 70 : 42
      let parts = rows[2].columns([.fixed(width), .fill], spacing: 2)
      let left = parts[0].rows(.fill, .fixed(parts[0].height > 14 ? 1 : 0))
      return CalendarLayout(title: rows[0], board: left[0], legend: left[1], dayDetails: parts[1])
    }
    let parts = rows[2].rows(.fixed(min(7, max(1, rows[2].height - 1))), .fill)
    let below = parts[1].rows(.fill, .fixed(parts[1].height > 7 ? 1 : 0))
    return CalendarLayout(title: rows[0], board: parts[0], legend: below[1], dayDetails: below[0])
  }

  static func title(of state: State, in language: Language) -> (String, figures: String) {
    let nothing = Words(ko: "이달에는 아직 기분이 없어요", en: "no moods this month")
    return (state.month.words(in: language), state.days.countsText(otherwise: nothing)(language))
  }

  static func board(of state: State, in view: ViewContext) -> any DayBoard {
    ShadedMonth(
      month: state.month, shades: state.days.shades(in: state.palette),
      selected: state.day, today: state.today, dayNumbers: state.days.meanLevels, view: view)
  }

  /// Draws the moods of the selected day, by time.
  static func drawLegendAndDayDetails(
    of state: State, in frame: inout Frame, _ layout: CalendarLayout, _ view: ViewContext
  ) {
    ColorScale(
      palette: state.palette, view: view, hasLetters: true,
      hasDaysWithoutLevel: state.days.contains { $0.meanLevel == nil }
    )
    .draw(in: &frame, at: layout.legend)
    let place = layout.dayDetails
    let dates = DayFormatter(view.language, today: state.today)
    var title = StyledText(dates.shortWithWeekday(state.day), view.theme.heading)
    title += view.holidayNames(beside: state.day)
    if let mean = state.days.meanLevels[state.day] {
      title.append(view.language(ko: "  평균 \(mean)", en: "  average \(mean)"), view.theme.accent)
    }
    let rows = place.rows(.fixed(1), .fill)
    frame.write(title, in: rows[0])
    guard !state.moods.isEmpty else {
      let text = view.language(ko: "남긴 기분이 없어요.", en: "No moods on this day.")
      return Paragraph(StyledText(text, view.theme.faint)).draw(in: &frame, at: rows[1])
    }
    let isRoomy = place.height > 12
    let entries = state.moods.prefix(rows[1].height).map { mood in
      TermList.Entry(
        mood, isRoomy ? mood.memoWithTags : mood.memoLine, today: state.today,
        palette: state.palette, view)
    }
    let list = TermList(Array(entries)).rows(columns: rows[1].width, widths: view.widths)
    for (index, row) in list.prefix(rows[1].height).enumerated() {
      frame.write(row, in: rows[1], row: index)
    }
  }
}

extension [MoodDay] {
  /// Returns the numbers of days and moods, or `nothing` if there are none.
  func countsText(otherwise nothing: Words) -> Words {
    let moods = reduce(0) { $0 + $1.tally.moodCount }
    guard moods > 0 else { return nothing }
    return Words(
      ko: "\(count)일, 기분 \(moods)개", en: "\(Plural("mood")(moods)) on \(Plural("day")(count))")
  }
}
