import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct PeopleTodayPartTests {
  @Test(arguments: CommandFixture.goldenForms)
  func `Today shows due people and near birthdays`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let garden = PeopleCommandFixture(language, form)
    for line in [
      "person add 엄마 --every 7 --nickname 꼬마 --birthday lunar:10-15",
      "person add 지민 --every 3 --birthday 1990-11-20", "person add 준호 --every 22",
      "person add 하나 --every 23 --birthday 11-28", "person add 두리 --every 19",
    ] {
      garden.run(line)
    }
    garden.day("2026-11-20")
    let form = form.rawValue
    try expectGolden(
      "People/today-\(form)-\(language.rawValue)",
      garden.fixture.today(garden.today, on: garden.store, garden.clock))
  }

  @Test func `a garden where nobody is due shows no hint any more`() throws {
    let garden = PeopleCommandFixture()
    #expect(try garden.today.section().invitation != nil)
    garden.run("person add Mum --every 4")
    let section = try garden.today.section()
    #expect(section.rows.isEmpty)
    #expect(section.invitation == nil)
    #expect(section.emptyMessage?.en == "Nobody is due. Next is Mum, on Thu 5 Nov.")
    #expect(section.emptyMessage?.ko == "지금 연락할 사람은 없어요. 다음은 11월 5일 (목), Mum이에요.")
  }

  @Test(arguments: [(50, 50, nil), (51, 51, "and 1 or more"), (60, 51, "and 1 or more")])
  func `a large garden is shown up to the limit, with a count of the rest`(
    people: Int, count: Int, rest: String?
  ) throws {
    let garden = PeopleCommandFixture()
    for number in 1...people { garden.run("person add P\(number) --every 1") }
    let rows = try garden.today.section().rows(within: .max)
    #expect(rows.count == count)
    #expect((rows.last?.mark == "+" ? rows.last?.text.en : nil) == rest)
  }

  @Test func `today's birthdays come before plants, and later ones after`() throws {
    let garden = PeopleCommandFixture()
    garden.run("person add Sam --every 90 --birthday 11-20")
    garden.run("person add Jin --every 90 --birthday 11-22")
    for name in ["Mum", "Dad"] { garden.run("person add \(name) --every 19") }
    garden.day("2026-11-20")
    let section = try garden.today.section()
    #expect(section.rows.map(\.mark) == ["★", "♦", "♦", "★"])
    #expect(section.rows(within: 2).first?.text.en == "Sam’s birthday")
  }

  @Test(arguments: [("2026-11-01", 0), ("2026-11-02", 1), ("2026-11-05", 1), ("2026-11-09", 1)])
  func `a plant is shown from three days before it is due`(day: String, rows: Int) throws {
    let garden = PeopleCommandFixture()
    garden.run("person add Mum --every 4")
    garden.day(day)
    #expect(try garden.today.section().rows.count == rows)
  }

  @Test(arguments: [("2026-02-20", 0), ("2026-02-21", 1), ("2026-02-28", 1), ("2026-03-01", 0)])
  func `a birthday on 29 February is shown a week ahead in a common year`(
    day: String, rows: Int
  ) throws {
    let garden = PeopleCommandFixture(on: "2026-02-01")
    garden.run("person add Mum --every 90 --birthday 1980-02-29")
    garden.day(day)
    let section = try garden.today.section()
    #expect(section.rows.count == rows)
    #expect(section.rows.first.map { $0.detail.en.contains("turns 46") } ?? true)
  }
}
