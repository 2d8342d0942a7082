import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct LockScreenTests {
  @Test(arguments: GoldenWindow.usual + [.large])
  func `the lock screen asks, refuses, and shows how long to wait`(window: GoldenWindow) throws {
    let fixture = try ProfileScreenFixture(passphrase: "1234")
    var app = fixture.app(window.language, size: window.size)
    app.type("\"12")
    try expectGolden("Profile/locked-\(window)", app.render().text)
    guard window.isStandard else { return }
    app.type("⏎")
    try expectGolden("Profile/locked-wrong-\(window)", app.render().text)
    for _ in 0..<5 { app.type("\"12", "⏎") }
    try expectGolden("Profile/locked-waiting-\(window)", app.render().text)
  }

  @Test func `nothing is shown or done until the passphrase is given`() throws {
    let fixture = try ProfileScreenFixture(passphrase: "q234")
    var app = fixture.app(.english)
    #expect(app.render().text.contains("The profile “Mina” is locked."))
    #expect(app.type("2", "d", "y", ",", "?", "q") == nil)
    #expect(!app.render().text.contains("honey"))
    app.storeChanged()
    app.waitEnded()
    app.type("ctrl-u", "\"q234")
    #expect(!app.render().text.contains("q234"))
    app.type("⏎")
    #expect(app.render().text.contains("honey"))
    #expect(app.tabs.frontIndex == 0)
    #expect(try fixture.unlock.isOpen())
  }

  @Test func `Esc and Ctrl-C leave a locked screen`() throws {
    var app = try ProfileScreenFixture(passphrase: "1234").app(.english)
    #expect(app.type("esc") == .quit)
    #expect(app.type("ctrl-c") == .interrupt)
  }

  @Test func `the recovery code is entered on the terminal, and then the screen opens`() throws {
    let fixture = try ProfileScreenFixture(passphrase: "1234")
    var app = fixture.app(.english)
    #expect(app.type("ctrl-r") == .runOnTerminal(["profile", "recover"]))
    app.terminalCommandEnded()
    #expect(app.lockCover.isOn)
    #expect(try fixture.unlock(.passphrase("1234")))
    app.terminalCommandEnded()
    #expect(app.render().text.contains("honey"))
  }

  @Test func `an unlocked session is not asked`() throws {
    let fixture = try ProfileScreenFixture(passphrase: "1234")
    #expect(try fixture.unlock(.passphrase("1234")))
    #expect(fixture.app(.english).render().text.contains("honey"))
  }

  @Test func `the waiting time counts down, and then the passphrase opens`() throws {
    let fixture = try ProfileScreenFixture(passphrase: "1234")
    var app = fixture.app(.english)
    for _ in 0..<5 { app.type("\"12", "⏎") }
    #expect(!app.isAnimated)
    app.type("\"1234", "⏎")
    #expect(app.render().text.contains("30 seconds"))
    #expect(app.isAnimated)
    #expect(app.frameTime == .seconds(1))
    // Another screen shows the waiting time before anything is typed.
    #expect(fixture.app(.english).render().text.contains("30 seconds"))
    fixture.wait(seconds: 12)
    app.waitEnded()
    #expect(app.render().text.contains("18 seconds"))
    app.type("\"1234", "⏎")
    #expect(app.render().text.contains("18 seconds"))
    fixture.wait(seconds: 18)
    app.waitEnded()
    #expect(!app.isAnimated)
    app.type("⏎")
    #expect(app.render().text.contains("honey"))
  }

  @Test(arguments: [(15, 15), (2, 2), (0, 15)])
  func `the screen locks after the idle time`(
    minutes: Int, idle: Int64
  ) throws {
    let fixture = try ProfileScreenFixture(passphrase: "1234", minutes: minutes)
    var app = fixture.app(.english)
    app.type("\"1234", "⏎", "2", "⏎")
    fixture.wait(seconds: idle * 60 - 1)
    app.waitEnded()
    #expect(app.render().text.contains("open honey"))
    app.type("j")
    fixture.wait(seconds: idle * 60)
    // The first key after locking does not reach the screen underneath.
    app.type("q")
    #expect(app.render().text.contains("The profile “Mina” is locked."))
    app.type("\"1234", "⏎")
    #expect(app.render().text.contains("open honey"))
  }

  @Test func `earlier messages are gone after unlocking`() throws {
    let fixture = try ProfileScreenFixture(passphrase: "1234", minutes: 2)
    var app = fixture.app(.english)
    app.type("\"1234", "⏎")
    app.showNotice(.success(Words(ko: "민아에게 물을 줬어요.", en: "Watered Mina.")))
    #expect(app.lastMessage != nil)
    fixture.wait(seconds: 120)
    app.waitEnded()
    app.waitEnded()
    #expect(app.lockCover.isOn && app.lastMessage == nil)
  }

  @Test func `keys do not wait for a store that a command is using`() throws {
    let fixture = try ProfileScreenFixture(passphrase: "1234", minutes: 1)
    var app = fixture.app(.english)
    app.type("\"1234", "⏎")
    let work = BackgroundWork(BackgroundWork.Ticket(ofCommand: 1)) { _ in
      .command(CommandOutcome(refusal: Words(ko: "아니요", en: "no")))
    }
    app.commandLine.runningWork = work
    app.overlay = .commandProgress(WorkingScreen.State(line: "backup"))
    fixture.wait(seconds: 90)
    // A store refuses a second transaction, and the error would be shown.
    try fixture.store.read { _ in
      app.waitEnded()
      app.storeChanged()
      app.type("x")
    }
    #expect(!app.lockCover.isOn)
    fixture.wait(seconds: 90)
    _ = app.workFinished(TaskAnswer(work.ticket, work.run()))
    #expect(app.render().text.contains("The profile “Mina” is locked."))
    #expect(app.commandLine.runningWork == nil)
  }

  @Test func `a command can lock the screen or reopen it`() throws {
    let fixture = try ProfileScreenFixture(passphrase: "1234")
    for aftermath in [CapturedOutput.ScreenEffect.reopen, .lock] {
      var app = fixture.app(.english)
      if app.lockCover.isOn { app.type("\"1234", "⏎") }
      var outcome = CommandOutcome(CapturedOutput(), error: nil, in: .english)
      outcome.aftermath = aftermath
      let work = BackgroundWork(BackgroundWork.Ticket(ofCommand: 1)) { [outcome] _ in
        .command(outcome)
      }
      app.commandLine.runningWork = work
      let effect = app.workFinished(TaskAnswer(work.ticket, work.run()))
      #expect((effect == .restartWithProfile) == (aftermath == .reopen))
      #expect(app.lockCover.isOn == (aftermath == .lock))
    }
  }

  @Test func `a page asks only questions that yes can answer`() {
    var console = Console(pageWith: ConsoleTraits(language: .english))
    console.printNote(StyledText("This stays so."))
    #expect(throws: UsageError.self) { try console.prompt("Its name: ", insteadGive: "--yes") }
    #expect(console.capturedOutput?.question == nil)
    #expect(throws: UsageError.self) { try console.ask("Really?") }
    #expect(console.capturedOutput?.question == "Really?")
  }

  @Test func `returning late from the editor asks for the passphrase`() throws {
    let fixture = try ProfileScreenFixture(passphrase: "1234")
    var app = fixture.app(.english)
    app.type("\"1234", "⏎")
    fixture.wait(seconds: 16 * 60)
    app.editorReturned(.success(nil))
    #expect(app.render().text.contains("The profile “Mina” is locked."))
  }

  @Test func `without a lock the screen is never covered`() throws {
    let fixture = try ProfileScreenFixture()
    var app = fixture.app(.english)
    fixture.wait(seconds: 100_000)
    app.waitEnded()
    app.type("j")
    #expect(app.render().text.contains("honey"))
  }

  @Test func `removing the lock in another program unlocks`() throws {
    let fixture = try ProfileScreenFixture(passphrase: "1234")
    var app = fixture.app(.english)
    app.storeChanged()
    #expect(app.render().text.contains("The profile “Mina” is locked."))
    try fixture.store.write { try $0.profile.saveLock(nil) }
    app.storeChanged()
    #expect(app.render().text.contains("honey"))
  }

  @Test(arguments: [0, 15])
  func `locking in one terminal locks all others`(minutes: Int) throws {
    let fixture = try ProfileScreenFixture(passphrase: "1234", minutes: minutes)
    var app = fixture.app(.english)
    app.type("\"1234", "⏎")
    app.storeChanged()
    #expect(!app.lockCover.isOn)
    try fixture.unlockElsewhere.lockAllSessions()
    app.storeChanged()
    #expect(app.render().text.contains("The profile “Mina” is locked."))
    app.type("\"1234", "⏎")
    #expect(app.render().text.contains("honey"))
    app.storeChanged()
    #expect(!app.lockCover.isOn)
  }

  @Test func `a lock set elsewhere covers an unlocked screen`() throws {
    let fixture = try ProfileScreenFixture()
    var app = fixture.app(.english)
    _ = try LockProfile(
      store: fixture.store, hasher: FakeHasher(), unlock: fixture.unlockElsewhere,
      randomness: .seeded(7))(Passphrase("1234"), minutes: 15)
    app.storeChanged()
    #expect(app.render().text.contains("The profile “Mina” is locked."))
  }

  @Test func `a new passphrase set by this session does not cover it`() throws {
    let fixture = try ProfileScreenFixture(passphrase: "1234")
    var app = fixture.app(.english)
    app.type("\"1234", "⏎")
    _ = try LockProfile(
      store: fixture.store, hasher: FakeHasher(), unlock: fixture.unlock, randomness: .seeded(7))(
        Passphrase("abcd"), minutes: 15)
    app.storeChanged()
    #expect(!app.lockCover.isOn)
  }

  @Test func `a small window shows the question too`() throws {
    let text = try ProfileScreenFixture(passphrase: "1234").app(
      .korean, size: Size(width: 40, height: 12)
    )
    .render().text
    #expect(text.contains("프로필이 잠겨 있어요"))
    #expect(text.contains("^R"))
  }
}
