import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthDomain
@testable import HearthPresentation

/// Changes the same item at the same time on two full screens with one store.
@Suite struct TwoScreensTests {
  /// Goes to the tab and opens the form of its only item.
  private func open(_ app: AppCoordinator, tab: String) -> AppCoordinator {
    var app = app
    app.start()
    app.tap(tab, "e")
    return app
  }

  @Test func `different fields changed on two screens are both kept`() throws {
    let fixture = try SayingScreenFixture()
    let saying = try fixture.add(en: "Slowly", who: "Kim")
    var one = open(fixture.app(.english), tab: "3")
    var two = open(fixture.app(.english), tab: "3")
    _ = one.handle(.paste(" now"))
    one.tap("ctrl-s")
    two.tap("tab", "tab")
    _ = two.handle(.paste(" Min"))
    two.tap("ctrl-s")
    let kept = try fixture.queries.saying(saying.id).details
    #expect(kept.english?.value == "Slowly now")
    #expect(kept.author.value == "Kim Min")
    #expect(!two.render().text.contains("Changed elsewhere"))
  }

  @Test(arguments: [Language.english, .korean], [true, false])
  func `a field changed on two screens asks which value to keep`(
    language: Language, areTheirs: Bool
  ) throws {
    let fixture = try SayingScreenFixture()
    let saying = try fixture.add(ko: "천천히", en: "Slowly", who: "Kim")
    var one = open(fixture.app(language), tab: "3")
    var two = open(fixture.app(language), tab: "3")
    for _ in 1...2 { one.tap("tab") }
    _ = one.handle(.paste(" One"))
    one.tap("ctrl-s")
    _ = two.handle(.paste("!"))
    for _ in 1...2 { two.tap("tab") }
    _ = two.handle(.paste(" Two"))
    two.tap("ctrl-s")
    // Nothing is saved before a decision, and both values are shown.
    #expect(try fixture.queries.saying(saying.id).details.author.value == "Kim One")
    let text = two.render().text
    #expect(
      text.contains(
        language(ko: "다른 곳에서 이렇게 바꿨어요: ‘Kim One’", en: "Changed elsewhere to: “Kim One”")))
    #expect(text.contains("Kim Two"))
    #expect(text.contains(language(ko: "그쪽 것으로", en: "keep theirs")))
    two.tap(areTheirs ? "ctrl-t" : "ctrl-s")
    let kept = try fixture.queries.saying(saying.id).details
    #expect(kept.author.value == (areTheirs ? "Kim One" : "Kim Two"))
    #expect(kept.texts.contains { $0.hasSuffix("!") })
  }

  @Test func `another change during the question asks again`() throws {
    let fixture = try SayingScreenFixture()
    let saying = try fixture.add(en: "Slowly", who: "Kim")
    func write(_ who: String) throws {
      let details = try SayingDetails(
        korean: nil, english: SayingText("Slowly"), author: Attribution(who))
      try EditSaying(context: .of(store: fixture.store))(saying.id, to: details)
    }
    var screen = open(fixture.app(.english), tab: "3")
    screen.tap("tab", "tab")
    _ = screen.handle(.paste(" Two"))
    try write("One")
    screen.tap("ctrl-s")
    try write("Three")
    screen.tap("ctrl-s")
    #expect(try fixture.queries.saying(saying.id).details.author.value == "Three")
    #expect(screen.render().text.contains("Changed elsewhere to: “Three”"))
    screen.tap("ctrl-s")
    #expect(try fixture.queries.saying(saying.id).details.author.value == "Kim Two")
  }

  @Test(arguments: [true, false])
  func `people have the same question`(areTheirs: Bool) throws {
    let fixture = try PeopleScreenFixture()
    let person = try fixture.plant("Anna", every: 7, nickname: "An")
    var one = open(fixture.app(), tab: "2")
    var two = open(fixture.app(), tab: "2")
    one.tap("tab")
    two.tap("tab")
    _ = one.handle(.paste("ni"))
    _ = two.handle(.paste("na"))
    one.tap("ctrl-s")
    two.tap("ctrl-s")
    #expect(try fixture.queries.person(person.id).details.nickname.value == "Anni")
    two.tap(areTheirs ? "ctrl-t" : "ctrl-s")
    let kept = try fixture.queries.person(person.id).details.nickname.value
    #expect(kept == (areTheirs ? "Anni" : "Anna"))
  }

  @Test func `an event moved elsewhere keeps its new times when its note is edited`() throws {
    let fixture = try ScheduleScreenFixture()
    let event = try fixture.plan("Dentist", "2026-11-20T16:00", "2026-11-20T17:00")
    let form = EventFormScreen.State(event, clock: fixture.clock)
    var mine = form
    mine.type("bring the card", into: .note)
    var theirs = form
    theirs.type("18:00", into: .start)
    guard case .change(.edit(let id, let moved, _))? = EventFormScreen.update(&theirs, .saved)
    else {
      Issue.record("not saved")
      return
    }
    try fixture.tools.schedule.edit(id, to: moved)
    let now = EventFormScreen.State(try fixture.queries.event(id), clock: fixture.clock)
    #expect(EventFormScreen.mergeChanges(&mine, now) == .merged)
    let output = EventFormScreen.update(&mine, .saved)
    var wanted = moved
    wanted.note = try EventNote("bring the card")
    #expect(output == .change(.edit(id, wanted, .keep)))
  }

  @Test(arguments: [true, false])
  func `times changed on two screens are one conflict`(areTheirs: Bool) throws {
    let fixture = try ScheduleScreenFixture()
    let event = try fixture.plan("Dentist", "2026-11-20T16:00", "2026-11-20T17:00")
    let form = EventFormScreen.State(event, clock: fixture.clock)
    var (mine, theirs) = (form, form)
    mine.type("20:00", into: .end)
    theirs.type("18:00", into: .start)
    let (end, moved) = (mine.times, theirs.times)
    guard case .change(.edit(let id, let details, _))? = EventFormScreen.update(&theirs, .saved)
    else {
      Issue.record("not saved")
      return
    }
    try fixture.tools.schedule.edit(id, to: details)
    let now = EventFormScreen.State(try fixture.queries.event(id), clock: fixture.clock)
    #expect(EventFormScreen.mergeChanges(&mine, now) == .conflicting)
    guard
      case .change(.edit(_, let saved, _))? = EventFormScreen.update(
        &mine, areTheirs ? .otherSideChosen : .saved)
    else {
      Issue.record("not saved")
      return
    }
    let wanted = areTheirs ? moved : end
    #expect(saved.span.start(in: fixture.zone) == wanted.start)
    #expect(saved.span.end(in: fixture.zone) == wanted.end)
  }

  @Test func `a contact's address book is changed only if another is chosen`() throws {
    let fixture = try PeopleScreenFixture()
    let details = ContactDetails(name: try ContactName("Anna"))
    let (contact, work) = (try fixture.addContact(details), try CalendarName("work"))
    func saved(_ contact: Contact?, _ steps: Int) -> PeopleEffect? {
      var form = ContactFormScreen.State(
        of: contact, today: fixture.clock.today, books: [.home, work])
      form.form.setText("Anna", of: .name)
      form.form.focus(on: .addressBook)
      for _ in 0..<steps {
        _ = ContactFormScreen.update(&form, .typed(.key(Key(.right))))
      }
      return ContactFormScreen.update(&form, .saved)
    }
    func edited(_ book: CalendarName?) -> PeopleEffect {
      .change(.editContact(contact.id, to: details, seen: details, in: book))
    }
    #expect(saved(contact, 0) == edited(nil))
    #expect(saved(contact, 1) == edited(work))
    #expect(saved(contact, 2) == edited(nil))
    #expect(saved(nil, 0) == .change(.addContact(details, in: .home)))
    #expect(saved(nil, 1) == .change(.addContact(details, in: work)))
  }

  @Test func `sentences and books have the same question`() throws {
    let fixture = try BookScreenFixture()
    let book = try fixture.add("Demian", pages: 300, until: "2027-01-31")
    var form = BookFormScreen.State(
      editing: book, now: fixture.books.queries.clock.localTime, by: .standard)
    form.form.setText("Emil", of: .detail(.subtitle))
    var change = EditBook.Change(of: book)
    let seen = change
    change.details.title = try BookTitle("Demian, a novel")
    let changed = try fixture.books.edit(book.id, to: change, from: seen)
    #expect(throws: DomainError.refused(.changedMeanwhile)) {
      try fixture.books.edit(book.id, to: change, from: seen)
    }
    let now = BookFormScreen.State(
      editing: changed, now: fixture.books.queries.clock.localTime, by: .standard)
    #expect(BookFormScreen.mergeChanges(&form, now) == .merged)
    #expect(form.form[.detail(.title)]?.text == "Demian, a novel")
    #expect(form.form[.detail(.subtitle)]?.text == "Emil")
  }

  @Test(arguments: [Language.english, .korean], [true, false])
  func `moods have the same question`(language: Language, areTheirs: Bool) throws {
    let fixture = try MoodScreenFixture()
    let mood = try fixture.feel(40, "비", at: "2026-11-20T08:00")
    var screen = fixture.app(language)
    screen.start()
    screen.tap("e", "up", "tab")
    _ = screen.handle(.paste("!"))
    let edit = EditMood(
      context: .of(store: fixture.store, now: fixture.clock.now, randomness: .seeded(1)))
    let moment = MoodMoment(LocalTime(literal: "2026-11-20T07:00"), in: FixedZone.seoul)
    try edit(mood.id, MoodEdit(memo: MoodMemo("눈"), moment: moment))
    screen.tap("ctrl-s")
    #expect(try fixture.queries.mood(mood.id).memo == "눈")
    #expect(
      screen.render().text.contains(
        language(ko: "다른 곳에서 이렇게 바꿨어요: ‘눈’", en: "Changed elsewhere to: “눈”")))
    screen.tap(areTheirs ? "ctrl-t" : "ctrl-s")
    let kept = try fixture.queries.mood(mood.id)
    #expect(kept.memo == (areTheirs ? "눈" : "비!"))
    // Values changed on only one screen are kept.
    #expect(kept.level?.value == 41)
    #expect(kept.moment == moment)
  }
}
