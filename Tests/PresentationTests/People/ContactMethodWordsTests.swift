import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct ContactMethodWordsTests {
  @Test(arguments: [
    ("전화", ContactMethod.call), ("통화", .call), ("call", .call), ("카톡", .kakao),
    ("KakaoTalk", .kakao),
    ("문자", .message), ("만남", .meet), ("편지", .mail), ("\"그 밖\"", .other), ("그밖", .other),
  ])
  func `a contact method can be given in Korean`(word: String, means: ContactMethod) throws {
    let garden = PeopleCommandFixture(.korean)
    garden.run("person add 엄마 --every 7")
    #expect(garden.run("water 엄마 --by \(word)").status == .success)
    let mother = try garden.people.find("엄마")
    #expect(try garden.people.history(of: mother.id, in: 0..<1).first?.watering.method == means)
    let refused = garden.run("water 엄마 --by 전보")
    #expect(refused.status == .wrongUsage && refused.errors.contains("전화 call, 문자 message"))
  }

  @Test(arguments: Language.allCases)
  func `a custom contact method is recorded, opened, and keeps its name`(language: Language) throws
  {
    let garden = PeopleCommandFixture(language)
    garden.ownMeans = "WeChat=https://we.example/{digits}; LINE=https://line.me/{phone}"
    garden.run("person add Jo --every 7 --phone 010-1234-5678")
    garden.run("person add Kim --every 7")
    let opened = garden.run("water Jo --by wechat --open --memo hi")
    #expect(opened.status == .success && opened.errors.contains("https://we.example/821012345678"))
    #expect(opened.output.contains("(WeChat)"))
    #expect(garden.run("water Kim --by LINE").status == .success)
    // It opens with a phone number, like a call.
    #expect(garden.run("water Kim --by LINE --open").status == .failed)
    let refused = garden.run("water Jo --by Pager")
    #expect(refused.status == .wrongUsage && refused.errors.contains("WeChat, LINE"))
    let meeting = garden.run("water Jo --by meet --open")
    #expect(meeting.status == .wrongUsage && meeting.errors.contains("LINE"))
    let last = try garden.people.history(of: garden.people.find("Jo").id, in: 0..<1).first
    #expect(last?.watering.method == .message && last?.watering.customMethod == "WeChat")
    // After its removal from the settings, old records still show the name.
    garden.ownMeans = ""
    #expect(garden.run("person history Jo").output.contains("WeChat"))
    #expect(garden.run("--json person history Jo").output.contains("\"by\":\"WeChat\""))
  }

  @Test func `a custom contact method comes before a synonym of a built-in one`() throws {
    let garden = PeopleCommandFixture(.korean)
    garden.ownMeans = "문자=https://sms.example/{digits}"
    garden.run("person add 민아 --every 7 --phone 010-1234-5678")
    #expect(garden.run("water 민아 --by 문자").status == .success)
    let last = try garden.people.history(of: garden.people.find("민아").id, in: 0..<1).first
    #expect(last?.watering.customMethod == "문자")
  }

  @Test func `contact methods are completed in the typed script, custom ones included`() {
    let names = NameLookup(
      profiles: { [] }, customMeans: { ["WeChat", "왓츠앱"] }, { _, _, _ in [] })
    #expect(names.means(withPrefix: "m") == ["message", "meet", "mail"])
    #expect(names.means(withPrefix: "w") == ["whatsapp", "WeChat"])
    #expect(names.means(withPrefix: "카") == ["카카오톡"])
    #expect(names.means(withPrefix: "ㅈ") == ["전화"])
    #expect(names.means(withPrefix: "").count == ContactMethod.allCases.count + 2)
  }
}
