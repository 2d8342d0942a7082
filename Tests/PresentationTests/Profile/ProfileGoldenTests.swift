import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct ProfileGoldenTests {
  @Test(arguments: CommandFixture.goldenForms)
  func `profiles are created, changed and removed`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let home = ProfileCommandFixture(language, form)
    let work = language(ko: "회사", en: "Work")
    for line in [
      "profile", "profile list", "profile create \(work) --email work@example.com",
      "profile create \(work)", "profile create guest", "profile create Mina --email nowhere",
      "profile rename Mina", "profile edit --email mina@example.com --picture ~/mina.png",
      "profile rename \(work)", "profile rename Mina Mina", "profile list", "profile use \(work)",
      "profile",
      "profile use Mnia", "profile use mina", "profile edit",
      "profile rename \(work) \(work)2", "profile rename \(work)2 Mina",
      "profile rename \(work)2 \(work)", "profile use guest",
    ] {
      home.run(line)
    }
    home.run("profile remove \(work)")
    home.run("profile remove \(work) --no-input", answers: [work])
    home.run("profile remove \(work)", answers: [language(ko: "아니요", en: "no")])
    #expect(try home.registry.load().entries.count == 2)
    home.run("profile remove \(work) --export work.json", answers: [work])
    #expect(try home.registry.load().entries.count == 1)
    #expect(home.files["work.json"] != nil)
    home.run("profile")
    try expectGolden(
      "Profile/profiles-\(form.rawValue)-\(language.rawValue)", home.fixture.transcript)
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `a profile is locked, unlocked, recovered and freed of its lock`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let home = ProfileCommandFixture(language, form)
    home.run("profile lock")
    home.run("profile lock --no-input", answers: ["1234", "1234"])
    home.run("profile lock", answers: ["123"])
    home.run("profile lock", answers: ["1234", "1243"])
    home.run("profile lock --now")
    home.run("profile recover", answers: ["x"])
    #expect(try home.current.read { try $0.profile.lock() } == nil)
    let locked = home.run("profile lock --unlock-for 60", answers: ["1234", "1234"])
    home.run("profile")
    home.run("profile lock --off --now")
    home.run("profile lock --unlock-for 1441")
    home.run("profile lock --off", answers: ["9999", "1234"])
    let again = home.run("profile lock --unlock-for 0", answers: ["열려라!", "열려라!"])
    home.run("profile lock --now")
    for _ in 0..<2 { home.run("profile lock --off", answers: ["1", "2", "3"]) }
    home.fixture.note("30s")
    #expect(try code(in: locked) != code(in: again))
    try home.current.write { repositories in
      guard var lock = try repositories.profile.lock() else { return }
      lock.attempts = UnlockAttempts()
      try repositories.profile.saveLock(lock)
    }
    home.run("profile recover", answers: ["nothing"])
    home.run("profile recover", answers: [try code(in: locked)])
    home.run("profile recover", answers: [try code(in: again), "abcd", "abcd"])
    home.run("profile recover", answers: [try code(in: again)])
    home.run("profile lock --off", answers: ["abcd"])
    try expectGolden(
      "Profile/lock-\(form.rawValue)-\(language.rawValue)", home.fixture.transcript)
  }

  private func code(in outcome: CommandFixture.Outcome) throws -> String {
    let words = outcome.output.split { $0.isWhitespace || $0 == "\"" }
    return String(try #require(words.first { $0.count == 23 && $0.contains("-") }))
  }
}
