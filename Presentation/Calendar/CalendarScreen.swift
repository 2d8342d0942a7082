import HearthDomain
import TerminalKit

/// A picture of days in which each can be pointed at.
protocol DayBoard: Widget {
  /// The day at a cell, or nil where there is none.
  func day(at position: Position, in rect: Rect) -> Day?
}

/// What a screen wants that shows days of the store.
protocol RereadingEffect: LeavingEffect {
  /// Reads for the page in front what it shall show now.
  static var reread: Self { get }
}

/// A month or a year in which a day is chosen.
protocol CalendarState: Hashable {
  var today: Day { get }
  var day: Day { get set }
  /// Whether its rows are weeks of a month or months of a year.
  var span: CalendarSpan { get }
  /// Whether something else shall be read since another day was chosen.
  var isStale: Bool { get }
  /// Shows the day another way, where there is one.
  mutating func turn()
}

extension CalendarState {
  var span: CalendarSpan { .month }
  mutating func turn() {}
}

/// What can be done in a calendar.
enum CalendarAction<Output: Hashable>: Hashable {
  case moved(CalendarStep)
  case pressed(Day, isDouble: Bool)
  /// Shows the day another way.
  case turned
  /// Nil where it cannot be asked for now.
  case asked(Output?)
}

/// A screen of days through which one moves, the same in every area; an area says what its days
/// look like and what else can be done with them.
protocol CalendarScreen: Screen
where State: CalendarState, Output: RereadingEffect, Action == CalendarAction<Output> {
  /// What can be done with the chosen day.
  static func dayKeys(_ state: State) -> [KeyBinding<Action>]
  /// What a double press on a day leads to.
  static func opened(_ state: State) -> Output?
  static func layout(_ view: ViewContext) -> CalendarLayout
  /// What is shown, and its figures.
  static func title(of state: State, in language: Language) -> (String, figures: String)
  static func board(of state: State, in view: ViewContext) -> any DayBoard
  /// Draws what the days' marks mean, and what there is to tell of the chosen one.
  static func drawDay(
    of state: State, in frame: inout Frame, _ place: CalendarLayout, _ view: ViewContext)
}

extension CalendarScreen {
  static func opened(_ state: State) -> Output? { nil }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    var opened: Output?
    switch action {
    case .moved(let step): state.day = step.day(from: state.day, today: state.today)
    case .pressed(let day, let isDouble):
      state.day = day
      opened = isDouble ? Self.opened(state) : nil
    case .turned: state.turn()
    case .asked(let output): return output
    }
    return opened ?? (state.isStale ? .reread : nil)
  }

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      dayKeys(state) + state.span.turning { .moved($0) } + [.back(.asked(.back))]
        + state.span.moving { .moved($0) })
  }

  static func action(for mouse: MouseEvent, _ state: State, in view: ViewContext) -> Action? {
    if let step = state.span.step(for: mouse.action) { return .moved(step) }
    guard mouse.isLeftPress else { return nil }
    return board(of: state, in: view).day(at: mouse.position, in: layout(view).board)
      .map { .pressed($0, isDouble: mouse.isLeftDoublePress) }
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = layout(view)
    let (title, figures) = title(of: state, in: view.language)
    StatusLine(
      StyledText(title, view.theme.heading), trailing: StyledText(figures, view.theme.faint)
    )
    .draw(in: &frame, at: place.title)
    board(of: state, in: view).draw(in: &frame, at: place.board)
    drawDay(of: state, in: &frame, place, view)
  }
}

/// Where the parts of a calendar stand.
struct CalendarLayout {
  let title: Rect
  let board: Rect
  /// What the marks of the days mean; empty where there is no room.
  var legend = Rect(size: .zero)
  /// What there is to tell of the chosen day.
  let story: Rect

  /// The day in a line under the board, and from some height on the legend under it.
  static func stacked(_ view: ViewContext, legendFrom height: Int) -> CalendarLayout {
    let isLow = view.size.height < 18
    let body = Rect(size: view.size)
      .margins(top: isLow ? 0 : 1, left: view.size.width < 70 ? 1 : 2, right: 1)
    let rows = body.rows(
      .fixed(1), .fixed(isLow ? 0 : 1), .fill, .fixed(body.height >= 17 ? 1 : 0), .fixed(1),
      .fixed(body.height >= height ? 1 : 0))
    return CalendarLayout(title: rows[0], board: rows[2], legend: rows[5], story: rows[4])
  }
}
