import HearthDomain
import TerminalKit

/// Statistics of the moods in a range of days, with counts.
enum MoodTotalsScreen: Screen {
  struct State: Hashable {
    var statistics: MoodStatistics
    let palette: Palette
    var span = MoodSpan.month
    fileprivate var scroll = ScrollState()
    fileprivate var shape = ListShape(count: 0, visibleCount: 0)

    init(_ statistics: MoodStatistics, palette: Palette) {
      self.statistics = statistics
      self.palette = palette
    }
  }

  enum Action: Hashable {
    case spanMoved(Int)
    case spanPressed(MoodSpan)
    case scrolled(ListMove)
    case cancelled
  }

  typealias Output = MoodsEffect

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.right), .character("l")], ko: ("더 길게", "더 긴 기간을 봐요"),
          en: ("longer", "See a longer period"), action: .spanMoved(1),
          disabledReason: state.span == .all
            ? Words(ko: "모두 보고 있어요", en: "all moods are shown") : nil),
        KeyBinding(
          [Key(.left), .character("h")], ko: ("더 짧게", "더 짧은 기간을 봐요"),
          en: ("shorter", "See a shorter period"), action: .spanMoved(-1),
          disabledReason: state.span == .week
            ? Words(ko: "가장 짧은 기간이에요", en: "this is the shortest period") : nil),
        .back(.cancelled),
      ] + ListMove.bindings { .scrolled($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .spanMoved(let step):
      state.span = state.span.moved(by: step)
      return .reread
    case .spanPressed(let span):
      state.span = span
      return .reread
    case .scrolled(let move): state.scroll.apply(move, in: state.shape)
    case .cancelled: return .back
    }
    return nil
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    let head = body(isLow: isLow(view), in: view).row(0)
    let place = Position(
      x: mouse.position.x, y: mouse.position.y + state.scroll.offset(in: state.shape))
    if mouse.isLeftPress, head.contains(place) {
      return spanChoice(view).index(at: place.x - head.minX, in: head.width)
        .map { .spanPressed(MoodSpan.allCases[$0]) }
    }
    return ListMove(mouse).map { .scrolled($0) }
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    fit(&state, to: linesBelowBars(state, in: view), in: view)
  }
}

// MARK: - Drawing

