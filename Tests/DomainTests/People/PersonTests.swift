import HearthDomain
import HearthTestSupport
import Testing

@Suite struct PersonTests {
  @Test func `names are trimmed and have at most forty syllables, or eighty letters`() throws {
    #expect(try PersonName(" 지민\n").value == "지민")
    #expect(try PersonName(String(repeating: "👩‍👧", count: 40)).value.count == 40)
    #expect(throws: DomainError.invalid(.personName, .empty)) { try PersonName(" ") }
    #expect(throws: DomainError.invalid(.personName, .tooWide(limit: 80, actual: 82))) {
      try PersonName(String(repeating: "가", count: 41))
    }
  }

  @Test func `a nickname has up to twenty syllables and is optional`() throws {
    #expect(throws: DomainError.invalid(.nickname, .tooWide(limit: 40, actual: 42))) {
      try Nickname(String(repeating: "가", count: 21))
    }
    #expect(try person("지민", of: history()).plantName == "지민")
    #expect(try person("지민", nickname: "꼬마", of: history()).plantName == "꼬마")
  }

  @Test(arguments: [
    ("2026-03-01", 5, PlantState.fresh, 1), ("2026-03-04", 2, .fine, 4),
    ("2026-03-05", 1, .thirsty, 5), ("2026-03-06", 0, .due, 6), ("2026-03-08", -2, .wilted, 8),
  ])
  func `a plant's state follows from the days left`(
    today: String, daysLeft: Int, state: PlantState, together: Int
  ) throws {
    let someone = try person(of: history(every: 5))
    #expect(someone.daysLeft(on: day(today)) == daysLeft)
    #expect(someone.state(on: day(today)) == state)
    #expect(someone.daysTogether(on: day(today)) == together)
  }

  @Test(arguments: [
    ("2026-03-02", false, PhraseBand.neverWatered), ("2026-03-02", true, .watered),
    ("2026-03-06", false, .dueToday), ("2026-03-07", true, .dueToday),
    ("2026-03-07", false, .wilted), ("2026-03-08", true, .wilted),
  ])
  func `a plant's phrases follow from its state`(today: String, isWatered: Bool, band: PhraseBand)
    throws
  {
    let waterings = isWatered ? [try watering(1, day("2026-03-02"))] : []
    #expect(try person(of: history(every: 5, waterings)).phraseBand(on: day(today)) == band)
  }

  @Test func `each of the five phrases is used`() {
    var numbers = SeededNumbers(seed: 1)
    let picked = (0..<100).map { _ in Phrase(of: .watered, using: &numbers).index }
    #expect(Set(picked) == [0, 1, 2, 3, 4])
  }

  @Test func `people are listed by days left, affection, name and id`() throws {
    let soon = try person("하늘", id: 1, of: history(every: 2))
    let distant = try person("하늘", id: 2, of: history(every: 5))
    let first = try person("가을", id: 4, of: history(every: 5))
    let twin = try person("가을", id: 3, of: history(every: 5))
    let close = try person("가을", id: 5, of: history(every: 5, [watering(1, plantingDay)]))
    let listed = [close, first, distant, twin, soon].sorted(by: Person.isListedBefore)
    #expect(listed == [soon, twin, first, distant, close])
  }

  @Test(arguments: [
    ("", true), ("지민", true), ("민", true), ("ㅈㅁ", true), ("꼬마", true), ("5678", true),
    ("서연", false), ("9999", false), ("땅콩", true),
  ])
  func `a search finds a person`(query: String, isFound: Bool) throws {
    let plain = try person("김지민", nickname: "꼬마", phone: "010-1234-5678", of: history())
    var details = plain.details
    details.about = try PersonAbout("땅콩을 못 먹어요")
    let someone = Person(id: plain.id, details: details, care: plain.care)
    #expect(someone.matches(query) == isFound)
  }

  @Test(arguments: [
    ("2026-03-01", nil), ("2026-03-04", nil), ("2026-03-06", nil),
    ("2026-03-07", Problem.inTheFuture(day("2026-03-07"), today: day("2026-03-06"))),
    ("2026-02-28", .beforePlanting(day("2026-02-28"), plantedOn: plantingDay)),
  ])
  func `a watering is between planting and today`(date: String, problem: Problem?) throws {
    let someone = try person(of: history())
    let made = Result {
      try someone.watering(
        ID(rawValue: 7)!, on: day(date), by: .meet, today: day("2026-03-06"))
    }
    switch (made, problem) {
    case (.success(let watering), nil): #expect(watering.day == day(date))
    case (.failure(let error), let problem?):
      #expect(error as? DomainError == .invalid(.day, problem))
    default: Testing.Issue.record("\(made)")
    }
  }

  @Test(arguments: [
    (5, 7, "2026-03-08"), (5, 8, "2026-03-09"), (5, 1, "2026-03-02"), (5, 5, "2026-03-06"),
  ])
  func `the effect of another interval is computed before saving`(
    before: Int, after: Int, due: String
  ) throws {
    let other = try person(of: history(every: before)).dueDay(every: CareRhythm(everyDays: after))
    #expect(other == day(due))
    #expect(try history(every: after).dueOn == other)
  }
}
