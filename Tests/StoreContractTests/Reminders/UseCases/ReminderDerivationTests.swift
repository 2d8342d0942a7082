import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct ReminderDerivationTests {
  @Test(arguments: StoreKind.available)
  func `a plant reminds on its due day, for three days, then weekly`(
    kind: StoreKind
  ) throws {
    let home = try ReminderUseCaseFixture(kind)
    let alarm = Alarm(at: try #require(TimeOfDay(hour: 20, minute: 30)))
    let person = try home.plant(every: 3, on: "2026-11-15", alarm: alarm)
    let all = ["11-18", "11-19", "11-20", "11-21", "11-28", "12-05", "12-12", "12-19", "12-26"]
      .map { "2026-\($0)T20:30 water" }
    #expect(try home.reminders(from: "2026-11-01T00:00", to: "2026-12-31T00:00") == all)
    #expect(
      try home.reminders(from: "2027-10-01T00:00", to: "2027-10-08T00:00")
        == ["2027-10-02T20:30 water"])
    #expect(
      try home.reminders(from: "2026-11-19T20:30", to: "2026-11-20T20:30") == [all[1]])
    _ = try WaterPlant(context: .of(store: home.store, clock: home.clock, newID: home.newID))(
      person.id, by: .call)
    #expect(
      try home.reminders(from: "2026-11-20T20:00", to: "2026-11-24T00:00")
        == ["2026-11-23T20:30 water"])
  }

  @Test func `no reminder is sent if the alarm or its kind is off`() throws {
    let home = try ReminderUseCaseFixture()
    try home.plant(every: 3, on: "2026-11-17", alarm: Alarm(at: .noon, isOn: false))
    #expect(try home.reminders(from: "2026-11-01T00:00", to: "2026-12-31T00:00") == [])
    try home.plant("하나", every: 3, on: "2026-11-17")
    #expect(try home.reminders(from: "2026-11-01T00:00", to: "2026-12-01T00:00").count == 5)
    home.settings.kinds = [.event]
    #expect(try home.reminders(from: "2026-11-01T00:00", to: "2026-12-31T00:00") == [])
  }

  @Test(arguments: StoreKind.available)
  func `a coming reminder is found behind many plants without one`(kind: StoreKind) throws {
    let home = try ReminderUseCaseFixture(kind)
    for _ in 1...130 {
      try home.plant(every: 3, on: "2026-11-17", alarm: Alarm(at: .noon, isOn: false))
    }
    #expect(try !home.queries.isAnythingComing())
    try home.plant("하나", every: 9, on: "2026-11-19")
    #expect(try home.queries.isAnythingComing())
    home.settings.kinds = [.event]
    #expect(try !home.queries.isAnythingComing())
    try home.plan("회의", "2027-03-02T10:00")
    #expect(try home.queries.isAnythingComing())
  }

  @Test(arguments: [
    ("2026-11-20T14:20", "2026-11-20T15:00"), ("2026-11-20T15:00", "2026-11-20T16:00"),
    ("2026-11-20T23:59", "2026-11-21T00:00"),
  ])
  func `a review is asked for at the next full hour`(entered: String, asked: String) throws {
    for kind in StoreKind.available {
      let home = try ReminderUseCaseFixture(kind, at: entered)
      let person = try home.plant(every: 30, on: "2026-11-01")
      let water = WaterPlant(context: .of(store: home.store, clock: home.clock, newID: home.newID))
      _ = try water(person.id, by: .meet)
      #expect(
        try home.reminders(from: "2026-11-19T00:00", to: "2026-11-22T00:00")
          == ["\(asked) review"])
      let last = try home.store.read {
        try $0.waterings.newest(of: person.id, in: 0..<1)
      }.first
      let id = try #require(last?.id)
      try RemoveWatering(context: .of(store: home.store, clock: home.clock))(id)
      #expect(try home.reminders(from: "2026-11-19T00:00", to: "2026-11-22T00:00") == [])
    }
  }

  @Test(
    arguments: StoreKind.available,
    [
      // The days of contacts with their memos, and the day of the review reminder.
      ([("11-17", ""), ("11-20", "")], "11-20"), ([("11-20", ""), ("11-20", "안부")], nil),
      ([("11-20", "안부"), ("11-20", "")], nil), ([("11-19", "안부"), ("11-20", "")], "11-20"),
      ([("11-19", ""), ("11-20", "안부")], "11-19"), ([("11-20", ""), ("11-17", "")], "11-20"),
    ] as [(contacts: [(day: String, memo: String)], asked: String?)])
  func `only the last contact of each person asks, until a note of the day exists`(
    kind: StoreKind, sample: (contacts: [(day: String, memo: String)], asked: String?)
  ) throws {
    let home = try ReminderUseCaseFixture(kind)
    home.settings.kinds = [.review]
    let person = try home.plant(every: 30, on: "2026-11-01")
    for (day, memo) in sample.contacts {
      try PeopleUseCases(home.context).water(
        person.id, on: Day(literal: "2026-\(day)"), by: .meet, review: Review(memo: Memo(memo)))
    }
    home.set("2026-11-20T13:00")
    let asked = try home.queries.recentOpenReminders(of: [.review]).map { reminder in
      if case .review(let watering, _) = reminder.subject { "\(watering.day)" } else { "" }
    }
    #expect(asked == (sample.asked.map { ["2026-\($0)"] } ?? []))
  }

  @Test(
    arguments: StoreKind.available,
    [
      // When contacts were entered, with their memos, and when a review was asked for.
      ([("20T09:10", ""), ("20T15:10", "")], ["20T10:00"]),
      ([("20T09:10", ""), ("20T09:50", "")], ["20T10:00"]),
      ([("17T09:10", ""), ("18T09:10", ""), ("20T09:10", "")], ["17T10:00"]),
      ([("17T09:10", "안부"), ("20T09:10", "")], []),
      ([("20T09:10", ""), ("22T09:10", ""), ("23T09:10", "")], ["20T10:00", "23T10:00"]),
    ] as [(contacts: [(at: String, memo: String)], asked: [String])])
  func `nobody is asked about twice a week`(
    kind: StoreKind, sample: (contacts: [(at: String, memo: String)], asked: [String])
  ) throws {
    let home = try ReminderUseCaseFixture(kind, at: "2026-11-16T09:00")
    home.settings.kinds = [.review]
    let person = try home.plant(every: 30, on: "2026-11-01")
    var asked: Set<String> = []
    for (moment, memo) in sample.contacts {
      home.set("2026-11-\(moment)")
      try PeopleUseCases(home.context).water(
        person.id, by: .meet, review: Review(memo: Memo(memo)))
      asked.formUnion(try home.reminders(from: "2026-11-16T00:00", to: "2026-11-30T00:00"))
    }
    #expect(asked == Set(sample.asked.map { "2026-11-\($0) review" }))
  }

  @Test func `the full hour is that of local time`() throws {
    let india = FixedZone(name: "Asia/Kolkata", secondsEast: 19_800)
    let home = try ReminderUseCaseFixture(at: "2026-11-20T14:20", in: india)
    let person = try home.plant(every: 30, on: "2026-11-01")
    _ = try WaterPlant(context: .of(store: home.store, clock: home.clock, newID: home.newID))(
      person.id, by: .meet)
    #expect(
      try home.reminders(from: "2026-11-20T00:00", to: "2026-11-22T00:00")
        == ["2026-11-20T15:00 review"])
  }

  @Test(
    .inWholeRuns,
    arguments: [
      ("1990-11-23", ["2026-11-20", "2026-11-23"]), ("11-20", ["2026-11-17", "2026-11-20"]),
      ("02-29", ["2026-02-25", "2026-02-28"]), ("lunar:08-15", ["2026-09-22", "2026-09-25"]),
      ("lunar:01-01", ["2026-02-14", "2026-02-17"]), ("01-02", ["2026-01-02", "2026-12-30"]),
    ])
  func `a birthday is reminded of on the day and three days before`(
    birthday: String, days: [String]
  ) throws {
    for kind in StoreKind.available {
      let home = try ReminderUseCaseFixture(kind, at: "2026-01-01T00:00")
      try home.plant(
        every: 90, on: "2026-01-01", birthday: birthday, alarm: Alarm(at: .noon, isOn: false))
      #expect(
        try home.reminders(from: "2026-01-01T00:00", to: "2027-01-01T00:00")
          == days.map { "\($0)T09:00 birthday" })
    }
  }

  @Test(arguments: StoreKind.available, ["2026-11-19", "2026-11-20"])
  func `a contact on the birthday ends its reminder`(kind: StoreKind, day: String) throws {
    let home = try ReminderUseCaseFixture(kind)
    home.settings.kinds = [.birthday]
    let person = try home.plant(every: 9, on: "2026-11-01", birthday: "11-20")
    let told = ["2026-11-20T09:00 birthday"]
    #expect(try home.reminders(from: "2026-11-20T00:00", to: "2026-11-22T00:00") == told)
    try PeopleUseCases(home.context).water(person.id, on: Day(literal: day), by: .message)
    #expect(
      try home.reminders(from: "2026-11-20T00:00", to: "2026-11-22T00:00")
        == (day == "2026-11-20" ? [] : told))
    home.set("2027-11-20T12:00")
    #expect(try home.reminders(from: "2027-11-20T00:00", to: "2027-11-21T00:00").count == 1)
  }

  @Test(arguments: StoreKind.available)
  func `reminders that had passed when the event was entered are omitted`(kind: StoreKind) throws {
    let home = try ReminderUseCaseFixture(kind)
    try home.plan("늦은 회의", "2026-11-20T12:30", remind: [0, 60])
    try home.plan("지난 회의", "2026-11-20T10:00")
    #expect(
      try home.reminders(from: "2026-11-20T00:00", to: "2026-11-21T00:00")
        == ["2026-11-20T11:30 event", "2026-11-20T12:30 event"])
  }

  @Test(arguments: StoreKind.available)
  func `an event reminds as early as its lead times say`(kind: StoreKind) throws {
    let home = try ReminderUseCaseFixture(kind, at: "2026-11-19T12:00")
    let event = try home.plan("회의", "2026-11-21T00:10", remind: [0, 15, 1440])
    #expect(
      try home.reminders(from: "2026-11-20T00:00", to: "2026-11-22T00:00")
        == ["2026-11-20T00:10 event", "2026-11-20T23:55 event", "2026-11-21T00:10 event"])
    try RemoveEvent(context: .of(store: home.store, clock: home.clock, newID: home.newID))(event.id)
    #expect(try home.reminders(from: "2026-11-20T00:00", to: "2026-11-22T00:00") == [])
  }

  @Test func `a mood is asked for unless the day has one`() throws {
    let home = try ReminderUseCaseFixture()
    home.settings.kinds = [.mood]
    let asked = ["2026-11-20T21:30 mood", "2026-11-21T21:30 mood"]
    #expect(try home.reminders(from: "2026-11-20T00:00", to: "2026-11-22T00:00") == asked)
    _ = try AddMood(
      context: .of(
        store: home.store, clock: home.clock, newID: home.newID, randomness: Randomness { 7 }))(
        MoodLevel(50), MoodMemo("산책"))
    #expect(try home.reminders(from: "2026-11-20T00:00", to: "2026-11-22T00:00") == [asked[1]])
  }

  @Test(arguments: [
    ("2026-11-20T12:00", "2026-11-20T11:59", false),
    ("2026-11-20T12:00", "2026-11-20T12:00", false),
    ("2026-11-20T12:00", "2026-11-20T20:00", false), ("2026-11-20T12:00", "2026-11-20T22:00", true),
    ("2026-11-20T20:00", "2026-11-20T20:00", false),
    ("2026-11-21T09:00", "2026-11-20T23:00", false),
  ])
  func `a future mood does not count for its day`(
    now: String, moment: String, isAsked: Bool
  ) throws {
    let home = try ReminderUseCaseFixture(at: now)
    home.settings.kinds = [.mood]
    try home.store.write { try $0.moods.save(mood(1, at: moment, level: 50)) }
    let asked = try home.reminders(from: "2026-11-20T00:00", to: "2026-11-21T00:00")
    #expect(asked == (isAsked ? ["2026-11-20T21:30 mood"] : []))
  }

  @Test(arguments: [
    // Before the quiet hours, if the event starts before they end.
    ("22:00", "07:00", 0, "20T23:30", "20T21:59"), ("22:00", "07:00", 0, "20T22:00", "20T21:59"),
    ("22:00", "07:00", 0, "20T06:59", "19T21:59"), ("22:00", "07:00", 0, "20T00:00", "19T21:59"),
    ("22:00", "07:00", 30, "20T06:59", "19T21:59"), ("12:00", "13:00", 0, "20T12:30", "20T11:59"),
    ("07:01", "07:00", 0, "20T07:01", "20T07:00"), ("22:00", "07:00", 60, "20T22:30", "20T21:30"),
    // At their end, if that is no later than the start, or if the reminder comes after it anyway.
    ("22:00", "07:00", 0, "20T07:00", "20T07:00"), ("22:00", "07:00", 30, "20T07:00", "20T07:00"),
    ("22:00", "07:00", 90, "20T08:00", "20T07:00"), ("22:00", "07:00", -60, "20T22:00", "21T07:00"),
    ("22:00", "07:00", 0, "20T21:59", "20T21:59"), ("12:00", "13:00", 0, "20T13:00", "20T13:00"),
  ])
  func `reminders in quiet hours come at their end, or before them if that is too late`(
    start: String, end: String, minutes: Int, planned: String, told: String
  ) throws {
    let home = try ReminderUseCaseFixture(at: "2026-11-18T00:00")
    let (planned, told) = ("2026-11-" + planned, "2026-11-" + told)
    let times = [start, end].map { LocalTime(literal: "2026-11-20T" + $0).time }
    home.settings.quietHours = try QuietHours(from: times[0], to: times[1])
    try home.plan("약속", planned, remind: [minutes])
    #expect(
      try home.reminders(from: "2026-11-18T00:00", to: "2026-11-23T00:00") == ["\(told) event"])
    let from = LocalTime(literal: told)
    #expect(try home.reminders(from: told, to: "\(from.adding(minutes: 1))").count == 1)
  }

  @Test func `a reading reminder during quiet hours is sent when these end`() throws {
    let home = try ReminderUseCaseFixture(at: "2026-11-20T12:00")
    try home.shelve("데미안", pages: 100)
    home.settings.kinds = [.reading]
    let times = ["20:00", "07:00"].map { LocalTime(literal: "2026-11-20T" + $0).time }
    home.settings.quietHours = try QuietHours(from: times[0], to: times[1])
    home.settings.readingTime = LocalTime(literal: "2026-11-20T21:00").time
    let told = "2026-11-21T07:00 reading"
    #expect(try home.reminders(from: "2026-11-20T20:00", to: "2026-11-21T12:00") == [told])
    home.set("2026-11-21T07:00")
    #expect(try home.reminders(from: "2026-11-20T20:00", to: "2026-11-21T12:00") == [told])
    home.set("2026-11-22T06:00")
    #expect(try home.reminders(from: "2026-11-20T20:00", to: "2026-11-21T12:00") == [])
  }

  @Test(arguments: [
    // In spring 2:30 is skipped and becomes 3:30; in autumn 1:30 occurs twice and the first is
    // used.
    ("2026-03-08", "02:30", "2026-03-08T03:30", -14_400),
    ("2026-11-01", "01:30", "2026-11-01T01:30", -14_400),
    ("2026-11-01", "09:00", "2026-11-01T09:00", -18_000),
  ])
  func `clock changes neither shift nor repeat an alarm`(
    day: String, alarm: String, told: String, offset: Int
  ) throws {
    let home = try ReminderUseCaseFixture(at: "2026-12-31T00:00", in: ChangingZone.newYork)
    let due = Day(literal: day)
    try home.plant(
      every: 30, on: "\(due.adding(days: -30))",
      alarm: Alarm(at: LocalTime(literal: "2026-01-01T" + alarm).time))
    let days = [due, due.adding(days: 1)].map {
      home.zone.instant(of: LocalTime(day: $0, time: .midnight))
    }
    let found = try home.queries.reminders(at: days[0]..<days[1])
    #expect(found.map { "\(home.zone.localTime(at: $0.dueAt))" } == [told])
    #expect(found.map { home.zone.offset(at: $0.dueAt) } == [offset])
  }

  @Test func `a reminder is the same in another zone`() throws {
    let home = try ReminderUseCaseFixture(at: "2026-11-19T12:00")
    try home.plant(every: 3, on: "2026-11-17", birthday: "11-20")
    try home.plan("약속", "2026-11-20T09:00")
    let here = try home.queries.reminders(at: whole(home)).map(\.key)
    home.zone = ChangingZone.newYork
    #expect(try Set(home.queries.reminders(at: whole(home)).map(\.key)) == Set(here))
    #expect(
      try home.reminders(from: "2026-11-20T08:00", to: "2026-11-20T10:00").count == 3)
  }

  private func whole(_ home: ReminderUseCaseFixture) -> Range<Instant> {
    let days = ["2026-11-01T00:00", "2026-12-20T00:00"].map { LocalTime(literal: $0) }
    return home.zone.instant(of: days[0])..<home.zone.instant(of: days[1])
  }

  @Test func `only the next reminder of a plant is upcoming`() throws {
    let home = try ReminderUseCaseFixture()
    try home.plant(every: 3, on: "2026-11-18")
    let week = home.clock.now().adding(milliseconds: 7 * 86_400_000)
    let coming = try home.queries.upcomingReminders(until: week)
    #expect(coming.map { "\(home.zone.localTime(at: $0.dueAt))" } == ["2026-11-21T09:00"])
    #expect(
      try home.queries.upcomingReminders(until: home.clock.now().adding(milliseconds: -1)).isEmpty)
  }

  @Test func `only the next reminder of each book is upcoming`() throws {
    let home = try ReminderUseCaseFixture()
    home.settings.kinds = [.reading]
    try home.shelve("데미안", pages: 100)
    try home.shelve("모순", pages: 200)
    let week = home.clock.now().adding(milliseconds: 7 * 86_400_000)
    let coming = try home.queries.upcomingReminders(until: week)
    #expect(
      coming.map { "\(home.zone.localTime(at: $0.dueAt))" }
        == ["2026-11-20T21:00", "2026-11-20T21:00"])
    #expect(Set(coming.map(\.key)).count == 2)
  }

  @Test func `open reminders are those of the last day that are not done`() throws {
    let home = try ReminderUseCaseFixture()
    try home.plant(every: 3, on: "2026-11-16")
    try home.plan("지난 일", "2026-11-20T11:00")
    try home.plan("올 일", "2026-11-20T12:30", remind: [60])
    let waiting = try home.queries.recentOpenReminders(of: Set(ReminderKind.allCases))
    #expect(
      waiting.map { ReminderUseCaseFixture.words(of: .reminder($0)) } == [
        "water 지민 +1", "event 올 일 -60",
      ])
    #expect(try home.queries.recentOpenReminders(of: [.review]).isEmpty)
  }

  @Test func `a review is asked for on a few days only`() throws {
    let home = try ReminderUseCaseFixture(at: "2026-11-17T12:20")
    let person = try home.plant(every: 9, on: "2026-11-16")
    _ = try PeopleUseCases(home.context).water(person.id, by: .call)
    for (moment, isAsked) in [("17T12:50", false), ("17T13:00", true), ("20T12:59", true)] {
      home.set("2026-11-\(moment)")
      #expect(
        try home.queries.recentOpenReminders(of: [.review, .mood]).isEmpty != isAsked, "\(moment)")
    }
    home.set("2026-11-20T13:01")
    #expect(try home.queries.recentOpenReminders(of: [.review]).isEmpty)
  }
}
