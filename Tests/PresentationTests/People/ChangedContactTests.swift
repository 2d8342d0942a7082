import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// A contact with a plant that changes in the imported file.
@Suite struct ChangedContactTests {
  private func garden(
    _ language: Language, _ form: CommandFixture.Form = .terminal
  ) throws -> PeopleCommandFixture {
    let garden = PeopleCommandFixture(language, form)
    try bring(card("엄마", phone: "010-1111-2222", birthday: "19600321"), to: garden)
    garden.run("contact import in.vcf")
    garden.run("person add --from-contact 엄마 --every 7")
    return garden
  }

  private func card(_ name: String, phone: String, birthday: String) -> String {
    "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:a\r\nFN:\(name)\r\nTEL:\(phone)\r\nBDAY:\(birthday)\r\n"
      + "END:VCARD\r\n"
  }

  private func bring(_ text: String, to garden: PeopleCommandFixture) throws {
    try garden.files.write(Array(text.utf8), to: "in.vcf", replacing: true)
  }

  @Test(arguments: [CommandFixture.Form.terminal, .piped, .json])
  func `the notes of a card are shown with the person, too`(form: CommandFixture.Form) throws {
    let garden = PeopleCommandFixture(.english, form)
    let note = "NOTE:allergic to walnuts\r\nEND"
    let plain = card("엄마", phone: "010-1111-2222", birthday: "19600321")
    try bring(plain.replacing("END", with: note), to: garden)
    garden.run("contact import in.vcf")
    garden.run("person add --from-contact 엄마 --every 7")
    let shown = garden.run("person show 엄마").output
    #expect(shown.contains("allergic to walnuts"), "\(shown)")
  }

  @Test(arguments: Language.allCases)
  func `the groups of a card are shown with the contact and the person`(
    language: Language
  ) throws {
    let garden = PeopleCommandFixture(language)
    let groups = "CATEGORIES:family, climbing\r\nCATEGORIES:choir\r\nEND"
    let plain = card("엄마", phone: "010-1111-2222", birthday: "19600321")
    try bring(plain.replacing("END", with: groups), to: garden)
    garden.run("contact import in.vcf")
    let title = language(ko: "그룹", en: "groups")
    for line in ["contact show 엄마", "person add --from-contact 엄마 --every 7", "person show 엄마"] {
      let shown = garden.run(line).output
      guard line.contains("show") else { continue }
      #expect(shown.contains(title) && shown.contains("family, climbing, choir"), "\(shown)")
    }
  }

  @Test(arguments: Language.allCases)
  func `the person is updated after a question, otherwise not`(language: Language) throws {
    let garden = try garden(language)
    let before = try garden.people.find("엄마")
    try bring(card("김엄마", phone: "010-3333-4444", birthday: "19600322"), to: garden)
    garden.run("contact import in.vcf --dry-run")
    #expect(try garden.people.find("엄마") == before)
    garden.run("contact import in.vcf", answers: ["n"])
    #expect(try garden.people.find("엄마") == before)
    try bring(card("엄마", phone: "010-1111-2222", birthday: "19600321"), to: garden)
    garden.run("contact import in.vcf")
    try bring(card("김엄마", phone: "010-3333-4444", birthday: "19600322"), to: garden)
    garden.run("contact import in.vcf", answers: ["y"])
    let details = try garden.people.find("김엄마").details
    #expect(details.phone?.dialled == "01033334444")
    #expect(details.birthday == .solar(year: 1960, month: 3, day: 22))
    garden.run("contact import in.vcf")
    try expectGolden("People/changed-contact-\(language.rawValue)", garden.transcript)
  }

  @Test func `in a pipe the command for the update is suggested, and works`() throws {
    let garden = try garden(.english, .piped)
    try bring(card("김 엄마", phone: "010-3333-4444", birthday: "19600322"), to: garden)
    let said = garden.run("contact import in.vcf").errors
    let line = try #require(said.split(separator: "\n").last { $0.hasPrefix("  hearth ") })
    #expect(try garden.people.find("엄마").details.phone?.dialled == "01011112222")
    #expect(garden.run(String(line.dropFirst("  hearth ".count))).status == .success)
    let details = try garden.people.find("김 엄마").details
    #expect(details.phone?.dialled == "01033334444")
    #expect(details.birthday == .solar(year: 1960, month: 3, day: 22))
  }

  @Test func `locally changed data stays, and so does a number still on the card`() throws {
    let garden = try garden(.english, .piped)
    garden.run("person edit 엄마 --name Mum --birthday 1961-01-01")
    try bring(
      card("김엄마", phone: "010-3333-4444\r\nTEL:01011112222", birthday: "19600322"), to: garden)
    #expect(garden.run("contact import in.vcf").errors == "")
    try bring(card("김엄마", phone: "010-3333-4444", birthday: "19600323"), to: garden)
    let said = garden.run("contact import in.vcf").errors
    #expect(said.contains("person edit Mum --phone 01033334444\n"))
    garden.run("person edit Mum --phone 02-111-2222")
    try bring(card("김엄마", phone: "010-5555-6666", birthday: "19600324"), to: garden)
    #expect(garden.run("contact import in.vcf").errors == "")
  }

  @Test func `a number of another person is asked about, and the import stays`() throws {
    let garden = try garden(.english)
    garden.run("person add Jo --phone 010-3333-4444 --every 7")
    try bring(card("엄마", phone: "010-3333-4444", birthday: "19600321"), to: garden)
    let outcome = garden.run("contact import in.vcf", answers: ["y"])
    #expect(outcome.status == .success && outcome.errors.contains("Jo"))
    #expect(try garden.people.find("엄마").details.phone?.dialled == "01011112222")
    #expect(garden.run("contact show 엄마").output.contains("010-3333-4444"))
    try bring(card("엄마", phone: "010-1111-2222", birthday: "19600321"), to: garden)
    garden.run("contact import in.vcf")
    try bring(card("엄마", phone: "010-3333-4444", birthday: "19600321"), to: garden)
    #expect(garden.run("contact import in.vcf", answers: ["y", "y"]).status == .success)
    #expect(try garden.people.find("엄마").details.phone?.dialled == "01033334444")
    #expect(try garden.people.find("Jo").details.phone?.dialled == "01033334444")
  }

  @Test func `JSON contains the offered changes`() throws {
    let garden = try garden(.english, .json)
    try bring(card("엄마", phone: "010-3333-4444", birthday: "19600321"), to: garden)
    let id = try garden.people.find("엄마").id.fullForm
    let outcome = garden.run("contact import in.vcf")
    let change = #"{"field":"phone","from":"01011112222","to":"01033334444"}"#
    #expect(
      outcome.output.contains(
        #""offers":[{"id":"\#(id)","name":"엄마","changes":[\#(change)]}]"#))
  }
}
