import HearthTestSupport
import JSONText
import TerminalKit
import Testing

@testable import HearthDomain
@testable import HearthPresentation

/// Passes a person with every field set through all ways to enter and show it, so that no field is
/// forgotten.
@Suite struct WholePersonTests {
  private let whole: Person
  private let today = Day(literal: "2026-11-20")

  init() throws { whole = try WholeThings().person }

  @Test func `every field has an option, also in Korean`() throws {
    let garden = PeopleCommandFixture(.english)
    garden.run("person add Mum --every 9")
    let texts = PersonField.allCases.flatMap { field in
      ["--" + field.rawValue, whole.details.value(of: field).asText]
    }
    garden.run(["person", "edit", "Mum"] + texts)
    let details = try garden.people.find(whole.name).details
    for field in PersonField.allCases {
      #expect(details.value(of: field) == whole.details.value(of: field), "\(field)")
      #expect(field.option.spec.koreanSpelling != nil, "\(field)")
    }
    let cleared = PersonField.allCases.filter { $0 != .name }
    garden.run(["person", "edit", whole.name] + cleared.flatMap { ["--" + $0.rawValue, ""] })
    let rest = try garden.people.find(whole.name).details
    #expect(cleared.allSatisfy { rest.value(of: $0).asText.isEmpty })
  }

  @Test func `a form keeps and reads every field`() throws {
    var editing = PersonFormScreen.State(.person(whole), today: today)
    #expect(editing.validEntry() == whole.details)
    var adding = PersonFormScreen.State(.newPerson(name: ""), today: today)
    for name in adding.form.fields.map(\.name) {
      adding.form[name]?.content = try #require(editing.form[name]).content
    }
    var entered = whole.details
    (entered.plantedOn, entered.countedFrom) = (today, nil)
    #expect(adding.validEntry() == entered)
  }

  @Test(arguments: Language.allCases)
  func `every field is displayed`(language: Language) {
    let facts = PersonFacts(
      person: whole, lastReview: LastReview(), today: today, language: language, widths: .standard)
    let texts = facts.entries.map { $0.meaning.string } + whole.names
    for field in PersonField.allCases {
      let text = field.text(of: whole.details)
      #expect(!text.isEmpty && texts.contains(text), "\(field)")
    }
  }

  @Test func `every field is in JSON`() {
    let json = whole.json(today: today, phrase: "")
    for field in PersonField.allCases {
      #expect(json[field.rawValue]?.stringValue == whole.details.value(of: field).asText)
    }
  }
}
