import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct MergePeopleTests {
  @Test(arguments: StoreKind.available, [true, false])
  func `a postponement of either plant applies to the merged one`(
    kind: StoreKind, isFirstNamed: Bool
  ) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let mum = try garden.plant("Mum", every: 5)
    let twin = try garden.plant("Mother", every: 5)
    garden.set("2026-03-02")
    try garden.water(
      twin.id, by: .call, review: Review(keywords: [Keyword("김장")], memo: Memo("안부")))
    for date in 6...10 {
      garden.set(day("2026-03-01").adding(days: date - 1))
      _ = try garden.postpone(mum.id, by: Delay(days: 1))
    }
    let before = try [mum, twin].map { try garden.queries.person($0.id) }
    #expect(before.map(\.care.dueOn) == [day("2026-03-11"), day("2026-03-07")])
    let (id, other) = isFirstNamed ? (mum.id, twin.id) : (twin.id, mum.id)
    let one = try garden.merge(id, with: other).person
    #expect(one.care.dueOn == day("2026-03-11"))
    // Four postponements since the watering; the first three are free.
    #expect(one.care.postponementsSinceContact == 4 && one.care.postponementCount == 5)
    #expect(one.care.affection.steps == 2 && one.care.wateringCount == 1)
    #expect(try garden.queries.person(one.id) == one)
    let journal = JournalUseCases(garden.context, collection: nil)
    try journal.undo()
    #expect(try [mum, twin].map { try garden.queries.person($0.id) } == before)
    try journal.redo()
    #expect(try garden.queries.person(one.id) == one)
  }
}
