import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct PeopleQuestionTests {
  @Test(arguments: Language.allCases)
  func `removing a watering entered by mistake asks first`(
    language: Language
  ) throws {
    let garden = PeopleCommandFixture(language)
    garden.run("person add 엄마 --every 7")
    let before = try garden.people.find("엄마")
    garden.run("water 엄마 --by call --keyword 김장")
    #expect(garden.run("person unwater 엄마", answers: ["n"]).status == .success)
    #expect(try garden.people.find("엄마") != before)
    #expect(garden.run("person unwater 엄마", answers: ["y"]).status == .success)
    #expect(try garden.people.find("엄마") == before)
    #expect(garden.run("--yes person unwater 엄마").status == .failed)
    try expectGolden("People/unwater-\(language.rawValue)", garden.transcript)
  }

  @Test(arguments: Language.allCases)
  func `a contact before the planting asks whether to move the planting`(
    language: Language
  ) throws {
    let garden = PeopleCommandFixture(language)
    garden.run("person add 엄마 --every 반년 --last 어제 --about \"땅콩을 못 먹어요\"")
    let line = "water 엄마 --on 2026-10-20 --by whatsapp"
    let refused = garden.run(line)
    #expect(refused.status == .wrongUsage && refused.errors.contains("--yes"))
    let question = language(ko: "심은 날을 그날로 옮길까요?", en: "Move the planting to that day?")
    let declined = garden.run(line, answers: ["n"])
    #expect((declined.output + declined.errors).contains(question), "\(declined)")
    #expect(try garden.people.find("엄마").care.wateringCount == 1)
    garden.run(line, answers: ["y"])
    let person = try garden.people.find("엄마")
    #expect(person.care.wateringCount == 2)
    #expect(person.details.plantedOn == Day(literal: "2026-10-20"))
    garden.run("person edit 엄마 --birthday 03-21")
    #expect(garden.run("person birthdays").output.contains("엄마"))
    #expect(garden.run("person list --search 땅콩").output.contains("엄마"))
  }

  @Test(arguments: Language.allCases)
  func `the fourth postponement asks, and accepts no`(language: Language) throws {
    let garden = PeopleCommandFixture(language)
    garden.run("person add 엄마 --every 1")
    garden.run("water 엄마 --keyword 밥 --memo 국")
    for date in ["2026-11-02", "2026-11-03", "2026-11-04"] {
      garden.day(date)
      #expect(garden.run("person postpone 엄마 --days 1").status == .success)
    }
    garden.day("2026-11-05")
    #expect(garden.run("person postpone 엄마 --days 1").status == .wrongUsage)
    garden.run("person postpone 엄마 --days 1", answers: ["n"])
    #expect(try garden.people.find("엄마").care.postponementCount == 3)
    garden.run("person postpone 엄마 --days 1", answers: ["y"])
    #expect(try garden.people.find("엄마").care.affection.steps == 2)
    try expectGolden("People/postponing-\(language.rawValue)", garden.transcript)
  }

  @Test func `JSON has the number of postponements since the last watering`() {
    let garden = PeopleCommandFixture(.english, .json)
    garden.run("person add Mum --every 1")
    for date in ["2026-11-02", "2026-11-03"] {
      garden.day(date)
      #expect(garden.run("person postpone Mum --days 1").status == .success)
    }
    let before = garden.run("person show Mum").output
    #expect(before.contains("\"postponements\":2,\"postponementsSinceWatering\":2"), "\(before)")
    garden.run("water Mum --by call")
    let after = garden.run("person show Mum").output
    #expect(after.contains("\"postponements\":2,\"postponementsSinceWatering\":0"), "\(after)")
  }

  @Test(arguments: Language.allCases)
  func `a person without affection is not said to lose any`(language: Language) throws {
    let garden = PeopleCommandFixture(language)
    garden.run("person add 엄마 --every 1")
    for date in ["2026-11-02", "2026-11-03", "2026-11-04"] {
      garden.day(date)
      #expect(garden.run("person postpone 엄마 --days 1").status == .success)
    }
    garden.day("2026-11-05")
    garden.run("person postpone 엄마 --days 1", answers: ["n"])
    #expect(try garden.people.find("엄마").care.postponementCount == 3)
    #expect(garden.run("person postpone 엄마 --days 1", answers: ["y"]).status == .success)
    #expect(try garden.people.find("엄마").care.postponementCount == 4)
    #expect(!garden.transcript.contains("0%"))
    try expectGolden("People/postponing-without-affection-\(language.rawValue)", garden.transcript)
  }

  @Test(arguments: Language.allCases)
  func `removing asks and names what is lost`(language: Language) throws {
    let garden = try PeopleCommandFixture.watered(language, .terminal)
    garden.run("person remove 엄마", answers: [""])
    #expect(try garden.people.totals().people == 2)
    garden.run("person remove 엄마", answers: [language(ko: "네", en: "yes")])
    #expect(try garden.people.totals().people == 1)
    try expectGolden("People/removing-\(language.rawValue)", garden.transcript)
  }

  @Test func `removing a person without waterings mentions none`() {
    let (korean, english) = (PeopleCommandFixture(.korean), PeopleCommandFixture(.english))
    for garden in [korean, english] { garden.run("person add Jo --every 7") }
    let (asked, answered) = (
      korean.run("person remove Jo", answers: ["네"]), english.run("person remove Jo --yes")
    )
    #expect(asked.errors == "Jo: 식물을 지울까요? [예/아니요] ")
    #expect(asked.output == "Jo: 지웠어요.\n")
    #expect(answered.output == "Removed Jo.\n")
  }

  @Test(arguments: Language.allCases)
  func `several people are removed after one question, or none`(language: Language) throws {
    let garden = try PeopleCommandFixture.watered(language, .terminal)
    #expect(garden.run("person remove 엄마 없는사람 --yes").status == .failed)
    garden.run("person remove 엄마 지민", answers: ["n"])
    #expect(try garden.people.totals().people == 2)
    garden.run("person remove 지민 엄마 지민", answers: ["y"])
    #expect(try garden.people.totals().people == 0)
    try expectGolden("People/removing-several-\(language.rawValue)", garden.transcript)
  }

  @Test(arguments: Language.allCases)
  func `the link opens before the questions, which can be skipped`(language: Language) throws {
    let garden = try PeopleCommandFixture.watered(language, .terminal)
    garden.opens = true
    garden.run("water 엄마 --open", answers: ["김치, 여섯글자키워", "김치, 밥", ""])
    garden.opens = false
    garden.run("water 엄마 --by message --open", answers: ["", ""])
    garden.run("water 지민 --by kakao --open")
    let last = try garden.people.history(of: garden.people.find("엄마").id, in: 0..<2)
    #expect(last.map(\.watering.review.keywords.count) == [0, 2])
    try expectGolden("People/opening-\(language.rawValue)", garden.transcript)
  }

  @Test(arguments: Language.allCases)
  func `words after a name are suggested with options`(language: Language) throws {
    let garden = PeopleCommandFixture(language)
    garden.run("person add Sis --every 7")
    garden.run("person add \"Big Sis\" --every 7")
    #expect(garden.run("water Sis talked about work").status == .failed)
    let several = garden.run("water Sis last fri call about work --keyword job")
    #expect(
      several.errors.contains(
        "water Sis --keyword job --on \"last fri\" --by call --memo \"about work\""),
      "\(several.errors)")
    garden.run("person add 민수 --every 7")
    for name in ["민수", "민수한테", "ㅁㅅ"] {
      let ofThree = garden.run("water \(name) 어제 3시에 통화")
      #expect(
        ofThree.errors.contains("water \(name) --on 어제 --by 통화 --memo 3시에"), "\(ofThree.errors)")
    }
    let called = garden.run("water Sis yesterday called")
    #expect(called.errors.contains("hearth water Sis --on yesterday --by called"))
    // A longer name that starts with these words is not mistaken for another person.
    #expect(garden.run("water Sisyphus Jones").status == .failed)
    for line in ["water \" \"", "person postpone \" \""] {
      let none = language(ko: "맞는 사람을 찾지 못했어요", en: "No person matches")
      #expect(garden.run(line).errors.contains(none), "\(line)")
    }
    #expect(try garden.people.totals().waterings == 0)
  }

  @Test(arguments: [
    ("할머니 3일", 3), ("할머니 3", 3), ("\"할머니 사흘\"", 3), ("Mum Kim a week", 7), ("mum 2 days", 2),
    ("Mum Kim for 3 days", 3),
  ])
  func `the days of a postponement may follow the name`(words: String, days: Int) throws {
    for language in Language.allCases {
      let garden = PeopleCommandFixture(language, .terminal, on: "2026-11-08")
      for name in ["할머니", "\"Mum Kim\""] {
        garden.run("person add \(name) --every 7 --planted 2026-11-01")
      }
      let outcome = garden.run("person postpone \(words)")
      #expect(outcome.status == .success, "\(outcome.errors)")
      let person = try garden.people.find(words.contains("할머니") ? "할머니" : "Mum")
      #expect(person.daysLeft(on: garden.clock.today) == days)
      #expect(garden.run("person postpone Mum Kim").status == .wrongUsage)
      #expect(garden.run("person postpone Mum soon").status == .failed)
      #expect(garden.run("person postpone Mum 8").status == .wrongUsage)
    }
  }

  @Test(arguments: Language.allCases)
  func `an interval changes the plant without a question, and the answer says so`(
    language: Language
  ) throws {
    let garden = PeopleCommandFixture(language)
    garden.run("person add Sis --every 30")
    garden.day("2026-11-20")
    let another = garden.run("person edit Sis --every 31")
    #expect(another.status == .success)
    let told = language(ko: "스투키에서 단모환으로", en: "from a snake plant to a cactus")
    #expect(another.errors.contains(told))
    #expect(!another.errors.contains("--from-today"))
    let outcome = garden.run("person edit Sis --every 7")
    #expect(outcome.status == .success)
    #expect(outcome.errors.contains("hearth person edit Sis --from-today"), "\(outcome)")
    #expect(garden.run("person edit Sis --from-today").errors.isEmpty)
    #expect(try garden.people.find("Sis").state(on: Day(literal: "2026-11-20")) != .wilted)
  }

  @Test(arguments: [
    ("contact add Jo --phone 010-1234-5678", "person add Jo --every 7", true),
    ("contact add Jo", "person add Jo --every 7", false),
    ("contact add Joan --phone 010-1234-5678", "person add Jo --every 7", false),
    ("contact add Jo --phone 010-1234-5678", "person add Jo --every 7 --phone 02-123-4567", false),
    ("contact add Jo --phone 010-1234-5678", "person add --from-contact Jo --every 7", false),
  ])
  func `planting manually beside a contact of the same name reports it`(
    contact: String, line: String, isTold: Bool
  ) throws {
    let garden = PeopleCommandFixture(.english)
    garden.run(contact)
    let planted = garden.run(line)
    #expect(planted.status == .success)
    let said = planted.output + planted.errors
    #expect(said.contains("in your contacts, too") == isTold, "\(said)")
    #expect(said.contains("--from-contact ") == isTold, "\(said)")
  }

  @Test func `a contact is removed after a question, and its person stays`() throws {
    let garden = PeopleCommandFixture()
    garden.run("contact add Jo")
    garden.run("person add --from-contact Jo --every 7")
    garden.run("contact remove Jo", answers: ["n"])
    #expect(garden.run("contact list --all").output.contains("Jo"))
    garden.run("contact remove Jo", answers: ["y"])
    #expect(!garden.run("contact list --all").output.contains("Jo"))
    #expect(try garden.people.find("Jo").name == "Jo")
  }

  @Test(arguments: Language.allCases)
  func `numbers that an edit of a contact drops are named`(language: Language) {
    let garden = PeopleCommandFixture(language)
    garden.run("contact add Jo --phone 010-1234-5678 --phone 02-555-0101")
    let said = garden.run("contact edit Jo --phone 010-1234-5678").errors
    let gone = language(ko: "지운 번호: 02-555-0101.", en: "Removed numbers: 02-555-0101.")
    #expect(said.contains(gone), "\(said)")
    // Replacing one number with another needs no message.
    #expect(!garden.run("contact edit Jo --phone 02-777-1234").errors.contains("010-1234"))
  }

  @Test(arguments: Language.allCases)
  func `a number of two people is stored only after a question`(language: Language) throws {
    let garden = PeopleCommandFixture(language)
    garden.run("person add Mum --every 7 --phone 02-555-0101")
    let line = "person add Dad --every 9 --phone 025550101"
    let piped = garden.run(line)
    #expect(piped.status == .wrongUsage)
    #expect(piped.errors.contains("Mum") && piped.errors.contains("--yes"), "\(piped.errors)")
    #expect(garden.run(line, answers: ["n"]).status == .success)
    #expect(try garden.people.totals().people == 1)
    let asked = garden.run(line, answers: ["y"]).errors
    #expect(
      asked.contains(
        language(
          ko: "‘Mum’도 쓰는 전화번호예요. ‘Dad’에게도 적을까요?",
          en: "“Mum” has this number too. Add it to “Dad” as well?")), "\(asked)")
    #expect(try garden.people.find("Dad").details.phone?.dialled == "025550101")
    // When both the name and the number exist already, there are two questions in turn.
    #expect(
      garden.run("person add Mum --every 3 --phone 02-555-0101", answers: ["y", "n"]).status
        == .success)
    #expect(try garden.people.totals().people == 2)
    garden.run("person add Gran --every 9")
    #expect(garden.run("person edit Gran --phone 02-555-0101").status == .wrongUsage)
    let given = garden.run("person edit Gran --phone 02-555-0101", answers: ["n"]).errors
    #expect(
      given.contains(
        language(ko: "‘Gran’에게도 적을까요?", en: "Add it to “Gran” as well?")), "\(given)")
    #expect(try garden.people.find("Gran").details.phone == nil)
    #expect(garden.run("person edit Gran --phone 02-555-0101 --yes").status == .success)
    #expect(garden.run("person edit Gran --phone \"02 555 0101\" --every 8").status == .success)
    #expect(try garden.people.find("Gran").details.phone?.dialled == "025550101")
  }

  @Test(arguments: Language.allCases)
  func `a second person with the same name is planted only after a question`(
    language: Language
  ) throws {
    let garden = PeopleCommandFixture(language)
    garden.run("person add Mum --every 7")
    garden.day("2026-11-02")
    #expect(garden.run("person add mum --every 3", answers: ["n"]).status == .success)
    #expect(garden.run("person add Mum --every 3 --no-input", answers: ["y"]).status == .wrongUsage)
    #expect(try garden.people.totals().people == 1)
    #expect(garden.run("person add Mum --every 3", answers: ["y"]).status == .success)
    garden.run("contact add Mum")
    #expect(garden.run("person add --from-contact Mum --every 9 --yes").status == .success)
    let piped = garden.run("person add Mum --every 20")
    #expect(piped.status == .wrongUsage)
    #expect(piped.errors.contains("Mum"))
    #expect(try garden.people.totals().people == 3)
    #expect(garden.run("water Mum").status == .failed)
    try expectGolden("People/namesakes-\(language.rawValue)", garden.transcript)
  }
}
