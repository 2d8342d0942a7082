import HearthDomain
import TerminalKit

/// Leads through the canvas and the screens that lie over it.
public struct MoodsCoordinator: TabCoordinator, EffectPerforming {
  public let area = Area.moods
  let tools: MoodTools
  var canvas: CanvasScreen.State
  /// The day whose canvas is shown; nil for the newest one: today, whichever day that is, or the
  /// last ten.
  var turnedTo: Day?
  /// What lies over the canvas.
  var pages = PageStack<MoodsEffect>()

  public init(_ tools: MoodTools) {
    self.tools = tools
    canvas = CanvasScreen.State(now: tools.voice.clock.localTime)
  }

  public var keyHelp: [KeyHelp] {
    pages.front?.keyHelp ?? CanvasScreen.keys(canvas).keyHelp
  }

  public var takesText: Bool {
    guard var page = pages.front else { return false }
    return page.change(DiaryScreen.self) { $0.search.isOpen || $0.jump != nil } ?? page.takesText
  }

  public var isTyping: Bool { pages.front?.isTyping ?? false }
  public var canGoBack: Bool { !pages.isEmpty }

  /// Shapes float while the canvas is in front, the wave goes on until words are written.
  public var isMoving: Bool {
    guard var page = pages.front else { return canvas.isMoving }
    return page.change(GaugeScreen.self) { $0.part == .level } ?? false
  }

  public var frameTime: Duration {
    .milliseconds(1000 / CanvasMotion.framesPerSecond)
  }

  public mutating func advance() {
    guard !pages.isEmpty else { return canvas.advance() }
    pages.front?.change(GaugeScreen.self) { $0.tick += 1 }
  }

  public mutating func goBack() {
    pages.pop()
  }

  public mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) throws -> TabOutcome {
    if takesText, event == .key(Key(.function(1))) { return .ignored }
    let answer =
      pages.front?.handle(event, in: view)
      ?? CanvasScreen.answer(to: event, &canvas, in: view).map(\.effect)
    return try settle(answer)
  }

  public mutating func show(_ route: Route) throws {
    let effect: MoodsEffect
    switch route {
    case .gauge(let moment): effect = .show(.adding(at: moment))
    case .mood(let id): effect = .show(.diary(.mood(id)))
    default: return
    }
    pages.removeAll()
    turnedTo = nil
    try refresh()
    _ = try perform(effect)
  }

  public mutating func answer(_ isConfirmed: Bool) throws -> TabOutcome {
    guard let effect = pages.answered(isConfirmed) else { return .handled }
    return try perform(effect)
  }

  public mutating func written(_ text: String) -> TabOutcome {
    pages.front?.change(GaugeScreen.self) { _ = GaugeScreen.update(&$0, .written(text)) }
    return .handled
  }

  public func render(in view: ViewContext) -> Frame {
    pages.front?.render(in: view) ?? CanvasScreen.render(canvas, in: view)
  }
}
