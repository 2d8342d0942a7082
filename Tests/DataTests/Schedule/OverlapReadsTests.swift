import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// The number of rows that are read to find the overlaps of a series.
@Suite struct OverlapReadsTests {
  private let zone = FixedZone.seoul
  private let day = Day(literal: "2026-11-20")
  private static let changed = 300

  /// Adds a daily series over two years with many overrides.
  private func series(
    _ number: Int64, at hour: Int, in repositories: Repositories
  ) throws -> Event {
    let start = day.start.adding(seconds: hour * 3600)
    let span = try EventSpan(from: start, to: start.adding(seconds: 1800), zone: zone.name)
    let event = Event(
      id: try someID(number), details: EventDetails(title: try EventTitle("\(number)"), span: span),
      repetition: .series(
        try EventSeries(Recurrence("FREQ=DAILY;COUNT=730"), from: .time(start))))
    try repositories.events.save(event)
    let exceptions = try (0..<OverlapReadsTests.changed).map { index in
      let original = start.adding(seconds: 2 * index * 86_400)
      var details = event.details
      details.note = try EventNote("\(index)")
      details.span = try #require(event.span.moved(to: original))
      return SeriesException(of: event.id, at: original, .overridden(details))
    }
    try repositories.events.save(exceptions, insteadOf: [], of: event.id)
    return event
  }

  @Test(.inWholeRuns, arguments: [([Int](), 2), ([9], 7), ([14, 16], 40)])
  func `overrides are read for many days at once`(
    others: [Int], most: Int
  ) throws {
    let home = try FiledStore()
    let counter = RowCounter(try SQLiteConnection(path: home.folder.place("hearth.db")))
    try counter.begin(.write)
    let repositories = Repositories(counter, SearchIndex(counter))
    let own = try series(1, at: 9, in: repositories)
    for (index, hour) in others.enumerated() {
      _ = try series(Int64(2 + index), at: hour, in: repositories)
    }
    counter.forget()
    let outcome = try repositories.outcome(of: own, seenFrom: day, in: zone)
    #expect(outcome.overlaps.count == (others.contains(9) ? EventOutcome.maxOverlaps : 0))
    #expect(outcome.hasMoreOverlaps == others.contains(9))
    let rows = counter.rows("event_exception")
    #expect(rows >= 2 * OverlapReadsTests.changed)
    #expect(rows <= most * OverlapReadsTests.changed, "\(rows)")
    try counter.rollback()
  }
}
