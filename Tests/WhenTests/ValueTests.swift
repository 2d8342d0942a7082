import Foundation
import HearthDomain
import HearthWhen
import HearthWhenSupport
import Testing

/// Texts that are only a day, a time, a length, a birthday or a repetition.
@Suite struct ValueTests {
  static let tables = [
    "existing-dates.txt", "existing-lengths.txt", "existing-birthdays.txt", "existing-moods.txt",
    "existing-repetition.txt", "issue-examples.txt", "must-not-ask.txt",
  ]

  /// `open-values.txt` lists the rows that still differ; it may only get shorter. Rows that tests
  /// of commands and screens cover are skipped.
  @Test func `values have the expected reading, except those listed as open`() throws {
    let changes = try WhenFixture.table("changed.txt")
    var differing: [String] = []
    var count = 0
    for name in Self.tables {
      for row in try WhenFixture.table(name).changed(by: changes).rows {
        guard let answer = ValueNotation().answer(to: row, in: zone(of: row)) else { continue }
        count += 1
        if row.acceptsValue(answer) { continue }
        let text = row.typed.contains("\0") ? "a zero byte" : row.typed
        differing.append("\(name): \(row.clock["entry"] ?? "") \(text) | \(row.expected)")
      }
    }
    #expect(count > 700)
    try WhenFixture.expect(differing, only: "open-values.txt")
  }

  @Test func `values are read the same in every normalization`() throws {
    for name in Self.tables {
      for row in try WhenFixture.table(name).rows {
        guard let answer = ValueNotation().answer(to: row, in: zone(of: row)) else { continue }
        let typed = row.typed.decomposedStringWithCanonicalMapping
        let decomposed = RowTable.Row(typed: typed, expected: row.expected, clock: row.clock)
        #expect(ValueNotation().answer(to: decomposed, in: zone(of: row)) == answer, "\(typed)")
      }
    }
  }

  private func zone(of row: RowTable.Row) -> any ZoneRules {
    row.clock["zone"] == "UTC" ? FixedZone.utc : WhenFixture.seoul
  }

  @Test func `a duration from now is exact to the minute`() throws {
    let now = LocalTime(clampingSecondsSinceEpoch: WhenFixture.context().now.secondsSinceEpoch + 42)
    let moment = try WhenReader(WhenContext(now: now, zone: WhenFixture.seoul)).moment(
      "in 5 minutes")
    #expect(moment.time?.withoutSeconds == TimeOfDay(hour: 14, minute: 35))
  }

  @Test func `a time alone is on the day that it follows`() throws {
    let wednesday = try #require(Day(year: 2026, month: 11, day: 18))
    for text in ["14:30", "9시", "14:46", "11pm", "밤 11시"] {
      let reader = WhenReader(WhenFixture.context())
      #expect(try reader.withOrigin(wednesday).moment(text).day == wednesday, "\(text)")
    }
  }
}
