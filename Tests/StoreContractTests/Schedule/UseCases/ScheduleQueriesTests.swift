import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct ScheduleQueriesTests {
  private func filled(_ kind: StoreKind) throws -> ScheduleUseCaseFixture {
    let planner = try ScheduleUseCaseFixture(kind, at: "2026-11-20T12:00")
    try planner.add("점심", "2026-11-20T12:00", "2026-11-20T13:00")
    try planner.add("출근", "2026-11-20T08:00", "2026-11-20T12:00")
    try planner.add("저녁", "2026-11-20T18:00", "2026-11-20T20:00")
    try planner.add("출장", "2026-11-19T09:00", "2026-11-21T09:00")
    try planner.add("송년회", "2026-12-31T22:00", "2027-01-01T03:00")
    try planner.add("생일", wholeDays("2026-11-21", "2026-11-21"))
    return planner
  }

  @Test(arguments: StoreKind.available)
  func `a day has sections, between which events move with time`(kind: StoreKind) throws {
    let planner = try filled(kind)
    func titles(_ status: EventStatus) throws -> [String] {
      try planner.queries.agenda(on: day("2026-11-20")...day("2026-11-20")).entriesWithStatus(
        status
      ).map(
        \.event.title)
    }
    #expect(try titles(.now) == ["출장", "점심"])
    #expect(try titles(.upcoming) == ["저녁"])
    #expect(try titles(.done) == ["출근"])
    planner.set("2026-11-20T20:00")
    #expect(try titles(.now) == ["출장"])
    #expect(try titles(.upcoming).isEmpty)
    #expect(try titles(.done) == ["출근", "점심", "저녁"])
  }

  @Test(arguments: StoreKind.available)
  func `a day marks overlapping events`(kind: StoreKind) throws {
    let agenda = try filled(kind).queries.agenda(on: day("2026-11-20")...day("2026-11-20"))
    #expect(agenda.entries.map(\.event.title) == ["출장", "출근", "점심", "저녁"])
    #expect(
      agenda.entries.map { agenda.overlaps(of: $0).map(\.event.title) }
        == [["출근", "점심", "저녁"], ["출장"], ["출장"], ["출장"]])
  }

  @Test(arguments: StoreKind.available)
  func `a week and a month list their events`(kind: StoreKind) throws {
    let planner = try filled(kind)
    let week = try planner.queries.agenda(on: day("2026-11-16")...day("2026-11-22"))
    #expect(week.entries.map(\.event.title) == ["출장", "출근", "점심", "저녁", "생일"])
    func counts(_ first: String, _ last: String) throws -> [Day: Int] {
      try planner.queries.counts(on: day(first)...day(last))
    }
    #expect(
      try counts("2026-11-01", "2026-11-30")
        == [day("2026-11-19"): 1, day("2026-11-20"): 4, day("2026-11-21"): 2])
    #expect(try counts("2026-12-01", "2026-12-31") == [day("2026-12-31"): 1])
    #expect(try counts("2027-01-01", "2027-01-31") == [day("2027-01-01"): 1])
    let found = try planner.queries.agenda(on: day("2026-11-20")...day("2026-11-20"), search: "ㅈ")
      .entries
    #expect(found.map(\.event.title) == ["출장", "점심", "저녁"])
  }

  @Test(arguments: StoreKind.available)
  func `next lists events still to start, and current those that have started`(kind: StoreKind)
    throws
  {
    let planner = try filled(kind)
    #expect(try planner.queries.nextOccurrences(2).map(\.event.title) == ["저녁", "생일"])
    #expect(try planner.queries.nextOccurrences(9).map(\.event.title) == ["저녁", "생일", "송년회"])
    #expect(try planner.queries.nextOccurrences(0).isEmpty)
    #expect(try planner.queries.nextOccurrences(-1).isEmpty)
    func going() throws -> [Occurrence] {
      try planner.store.read { try $0.ongoingOccurrences(9, by: planner.clock) }
    }
    #expect(try going().map(\.event.title) == ["출장", "점심"])
    planner.set("2027-01-01T03:00")
    #expect(try planner.queries.nextOccurrences(9).isEmpty)
    #expect(try going().isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `an event is found by words, and those with equal titles by day`(
    kind: StoreKind
  ) throws {
    let planner = try filled(kind)
    #expect(try planner.queries.find("ㅅㄴㅎ").title == "송년회")
    #expect(try planner.queries.find("송년").title == "송년회")
    let lunch = try planner.queries.find("점심")
    #expect(try planner.queries.find(lunch.id.fullForm) == lunch)
    #expect(throws: DomainError.notFound(.event, query: "송년해", nearest: ["송년회"])) {
      try planner.queries.find("송년해")
    }
    let other = try planner.add("점심", "2026-11-21T12:00", "2026-11-21T13:00").event
    let error = #expect(throws: DomainError.self) { try planner.queries.find("점심") }
    guard case .ambiguous(.event, "점심", let candidates) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(candidates.map(\.name) == ["점심", "점심"])
    #expect(candidates[0].details != candidates[1].details)
    #expect(try planner.queries.find(candidates[1].id) == other)
  }
}
