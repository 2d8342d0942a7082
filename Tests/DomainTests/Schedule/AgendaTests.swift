import HearthDomain
import HearthTestSupport
import Testing

@Suite struct AgendaTests {
  private func agenda(_ occurrences: [Occurrence], now: String = "2026-11-20T12:00") -> Agenda {
    Agenda(on: day("2026-11-20")...day("2026-11-21"), occurrences, at: moment(now))
  }

  @Test func `an agenda has a section per status, in order`() throws {
    let found = try agenda([
      occurrence("2026-11-20T18:00", "2026-11-20T19:00", "저녁", id: 1),
      occurrence("2026-11-20T12:00", "2026-11-20T13:00", "점심", id: 2),
      occurrence("2026-11-20T11:00", "2026-11-20T12:00", "아침", id: 3),
      occurrence("2026-11-19T18:00", "2026-11-22T19:00", "여행", id: 4),
      occurrence("2026-11-20T15:00", "2026-11-20T16:00", "오후", id: 5),
    ])
    func titles(_ status: EventStatus) -> [String] {
      found.entriesWithStatus(status).map(\.event.title)
    }
    #expect(titles(.now) == ["여행", "점심"])
    #expect(titles(.upcoming) == ["오후", "저녁"])
    #expect(titles(.done) == ["아침"])
  }

  @Test func `overlapping events are named`() throws {
    let found = try agenda([
      occurrence("2026-11-20T10:00", "2026-11-20T11:00", "다", id: 3),
      occurrence("2026-11-20T09:00", "2026-11-20T10:30", "가", id: 1),
      occurrence("2026-11-20T09:15", "2026-11-20T09:30", "나", id: 2),
      occurrence("2026-11-20T11:00", "2026-11-20T12:00", "라", id: 4),
    ])
    let names = found.entries.map { found.overlaps(of: $0).map(\.event.title) }
    #expect(found.entries.map(\.event.title) == ["가", "나", "다", "라"])
    #expect(names == [["나", "다"], ["가"], ["가"], []])
  }

  @Test func `an event of one moment overlaps nothing`() throws {
    let long = try occurrence("2026-11-20T09:00", "2026-11-20T10:30", "가", id: 1)
    let at = wall("2026-11-20T09:30")
    let moment = Occurrence(
      of: try event(
        EventSpan(
          from: at, to: LocalTime(clampingSecondsSinceEpoch: at.secondsSinceEpoch + 1),
          zone: berlin.name), "나", id: 2),
      in: berlin)
    let minute = try occurrence("2026-11-20T09:30", "2026-11-20T09:31", "다", id: 3)
    let found = agenda([long, moment, minute])
    let names = found.entries.map { found.overlaps(of: $0).map(\.event.title) }
    #expect(found.entries.map(\.event.title) == ["가", "나", "다"])
    #expect(names == [["다"], [], ["가"]])
    #expect(!moment.overlaps(long) && !long.overlaps(moment))
  }

  @Test func `overlaps agree with the pairwise rule for random events`() throws {
    var numbers = SeededNumbers(seed: 4)
    let noon = wall("2026-11-20T12:00")
    let some = try (1...60).map { id in
      let start = noon.adding(minutes: Int.random(in: -600...600, using: &numbers))
      let end = start.adding(minutes: Int.random(in: 1...180, using: &numbers))
      let span =
        id % 5 == 0
        ? try EventSpan(allDayFrom: start.day, through: end.day, zone: berlin.name)
        : try EventSpan(from: start, to: end, zone: berlin.name)
      return Occurrence(of: try event(span, "\(id)", id: Int64(id)), in: berlin)
    }
    let found = agenda(some)
    for entry in found.entries {
      let expected = found.entries.map(\.occurrence).filter {
        $0 != entry.occurrence && $0.overlaps(entry.occurrence)
      }
      #expect(found.overlaps(of: entry) == expected)
    }
  }

  @Test func `if everything overlaps, the first are named and all are counted`()
    throws
  {
    let some = try (1...4_000).map { id in
      try occurrence("2026-11-20T12:00", "2026-11-20T13:00", "\(10_000 + id)", id: Int64(id))
    }
    let work = ProcessorTime()
    let found = agenda(some)
    #expect(work.passed < .seconds(5))
    #expect(found.entries.allSatisfy { $0.overlapCount == 3_999 })
    #expect(found.entries.allSatisfy { $0.overlappingIndices.count == Agenda.maxOverlaps })
    #expect(found.entries[50].overlappingIndices == Array(0..<50) + Array(51...100))
  }

  @Test func `listed overlaps of crowded days agree with the pairwise rule`() throws {
    var numbers = SeededNumbers(seed: 5)
    let noon = wall("2026-11-20T12:00")
    let some = try (1...300).map { id in
      let start = noon.adding(minutes: Int.random(in: -300...300, using: &numbers))
      let end = start.adding(minutes: Int.random(in: 1...400, using: &numbers))
      let span = try EventSpan(from: start, to: end, zone: berlin.name)
      return Occurrence(of: try event(span, "\(id)", id: Int64(id)), in: berlin)
    }
    let found = agenda(some)
    for entry in found.entries {
      let expected = found.entries.map(\.occurrence).filter {
        $0 != entry.occurrence && $0.overlaps(entry.occurrence)
      }
      #expect(found.overlaps(of: entry) == Array(expected.prefix(Agenda.maxOverlaps)))
      #expect(entry.overlapCount == expected.count)
    }
  }

  @Test func `all-day events in between are not marked, and hide no mark`() throws {
    let found = try agenda([
      occurrence("2026-11-20T09:00", "2026-11-20T10:00", "회의", id: 1),
      Occurrence(of: event(wholeDays("2026-11-20", "2026-11-21"), "휴일", id: 2), in: berlin),
      occurrence("2026-11-19T22:00", "2026-11-20T09:30", "당직", id: 3),
    ])
    #expect(found.entries.map(\.event.title) == ["당직", "휴일", "회의"])
    let names = found.entries.map { found.overlaps(of: $0).map(\.event.title) }
    #expect(names == [["회의"], [], ["당직"]])
  }
}
