import HearthDomain
import TerminalKit

/// What the moods of a stretch of days come to, with counts, and no more than they tell.
enum MoodTotalsScreen: Screen {
  struct State: Hashable {
    var statistics: MoodStatistics
    let palette: Palette
    var span = MoodSpan.month

    init(_ statistics: MoodStatistics, palette: Palette) {
      self.statistics = statistics
      self.palette = palette
    }
  }

  enum Action: Hashable {
    case spanMoved(Int)
    case cancelled
  }

  enum Output: Hashable {
    /// Another stretch of days shall be read.
    case spanChanged
    case cancelled
  }

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap([
      KeyBinding(
        [Key(.right), .character("l")], Words(ko: "더 길게", en: "longer"),
        help: Words(ko: "더 긴 동안을 봐요", en: "See a longer time"), action: .spanMoved(1),
        disabled: state.span == .all ? Words(ko: "모두 보고 있어요", en: "that is all there is") : nil),
      KeyBinding(
        [Key(.left), .character("h")], Words(ko: "더 짧게", en: "shorter"),
        help: Words(ko: "더 짧은 동안을 봐요", en: "See a shorter time"), action: .spanMoved(-1),
        disabled: state.span == .week
          ? Words(ko: "가장 짧은 동안이에요", en: "that is the shortest time") : nil),
      .back(.cancelled),
    ])
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .spanMoved(let step):
      state.span = state.span.moved(by: step)
      return .spanChanged
    case .cancelled: return .cancelled
    }
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    switch mouse.action {
    case .scrollDown where state.span != .all: .spanMoved(1)
    case .scrollUp where state.span != .week: .spanMoved(-1)
    default: nil
    }
  }
}

// MARK: - Drawing

extension MoodTotalsScreen {
  static func render(_ state: State, in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    let isLow = view.size.height < 20
    let body = Rect(size: view.size).margins(top: isLow ? 0 : 1, left: 2, right: 2)
    let words = MoodTotalsWords(state.statistics, view.language)
    let sentences = Paragraph(
      StyledText(words.summary, view.theme.text)
        + StyledText("\n" + words.comparison, view.theme.faint))
    let height = sentences.height(columns: body.width, widths: view.widths)
    let rows = body.rows(
      .fixed(1), .fixed(isLow ? 0 : 1), .fixed(min(height, body.height)), .fixed(isLow ? 0 : 1),
      .fill)
    drawSpans(of: state, in: &frame, at: rows[0], view)
    sentences.draw(in: &frame, at: rows[2])
    guard state.statistics.all.count > 0 else { return frame }
    let isWide = body.width >= 76
    let parts =
      isWide
      ? rows[4].columns([.fill, .fill], spacing: 4)
      : rows[4].rows([.fixed(8), .fill], spacing: 0)
    drawBars(
      weekdays(of: state, view), view.language(ko: "요일", en: "by weekday"), state, in: &frame,
      at: parts[0], view)
    drawBars(
      times(of: state, view), view.language(ko: "시간대", en: "by time of day"), state, in: &frame,
      at: parts[1], view)
    return frame
  }

  private static func drawSpans(
    of state: State, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    var text = StyledText()
    for span in MoodSpan.allCases {
      let isShown = span == state.span
      text.append((text.isEmpty ? "" : "  ") + (isShown ? "▸" : " "), view.theme.heading)
      text.append(span.label(view.language), isShown ? view.theme.heading : view.theme.faint)
    }
    StatusLine(text).draw(in: &frame, at: line)
  }

  private static func weekdays(
    of state: State, _ view: ViewContext
  ) -> [(String, LevelTally)] {
    Weekday.order(in: view.language).map {
      ($0.shortName(in: view.language), state.statistics.on($0))
    }
  }

  private static func times(of state: State, _ view: ViewContext) -> [(String, LevelTally)] {
    PartOfDay.allCases.map { ($0.name(view.language), state.statistics.in($0)) }
  }

  private static func drawBars(
    _ tallies: [(String, LevelTally)], _ title: String, _ state: State,
    in frame: inout Frame, at rect: Rect, _ view: ViewContext
  ) {
    let rows = rect.rows(.fixed(1), .fill)
    frame.write(StyledText(title, view.theme.heading), in: rows[0])
    let bars = tallies.map { label, tally -> BarChart.Bar in
      // A mean of a few is shown, but not as a bar that looks like a fact.
      let mean = tally.mean ?? 0
      let color = RGBA(state.palette.color(atMean: mean)).color
      let number = view.widths.padded("\(Int(mean.rounded()))", to: 3, .trailing)
      let text = tally.count == 0 ? "–" : "\(number) · \(tally.count)"
      return BarChart.Bar(
        label, value: tally.isEnough ? mean : 0, text: text,
        style: view.colors == .none ? .plain : Style(foreground: color))
    }
    BarChart(
      bars, maximum: 100,
      look: BarChart.Look(bar: view.theme.text, label: view.theme.text, number: view.theme.faint)
    )
    .draw(in: &frame, at: rows[1].margins(right: rect.width > 60 ? rect.width - 60 : 0))
  }
}

extension PartOfDay {
  func name(_ language: Language) -> String {
    switch self {
    case .morning: language(ko: "아침", en: "morning")
    case .afternoon: language(ko: "낮", en: "afternoon")
    case .evening: language(ko: "저녁", en: "evening")
    case .night: language(ko: "밤", en: "night")
    }
  }
}
