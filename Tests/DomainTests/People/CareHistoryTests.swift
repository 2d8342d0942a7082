import HearthDomain
import Testing

@Suite struct CareHistoryTests {
  @Test func `a new plant is due after one interval`() throws {
    let care = try history(every: 5).care
    #expect(care.dueOn == day("2026-03-06"))
    #expect(care.lastContactOn == nil)
    #expect(care.affection == .none)
    #expect(care.wateringCount == 0)
  }

  @Test(arguments: [
    // Covers 29 February, the end of a year and the nights when clocks change.
    ("2028-02-27", 3, "2028-03-01"), ("2027-02-27", 3, "2027-03-02"),
    ("2028-02-29", 1, "2028-03-01"),
    ("2026-12-31", 90, "2027-03-31"), ("2026-03-28", 1, "2026-03-29"),
    ("2026-03-29", 1, "2026-03-30"),
    ("2026-10-24", 2, "2026-10-26"),
  ])
  func `the due day counts calendar days`(planted: String, interval: Int, due: String) throws {
    #expect(try history(every: interval, planted: day(planted)).dueOn == day(due))
  }

  @Test func `any contact restarts the interval, even an early one`() throws {
    let early = try history(every: 5, [watering(1, day("2026-03-02"))])
    #expect(early.dueOn == day("2026-03-07"))
    let late = try history(every: 5, [watering(1, day("2026-03-20"))])
    #expect(late.dueOn == day("2026-03-25"))
  }

  @Test func `a contact dated back before the last one does not change the due day`() throws {
    var care = try history(every: 5, [watering(1, day("2026-03-10"))])
    try care.addOrReplace(watering(2, day("2026-03-04")))
    #expect(care.lastContactOn == day("2026-03-10"))
    #expect(care.dueOn == day("2026-03-15"))
    #expect(care.affection.steps == 2)
  }

  @Test(arguments: [
    ([], "", 1), (["여행"], "", 2), (["여행", "이직"], "", 2), ([], "잘 지낸대", 2),
    (["여행"], "잘 지낸대", 3),
  ])
  func `contact, keywords and memo add one step each`(
    keywords: [String], memo: String, steps: Int
  ) throws {
    let only = try watering(1, day("2026-03-04"), keywords: keywords, memo: memo)
    #expect(only.steps == steps)
    #expect(try history([only]).affection.steps == steps)
  }

  @Test func `a second contact of the day is stored but adds no step`() throws {
    let first = try watering(1, day("2026-03-04"))
    let second = try watering(2, day("2026-03-04"), keywords: ["여행"], memo: "또 통화")
    let care = try history([second, first])
    #expect(care.waterings.map(\.id) == [first.id, second.id])
    #expect(care.affection.steps == 1)
    #expect(care.care.wateringCount == 2)
  }

  @Test func `removing the first contact of a day counts the second`() throws {
    let first = try watering(1, day("2026-03-04"))
    let second = try watering(2, day("2026-03-04"), keywords: ["여행"])
    #expect(try history([first, second]).affection.steps == 1)
    #expect(try history([second]).affection.steps == 2)
  }

  @Test func `a review added, edited or removed later is counted again`() throws {
    let blank = try watering(1, day("2026-03-04"))
    var care = try history([blank])
    #expect(care.affection.steps == 1)
    try care.addOrReplace(watering(1, day("2026-03-04"), keywords: ["여행"], memo: "제주도"))
    #expect(care.affection.steps == 3)
    try care.addOrReplace(watering(1, day("2026-03-04"), memo: "제주도"))
    #expect(care.affection.steps == 2)
    care.addOrReplace(blank)
    #expect(care.affection.steps == 1)
    #expect(care.waterings == [blank])
  }

  @Test func `removing a watering removes its steps and its day`() throws {
    let first = try watering(1, day("2026-03-04"), memo: "안부")
    let last = try watering(2, day("2026-03-09"), keywords: ["여행"], memo: "통화")
    #expect(try history(every: 5, [first, last]).affection.steps == 5)
    let care = try history(every: 5, [first])
    #expect(care.affection.steps == 2)
    #expect(care.dueOn == day("2026-03-09"))
  }

  @Test func `a moved watering counts on its new day`() throws {
    var care = try history(every: 5, [watering(1, day("2026-03-04"))])
    try care.addOrReplace(watering(1, day("2026-03-02")))
    #expect(care.dueOn == day("2026-03-07"))
    #expect(care.care.wateringCount == 1)
  }

  @Test func `affection has at most twelve steps`() throws {
    let many = try (1...6).map {
      try watering(Int64($0), plantingDay.adding(days: $0), keywords: ["안부"], memo: "통화")
    }
    #expect(try history(Array(many.prefix(4))).affection.isFull)
    let care = try history(many).care
    #expect(care.affection.percent == 100)
    #expect(care.wateringCount == 6)
  }

  @Test func `steps lost at either limit do not return`() throws {
    let costly = try postponement(1, day("2026-03-02"), costsStep: true)
    let afterwards = try history([watering(2, day("2026-03-03"))], [costly])
    #expect(afterwards.affection.steps == 1)
    let before = try history(
      [watering(1, day("2026-03-02"))],
      [
        postponement(2, day("2026-03-03"), costsStep: true)
      ])
    #expect(before.affection.steps == 0)
  }

  @Test func `on one day the lower id comes first`() throws {
    let date = day("2026-03-04")
    let paidFirst = try history([watering(9, date)], [postponement(5, date, costsStep: true)])
    #expect(paidFirst.affection.steps == 1)
    let wateredFirst = try history([watering(5, date)], [postponement(9, date, costsStep: true)])
    #expect(wateredFirst.affection.steps == 0)
  }
}
