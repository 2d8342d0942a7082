import HearthDomain
import TerminalKit

/// Leads through the screens of one tab: decides which screen comes next, and performs what they
/// want with its area's tools.
///
/// An error thrown by any requirement is shown to the user in one line; what was typed stays.
package protocol TabCoordinator {
  var area: Area { get }

  /// The keys of the screen in front, most important first.
  var keyHelp: [KeyHelp] { get }

  var condition: TabCondition { get }

  /// Reads anew what the tab shows: when it comes to the front, and when the store changed.
  /// Selects the place, if one is given, where the screen has it in a list.
  mutating func refresh(selecting route: Route?) throws

  /// Shows the place, which is one of this tab's, as the first thing seen.
  mutating func show(_ route: Route) throws

  /// Answers a key, a paste or a mouse event; the outcome says whether it was of any use.
  mutating func handle(_ event: TerminalEvent, in view: ViewContext) throws -> TabOutcome

  /// Takes what the program as a whole has for it.
  mutating func receive(_ event: TabEvent) throws -> TabOutcome

  func render(in view: ViewContext) -> Frame
}

extension TabCoordinator {
  package var condition: TabCondition { TabCondition() }

  mutating func refresh() throws { try refresh(selecting: nil) }
  package mutating func show(_ route: Route) throws {}
  package mutating func receive(_ event: TabEvent) throws -> TabOutcome { .handled }
}

/// What the program as a whole must know of the tab in front.
package struct TabCondition: Hashable, Sendable {
  /// Whether letters are no commands: they are typed into a field, or stand for something else.
  var takesText = false
  /// Whether a text field has the focus right now.
  var isTyping = false
  var searchBeingTyped: String?
  var canGoBack = false
  /// How many screens lie over the first one.
  var depth = 0
  /// Whether a question is open, which is answered before anything else is done.
  var isDialog = false
  /// Whether it waits for work in the background, which each step lets it show.
  var isWorking = false
  /// How long a picture stands before the next one; nil where nothing moves by itself.
  var frameTime: Duration?
  /// The thing that is selected; nil where nothing is.
  var selection: HistoryThing?
}

/// What a tab is told of that no key or mouse says.
package enum TabEvent: Hashable, Sendable {
  /// The answer to the question it asked last.
  case answered(Bool)
  /// The text that was to be written in the user's editor, as it came back from there.
  case written(String)
  /// What came of work of this tab; what it no longer waits for is dropped.
  case worked(WorkAnswer, of: BackgroundWork.Ticket)
  /// The screen in front is left for the one before it.
  case left
  /// What moves by itself moves one step on.
  case stepped
}

/// What came of an event that a tab was given.
package enum TabOutcome: Hashable, Sendable {
  /// The event meant nothing here; it may mean something to the whole program.
  case ignored
  case handled
  /// The key cannot be used now, for this reason.
  case refused(Words)
  /// Say so in the line above the footer.
  case told(Words)
  /// What was entered in a form was saved: say so, where that changed anything.
  case saved(Words)
  /// What was entered in a form was kept: say so; `printed` says it as a command would.
  case kept(Words, printed: Words)
  /// Ask first; the answer comes by ``TabEvent/answered(_:)``.
  case asks(Words)
  case goes(Route)
  /// The same from a calendar, to which Esc comes back.
  case visits(Route)
  /// Do with the thing at the place what that key does there, or show it where it is a form, and
  /// come back once that is done.
  case acts(Route, Character?)
  /// Ask what is to be added.
  case adds
  /// Let the user go on with this text in an editor of their own; what is changed there comes
  /// back by ``TabEvent/written(_:)``.
  case writes(String)
  /// Cards have these colours from now on.
  case paints(CardTheme)
  /// Put the text into the terminal's clipboard, and say so.
  case copies(String, told: Words)
  /// Do this in the background; its answer comes back by ``TabEvent/worked(_:of:)``.
  case works(BackgroundWork)
}
