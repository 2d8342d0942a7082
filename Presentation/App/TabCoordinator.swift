import HearthDomain
import TerminalKit

/// Manages the screens of one tab: decides which screen comes next, and carries out effects with
/// the area's tools.
///
/// If any of its functions throws, the error is displayed in one line, and typed text stays.
package protocol TabCoordinator {
  var area: Area { get }

  /// The keys of the screen in front, most important first.
  var keyHelp: [KeyHelp] { get }

  var status: TabStatus { get }

  /// Reads the tab's data again, when the tab comes to the front or the store changed. Selects the
  /// route if the screen lists it.
  mutating func refresh(selecting route: Route?) throws

  /// Selects the thing after an action on it in another tab, if the screen in front lists it.
  mutating func select(_ thing: HistorySubject)

  /// Displays the route, which must belong to this tab.
  mutating func show(_ route: Route) throws

  /// Handles a key, a paste or a mouse event. Returns ``TabOutcome/ignored`` if the event has no
  /// meaning here.
  mutating func handle(_ event: TerminalEvent, in view: ViewContext) throws -> TabOutcome

  /// Handles an event from the program itself.
  mutating func receive(_ event: TabEvent) throws -> TabOutcome

  func render(in view: ViewContext) -> Frame
}

extension TabCoordinator {
  package var status: TabStatus { TabStatus() }

  mutating func refresh() throws { try refresh(selecting: nil) }
  package mutating func select(_ thing: HistorySubject) {}
  package mutating func show(_ route: Route) throws {}
  package mutating func receive(_ event: TabEvent) throws -> TabOutcome { .handled }
}

/// The state of the front tab as far as the whole program needs it.
package struct TabStatus: Hashable, Sendable {
  /// The keys that are text, and not commands of the whole program.
  var textKeys = TextKeys.none
  /// Whether a text field has the focus.
  var isTyping = false
  var searchBeingTyped: String?
  var canGoBack = false
  /// Number of screens over the home screen.
  var openPageCount = 0
  /// Whether a question is open that must be answered first.
  var isQuestionOpen = false
  /// Whether the tab waits for background work, with an animation.
  var isWorking = false
  /// Duration of one frame; nil if nothing is animated.
  var frameTime: Duration?
  /// The selected thing; nil if there is none.
  var selection: HistorySubject?

  var takesText: Bool { textKeys != .none }
}

/// An event for a tab that is not a key or mouse event.
package enum TabEvent: Hashable, Sendable {
  /// The answer to the tab's last question.
  case answered(Bool)
  /// The text that the user's editor returned.
  case editorReturned(String)
  /// The answer of background work that this tab started. The tab ignores answers that it no longer
  /// needs.
  case workFinished(WorkAnswer, of: BackgroundWork.Ticket)
  /// Request to close the screen in front.
  case goBack
  /// Request to advance the animation by one step.
  case animationStep
}

/// The outcome of an event that a tab handled.
package enum TabOutcome: Hashable, Sendable {
  /// The event has no meaning here, but may have one for the whole program.
  case ignored
  case handled
  /// The key cannot be used now, for the given reason.
  case refused(Words)
  /// Display this message above the footer.
  case showMessage(Words)
  /// A form was saved: display this message, or that nothing changed.
  case saved(Words)
  /// A form's entry was saved: display the first message. `printed` is the message that the command
  /// would print.
  case savedEntry(Words, printed: Words)
  /// Ask this question; the answer arrives as ``TabEvent/answered(_:)``.
  case askQuestion(Words)
  case goTo(Route)
  /// Go to the route; Esc then returns to the calendar in which it was chosen.
  case openFromCalendar(Route)
  /// Go to the route and press the key there; without a key, the route is a form. Return when that
  /// is complete.
  case performAction(Route, Character?)
  /// Ask what to add.
  case chooseWhatToAdd
  /// Open the text in the user's editor; the result arrives as ``TabEvent/editorReturned(_:)``.
  case openEditor(String)
  /// Use the colours of this theme for cards.
  case useCardTheme(CardTheme)
  /// Copy the text to the terminal's clipboard and display the message.
  case copy(String, told: Words)
  /// Start background work; its answer arrives as ``TabEvent/workFinished(_:of:)``.
  case startWork(BackgroundWork)
}
