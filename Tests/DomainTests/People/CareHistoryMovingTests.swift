import HearthDomain
import Testing

@Suite struct CareHistoryMovingTests {
  @Test func `a postponement follows the contact that is moved to another day`() throws {
    let old = try watering(1, day("2026-03-05"))
    let putOff = try postponement(2, day("2026-03-10"), days: 3, since: old.on)
    var care = try history(every: 5, [old], [putOff])
    #expect(care.dueOn == day("2026-03-13"))
    let moved = care.replace(old, with: try watering(1, day("2026-03-06")))
    #expect(moved.map(\.since) == [day("2026-03-06")])
    #expect(moved.map(\.id) == [putOff.id])
    #expect(care.postponements == moved)
    #expect(care.dueOn == day("2026-03-14"))
  }

  @Test func `it does not follow a contact that is moved past it`() throws {
    let old = try watering(1, day("2026-03-05"))
    var care = try history(
      every: 5, [old], [postponement(2, day("2026-03-10"), days: 3, since: old.on)])
    #expect(care.replace(old, with: try watering(1, day("2026-03-11"))).isEmpty)
    #expect(care.dueOn == day("2026-03-16"))
    #expect(care.care.postponementsSinceContact == 0)
  }

  @Test func `it stays where another contact of that day remains`() throws {
    let old = try watering(1, day("2026-03-05"))
    var care = try history(
      every: 5, [old, watering(2, day("2026-03-05"))],
      [postponement(3, day("2026-03-10"), days: 3, since: old.on)])
    #expect(care.replace(old, with: try watering(1, day("2026-03-02"))).isEmpty)
    #expect(care.dueOn == day("2026-03-13"))
  }

  @Test func `a change that moves nothing leaves postponements alone`() throws {
    let old = try watering(1, day("2026-03-05"))
    var care = try history(every: 5, [old], [postponement(2, day("2026-03-10"), since: old.on)])
    #expect(care.replace(old, with: try watering(1, old.on, memo: "안부")).isEmpty)
    #expect(care.affection.steps == 2)
    #expect(care.care.postponementsSinceContact == 1)
  }

  @Test(arguments: [("2026-02-20", "2026-02-28"), ("2026-03-02", "2026-03-10")])
  func `a plant never watered is due from its new planting day`(
    planted: String, due: String
  ) throws {
    var care = try history(every: 5, [], [postponement(1, day("2026-03-06"), days: 3)])
    let moved = try care.replant(on: day(planted), every: CareRhythm(everyDays: 5))
    #expect(moved.map(\.since) == [day(planted)])
    #expect(care.dueOn == day(due))
  }

  @Test func `a plant cannot be planted after its first watering`() throws {
    var care = try history([watering(1, day("2026-03-04"))])
    _ = try care.replant(on: day("2026-03-04"), every: CareRhythm(everyDays: 9))
    #expect(care.dueOn == day("2026-03-13"))
    #expect(
      throws: DomainError.invalid(
        .plantingDay, .afterFirstWatering(day("2026-03-05"), wateredOn: day("2026-03-04")))
    ) { try care.replant(on: day("2026-03-05"), every: CareRhythm(everyDays: 9)) }
  }
}
