import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Components above the size limit: no more than the limit is in memory.
@Suite struct LargeComponentsTests {
  private let trial = CalendarTrial()
  private static let start = ["BEGIN:VCALENDAR", "VERSION:2.0"]
  private static let after = [
    "BEGIN:VEVENT", "UID:after", "DTSTART:20261125T100000", "SUMMARY:After", "END:VEVENT",
    "END:VCALENDAR", "",
  ]

  private func bytes(_ lines: [String]) -> [UInt8] {
    Array(lines.joined(separator: "\r\n").utf8)
  }

  private func component(_ bytes: [UInt8], holdingLittle: Bool) throws -> ICalendarComponent? {
    var reader = ICalendarReader(holdingLittle: holdingLittle, source: bytes.source(of: 1 << 16))
    while let piece = try reader.next() {
      if case .component(let component, _) = piece { return component }
    }
    return nil
  }

  @Test(.inWholeRuns, arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `discarding lines while reading gives the same result as removing them afterwards`(
    seed: UInt64
  ) throws {
    var random = Randomness.seeded(seed)
    // All sizes differ.
    let sizes = stride(from: 900, to: 30_900, by: 500).map { size in
      size + Int.random(in: 0..<400, using: &random)
    }
    .shuffled(using: &random)
    let long = sizes.enumerated().map { place, size in
      (place % 7 == 0 ? "DESCRIPTION:" : "X-A\(place):") + String(repeating: "x", count: size)
    }
    let all = bytes(
      ["BEGIN:VEVENT", "UID:1", "DTSTART:20261124T100000"] + long
        + ["SUMMARY:A", "BEGIN:VALARM", "X-B:1", "END:VALARM", "END:VEVENT", ""])
    let held = try #require(try component(all, holdingLittle: true))
    let whole = try #require(try component(all, holdingLittle: false))
    #expect(whole.raw.count > EventText.maxBytes && held.raw.count <= EventText.maxBytes + 24)
    for limit in [EventText.maxBytes, EventText.maxBytes - 4000, 100_000] {
      var (one, other) = (ICalendarEvent(uid: "1", [held]), ICalendarEvent(uid: "1", [whole]))
      _ = one.dropLongLines(to: limit)
      _ = other.dropLongLines(to: limit)
      #expect(one.components.map(\.raw) == other.components.map(\.raw))
    }
  }

  @Test func `discarded lines are reported, and the rest is read`() throws {
    let long = String(repeating: "A", count: EventText.maxBytes / 2)
    var lines = Self.start + ["BEGIN:VEVENT", "UID:1", "DTSTART:20261124T100000"]
    for number in 0..<20 { lines.append("ATTACH;X-A=\(number):\(long)") }
    lines.append("IMAGE:" + String(repeating: "A", count: 3 * EventText.maxBytes))
    lines += ["SUMMARY:A", "RRULE:FREQ=DAILY;COUNT=3", "END:VEVENT"] + Self.after
    let (events, report) = try trial.read(bytes(lines))
    #expect(events.map(\.details.title.value).sorted() == ["A", "After"])
    let left = report.warnings.first.map(\.fact)
    func fact(_ name: String) -> ImportFact {
      .oversized(OversizedRecord(.line(name), of: "A", limit: EventText.maxBytes))
    }
    #expect(left.count { $0 == fact("IMAGE") } == 1 && left.count { $0 == fact("ATTACH") } == 19)
    #expect(report.warnings.total == 20 && report.skipped.total == 0)
    #expect(report.warnings.first.allSatisfy { $0.line == 3 })
  }

  @Test(
    .inWholeRuns,
    arguments: [
      ("VEVENT", "X-A:short", 600_000, EventText.maxBytes),
      ("VEVENT", "COMMENT:" + String(repeating: "x", count: 900), 600_000, EventText.maxBytes),
      ("VEVENT", "BEGIN:VALARM\r\nEND:VALARM", 600_000, EventText.maxBytes),
      ("VTODO", "X-A:short", 600_000, StoredComponent.maxBytes),
      (
        "VTODO", "X-A:" + String(repeating: "x", count: 17 << 20), 1,
        ICalendarReader.maxComponentSize
      ),
    ])
  func `an oversized component is reported with its line, and what follows is read`(
    name: String, line: String, size: Int, limit: Int
  ) throws {
    let lines = [String](repeating: line, count: max(1, size / (line.utf8.count + 2)))
    let (events, report) = try trial.read(
      bytes(
        Self.start + ["BEGIN:\(name)", "UID:1", "DTSTART:20261124T100000", "SUMMARY:A"] + lines
          + ["END:\(name)"] + Self.after))
    #expect(events.map(\.uid) == ["after"])
    #expect(
      report.skipped.first == [
        ImportNote(line: 3, fact: .oversized(OversizedRecord(.entireRecord, of: "A", limit: limit)))
      ])
  }

