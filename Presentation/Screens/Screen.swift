import HearthDomain
import TerminalKit

/// A screen: what it displays and how it reacts to input.
///
/// A screen is an enum without cases, and its functions are pure, so that every state can be
/// tested. Its state is a value. What it cannot do itself, it returns as an output to its
/// coordinator.
package protocol Screen {
  associatedtype State
  associatedtype Action
  associatedtype Output

  /// Returns the keys that work in this state.
  static func keys(_ state: State) -> Keymap<Action>

  /// Changes the state. Returns an output for what the screen cannot do itself.
  static func update(_ state: inout State, _ action: Action) -> Output?

  /// Adapts the state, such as a scroll position, to the view's size. Called before every update.
  static func fit(_ state: inout State, in view: ViewContext)

  /// Draws the state into an empty frame of the view's size, or over the screen below.
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext)

  /// Whether the screen below stays visible where this screen draws nothing.
  static var showsScreenBelow: Bool { get }

  /// Returns the action for a mouse event in this view; nil if it has no meaning.
  static func action(for mouse: MouseEvent, _ state: State, in view: ViewContext) -> Action?

  /// Returns the action for a text from the user's editor; nil if the screen does not use the
  /// editor.
  static func editorReturned(_ text: String) -> Action?

  /// Returns the search text while the user types it; nil otherwise. The program completes names in
  /// it.
  static func searchTextBeingTyped(_ state: State) -> String?

  /// Returns the duration of one frame; nil if nothing is animated.
  static func frameDuration(_ state: State) -> Duration?

  /// Advances the animation by one step.
  static func advanceAnimation(_ state: inout State)

  /// Returns the selected or displayed thing, whose history a key shows; nil if there is none.
  static func selection(_ state: State) -> HistorySubject?
}

extension Screen {
  package static func fit(_ state: inout State, in view: ViewContext) {}
  package static var showsScreenBelow: Bool { false }
  package static func editorReturned(_ text: String) -> Action? { nil }
  package static func searchTextBeingTyped(_ state: State) -> String? { nil }
  package static func frameDuration(_ state: State) -> Duration? { nil }
  package static func advanceAnimation(_ state: inout State) {}
  package static func selection(_ state: State) -> HistorySubject? { nil }

  package static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? { nil }
}

/// The result of an event that a screen handled.
enum EventResult<Output> {
  /// The event has no meaning in this state.
  case ignored
  /// The key is disabled, for the given reason.
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
    guard showsScreenBelow else { return render(state, in: view) }
    var frame = below
    // The screen below receives no input now, so its cursor is hidden.
    frame.cursor = nil
    draw(state, in: &frame, view)
    return frame
  }

  /// Handles an event with the screen's keys, text field or mouse actions.
  static func handle(
    _ event: TerminalEvent, _ state: inout State, in view: ViewContext
  ) -> EventResult<Output> {
    fit(&state, in: view)
    switch meaning(of: event, state, in: view) {
    case nil: return .ignored
    case .disabled(let reason): return .refused(reason)
    case .action(let action): return .handled(update(&state, action))
    }
  }

  /// Whether a text field has the focus, so that letters are not commands.
  static func isTyping(_ state: State) -> Bool { keys(state).textAction != nil }

  private static func meaning(
    of event: TerminalEvent, _ state: State, in view: ViewContext
  ) -> KeyMeaning<Action>? {
    switch event {
    case .key(let key): keys(state).meaning(of: key)
    case .paste(let text): keys(state).textAction.map { .action($0(.paste(text))) }
    case .mouse(let mouse): action(for: mouse, state, in: view).map { .action($0) }
    default: nil
    }
  }
}

/// What a screen needs to know for drawing: size, language, colours and settings.
package struct ViewContext: Hashable, Sendable {
  package var size: Size
  package let theme: Theme
  package let language: Language
  package var widths = DisplayWidth.standard
  /// The colours that pictures may use.
  package var colorLevel = ColorLevel.truecolor
  /// Whether animations are off.
  package var isAnimationOff = false
  /// How pictures can be displayed.
  package var pictureSupport = PictureSupport.none
  /// The first day of the week; nil for the usual one in the language.
  package var firstWeekday: Weekday?
  /// Whether calendars display week numbers.
  package var showsWeekNumbers = false
  /// How sayings are displayed.
  package var sayingLook = SayingLook.standard
  /// The holidays that calendars display.
  package var holidays = HolidaySettings()

  /// The days of a week in calendar order.
  var weekdays: [Weekday] { Weekday.weekOrder(from: firstWeekday, in: language) }

  /// Returns the context with another size.
  package func with(size: Size) -> ViewContext {
    var view = self
    view.size = size
    return view
  }

  /// Returns an empty frame in the theme's colours.
  package func emptyFrame() -> Frame {
    Frame(size: size, widths: widths, style: theme.text)
  }
}
