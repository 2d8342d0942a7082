import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct SettingsScreenTests {
  private static let changes = [
    "theme": "mugwort", "books.key.kakao": "topsecret", "remind.quiet": "22:00-07:00",
  ]

  @Test(arguments: GoldenWindow.usual + [.large])
  func `the screen matches its golden file`(window: GoldenWindow) throws {
    var app = try SettingsFixture(Self.changes).app(window.language, size: window.size)
    app.tap(",", "j", "j")
    try expectGolden("Settings/screen-\(window)", app.render().text)
    app.tap("G", "k", "k", "k", "k", "k", "⏎", "a", "b")
    let typed = app.render().text
    #expect(!typed.contains("topsecret"))
    if window.isStandard { try expectGolden("Settings/screen-key-\(window)", typed) }
  }

  @Test func `a small window shows the settings too`() throws {
    var app = try SettingsFixture().app(.english, size: Size(width: 40, height: 12))
    app.tap(",", "j")
    #expect(app.render().text.contains("▸   First day"))
  }

  @Test func `a setting shortened in a small window is shown in full by i`() throws {
    var app = try SettingsFixture().app(.english, size: Size(width: 40, height: 12))
    app.tap(",")
    go(to: "theme", in: &app)
    let text = app.render().text
    #expect(text.contains("i shows all") && !text.contains("blueberry"), "\(text)")
    app.tap("i", "end")
    #expect(app.render().text.contains("blueberry"))
  }

  @Test func `Enter cycles through the values, d restores the default`() throws {
    let fixture = try SettingsFixture()
    var app = fixture.app(.english)
    app.tap(",", "⏎")
    #expect(fixture.queries.settings().language == .korean)
    #expect(app.render().text.contains("언어와 달력"))
    app.tap("⏎")
    #expect(fixture.queries.settings().language == .english)
    app.tap("h", "d")
    #expect(fixture.queries.settings().language == nil)
    #expect(app.render().text.contains("Language"))
  }

  /// Selects the setting with that name.
  private func go(to name: String, in app: inout AppCoordinator) {
    app.tap("g")
    for _ in Setting.all.prefix(while: { $0.name != name }) { app.tap("j") }
  }

  @Test func `a missing font is reported when it is chosen`() throws {
    let fixture = try SettingsFixture(["card-font": "nanum-pen"])
    var app = fixture.app(.english)
    app.tap(",")
    go(to: "card-font", in: &app)
    app.tap("⏎")
    #expect(fixture.queries.settings().cardFont == .gaegu)
    #expect(app.render().text.contains("The font Gaegu is not installed"))
    app.tap("⏎")
    #expect(!app.render().text.contains("is not installed"))
  }

  @Test func `a change takes effect at once`() throws {
    let fixture = try SettingsFixture()
    var app = fixture.app(.english)
    let before = app.view.theme.accent
    app.tap(",", "j", "⏎")
    #expect(app.view.weekdays.first == .monday)
    app.tap("⏎")
    #expect(app.view.weekdays.first == .tuesday)
    app.tap("j", "j", "j", "j", "j", "j", "⏎")
    #expect(app.view.theme.accent != before)
    app.tap("j", "⏎", "⏎")
    #expect(app.view.theme.isLight)
    app.tap("j", "j", "⏎")
    #expect(app.view.isAnimationOff)
    #expect(app.tap("j", "⏎") == .applyAppearance)
    #expect(!app.terminalModes.contains(.mouse))
    app.tap("j", "⏎")
    #expect(app.view.widths.ambiguousWidth == 2)
  }

  @Test func `a session turns the mouse off and on`() throws {
    let fixture = try SettingsFixture(["mouse": "off"])
    let terminal = TestTerminal(script: ", j j j j j j j j j j j ⏎ ctrl-c")
    try terminal.play(fixture.app(.english))
    #expect(terminal.modes.contains(.mouse))
    #expect(terminal.screen.isPlain)
  }

  @Test func `a refused value stays in its field with the reason`() throws {
    let fixture = try SettingsFixture()
    var app = fixture.app(.english)
    app.tap(",")
    go(to: "books.address.aladin", in: &app)
    app.tap("⏎", "x", "⏎")
    #expect(app.render().text.contains("! books.address.aladin does not take “x”"))
    app.tap("esc")
    #expect(fixture.queries.settings() == .standard)
    #expect(app.render().text.contains("Settings"))
  }

  @Test func `a time can be typed in many formats`() throws {
    let fixture = try SettingsFixture()
    var app = fixture.app(.english)
    let index = Setting.all.firstIndex { $0.name == "remind.birthday-time" } ?? 0
    app.tap(",")
    for _ in 0..<index { app.tap("j") }
    app.tap("⏎", "ctrl-u", "8", "a", "m", "⏎")
    #expect(fixture.queries.settings().reminders.birthdayTime.description == "08:00")
  }

  @Test func `an empty field leaves a key unchanged`() throws {
    let fixture = try SettingsFixture(Self.changes)
    var app = fixture.app(.english)
    app.tap(",", "G", "k", "k", "k", "k", "k", "k", "k", "⏎", "⏎")
    #expect(fixture.queries.settings().books.keys[.kakao] == "topsecret")
  }

  @Test func `the selection skips headings, and the first stays visible`() throws {
    var app = try SettingsFixture().app(.english)
    app.tap(",", "G", "g")
    #expect(app.render().text.contains("Language and calendar"))
    #expect(app.page?[AppPage.settings]?.selected?.setting.name == "language")
    app.tap("j", "j", "j", "j", "j", "j", "j")
    #expect(app.page?[AppPage.settings]?.selected?.setting.name == "theme")
    app.tap("k")
    #expect(app.page?[AppPage.settings]?.selected?.setting.name == "calendar.holidays.add")
    app.tap("k", "k", "k", "k", "k", "k", "k")
    #expect(app.page?[AppPage.settings]?.selected?.setting.name == "language")
  }

  @Test(arguments: [",", "esc", "q"])
  func `closing the settings returns to the tab`(key: String) throws {
    var app = try SettingsFixture().app(.english)
    app.tap(",")
    #expect(app.tap(key) == nil)
    #expect(app.page == nil)
  }

  @Test func `a digit leads to that tab, and ? shows the keys`() throws {
    var app = try SettingsFixture().app(.english)
    app.tap(",", "?")
    #expect(app.render().text.contains("Keys on Settings"))
    app.tap("esc", "2")
    #expect(app.page == nil)
    #expect(app.tabs.frontIndex == 1)
  }

  @Test func `a setting from the environment cannot be changed here`() throws {
    let entry = SettingEntry(.keySetting(of: .kakao), text: "x", isFixed: true)
    var state = SettingsScreen.State([entry])
    let view = ViewContext(size: Size(width: 80, height: 21), theme: .dark, language: .english)
    let answer = SettingsScreen.handle(.key(Key(.enter)), &state, in: view)
    guard case .refused(let reason) = answer else {
      Issue.record("not refused")
      return
    }
    #expect(reason.en == "it is set by the environment")
  }

  @Test(arguments: [12, 24])
  func `a setting from the environment is always marked`(height: Int) {
    let view = ViewContext(
      size: Size(width: 80, height: height), theme: .dark, language: .english)
    for setting in Setting.all {
      let entry = SettingEntry(setting, text: setting.defaultText, isFixed: true)
      let text = SettingsScreen.render(SettingsScreen.State([entry]), in: view).text
      #expect(
        text.contains("environment") || text.contains("shows"), "\(setting.name): \(text)")
    }
  }

  @Test func `a shortened value is marked`() throws {
    let artist = try #require(Setting.named("canvas.artist"))
    var state = SettingsScreen.State([SettingEntry(artist, text: "", isFixed: false)])
    let view = ViewContext(size: Size(width: 80, height: 21), theme: .dark, language: .english)
    _ = SettingsScreen.update(&state, .activated)
    let shown = {
      SettingsScreen.render($0, in: view).text.contains("Up to 15 characters fit here")
    }
    _ = SettingsScreen.update(&state, .typed(.paste(String(repeating: "a", count: 15))))
    #expect(!shown(state))
    _ = SettingsScreen.update(&state, .typed(.paste("b")))
    #expect(shown(state))
  }

  @Test func `every theme is readable on dark and light backgrounds`() {
    for card in CardTheme.allCases {
      let (dark, light) = Theme.themes(for: card)
      check(dark, on: [0x000000, 0x2B2B2B], "\(card)")
      check(light, on: [0xFFFFFF, 0xECECEC], "\(card)")
    }
  }

  private func check(_ theme: Theme, on grounds: [UInt32], _ name: String) {
    for ground in grounds {
      for style in [theme.accent, theme.heading] {
        #expect(contrast(style.foreground, .hex(ground)) >= 4.5, "\(name)")
      }
    }
    #expect(contrast(theme.selection.foreground, theme.selection.background) >= 4.5, "\(name)")
  }

  private func contrast(_ left: Color, _ right: Color) -> Double {
    guard case .rgb(let r, let g, let b) = left, case .rgb(let x, let y, let z) = right else {
      return 0
    }
    return RGBA(red: r, green: g, blue: b).contrast(with: RGBA(red: x, green: y, blue: z))
  }
}
