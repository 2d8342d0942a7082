import Testing

@testable import HearthPresentation

/// Checks that part of a name removes nothing when no question can be asked.
@Suite struct WholeNameRemovalTests {
  @Test func `running a removal twice removes nobody else`() throws {
    let garden = PeopleCommandFixture(.english, .piped)
    for name in ["Moira", "\"Moira Ellis\""] { garden.run("person add \(name) --every 7 --yes") }
    #expect(garden.run("person remove moira --yes").status == .success)
    let again = garden.run("person remove moira --yes")
    #expect(again.status == .failed)
    #expect(again.errors.contains("Moira Ellis"))
    #expect(garden.run("person show \"Moira Ellis\"").status == .success)
    #expect(garden.run("person remove \"moira ellis\" --yes").status == .success)
  }

  @Test func `part of a name is accepted if a question can be asked`() throws {
    let garden = PeopleCommandFixture(.english)
    garden.run("person add \"Moira Ellis\" --every 7")
    #expect(garden.run("person remove moira", answers: ["y"]).status == .success)
    #expect(garden.run("person show moira").status == .failed)
  }

  @Test func `events are removed by full title, id or occurrence`() throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    for title in ["Physio", "Physio clinic"] {
      schedule.run("event add \"\(title)\" --from 2026-11-24 --repeat \"every tue\"")
    }
    let id = try schedule.queries.find("Physio clinic").id.shortForm
    #expect(schedule.run("event remove physio --all --yes").status == .success)
    #expect(schedule.run("event remove physio --all --yes").status == .failed)
    #expect(schedule.run("event remove clinic --all --yes").status == .failed)
    #expect(
      schedule.run("event remove \"Physio clinic@2026-12-01\" --only --yes").status == .success)
    #expect(schedule.run("event remove \(id) --all --yes").status == .success)
  }

  @Test func `all words can be one name`() throws {
    let garden = PeopleCommandFixture(.english)
    for name in ["mina", "lee", "\"mina kim\"", "\"moira ellis\""] {
      garden.run("person add \(name) --every 7")
    }
    #expect(garden.run("person remove moira ellis", answers: ["y"]).status == .success)
    #expect(garden.run("person remove mina kim", answers: ["y"]).status == .success)
    #expect(garden.run("person show mina").status == .success)
    // Two people with these names count as two.
    garden.run("person add \"mina lee\" --every 7")
    #expect(garden.run("person remove mina lee", answers: ["y"]).status == .success)
    #expect(garden.run("person list").output.contains("mina lee"))
    // Without questions, the line may be entered twice.
    let piped = PeopleCommandFixture(.english, .piped)
    for name in ["mina", "kim", "\"mina kim\""] {
      piped.run("person add \(name) --every 7 --yes")
    }
    #expect(piped.run("person remove mina kim --yes").status == .success)
    #expect(piped.run("person remove mina kim --yes").status == .failed)
    #expect(piped.run("person show \"mina kim\"").status == .success)
  }

  @Test func `books and sayings are removed by full title and number`() throws {
    let shelf = BookCommandFixture(.english, .piped)
    shelf.run("book add \"The Hobbit\" --pages 310")
    let part = shelf.run("book remove hobbit --yes")
    #expect(
      part.status == .failed && part.errors.contains("name. When Hearth cannot ask"), "\(part)")
    #expect(shelf.run("book remove \"the hobbit\" --yes").status == .success)
    let sayings = SayingCommandFixture(.english, .piped)
    sayings.run("saying add --en \"A warm line of our own\"")
    let words = sayings.run("saying remove \"warm line\" --yes")
    #expect(words.status == .failed && !words.errors.contains("“#"), "\(words)")
    #expect(sayings.run("saying remove \"a warm line of our own\" --yes").status == .success)
  }
}
