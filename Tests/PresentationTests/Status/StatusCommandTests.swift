import HearthData
import HearthTestSupport
import JSONText
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct StatusCommandTests {
  @Test(arguments: Language.allCases)
  func `each format has its own line`(language: Language) throws {
    let home = try StatusFixture(language)
    try home.fill()
    home.run("status")
    for format in StatusFormat.allCases { home.run("status --format \(format.rawValue)") }
    home.run("status --json")
    for word in StatusPlaceholder.allCases {
      home.run(["status", "--template", "\(word.rawValue): {\(word.rawValue)}"])
    }
    try expectGolden("Status/formats-\(language.rawValue)", home.transcript)
  }

  @Test(arguments: Language.allCases)
  func `an empty store, a locked one and an older one have an empty status`(
    language: Language
  ) throws {
    for form in [CommandFixture.Form.piped, .terminal] {
      let home = try StatusFixture(language, form)
      for answer in [StatusAnswer.readable(Status()), .locked, .outdatedFormat] {
        home.answer = answer
        home.run("status")
        home.run("status --format waybar")
        home.run("status --json")
        home.run(["status", "--template", "{people.due}{?event.next x}"])
      }
      try expectGolden("Status/nothing-\(form.rawValue)-\(language.rawValue)", home.transcript)
    }
  }

  @Test(arguments: [
    (StatusFormat.plain, "100%{F#f00} <b>&\"'"), (.starship, "100%{F#f00} <b>&\"'"),
    (.tmux, "100%{F##f00} <b>&\"'"), (.polybar, "100%\u{200B}{F#f00} <b>&\"'"),
    (.waybar, "100%{F#f00} &lt;b&gt;&amp;&quot;&#39;"),
    (.i3blocks, "100%{F#f00} &lt;b&gt;&amp;&quot;&#39;"),
  ])
  func `a title is escaped for each format`(format: StatusFormat, expected: String) throws {
    let home = try StatusFixture(.english)
    try home.plan("100%{F#f00} <b>&\"'", "2026-11-20T10:00")
    let outcome = home.run(
      ["status", "--format", format.rawValue, "--template", "<i>#[x]%\\{y\\}{event.next}</i>"])
    let line = String(outcome.output.dropLast())
    let text =
      format == .waybar ? try JSONValue(reading: line)["text"]?.stringValue : line
    // The bar interprets the markup of the template.
    #expect(text == "<i>#[x]%{y}\(expected)</i>")
  }

  @Test(arguments: StatusFormat.allCases)
  func `the output has no control characters and is one line`(format: StatusFormat) throws {
    let home = try StatusFixture(.english)
    try home.plan("a\u{1B}[31m\u{202E}b\u{7}", "2026-11-20T10:00")
    try home.write("새 글\n둘째 줄\u{9B}31m")
    for template in ["{event.next}{saying}", "a\\nb\\tc\u{1B}]0;x\u{7}"] {
      let output = home.run(["status", "--format", format.rawValue, "--template", template]).output
      #expect(output.hasSuffix("\n"))
      #expect(output.dropLast().unicodeScalars.allSatisfy { !$0.controlsTerminal && $0 != "\n" })
    }
  }

  @Test(arguments: [
    "{people.du}", "{?people x}", "{", "{people.due", "}", "{}", "{people.due x}",
  ])
  func `an invalid template gets one sentence`(template: String) throws {
    for language in Language.allCases {
      let home = try StatusFixture(language)
      let outcome = home.run(["status", "--template", template])
      #expect(outcome.status == .wrongUsage)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.split(separator: "\n").count == 2, "\(outcome.errors)")
    }
  }

  @Test func `an unknown word names the valid ones`() throws {
    let errors = try StatusFixture(.english).run(["status", "--template", "{people.du}"]).errors
    #expect(errors.contains("people.due, people.next, event.now, event.next, event.next.in"))
    #expect(errors.contains("people.due?") || errors.contains("people.due”"), "\(errors)")
  }

  @Test func `two formats at once are refused`() throws {
    let home = try StatusFixture(.english)
    #expect(home.run("status --json --format waybar").status == .wrongUsage)
    #expect(home.run("status --json --format json").status == .success)
    #expect(home.run("status --format bar").status == .wrongUsage)
  }

  @Test func `only data in the template is read`() throws {
    let home = try StatusFixture(.english)
    home.run(["status", "--template", "{?people.due {event.next.in}} x"])
    #expect(home.asked == [.duePeople, .nextEvent])
    home.run(["status", "--template", "x"])
    #expect(home.asked.isEmpty)
  }

  @Test func `watching prints only changed lines`() throws {
    let home = try StatusFixture(.english)
    try home.plan("Dentist", "2026-11-20T10:00")
    let waiter = StatusWaiter([
      { .storeChanged }, { .timedOut },
      {
        try? home.plan("Bus", "2026-11-20T09:45")
        return .storeChanged
      },
      {
        home.time.set("2026-11-20T09:31")
        return .timedOut
      },
      {
        home.answer = .locked
        return .timedOut
      },
      {
        home.answer = nil
        return .timedOut
      },
    ])
    home.waiter = waiter
    let outcome = home.run(["status", "--watch", "--template", "{event.next} {event.next.in}"])
    #expect(
      outcome.output.split(separator: "\n", omittingEmptySubsequences: false) == [
        "Dentist in 30 min", "Bus in 15 min", "Bus in 14 min", "", "Bus in 14 min", "",
      ])
    #expect(outcome.status == .success)
    // After a change it checks again soon. Otherwise it sleeps until the next minute.
    #expect(waiter.lengths == [60_000, 300, 2_000, 300, 2_000, 60_000, 60_000])
  }

  @Test func `Ctrl-C ends watching`() throws {
    let home = try StatusFixture(.english)
    home.waiter = StatusWaiter([{ .signal(2) }])
    #expect(home.run("status --watch").status == .interrupted)
  }
}

