import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Events that move from one linked calendar to another.
@Suite struct MovedEventsTests {
  private let when = "DTSTART:20261124T100000Z"

  @Test(arguments: [false, true])
  func `an event that moves to a link with its UID overwrites nothing`(
    isSeries: Bool
  ) throws {
    let trial = try LinkTrial()
    let rule = isSeries ? ["RRULE:FREQ=DAILY;COUNT=3"] : []
    let other = ScratchFolder()
    try other.write("y.ics", LinkTrial.file("same", [when, "SUMMARY:Mover"] + rule).utf8)
    try trial.write("x.ics", "same", when, "SUMMARY:Stayer")
    let links = trial.useCases.links
    let one = try CalendarName("one")
    let from = try links.add(
      one, at: .folder(FilePath(other.path)), isReadOnly: false, pushing: nil, nil)
    let to = try links.add(
      trial.name, at: .folder(FilePath(trial.scratch.path)), isReadOnly: false, pushing: nil, nil)
    func run(_ listed: ListedLink, _ path: String) throws -> LinkReport {
      let link = try #require(try links.allLinks().first { $0.link.id == listed.link.id }).link
      let folder = VdirFolder(FilePath(path), of: .calendar, randomness: .seeded(5))
      return try links.run(
        link, of: listed.name, with: folder, as: trial.format, LinkRequest(by: "1"))
    }
    #expect(try run(from, other.path).addedHere == 1)
    #expect(try run(to, trial.scratch.path).addedHere == 1)
    let mover = try #require(try trial.store.read { try $0.events.all(in: one) }.first)
    try trial.useCases.edit(
      OccurrenceID(mover.id), to: mover.details, scope: .all, in: trial.name)
    #expect(try run(from, other.path).awaitsOtherLink)
    let report = try run(to, trial.scratch.path)
    #expect(report.addedThere == 1 && report.changedThere == 0 && report.skipped == [])
    #expect(try run(from, other.path).removedThere == 1)
    #expect(trial.text("x.ics").contains("SUMMARY:Stayer"))
    let names = try trial.scratch.names()
    #expect(names.count == 2)
    #expect(try other.names() == [])
    let moved = trial.text(try #require(names.first { $0 != "x.ics" }))
    #expect(moved.contains("SUMMARY:Mover") && !moved.contains("UID:same"))
    for line in rule { #expect(moved.contains(line)) }
    #expect(try run(from, other.path).isEmpty && run(to, trial.scratch.path).isEmpty)
    #expect(try trial.events().map(\.title).sorted() == ["Mover", "Stayer"])
  }

  @Test(arguments: [false, true])
  func `a local event gets another file name where its own is in use`(
    isSeries: Bool
  ) throws {
    let trial = try LinkTrial()
    let id = try someID(5) as ID<Event>
    let start = LocalTime(literal: "2026-11-25T09:00")
    let details = EventDetails(
      title: try EventTitle("Mover"),
      span: try EventSpan(from: start, to: start.adding(minutes: 60), zone: "Asia/Seoul"))
    let rule = try EventSeries(Recurrence("FREQ=DAILY;COUNT=3"), from: .time(start))
    try trial.store.write { repositories in
      try repositories.events.save(
        Event(id: id, details: details, repetition: isSeries ? .series(rule) : nil))
    }
    try trial.write("x.ics", id.uid, when, "SUMMARY:Stayer")
    try trial.add()
    try trial.useCases.edit(OccurrenceID(id), to: details, scope: .all, in: trial.name)
    let report = try trial.run()
    #expect(report.skipped == [] && report.addedThere == 1 && report.changedThere == 0)
    #expect(trial.text("x.ics").contains("SUMMARY:Stayer"))
    let names = try trial.scratch.names()
    #expect(names.count == 2)
    let moved = trial.text(try #require(names.first { $0 != "x.ics" }))
    #expect(moved.contains("SUMMARY:Mover") && !moved.contains("UID:\(id.uid)"), "\(moved)")
    #expect(moved.contains("DTSTART;TZID=Asia/Seoul:20261125T090000"), "\(moved)")
    #expect(moved.contains("RRULE:FREQ=DAILY;COUNT=3") == isSeries)
    #expect(try trial.run().isEmpty)
    #expect(try trial.events().map(\.title).sorted() == ["Mover", "Stayer"])
    // Later changes are sent to the new calendar.
    try trial.edit("Mover") { $0.title = try EventTitle("Goer") }
    #expect(try trial.run().changedThere == 1)
    #expect(trial.text(try #require(names.first { $0 != "x.ics" })).contains("SUMMARY:Goer"))
  }

  @Test(arguments: [false, true])
  func `of two events with one UID the imported one keeps its file`(isFirst: Bool) throws {
    let trial = try LinkTrial()
    try trial.write("x.ics", "same", when, "SUMMARY:Stayer")
    try trial.add()
    let stayer = try trial.event("Stayer")
    let id = try #require(ID<Event>(rawValue: isFirst ? 1 : .max))
    try trial.store.write { repositories in
      let text = try #require(try repositories.events.text(of: stayer.id))
      var details = stayer.details
      details.title = try EventTitle("Other")
      try repositories.events.save(Event(id: id, details: details, in: trial.name))
      try repositories.events.save(
        EventText(of: id, uid: text.uid, text: text.text, zones: text.zones, place: 9))
    }
    let report = try trial.run()
    #expect(report.skipped == [LinkReport.Skipped(name: "Other", reason: .duplicate)])
    #expect(report.writtenCount == 0)
    #expect(trial.text("x.ics").contains("SUMMARY:Stayer"))
    #expect(try trial.events().map(\.title).sorted() == ["Other", "Stayer"])
  }
}
