import HearthTestSupport
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct RemindCommandTests {
  private func filled(_ language: Language, _ form: CommandFixture.Form) throws
    -> ReminderCommandFixture
  {
    let home = ReminderCommandFixture(language, form)
    try home.plant("엄마", every: 3, on: "2026-11-17", birthday: "1960-11-23")
    try home.plant("Kim Lee", every: 2, on: "2026-11-17")
    try home.plan("치과", "2026-11-20T14:00", remind: [0, 10])
    try home.plan("장보기", "2026-11-21T18:00", remind: [1440])
    return home
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `reminders are delivered, listed and summarised`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let home = try filled(language, form)
    for line in ["remind", "remind", "remind list", "remind list --until 2026-11-20"] {
      home.run(line)
    }
    home.time("2026-11-20T13:52")
    home.run("remind")
    home.time("2026-11-25T10:00")
    home.run("remind")
    try expectGolden(
      "Reminders/season-\(form.rawValue)-\(language.rawValue)", home.fixture.transcript)
  }

  @Test(arguments: [(Language.korean, 40), (.english, 80)])
  func `a list of upcoming reminders has each time once and is not cut`(
    language: Language, width: Int
  ) throws {
    let home = try filled(language, .terminal)
    home.fixture.width = width
    try home.plant("Kim Lee Longname of Somewhere", every: 5, on: "2026-11-18")
    try home.plan("치과", "2026-11-22T09:00", remind: [0, 10, 60, 1440])
    try home.plan("A title that is rather long for one row", "2026-11-22T23:00", remind: [0, 30])
    let list = home.run("remind list").output
    #expect(!list.contains("…"))
    let week = home.clock.now().adding(milliseconds: 7 * 86_400_000)
    #expect(
      try list.split(separator: "hearth ").count - 1
        == home.queries.upcomingReminders(until: week).count)
    try expectGolden("Reminders/coming-\(width)-\(language.rawValue)", home.fixture.transcript)
  }

  @Test(arguments: [
    ("2026-11-21T10:00", "하루째"), ("2026-11-22T10:00", "이틀째"), ("2026-11-23T10:00", "사흘째"),
  ])
  func `overdue days are counted`(time: String, days: String) throws {
    let home = ReminderCommandFixture(.korean, .terminal)
    try home.plant("엄마", every: 3, on: "2026-11-17")
    home.time("2026-11-20T10:00")
    home.run("remind")
    home.time(time)
    #expect(home.run("remind").output.contains("엄마의 식물이 \(days) 물을 기다려요."))
  }

  @Test func `a single missed reminder is named`() throws {
    for language in Language.allCases {
      let home = ReminderCommandFixture(language, .piped)
      home.run("remind")
      try home.plan("Dentist", "2026-11-26T15:00", remind: [4320])
      home.time("2026-11-25T10:00")
      let told = home.run("remind").output
      #expect(
        told.contains(
          language(ko: "지나간 알림이 있어요: Dentist · ", en: "were away: Dentist · tomorrow")),
        "\(told)")
    }
  }

  @Test(arguments: ["2026-11-23T08:00", "2026-11-25T10:00"])
  func `what was over on an earlier day is not told any more`(time: String) throws {
    let home = ReminderCommandFixture(.english)
    home.run("remind")
    try home.plan("Dentist", "2026-11-22T15:00", remind: [0])
    home.time(time)
    let told = home.run("remind").output
    #expect(told.hasPrefix("Nothing is due") && !told.contains("Dentist"), "\(told)")
  }

  @Test func `a reminder moved by quiet hours shows the time of its event`() throws {
    let home = ReminderCommandFixture(.english, .terminal)
    let (ten, seven) = (TimeOfDay(hour: 22, minute: 0), TimeOfDay(hour: 7, minute: 0))
    home.settings.quietHours = try QuietHours(from: #require(ten), to: #require(seven))
    try home.plan("Swim", "2026-11-21T07:30", remind: [60, 0])
    let list = home.run("remind list").output
    #expect(list.contains("tomorrow 07:00"))
    #expect(list.contains("Swim · tomorrow 07:30–08:30"))
    #expect(list.contains("Swim (at the start)"))
  }

  @Test(arguments: Language.allCases, CommandFixture.Form.allCases)
  func `a locked profile reports only that something is due`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let home = try filled(language, form)
    let lock = ProfileLock(passphrase: "$quick$", recovery: "$quick$", minutes: 15)
    try home.store.write { try $0.profile.saveLock(lock) }
    let told = home.run("remind")
    #expect(told.status == .success)
    #expect(told.output.contains("hearth today"))
    #expect(!told.output.contains("Kim") && !told.output.contains("엄마"))
    #expect(told.output.split(separator: "hearth today").count == 2, "\(told.output)")
    // Neither the time nor the person can be recognised.
    for trace in ["2026", "09:00", "\"at\"", "\"count\"", "water", "birthday", "event", "late"] {
      #expect(!told.output.contains(trace), "\(trace) in \(told.output)")
    }
    // Each counts as delivered, so that it is not sent repeatedly.
    #expect(!home.run("remind").output.contains("hearth today"))
    #expect(!home.run("remind").output.contains("Kim"))
  }

  @Test(arguments: Language.allCases)
  func `a failing channel is reported, and the others deliver`(language: Language) throws {
    let home = try filled(language, .terminal)
    home.settings.channels = [.command(["bell"]), .standardOutput, .terminal]
    home.run("remind")
    try expectGolden("Reminders/trouble-\(language.rawValue)", home.fixture.transcript)
  }

  @Test func `a terminal that supports sequences is notified by one`() throws {
    let home = try filled(.english, .terminal)
    home.settings.channels = [.terminal]
    home.fixture.takesSequences = true
    let outcome = home.run("remind")
    #expect(outcome.output.contains("\u{1B}]777;notify;Hearth · water;"))
    #expect(home.run("remind").output.hasPrefix("Nothing is due."))
  }

  @Test func `quiet hours are reported with their end`() throws {
    let home = try filled(.english, .terminal)
    let times = ["09:00", "10:00"].map { LocalTime(literal: "2026-11-20T" + $0).time }
    home.settings.quietHours = try QuietHours(from: times[0], to: times[1])
    #expect(
      home.run("remind").output == "Quiet hours: nothing is delivered until 10:00.\n")
  }

  @Test(arguments: ["whenever", "2028-01-01", "2026-02-30"])
  func `an invalid time is refused`(until: String) {
    #expect(
      ReminderCommandFixture(.english).run("remind list --until \(until)").status == .wrongUsage)
  }

  @Test func `of two people with one name, the command names one by id`() throws {
    let home = ReminderCommandFixture(.english, .piped)
    let twins = [
      try home.plant("Mum", every: 3, on: "2026-11-17"),
      try home.plant("Mum", every: 3, on: "2026-11-17"),
    ]
    let output = home.run("remind").output
    for twin in twins { #expect(output.contains("hearth water \(twin.id.shortForm)\n")) }
  }

  @Test func `a book's command has its id and the page to reach`() throws {
    let home = ReminderCommandFixture(.korean)
    let id = try #require(ID<Book>(rawValue: 1 << 40))
    let due = ReadingDue(
      planID: id.rawValue, title: "데미안", day: Day(literal: "2026-11-20"), pagesLeft: 9,
      targetPage: 42)
    let reminder = Reminder(
      ReminderKey(.reading, "1"), .reading(due), at: home.clock.now())
    #expect(home.formatter.command(of: .reminder(reminder)) == "hearth read \(id.shortForm) 42")
  }

  @Test func `a reminder delayed by quiet hours asks about its own day`() {
    let home = ReminderCommandFixture(.korean)
    let day = Day(literal: "2026-11-19")
    let due = ReadingDue(planID: 1, title: "데미안", day: day, pagesLeft: 9, targetPage: 42)
    let korean = ReminderWords(language: .korean, clock: home.clock)
    #expect(korean.text(of: .mood(on: day)) == "어제 하루는 어땠어요?")
    #expect(korean.text(of: .mood(on: home.clock.today)) == "오늘 하루는 어땠어요?")
    #expect(korean.text(of: .reading(due)) == "‘데미안’ 어제 분량이 9쪽 남아 있어요.")
    let english = ReminderWords(language: .english, clock: home.clock)
    #expect(english.text(of: .mood(on: day)) == "How was your day yesterday?")
    #expect(english.text(of: .reading(due)) == "9 pages of “데미안” left from yesterday.")
  }

  @Test(arguments: [
    ([1, 1], "A, B", "A, B"), ([3, 1], "A ×3, B", "A ×3, B"),
    ([8, 4, 2, 1, 1, 1], "A ×8, B ×4, C ×2 and 3 more", "A ×8, B ×4, C ×2 외 알림 3개"),
    ([1, 1, 1, 2], "A, B, C and 2 more", "A, B, C 외 알림 2개"),
  ])
  func `the names of missed reminders add up to their number`(
    counts: [Int], english: String, korean: String
  ) {
    let home = ReminderCommandFixture(.english)
    let late = zip("ABCDEF", counts).flatMap { title, count in
      (0..<count).map { number in
        let due = ReadingDue(
          planID: 1, title: "\(title)", day: Day(literal: "2026-11-19"), pagesLeft: 9,
          targetPage: 42)
        return Reminder(
          ReminderKey(.reading, "\(title)\(number)"), .reading(due), at: home.clock.now())
      }
    }
    let all = counts.reduce(0, +)
    for (language, names) in [(Language.english, "reading \(english)"), (.korean, "독서(\(korean))")]
    {
      let text = ReminderWords(language: language, clock: home.clock).text(of: .late(late))
      #expect(text.contains("\(all)") && text.hasSuffix(" \(names)."), "\(text)")
    }
  }

  @Test(arguments: [
    (Language.english, "reading 데미안; mood 1."), (.korean, "독서(데미안), 기분 1개."),
  ])
  func `missed reminders are named by kind, with separators`(
    language: Language, names: String
  ) {
    let home = ReminderCommandFixture(.english)
    let day = Day(literal: "2026-11-19")
    let due = ReadingDue(planID: 1, title: "데미안", day: day, pagesLeft: 9, targetPage: 42)
    let late = [
      Reminder(ReminderKey(.reading, "데미안"), .reading(due), at: home.clock.now()),
      Reminder(ReminderKey(.mood, "2026-11-19"), .mood(on: day), at: home.clock.now()),
    ]
    let text = ReminderWords(language: language, clock: home.clock).text(of: .late(late))
    #expect(text.hasSuffix(": \(names)"), "\(text)")
  }

  @Test(arguments: [
    (Language.english, "2 reminders passed while you were away: 치과, 회의."),
    (.korean, "그동안 지나간 알림이 2개 있어요: 치과, 회의."),
  ])
  func `missed events are named without describing their kind`(
    language: Language, sentence: String
  ) throws {
    let home = ReminderCommandFixture(language)
    try home.plan("치과", "2026-11-20T09:10", remind: [0])
    try home.plan("회의", "2026-11-20T09:30", remind: [0])
    let until = home.clock.now().adding(milliseconds: Instant.hourInMilliseconds)
    let late = try home.queries.reminders(at: home.clock.now()..<until)
    let text = ReminderWords(language: language, clock: home.clock).text(of: .late(late))
    #expect(text == sentence)
  }

  @Test(arguments: [
    ("2026-11-20", "hearth feel", nil),
    ("2026-11-19", "hearth feel --at 2026-11-19", "2026-11-19T12:00"),
  ])
  func `the command for a day's mood sets the gauge to that day`(
    day: String, command: String, moment: String?
  ) {
    let home = ReminderCommandFixture(.english)
    let reminder = Reminder(
      ReminderKey(.mood, day), .mood(on: Day(literal: day)), at: home.clock.now())
    #expect(home.formatter.command(of: .reminder(reminder)) == command)
    let expected = moment.map { MoodMoment(LocalTime(literal: $0), in: FixedZone.seoul) }
    #expect(home.formatter.route(of: .reminder(reminder)) == .gauge(at: expected))
  }

  @Test(arguments: [
    ("엄마", "엄마"), ("Kim Lee", "'Kim Lee'"), ("it's", "'it'\"'\"'s'"), ("$(rm)", "'$(rm)'"),
    ("", "''"), ("a;b", "'a;b'"),
  ])
  func `a word is quoted if a shell would misread it`(word: String, quoted: String) {
    #expect(Quoting.shellWord(word) == quoted)
  }

  @Test func `Today shows only contacts that need a note`() throws {
    let home = try filled(.english, .terminal)
    #expect(try home.today.section().rows.isEmpty)
    let person = try home.plant("지민", every: 9, on: "2026-11-01")
    let watering = try WaterPlant(
      context: .of(store: home.store, clock: home.clock, newID: home.newID))(
        person.id, by: .call
      ).watering
    #expect(try home.today.section().rows.isEmpty)
    home.time("2026-11-20T10:00")
    let section = try home.today.section()
    #expect(section.rows.map(\.text.en) == ["Would you like to note what you and 지민 talked about?"])
    #expect(
      section.rows.map(\.detail.ko) == ["hearth person review 지민 --of \(watering.id.shortForm)"])
    #expect(section.rows.map(\.route) == [.review(watering.id, of: person.id)])
    // On a later day, the date is given.
    home.time("2026-11-23T10:00")
    let asked = try #require(try home.today.section().rows.first?.text)
    #expect(asked.en == "Would you like to note what you and 지민 talked about on Fri 20 Nov?")
    #expect(asked.ko == "11월 20일 (금)에 지민과 나눈 이야기를 적어 둘까요?")
    home.time("2026-11-23T10:01")
    #expect(try home.today.section().rows.isEmpty)
  }

  @Test(arguments: Language.allCases, CommandFixture.Form.allCases.filter { $0 != .json })
  func `without a timer program, nothing is installed and the steps are printed`(
    language: Language, form: CommandFixture.Form
  ) {
    let outcome = ReminderCommandFixture(language, form).run("remind install")
    #expect(outcome.status == .success)
    let said = outcome.output + outcome.errors
    #expect(said.contains(language(ko: "아직 설치된 것은 없어요", en: "Nothing is installed yet")))
    #expect(said.contains("crontab -e"))
    // A pipe receives only the line itself.
    if form == .piped { #expect(outcome.output.hasPrefix("* * * * * /bin/hearth remind")) }
  }

  @Test(arguments: Language.allCases)
  func `with neither systemd nor cron, install says what to do instead`(language: Language) throws {
    let home = ReminderCommandFixture(language, .terminal)
    home.timers = ReminderTimers(usual: nil, program: "/bin/hearth", store: "/s.db") { _ in nil }
    let refused = home.run("remind install")
    #expect(refused.status == .unavailable && refused.output.isEmpty)
    #expect(refused.errors.contains("hearth remind watch"), "\(refused)")
    #expect(!refused.errors.contains("crontab -e"), "\(refused)")
    #expect(home.run("remind install --with cron").output.contains("* * * * *"))
  }

  @Test(arguments: Language.allCases, HostilePath.all)
  func `a path with a line break or control character gets no timer`(
    language: Language, path: HostilePath
  ) {
    let home = ReminderCommandFixture(language, .piped)
    home.timers = ReminderTimers(usual: .cron, program: path.program, store: path.store) { _ in nil
    }
    let outcome = home.run("remind install")
    #expect(outcome.status == .failed)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(language(ko: "제어 문자", en: "control character")))
    #expect(outcome.errors.count { $0 == "\n" } == 1)
  }

  @Test func `a cron line runs the program with its environment`() {
    let timers = ReminderTimers(
      usual: .cron, program: nil, store: nil,
      variables: [("DISPLAY", ":0"), ("XDG_RUNTIME_DIR", "/run/a b%"), ("TZ", "a\u{1B}b")]
    ) { _ in nil }
    #expect(
      timers.cronLine(["/a b/hearth", "remind", "--store", "/x/50%.db"])
        == "* * * * * DISPLAY=:0 XDG_RUNTIME_DIR='/run/a b\\%'"
        + " '/a b/hearth' remind --store '/x/50\\%.db'")
  }
}

struct HostilePath: Sendable {
  let program: FilePath
  let store: FilePath

  static let all = ["\n", "\r\n", "\t", "\u{1B}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2028}"]
    .flatMap {
      [
        HostilePath(
          program: "/bin/hearth", store: FilePath("/home/x\"\u{301}\($0)ExecStartPre=/bin/y")),
        HostilePath(program: FilePath("/bin\($0)/hearth"), store: "/s.db"),
      ]
    }
}
