import HearthDomain
import Testing

@Suite struct ContactTests {
  func contact(_ name: String, id: Int64 = 1, _ phones: String...) throws -> Contact {
    Contact(
      id: ID(rawValue: id)!,
      details: ContactDetails(
        name: try ContactName(name), phones: try phones.map { try PhoneNumber($0) }))
  }

  @Test func `contacts are listed by name, those beginning with a digit last`() throws {
    let contacts = try [
      contact("119 구급대", id: 1), contact("하늘", id: 2), contact("anna", id: 3),
      contact("가을", id: 5), contact("가을", id: 4), contact("Ben", id: 6), contact("3층", id: 7),
      contact("강민", id: 8),
    ]
    let names = contacts.sorted(by: Contact.isListedBefore).map { "\($0.name) \($0.id.rawValue)" }
    #expect(names == ["anna 3", "Ben 6", "가을 4", "가을 5", "강민 8", "하늘 2", "119 구급대 1", "3층 7"])
  }

  @Test(arguments: [
    ("", true), ("엄마", true), ("ㅇㅁ", true), ("마", true), ("5678", true), ("02-1", true),
    ("아빠", false), ("9999", false), ("5", false),
  ])
  func `a search finds name, initial consonants and parts of a number`(
    query: String, isFound: Bool
  ) throws {
    let mother = try contact("엄마", "+82 10-1234-5678", "02-123-4567")
    #expect(mother.matches(query) == isFound)
  }

  @Test func `contacts are equal by folded name and numbers in any order`() throws {
    let one = try contact("Anna", "010-1234-5678", "02-123-4567").details
    let same = try contact("ANNA", "021234567", "+82 10 1234 5678").details
    let other = try contact("Anna", "010-1234-5678").details
    #expect(one.duplicateKey == same.duplicateKey)
    #expect(one.duplicateKey != other.duplicateKey)
  }

  @Test func `a contact is planted with its first number and its birthday`() throws {
    var details = try contact("엄마", "010-1234-5678", "02-123-4567").details
    details.birthday = .lunar(year: nil, month: 8, day: 15, isLeapMonth: false)
    let mother = Contact(id: ID(rawValue: 1)!, details: details)
    let rhythm = try CareRhythm(everyDays: 3)
    let planted = try PersonDetails(of: mother, rhythm: rhythm, plantedOn: plantingDay)
    #expect(planted.name.value == "엄마")
    #expect(planted.phone?.comparisonKey == "01012345678")
    #expect(planted.birthday == details.birthday)
    #expect(planted.alarm == Alarm(at: TimeOfDay(hour: 9, minute: 0)!, isOn: true))
  }

  @Test(arguments: [
    (String(repeating: "가", count: 41), String(repeating: "가", count: 40)),
    (String(repeating: "a", count: 79) + "가", String(repeating: "a", count: 79)),
    (String(repeating: "ab ", count: 60), String(repeating: "ab ", count: 26) + "ab"),
  ])
  func `a name that is too long is shortened when planted`(
    long: String, name: String
  ) throws {
    let planted = try PersonDetails(
      of: contact(long), rhythm: try CareRhythm(everyDays: 3), plantedOn: plantingDay)
    #expect(planted.name.value == name)
  }

  @Test func `planted contacts are listed only on request`() throws {
    let planted = Contact(
      id: ID(rawValue: 1)!, details: try contact("엄마").details, plantedAs: ID(rawValue: 2))
    #expect(!ContactFilter.notPlanted.accepts(planted))
    #expect(ContactFilter(search: "엄", includesPlanted: true).accepts(planted))
  }
}