extension MoodTotalsScreen {
  /// Draws the whole page as high as needed, and shows the scrolled part of it.
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    var state = state
    // The part below the bars is computed once, because it is slow for many days.
    let below = linesBelowBars(state, in: view)
    fit(&state, to: below, in: view)
    let size = Size(width: view.size.width, height: max(view.size.height, state.shape.count))
    let whole = pageFrame(state, below, isLow: isLow(view), in: view.with(size: size))
    frame.draw(whole, at: Position(x: 0, y: -state.scroll.offset(in: state.shape)))
  }

  private static func isLow(_ view: ViewContext) -> Bool { view.size.height < 20 }

  private static func isWide(_ view: ViewContext) -> Bool { view.size.width >= 80 }

  private static func fit(_ state: inout State, to below: [StyledText], in view: ViewContext) {
    let bars = Weekday.allCases.count + 1 + (isWide(view) ? 0 : PartOfDay.allCases.count + 1)
    let words = sentences(of: state, in: view)
      .height(columns: max(1, view.size.width - 4), widths: view.widths)
    state.shape = ListShape(
      count: 1 + words + bars + (isLow(view) ? 0 : 3) + below.count, visibleCount: view.size.height)
  }

  private static func sentences(of state: State, in view: ViewContext) -> Paragraph {
    let words = MoodTotalsWords(state.statistics, view.language)
    let more = [words.weekdayComparison, words.missingBarNote].compactMap { $0 }
    return Paragraph(
      StyledText(words.summary, view.theme.text)
        + StyledText("\n" + more.joined(separator: " "), view.theme.faint))
  }

  private static func body(isLow: Bool, in view: ViewContext) -> Rect {
    Rect(size: view.size).insetBy(top: isLow ? 0 : 1, left: 2, right: 2)
  }

  private static func pageFrame(
    _ state: State, _ below: [StyledText], isLow: Bool, in view: ViewContext
  ) -> Frame {
    var frame = view.emptyFrame()
    let body = body(isLow: isLow, in: view)
    let sentences = sentences(of: state, in: view)
    let height = sentences.height(columns: body.width, widths: view.widths)
    let rows = body.rows(
      .fixed(1), .fixed(isLow ? 0 : 1), .fixed(min(height, body.height)), .fixed(isLow ? 0 : 1),
      .fill)
    drawSpans(of: state, in: &frame, at: rows[0], view)
    sentences.draw(in: &frame, at: rows[2])
    guard state.statistics.total.count > 0 else { return frame }
    let areas = rows[4].rows(.fixed(isWide(view) ? 8 : 13), .fill)
    for (index, line) in below.enumerated() {
      frame.write(line, in: areas[1], row: index)
    }
    let parts =
      isWide(view)
      ? areas[0].columns([.fill, .fill], spacing: 4)
      : areas[0].rows([.fixed(8), .fill], spacing: 0)
    let (weekdays, times) = (weekdays(of: state, view), timesOfDay(of: state, view))
    let scale = LevelScale((weekdays + times).map(\.1).filter(\.hasMeaningfulMean))
    drawBars(
      weekdays, view.language(ko: "요일", en: "by weekday"), scale, state, in: &frame,
      at: parts[0], view)
    drawBars(
      times, view.language(ko: "시간대", en: "by time of day"), scale, state, in: &frame,
      at: parts[1], view)
    return frame
  }

  /// Returns the lines after the bars; each part follows a blank line.
  private static func linesBelowBars(_ state: State, in view: ViewContext) -> [StyledText] {
    [plotLines(of: state, in: view), comparisonLines(of: state, in: view)].flatMap { lines in
      lines.isEmpty ? [] : [StyledText()] + lines
    }
  }

  /// Returns a plot of the moods over time, if there are enough days.
  private static func plotLines(of state: State, in view: ViewContext) -> [StyledText] {
    let days = state.statistics.moodDays
    guard days.count > 2,
      let plot = Plot.moodMeans(of: days, weeksFrom: view.weekdays[0], view.language)
    else { return [] }
    let accent = view.colorLevel == .none ? .plain : view.theme.accent
    return plot.rows(
      columns: min(100, max(1, view.size.width - 4)), height: 8, widths: view.widths,
      look: Plot.CellStyles(mark: accent, secondary: view.theme.faint, text: view.theme.heading))
  }

  /// Returns the comparisons of days, with a caution.
  private static func comparisonLines(of state: State, in view: ViewContext) -> [StyledText] {
    let comparisons = state.statistics.activityComparisons
    guard !comparisons.isEmpty else { return [] }
    let columns = max(1, view.size.width - 4)
    let words = MoodComparisonWords(language: view.language, comparisons: comparisons)
    let table = MoodComparisonTable(
      statistics: state.statistics, language: view.language, widths: view.widths)
    let caution = Paragraph(StyledText(words.caution, view.theme.faint))
      .rows(columns: columns, widths: view.widths)
    return [StyledText(words.heading, view.theme.heading)] + table.lines(columns: columns) + caution
  }

  private static func drawSpans(
    of state: State, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    let selected = MoodSpan.allCases.firstIndex(of: state.span)
    StatusLine(spanChoice(view).text(selected: selected, in: line.width)).draw(in: &frame, at: line)
  }

  private static func spanChoice(_ view: ViewContext) -> ChoiceLine {
    ChoiceLine(MoodSpan.allCases.map { $0.label(view.language) }, view: view)
  }

  private static func weekdays(
    of state: State, _ view: ViewContext
  ) -> [(String, LevelTally)] {
    view.weekdays.map {
      ($0.shortName(in: view.language), state.statistics.tally(on: $0))
    }
  }

  private static func timesOfDay(of state: State, _ view: ViewContext) -> [(String, LevelTally)] {
    PartOfDay.allCases.map { ($0.name(view.language), state.statistics.tally(in: $0)) }
  }

  private static func drawBars(
    _ tallies: [(String, LevelTally)], _ title: String, _ scale: LevelScale, _ state: State,
    in frame: inout Frame, at rect: Rect, _ view: ViewContext
  ) {
    let rows = rect.rows(.fixed(1), .fill)
    let bounds = view.language(ko: "  막대 \(scale.text)", en: "  bars \(scale.text)")
    let isOfAll = scale.truncatedAxisNote(view.language) == nil
    frame.write(
      StyledText(title, view.theme.heading)
        + StyledText(isOfAll ? "" : bounds, view.theme.faint), in: rows[0])
    let bars = tallies.map { label, tally -> BarChart.Bar in
      // A mean of few moods is shown as a number, but not as a bar.
      let mean = tally.mean ?? 0
      let color = RGBA(state.palette.color(atMean: mean)).terminalColor
      let number = view.widths.padded("\(Int(mean.rounded()))", to: 3, .trailing)
      let text = tally.count == 0 ? "–" : "\(number) · \(tally.count)"
      return BarChart.Bar(
        label, value: tally.hasMeaningfulMean ? scale.barFraction(mean) : 0, text: text,
        style: view.colorLevel == .none ? .plain : Style(foreground: color))
    }
    BarChart(
      bars, maximum: 1,
      look: BarChart.Look(bar: view.theme.text, label: view.theme.text, number: view.theme.faint)
    )
    .draw(in: &frame, at: rows[1].insetBy(right: rect.width > 60 ? rect.width - 60 : 0))
  }
}

extension PartOfDay {
  func name(_ language: Language) -> String {
    switch self {
    case .morning: language(ko: "아침", en: "morning")
    case .afternoon: language(ko: "오후", en: "afternoon")
    case .evening: language(ko: "저녁", en: "evening")
    case .night: language(ko: "밤", en: "night")
    }
  }
}
