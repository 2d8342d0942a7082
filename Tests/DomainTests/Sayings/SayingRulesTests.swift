import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct SayingRulesTests {
  @Test(arguments: [
    (0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (99, 50), (100, 50), (101, 51),
  ])
  func `half of all sayings come before one is repeated`(all: Int, others: Int) {
    #expect(SayingCooldown.cooldownLength(of: all) == others)
  }

  @Test(arguments: [
    (0, 150, 90), (1, 150, 91), (59, 150, 149), (60, 150, 150), (61, 150, 150), (400, 150, 150),
    (-1, 150, 90), (-400, 150, 90), (0, 200, 90), (60, 200, 150), (400, 500, 455), (365, 500, 455),
    (0, 40, 40), (400, 40, 40), (10, 95, 95), (3, 95, 93), (0, 0, 0), (400, 0, 0),
  ])
  func `one starter is released per day for a year`(days: Int, lines: Int, due: Int) {
    let start = Day(literal: "2026-03-01")
    let day = start.adding(days: days)
    #expect(StarterProgress.dueCount(on: day, startedOn: start, of: lines) == due)
  }

  @Test func `the distance between the farthest days does not trap`() {
    #expect(StarterProgress.dueCount(on: .latest, startedOn: .earliest, of: 500) == 455)
    #expect(StarterProgress.dueCount(on: .earliest, startedOn: .latest, of: 500) == 90)
  }

  @Test func `ninety lines are released at once and one on each day of a year`() {
    #expect((StarterProgress.initialCount, StarterProgress.dailyReleaseDays) == (90, 365))
  }

  @Test(arguments: [(0, 90, nil), (10, 100, nil), (11, 100, 1), (20, 100, 10), (20, 99, nil)])
  func `the collection ends the day after its last line`(
    days: Int, released: Int, since: Int?
  ) {
    let start = Day(literal: "2026-03-01")
    let progress = StarterProgress(startedOn: start, released: released)
    #expect(progress.daysSinceLastRelease(on: start.adding(days: days), of: 100) == since)
  }

  @Test(arguments: [
    (StoreTrouble.readOnly, true), (.full, true), (.busy, true), (.noPermission, false),
    (.newerSchema(found: 9, known: 3), false), (.failed(detail: "?"), false),
  ])
  func `a read-only store is told apart from an unreadable one`(
    trouble: StoreTrouble, forbids: Bool
  ) {
    let error = DomainError.unavailable(.store(path: "p", trouble))
    #expect(error.isStoreReadOnly == forbids)
  }

  @Test func `other errors do not count as a read-only store`() {
    #expect(!DomainError.invalid(.tag, .empty).isStoreReadOnly)
    #expect(!DomainError.unavailable(.file(path: "p", .readOnly)).isStoreReadOnly)
  }
}
