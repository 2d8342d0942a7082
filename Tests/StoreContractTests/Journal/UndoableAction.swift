import HearthTestSupport
import Testing

@testable import HearthDomain

/// A user action in any area; together they call every use case that changes data.
enum UndoableAction: String, CaseIterable, CustomTestStringConvertible {
  case removesPerson, removesPeople, removesWatering, waters, watersAndReviews, postpones, plants
  case plantsContact, editsPerson, postponesPlanting, reviews, editsWatering, addsContact
  case removesContact, importsContacts, mergesPeople
  case removesSaying, addsSaying, likes, uses, editsSaying
  case removesMood, feels, editsMood, shuffles, choosesPalette, changesCanvas
  case removesEvent, plans, editsEvent
  case repeats, editsOne, editsLater, editsAll, stopsRepeating, removesOne, removesLater
  case removesSeries, bringsBack, marksDone
  case removesBook, removesRecord, removesSentence, reads, movesToLaterPage, finishes, reopens,
    readsAgain
  case moves, addsBook, beginsBook, editsBook, editsRecord, rates, favours, keepsSentence
  case editsSentence, mergesBooks, namesProfile, editsProfile

  var testDescription: String { rawValue }

  /// The verb and kind of its journal entry.
  var words: (verb: ChangeVerb, kind: JournalKind) {
    switch self {
    case .removesPerson, .removesPeople: (.remove, .person)
    case .removesWatering: (.remove, .watering)
    case .waters, .watersAndReviews: (.water, .watering)
    case .postpones: (.postpone, .postponement)
    case .plants, .plantsContact: (.plant, .person)
    case .editsPerson, .postponesPlanting: (.edit, .person)
    case .reviews: (.review, .watering)
    case .editsWatering: (.edit, .watering)
    case .addsContact: (.add, .contact)
    case .removesContact: (.remove, .contact)
    case .importsContacts: (.import, .contact)
    case .mergesPeople: (.merge, .person)
    case .mergesBooks: (.merge, .book)
    case .removesSaying: (.remove, .saying)
    case .addsSaying: (.add, .saying)
    case .likes: (.like, .saying)
    case .uses: (.use, .saying)
    case .editsSaying: (.edit, .saying)
    case .removesMood: (.remove, .mood)
    case .feels: (.add, .mood)
    case .editsMood: (.edit, .mood)
    case .shuffles: (.shuffle, .mood)
    case .choosesPalette: (.palette, .dayPalette)
    case .changesCanvas: (.setting, .setting)
    case .removesEvent: (.remove, .event)
    case .plans: (.add, .event)
    case .editsEvent: (.edit, .event)
    case .repeats: (.add, .event)
    case .editsOne: (.edit, .exception)
    case .editsLater, .editsAll, .stopsRepeating: (.edit, .event)
    case .removesOne: (.remove, .exception)
    case .removesLater, .removesSeries: (.remove, .event)
    case .bringsBack: (.bringBack, .exception)
    case .marksDone: (.done, .toDo)
    case .removesBook: (.remove, .book)
    case .removesRecord: (.remove, .record)
    case .removesSentence: (.remove, .sentence)
    case .reads: (.read, .record)
    case .movesToLaterPage: (.read, .record)
    case .finishes: (.finish, .book)
    case .reopens: (.reopen, .book)
    case .readsAgain: (.readAgain, .book)
    case .moves: (.move, .book)
    case .addsBook: (.add, .book)
    case .beginsBook, .editsBook: (.edit, .book)
    case .editsRecord: (.edit, .record)
    case .rates: (.rate, .book)
    case .favours: (.favourite, .book)
    case .keepsSentence: (.add, .sentence)
    case .editsSentence: (.edit, .sentence)
    case .namesProfile: (.rename, .setting)
    case .editsProfile: (.setting, .setting)
    }
  }
}

extension FilledStore {
  func perform(_ action: UndoableAction) throws {
    switch action.words.kind.area {
    case .today: try introduce(action)
    case .people: try tend(action)
    case .sayings: try turn(action)
    case .moods: try paint(action)
    case .schedule: try plan(action)
    case .books: try read(action)
    }
  }

  private func introduce(_ action: UndoableAction) throws {
    switch action {
    case .changesCanvas:
      try moods.changeSettings { settings in
        settings.allowsShuffling = false
        settings.palette = .ember
      }
    case .namesProfile:
      try EditProfile(store: store)(.init(displayName: DisplayName("지수")))
    default:
      try EditProfile(store: store)(.init(email: Email("a@example.com")))
    }
  }

