import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct AppCoordinatorTests {
  @Test func `keys have no effect while the window is too small`() {
    var app = AppCoordinator.startedTwoTabs()
    app.resize(to: Size(width: 30, height: 8))
    app.tap("d", "y", "2")
    app.resize(to: Size(width: 80, height: 24))
    #expect(app.render().text.contains("honey"))
    #expect(app.area == .today)
    app.resize(to: Size(width: 30, height: 8))
    #expect(app.tap("q") == .quit)
  }

  @Test func `digits and Tab change tabs, and unused ones do nothing`() {
    var app = AppCoordinator.startedTwoTabs()
    app.tap("2")
    #expect(app.area == .people)
    app.tap("6")
    #expect(app.area == .people)
    app.tap("tab")
    #expect(app.area == .today)
    app.tap("shift-tab")
    #expect(app.area == .people)
  }

  @Test func `q goes back on an inner screen and quits on a tab`() {
    var app = AppCoordinator.startedTwoTabs()
    app.tap("⏎")
    #expect(app.render().text.contains("open honey"))
    #expect(app.tap("q") == nil)
    #expect(app.render().text.contains("shut honey"))
    #expect(app.tap("q") == .quit)
  }

  @Test func `Esc on a tab neither quits nor changes anything`() {
    var app = AppCoordinator.startedTwoTabs()
    let before = app.render()
    #expect(app.tap("esc") == nil)
    #expect(app.render() == before)
  }

  @Test func `a hook error is shown once, when no other message is`() {
    var app = AppCoordinator.startedTwoTabs()
    var troubles = [HookTrouble.exited(.onChange, status: 7).localizedMessage]
    app.features.hookTroubles = {
      defer { troubles = [] }
      return troubles
    }
    app.notice = .success(Words(ko: "했어요.", en: "Done."))
    app.reportHookTroubles()
    #expect(troubles.count == 1)
    app.notice = nil
    app.reportHookTroubles()
    #expect(app.render().text.contains("on-change failed (exit status 7)"))
    #expect(troubles.isEmpty)
  }

  @Test func `the news of a release are announced once, when no other message is`() {
    var app = AppCoordinator.startedTwoTabs()
    app.features.news = { Words(ko: "‘hearth help news’", en: "See “hearth help news”.") }
    app.notice = .success(Words(ko: "했어요.", en: "Done."))
    app.reportNews()
    #expect(!app.render().text.contains("news"))
    app.notice = nil
    app.reportNews()
    #expect(app.render().text.contains("✓ See “:help news”."))
    app.notice = nil
    app.reportNews()
    #expect(!app.render().text.contains("news"))
  }

  @Test func `Korean letters work by their place on the keyboard`() {
    var app = AppCoordinator.startedTwoTabs()
    app.tap("ㅇ")
    #expect(app.render().text.contains("Take it away?"))
    app.tap("ㅜ")
    #expect(app.render().text.contains("Left as it was"))
    #expect(app.tap("ㅂ") == .quit)
  }

  @Test func `a question waits for its answer, and no is the default`() {
    var app = AppCoordinator.startedTwoTabs()
    app.tap("d", "2", "⏎")
    #expect(app.area == .today)
    #expect(app.render().text.contains("honey"))
    app.tap("d", "tab", "⏎")
    #expect(!app.render().text.contains("honey"))
    app.tap("d", "y")
    #expect(!app.render().text.contains("plum"))
  }

  @Test func `a disabled key shows its reason`() {
    var app = AppCoordinator.startedTwoTabs()
    app.tap("⏎", "⏎")
    #expect(app.render().text.contains("· it is open already"))
    app.tap("j")
    #expect(!app.render().text.contains("· it is open already"))
  }

  @Test func `a message too long for one line covers no content`() {
    var app = AppCoordinator.startedTwoTabs()
    app.tap("p")
    #expect(app.render().text.contains("✓ "))
    #expect(!app.render().text.contains("╭"))
    app.tap("j")
    #expect(!app.render().text.contains("✓ "))
  }

  @Test func `a refusal that fits shows no key`() {
    var app = AppCoordinator.startedTwoTabs()
    app.resize(to: AppLayout.minimumSize)
    app.tap("x")
    let text = app.render().text
    #expect(text.contains("· x does nothing here.") && !text.contains("╭"), "\(text)")
    app.tap("d")
    #expect(app.render().text.contains("Take it away?"))
  }

  @Test(arguments: [(80, 24), (40, 12)])
  func `a message too long for its place is shown in full by a key`(width: Int, height: Int) {
    var app = AppCoordinator.startedTwoTabs()
    app.resize(to: Size(width: width, height: height))
    app.tap("+")
    #expect(app.render().text.contains("nothing has been done yet"))
    app.tap("p")
    #expect(app.render().text.contains("… · + shows all"))
    #expect(!app.render().text.contains("indeed"))
    // A later refusal does not mention it.
    app.tap("⏎", "⏎", "+", "end")
    #expect(app.render().text.contains("indeed"))
    app.tap("esc")
    #expect(!app.render().text.contains("Good"))
  }

  @Test func `a notice of two rows leaves the selected row in view`() throws {
    let fixture = try PeopleScreenFixture()
    for days in 1...9 { try fixture.plant("Friend \(days)", every: days) }
    var app = fixture.app()
    app.resize(to: AppLayout.minimumSize)
    app.start()
    app.tap("2", "end")
    #expect(app.render().text.contains("▸   Friend 9"))
    app.tap("Z")
    let text = app.render().text
    #expect(text.contains("keys that work.") && text.contains("▸   Friend 9"), "\(text)")
  }

  @Test func `yes first shows the rest of a long question`() {
    let view = ViewContext(size: AppLayout.minimumSize, theme: .dark, language: .english)
    let question = String(repeating: "This goes with it. ", count: 30) + "Really?"
    var state = ConfirmScreen.State(question: Words(ko: question, en: question))
    var presses = 0
    var output: PageEffect?
    while output == nil, presses < 10 {
      let text = ConfirmScreen.render(state, in: view).text
      #expect(text.contains("[ yes y ]") && text.contains("↑ ↓ the rest"))
      if case .handled(let effect) = ConfirmScreen.handle(
        .key(.character("y")), &state, in: view)
      {
        output = effect
      }
      presses += 1
      #expect(output == nil || text.contains("Really?"))
    }
    #expect(output == .answerQuestion(true) && presses > 1)
  }

  @Test func `a store error is shown and does not end the program`() {
    var app = AppCoordinator.startedTwoTabs(breaks: true)
    #expect(app.render().text.contains("The store is read-only: /jars."))
    #expect(app.tap("d") == nil)
  }

  @Test func `Ctrl-C, Ctrl-Z and Ctrl-L work over every overlay`() {
    var app = AppCoordinator.startedTwoTabs()
    app.tap("?")
    #expect(app.tap("ctrl-z") == .suspend)
    #expect(app.tap("ctrl-l") == .repaint)
    #expect(app.tap("ctrl-c") == .interrupt)
  }

  @Test func `clicking a tab opens it`() {
    var app = AppCoordinator.startedTwoTabs()
    let place = app.render().text(ofRow: 0).prefix { $0 != "2" }.count
    _ = app.handle(.mouse(MouseEvent(.press(.left), at: Position(x: place, y: 0))))
    #expect(app.area == .people)
  }

  @Test(arguments: [(39, 24), (80, 11), (1, 1), (0, 0)])
  func `a window that is too small shows a message`(width: Int, height: Int) {
    var app = AppCoordinator.startedTwoTabs()
    app.resize(to: Size(width: width, height: height))
    let frame = app.render()
    #expect(frame.size == Size(width: width, height: height))
    #expect(!frame.text.contains("honey"))
  }

  @Test(arguments: GoldenWindow.all)
  func `overlays match their golden files`(window: GoldenWindow) throws {
    let layouts = [("welcome-hello", ""), ("help", "⏎ ?"), ("confirm", "⏎ d")]
    try window.expect("App", layouts: layouts) { keys in
      var app = AppCoordinator.twoTabs(store: InMemoryStore(), language: window.language)
      app.resize(to: window.size)
      app.start()
      for key in keys.split(separator: " ") { app.tap(String(key)) }
      return app.render().text
    }
  }

  @Test(arguments: [(Route.tab(.people), Area.people), (.gauge(at: nil), .today)])
  func `the program opens in the tab of the given route`(route: Route, area: Area) {
    var app = AppCoordinator.twoTabs(store: InMemoryStore())
    app.initialRoute = route
    app.start()
    #expect(app.area == area)
    app.tap("esc")
    #expect(app.render().text.contains("shut honey"))
  }
}