  @Test(
    .inWholeRuns,
    arguments: [
      // The title is found even after the lines that are stored.
      (
        [String](repeating: "X-A:0123456789", count: 40_000) + ["SUMMARY:Late"], "VEVENT", "Late"
      ),
      (
        ["SUMMARY:" + String(repeating: "x", count: 1 << 20)], "VEVENT",
        String(repeating: "x", count: 80)
      ),
      ([String](repeating: "X-A:0123456789", count: 40_000), "VEVENT", "VEVENT"),
      ([String](repeating: "X-A:0123456789", count: 40_000), "VTODO", "VTODO"),
    ])
  func `an oversized component is reported with its title, wherever that is`(
    lines: [String], name: String, title: String
  ) throws {
    let (events, report) = try trial.read(
      bytes(
        Self.start + ["BEGIN:\(name)", "UID:1", "DTSTART:20261124T100000"] + lines
          + ["END:\(name)"] + Self.after))
    #expect(events.map(\.uid) == ["after"])
    let record = OversizedRecord(.entireRecord, of: title, limit: EventText.maxBytes)
    #expect(report.skipped.first == [ImportNote(line: 3, fact: .oversized(record))])
  }

  @Test(.inWholeRuns, arguments: ["X-A:short", "X-A:" + String(repeating: "x", count: 5000)])
  func `a component above the hard limit is not read further`(line: String) throws {
    let limit = 700_000
    let lines = [String](repeating: line, count: 2 * limit / line.utf8.count)
    var reader = ICalendarReader(
      limit: limit, holdingLittle: true,
      source: bytes(["BEGIN:VEVENT", "UID:1"] + lines + ["END:VEVENT"] + Self.after)
        .source(of: 1 << 16))
    guard case .tooLarge(line: 1, title: "VEVENT", limit: limit)? = try reader.next() else {
      Issue.record("it is accepted")
      return
    }
    guard case .component(let next, isFinished: true)? = try reader.next() else {
      Issue.record("nothing comes behind it")
      return
    }
    #expect(next.text("UID") == "after")
  }

  @Test func `an oversized zone is ignored, and events that use it are skipped`() throws {
    let zone =
      ["BEGIN:VTIMEZONE", "TZID:Far", "BEGIN:STANDARD", "DTSTART:19700101T000000"]
      + ["TZOFFSETFROM:+0900", "TZOFFSETTO:+0900", "END:STANDARD"]
      + [String](repeating: "X-A:0123456789", count: 10_000) + ["END:VTIMEZONE"]
    let (events, report) = try trial.read(
      bytes(
        Self.start + zone
          + [
            "BEGIN:VEVENT", "UID:1", "DTSTART;TZID=Far:20261124T100000", "SUMMARY:A", "END:VEVENT",
          ]
          + Self.after))
    #expect(events.map(\.uid) == ["after"])
    #expect(
      report.skipped.first == [
        ImportNote(
          line: zone.count + 3,
          fact: .oversized(OversizedRecord(.zones, of: "A", limit: EventText.maxSurroundingBytes)))
      ])
    #expect(events.first.map { !$0.zones.contains("Far") } == true)
  }

  private func zone(_ name: String, _ size: Int) -> [String] {
    ["BEGIN:VTIMEZONE", "TZID:\(name)", "BEGIN:STANDARD", "DTSTART:19700101T000000"]
      + ["TZOFFSETFROM:+0900", "TZOFFSETTO:+0900", "END:STANDARD"]
      + ["COMMENT:" + String(repeating: "x", count: size), "END:VTIMEZONE"]
  }

  private func event(in zone: String) -> [String] {
    ["BEGIN:VEVENT", "UID:\(zone)", "DTSTART;TZID=\(zone):20261124T100000", "SUMMARY:\(zone)"]
      + ["END:VEVENT"]
  }

  @Test(.inWholeRuns)
  func `with too many zones in a file, the limit that was reached is named`() throws {
    let names = (1...100).map { "Far/\($0)" }
    let (events, report) = try trial.read(
      bytes(
        Self.start + names.flatMap { zone($0, 60_000) } + names.flatMap(event) + Self.after))
    let skipped = report.skipped.first.map(\.fact)
    #expect(events.count + skipped.count == 101 && events.count > 60 && !skipped.isEmpty)
    let last = OversizedRecord(.fileZones, of: "Far/100", limit: 4 << 20)
    #expect(skipped.last == .oversized(last))
    #expect(
      skipped.allSatisfy { fact in
        if case .oversized(let record) = fact { record.part == .fileZones } else { false }
      })
  }

  @Test(.inWholeRuns) func `a zone that is repeated in a file counts once`() throws {
    let (events, report) = try trial.read(
      bytes(
        Self.start
          + (1...300).flatMap { number in
            zone("Korea Standard Time", 20_000)
              + event(in: "Korea Standard Time").map {
                $0.hasPrefix("UID") ? "UID:\(number)" : $0
              }
          } + Self.after))
    #expect(events.count == 301 && report.skipped.total == 0)
    #expect(events.allSatisfy { $0.uid == "after" || $0.zones.contains("TZID:Korea Standard") })
  }

  @Test func `many unknown lines of the calendar itself are discarded`() throws {
    let lines = [String](repeating: "X-A:0123456789", count: 1000)
    let (events, report) = try trial.read(bytes(Self.start + lines + Self.after))
    #expect(events.map(\.uid) == ["after"] && events.first?.zones == "")
    #expect(report.skipped.total == 0)
  }

  @Test func `one very long line does not affect the encoding`() throws {
    let letters = String(repeating: "가", count: 1 << 20)
    let (events, report) = try trial.read(
      bytes(
        Self.start + ["BEGIN:VEVENT", "UID:1", "DTSTART:20261124T100000", "SUMMARY:A"]
          + ["X-A:\(letters)", "END:VEVENT"] + Self.after))
    #expect(events.map(\.uid) == ["1", "after"])
    #expect(report.charset == nil)
  }
}