  private func tend(_ action: UndoableAction) throws {
    let last = try store.read { try $0.waterings.newest(of: planted.id, in: 0..<1) }
    let watering = try #require(last.first).id
    switch action {
    case .removesPerson: try people.remove(planted.id)
    case .removesPeople:
      let all = try store.read { try $0.people.list(.all, in: 0..<3).map(\.id) }
      try people.remove(all)
    case .mergesPeople:
      let other = try #require(
        try store.read { try $0.people.list(.all, in: 0..<9) }.first { $0.id != planted.id })
      try people.merge(planted.id, with: other.id)
    case .removesWatering: try people.removeWatering(watering)
    case .waters: _ = try people.water(planted.id, by: .call)
    case .watersAndReviews:
      _ = try people.water(
        planted.id, by: .call, review: Review(keywords: [Keyword("산책")], memo: Memo("짧게")))
    case .postpones: _ = try people.postpone(planted.id, by: Delay(days: 2))
    case .plants:
      _ = try people.plant(
        PersonDetails(
          name: PersonName("새 사람"), phone: PhoneNumber("010-7777-0001"),
          birthday: .lunar(checking: 4, 8), rhythm: CareRhythm(everyDays: 7),
          plantedOn: clock.today))
    case .plantsContact:
      let contact = try #require(
        try store.read { try $0.contacts.list(ContactFilter(search: ""), in: 0..<1) }.first)
      _ = try people.plant(
        PersonDetails(
          name: PersonName("새 사람"), rhythm: CareRhythm(everyDays: 7), plantedOn: clock.today),
        from: contact.id)
    case .postponesPlanting:
      var details = planted.details
      details.rhythm = try CareRhythm(everyDays: 3)
      _ = try people.edit(planted.id, to: details)
    case .reviews:
      _ = try people.editWatering(
        watering, WateringEdit(keywords: [Keyword("커피")], memo: Memo("길게")))
    case .editsWatering:
      _ = try people.editWatering(
        watering, WateringEdit(on: Day(literal: "2026-11-12"), means: .mail))
    case .addsContact: _ = try people.addContact(ContactDetails(name: ContactName("바람")))
    case .removesContact:
      let contact = try store.read { try $0.contacts.contact(plantedAs: planted.id) }
      try people.removeContact(#require(contact).id)
    case .importsContacts:
      _ = try people.importContacts([
        ContactDetails(name: ContactName("구름")),
        ContactDetails(name: ContactName("비"), phones: [PhoneNumber("010-7777-0002")]),
      ])
    default:
      var details = planted.details
      details.nickname = try Nickname("별명")
      details.birthday = try .solar(checking: 5, 6, year: 1990)
      details.phone = nil
      _ = try people.edit(planted.id, to: details)
    }
  }

  private func turn(_ action: UndoableAction) throws {
    switch action {
    case .removesSaying: try sayings.remove(#require(sentence.saying))
    case .addsSaying:
      _ = try sayings.add(
        SayingDetails(
          korean: SayingText("새 글귀."), author: Attribution("누구"), tags: Tags([Tag("새것")])))
    case .likes: _ = try sayings.mark(saying.id, .liked(true))
    case .uses: _ = try sayings.mark(saying.id, .used(true))
    default: _ = try sayings.edit(saying.id, to: SayingDetails(korean: SayingText("다른 글귀.")))
    }
  }

  private func paint(_ action: UndoableAction) throws {
    let mood = try #require(try store.read { try $0.moods.list(.all, .newest(1)) }.first)
    switch action {
    case .removesMood: try moods.remove(mood.id)
    case .feels: _ = try moods.add(MoodLevel(70), MoodMemo("햇볕"))
    case .editsMood:
      _ = try moods.edit(mood.id, MoodEdit(level: .level(MoodLevel(5)), memo: MoodMemo("비")))
    case .choosesPalette: try moods.choosePalette(.ember, for: clock.today)
    default: _ = try moods.shuffle(mood.day)
    }
  }

  private func plan(_ action: UndoableAction) throws {
    let all = try store.read { try $0.events.list(.all, in: FixedZone.seoul, places: 0..<999) }
    let event = try #require(
      all.first { $0.originalStart == nil && !$0.event.details.reminders.minutesBefore.isEmpty }?
        .event)
    let third = OccurrenceID(series, at: LocalTime(literal: "2026-10-20T09:00"))
    let moved = OccurrenceID(series, at: LocalTime(literal: "2026-11-24T09:00"))
    let removed = OccurrenceID(series, at: LocalTime(literal: "2026-12-01T09:00"))
    var shifted = try #require(try schedule.queries.occurrence(at: third)).event.details
    shifted.title = try EventTitle("새 이름")
    shifted.span = try shifted.span.starting(
      at: LocalTime(literal: "2026-10-21T11:00"), in: clock.zone)
    switch action {
    case .repeats:
      _ = try schedule.add(
        event.details,
        repeating: EnteredRepetition(
          .rule(Recurrence("FREQ=DAILY;COUNT=4")), except: [], skipsHolidays: true))
    case .editsOne: _ = try schedule.edit(moved, to: shifted, scope: .only)
    case .editsLater: _ = try schedule.edit(third, to: shifted, scope: .fromHere)
    case .editsAll: _ = try schedule.edit(third, to: shifted, scope: .all)
    case .stopsRepeating:
      _ = try schedule.edit(third, to: shifted, repeating: .stop, scope: .all)
    case .removesOne: _ = try schedule.remove([moved], scope: .only)
    case .removesLater: _ = try schedule.remove([third], scope: .fromHere)
    case .removesSeries: _ = try schedule.remove([third], scope: .all)
    case .bringsBack: _ = try schedule.restore(removed)
    case .marksDone: _ = try schedule.toDos.perform(.markDone([chore]))
    case .removesEvent: try schedule.remove(event.id)
    case .plans: _ = try schedule.add(event.details)
    default:
      var details = event.details
      details.note = try EventNote("바뀐 쪽지")
      details.span = try EventSpan(
        allDayFrom: clock.today, through: clock.today.adding(days: 2), zone: "Asia/Seoul")
      _ = try schedule.edit(event.id, to: details)
    }
  }

  private func read(_ action: UndoableAction) throws {
    let records = try store.read { try $0.readingRecords.list(of: book.id, in: 0..<9) }
    let record = try #require(records.first).id
    let finished = try #require(
      try store.read { try $0.books.list(after: nil, limit: 999) }.first(where: \.isFinished))
    let progress = RecordProgress(context: .of(store: store, clock: clock, newID: newID))
    switch action {
    case .removesBook: try RemoveBook(context: .of(store: store))(book.id)
    case .mergesBooks: try MergeBooks(context: .of(store: store))(book.id, with: finished.id)
    case .removesRecord: try RemoveRecord(context: .of(store: store))(record)
    case .removesSentence: try RemoveSentence(context: .of(store: store))(sentence.id)
    case .reads: _ = try progress(book.id, .page(25))
    case .movesToLaterPage: _ = try progress(book.id, .page(25), on: Day(literal: "2026-11-06"))
    case .finishes: _ = try FinishBook(context: .of(store: store, clock: clock))(book.id)
    case .reopens: try ReopenBook(context: .of(store: store))(finished.id)
    case .readsAgain: _ = try ReadAgain(context: .of(store: store, clock: clock))(finished.id)
    case .moves:
      let move = MoveBook(context: .of(store: store))
      if try !move(book.id, .up).moved { try move(book.id, .down) }
    case .addsBook:
      _ = try AddBook(context: .of(store: store, clock: clock, newID: newID))(
        bookDetails("새 책", isbn: isbn(78), pages: 100))
    case .beginsBook:
      let found = try #require(
        try store.read { try $0.books.list(after: nil, limit: 999) }.first(where: \.isGoal))
      var change = EditBook.Change(of: found)
      // The earlier first reading would overlap the start of the other book.
      change.startedOn = nil
      change.targetOn = clock.today.adding(days: 20)
      _ = try EditBook(context: .of(store: store, clock: clock))(book.id, to: change)
    case .editsBook:
      var change = EditBook.Change(of: book)
      change.details.isbn = nil
      change.details.subtitle = try BookSubtitle("부제")
      _ = try EditBook(context: .of(store: store, clock: clock))(book.id, to: change)
    case .editsRecord:
      _ = try EditRecord(context: .of(store: store, clock: clock))(record, page: .page(18))
    case .rates: _ = try RateBook(context: .of(store: store))(finished.id, Rating(halves: 7))
    case .favours:
      _ = try MarkFavourite(context: .of(store: store, clock: clock, newID: newID))(book.id, true)
    case .editsSentence:
      try EditSentence(context: .of(store: store, clock: clock, newID: newID), release: release)(
        sentence.id, to: SentenceDetails(text: SentenceText("고친 문장."), page: 4))
    default:
      let add = AddSentence(
        context: .of(store: store, clock: clock, newID: newID), release: release)
      try add(
        SentenceDetails(text: SentenceText("또 한 문장."), page: 3, becomesSaying: true), to: book.id)
    }
  }
}
