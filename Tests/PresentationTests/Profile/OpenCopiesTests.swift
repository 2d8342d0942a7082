import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct OpenCopiesTests {
  private let backups: [FilePath] = ["/state/backups/hearth-2.db", "/state/backups/hearth-1.db"]
  private let answers = ["1234", "1234"]

  @Test(arguments: Language.allCases)
  func `locking reports copies that open without a passphrase, and asks`(language: Language) throws
  {
    for answer in ["s", "r", "", "stuck"] {
      let home = ProfileCommandFixture(language)
      let stuck: [FilePath] = answer == "stuck" ? ["/state/backups/stuck.db"] : []
      home.copyLocks.open.withLock { $0 = backups + stuck }
      home.run(
        "profile lock --unlock-for 0", answers: answers + [answer == "stuck" ? "s" : answer])
      let name = answer.isEmpty ? "keep" : answer
      try expectGolden("Profile/copies-\(name)-\(language.rawValue)", home.fixture.transcript)
      let (open, sealed) = (
        home.copyLocks.open.withLock { $0 }, home.copyLocks.sealed.withLock { $0 }
      )
      #expect(open == (answer.isEmpty ? backups : stuck))
      #expect(sealed == (["s", "stuck"].contains(answer) ? backups : []))
    }
  }

  @Test func `a locked profile keeps its passphrase while its copies are handled`() throws {
    let home = ProfileCommandFixture(.english)
    home.run("profile lock --unlock-for 0", answers: answers)
    let lock = try home.current.lock()
    home.copyLocks.open.withLock { $0 = backups }
    #expect(home.run("profile lock --copies keep", answers: ["1234"]).status == .success)
    #expect(home.copyLocks.open.withLock { $0 } == backups)
    #expect(home.run("profile lock --copies remove", answers: ["9", "9", "9"]).status == .failed)
    #expect(home.copyLocks.open.withLock { $0 } == backups)
    #expect(home.run("profile lock --copies remove", answers: ["1234"]).status == .success)
    #expect(home.copyLocks.open.withLock { $0 }.isEmpty)
    #expect(try home.current.lock()?.passphraseHash == lock?.passphraseHash)
    #expect(home.run("profile lock --copies seal --now").status == .wrongUsage)
    #expect(home.run("profile lock --copies burn").status == .wrongUsage)
  }

  @Test(arguments: [CommandFixture.Form.terminal, .json])
  func `copies that could not be changed are reported, also by the status`(
    form: CommandFixture.Form
  ) {
    let home = ProfileCommandFixture(.english, form)
    home.run("profile lock --unlock-for 0", answers: answers)
    home.copyLocks.open.withLock { $0 = ["/state/backups/stuck.db"] }
    let outcome = home.run("profile lock --copies remove", answers: ["1234"])
    #expect(outcome.status == .failed)
    #expect(outcome.output.contains("/state/backups/stuck.db"))
    #expect(!outcome.output.contains("0 backups"))
    #expect(home.run("profile lock --copies keep", answers: ["1234"]).status == .success)
  }

  @Test func `a copy locked without confirmation from the disk does not count as open`() throws {
    let home = ProfileCommandFixture(.english, .json)
    home.copyLocks.open.withLock { $0 = ["/state/backups/unsure.db"] }
    let outcome = home.run("profile lock --copies remove", answers: answers)
    #expect(outcome.status == .success)
    #expect(!outcome.output.contains("/state/backups/unsure.db"))
  }

  @Test func `JSON contains the paths, without a question`() throws {
    let home = ProfileCommandFixture(.english, .json)
    home.copyLocks.open.withLock { $0 = backups }
    let outcome = home.run("profile lock", answers: answers)
    #expect(outcome.output.contains(#""openCopies":["/state/backups/hearth-2.db","#))
    #expect(home.copyLocks.open.withLock { $0 } == backups)
    home.run("profile lock --unlock-for 5 --copies seal", answers: ["1234"] + answers)
    #expect(home.copyLocks.sealed.withLock { $0 } == backups)
  }
}
