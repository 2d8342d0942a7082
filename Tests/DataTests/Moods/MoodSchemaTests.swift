import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct MoodSchemaTests {
  private let folder = ScratchFolder()
  private let day = Day(literal: "2026-11-20")
  private var path: String { folder.file("hearth.db") }
  private static let force = "PRAGMA ignore_check_constraints = ON"

  private func add(_ id: Int, level: Int) throws {
    try runSQL(
      path, MoodSchemaTests.force,
      """
      INSERT INTO mood (id, day, at, seconds_east, level, memo, across, down)
      VALUES (\(id), \(day.number), \(day.number) * 86400000 + 36000000, 0, \(level), '', 500, 500)
      """)
  }

  /// Expects that the daily totals have these levels.
  private func expectSums(_ levels: [Int]) throws {
    let store = SQLStore.sqlite(path: FilePath(path), now: .fixed("2026-11-20T11:00"))
    let tally = try store.read { try $0.moodDays.statistics(of: day...day).total }
    #expect(tally.count == levels.count && tally.sum == levels.reduce(0, +))
    #expect(
      try store.read { try $0.moodDays.daysWithMoods(day...day, isNewestFirst: true, limit: 9) }
        .map(\.tally) == [tally])
    try store.close()
  }

  @Test func `an invalid level is not counted in any sum`() throws {
    try EmptyStore.put(at: path)
    try add(1, level: 70)
    try add(2, level: 500)
    try expectSums([70])
    try add(3, level: 101)
    try add(4, level: 30)
    try expectSums([70, 30])
    try runSQL(
      path, MoodSchemaTests.force, "UPDATE mood SET level = 500 WHERE id = 4",
      "UPDATE mood SET level = 50 WHERE id = 2", "DELETE FROM mood WHERE id = 3")
    try expectSums([70, 50])
  }
}
