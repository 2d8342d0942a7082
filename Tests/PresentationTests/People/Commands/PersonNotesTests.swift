import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct PersonNotesTests {
  @Test(arguments: CommandFixture.goldenForms)
  func `notes about all people are listed, the newest first`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let garden = PeopleCommandFixture(language, form)
    garden.run("person notes")
    garden.run("person add 엄마 --every 7 --nickname 꼬마")
    garden.run("person add 지민 --every 16")
    garden.run("person notes")
    garden.day("2026-11-20")
    for line in [
      "water 엄마 --on 2026-11-06 --by call --keyword 김장 --memo \"토요일에 같이\"",
      "water 지민 --on 2026-11-09 --keyword 이사 --keyword 고양이",
      "water 엄마 --on 2026-11-13 --by meet", "water 지민 --on 2026-11-16 --memo tea",
    ] {
      #expect(garden.run(line).status == .success, "\(line)")
    }
    for line in [
      "person notes", "person notes --limit 2", "person notes --since 11-09",
      "person notes --since 2026-W47 --limit 9", "person notes --since 어제",
      "person notes --fields on,personName,memo",
    ] {
      #expect(garden.run(line).status == .success, "\(line)")
    }
    try expectGolden(PeopleCommandFixture.golden("notes", language, form), garden.transcript)
  }

  @Test(arguments: [("12-20", 1), ("2026-12-20", 0), ("\"last year\"", 2), ("오늘", 0)])
  func `a date without a year means the past one, however near the next is`(
    since: String, count: Int
  ) throws {
    let garden = PeopleCommandFixture(.english, .piped, on: "2026-12-18")
    garden.run("person add Jo --every 5 --planted 2025-12-01")
    garden.run("water Jo --on 2025-12-19 --memo early")
    garden.run("water Jo --on 2025-12-21 --memo late")
    let outcome = garden.run("person notes --since \(since)")
    #expect(outcome.status == .success, "\(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").count == count)
  }
}
