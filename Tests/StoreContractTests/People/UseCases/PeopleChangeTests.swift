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
