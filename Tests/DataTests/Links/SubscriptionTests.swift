import Foundation
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData
@testable import HearthDomain

@Suite struct SubscriptionTests {
  private let clock = LocalClock(
    now: .fixed("2026-11-22T12:00", in: FixedZone.seoul), zone: FixedZone.seoul)
  private let store: any Store = InMemoryStore()

  private var useCases: ScheduleUseCases {
    ScheduleUseCases(UseCaseContext(store, clock, .seeded(1)))
  }

  private var format: ICalendarFile { ICalendarFile(clock: clock, zones: CalendarTrial.zones) }

  private func source(_ subscription: Subscription) -> SubscribedCalendar {
    SubscribedCalendar(subscription, .testing, now: clock.now, until: .never)
  }

  @discardableResult
  private func refresh(_ subscription: Subscription) throws -> LinkReport {
    let listed = try #require(try useCases.subscriptions.all().first)
    return try useCases.subscriptions.refresh(listed, from: source(subscription), as: format)
  }

  private func calendar(_ events: String..., head: String = "") -> String {
    let text = events.map { line in
      let uid = line.prefix { $0 != " " }
      let title = line.drop { $0 != " " }.dropFirst()
      return
        "BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:20261124T100000Z\r\n"
        + "SUMMARY:\(title)\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT10M\r\nEND:VALARM\r\n"
        + "END:VEVENT\r\n"
    }.joined()
    return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:PUBLISH\r\n\(head)\(text)END:VCALENDAR\r\n"
  }

  private func titles() throws -> [String] {
    try store.read { try $0.events.all(in: CalendarName("school")).map(\.title) }.sorted()
  }

  @Test func `a recently refreshed subscription is not requested again`() throws {
    let text = calendar("a One", "b Two")
    let asked = Mutex<[Bool]>([])
    let server = try LoopbackServer { request in
      let isKnown = request.contains("If-None-Match: \"1\"")
      asked.withLock { $0.append(isKnown) }
      return isKnown
        ? .answer(status: 304)
        : .answer(status: 200, headers: ["ETag: \"1\""], body: Array(text.utf8))
    }
    let subscription = Subscription(
      .address(try #require(HTTPAddress(server.address("secret.ics")))), reminds: false)
    let folder = source(subscription)
    let seen = PrefetchedFolder(folder, try folder.list(since: nil, knowing: [:]))
    let listed = try useCases.subscriptions.add(CalendarName("school"), subscription, nil)
    #expect(
      try useCases.subscriptions.refresh(listed, from: seen, as: format).addedHere == 2)
    #expect(try titles() == ["One", "Two"])
    #expect(asked.withLock { $0 } == [false])
    // The tag of the source was stored.
    #expect(try refresh(subscription).isEmpty)
    #expect(asked.withLock { $0 } == [false, true])
  }

  @Test func `of two versions in the source the newer one is shown`() throws {
    let (old, new) = (calendar("a Old", "b Two"), calendar("a New"))
    let newer = new.replacing("DTSTAMP:2026", with: "DTSTAMP:2027")
    let body = newer.split(separator: "METHOD:PUBLISH\r\n")[1]
    let scratch = ScratchFolder()
    try scratch.write("a.ics", old.replacing("END:VCALENDAR\r\n", with: body).utf8)
    let subscription = Subscription(.file(FilePath(scratch.file("a.ics"))), reminds: false)
    try useCases.subscriptions.add(CalendarName("school"), subscription, nil)
    #expect(try refresh(subscription).addedHere == 2)
    #expect(try titles() == ["New", "Two"])
  }

  @Test func `a subscription mirrors its source, including removals`() throws {
    let answer = Mutex(
      calendar("a One", "b Two", head: "REFRESH-INTERVAL;VALUE=DURATION:PT12H\r\n"))
    let server = try LoopbackServer { request in
      let text = answer.withLock { $0 }
      let tag = "\"\(text.utf8.count)\""
      return request.contains("If-None-Match: \(tag)")
        ? .answer(status: 304)
        : .answer(status: 200, headers: ["ETag: \(tag)"], body: Array(text.utf8))
    }
    let subscription = Subscription(
      .address(try #require(HTTPAddress(server.address("secret.ics")))), reminds: false)
    try useCases.subscriptions.add(CalendarName("school"), subscription, nil)
    #expect(try refresh(subscription).addedHere == 2)
    #expect(try titles() == ["One", "Two"])
    // The subscription was added without reminders.
    let event = try #require(try store.read { try $0.events.all(in: CalendarName("school")) }.first)
    #expect(event.details.reminders == .none)
    #expect(throws: CalendarRefusal.isReadOnly(event.calendar).error) {
      try useCases.remove(event.id)
    }
    let listed = try #require(try useCases.subscriptions.all().first)
    #expect(!useCases.subscriptions.isDue(listed))
    #expect(try refresh(subscription).isEmpty)
    #expect(server.requests.last?.contains("If-None-Match: ") == true)
    answer.withLock { $0 = calendar("b Second") }
    let report = try refresh(subscription)
    #expect(report.changedHere == 1 && report.removedHere == 1)
    #expect(try titles() == ["Second"])
    for broken in [calendar(), "<html>Log in</html>", ""] {
      answer.withLock { $0 = broken }
      #expect(throws: DomainError.self) { try refresh(subscription) }
      #expect(try titles() == ["Second"])
    }
    // A refresh is not undoable, and a subscription is not listed as a link.
    let journal = JournalUseCases(UseCaseContext(store, clock, .seeded(1)), collection: nil)
    #expect(throws: DomainError.refused(.nothingToUndo)) { try journal.undo() }
    #expect(try useCases.links.allLinks().isEmpty)
    let name = try CalendarName("school")
    #expect(throws: CalendarRefusal.isNotLinked(name).error) { try useCases.links.remove(name) }
    #expect(throws: CalendarRefusal.isSubscribed(name).error) {
      try useCases.calendars.remove(name)
    }
    #expect(throws: CalendarRefusal.isSubscribed(name).error) {
      try useCases.links.add(name, at: .folder("/x"), isReadOnly: false, pushing: nil, nil)
    }
    #expect(try useCases.subscriptions.remove(name) == 1)
    #expect(try useCases.calendars.all().map(\.calendar.name) == [.home])
  }

