import HearthDomain
import TerminalKit

/// A year in colours: twelve rows of up to 31 cells, each day in the colour of its mean.
enum MoodYearScreen: Screen {
  struct State: Hashable {
    var today: Day
    let palette: Palette
    var day: Day
    /// The days of the year that was read.
    var year: Int
    var days: [MoodDay] = []

    init(on day: Day, today: Day, palette: Palette) {
      self.day = day
      self.today = today
      self.palette = palette
      year = day.year
    }

    var chosen: MoodDay? { days.first { $0.day == day } }
  }

  enum Action: Hashable {
    case moved(CalendarStep)
    case pressed(Day, isDouble: Bool)
    case asked(Output)
  }

  typealias Output = MoodsEffect

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .moved(let step): state.day = step.day(from: state.day, today: state.today)
    case .pressed(let day, let isDouble):
      if isDouble { return .show(.diary(.day(day))) }
      state.day = day
    case .asked(let output): return output
    }
    return state.day.year == state.year ? nil : .reread
  }

  static func keys(_ state: State) -> Keymap<Action> {
    let nothing =
      state.chosen == nil
      ? Words(ko: "이날에는 기분이 없어요", en: "there is no mood on that day") : nil
    return Keymap(
      [
        KeyBinding(
          [Key(.enter)], Words(ko: "일기로", en: "to the diary"),
          help: Words(ko: "일기를 이날부터 봐요", en: "Open the diary at this day"),
          action: .asked(.show(.diary(.day(state.day)))), disabled: nothing),
        KeyBinding(
          [.character("c")], Words(ko: "달력", en: "calendar"),
          help: Words(ko: "이달을 달력으로 봐요", en: "See this month as a calendar"),
          action: .asked(.show(.calendar(state.day)))),
        KeyBinding(
          [.character("o")], Words(ko: "이날의 기억", en: "on this day"),
          help: Words(ko: "과거의 이날 남긴 기분을 봐요", en: "See this date in earlier years"),
          action: .asked(.show(.onThisDay(state.day)))),
      ] + CalendarKeys.year.turning { .moved($0) } + [.back(.asked(.back))]
        + CalendarKeys.year.moving { .moved($0) })
  }
}

// MARK: - Drawing

extension MoodYearScreen {
  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    switch mouse.action {
    case .scrollDown, .scrollUp: return CalendarKeys.year.step(for: mouse.action).map { .moved($0) }
    case .press(.left), .doublePress(.left):
      return grid(of: state, in: view).day(at: mouse.position, in: layout(view).grid)
        .map { .pressed($0, isDouble: mouse.isLeftDoublePress) }
    default: return nil
    }
  }

  static func render(_ state: State, in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    let place = layout(view)
    let title = view.language(ko: "\(state.year)년을 색으로", en: "\(state.year) in colours")
    StatusLine(
      StyledText(title, view.theme.heading),
      trailing: StyledText(figures(of: state)(view.language), view.theme.faint)
    )
    .draw(in: &frame, at: place.title)
    grid(of: state, in: view).draw(in: &frame, at: place.grid)
    frame.write(story(of: state, in: view), in: place.story)
    ColorScale(palette: state.palette, view: view).draw(in: &frame, at: place.scale)
    return frame
  }

  private static func layout(
    _ view: ViewContext
  ) -> (title: Rect, grid: Rect, story: Rect, scale: Rect) {
    let isLow = view.size.height < 18
    let body = Rect(size: view.size)
      .margins(top: isLow ? 0 : 1, left: view.size.width < 70 ? 1 : 2, right: 1)
    let hasScale = body.height >= 16
    let rows = body.rows(
      .fixed(1), .fixed(isLow ? 0 : 1), .fill, .fixed(body.height >= 17 ? 1 : 0), .fixed(1),
      .fixed(hasScale ? 1 : 0))
    return (rows[0], rows[2], rows[4], rows[5])
  }

  private static func grid(of state: State, in view: ViewContext) -> ShadedYear {
    ShadedYear(
      year: state.year, shades: state.days.shades(otherwise: state.palette),
      selected: state.day, today: state.today, view: view)
  }

  private static func figures(of state: State) -> Words {
    guard !state.days.isEmpty else {
      return Words(ko: "이해에는 기분이 없어요", en: "no moods in this year")
    }
    let moods = state.days.reduce(0) { $0 + $1.tally.count }
    return Words(
      ko: "\(state.days.count)일, 기분 \(moods)개",
      en: "\(Plural("mood")(moods)) on \(Plural("day")(state.days.count))")
  }

  private static func story(of state: State, in view: ViewContext) -> StyledText {
    let dates = DateWords(view.language, today: state.today)
    let day = StyledText(dates.shortWithWeekday(state.day) + "  ", view.theme.heading)
    guard let chosen = state.chosen else {
      let text = view.language(ko: "남긴 기분이 없어요", en: "no moods on this day")
      return day + StyledText(text, view.theme.faint)
    }
    let count = chosen.tally.count
    let mean = chosen.meanLevel.value
    let text = view.language(
      ko: count == 1 ? " \(mean)" : " 기분 \(count)개, 평균 \(mean)",
      en: count == 1 ? " \(mean)" : " \(count) moods, average \(mean)")
    return day + MoodMark(chosen.meanLevel, chosen.palette ?? state.palette, view).text
      + StyledText(text)
  }
}
