import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct PeopleCommandTests {
  @Test(arguments: CommandFixture.goldenForms)
  func `a season reports at each step what changed and what is next`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let garden = PeopleCommandFixture(language, form)
    garden.run("person")
    garden.run("person add 엄마 --every 7 --nickname 꼬마 --birthday lunar:08-15 --phone 010-1234-5678")
    garden.run("person add 지민 --every 3 --birthday 1990-11-05 --alarm off")
    garden.day("2026-11-03")
    garden.run("water 엄마 --by call --keyword 김장 --memo \"토요일에 같이 하기로 했다\"")
    garden.run("water ㅈㅁ --on 어제 --by meet")
    garden.run("person review 지민 --keyword 이사 --keyword 고양이")
    garden.day("2026-11-10")
    for _ in 0..<2 { garden.run("person postpone 엄마 --days 2") }
    garden.day("2026-11-20")
    garden.run("person list --wilted")
    garden.run("person postpone 엄마 --days 1")
    garden.run("water 꼬마 --by kakao")
    garden.run("person list")
    garden.run("person edit 엄마 --every 14")
    garden.run("person edit 지민 --alarm 20:30 --birthday \"\"")
    try expectGolden(PeopleCommandFixture.golden("season", language, form), garden.transcript)
  }

  @Test func `the waterings column covers present people, removed ones are separate`() {
    let garden = PeopleCommandFixture(.english)
    for name in ["Mum", "Jin"] {
      garden.run("person add \(name) --every 7")
      garden.run("water \(name) --by call")
    }
    #expect(!garden.run("person garden").output.contains("removed"))
    garden.run("person remove Jin --yes")
    let output = garden.run("person garden").output
    #expect(output.contains("1 plant, watered 1 time, postponed 0 times."), "\(output)")
    #expect(output.contains("who were removed: watered 1 time, postponed 0 times."), "\(output)")
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `every list and page is displayed`(language: Language, form: CommandFixture.Form) throws {
    let garden = try PeopleCommandFixture.watered(language, form)
    for line in [
      "person list", "person list --due", "person list --search 5678", "person show 엄마",
      "person history 엄마", "person history 지민", "person calendar 엄마",
      "person calendar 엄마 2026-12", "person calendar 지민", "person garden",
      "person garden --plot",
    ] {
      #expect(garden.run(line).status == .success)
    }
    try expectGolden(PeopleCommandFixture.golden("look", language, form), garden.transcript)
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `contacts are added, found, planted and removed`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let garden = PeopleCommandFixture(language, form)
    try garden.files.write(Array(ContactCards.text.utf8), to: "people.vcf", replacing: false)
    for line in [
      "contact", "contact import people.vcf", "contact import people.vcf",
      "contact import none.vcf", "contact list", "contact search ㅈㅎ", "contact search 4321",
      "contact search nobody", "contact add 준호 --phone 02-123-4567",
      "contact add 준호 --phone 021234567", "person add --from-contact 02123 --every 14",
      "person add --from-contact 02123 --every 14", "contact list --all",
      "contact remove 김하나 --yes", "contact remove 김하나 --yes", "person export out.vcf",
      "person export out.vcf", "person export out.vcf --yes", "person export -",
    ] {
      garden.run(line)
    }
    try expectGolden(PeopleCommandFixture.golden("contacts", language, form), garden.transcript)
  }

  @Test(arguments: Language.allCases)
  func `invalid input gets one sentence and changes nothing`(language: Language) throws {
    let garden = try PeopleCommandFixture.watered(language, .piped)
    garden.run("person add 지민 --every 20 --yes")
    let before = try garden.people.list(in: 0..<10)
    for (line, status) in ContactCards.refused {
      let outcome = garden.run(line)
      #expect(outcome.status == status, "\(line)")
      #expect(outcome.output.isEmpty, "\(line)")
      let said = outcome.errors.split(separator: "\n")
      let place = try #require(said.firstIndex { $0.hasPrefix("hearth: ") }, "\(line)")
      // Only a question that cannot be answered precedes the message that says so.
      #expect(said[..<place].allSatisfy { $0.contains("?") }, "\(line)")
      #expect(said.count { $0.hasPrefix("hearth: ") } == 1, "\(line)")
    }
    #expect(try garden.people.list(in: 0..<10) == before)
    try expectGolden("People/refused-\(language.rawValue)", garden.transcript)
  }

  @Test(arguments: Language.allCases)
  func `a contact with a name too long for a person is planted with a shortened name`(
    language: Language
  ) throws {
    let garden = PeopleCommandFixture(language, .piped)
    let long = "Mina " + String(repeating: "a", count: 90)
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\(long)\r\nEND:VCARD\r\n"
    try garden.files.write(Array(card.utf8), to: "in.vcf", replacing: true)
    garden.run("contact import in.vcf")
    let outcome = garden.run("person add --from-contact Mina --every 7")
    #expect(outcome.status == .success && (outcome.output + outcome.errors).contains("80"))
    #expect(try garden.people.list(in: 0..<9).map(\.name) == [String(long.prefix(80))])
  }

  @Test func `the address book is exported completely in either version`() throws {
    let garden = PeopleCommandFixture(.english, .piped)
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Mina\r\nBDAY:--0321\r\nX-OWN:1\r\nEND:VCARD\r\n"
    try garden.files.write(Array(card.utf8), to: "in.vcf", replacing: true)
    garden.run("contact import in.vcf")
    garden.run("person add --from-contact Mina --every 7")
    #expect(garden.run("contact export -").output == card)
    #expect(garden.run("contact export out.vcf --vcard 3.0").output.contains("Wrote 1 contact"))
    let written = String(decoding: garden.files["out.vcf"] ?? [], as: UTF8.self)
    #expect(written.contains("VERSION:3.0\r\nFN:Mina\r\nN:Mina;;;;\r\n"))
    #expect(written.contains("BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-21\r\nX-OWN:1\r\n"))
    #expect(garden.run("person export - --vcard 3.0").output == written)
    #expect(garden.run("contact export out.vcf").status == .failed)
    #expect(garden.run("contact export b.vcf --vcard 2.1").status == .wrongUsage)
  }

  @Test(arguments: ["\"\"", "none", "없음"])
  func `an empty value clears a field`(none: String) throws {
    let garden = try PeopleCommandFixture.watered(.english, .terminal)
    garden.run(
      "person edit 엄마 --phone \(none) --birthday \(none) --nickname \"\" --alarm off")
    let details = try garden.people.find("엄마").details
    #expect(details.phone == nil)
    #expect(details.birthday == nil)
    #expect(details.nickname.isEmpty)
    #expect(!details.alarm.isOn)
    let line = "person review 엄마 --on 11-06 --keyword \"\" --memo \"\""
    #expect(garden.run(line, answers: ["n"]).output.isEmpty)
    let outcome = garden.run(line, answers: ["y"])
    #expect(outcome.errors.contains("33% → 16%"))
  }

  @Test func `two people with one name are distinguished by nickname and id`() throws {
    let garden = PeopleCommandFixture()
    garden.run("person add 지민 --every 7 --nickname 큰지민")
    garden.run("person add 지민 --every 7 --yes")
    let refused = garden.run("water 지민")
    #expect(refused.status == .failed)
    #expect(refused.errors.contains("지민, 큰지민\n"))
    #expect(refused.errors.contains("Write one of these:\n  hearth water "), "\(refused.errors)")
    #expect(garden.run("water 큰지민").status == .success)
    let other = try garden.people.list(in: 0..<2).first { $0.care.wateringCount == 0 }
    #expect(garden.run("water \(try #require(other).id.shortForm)").status == .success)
    #expect(try garden.people.totals().waterings == 2)
  }

  @Test(arguments: Language.allCases)
  func `Today in a pipe names the next person if nobody is due`(language: Language) throws {
    let garden = PeopleCommandFixture(language, .piped)
    garden.run("person add Mum --every 7")
    let quiet = try #require(try garden.today.section().emptyMessage)
    #expect(quiet(language).contains("Mum"))
    let command = TodayCommand(
      reader: TodayReader(
        queries: TodayQueries(store: garden.store, clock: garden.clock),
        parts: [garden.today]))
    var console = Console.recording(ConsoleTraits(language: language))
    try command.run(TodayCommand.input(), in: &console)
    #expect(console.recordedOutput.contains("people\t\(quiet(language))\t\n"))
  }

  @Test(arguments: Language.allCases)
  func `birthdays can be typed in many formats`(language: Language) throws {
    let garden = PeopleCommandFixture(language)
    garden.run("person add Mum --every 7 --birthday \"19 April 1960\"")
    #expect(try garden.people.find("Mum").details.birthday?.description == "1960-04-19")
    garden.run("person edit Mum --birthday \"음력 8월 15일\"")
    garden.run("contact add Dad --birthday \"3월 21일\"")
    for wrong in ["31/02", "02/31", "4월 31일", "soon", "lunar:1990-leap-04-08", "음력 1890년 1월 1일"] {
      #expect(garden.run("person edit Mum --birthday \"\(wrong)\"").status == .wrongUsage)
    }
    #expect(try garden.people.find("Mum").details.birthday?.description == "lunar:08-15")
    garden.run("person edit Mum --birthday \"음력 1960년 3월 24일\"")
    garden.run("person show Mum")
    try expectGolden("People/birthdays-\(language.rawValue)", garden.transcript)
  }

  @Test func `a person is joined with a contact later`() throws {
    let garden = PeopleCommandFixture(on: "2026-11-01")
    garden.run("person add Mum --every 7")
    garden.run("contact add \"Ann Field\" --phone 010-1111-2222")
    for other in ["--every 9", "--phone 010-2", "--name Ann"] {
      let line = "person edit Mum --from-contact Ann \(other)"
      #expect(garden.run(line).status == .wrongUsage, "\(line)")
    }
    let joined = garden.run("person edit Mum --from-contact ann")
    #expect(joined.status == .success)
    let told = joined.output + joined.errors
    #expect(told.contains("Linked Mum to Ann Field") && told.contains("1111"), "\(joined)")
    #expect(try garden.people.find("Mum").details.phone == PhoneNumber("010-1111-2222"))
    garden.run("person add Dad --every 7")
    #expect(garden.run("person edit Dad --from-contact ann").status == .failed)
    garden.run("contact add \"Beth Field\"")
    let refused = garden.run("person edit Mum --from-contact beth")
    #expect(refused.status == .failed)
    #expect(refused.errors.contains("“Mum” is already linked to the contact “Ann Field”"))
    #expect(try garden.tools.people.contacts.find("beth").plantedPersonID == nil)
  }

  @Test func `planting manually reports a contact with the same name`() throws {
    let garden = PeopleCommandFixture(on: "2026-11-01")
    garden.run("contact add Mum --phone 010-1111-2222")
    let planted = garden.run("person add Mum --every 7")
    let told = planted.output + planted.errors
    #expect(told.contains("hearth person edit Mum --from-contact "), "\(planted)")
  }

  @Test(arguments: [
    ("--keyword \"sea side\" --keyword run", "#\"sea side\" #run"),
    ("--keyword 'run, sea side'", "#run #\"sea side\""), ("--keyword #run", "#run"),
    ("--keyword '#\"sea side\" #run'", "#\"sea side\" #run"),
  ])
  func `keywords are given like tags`(options: String, shown: String) {
    let garden = PeopleCommandFixture(on: "2026-11-01")
    garden.run("person add Mum --every 7")
    #expect(garden.run("water Mum \(options)").status == .success)
    #expect(garden.run("person history Mum").output.contains(shown))
  }

  @Test func `reaching the top level is reported`() throws {
    let garden = PeopleCommandFixture(on: "2026-11-01")
    garden.run("person add Mum --every 7")
    for date in 1...4 {
      garden.day("2026-11-0\(date)")
      garden.run("water Mum --keyword a --memo b")
    }
    garden.run("water Mum --keyword a --memo b")
    try expectGolden("People/growing-en", garden.transcript)
  }
}
