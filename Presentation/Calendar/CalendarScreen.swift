import HearthDomain
import TerminalKit

/// A widget of days that can be clicked.
protocol DayBoard: Widget {
  /// Returns the day at a position, or nil if there is none.
  func day(at position: Position, in rect: Rect) -> Day?
}

/// The effects of a screen that displays days from the store.
protocol RereadingEffect: LeavingEffect {
  /// The effect that reads the data of the page in front again.
  static var reread: Self { get }
}

/// The state of a month or a year with a selected day.
protocol CalendarState: Hashable {
  var today: Day { get }
  var day: Day { get set }
  /// Whether the rows are weeks of a month or months of a year.
  var span: CalendarSpan { get }
  /// Whether the data must be read again, because another day was selected.
  var needsReread: Bool { get }
  /// Switches to another view of the day, if there is one.
  mutating func switchView()
}

extension CalendarState {
  var span: CalendarSpan { .month }
  mutating func switchView() {}
}

/// An action in a calendar.
enum CalendarAction<Output: Hashable>: Hashable {
  case moved(CalendarStep)
  case pressed(Day, isDouble: Bool)
  /// Switch to another view of the day.
  case viewSwitched
  /// Request the output; nil if it is not available now.
  case requested(Output?)
}

/// A screen of days with the same navigation in every area. The area defines the appearance of the
/// days and additional actions.
protocol CalendarScreen: Screen
where State: CalendarState, Output: RereadingEffect, Action == CalendarAction<Output> {
  /// Returns the keys for the selected day.
  static func dayKeys(_ state: State) -> [KeyBinding<Action>]
  /// Returns the output of a double click on a day.
  static func openOutput(_ state: State) -> Output?
  static func layout(_ view: ViewContext) -> CalendarLayout
  /// Returns the title, and figures about the displayed days.
  static func title(of state: State, in language: Language) -> (String, figures: String)
  static func board(of state: State, in view: ViewContext) -> any DayBoard
  /// Draws the legend of the marks, and the details of the selected day.
  static func drawLegendAndDayDetails(
    of state: State, in frame: inout Frame, _ place: CalendarLayout, _ view: ViewContext)
}

extension CalendarScreen {
  static func openOutput(_ state: State) -> Output? { nil }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    var opened: Output?
    switch action {
    case .moved(let step): state.day = step.day(from: state.day, today: state.today)
    case .pressed(let day, let isDouble):
      state.day = day
      opened = isDouble ? Self.openOutput(state) : nil
    case .viewSwitched: state.switchView()
    case .requested(let output): return output
    }
    return opened ?? (state.needsReread ? .reread : nil)
  }

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      dayKeys(state) + state.span.pageKeys { .moved($0) } + [.back(.requested(.back))]
        + state.span.dayKeys { .moved($0) })
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
    drawLegendAndDayDetails(of: state, in: &frame, place, view)
  }
}

/// The positions of the parts of a calendar.
struct CalendarLayout {
  let title: Rect
  let board: Rect
  /// The legend of the marks; empty if there is no room.
  var legend = Rect(size: .zero)
  /// The details of the selected day.
  let dayDetails: Rect

  /// Returns a layout with the selected day in one line below the month or year. The legend is
  /// below that line if the height is sufficient.
  static func stacked(_ view: ViewContext, legendFrom height: Int) -> CalendarLayout {
    let isLow = view.size.height < 18
    let body = Rect(size: view.size)
      .insetBy(top: isLow ? 0 : 1, left: view.size.width < 70 ? 1 : 2, right: 1)
    let rows = body.rows(
      .fixed(1), .fixed(isLow ? 0 : 1), .fill, .fixed(body.height >= 17 ? 1 : 0), .fixed(1),
      .fixed(body.height >= height ? 1 : 0))
    return CalendarLayout(title: rows[0], board: rows[2], legend: rows[5], dayDetails: rows[4])
  }
}
