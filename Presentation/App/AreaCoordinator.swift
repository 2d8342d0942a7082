import TerminalKit

/// The coordinator of an area: a first screen and the pages that lie over it.
protocol AreaCoordinator: TabCoordinator {
  associatedtype Home: Screen
  associatedtype Page: ScreenPage where Page.Effect == Home.Output
  typealias Effect = Home.Output

  /// The first screen.
  var home: Home.State { get set }
  /// What lies over it.
  var pages: ScreenStack<Page> { get set }
  /// Whether it waits for work in the background.
  var isWorking: Bool { get }
  /// The thing that is selected, or that alone is seen; nil where nothing is.
  var selection: HistoryThing? { get }

  /// Carries out what a screen wants; what was done is told.
  mutating func perform(_ effect: Effect) throws -> TabOutcome

  /// Reads what a screen shows now and did not before: rows that were scrolled to.
  mutating func readRowsInView() throws

  /// Leaves the page in front.
  mutating func goBack()

  /// Takes what came of work; what it no longer waits for is dropped.
  mutating func take(
    _ answer: WorkAnswer, of ticket: BackgroundWork.Ticket
  ) throws -> TabOutcome
}

extension AreaCoordinator {
  var isWorking: Bool { false }

  mutating func readRowsInView() throws {}
  mutating func goBack() { pages.pop() }
  mutating func take(
    _ answer: WorkAnswer, of ticket: BackgroundWork.Ticket
  ) throws -> TabOutcome { .handled }

  /// Reads every page anew, each with what the coordinator holds now.
  mutating func rereadPages(_ read: (Self, inout Page) throws -> Void) throws {
    let reader = self
    try pages.reread { try read(reader, &$0) }
  }

  mutating func rereadFront(_ read: (Self, inout Page) throws -> Void) throws {
    let reader = self
    try pages.rereadFront { try read(reader, &$0) }
  }

  package var keyHelp: [KeyHelp] { pages.front?.keyHelp ?? Home.keys(home).keyHelp }

  package var condition: TabCondition {
    if let page = pages.front {
      return TabCondition(
        takesText: page.takesText, isTyping: page.isTyping,
        searchBeingTyped: page.searchBeingTyped, canGoBack: true, depth: pages.count,
        isDialog: page.isDialog, isWorking: isWorking, frameTime: page.frameTime,
        selection: selection)
    }
    let keys = Home.keys(home)
    return TabCondition(
      takesText: keys.takesText, isTyping: keys.typing != nil,
      searchBeingTyped: Home.searchBeingTyped(home), isWorking: isWorking,
      frameTime: Home.frameTime(home), selection: selection)
  }

  package mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) throws -> TabOutcome {
    try answer(event, in: view)
  }

  /// Lets the screen in front answer, and does what it wants.
  mutating func answer(_ event: TerminalEvent, in view: ViewContext) throws -> TabOutcome {
    if event == .key(Key(.function(1))), condition.takesText { return .ignored }
    let answer =
      pages.front?.handle(event, in: view) ?? Home.answer(to: event, &home, in: view)
    switch answer {
    case .ignored: return .ignored
    case .refused(let reason): return .refused(reason)
    case .handled(nil):
      try readRowsInView()
      return .handled
    case .handled(let effect?): return try perform(effect)
    }
  }

  package mutating func receive(_ event: TabEvent) throws -> TabOutcome {
    switch event {
    case .answered(let isConfirmed):
      if let effect = pages.answered(isConfirmed) { return try perform(effect) }
    case .written(let text): pages.front?.write(text)
    case .worked(let answer, let ticket): return try take(answer, of: ticket)
    case .left: goBack()
    case .stepped: if pages.isEmpty { Home.advance(&home) } else { pages.front?.advance() }
    }
    return .handled
  }

  package func render(in view: ViewContext) -> Frame {
    guard let front = pages.front else { return Home.render(home, in: view) }
    guard front.isDialog else { return front.render(in: view) }
    // What is asked about is seen around the question.
    let below = pages.pages.dropLast().last?.render(in: view) ?? Home.render(home, in: view)
    return front.render(over: below, in: view)
  }
}
