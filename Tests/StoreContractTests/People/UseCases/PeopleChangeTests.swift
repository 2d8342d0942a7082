import HearthDomain
import HearthTestSupport
import Testing

@Suite struct PeopleChangeTests {
  @Test(arguments: StoreKind.available)
  func `a removal is refused unless agreed, and again if the person has changed`(
    kind: StoreKind
  ) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let (change, question) = try asked(garden.plant("지민"), in: garden)
    try garden.useCases.water(garden.queries.find("지민").id, by: .call)
    // The user agreed to a removal without waterings.
    let changed = try #require(
      refusal { _ = try garden.useCases.perform(change, agreed: [question]) })
    #expect(changed != question)
    #expect(try garden.queries.totals().people == 1)
    guard case .removed(let people) = try garden.useCases.perform(change, agreed: [changed]) else {
      Issue.record("not removed")
      return
    }
    #expect(people.map(\.care.wateringCount) == [1])
    #expect(try garden.queries.totals().people == 0)
  }

  private func asked(
    _ person: Person, in garden: PeopleUseCaseFixture
  ) throws -> (PeopleChange, Refusal) {
    let change = PeopleChange.remove([person.id])
    let question = try #require(refusal { _ = try garden.useCases.perform(change) })
    #expect(question == .plant(.removesPeople([person])))
    return (change, question)
  }

  @Test(arguments: StoreKind.available)
  func `notes are replaced only if they were seen or agreed to`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let person = try garden.plant("지민")
    let id = try garden.water(person.id, by: .call).watering.id
    let (first, second) = (try edit("바다"), try edit("산"))
    // There is nothing to lose yet.
    _ = try garden.useCases.perform(.review(id, first))
    let written = try garden.queries.watering(id)
    let question = try #require(refusal { _ = try garden.useCases.perform(.review(id, second)) })
    #expect(question == .plant(.replacesReview(written, of: try garden.queries.person(person.id))))
    #expect(try garden.queries.watering(id) == written)
    let stale = PeopleChange.review(id, second, seen: .blank)
    #expect(refusal { _ = try garden.useCases.perform(stale) } == .changedMeanwhile)
    _ = try garden.useCases.perform(.review(id, second, seen: written.review))
    #expect(try garden.queries.watering(id).review.memo.value == "산")
    // The same notes again, and keywords beside the memo, replace nothing.
    _ = try garden.useCases.perform(.review(id, second))
    _ = try garden.useCases.perform(.review(id, WateringEdit(keywords: [Keyword("길")])))
    #expect(try garden.queries.watering(id).review.memo.value == "산")
  }

  @Test(arguments: StoreKind.available)
  func `a contact before the planting moves the planting if agreed`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind, on: "2026-03-06")
    let person = try garden.plant("지민", every: 5)
    let change = PeopleChange.water(person.id, on: day("2026-03-01"), by: .call)
    let question = try #require(refusal { _ = try garden.useCases.perform(change) })
    #expect(question == .plant(.movesPlanting(of: person, to: day("2026-03-01"))))
    #expect(try garden.queries.person(person.id) == person)
    guard case .watered(let outcome) = try garden.useCases.perform(change, agreed: [question])
    else {
      Issue.record("not watered")
      return
    }
    #expect(outcome.change.before == person && outcome.change.after.care.wateringCount == 1)
    let moved = try garden.queries.person(person.id)
    #expect(moved == outcome.change.after && moved.details.plantedOn == day("2026-03-01"))
    #expect(moved.care.lastContactOn == day("2026-03-01") && moved.care.dueOn == day("2026-03-06"))
    // On the day of planting and after it, there is nothing to ask.
    _ = try garden.useCases.perform(.water(person.id, on: day("2026-03-02"), by: .meet))
    #expect(try garden.queries.person(person.id).details.plantedOn == day("2026-03-01"))
  }

  @Test(arguments: StoreKind.available)
  func `the last contact is recorded with the planting`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind, on: "2026-03-06")
    func details(_ name: String, planted: String) throws -> PersonDetails {
      PersonDetails(
        name: try PersonName(name), rhythm: try CareRhythm(everyDays: 10), plantedOn: day(planted))
    }
    let last = day("2026-03-01")
    let mum = try garden.useCases.plant(details("엄마", planted: "2026-03-01"), lastContact: last)
    #expect(mum.care.lastContactOn == last && mum.care.dueOn == day("2026-03-11"))
    #expect(try garden.queries.person(mum.id) == mum)
    #expect(try garden.queries.lastWatering(of: mum.id).day == last)
    for (planted, last) in [("2026-03-02", "2026-03-01"), ("2026-03-01", "2026-03-07")] {
      #expect(throws: DomainError.self) {
        try garden.useCases.plant(details("아빠", planted: planted), lastContact: day(last))
      }
    }
    #expect(try garden.queries.totals().people == 1)
  }

  @Test(arguments: StoreKind.available)
  func `birthdays are listed from the next one on`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind, on: "2026-03-06")
    for (name, birthday) in [
      ("가", "03-06"), ("나", "03-05"), ("다", "lunar:08-15"), ("라", nil), ("마", "02-29"),
    ] {
      var details = PersonDetails(
        name: try PersonName(name), rhythm: try CareRhythm(everyDays: 10),
        plantedOn: day("2026-03-06"))
      details.birthday = try birthday.map { try Birthday($0) }
      try garden.useCases.plant(details)
    }
    let found = try garden.queries.upcomingBirthdays()
    #expect(found.map(\.person.name) == ["가", "다", "마", "나"])
    #expect(
      found.map(\.day.description) == ["2026-03-06", "2026-09-25", "2027-02-28", "2027-03-05"])
  }

  @Test(arguments: StoreKind.available)
  func `the fourth postponement is refused unless agreed`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind, on: "2026-03-01")
    let person = try garden.plant("지민", every: 1)
    let change = PeopleChange.postpone(person.id, by: try Delay(days: 1))
    for date in ["2026-03-02", "2026-03-03", "2026-03-04"] {
      garden.set(date)
      _ = try garden.useCases.perform(change)
    }
    garden.set("2026-03-05")
    let question = try #require(refusal { _ = try garden.useCases.perform(change) })
    #expect(question == .plant(.costsStep(of: try garden.queries.person(person.id))))
    _ = try garden.useCases.perform(change, agreed: [question])
    #expect(try garden.queries.person(person.id).care.postponementCount == 4)
  }

  private func edit(_ memo: String) throws -> WateringEdit { WateringEdit(memo: try Memo(memo)) }

  /// Returns the refusal that the body throws; nil if it throws none.
  private func refusal(_ body: () throws -> Void) -> Refusal? {
    do { try body() } catch DomainError.refused(let refusal) { return refusal } catch {}
    return nil
  }
}
