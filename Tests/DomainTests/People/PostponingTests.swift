import HearthDomain
import Testing

@Suite struct PostponingTests {
  let id = ID<Postponement>(rawValue: 100)!

  @Test(arguments: [1, 3, 7])
  func `a plant can be postponed on its due day`(days: Int) throws {
    var care = try history(every: 5)
    let due = day("2026-03-06")
    let made = try person(of: care).postponement(id, by: Delay(days: days), today: due)
    #expect(made.countedFrom == plantingDay)
    #expect(made.day == due)
    #expect(!made.costsStep)
    care.addOrReplace(made)
    #expect(care.dueOn == due.adding(days: days))
    #expect(care.care.postponementsSinceContact == 1)
    #expect(care.care.postponementCount == 1)
  }

  @Test(arguments: [0, 8, -1, .max])
  func `a postponement is from one to seven days`(days: Int) {
    #expect(throws: DomainError.invalid(.delay, .outOfRange(1...7, actual: days))) {
      try Delay(days: days)
    }
  }

  @Test(arguments: [
    ("2026-03-05", Refusal.plant(.notYetDue(name: "꼬마", daysLeft: 1))),
    ("2026-03-01", .plant(.notYetDue(name: "꼬마", daysLeft: 5))),
    ("2026-03-07", .plant(.alreadyWilted(name: "꼬마", daysLate: 1))),
    ("2027-03-06", .plant(.alreadyWilted(name: "꼬마", daysLate: 365))),
  ])
  func `postponing before or after the due day is refused with the days`(
    today: String, refusal: Refusal
  ) throws {
    let someone = try person(nickname: "꼬마", of: history(every: 5))
    #expect(throws: DomainError.refused(refusal)) {
      try someone.postponement(id, by: Delay(days: 1), today: day(today))
    }
  }

  @Test func `the first three since a contact are free, each further one costs a step`() throws {
    var care = try history(
      every: 1, [watering(1, plantingDay, keywords: ["여행"], memo: "제주도")])
    for turn in 1...5 {
      let someone = try person(of: care)
      let made = try someone.postponement(
        ID(rawValue: Int64(turn + 1))!, by: Delay(days: 1), today: care.dueOn)
      #expect(made.costsStep == (turn > 3))
      #expect(someone.nextPostponementCostsStep == made.costsStep)
      care.addOrReplace(made)
    }
    #expect(care.affection.steps == 1)
    #expect(care.dueOn == plantingDay.adding(days: 6))
    try care.addOrReplace(watering(9, care.dueOn))
    #expect(care.care.postponementsSinceContact == 0)
    #expect(care.care.postponementCount == 5)
    #expect(care.affection.steps == 2)
    #expect(try !person(of: care).nextPostponementCostsStep)
  }

  @Test func `a postponement that costs a step lowers existing affection`() throws {
    var care = try history(every: 1, [watering(1, plantingDay)])
    var lowers: [Bool] = []
    for turn in 1...6 {
      let someone = try person(of: care)
      lowers.append(someone.nextPostponementLowersAffection)
      let made = try someone.postponement(
        ID(rawValue: Int64(turn + 1))!, by: Delay(days: 1), today: care.dueOn)
      care.addOrReplace(made)
    }
    #expect(lowers == [false, false, false, true, false, false])
    #expect(care.affection.steps == 0)
  }

  @Test func `a postponed plant can be postponed again on its new due day`() throws {
    let care = try history(every: 5, [], [postponement(1, day("2026-03-06"), days: 2)])
    let someone = try person(of: care)
    #expect(throws: DomainError.refused(.plant(.notYetDue(name: "지민", daysLeft: 2)))) {
      try someone.postponement(id, by: Delay(days: 1), today: day("2026-03-06"))
    }
    #expect(
      try someone.postponement(id, by: Delay(days: 1), today: day("2026-03-08")).countedFrom
        == plantingDay)
  }

  @Test func `a contact dated back before the postponement ends its effect`() throws {
    var care = try history(every: 5, [], [postponement(1, day("2026-03-06"), days: 7)])
    #expect(care.dueOn == day("2026-03-13"))
    try care.addOrReplace(watering(2, day("2026-03-04")))
    #expect(care.dueOn == day("2026-03-09"))
    #expect(care.care.postponementsSinceContact == 0)
  }

  @Test func `removing the contact restores the postponement`() throws {
    let contact = try watering(2, day("2026-03-10"))
    let postponed = try postponement(1, day("2026-03-06"), days: 7)
    #expect(try history(every: 5, [contact], [postponed]).dueOn == day("2026-03-15"))
    #expect(try history(every: 5, [], [postponed]).dueOn == day("2026-03-13"))
  }

  @Test func `affection does not fall below zero`() throws {
    let costly = try (1...3).map {
      try postponement(Int64($0), plantingDay.adding(days: $0), costsStep: true)
    }
    #expect(try history([], costly).affection.percent == 0)
  }
}
