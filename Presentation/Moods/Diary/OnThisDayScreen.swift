import HearthDomain
import TerminalKit

/// The moods of the same date in earlier years.
enum OnThisDayScreen: Screen {
  struct State: Hashable {
    let day: Day
    var today: Day
    let palette: Palette
    /// The days, latest year first.
    var years: [DiaryDay] = []
    var palettes: [Day: Palette] = [:]
    var scroll = ScrolledRows()
  }

  enum Action: Hashable {
    case scrolled(ListMove)
    case cancelled
  }

  typealias Output = MoodsEffect

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap([.back(.cancelled)] + ListMove.bindings { .scrolled($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .scrolled(let move): state.scroll.apply(move)
    case .cancelled: return .back
    }
    return nil
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    let place = layout(view).text
    state.scroll.fit(rows(of: state, in: place, view).count, in: place)
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    ListMove(mouse).map { .scrolled($0) }
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = layout(view)
    let month = state.day.calendarMonth.name(in: view.language)
    let title = view.language(
      ko: "과거의 \(month) \(state.day.dayOfMonth)일",
      en: "\(state.day.dayOfMonth) \(month) over the years")
    frame.write(StyledText(title, view.theme.heading), in: place.title)
    guard !state.years.isEmpty else {
      let text = view.language(
        ko: "과거의 이날에는 남긴 기분이 없어요. 이날 남긴 기분은 해가 바뀌면 여기서 다시 만나요.",
        en:
          "No moods on this date in earlier years. What you add on this day will be here next year."
      )
      Paragraph(StyledText(text, view.theme.faint)).draw(in: &frame, at: place.text)
      return
    }
    state.scroll.draw(rows(of: state, in: place.text, view), in: &frame, at: place.text, view)
  }

  private static func layout(_ view: ViewContext) -> (title: Rect, text: Rect) {
    let (title, body) = view.titledPageAreas
    return (title, body.columns(.fixed(min(100, body.width)), .fill)[0])
  }

  private static func rows(
    of state: State, in place: Rect, _ view: ViewContext
  ) -> [StyledText] {
    ScrolledRows.rows(in: place) { rows(of: state, width: $0, in: view) }
  }

  private static func rows(of state: State, width: Int, in view: ViewContext) -> [StyledText] {
    state.years.flatMap { day -> [StyledText] in
      let ago = state.today.year - day.day.year
      let heading =
        StyledText("\(day.day.year)", view.theme.heading)
        + StyledText(
          view.language(
            ko: " · \(day.day.weekday.name(in: .korean)) · \(ago)년 전",
            en: " · \(day.day.weekday.name(in: .english)) · \(Plural("year")(ago)) ago"),
          view.theme.faint)
      let palette = state.palettes[day.day] ?? state.palette
      let entries = day.moods.map {
        TermList.Entry($0, $0.memoWithTags, today: state.today, palette: palette, view)
      }
      return [heading] + TermList(entries).rows(columns: width, widths: view.widths) + [""]
    }
  }
}
