import TerminalKit

/// The coordinator of an area: a home screen and the pages over it.
protocol AreaCoordinator: TabCoordinator {
  associatedtype Home: Screen
  associatedtype Page: ScreenPage where Page.Effect == Home.Output, Page.Reader == Self
  typealias Effect = Home.Output

  /// State of the home screen.
  var home: Home.State { get set }
  /// The pages over the home screen.
  var pages: ScreenStack<Page> { get set }
  /// Whether background work is running.
  var isWorking: Bool { get }

  /// Carries out the effect that a screen returned. Reports what was done.
  mutating func perform(_ effect: Effect) throws -> TabOutcome

  /// Reads rows that became visible by scrolling.
  mutating func readVisibleRows() throws

  /// Closes the page in front.
  mutating func goBack()

  /// Receives the answer of background work. Answers that are no longer needed are dropped.
  mutating func receive(
    _ answer: WorkAnswer, for ticket: BackgroundWork.Ticket
  ) throws -> TabOutcome
}

extension AreaCoordinator {
  var isWorking: Bool { false }

  mutating func readVisibleRows() throws {}
  mutating func goBack() { pages.pop() }
  mutating func receive(
    _ answer: WorkAnswer, for ticket: BackgroundWork.Ticket
  ) throws -> TabOutcome { .handled }

  /// Returns the page after reading what it displays.
  func opened(_ page: Page) throws -> Page {
    var page = page
    try page.reread(with: self)
    return page
  }

  /// Reads every page again. The pages of its reader are those below it, which are current.
  mutating func rereadPages() throws {
    var reader = self
    reader.pages.removeAll()
    try pages.reread { page in
      defer { reader.pages.push(page) }
      try page.reread(with: reader)
    }
  }

  mutating func rereadFront() throws {
    let reader = self
    try pages.front?.reread(with: reader)
  }

  package var keyHelp: [KeyHelp] { pages.front?.keyHelp ?? Home.keys(home).keyHelp }

  package var status: TabStatus {
    if let page = pages.front {
      return TabStatus(
        textKeys: page.textKeys, isTyping: page.isTyping,
        searchBeingTyped: page.searchTextBeingTyped, canGoBack: true, openPageCount: pages.count,
        isQuestionOpen: page.isDialog, isWorking: isWorking, frameTime: page.frameDuration,
        selection: page.selection)
    }
    let keys = Home.keys(home)
    return TabStatus(
      textKeys: keys.textKeys, isTyping: keys.textAction != nil,
      searchBeingTyped: Home.searchTextBeingTyped(home), isWorking: isWorking,
      frameTime: Home.frameDuration(home), selection: Home.selection(home))
  }

  package mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) throws -> TabOutcome {
    try handleInFrontScreen(event, in: view)
  }

  /// Lets the screen in front handle the event, and carries out its effect.
  mutating func handleInFrontScreen(_ event: TerminalEvent, in view: ViewContext) throws
    -> TabOutcome
  {
    if event == .key(Key(.function(1))), status.takesText { return .ignored }
    let result = pages.front?.handle(event, in: view) ?? Home.handle(event, &home, in: view)
    return try act(on: result)
  }

  /// Carries out the effect of a screen.
  mutating func act(on result: EventResult<Effect>) throws -> TabOutcome {
    switch result {
    case .ignored: return .ignored
    case .refused(let reason): return .refused(reason)
    case .handled(nil):
      try readVisibleRows()
      return .handled
    case .handled(let effect?): return try perform(effect)
    }
  }

  package mutating func receive(_ event: TabEvent) throws -> TabOutcome {
    switch event {
    case .answered(let isConfirmed):
      if let effect = pages.resolveQuestion(isConfirmed) { return try perform(effect) }
    case .editorReturned(let text): pages.front?.receiveEditorText(text)
    case .workFinished(let answer, let ticket): return try receive(answer, for: ticket)
    case .goBack: goBack()
    case .animationStep:
      if pages.isEmpty { Home.advanceAnimation(&home) } else { pages.front?.advanceAnimation() }
    }
    return .handled
  }

  package func render(in view: ViewContext) -> Frame {
    guard let front = pages.front else { return Home.render(home, in: view) }
    guard front.isDialog else { return front.render(in: view) }
    // The dialog is drawn over the screen it asks about.
    let below = pages.pages.dropLast().last?.render(in: view) ?? Home.render(home, in: view)
    return front.render(over: below, in: view)
  }
}
