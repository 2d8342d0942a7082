import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct LifetimeTests {
  @Test(arguments: StoreKind.available)
  func `lifetime totals include removed people separately`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind, on: "2026-03-01")
    let mother = try garden.plant("엄마", every: 1)
    let father = try garden.plant("아빠", every: 1)
    garden.set("2026-03-02")
    try garden.water(mother.id, by: .call)
    try garden.water(father.id, by: .call)
    garden.set("2026-03-03")
    _ = try garden.postpone(mother.id, by: Delay(days: 1))
    try garden.useCases.remove(mother.id)
    try garden.useCases.remove([father.id])
    let totals = try garden.queries.totals()
    #expect(totals.people == 0)
    #expect(totals.waterings == 0 && totals.postponements == 0)
    #expect(totals.pastWaterings == 2 && totals.pastPostponements == 1)
  }

  @Test(arguments: StoreKind.available)
  func `two entries made in one moment get different ids`(kind: StoreKind) throws {
    for seed in 1...8 as ClosedRange<UInt64> {
      let store = try kind.make().store
      let clock = TestClock("2026-03-01T09:00").clock
      // Every command starts with the same random seed, as with HEARTH_SEED.
      let fresh = { PeopleUseCases(UseCaseContext(store, clock, .seeded(seed))) }
      let person = try fresh().plant(
        PersonDetails(
          name: PersonName("A"), rhythm: CareRhythm(everyDays: 1), plantedOn: day("2026-02-28")))
      try fresh().water(person.id, on: day("2026-02-28"), by: .call)
      let outcome = try fresh().postpone(person.id, by: Delay(days: 3))
      #expect(outcome.change.nextDueOn == day("2026-03-04"), "seed \(seed)")
    }
  }

  @Test(arguments: StoreKind.available)
  func `a shorter interval counted from today makes no plant wilt`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind, on: "2026-03-01")
    let someone = try garden.plant(every: 30)
    garden.set("2026-03-20")
    let week = try CareRhythm(everyDays: 7)
    #expect(try garden.queries.person(someone.id).dueDay(every: week) == day("2026-03-08"))
    var details = someone.details
    (details.rhythm, details.countedFrom) = (week, garden.clock.today)
    let edited = try garden.useCases.edit(someone.id, to: details)
    #expect(edited.nextDueOn == day("2026-03-27") && !edited.hasWilted)
    #expect(try garden.queries.person(someone.id) == edited.after)
    garden.set("2026-03-21")
    let watered = try garden.water(someone.id, by: .meet)
    #expect(watered.change.nextDueOn == day("2026-03-28"))
  }

  @Test(arguments: StoreKind.available)
  func `the chosen start of counting survives later removals`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind, on: "2026-03-01")
    let someone = try garden.plant(every: 30)
    garden.set("2026-03-20")
    var details = someone.details
    (details.rhythm, details.countedFrom) = (try CareRhythm(everyDays: 7), garden.clock.today)
    let counted = try garden.useCases.edit(someone.id, to: details).after
    #expect(counted.care.dueOn == day("2026-03-27"))
    // As in an archive, without waterings.
    #expect(Person(id: someone.id, planting: details) == counted)
    details.nickname = try Nickname("꽃")
    try garden.useCases.edit(someone.id, to: details)
    let journal = JournalUseCases(garden.context, collection: nil)
    try journal.undo()
    #expect(try garden.queries.person(someone.id) == counted)
    try journal.redo()
    #expect(try garden.queries.person(someone.id).care == counted.care)
  }
}
