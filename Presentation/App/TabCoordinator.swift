import HearthDomain
import TerminalKit

/// Manages the screens of one tab: decides which screen comes next, and carries out their effects
/// with the area's tools.
///
/// An error thrown by any requirement is displayed in one line; typed text is kept.
package protocol TabCoordinator {
  var area: Area { get }

  /// The keys of the screen in front, most important first.
  var keyHelp: [KeyHelp] { get }

  var status: TabStatus { get }

  /// Reads the tab's data again: when it comes to the front, and when the store changed. Selects
  /// the route if it is given and the screen lists it.
  mutating func refresh(selecting route: Route?) throws

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
  package mutating func show(_ route: Route) throws {}
  package mutating func receive(_ event: TabEvent) throws -> TabOutcome { .handled }
}

/// The state of the front tab as far as the whole program needs it.
package struct TabStatus: Hashable, Sendable {
  /// Whether letters are not commands but text or something else.
  var takesText = false
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
}

/// An event for a tab that is not a key or mouse event.
package enum TabEvent: Hashable, Sendable {
  /// The answer to the tab's last question.
  case answered(Bool)
  /// The text that the user's editor returned.
  case editorReturned(String)
  /// The answer of this tab's background work. Answers that are no longer needed are dropped.
  case workFinished(WorkAnswer, of: BackgroundWork.Ticket)
  /// Close the screen in front.
  case goBack
  /// Advance the animation by one step.
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
  /// A form's entry was saved: display this message; `printed` is the wording of the command.
  case savedEntry(Words, printed: Words)
  /// Ask this question; the answer arrives as ``TabEvent/answered(_:)``.
  case askQuestion(Words)
  case goTo(Route)
  /// Go to the route from a calendar, to which Esc returns.
  case openFromCalendar(Route)
  /// Go to the route, perform the key's action there or display it as a form, and return once that
  /// is done.
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
