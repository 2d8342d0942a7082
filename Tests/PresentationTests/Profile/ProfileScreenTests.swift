import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct ProfileScreenTests {
  @Test(arguments: GoldenWindow.usual + [.large])
  func `the page and its form match their golden files`(window: GoldenWindow) throws {
    let fixture = try ProfileScreenFixture()
    try fixture.add(window.language(ko: "회사", en: "Work"))
    var app = fixture.app(window.language, size: window.size)
    app.type(",", "p", "j")
    try expectGolden("Profile/page-\(window)", app.render().text)
    guard window.isStandard else { return }
    app.type("e", "tab", "ctrl-u", "\"nowhere", "tab")
    try expectGolden("Profile/form-\(window)", app.render().text)
  }

  @Test func `a guest sees all totals in a low window`() throws {
    let fixture = try ProfileScreenFixture()
    var app = fixture.app(.korean, size: AppLayout.minimumSize)
    app.type(",", "p", "e", "tab", "ctrl-u", "tab", "ctrl-u", "ctrl-s")
    let text = app.render().text
    #expect(text.contains("아직 없어요") && text.contains("지금 쓰는 프로필"), "\(text)")
  }

  @Test func `the profile is changed in its form`() throws {
    let fixture = try ProfileScreenFixture()
    var app = fixture.app(.english)
    app.type(",", "p", "e", "ctrl-u", "\"Jisu", "tab", "ctrl-u", "tab", "ctrl-u", "ctrl-s")
    let profile = try fixture.store.read { try $0.profile.load() }
    #expect(profile.displayName.value == "Jisu")
    #expect(profile.email == nil && profile.picture == nil)
    #expect(app.render().text.contains("Changed the profile."))
    #expect(app.render().text.contains("Jisu"))
  }

  @Test func `unsaved text is discarded only after a question`() throws {
    let fixture = try ProfileScreenFixture()
    var app = fixture.app(.english)
    app.type(",", "p", "e", "x", "esc")
    #expect(app.render().text.contains("Discard what you typed and leave?"))
    app.type("n")
    #expect(app.render().text.contains("Minax"))
    app.type("esc", "y")
    #expect(app.render().text.contains("Profiles"))
    #expect(try fixture.store.read { try $0.profile.load() }.displayName.value == "Mina")
  }

  @Test func `a name of another profile is reported beside its field`() throws {
    let fixture = try ProfileScreenFixture()
    try fixture.add("Work")
    var app = fixture.app(.english)
    app.type(",", "p", "e", "ctrl-u", "\"work", "ctrl-s")
    #expect(app.render().text.contains("already there"))
    #expect(app.render().text.contains("Edit the profile"))
    #expect(try fixture.store.read { try $0.profile.load() }.displayName.value == "Mina")
  }

  @Test func `a missing picture is reported beside its field`() throws {
    let fixture = try ProfileScreenFixture()
    var app = fixture.app(.english)
    app.type(",", "p", "e", "tab", "tab", "ctrl-u", "\"none.png", "ctrl-s")
    #expect(app.render().text.contains("/home/mina/none.png"))
    app.type("ctrl-u", "\"mina.png", "ctrl-s")
    #expect(app.render().text.contains("Changed the profile."))
    #expect(app.render().text.contains("/home/mina/mina.png"))
  }

  @Test func `the passphrase is set and a profile removed on the terminal`() throws {
    let fixture = try ProfileScreenFixture()
    try fixture.add("Work")
    var app = fixture.app(.english)
    #expect(app.type(",", "p", "p") == .runOnTerminal(["profile", "lock"]))
    app.type("o")
    #expect(app.render().text.contains("set a passphrase with p first"))
    app.type("d")
    #expect(app.render().text.contains("switch to another first"))
    #expect(app.type("j", "d") == .runOnTerminal(["profile", "remove", "--", "Work"]))
  }

  @Test func `a command takes the terminal over, and then the screen returns`() throws {
    let fixture = try ProfileScreenFixture()
    let terminal = TestTerminal(script: ", p p")
    var commands: [[String]] = []
    _ = try terminal.play(
      fixture.app(.korean),
      runCommand: { arguments, language in
        commands.append(arguments)
        #expect(language == .korean)
      })
    #expect(commands == [["profile", "lock"]] && terminal.handOvers == 1)
    #expect(terminal.text.contains("프로필 목록"))
  }

  @Test(arguments: ["⏎", "s"])
  func `switching to another profile`(key: String) throws {
    let fixture = try ProfileScreenFixture()
    try fixture.add("Work")
    var app = fixture.app(.english)
    #expect(app.type(",", "p", key) == nil)
    #expect(app.render().text.contains("it is in use already"))
    #expect(app.type("j", key) == .restartWithProfile)
    #expect(try fixture.registry.load().currentEntry.name.value == "Work")
    #expect(try fixture.registry.load().entries.first?.name.value == "Mina")
  }

  @Test func `the open profile is current, whatever another terminal selected`() throws {
    let fixture = try ProfileScreenFixture()
    try fixture.add("Work")
    try fixture.registry.change { $0.use(try $0.entry(named: "Work")) }
    var app = fixture.app(.english)
    app.type(",", "p")
    #expect(app.render().text.contains("* Mina"))
    #expect(!app.render().text.contains("* Work"))
  }

  @Test func `switching profiles ends the session so that it can restart`() throws {
    let fixture = try ProfileScreenFixture()
    try fixture.add("Work")
    let terminal = TestTerminal(script: ", p j ⏎")
    #expect(try terminal.play(fixture.app(.english)) == .profileChanged)
  }

  @Test func `a store outside the profiles says so`() throws {
    var app = try ProfileScreenFixture().app(.english, isApart: true)
    app.type(",", "p", "⏎")
    #expect(app.render().text.contains("the only profile here"))
  }

  @Test func `l locks if there is a lock`() throws {
    let fixture = try ProfileScreenFixture()
    var app = fixture.app(.english)
    app.type(",", "p", "l")
    #expect(app.render().text.contains("set a passphrase with p first"))
    #expect(!app.lockCover.isOn)
    try fixture.lock("1234", minutes: 15)
    #expect(try fixture.unlock(.passphrase("1234")))
    app.storeChanged()
    app.type("l")
    #expect(app.render().text.contains("The profile “Mina” is locked."))
    #expect(try !fixture.unlock.isOpen())
    app.type("\"1234", "⏎")
    #expect(app.render().text.contains("with a passphrase"))
  }

  @Test(arguments: ["esc", "q"])
  func `closing the page leads to the settings, and closing these to the tab`(key: String) throws {
    var app = try ProfileScreenFixture().app(.english)
    app.type(",", "p", "?")
    #expect(app.render().text.contains("Keys on Profile"))
    app.type("esc", key)
    #expect(app.render().text.contains("Settings"))
    #expect(app.type(key) == nil)
    #expect(app.render().text.contains("honey"))
  }

  @Test func `a small window shows the page too`() throws {
    let fixture = try ProfileScreenFixture()
    try fixture.add("Work")
    var app = fixture.app(.english, size: Size(width: 40, height: 12))
    app.type(",", "p")
    #expect(app.render().text.contains("▸ * Mina"))
    app.type("e")
    #expect(app.render().text.contains("▸ name"))
  }
}
