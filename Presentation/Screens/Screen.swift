import HearthDomain
import TerminalKit

/// What one screen shows and how it answers to input; pure, so that every state can be tested.
///
/// A screen is an enum without cases: its state is a value, and what must happen outside
/// of it is an output for its coordinator.
package protocol Screen {
  associatedtype State
  associatedtype Action
  associatedtype Output

  /// The keys that work in this state.
  static func keys(_ state: State) -> Keymap<Action>

  /// Changes the state; what the screen cannot do by itself is returned.
  static func update(_ state: inout State, _ action: Action) -> Output?

  /// Brings what depends on the picture's size, such as how far a list is scrolled, within its
  /// bounds; called before every update.
  static func fit(_ state: inout State, in view: ViewContext)

  /// Draws the state into an empty picture of the view's size, or over what lies below.
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext)

  /// Whether what lies below stays in sight where the screen draws nothing.
  static var liesOver: Bool { get }

  /// What a mouse event over this picture means; nil when nothing.
  static func action(for mouse: MouseEvent, _ state: State, in view: ViewContext) -> Action?

  /// What it means that this came back from the user's editor; nil where nothing is written there.
  static func written(_ text: String) -> Action?

  /// What is being searched for, while it is typed; the program completes it, as it knows names.
  static func searchBeingTyped(_ state: State) -> String?

  /// How long a picture stands before the next one; nil where nothing moves by itself.
  static func frameTime(_ state: State) -> Duration?

  /// Moves what moves by itself one step on.
  static func advance(_ state: inout State)
}

extension Screen {
  package static func fit(_ state: inout State, in view: ViewContext) {}
  package static var liesOver: Bool { false }
  package static func written(_ text: String) -> Action? { nil }
  package static func searchBeingTyped(_ state: State) -> String? { nil }
  package static func frameTime(_ state: State) -> Duration? { nil }
  package static func advance(_ state: inout State) {}

  package static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? { nil }
}

/// What came of an event that a screen was given.
enum ScreenAnswer<Output> {
  /// The event means nothing to the screen in this state.
  case ignored
  /// The key cannot be used now, for this reason.
  case refused(Words)
  case handled(Output?)
}

extension Screen {
  package static func render(_ state: State, in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    draw(state, in: &frame, view)
    return frame
  }

  static func render(_ state: State, over below: Frame, in view: ViewContext) -> Frame {
    guard liesOver else { return render(state, in: view) }
    var frame = below
    // What lies below takes no input now, so its caret would mislead.
    frame.cursor = nil
    draw(state, in: &frame, view)
    return frame
  }

  /// Lets the screen answer an event by its keys, its text field or its mouse.
  static func answer(
    to event: TerminalEvent, _ state: inout State, in view: ViewContext
  ) -> ScreenAnswer<Output> {
    fit(&state, in: view)
    switch meaning(of: event, state, in: view) {
    case nil: return .ignored
    case .disabled(let reason): return .refused(reason)
    case .action(let action): return .handled(update(&state, action))
    }
  }

  /// Whether a text field has the focus, so that letters are no commands.
  static func isTyping(_ state: State) -> Bool { keys(state).typing != nil }

  private static func meaning(
    of event: TerminalEvent, _ state: State, in view: ViewContext
  ) -> KeyMeaning<Action>? {
    switch event {
    case .key(let key): keys(state).meaning(of: key)
    case .paste(let text): keys(state).typing.map { .action($0(.paste(text))) }
    case .mouse(let mouse): action(for: mouse, state, in: view).map { .action($0) }
    default: nil
    }
  }
}

/// What a screen needs to know of its surroundings to draw itself.
package struct ViewContext: Hashable, Sendable {
  package var size: Size
  package let theme: Theme
  package let language: Language
  package var widths = DisplayWidth.standard
  /// How many colours pictures may use.
  package var colors = ColorLevel.truecolor
  /// Whether nothing shall move by itself.
  package var isStill = false
  /// How real pictures can be shown.
  package var pictures = PictureSupport.none
  /// The day with which weeks begin; nil for what is usual in the language.
  package var firstWeekday: Weekday?
  /// Whether calendars number their weeks.
  package var showsWeekNumbers = false
  /// How sayings are shown.
  package var sayings = SayingLook.standard
  /// Which holidays calendars show.
  package var holidays = HolidaySettings()

  /// The days of a week in the order in which calendars show them.
  var weekdays: [Weekday] { Weekday.order(from: firstWeekday, in: language) }

  /// The same surroundings with less room.
  package func with(size: Size) -> ViewContext {
    var view = self
    view.size = size
    return view
  }

  /// An empty picture in the theme's colours.
  package func emptyFrame() -> Frame {
    Frame(size: size, widths: widths, style: theme.text)
  }
}
