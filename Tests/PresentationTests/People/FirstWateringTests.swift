import HearthDomain
import Testing

@Suite struct FirstWateringTests {
  @Test func `a suggested review command names the person if the name is enough`() {
    let garden = PeopleCommandFixture(.english)
    garden.run("person add Mum --every week")
    garden.run("person add \"Uncle Bob\" --every week")
    #expect(garden.run("water Mum").errors.contains("hearth person review Mum --keyword"))
    #expect(garden.run("water bob").errors.contains("hearth person review 'Uncle Bob' --keyword"))
  }

  @Test func `one of two people with the same name is named by id`() throws {
    let garden = PeopleCommandFixture(.english)
    for _ in 0..<2 { garden.run("--yes person add Mum --every week") }
    let id = try garden.people.list(in: 0..<1)[0].id.shortForm
    #expect(garden.run("water \(id)").errors.contains("hearth person review \(id) --keyword"))
  }

  @Test func `affection is explained only the first time`() {
    let garden = PeopleCommandFixture(.english)
    garden.run("person add Mum --every week")
    #expect(garden.run("water Mum").errors.contains("0% → 8%. It grows each time you get in touch"))
    garden.day("2026-11-05")
    let later = garden.run("water Mum").errors
    #expect(!later.contains("Closeness"))
  }

  @Test(arguments: Language.allCases)
  func `an unknown name leads to the list of people`(language: Language) {
    let garden = PeopleCommandFixture(language)
    garden.run("person add Mum --every week")
    #expect(garden.run("water mother").errors.contains("hearth person list"))
    #expect(!garden.run("water Mun").errors.contains("hearth person list"))
  }
}
