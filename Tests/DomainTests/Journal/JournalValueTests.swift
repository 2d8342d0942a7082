import Testing

@testable import HearthDomain

/// Tests the journal's own value types.
@Suite struct JournalValueTests {
  @Test(arguments: ["57", "phone-57", "my-phone-1", "폰-3"])
  func `an entry name is parsed as it is printed`(text: String) {
    #expect(EntryName(text).map { "\($0)" } == text)
  }

  @Test(arguments: [
    "", "0", "-5", "phone-", "phone", "5x", "phone-0", "+5", "99999999999999999999",
  ])
  func `other text is not an entry name`(text: String) {
    #expect(EntryName(text) == nil)
  }

  @Test func `a stamp is later than the one before, whatever the clock shows`() {
    let first = ChangeTimestamp(at: Instant(milliseconds: 1000))
    #expect(first.milliseconds == 1000)
    let same = ChangeTimestamp.next(after: first, at: Instant(milliseconds: 1000))
    let back = ChangeTimestamp.next(after: same, at: Instant(milliseconds: 5))
    let later = ChangeTimestamp.next(after: back, at: Instant(milliseconds: 1001))
    #expect(first < same && same < back && back < later)
    #expect(back.milliseconds == 1000 && later == ChangeTimestamp(at: Instant(milliseconds: 1001)))
    #expect(ChangeTimestamp(at: Instant(milliseconds: -1)) == ChangeTimestamp(rawValue: 0))
  }

  @Test func `fields with a common rule are undone together`() {
    #expect(JournalKind.event.blockedFields(["ends"]).isSuperset(of: ["starts", "zone", "allDay"]))
    #expect(JournalKind.event.blockedFields(["title"]) == ["title"])
    #expect(JournalKind.person.blockedFields(["birthDay", "name"]).contains("birthYear"))
    #expect(!JournalKind.saying.blockedFields(["korean"]).contains("tags"))
    // The first day is derived from the first record.
    #expect(JournalKind.book.blockedFields(["startedOn"]) == [])
    #expect(
      !JournalKind.book.preventsUndo("enteredStart") && JournalKind.book.preventsUndo("targetOn"))
  }

  @Test func `each setting has its own item`() {
    let keys = ["mood.artist", "mood.palette", "profile.email", "profile.display_name"]
    let places = keys.map { ItemReference.setting($0) }
    #expect(Set(places.map(\.id)).count == keys.count && places.allSatisfy { $0.id >= 0 })
    #expect(places[0].name == "settings/mood.artist")
    #expect(
      ItemReference(.dayPalette, Int64(Day(literal: "2026-11-22").number)).name
        == "dayPalettes/2026-11-22")
    #expect(ItemReference(.pastReading, 1, part: 2).name == "pastReadings/0000000000001/2")
  }

  @Test func `each kind has a unique number and name`() {
    #expect(JournalKind.allCases.map(\.rawValue) == Array(1...16))
    #expect(Set(JournalKind.allCases.map(\.name)).count == 16)
  }
}
