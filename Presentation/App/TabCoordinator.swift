import TerminalKit

/// Leads through the screens of one tab: decides which screen comes next, turns their
/// outputs into effects and performs these with its own use cases.
///
/// An error thrown by any requirement is shown to the user in one line; what was typed stays.
public protocol TabCoordinator {
  var area: Area { get }

  /// The keys of the screen in front, most important first.
  var keyHelp: [KeyHelp] { get }

  /// Whether letters are being typed into a field and so are no commands.
  var takesText: Bool { get }

  /// Whether a text field has the focus right now; a screen that takes text may have other parts.
  var isTyping: Bool { get }

  /// Whether there is a screen to go back from.
  var canGoBack: Bool { get }

  /// Whether something moves by itself.
  var isMoving: Bool { get }

  /// Whether it waits for work in the background, which ``advance()`` lets it show.
  var isWorking: Bool { get }

  /// How long a picture of what moves stands before the next one: a twentieth of a second, or
  /// more where that is enough.
  var frameTime: Duration { get }

  /// Reads anew what the tab shows: when it comes to the front, and when the store changed.
  mutating func refresh() throws

  /// The same, and selects the place where the screen has it in a list.
  mutating func refresh(selecting route: Route) throws

  /// Shows the place, which is one of this tab's, as the first thing seen.
  mutating func show(_ route: Route) throws

  /// Answers a key, a paste or a mouse event; the outcome says whether it was of any use.
  mutating func handle(_ event: TerminalEvent, in view: ViewContext) throws -> TabOutcome

  /// The answer to the question it asked last.
  mutating func answer(_ isConfirmed: Bool) throws -> TabOutcome

  /// The text that was to be written in the user's editor, as it came back from there.
  mutating func written(_ text: String) throws -> TabOutcome

  /// What came of work of this tab; what it no longer waits for is dropped.
  mutating func worked(
    _ answer: WorkAnswer, of ticket: BackgroundWork.Ticket
  ) throws -> TabOutcome

  /// Leaves the screen in front for the one before it.
  mutating func goBack()

  /// Moves what moves by itself one step on.
  mutating func advance()

  func render(in view: ViewContext) -> Frame
}

extension TabCoordinator {
  public var takesText: Bool { false }
  public var isTyping: Bool { takesText }
  public var canGoBack: Bool { false }
  public var isMoving: Bool { false }
  public var isWorking: Bool { false }
  public var frameTime: Duration { .milliseconds(50) }

  public mutating func refresh(selecting route: Route) throws { try refresh() }
  public mutating func show(_ route: Route) throws {}
  public mutating func answer(_ isConfirmed: Bool) throws -> TabOutcome { .handled }
  public mutating func written(_ text: String) throws -> TabOutcome { .handled }
  public mutating func worked(
    _ answer: WorkAnswer, of ticket: BackgroundWork.Ticket
  ) throws -> TabOutcome { .handled }
  public mutating func goBack() {}
  public mutating func advance() {}
}

/// What came of an event that a tab was given.
public enum TabOutcome: Hashable, Sendable {
  /// The event meant nothing here; it may mean something to the whole program.
  case ignored
  case handled
  /// The key cannot be used now, for this reason.
  case refused(Words)
  /// Say so in the line above the footer.
  case told(Words)
  /// What was entered in a form was kept: say so; `printed` says it as a command would.
  case kept(Words, printed: Words)
  /// Ask first; the answer comes by ``TabCoordinator/answer(_:)``.
  case asks(Words)
  case goes(Route)
  /// The same from a calendar, to which Esc comes back.
  case visits(Route)
  /// Let the user go on with this text in an editor of their own; what is changed there comes
  /// back by ``TabCoordinator/written(_:)``.
  case writes(String)
  /// Put the text into the terminal's clipboard, and say so.
  case copies(String, told: Words)
  /// Do this in the background; its answer comes back by ``TabCoordinator/worked(_:of:)``.
  case works(BackgroundWork)
}
