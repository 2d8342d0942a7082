import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct AmbiguousNameTests {
  private func twins(_ language: Language = .english) -> PeopleCommandFixture {
    let garden = PeopleCommandFixture(language, .terminal)
    garden.run("person add Min --every 7 --phone 010-1234-5678")
    garden.run("person add Min --every 30 --yes")
    return garden
  }

  @Test(arguments: Language.allCases)
  func `on a terminal, one of two namesakes is chosen by a number`(language: Language) throws {
    let garden = twins(language)
    let asked = garden.run("water Min --by call", answers: ["x", "2"])
    #expect(asked.status == .success)
    #expect(asked.errors.contains("  1  Min · ") && asked.errors.contains("  2  Min · "))
    #expect(asked.errors.contains("010-1234-5678") && asked.errors.contains("[1/2]"))
    let watered = try garden.people.list(in: 0..<9).filter { $0.care.wateringCount > 0 }
    #expect(watered.count == 1)
  }

  @Test func `the number is that of the item in the list`() throws {
    for answer in ["1", "2"] {
      let garden = twins()
      let asked = garden.run("person edit Min --nickname Chosen", answers: [answer])
      let listed = asked.errors.split(separator: "\n").first { $0.hasPrefix("  \(answer)  ") }
      let hasPhone = listed?.contains("010") == true
      let chosen = try garden.people.find("Chosen")
      #expect((chosen.details.phone != nil) == hasPhone)
    }
  }

  @Test func `without a choice nothing changes`() throws {
    let garden = twins()
    let asked = garden.run("person remove Min --no-input", answers: [])
    #expect(asked.status == .failed)
    let cancelled = garden.run("water Min", answers: [""])
    #expect(cancelled.status == .success && cancelled.errors.contains("Nothing was chosen."))
    #expect(try garden.people.list(in: 0..<9).allSatisfy { $0.care.wateringCount == 0 })
  }

  @Test(arguments: ["water Min", "person show Min", "person edit Min --nickname Minnie"])
  func `in a pipe, the refusal has lines that run`(line: String) throws {
    let garden = PeopleCommandFixture(.english, .piped)
    garden.run("person add Min --every 7")
    garden.run("person add Min --every 30 --yes")
    let refused = garden.run(line)
    #expect(refused.status == .failed && !refused.errors.contains("Usage:"))
    let lines = refused.errors.split(separator: "\n").filter { $0.hasPrefix("  hearth ") }
    #expect(lines.count == 2, "\(refused.errors)")
    for line in lines {
      let command = line.dropFirst("  hearth ".count).split(at: "  ")[0]
      #expect(garden.run(String(command)).status == .success, "\(command)")
    }
  }

  @Test func `for programs, the refusal names what differs, and the lines`() {
    let garden = PeopleCommandFixture(.english, .json)
    garden.run("person add Min --every 7")
    garden.run("person add Min --every 30 --yes")
    let refused = garden.run("person show Min").errors
    #expect(refused.contains("\"detail\":\"2026-"), "\(refused)")
    #expect(refused.contains("\"commands\":[\"hearth person show "), "\(refused)")
  }

  @Test(arguments: Language.allCases)
  func `a missing option is asked for on a terminal`(language: Language) throws {
    let garden = PeopleCommandFixture(language, .terminal)
    let asked = garden.run("person add Tom", answers: ["2 weeks"])
    #expect(asked.status == .success && asked.errors.contains("\n--every: "), "\(asked)")
    #expect(try garden.people.find("Tom").details.rhythm.days == 14)
    for answers in [[""], [], ["soon"]] {
      #expect(garden.run("person add Ann", answers: answers).status == .wrongUsage)
    }
    #expect(garden.run("person add Ann").status == .wrongUsage)
    #expect(garden.run("person add Ann --no-input", answers: ["7"]).status == .wrongUsage)
    #expect(try garden.people.list(in: 0..<9).count == 1)
  }

  @Test func `only what differs is shown, else the id`() {
    let (one, other) = (
      Candidate(name: "Walden", id: "aaaaa", details: [.pages(20)]),
      Candidate(name: "Walden", id: "bbbbb", details: [.pages(30)])
    )
    func labels(_ candidates: Candidate...) -> [String] {
      AmbiguousName(kind: .book, query: "wal", candidates: candidates).choices(in: .english)
    }
    #expect(labels(one, other) == ["Walden · 20 pages", "Walden · 30 pages"])
    #expect(labels(one, one) == ["Walden · aaaaa", "Walden · aaaaa"])
    let third = Candidate(name: "Walden Two", id: "ccccc", details: [.pages(30)])
    #expect(labels(one, third) == ["Walden", "Walden Two"])
  }

  @Test(
    arguments: [
      (["water", "Min"], "Min", ["water", "id"]),
      (["show", "the", "hobbit"], "the hobbit", ["show", "id"]),
      (["water", "Min", "Min"], "Min", nil), (["water", "min"], "Min", nil), (["water"], "", nil),
      (["edit", "Min", "--memo", "Min is late"], "Min", ["edit", "id", "--memo", "Min is late"]),
    ] as [([String], String, [String]?)])
  func `the query is replaced if it occurs once`(
    words: [String], query: String, replaced: [String]?
  ) {
    #expect(words.replacing(query: query, with: "id") == replaced)
  }
}
