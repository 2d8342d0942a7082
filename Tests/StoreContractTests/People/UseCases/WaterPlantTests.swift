import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct WaterPlantTests {
  @Test(arguments: StoreKind.available)
  func `the course of one plant over a season`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind, on: "2026-03-01")
    let mother = try garden.plant("엄마", every: 5)
    #expect(mother.care.dueOn == day("2026-03-06"))

    garden.set("2026-03-03")
    let review = try Review(keywords: [Keyword("여행")], memo: Memo("제주도에 가신대"))
    let first = try garden.water(mother.id, by: .call, review: review)
    #expect(first.change.stepsGained == 3)
    #expect(first.change.hasGrown)
    #expect(first.change.nextDueOn == day("2026-03-08"))
    #expect(!first.change.hasRevived && !first.needsReview)

    garden.set("2026-03-08")
    let later = try garden.postpone(mother.id, by: Delay(days: 2))
    #expect(later.change.nextDueOn == day("2026-03-10"))
    #expect(later.freePostponementsLeft == 2)
    #expect(later.change.stepsGained == 0)

    garden.set("2026-03-12")
    #expect(try garden.queries.person(mother.id).state(on: day("2026-03-12")) == .wilted)
    let second = try garden.water(mother.id, by: .meet)
    #expect(second.change.hasRevived && second.needsReview)
    #expect(second.change.nextDueOn == day("2026-03-17"))
    #expect(second.change.after.care.postponementsSinceContact == 0)

    let saved = try garden.queries.person(mother.id)
    #expect(saved == second.change.after)
    #expect(saved.care.wateringCount == 2 && saved.care.postponementCount == 1)
  }

  @Test(arguments: StoreKind.available)
  func `the fourth postponement costs one step of affection`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let someone = try garden.plant(every: 1)
    try garden.water(someone.id, by: .call)
    for turn in 1...4 {
      garden.set(try garden.queries.person(someone.id).care.dueOn)
      let outcome = try garden.postpone(someone.id, by: Delay(days: 1))
      #expect(outcome.change.stepsGained == (turn == 4 ? -1 : 0))
      #expect(outcome.freePostponementsLeft == max(0, 3 - turn))
    }
  }

  @Test(arguments: StoreKind.available)
  func `a refused postponement or watering changes nothing`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let someone = try garden.plant()
    #expect(throws: DomainError.refused(.plant(.notYetDue(name: "지민", daysLeft: 5)))) {
      try garden.postpone(someone.id, by: Delay(days: 1))
    }
    #expect(throws: DomainError.self) {
      try garden.water(someone.id, on: garden.clock.today.adding(days: 1), by: .call)
    }
    #expect(try garden.queries.person(someone.id) == someone)
    #expect(try garden.queries.history(of: someone.id, in: 0..<9).isEmpty)
    #expect(throws: DomainError.self) { try garden.water(ID(rawValue: 1)!, by: .call) }
  }

  @Test(arguments: StoreKind.available)
  func `a review is added later, to the last watering or to that of a day`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let someone = try garden.plant()
    garden.set("2026-03-04")
    try garden.water(someone.id, on: day("2026-03-02"), by: .call)
    try garden.water(someone.id, by: .kakao)
    func review(
      on day: Day? = nil, keywords: [Keyword]? = nil, memo: Memo? = nil
    ) throws -> WateringOutcome {
      try garden.editWatering(
        garden.queries.lastWatering(of: someone.id, on: day).id,
        WateringEdit(keywords: keywords, memo: memo))
    }
    let last = try review(keywords: [Keyword("이직")])
    #expect(last.watering.day == day("2026-03-04"))
    #expect(last.change.stepsGained == 1)
    let more = try review(memo: Memo("다음 달"))
    #expect(more.watering.review.keywords.map(\.value) == ["이직"])
    #expect(try review(on: day("2026-03-02"), memo: Memo("안부")).watering.method == .call)
    let gone = try review(keywords: [], memo: .blank)
    #expect(gone.change.stepsGained == -2)
    #expect(throws: DomainError.notFound(.watering, query: "2026-03-03", nearest: [])) {
      try review(on: day("2026-03-03"), memo: Memo("?"))
    }
  }

  @Test(arguments: StoreKind.available)
  func `a watering can be moved and removed`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let someone = try garden.plant(every: 5)
    garden.set("2026-03-04")
    let watering = try garden.water(someone.id, by: .call).watering
    garden.set("2026-03-09")
    try garden.postpone(someone.id, by: Delay(days: 3))
    let moved = try garden.editWatering(
      watering.id, WateringEdit(on: day("2026-03-05"), means: .mail))
    #expect(moved.watering.method == .mail)
    #expect(moved.change.nextDueOn == day("2026-03-13"))
    #expect(throws: DomainError.self) {
      try garden.editWatering(watering.id, WateringEdit(on: day("2026-03-10")))
    }
    let removed = try garden.removeWatering(watering.id)
    #expect(removed.change.after.care.affection == .none)
    #expect(removed.change.nextDueOn == day("2026-03-06"))
    #expect(throws: DomainError.self) { try garden.removeWatering(watering.id) }
  }

  @Test(arguments: StoreKind.available)
  func `contacts of one moment are sorted by time of entry`(
    kind: StoreKind
  ) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let someone = try garden.plant(every: 3)
    let means: [ContactMethod] = [.call, .message, .kakao, .meet, .mail, .other, .call, .meet]
    for (turn, one) in means.enumerated() {
      // Every command starts its random numbers anew.
      let ids = IDGenerator(now: garden.clock.now, randomness: .seeded(UInt64(turn % 3)))
      let water = WaterPlant(context: .of(store: garden.store, clock: garden.clock, newID: ids))
      let outcome = try water(someone.id, by: one)
      #expect(outcome.change.stepsGained == (turn == 0 ? 1 : 0))
    }
    let newest = try garden.queries.history(of: someone.id, in: 0..<9)
    #expect(newest.map(\.watering.method) == means.reversed())
  }

  @Test(arguments: StoreKind.available)
  func `a contact dated back to the planting day resets postponements`(
    kind: StoreKind
  ) throws {
    let garden = try PeopleUseCaseFixture(kind, on: "2026-03-01")
    let someone = try garden.plant(every: 3)
    garden.set("2026-03-04")
    try garden.postpone(someone.id, by: Delay(days: 2))
    let outcome = try garden.water(someone.id, on: day("2026-03-01"), by: .call)
    #expect(outcome.change.nextDueOn == day("2026-03-04"))
    #expect(outcome.change.after.care.postponementsSinceContact == 0)
    // A later postponement counts again.
    let again = try garden.postpone(someone.id, by: Delay(days: 1))
    #expect(again.change.nextDueOn == day("2026-03-05") && again.freePostponementsLeft == 2)
  }
}
