import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// Events that are titled like somebody's birthday.
@Suite struct BirthdayEventTests {
  private func fixture(
    _ language: Language, _ form: CommandFixture.Form = .terminal
  ) throws -> (ScheduleCommandFixture, PeopleUseCases) {
    let schedule = ScheduleCommandFixture(language, form)
    let people = PeopleUseCases(
      UseCaseContext(schedule.store, schedule.tools.formatter.clock, .seeded(9)))
    for name in ["Jo", "지민"] {
      try people.plant(
        PersonDetails(
          name: PersonName(name), rhythm: CareRhythm(everyDays: 7),
          plantedOn: schedule.tools.formatter.today))
    }
    return (schedule, people)
  }

  /// Returns the number of events; a series counts once.
  private func count(_ schedule: ScheduleCommandFixture) throws -> Int {
    Set(try schedule.events.map(\.id)).count
  }

  @Test(arguments: [
    (Language.english, "plan Jo's birthday 3 dec", "Jo"),
    (.english, "plan jo birthday every dec 3", "Jo"), (.korean, "plan 지민 생일 12월 3일", "지민"),
    (.korean, "plan 지민의 생일 매년 12월 3일", "지민"),
  ])
  func `a yes stores the birthday with the person, and a no plans the event`(
    language: Language, line: String, name: String
  ) throws {
    let (schedule, people) = try fixture(language)
    let before = try count(schedule)
    schedule.run(line, answers: ["n"])
    #expect(try count(schedule) == before + 1)
    #expect(try people.queries.find(name).details.birthday == nil)
    #expect(schedule.run(line, answers: ["y"]).status == .success)
    #expect(try count(schedule) == before + 1)
    #expect(try people.queries.find(name).details.birthday == .solar(checking: 12, 3))
    // A known birthday is not asked about again; the question is whether to plan it once more.
    let again = schedule.run(line, answers: ["y"])
    let question = language(ko: "생일(", en: "Is this the birthday")
    #expect(!(again.output + again.errors).contains(question), "\(again)")
    #expect(try count(schedule) == before + 2)
  }

  @Test(arguments: [
    (Language.korean, "plan 지민 생일 음력 8월 15일", "지민", "lunar"),
    (.korean, "plan 음력 8월 15일 지민 생일", "지민", "lunar"),
    (.english, "plan Jo's birthday 3 dec 1990", "Jo", "1990"),
  ])
  func `the birthday has the calendar and year that were typed`(
    language: Language, line: String, name: String, kind: String
  ) throws {
    let (schedule, people) = try fixture(language)
    // A day that has passed is asked about first.
    let answers = kind == "1990" ? ["y", "y"] : ["y"]
    #expect(schedule.run(line, answers: answers).status == .success)
    let birthday = try people.queries.find(name).details.birthday
    let lunar = try Birthday.lunar(checking: 8, 15, isLeapMonth: false, year: nil)
    #expect(birthday == (kind == "lunar" ? lunar : try .solar(checking: 12, 3, year: 1990)))
  }

  @Test(arguments: Language.allCases)
  func `a pipe plans the event, and says how to store the birthday`(language: Language) throws {
    let (schedule, people) = try fixture(language, .piped)
    let said = schedule.run(language(ko: "plan 지민 생일 12월 3일", en: "plan Jo birthday 3 dec"))
    let line = language(
      ko: "hearth person edit 지민 --birthday 12-03", en: "hearth person edit Jo --birthday 12-03")
    #expect((said.output + said.errors).contains(line), "\(said)")
    #expect(try people.queries.upcomingBirthdays().isEmpty)
  }

  @Test(arguments: [
    "plan Birthday 3 dec", "plan Ann's birthday 3 dec", "plan Jo every fri 9am",
    "plan Jo's birthday every fri 9am", "plan Jo's birthday 3 dec 7pm",
    "plan Jo's birthday 3 dec --note Cake",
  ])
  func `other events are not asked about`(line: String) throws {
    let (schedule, _) = try fixture(.english, .piped)
    let planned = schedule.run(line)
    #expect(planned.status == .success)
    #expect(!(planned.output + planned.errors).contains("--birthday"), "\(planned)")
  }
}
