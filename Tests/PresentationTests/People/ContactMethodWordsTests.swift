import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct ContactMethodWordsTests {
  @Test(arguments: [
    ("전화", ContactMethod.call), ("통화", .call), ("call", .call), ("카톡", .kakao),
    ("KakaoTalk", .kakao),
    ("문자", .message), ("만남", .meet), ("편지", .mail), ("\"그 밖\"", .other), ("그밖", .other),
  ])
  func `a means is taken by its Korean words too`(word: String, means: ContactMethod) throws {
    let garden = PeopleCommandFixture(.korean)
    garden.run("person add 엄마 --every 7")
    #expect(garden.run("water 엄마 --by \(word)").status == .done)
    let mother = try garden.people.find("엄마")
    #expect(try garden.people.history(of: mother.id, in: 0..<1).first?.watering.means == means)
    let refused = garden.run("water 엄마 --by 전보")
    #expect(refused.status == .wrongUsage && refused.errors.contains("전화 call, 문자 message"))
  }
}
