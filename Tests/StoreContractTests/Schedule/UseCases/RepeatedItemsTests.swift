import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Files with several versions of one item.
@Suite struct RepeatedItemsTests {
  private typealias Version = (title: String, sequence: Int)

  @Test(arguments: StoreKind.available, ["VEVENT", "VTODO"])
  func `only the newest of several versions is imported and counted`(
    kind: StoreKind, component: String
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    func take(_ versions: Version...) throws -> (outcome: ImportOutcome, counts: [Int]) {
      let parts = versions.map { title, sequence in
        "BEGIN:\(component)\r\nUID:u\r\nDTSTART:20261124T100000\r\nSEQUENCE:\(sequence)\r\n"
          + "SUMMARY:\(title)\r\nEND:\(component)\r\n"
      }
      let outcome = try fixture.take(
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(parts.joined())END:VCALENDAR\r\n")
      let counts = component == "VEVENT" ? outcome.counts : outcome.toDos
      return (outcome, [counts.added, counts.updated, counts.unchanged])
    }
    func titles() throws -> [String] {
      try component == "VEVENT"
        ? fixture.event(uid: "u").map { [$0.title] } ?? []
        : fixture.store.read { try $0.toDos.list(ToDoFilter()).map(\.title) }
    }
    let first = try take(("A", 0), ("B", 1))
    #expect(try first.counts == [1, 0, 0] && titles() == ["B"])
    #expect(first.outcome.report.readCount == 1)
    #expect(
      first.outcome.report.omitted.first
        == [ImportNote(line: 3, fact: .otherVersionTaken(title: "B"))])
    let again = try take(("B", 1), ("A", 0))
    #expect(try again.counts == [0, 0, 1] && titles() == ["B"])
    #expect(again.outcome.report.omitted.first.map(\.line) == [9])
    #expect(try take(("C", 2), ("D", 3)).counts == [0, 1, 0] && titles() == ["D"])
    #expect(try take(("D", 3), ("E", 4), ("F", 5)).counts == [0, 1, 0] && titles() == ["F"])
    let older = try take(("B", 1), ("C", 2))
    #expect(try older.counts == [0, 0, 0] && titles() == ["F"])
    #expect(older.outcome.report.omitted.total == 2 && older.outcome.report.skipped.total == 0)
  }
}
