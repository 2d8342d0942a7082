import HearthDomain
import TerminalKit

/// Statistics of reading over a range: by day or month, by time of day, by category.
enum BookAnalysisScreen: Screen {
  struct State: Hashable {
    /// The statistics of the range shown.
    var statistics: ReadingStatistics
    /// The range to show.
    var range: ReadingRange
    fileprivate var scroll = ScrolledRows()

    init(_ statistics: ReadingStatistics) {
      self.statistics = statistics
      range = statistics.range
    }
  }

  enum Action: Hashable {
    case rangeMoved(Int)
    case rangePressed(ReadingRange)
    case scrolled(ListMove)
    case requested(Output)
  }

  typealias Output = BooksEffect

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.right), .character("l")], ko: ("더 길게", "더 긴 기간을 봐요"),
          en: ("longer", "See a longer period"), action: .rangeMoved(1),
          disabledReason: state.range == ReadingRange.allCases.last
            ? Words(ko: "가장 긴 기간이에요", en: "this is the longest period") : nil),
        KeyBinding(
          [Key(.left), .character("h")], ko: ("더 짧게", "더 짧은 기간을 봐요"),
          en: ("shorter", "See a shorter period"), action: .rangeMoved(-1),
          disabledReason: state.range == ReadingRange.allCases.first
            ? Words(ko: "가장 짧은 기간이에요", en: "this is the shortest period") : nil),
        KeyBinding(
          [.character("c")], ko: ("달력", "읽은 쪽수를 달력으로 봐요"),
          en: ("calendar", "See the pages of each day in a calendar"),
          action: .requested(.show(.calendar))),
        .back(.requested(.back)),
      ] + ListMove.bindings { .scrolled($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .rangeMoved(let step):
      let all = ReadingRange.allCases
      let index = (all.firstIndex(of: state.range) ?? 0) + step
      state.range = all[min(max(0, index), all.count - 1)]
      return .reread
    case .rangePressed(let range):
      state.range = range
      return .reread
    case .scrolled(let move): state.scroll.apply(move)
    case .requested(let output): return output
    }
    return nil
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    let head = headerRect(view)
    if mouse.isLeftPress, head.contains(mouse.position) {
      return rangeChoice(view).index(at: mouse.position.x - head.minX, in: head.width)
        .map { .rangePressed(ReadingRange.allCases[$0]) }
    }
    return ListMove(mouse).map { .scrolled($0) }
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    let place = bodyRect(view)
    state.scroll.fit(rows(of: state, in: place, view).count, in: place)
  }
}

// MARK: - Drawing

extension BookAnalysisScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    drawRanges(of: state, in: &frame, at: headerRect(view), view)
    let place = bodyRect(view)
    var scroll = state.scroll
    let rows = rows(of: state, in: place, view)
    scroll.fit(rows.count, in: place)
    scroll.draw(rows, in: &frame, at: place, view)
  }

  private static func headerRect(_ view: ViewContext) -> Rect {
    Rect(size: view.size)
      .insetBy(top: view.size.height < 14 ? 0 : 1, left: 2, right: 2).row(0)
  }

  private static func bodyRect(_ view: ViewContext) -> Rect {
    Rect(size: view.size).insetBy(top: view.size.height < 14 ? 1 : 3, left: 2, right: 2)
  }

  private static func drawRanges(
    of state: State, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    let selected = ReadingRange.allCases.firstIndex(of: state.range)
    StatusLine(rangeChoice(view).text(selected: selected, in: line.width)).draw(
      in: &frame, at: line)
  }

  private static func rangeChoice(_ view: ViewContext) -> ChoiceLine {
    ChoiceLine(ReadingRange.allCases.map { $0.label(view.language) }, view: view)
  }

  private static func rows(
    of state: State, in place: Rect, _ view: ViewContext
  ) -> [StyledText] {
    ScrolledRows.rows(in: place) { rows(of: state, columns: $0, in: view) }
  }

  /// Returns the sentences, then the charts, latest day first. From 110 columns on, they stand in
  /// two columns.
  private static func rows(
    of state: State, columns: Int, in view: ViewContext
  ) -> [StyledText] {
    let analysis = ReadingAnalysis(state.statistics, view.language, isNewestFirst: true)
    let look = ReadingChart.Look(view)
    let isNew = state.statistics.streak.longest == 0 && state.statistics.singleBook == nil
    let invitation = isNew ? [Words.noRecordsText(view.language)] : []
    let sentences = (analysis.sentences + invitation).flatMap {
      Paragraph(StyledText($0, view.theme.text)).rows(columns: columns, widths: view.widths)
    }
    func drawn(_ charts: [ReadingChart], _ columns: Int) -> [StyledText] {
      charts.flatMap {
        [StyledText()] + $0.rows(columns: columns, widths: view.widths, look: look)
      }
    }
    guard view.size.width >= 110, !analysis.pageCharts.isEmpty else {
      return sentences + drawn(analysis.charts, columns)
    }
    let half = (columns - 4) / 2
    let left = drawn(analysis.pageCharts, half)
    let right = drawn(analysis.countCharts, half)
    return sentences
      + (0..<max(left.count, right.count)).map { row in
        let start = left.indices.contains(row) ? left[row] : StyledText()
        guard right.indices.contains(row) else { return start }
        return start.padded(to: half + 4, .leading, view.widths) + right[row]
      }
  }
}
