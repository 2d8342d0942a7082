import HearthDomain

/// One item of each kind in which every member has a value other than its default.  Everything that
/// stores, transfers, enters or displays items must preserve all members; see `gaps`.
package struct WholeThings {
  package let person, otherPerson: Person
  package let watering: Watering
  package let postponement: Postponement
  package let contact: Contact
  package let saying: Saying
  package let mood: Mood
  package let event: Event
  package let series: Event
  package let exceptions: [SeriesException]
  package let eventText: EventText
  package let toDo, otherToDo: ToDo
  package let book: Book
  package let pastReading: PastReading
  package let record: ReadingRecord
  package let sentence: Sentence

  /// `isFormer`: the event is to repeat after it is done, as an earlier version stored it.
  package init(isFormer: Bool = true) throws {
    let review = try Review(
      keywords: [Keyword("산책"), Keyword("커피"), Keyword("영화")], memo: Memo("두 줄\n메모"))
    person = Person(
      id: try WholeThings.id(11),
      details: PersonDetails(
        name: try PersonName("엄마"), nickname: try Nickname("로즈"),
        phone: try PhoneNumber("010-1234-5678"),
        birthday: try .solar(checking: 3, 14, year: 1960),
        about: try PersonAbout("두 줄:\n땅콩, \"차\""), rhythm: try CareRhythm(everyDays: 5),
        alarm: Alarm(at: TimeOfDay(hour: 21, minute: 30) ?? .noon, isOn: false),
        plantedOn: Day(literal: "2026-01-02"), countedFrom: Day(literal: "2026-01-05")),
      care: Care(
        lastContactOn: Day(literal: "2026-01-07"), dueOn: Day(literal: "2026-01-14"),
        affection: Affection(steps: 2), postponementsSinceContact: 1, wateringCount: 1,
        postponementCount: 1))
    otherPerson = Person(
      id: try WholeThings.id(12),
      planting: PersonDetails(
        name: try PersonName("B"),
        birthday: try .lunar(checking: 4, 8, isLeapMonth: true, year: 2020),
        rhythm: try CareRhythm(everyDays: 3), plantedOn: Day(literal: "2026-01-02")))
    watering = Watering(
      id: try WholeThings.id(21), personID: person.id, on: Day(literal: "2026-01-07"),
      means: .mail, ownMeans: "Signal", review: review)
    postponement = Postponement(
      id: try WholeThings.id(31), personID: person.id, on: Day(literal: "2026-01-12"),
      delay: try Delay(days: 2), since: Day(literal: "2026-01-07"), costsStep: true)
    contact = Contact(
      id: try WholeThings.id(41),
      details: ContactDetails(
        name: try ContactName("김 철수"),
        phones: [try PhoneNumber("02-123-4567"), try PhoneNumber("+82 10-9876-5432")],
        birthday: try .lunar(checking: 5, 6), card: "BEGIN:VCARD\r\nEND:VCARD\r\n"),
      plantedAs: person.id, in: try CalendarName("friends"))
    saying = Saying(
      id: try WholeThings.id(51), number: 7,
      details: try SayingDetails(
        korean: SayingText("봄은\n온다"), english: SayingText("Spring comes"),
        author: Attribution("누구"), tags: Tags([Tag("봄"), Tag("hope")])),
      addedAt: Instant(milliseconds: 1), openedAt: Instant(milliseconds: 2),
      likedAt: Instant(milliseconds: 3), usedAt: Instant(milliseconds: 4))
    mood = Mood(
      id: try WholeThings.id(61),
      details: MoodDetails(
        moment: MoodMoment(Instant(milliseconds: 1_700_000_000_123), secondsEast: 32_400),
        level: try MoodLevel(70), memo: try MoodMemo("좋다\n정말"),
        tags: try Tags([Tag("산책"), Tag("a walk; long")])),
      place: try WholeThings.place(300, 500))
    var former = Event(
      id: try WholeThings.id(71),
      details: EventDetails(
        title: try EventTitle("회의"), note: try EventNote("두 줄\n쪽지"),
        place: try EventPlace("3층 \"바다\""),
        span: try EventSpan(
          from: Instant(milliseconds: 1_700_000_000_000),
          to: Instant(milliseconds: 1_700_003_600_000), in: FixedZone.seoul),
        reminders: try LeadTimes(minutesBefore: [10, 60]), availability: .free),
      in: try CalendarName("회사"))
    if isFormer { former.afterDone = try AfterDone(days: 7, timesLeft: 3) }
    event = former
    let start = LocalTime(literal: "2026-10-06T09:00")
    let details = EventDetails(
      title: try EventTitle("수업"), note: try EventNote("3층"),
      span: try EventSpan(from: start, to: LocalTime(literal: "2026-10-06T10:00"), zone: "UTC"),
      reminders: try LeadTimes(minutesBefore: [10]))
    series = Event(
      id: try WholeThings.id(72), details: details,
      repetition: .series(
        try EventSeries(
          Recurrence("FREQ=WEEKLY;COUNT=10;BYDAY=TU"), from: .time(start), skipsHolidays: true,
          followsZone: true)))
    eventText = EventText(
      of: series.id, uid: "7@example.com", text: "BEGIN:VEVENT\r\nSUMMARY:수업\r\nEND:VEVENT\r\n",
      zones: "BEGIN:VTIMEZONE\r\nEND:VTIMEZONE\r\n", place: 3)
    let (id, moved) = (series.id, event.details)
    var held = details
    held.appliesToLater = true
    exceptions = [
      SeriesException(of: id, at: LocalTime(literal: "2026-10-13T09:00"), .overridden(held)),
      SeriesException(
        of: id, at: LocalTime(literal: "2026-10-20T09:00"), .removed(hadDetails: moved)),
      SeriesException(
        of: id, at: LocalTime(literal: "2026-10-27T09:00"), .removed(hadDetails: nil)),
      SeriesException(of: id, at: LocalTime(literal: "2026-10-28T09:00"), .added),
    ]
    toDo = ToDo(
      id: try WholeThings.id(111),
      details: ToDoDetails(
        title: try EventTitle("월세"), note: try EventNote("두 줄\n메모"), place: try EventPlace("은행"),
        due: .anchored(Instant(milliseconds: 1_699_999_980_000)),
        repetition: .rule(
          try Recurrence("FREQ=MONTHLY;BYMONTHDAY=-1"),
          from: LocalTime(literal: "2023-11-14T22:13"), skipsHolidays: true),
        reminders: try LeadTimes(minutesBefore: [10, 60])),
      doneAt: Instant(milliseconds: 1_700_000_100_000), in: try CalendarName("회사"),
      text: EventText(
        of: try WholeThings.id(111), uid: "8@example.com",
        text: "BEGIN:VTODO\r\nSUMMARY:월세\r\nEND:VTODO\r\n",
        zones: "BEGIN:VTIMEZONE\r\nEND:VTIMEZONE\r\n", place: 4))
    otherToDo = ToDo(
      id: try WholeThings.id(112),
      details: ToDoDetails(
        title: try EventTitle("필터"), due: .day(Day(literal: "2026-10-06")),
        repetition: .afterDone(try AfterDone(days: 7, timesLeft: 3))))
    book = Book(
      id: try WholeThings.id(81), details: try WholeThings.details(),
      reading: Reading(
        number: 2, startedOn: Day(literal: "2026-01-03"),
        enteredStart: Day(literal: "2026-01-05"), targetOn: Day(literal: "2026-02-03"),
        finishedOn: Day(literal: "2026-02-01"), firstPage: 10, page: 45,
        lastRecord: RecordedDayPages(day: Day(literal: "2026-01-03"), pages: 35)),
      theme: .mango, rating: try Rating("4.5"), favouriteSince: Instant(milliseconds: 5), place: 3,
      earlier: EarlierReadings(
        count: 1, pages: 240, finishedOn: Day(literal: "2025-02-01"), rating: try Rating("3")),
      sentenceCount: 1, addedAt: Instant(milliseconds: 6_000))
    pastReading = PastReading(
      book: book.id,
      reading: Reading(
        startedOn: Day(literal: "2025-01-03"), enteredStart: Day(literal: "2025-01-05"),
        targetOn: Day(literal: "2025-02-03"), finishedOn: Day(literal: "2025-02-01"),
        firstPage: 20, page: 240,
        lastRecord: RecordedDayPages(day: Day(literal: "2025-01-30"), pages: 12)),
      rating: try Rating("3"))
    record = ReadingRecord(
      id: try WholeThings.id(91), book: book.id, reading: 2, day: Day(literal: "2026-01-03"),
      time: TimeOfDay(hour: 7, minute: 30), page: 45, pages: 35)
    sentence = Sentence(
      id: try WholeThings.id(101), book: book.id, text: try SentenceText("새는\n알에서"), page: 123,
      saying: saying.id, addedAt: Instant(milliseconds: 7))
  }

  /// Returns details of a book with every member set.
  package static func details() throws -> BookDetails {
    BookDetails(
      title: try BookTitle("=데미안, \"하나\""), subtitle: try BookSubtitle("부제"),
      author: try BookAuthor("헤르만 헤세"), publisher: try Publisher("민음사"),
      publishedOn: PublicationDate(year: 2000, month: 12, day: 20),
      isbn: try ISBN("9788937460449"), pages: try PageCount(240), category: .fiction,
      link: try WebLink("https://example.com/a?b=1"),
      coverLink: try WebLink("https://example.com/c.png"),
      description: try BookDescription("두 줄\n소개"), thickness: try Thickness(tenths: 152))
  }

  private static func id<Thing>(_ number: Int64) throws -> ID<Thing> {
    guard let id = ID<Thing>(rawValue: number) else { throw NoSuchID() }
    return id
  }

  private static func place(_ across: Int, _ down: Int) throws -> CanvasPosition {
    guard let place = CanvasPosition(across: across, down: down) else { throw NoSuchID() }
    return place
  }

  private struct NoSuchID: Error {}

  /// Saves all items in a store.
  package func save(in store: any Store) throws {
    try store.write { repositories in
      try repositories.people.save(person)
      try repositories.people.save(otherPerson)
      try repositories.waterings.save(watering)
      try repositories.postponements.save(postponement)
      try repositories.contacts.save(contact)
      try repositories.sayings.save(saying)
      try repositories.moods.save(mood)
      try repositories.events.save(event)
      try repositories.events.save(series)
      for exception in exceptions { try repositories.events.save(exception) }
      try repositories.events.save(eventText)
      try repositories.toDos.save(toDo)
      try repositories.toDos.save(otherToDo)
      try repositories.books.save(book)
      try repositories.books.save(pastReading)
      try repositories.readingRecords.save(record)
      try repositories.sentences.save(sentence)
    }
  }
}

extension WholeThings {
  /// Returns the paths of members, at any depth, that equal those of an item with only the required
  /// values.
  package static func gaps(in whole: Any, besides bare: Any, at path: String = "") -> [String] {
    let (one, other) = (Mirror(reflecting: whole), Mirror(reflecting: bare))
    let isNested =
      one.displayStyle == .struct && type(of: whole) == type(of: bare) && !one.children.isEmpty
    guard isNested else {
      return String(reflecting: whole) == String(reflecting: bare) ? [path] : []
    }
    return zip(one.children, other.children).flatMap { member, other in
      gaps(in: member.value, besides: other.value, at: path + "." + (member.label ?? "?"))
    }
  }
}
