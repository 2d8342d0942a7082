import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

/// A user who performs random actions at random times, on an empty store.
final class RandomLife {
  let store: any Store
  let time = TestClock("2026-11-01T09:00")
  private let soundness: Soundness?
  private var numbers: SeededNumbers
  private let context: UseCaseContext
  private var minutes = 0
  /// The longest pause between actions, in minutes.
  private let pause: Int

  /// Creates a user for about that many actions; the pauses are chosen so that all changes can
  /// still be undone.
  init(_ kind: StoreKind, seed: UInt64, actions: Int = 400) throws {
    let tried = try kind.make()
    store = tried.store
    soundness = Soundness(of: tried, #_sourceLocation)
    numbers = SeededNumbers(seed: seed)
    context = UseCaseContext(store, time.clock, .seeded(seed))
    pause = min(400, 2 * 80 * 1440 / actions)
  }

  /// Creates a user on an existing store.
  init(on store: any Store, seed: UInt64) {
    self.store = store
    soundness = nil
    numbers = SeededNumbers(seed: seed)
    context = UseCaseContext(store, time.clock, .seeded(seed))
    pause = 400
  }

  var journal: JournalUseCases { JournalUseCases(context, collection: nil) }

  /// Returns the differences, without opened sayings, which are no undoable change.
  func differences(from picture: StoreContents) throws -> [String] {
    try StoreContents(of: store).differences(from: picture).filter { $0 != "opened" }
  }

  /// Returns the number of changes that can be undone.
  func changes() throws -> Int { try journal.undo.entriesToUndo(last: .max).count }

  private func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }
  private func any<Thing>(_ things: [Thing]) throws -> Thing {
    guard let thing = things.randomElement(using: &numbers) else { throw Nothing() }
    return thing
  }

  private struct Nothing: Error {}

  /// Performs a random action; ignores it if it is refused.
  func act() throws {
    minutes += chance(pause)
    let day = Day(literal: "2026-11-01").adding(days: minutes / 1440)
    let minute = minutes % 1440
    let hour = String(100 + minute / 60).dropFirst()
    time.set("\(day)T\(hour):\(String(100 + minute % 60).dropFirst())")
    do {
      switch chance(5) {
      case 0: try tend()
      case 1: try turn()
      case 2: try paint()
      case 3: try plan()
      default: try read()
      }
    } catch is Nothing {
    } catch let error as DomainError {
      switch error {
      case .invalid, .notFound, .ambiguous, .conflict, .refused: return
      case .unavailable, .damaged, .uncertain: throw error
      }
    }
  }

  private func tend() throws {
    let use = PeopleUseCases(context)
    let people = try store.read { try $0.people.list(.all, in: 0..<999) }
    let (name, today) = ("사람 \(chance(30))", time.clock.today)
    let phone = try chance(2) == 0 ? PhoneNumber("010-1000-\(1000 + chance(40))") : nil
    switch chance(11) {
    case 10: try use.merge(any(people).id, with: any(people).id)
    case 0, 1:
      let contacts = try store.read { try $0.contacts.list(ContactFilter(search: ""), in: 0..<99) }
      _ = try use.plant(
        PersonDetails(
          name: PersonName(name), phone: phone, rhythm: CareRhythm(everyDays: 1 + chance(9)),
          plantedOn: today),
        from: contacts.randomElement(using: &numbers)?.id)
    case 2, 3:
      _ = try use.water(
        any(people).id, on: today.adding(days: -chance(4)), by: .call,
        review: Review(keywords: [Keyword("산책")], memo: Memo("메모 \(chance(9))")))
    case 4: _ = try use.postpone(any(people).id, by: Delay(days: 1 + chance(3)))
    case 5:
      var details = try any(people).details
      details.phone = phone
      details.rhythm = try CareRhythm(everyDays: 1 + chance(9))
      details.birthday = chance(2) == 0 ? nil : try .solar(checking: 1 + chance(12), 5)
      _ = try use.edit(any(people).id, to: details)
    case 6: try use.remove(any(people).id)
    case 7: _ = try use.addContact(ContactDetails(name: ContactName(name)))
    case 8:
      let person = try any(people).id
      let all = try store.read { try $0.waterings.waterings(of: person, on: .earliest ... .latest) }
      let watering = try any(all)
      if chance(2) == 0 {
        try use.removeWatering(watering.id)
      } else {
        _ = try use.editWatering(
          watering.id, WateringEdit(on: today.adding(days: -chance(5)), memo: Memo("m\(chance(9))"))
        )
      }
    default:
      let all = try store.read {
        try $0.contacts.list(ContactFilter(search: "", includesPlanted: true), in: 0..<99)
      }
      try use.removeContact(any(all).id)
    }
  }