  /// The number of bytes received from a file, and whether they are complete.
  @Test(arguments: [
    (0, true), (2, true), (3, false), (15, false), (60, false), (200, false),
  ])
  func `a truncated file removes nothing`(bytesLeft: Int, isWhole: Bool) throws {
    let scratch = ScratchFolder()
    let whole = Array(calendar("a One", "b Two", "c Three").utf8)
    try scratch.write("school.ics", whole)
    let subscription = Subscription(.file(FilePath(scratch.file("school.ics"))), reminds: false)
    try useCases.subscriptions.add(CalendarName("school"), subscription, nil)
    #expect(try refresh(subscription).addedHere == 3)
    try scratch.write("school.ics", whole.dropLast(bytesLeft))
    if isWhole {
      #expect(try refresh(subscription).isEmpty)
    } else {
      #expect(throws: CalendarRefusal.receivedTruncatedCalendar.error) { try refresh(subscription) }
    }
    #expect(try titles() == ["One", "Three", "Two"])
    try scratch.write("school.ics", calendar("a One").utf8)
    #expect(try refresh(subscription).removedHere == 2)
  }

  @Test func `an oversized picture does not keep its event out`() throws {
    let scratch = ScratchFolder()
    func write(_ title: String) throws {
      let picture = "ATTACH;ENCODING=BASE64;VALUE=BINARY:"
      let text = calendar(
        "a \(title)\r\n\(picture)" + String(repeating: "A", count: 600_000), "b Two")
      try scratch.write("school.ics", text.utf8)
    }
    let subscription = Subscription(
      .file(FilePath(scratch.file("school.ics"))), reminds: false)
    try write("One")
    try useCases.subscriptions.add(CalendarName("school"), subscription, nil)
    #expect(try refresh(subscription).addedHere == 2)
    #expect(try titles() == ["One", "Two"])
    #expect(try refresh(subscription).isEmpty)
    try write("Other")
    try refresh(subscription)
    #expect(try titles() == ["Other", "Two"])
  }

