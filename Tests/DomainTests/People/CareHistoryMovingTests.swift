import HearthDomain
import Testing

@Suite struct CareHistoryMovingTests {
  @Test func `a postponement follows its contact to another day`() throws {
    let old = try watering(1, day("2026-03-05"))
    let putOff = try postponement(2, day("2026-03-10"), days: 3, since: old.day)
    var care = try history(every: 5, [old], [putOff])
    #expect(care.dueOn == day("2026-03-13"))
    let moved = care.replace(old, with: try watering(1, day("2026-03-06")))
    #expect(moved.map(\.countedFrom) == [day("2026-03-06")])
    #expect(moved.map(\.id) == [putOff.id])
    #expect(care.postponements == moved)
    #expect(care.dueOn == day("2026-03-14"))
  }

  @Test func `a postponement does not follow a contact moved past it`() throws {
    let old = try watering(1, day("2026-03-05"))
    var care = try history(
      every: 5, [old], [postponement(2, day("2026-03-10"), days: 3, since: old.day)])
    #expect(care.replace(old, with: try watering(1, day("2026-03-11"))).isEmpty)
    #expect(care.dueOn == day("2026-03-16"))
    #expect(care.care.postponementsSinceContact == 0)
  }

  @Test func `a postponement stays if another contact of that day remains`() throws {
    let old = try watering(1, day("2026-03-05"))
    var care = try history(
      every: 5, [old, watering(2, day("2026-03-05"))],
      [postponement(3, day("2026-03-10"), days: 3, since: old.day)])
    #expect(care.replace(old, with: try watering(1, day("2026-03-02"))).isEmpty)
    #expect(care.dueOn == day("2026-03-13"))
  }

  @Test func `an unchanged day leaves postponements alone`() throws {
    let old = try watering(1, day("2026-03-05"))
    var care = try history(every: 5, [old], [postponement(2, day("2026-03-10"), since: old.day)])
    #expect(care.replace(old, with: try watering(1, old.day, memo: "안부")).isEmpty)
    #expect(care.affection.steps == 2)
    #expect(care.care.postponementsSinceContact == 1)
  }

  @Test(arguments: [("2026-02-20", "2026-02-28"), ("2026-03-02", "2026-03-10")])
  func `a plant never watered is due from its new planting day`(
    planted: String, due: String
  ) throws {
    var care = try history(every: 5, [], [postponement(1, day("2026-03-06"), days: 3)])
    let moved = try care.replant(on: day(planted), every: CareRhythm(everyDays: 5))
    #expect(moved.map(\.countedFrom) == [day(planted)])
    #expect(care.dueOn == day(due))
  }

  /// Two plants with a five-day rhythm were planted on 1 and 2 March, and the second was watered.
  ///
  /// The days are in March. Each postponement is by one day, and IDs rise with the days.
  @Test(arguments: [
    // Watered before all postponements: the first came too early, so the fifth counts as the
    // fourth.
    ([2], [6, 7, 8, 9, 10], 11, 4, 1), ([2], [6, 7, 8, 9], 10, 3, 0),
    // Watered after them: the postponements are over, and their cost is settled.
    ([10], [6, 7, 8, 9], 15, 0, 1),
    // Watered in between: the last postponement had no effect.
    ([8], [6, 7, 8, 9], 13, 0, 0), ([], [6, 7, 8, 9], 10, 4, 1),
  ])
  func `merged plants count as one`(
    watered: [Int], postponed: [Int], due: Int, since: Int, costing: Int
  ) throws {
    let march = { day("2026-03-01").adding(days: $0 - 1) }
    var care = try history(
      every: 5, watered.map { try watering(Int64($0) * 10, march($0), memo: "안부") },
      postponed.enumerated().map { place, date in
        try postponement(Int64(date) * 10 + 1, march(date), costsStep: place >= 3)
      })
    let changed = care.recomputePostponements(plantedOn: [march(1), march(2)])
    #expect(care.dueOn == march(due))
    #expect(care.care.postponementsSinceContact == since)
    #expect(care.postponements.count { $0.costsStep } == costing)
    #expect(care.care.postponementCount == postponed.count)
    #expect(care.recomputePostponements(plantedOn: [march(1), march(2)]).isEmpty)
    #expect(changed.isEmpty == (watered.isEmpty || watered == [10]))
  }

  @Test func `a postponement of a removed contact refers to none`() throws {
    let lost = try postponement(9, day("2026-03-10"), days: 7, since: day("2026-03-05"))
    var care = try history(every: 5, [], [lost])
    #expect(care.recomputePostponements(plantedOn: [plantingDay, day("2026-03-02")]).isEmpty)
    #expect(care.dueOn == day("2026-03-06"))
  }

  @Test func `postponements never asked about cost no step`() throws {
    let both = try (0..<6).map {
      try postponement(Int64($0) + 1, day("2026-03-06").adding(days: $0 / 2))
    }
    var care = try history(every: 5, [], both)
    #expect(care.recomputePostponements(plantedOn: [plantingDay]).isEmpty)
    #expect(care.postponements.allSatisfy { !$0.costsStep })
  }

  @Test func `a planting day cannot be after the first watering`() throws {
    var care = try history([watering(1, day("2026-03-04"))])
    _ = try care.replant(on: day("2026-03-04"), every: CareRhythm(everyDays: 9))
    #expect(care.dueOn == day("2026-03-13"))
    #expect(
      throws: DomainError.invalid(
        .plantingDay, .afterFirstWatering(day("2026-03-05"), wateredOn: day("2026-03-04")))
    ) { try care.replant(on: day("2026-03-05"), every: CareRhythm(everyDays: 9)) }
  }
}
