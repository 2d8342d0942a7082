import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct BookUseCaseTests {
  @Test(arguments: StoreKind.available)
  func `a stored book without an author becomes the goal if the user confirms`(
    kind: StoreKind
  ) throws {
    let fixture = try BookUseCaseFixture(kind)
    let kept = try fixture.markFavourite(FoundBook(bookDetails("데미안", pages: nil), from: .classics))
    let named = try bookDetails("데미안", author: "헤르만 헤세", pages: 240)
    #expect(try fixture.add.existingWithoutAuthor(bookDetails("데미안")) == nil)
    #expect(try fixture.add.existingWithoutAuthor(bookDetails("싯다르타", author: "헤르만 헤세")) == nil)
    #expect(try fixture.add.existingWithoutAuthor(named)?.id == kept.id)
    let goal = try fixture.add(named, isTheOneWithoutAuthor: true)
    #expect(goal.id == kept.id && goal.author == "헤르만 헤세" && goal.isFavourite)
    #expect(try fixture.add.existingWithoutAuthor(named) == nil)
    let other = try fixture.add(bookDetails("아몬드", pages: nil))
    let written = try bookDetails("아몬드", author: "손원평", pages: 272)
    let filled = try fixture.add(written, target: day("2026-12-01"), isTheOneWithoutAuthor: true)
    #expect(filled.id == other.id && filled.author == "손원평")
    #expect(filled.reading?.startedOn == other.reading?.startedOn)
    #expect(filled.reading?.targetOn == day("2026-12-01") && filled.details.pages?.value == 272)
  }

  @Test(arguments: StoreKind.available)
  func `a book is started today, with target and pages if given`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.add(bookDetails("책"), theme: .honey)
    #expect(book.reading == reading(from: "2026-11-20", to: nil))
    #expect(book.theme == .honey && book.isOpen && !book.isFavourite)
    #expect(try fixture.queries.book(book.id) == book)
    #expect(try fixture.add(bookDetails("둘")).position == 1)
    for (target, isAccepted) in [
      ("2026-11-19", false), ("2026-11-20", true), ("2029-11-19", true), ("2029-11-20", false),
    ] {
      let added = try? fixture.add(bookDetails(target), target: day(target))
      #expect((added != nil) == isAccepted, "\(target)")
    }
    #expect(try fixture.add(bookDetails("무제", pages: nil)).isReadInPercent)
    #expect(try fixture.queries.totals() == BookTotals(open: 5))
  }

  @Test(arguments: StoreKind.available)
  func `a goal exists once per ISBN, and a stored book becomes it`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    try fixture.goal("하나", isbn: isbn(1))
    #expect(throws: DomainError.conflict(.book, holder: "하나")) {
      try fixture.goal("또 하나", isbn: isbn(1))
    }
    var known = try bookDetails("둘", author: "한강", isbn: isbn(2), pages: nil)
    known.thickness = try Thickness(tenths: 77)
    let kept = try fixture.markFavourite(FoundBook(known, from: .classics))
    let goal = try fixture.goal("둘", isbn: isbn(2))
    #expect(goal.id == kept.id && goal.favouriteSince == kept.favouriteSince)
    #expect(goal.author == "한강" && goal.details.thickness?.tenthsOfMillimetre == 77)
    #expect(goal.isOpen && goal.details.pages?.value == 300)
    // Books with the same title are the same unless their ISBNs differ.
    #expect(throws: DomainError.conflict(.book, holder: "하나")) { try fixture.goal("하나") }
    #expect(try fixture.add.matchingBook(bookDetails("하나"))?.isGoal == true)
    #expect(try fixture.add.matchingBook(bookDetails("셋")) == nil)
    #expect(try fixture.goal("하나", isbn: isbn(9)).id != fixture.queries.find(isbn(1)).id)
    #expect(try fixture.queries.totals() == BookTotals(open: 3, favourites: 1))
  }

  @Test(arguments: StoreKind.available)
  func `a stored book keeps its title if only the case differs`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let kept = try fixture.markFavourite(
      FoundBook(bookDetails("Walden", author: "Henry David Thoreau"), from: .classics))
    for title in ["walden", "WALDEN"] {
      let goal = try fixture.add(bookDetails(title, author: "henry david thoreau"))
      #expect(goal.id == kept.id && goal.title == "Walden", "\(title)")
      #expect(goal.author == "Henry David Thoreau" && goal.isOpen)
      try fixture.remove(goal.id)
      try fixture.store.write { try $0.books.save(kept) }
    }
  }

  @Test(arguments: StoreKind.available)
  func `a title without an author matches the only book with that title`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let first = try bookDetails("데미안", author: "헤세", pages: nil)
    let kept = try fixture.markFavourite(FoundBook(first, from: .classics))
    #expect(try fixture.add.matchingBook(bookDetails("데미안"))?.id == kept.id)
    #expect(try fixture.add.matchingBook(bookDetails("데미안", author: "다른 이")) == nil)
    #expect(try fixture.add.matchingBook(bookDetails("데미")) == nil)
    #expect(try fixture.goal("데미안").id == kept.id)
    let other = try bookDetails("데미안", author: "다른 이", pages: nil)
    try fixture.markFavourite(FoundBook(other, from: .classics))
    #expect(try fixture.add.matchingBook(bookDetails("데미안")) == nil)
  }

  @Test(arguments: StoreKind.available)
  func `a stored book becomes the goal with its own theme and pages`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let kept = try fixture.markFavourite(FoundBook(bookDetails("책"), from: .classics))
    var change = EditBook.Change(of: kept)
    change.theme = .cloud
    try fixture.edit(kept.id, to: change)
    let goal = try fixture.add(bookDetails("책", pages: nil))
    #expect(goal.id == kept.id && goal.theme == .cloud && goal.details.pages?.value == 300)
  }

  @Test(arguments: StoreKind.available)
  func `a book can be edited within the rules`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal("책", isbn: isbn(1))
    try fixture.goal("다른 책", isbn: isbn(2))
    try fixture.read(book, 50, on: "2026-11-19")
    var change = EditBook.Change(of: try fixture.queries.book(book.id))
    change.details = try bookDetails("바뀐 책", author: "한강", isbn: isbn(3), pages: 50)
    change.theme = .cloud
    change.startedOn = day("2026-11-01")
    change.targetOn = day("2026-12-24")
    let edited = try fixture.edit(book.id, to: change)
    #expect(edited.title == "바뀐 책" && edited.theme == .cloud && edited.reading?.page == 50)
    #expect(edited.reading?.startedOn == day("2026-11-01"))
    #expect(edited.reading?.targetOn == day("2026-12-24"))
    #expect(try fixture.queries.find(isbn(3)) == edited)
    func refused(_ body: (inout EditBook.Change) throws -> Void) throws -> DomainError? {
      var wrong = change
      try body(&wrong)
      return #expect(throws: DomainError.self) { try fixture.edit(book.id, to: wrong) }
    }
    #expect(
      try refused { $0.details.pages = try PageCount(49) }
        == .invalid(.pages, .belowPageReached(50, actual: 49)))
    #expect(
      try refused { $0.details.isbn = try ISBN(isbn(2)) } == .conflict(.book, holder: "다른 책"))
    #expect(
      try refused { $0.startedOn = day("2026-11-20") }
        == .invalid(
          .startDay, .afterFirstRecord(day("2026-11-20"), recordedOn: day("2026-11-19"))))
    #expect(
      try refused { $0.startedOn = day("2026-11-21") }
        == .invalid(.startDay, .inTheFuture(day("2026-11-21"), today: day("2026-11-20"))))
    #expect(try refused { $0.targetOn = day("2026-11-19") } != nil)
    #expect(try fixture.queries.book(book.id) == edited)
    // An existing target may be in the past.
    fixture.set("2027-01-05T09:00")
    change.theme = .mango
    #expect(try fixture.edit(book.id, to: change).isLate(today: day("2027-01-05")))
  }

  @Test(arguments: StoreKind.available)
  func `a page, a target or a first day starts a stored book`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let kept = try ["하나", "둘", "셋"].map {
      try fixture.markFavourite(FoundBook(bookDetails($0, pages: 300), from: .classics))
    }
    let read = try fixture.read(kept[0], 37, on: "2026-11-18").book
    #expect(read.isOpen && read.reading?.page == 37)
    #expect(read.reading?.startedOn == day("2026-11-18") && read.reading?.lastRecord?.pages == 37)
    var change = EditBook.Change(of: kept[1])
    change.targetOn = day("2026-12-31")
    let aimed = try fixture.edit(kept[1].id, to: change)
    #expect(aimed.reading?.targetOn == day("2026-12-31"))
    #expect(aimed.reading?.startedOn == day("2026-11-20"))
    change = EditBook.Change(of: kept[2])
    change.startedOn = day("2026-11-01")
    #expect(try fixture.edit(kept[2].id, to: change).reading?.startedOn == day("2026-11-01"))
  }

  @Test(arguments: StoreKind.available)
  func `a title is found without its commas`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal("Tomorrow, and Tomorrow, and Tomorrow")
    try fixture.goal("Yesterday and Today")
    for words in ["tomorrow and", "Tomorrow and tomorrow and tomorrow", "tomorrow, and"] {
      #expect(try fixture.queries.find(words) == book, "\(words)")
    }
    #expect(throws: DomainError.self) { try fixture.queries.find("tomorrow or") }
    try fixture.goal("Tomorrow, and the Rest")
    #expect(throws: DomainError.self) { try fixture.queries.find("tomorrow and") }
  }

  @Test(arguments: StoreKind.available)
  func `the dates of finished books cannot be changed`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let done = try fixture.goal()
    try fixture.finish(done.id)
    let refusal = DomainError.refused(.book(.isFinished(title: "책")))
    var change = EditBook.Change(of: try fixture.queries.book(done.id))
    change.theme = .mango
    #expect(try fixture.edit(done.id, to: change).theme == .mango)
    change.startedOn = day("2026-11-01")
    #expect(throws: refusal) { try fixture.edit(done.id, to: change) }
    change.startedOn = nil
    change.targetOn = day("2026-12-01")
    #expect(throws: refusal) { try fixture.edit(done.id, to: change) }
  }

  @Test(arguments: StoreKind.available)
  func `open goals are reordered manually`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let books = try ["하나", "둘", "셋", "넷"].map { try fixture.goal($0) }
    try fixture.finish(books[1].id)
    func order() throws -> [String] {
      try fixture.queries.list(by: .own, in: 0..<9).map(\.title)
    }
    let table: [(Int, MoveBook.Direction, Bool, [String])] = [
      (0, .up, false, ["하나", "셋", "넷"]), (0, .down, true, ["셋", "하나", "넷"]),
      (3, .first, true, ["넷", "셋", "하나"]), (3, .first, false, ["넷", "셋", "하나"]),
      (0, .last, false, ["넷", "셋", "하나"]), (3, .last, true, ["셋", "하나", "넷"]),
      (3, .up, true, ["셋", "넷", "하나"]), (2, .up, false, ["셋", "넷", "하나"]),
    ]
    for (place, direction, moves, expected) in table {
      #expect(try fixture.move(books[place].id, direction).moved == moves)
      #expect(try order() == expected)
    }
    try fixture.reopen(books[1].id)
    #expect(try Set(fixture.queries.list(in: 0..<9).map(\.position)).count == 4)
  }

  static let moves: [(direction: MoveBook.Direction?, order: [String])] = [
    (nil, ["하나", "둘", "셋", "넷"]), (.first, ["둘", "하나", "셋"]), (.last, ["하나", "셋", "둘"]),
  ]

  @Test(arguments: StoreKind.available, moves)
  func `books at the limits of positions can still be moved`(
    kind: StoreKind, move: (direction: MoveBook.Direction?, order: [String])
  ) throws {
    let fixture = try BookUseCaseFixture(kind)
    let books = try ["하나", "둘", "셋"].map { try fixture.goal($0) }
    try fixture.store.write { repositories in
      for (number, place) in [
        (0, Book.validPositions.lowerBound), (2, Book.validPositions.upperBound),
      ] {
        var book = try repositories.existing(books[number].id)
        book.position = place
        try repositories.books.save(book)
      }
    }
    if let direction = move.direction {
      #expect(try fixture.move(books[1].id, direction).moved)
    } else {
      try fixture.goal("넷")
    }
    #expect(try fixture.queries.list(by: .own, in: 0..<9).map(\.title) == move.order)
  }

  @Test(arguments: StoreKind.available)
  func `marking a favourite marks the user's book or adds a new one`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let own = try fixture.goal("소년이 온다", isbn: isbn(1))
    let since = try fixture.markFavourite(own.id, true).favouriteSince
    fixture.set("2026-11-21T09:00")
    #expect(try fixture.markFavourite(own.id, true).favouriteSince == since)
    func found(_ title: String, _ isbn: String?) throws -> FoundBook {
      FoundBook(try bookDetails(title, isbn: isbn, pages: nil), from: .kakao)
    }
    #expect(try fixture.markFavourite(found("다른 이름", isbn(1))).id == own.id)
    #expect(try fixture.markFavourite(found("소년이 온다", nil)).id == own.id)
    // Another edition of a work is a different book.
    let edition = try fixture.markFavourite(found("소년이 온다", isbn(2)))
    #expect(edition.id != own.id && !edition.isGoal && edition.isFavourite)
    #expect(try fixture.queries.totals() == BookTotals(open: 1, favourites: 2, kept: 1))
    #expect(try fixture.markFavourite(edition.id, false).favouriteSince == nil)
    #expect(try fixture.queries.totals() == BookTotals(open: 1, favourites: 1, kept: 1))
  }

  @Test(arguments: StoreKind.available)
  func `removing a book removes everything but its sayings`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    try fixture.read(book, 30)
    let kept = try fixture.addSentence(
      SentenceDetails(text: SentenceText("파도가 친다"), becomesSaying: true), to: book.id)
    #expect(try fixture.remove(book.id).sentenceCount == 1)
    #expect(throws: DomainError.notFound(.book, query: book.id.shortForm, nearest: [])) {
      try fixture.remove(book.id)
    }
    try fixture.tried.reopened().read { (repositories) throws in
      #expect(try repositories.sentences.sentence(kept.id) == nil)
      #expect(try repositories.sayings.saying(#require(kept.saying)) != nil)
      #expect(try repositories.readingRecords.consecutiveDayRanges().isEmpty)
    }
  }
}
