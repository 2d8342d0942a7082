import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Names of other programs with equal characters and different bytes: é as one scalar and as two.
@Suite struct RespelledNameTests {
  private static let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
  private let when = "DTSTART:20261124T100000Z"

  private func title(_ trial: LinkTrial) throws -> [String] {
    try trial.events().map(\.title).sorted()
  }

  @Test(arguments: [true, false])
  func `an event whose UID changes its normalization stays one event`(isFiled: Bool) throws {
    let trial = try LinkTrial(isFiled: isFiled)
    try trial.write("a.ics", Self.composed, when, "SUMMARY:One")
    try trial.write("b.ics", "b", when, "SUMMARY:Two")
    try trial.add()
    try trial.write("a.ics", Self.decomposed, when, "SUMMARY:One")
    try trial.run()
    #expect(try title(trial) == ["One", "Two"])
    for _ in 0..<2 { #expect(try trial.run().isEmpty) }
    try trial.write("a.ics", Self.composed, when, "SUMMARY:One again")
    try trial.run()
    #expect(try trial.run().isEmpty)
    #expect(try title(trial) == ["One again", "Two"])
    #expect(try trial.scratch.names() == ["a.ics", "b.ics"])
  }

  @Test func `a card whose UID changes its normalization stays one contact`() throws {
    let filed = try FiledStore()
    defer { withExtendedLifetime(filed) {} }
    let trial = try ContactLinkTrial(in: filed.store)
    try trial.write("a.vcf", Self.composed, "FN:One")
    try trial.add()
    try trial.write("a.vcf", Self.decomposed, "FN:One")
    try trial.run()
    for _ in 0..<2 { #expect(try trial.run().isEmpty) }
    #expect(try trial.contacts().map(\.name) == ["One"])
    #expect(
      trial.text("a.vcf").utf8.elementsEqual(
        ContactLinkTrial.card(Self.decomposed, ["FN:One"]).utf8))
  }

  @Test func `two files with canonically equal names and UIDs stay two`() throws {
    let trial = try LinkTrial(isFiled: true)
    for (name, title) in [(Self.composed, "One"), (Self.decomposed, "Two")] {
      try trial.write("\(name).ics", name, when, "SUMMARY:\(title)")
    }
    #expect(try trial.add().addedHere == 2)
    #expect(try trial.run().isEmpty)
    try trial.edit("Two") { $0.title = try EventTitle("Second") }
    try trial.run()
    #expect(try trial.run().isEmpty)
    #expect(trial.text("\(Self.composed).ics").contains("SUMMARY:One"))
    #expect(trial.text("\(Self.decomposed).ics").contains("SUMMARY:Second"))
  }

  @Test func `a title that changes only its normalization is imported, not sent back`() throws {
    let trial = try LinkTrial(isFiled: true)
    try trial.write("a.ics", "a", when, "SUMMARY:\(Self.composed)")
    try trial.add()
    let other = LinkTrial.file("a", [when, "SUMMARY:\(Self.decomposed)"])
    try trial.scratch.write("a.ics", other.utf8)
    try trial.run()
    #expect(try trial.run().isEmpty)
    #expect(trial.text("a.ics").utf8.elementsEqual(other.utf8))
  }

  @Test(arguments: [true, false])
  func `calendars with canonically equal names are two, and no more can be added`(
    isFiled: Bool
  ) throws {
    let trial = try LinkTrial(isFiled: isFiled)
    let (one, other) = (try CalendarName(Self.composed), try CalendarName(Self.decomposed))
    #expect(one != other && Set([one, other]).count == 2)
    let calendars = EventCalendarUseCases(context: trial.useCases.context)
    try calendars.add(one)
    #expect(throws: CalendarRefusal.nameTaken(other).error) { try calendars.add(other) }
    // Both names come from a file or another device.
    try trial.store.write { try $0.calendars.save(EventCalendar(name: other, color: .standard)) }
    try trial.store.write { try $0.calendars.save(EventCalendar(name: one, color: .standard)) }
    #expect(try calendars.all().filter { !$0.calendar.name.isHome }.count == 2)
    for name in [one, other] { #expect(try calendars.find(name.value).name == name) }
    #expect(throws: CalendarRefusal.nameTaken(other).error) {
      try calendars.edit(one, renaming: other)
    }
    try calendars.edit(one, renaming: CalendarName("other"))
    #expect(try calendars.find(Self.composed).name == other)
  }

  /// A store of an earlier version has an event under two spellings of its UID.
  @Test(arguments: [composed, decomposed], [true, false])
  func `an event stored under two spellings of its UID is lost on neither side`(
    uid: String, isChanged: Bool
  ) throws {
    let trial = try LinkTrial(isFiled: true)
    let text = LinkTrial.file(Self.decomposed, [when, "SUMMARY:One"])
    try trial.write("a.ics", uid, when, "SUMMARY:One")
    try trial.write("b.ics", "b", when, "SUMMARY:Two")
    try trial.add()
    try trial.scratch.write("a.ics", text.utf8)
    try trial.store.write { repositories in
      let link = try #require(try repositories.links.links().first).id
      let base = try #require(
        try repositories.links.bases(of: link).first { $0.fileName == "a.ics" })
      for name in [Self.composed, Self.decomposed] {
        try repositories.links.save(
          LinkBase(
            uid: ExternalName(name), thing: base.itemID, file: "a.ics", tag: base.tag,
            text: Array(text.utf8)), of: link)
      }
    }
    if isChanged { try trial.edit("One") { $0.note = try EventNote("mine") } }
    for _ in 0..<2 { try trial.run() }
    #expect(try title(trial).contains("One"))
    #expect(try trial.events().contains { $0.note == "mine" } == isChanged)
    #expect(trial.text("a.ics").contains("SUMMARY:One"))
    #expect(try trial.run().isEmpty)
    let bases = try trial.store.read { repositories in
      try repositories.links.bases(of: #require(try repositories.links.links().first).id)
    }
    #expect(Set(bases.map(\.itemID)).count == bases.count)
  }

  @Test func `a subscribed calendar keeps events with canonically equal UIDs`() throws {
    let scratch = ScratchFolder()
    let texts = [(Self.composed, "One"), (Self.decomposed, "Two")].map { uid, title in
      LinkTrial.file(uid, [when, "SUMMARY:\(title)"])
    }
    let trial = try LinkTrial(isFiled: true)
    let path = FilePath(scratch.file("a.ics"))
    let subscription = Subscription(.file(path), reminds: false)
    let listed = try trial.useCases.subscriptions.add(trial.name, subscription, nil)
    func refresh() throws -> LinkReport {
      let source = SubscribedCalendar(
        subscription, .testing, now: .fixed("2026-11-22T12:00"), until: .never)
      return try trial.useCases.subscriptions.refresh(listed, from: source, as: trial.format)
    }
    try scratch.write("a.ics", texts[0].utf8)
    _ = try refresh()
    try scratch.write("a.ics", texts[1].utf8)
    _ = try refresh()
    #expect(try title(trial) == ["Two"])
    try scratch.write("a.ics", texts.joined().utf8)
    #expect(try refresh().addedHere == 1)
    #expect(try refresh().isEmpty)
    #expect(try title(trial) == ["One", "Two"])
  }

  @Test func `an imported file keeps events and zones with canonically equal names`() throws {
    let zones = [(Self.composed, "+0900"), (Self.decomposed, "+0100")].map { name, offset in
      """
      BEGIN:VTIMEZONE
      TZID:\(name)
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:\(offset)
      TZOFFSETTO:\(offset)
      END:STANDARD
      END:VTIMEZONE

      """
    }
    let events = [Self.composed, Self.decomposed].map { name in
      "BEGIN:VEVENT\nUID:\(name)\nDTSTART;TZID=\(name):20261124T100000\nRRULE:FREQ=DAILY\n"
        + "END:VEVENT\n"
    }
    let text = "BEGIN:VCALENDAR\n" + (zones + events).joined() + "END:VCALENDAR\n"
    var read: [ReadEvent] = []
    let file = ICalendarFile(
      clock: LocalClock(now: .fixed("2026-11-22T12:00"), zone: FixedZone.utc),
      zones: CalendarTrial.zones)
    _ = try file.read(ChunkSource([Array(text.utf8)]).next) { event, _ in read.append(event) }
    #expect(read.count == 2)
    #expect(Set(read.map { ExternalName($0.zones) }).count == 2)
  }

  @Test func `external names are compared by their bytes`() {
    let (one, two) = (ExternalName(Self.composed), ExternalName(Self.decomposed))
    #expect(one != two && one.text == two.text && Set([one, two]).count == 2)
    #expect(two < one && [one, two].sorted() == [two, one])
    #expect(LinkUnits.Unit.attendee(one) != .attendee(two))
    #expect(LinkUnits.Unit(textForm: LinkUnits.Unit.alarm(two).textForm) == .alarm(two))
  }
}