  @Test func `to-dos of a subscription are shown on their days, and not changed here`() throws {
    let scratch = ScratchFolder()
    func task(_ due: String) -> String {
      "BEGIN:VTODO\r\nUID:a\r\nDUE;TZID=Asia/Seoul:\(due)T090000\r\nSUMMARY:Homework\r\n"
        + "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT10M\r\nEND:VALARM\r\nEND:VTODO\r\n"
    }
    func write(_ due: String?) throws {
      let text = calendar("b One", head: due.map(task) ?? "")
      try scratch.write("school.ics", text.utf8)
    }
    func tasks() throws -> [Int] {
      let days = Day(literal: "2026-11-01")...Day(literal: "2026-11-30")
      return try useCases.queries.tasks(on: days).keys.map(\.dayOfMonth)
    }
    try write("20261124")
    let subscription = Subscription(
      .file(FilePath(scratch.file("school.ics"))), reminds: false)
    let name = try CalendarName("school")
    try useCases.subscriptions.add(name, subscription, nil)
    #expect(try refresh(subscription).addedHere == 2)
    #expect(try tasks() == [24])
    #expect(try refresh(subscription).isEmpty)
    let kept = try store.read { try $0.toDos.list(ToDoFilter(in: name)) }
    // Without reminders, the alarms are left out.
    let alarm = "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT10M\r\nEND:VALARM\r\n"
    #expect(kept.map(\.text?.text) == [task("20261124").replacing(alarm, with: "")])
    #expect(kept.map(\.details.reminders) == [.none])
    #expect(throws: CalendarRefusal.isReadOnly(name).error) {
      try useCases.toDos.perform(.markDone(kept.map(\.id)))
    }
    try write("20261126")
    #expect(try refresh(subscription).changedHere == 1)
    #expect(try tasks() == [26])
    try write(nil)
    #expect(try refresh(subscription).removedHere == 1)
    #expect(try tasks().isEmpty)
    try write("20261124")
    try refresh(subscription)
    #expect(try useCases.subscriptions.remove(name) == 1)
    #expect(try tasks().isEmpty)
  }

  @Test func `a file is read with alarms if requested, and events without UID too`()
    throws
  {
    let scratch = ScratchFolder()
    let text = calendar("a One", " Nameless").replacingOccurrences(of: "UID:\r\n", with: "")
    try scratch.write("school.ics", (text + text).utf8)
    let subscription = Subscription(
      .file(FilePath(scratch.file("school.ics"))), reminds: true)
    try useCases.subscriptions.add(CalendarName("school"), subscription, nil)
    #expect(try refresh(subscription).addedHere == 2)
    #expect(try titles() == ["Nameless", "One"])
    #expect(try refresh(subscription).isEmpty)
    let events = try store.read { try $0.events.all(in: CalendarName("school")) }
    #expect(events.allSatisfy { $0.details.reminders.minutesBefore == [10] })
    let listed = try #require(try useCases.subscriptions.all().first)
    #expect(useCases.subscriptions.isDue(listed))
  }

  @Test(arguments: [
    Subscription(.file("/a b/c.ics"), reminds: false), Subscription(.file("/c"), reminds: true),
  ])
  func `a subscription is stored and read back equal`(subscription: Subscription) throws {
    #expect(Subscription(textForm: try #require(subscription.textForm)) == subscription)
    let mark = SubscriptionState(due: Instant(milliseconds: 5), tag: "\"a b\"")
    #expect(SubscriptionState(textForm: mark.textForm) == mark)
    let none = SubscriptionState(due: nil, tag: nil)
    #expect(SubscriptionState(textForm: none.textForm) == none)
  }

  @Test func `a source that requires a login is reported`() throws {
    let server = try LoopbackServer { _ in .answer(status: 401) }
    let address = try #require(HTTPAddress(server.address("school.ics")))
    let trouble = DomainError.unavailable(.service(name: address.host, .loginRequired))
    #expect(throws: trouble) {
      try source(Subscription(.address(address), reminds: false)).list(since: nil, knowing: [:])
    }
  }
}
