import Foundation
import HearthDomain
import HearthWhen
import HearthWhenSupport
import Testing

/// Tables of `Tests/Fixtures/When`, parsed on the clocks that they name.
enum WhenFixture {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/When")

  static func table(_ name: String) throws -> RowTable {
    RowTable(try text(name))
  }

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Compares the differences with the list of known ones, which may only get shorter:
  /// `UPDATE_GOLDENS` removes lines that do not differ any more, and adds none.
  static func expect(_ differing: [String], only list: String) throws {
    let lines = try text(list).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let open = Set(lines.filter { !$0.hasPrefix("# ") && !$0.isEmpty })
    let solved = open.subtracting(differing)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == nil {
      #expect(solved == [], "no longer differ: \(list)")
    } else {
      try lines.filter { !solved.contains($0) }.joined(separator: "\n")
        .write(to: folder.appending(path: list), atomically: true, encoding: .utf8)
    }
    #expect(differing.filter { !open.contains($0) } == [], "not in \(list)")
  }

  static let seoul = FixedZone(name: "Asia/Seoul", secondsEast: 9 * 3600)

  /// Number of times that a property is tried; larger if all tests run.
  static func count(_ usual: Int, whole: Int) -> Int {
    ProcessInfo.processInfo.environment["HEARTH_TESTS"] == "whole" ? whole : usual
  }

  /// Friday, 20 November 2026, 14:30.
  static func context(_ order: DateOrder = .monthFirst) -> WhenContext {
    let day = Day(year: 2026, month: 11, day: 20) ?? .earliest
    let now = LocalTime(day: day, time: TimeOfDay(hour: 14, minute: 30) ?? .noon)
    return WhenContext(now: now, zone: seoul, dateOrder: order, country: "kr")
  }

  static func read(_ text: String) -> PlanAnswer { WhenReader(context()).plan(text) }

  static func planned(_ text: String) -> PlannedTitle? {
    guard case .planned(let plan) = read(text) else { return nil }
    return plan
  }
}