/// A memory store whose status is queried by command lines, and their transcript.
private final class StatusFixture {
  let time = TestClock("2026-11-20T09:30")
  private let store = InMemoryStore()
  private var fixture: CommandFixture
  /// The answer to give instead of the store's.
  var answer: StatusAnswer?
  var waiter: (any ReminderWaiter)?
  private(set) var asked: Set<Status.Part> = []
  private var count: Int64 = 0

  init(_ language: Language, _ form: CommandFixture.Form = .piped) throws {
    fixture = CommandFixture(language, form)
  }

  var transcript: String { fixture.transcript }

  @discardableResult
  func run(_ line: String) -> CommandFixture.Outcome {
    run(line.split(separator: " ").map { String($0) })
  }

  @discardableResult
  func run(_ arguments: [String]) -> CommandFixture.Outcome {
    let entry = CommandEntry<StatusFixture>(StatusCommand.self) { home in
      StatusCommand(
        readStatus: { parts in
          home.asked = parts
          return try home.answer
            ?? .readable(ReadStatus(store: home.store, clock: home.time.clock)(parts))
        }, clock: home.time.clock, statusMemory: nil,
        makeWaiter: { home.waiter ?? StatusWaiter([]) })
    }
    return fixture.run(arguments, of: [entry], with: self)
  }

  private var newID: IDGenerator { IDGenerator(now: time.clock.now, randomness: .seeded(7)) }

  func plan(_ title: String, _ start: String) throws {
    let from = LocalTime(literal: start)
    try AddEvent(context: .of(store: store, clock: time.clock, newID: newID))(
      EventDetails(
        title: EventTitle(title),
        span: EventSpan(from: from, to: from.adding(minutes: 60), zone: "Asia/Seoul"),
        reminders: LeadTimes(minutesBefore: [])))
  }

  func write(_ text: String) throws {
    count += 1
    let id = try #require(ID<Saying>(rawValue: count))
    let details = try SayingDetails(korean: SayingText(text), english: nil)
    try store.write {
      try $0.sayings.save(
        Saying(id: id, number: Int(count), details: details, addedAt: time.clock.now()))
    }
  }

  /// Adds data for every part of the status.
  func fill() throws {
    let clock = time.clock
    try PlantPerson(context: .of(store: store, clock: clock, newID: newID))(
      PersonDetails(
        name: PersonName("엄마"), rhythm: CareRhythm(everyDays: 3),
        plantedOn: Day(literal: "2026-11-01")))
    try plan("Stand-up", "2026-11-20T09:00")
    try plan("치과 & <약국>", "2026-11-20T10:00")
    try AddBook(context: .of(store: store, clock: clock, newID: newID))(
      BookDetails(
        title: BookTitle("데미안"), pages: PageCount(120)),
      target: Day(literal: "2026-11-29"))
    try AddMood(context: .of(store: store, clock: clock, newID: newID, randomness: .seeded(7)))(
      MoodLevel(70), MoodMemo("산책"))
    try write("모닥불 하나면 밤이 길지 않다.\n천천히 타오르면 된다. 불씨는 재 속에서도 아침을 기다린다.")
  }
}

/// Answers each wait with the next given result, and then asks to stop.
private final class StatusWaiter: ReminderWaiter {
  private var ends: ArraySlice<() -> ReminderWaitEnd>
  private(set) var lengths: [Int] = []

  init(_ ends: [() -> ReminderWaitEnd]) {
    self.ends = ends[...]
  }

  func wait(milliseconds: Int) -> ReminderWaitEnd {
    lengths.append(milliseconds)
    return ends.popFirst()?() ?? .signal(15)
  }
}