  private func turn() throws {
    let use = SayingUseCases(context) { [] }
    let all = try store.read { try $0.sayings.list(after: 0, limit: 999) }
    let details = try SayingDetails(
      korean: SayingText("글귀 \(chance(200))"), tags: Tags([Tag("꼬리\(chance(3))")]))
    switch chance(8) {
    case 0, 1: _ = try use.add(details)
    case 2: _ = try use.mark(any(all).id, .liked(chance(2) == 0))
    case 3: _ = try use.mark(any(all).id, .used(chance(2) == 0))
    case 4: _ = try use.edit(any(all).id, to: details)
    case 5: try use.remove(any(all).id)
    case 6: _ = try use.mark(any(all).id, .opened)
    default: try EditProfile(store: store)(.init(displayName: DisplayName("이름 \(chance(3))")))
    }
  }

  private func paint() throws {
    let use = MoodUseCases(context)
    let all = try store.read { try $0.moods.list(.all, .newest(99)) }
    switch chance(7) {
    case 0, 1: _ = try use.add(MoodLevel(chance(101)), MoodMemo("기분 \(chance(9))"))
    case 2: _ = try use.edit(any(all).id, MoodEdit(level: LevelChoice(MoodLevel(chance(101)))))
    case 3: try use.remove(any(all).id)
    case 4: _ = try use.shuffle(any(all).day)
    case 5:
      try use.choosePalette(
        chance(3) == 0 ? nil : any(Palette.allCases), for: time.clock.today)
    default:
      let palette = try any(Palette.allCases)
      try use.changeSettings { $0.palette = palette }
    }
  }

  private func plan() throws {
    let use = ScheduleUseCases(context)
    let all = try store.read { try $0.events.list(.all, in: FixedZone.seoul, places: 0..<99) }
    let today = time.clock.today.adding(days: chance(5))
    let details = EventDetails(
      title: try EventTitle("일정 \(chance(20))"), note: try EventNote("\(chance(9))"),
      span: try EventSpan(
        allDayFrom: today, through: today.adding(days: chance(3)), zone: "Asia/Seoul"),
      reminders: try LeadTimes(minutesBefore: [chance(60)]))
    switch chance(4) {
    case 0, 1: _ = try use.add(details)
    case 2: _ = try use.edit(any(all).event.id, to: details)
    default: try use.remove(any(all).event.id)
    }
  }

  private func read() throws {
    let (clock, newID) = (time.clock, context.newID)
    let release = ReleaseStarters(store: store, clock: clock) { [] }
    let books = try store.read { try $0.books.list(after: nil, limit: 999) }
    let day = clock.today.adding(days: -chance(4))
    switch chance(17) {
    case 16: try MergeBooks(context: .of(store: store))(any(books).id, with: any(books).id)
    case 0, 1:
      _ = try AddBook(context: .of(store: store, clock: clock, newID: newID))(
        bookDetails(
          "책 \(chance(40))", isbn: chance(2) == 0 ? isbn(chance(20)) : nil, pages: 30),
        startedOn: day)
    case 2, 3, 4, 5:
      _ = try RecordProgress(context: .of(store: store, clock: clock, newID: newID))(
        any(books).id, .page(1 + chance(30)), on: day, mayGoBack: true)
    case 6: _ = try FinishBook(context: .of(store: store, clock: clock))(any(books).id)
    case 7: try ReopenBook(context: .of(store: store))(any(books).id)
    case 8: _ = try ReadAgain(context: .of(store: store, clock: clock))(any(books).id)
    case 9:
      _ = try RateBook(context: .of(store: store))(any(books).id, Rating(halves: 1 + chance(10)))
    case 10: try RemoveBook(context: .of(store: store))(any(books).id)
    case 11:
      _ = try MoveBook(context: .of(store: store))(
        any(books).id, any(MoveBook.Direction.allCases))
    case 12:
      let book = try any(books).id
      let records = try store.read { try $0.readingRecords.list(of: book, in: 0..<99) }
      if chance(2) == 0 {
        try RemoveRecord(context: .of(store: store))(any(records).id)
      } else {
        _ = try EditRecord(context: .of(store: store, clock: clock))(
          any(records).id, page: .page(1 + chance(30)), day: day)
      }
    case 13:
      var change = EditBook.Change(of: try any(books))
      change.details.subtitle = try BookSubtitle("부제 \(chance(5))")
      change.startedOn = change.startedOn.map { _ in day }
      _ = try EditBook(context: .of(store: store, clock: clock))(any(books).id, to: change)
    case 14:
      try AddSentence(context: .of(store: store, clock: clock, newID: newID), release: release)(
        SentenceDetails(
          text: SentenceText("문장 \(chance(99))"), page: 1, becomesSaying: chance(2) == 0),
        to: any(books).id)
    default:
      let book = try any(books).id
      let sentences = try store.read { try $0.sentences.list(of: book, in: 0..<99) }
      try RemoveSentence(context: .of(store: store))(any(sentences).id)
    }
  }
}
