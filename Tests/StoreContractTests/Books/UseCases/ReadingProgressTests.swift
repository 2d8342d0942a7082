import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ReadingProgressTests {
  @Test(arguments: StoreKind.available)
  func `pages are counted from the record before`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    let first = try desk.read(book, 40)
    #expect(first.record.page == 40 && first.record.pages == 40)
    #expect(first.record.time == TimeOfDay(hour: 9, minute: 30))
    #expect(first.book.reading?.page == 40 && first.book.progress == 13)
    #expect(first.book.reading?.pages(on: day("2026-11-20")) == 40)
    desk.set("2026-11-21T23:00")
    try desk.read(book, 100)
    #expect(try desk.history(book) == ["2026-11-20 40 40", "2026-11-21 100 60"])
    // The same day is noted once, with the last page and the last time.
    desk.set("2026-11-21T23:59")
    let last = try desk.read(book, 110)
    #expect(last.record.pages == 70 && last.record.time == TimeOfDay(hour: 23, minute: 59))
    #expect(try desk.history(book) == ["2026-11-20 40 40", "2026-11-21 110 70"])
    // Nothing read is a record too.
    desk.set("2026-11-22T08:00")
    #expect(try desk.read(book, 110).record.pages == 0)
    #expect(try desk.queries.book(book.id).reading?.lastRecord?.day == day("2026-11-22"))
  }

  @Test(arguments: StoreKind.available)
  func `percent, a day and a time may be told`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal(pages: 333)
    let noon = TimeOfDay(hour: 12, minute: 0)
    let outcome = try desk.progress(book.id, .percent(45), on: day("2026-11-20"), at: noon)
    #expect(outcome.record.page == 150 && outcome.record.time == noon)
    #expect(try desk.progress(book.id, .percent(100)).book.isFinished)
    for (progress, field, range) in [
      (ReadingProgress.percent(101), Field.percent, 0...100), (.percent(-1), .percent, 0...100),
      (.page(334), .page, 0...333), (.page(-1), .page, 0...333),
    ] {
      let error = #expect(throws: DomainError.self) {
        try desk.progress(desk.goal("\(progress)", pages: 333).id, progress)
      }
      guard case .invalid(let issues) = error, issues.first?.field == field,
        case .outOfRange(range, _) = issues.first?.problem
      else {
        Issue.record("\(progress): \(String(describing: error))")
        continue
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `going back corrects the last record, if that is wanted`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    try desk.read(book, 50, on: "2026-11-18")
    try desk.read(book, 90, on: "2026-11-19")
    let refusal = DomainError.refused(.book(.goesBack(title: "책", from: 90, to: 70)))
    #expect(throws: refusal) { try desk.read(book, 70) }
    let outcome = try desk.progress(book.id, .page(70), mayGoBack: true)
    #expect(outcome.record.day == day("2026-11-19") && outcome.record.pages == 20)
    #expect(outcome.book.reading?.page == 70)
    #expect(try desk.history(book) == ["2026-11-18 50 50", "2026-11-19 70 20"])
    // Not further back than the record before it.
    #expect(
      throws: DomainError.invalid(.page, .belowRecord(50, on: day("2026-11-18"), actual: 49))
    ) { try desk.progress(book.id, .page(49), mayGoBack: true) }
    // The same on the day of the record itself.
    try desk.read(book, 80)
    #expect(try desk.progress(book.id, .page(75), mayGoBack: true).record.pages == 5)
    #expect(try desk.history(book).last == "2026-11-20 75 5")
  }

  @Test(arguments: StoreKind.available)
  func `a day between two records lies between their pages`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    try desk.read(book, 50, on: "2026-11-10")
    try desk.read(book, 90, on: "2026-11-15")
    let outcome = try desk.read(book, 60, on: "2026-11-12")
    #expect(outcome.book.reading?.page == 90 && outcome.book.reading?.lastRecord?.pages == 30)
    #expect(
      try desk.history(book) == ["2026-11-10 50 50", "2026-11-12 60 10", "2026-11-15 90 30"])
    #expect(
      throws: DomainError.invalid(.page, .aboveRecord(90, on: day("2026-11-15"), actual: 91))
    ) { try desk.read(book, 91, on: "2026-11-13") }
    #expect(
      throws: DomainError.invalid(.page, .belowRecord(60, on: day("2026-11-12"), actual: 59))
    ) { try desk.read(book, 59, on: "2026-11-13") }
    // Before the first record, and before the start, which moves.
    let early = try desk.read(book, 20, on: "2026-11-01")
    #expect(early.book.reading?.startedOn == day("2026-11-01"))
    #expect(try desk.history(book).prefix(2) == ["2026-11-01 20 20", "2026-11-10 50 30"])
    #expect(
      throws: DomainError.invalid(.day, .inTheFuture(day("2026-11-21"), today: day("2026-11-20")))
    ) { try desk.read(book, 100, on: "2026-11-21") }
    #expect(try desk.history(book).count == 4)
  }

  @Test(arguments: StoreKind.available)
  func `the last page finishes the book, which is then locked`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    try desk.read(book, 299, on: "2026-11-18")
    let done = try desk.read(book, 300, on: "2026-11-19")
    #expect(done.book.reading?.finishedOn == day("2026-11-19") && done.book.progress == 100)
    #expect(try desk.queries.book(book.id) == done.book)
    let locked = DomainError.refused(.book(.isFinished(title: "책")))
    #expect(throws: locked) { try desk.read(book, 300) }
    #expect(throws: locked) { try desk.editRecord(done.record.id, page: .page(3)) }
    #expect(throws: locked) { try desk.removeRecord(done.record.id) }
    #expect(throws: locked) { try desk.finish(book.id) }
    #expect(throws: locked) { try desk.move(book.id, .up) }
    #expect(try desk.rate(book.id, Rating("4.5")).rating?.halves == 9)
    #expect(try desk.favourite(book.id, true).isFavourite)
    #expect(try desk.keep.add(KeepSentence.Entry(text: SentenceText("끝")), to: book.id).page == nil)
    // Reopened, it goes on where it was.
    #expect(try desk.reopen(book.id).isOpen)
    #expect(throws: DomainError.refused(.book(.notFinished(title: "책")))) {
      try desk.reopen(book.id)
    }
    #expect(try desk.editRecord(done.record.id, page: .page(299)).record.pages == 0)
    #expect(try desk.read(book, 300).book.isFinished)
    let kept = try desk.favourite(FoundBook(bookDetails("남은 책"), from: .classics))
    #expect(throws: DomainError.refused(.book(.noGoal(title: "남은 책")))) { try desk.read(kept, 3) }
  }

  @Test(arguments: StoreKind.available)
  func `records are mended and moved, and the figures follow`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    let one = try desk.read(book, 50, on: "2026-11-10").record
    let two = try desk.read(book, 90, on: "2026-11-15").record
    try desk.read(book, 120, on: "2026-11-18")
    try desk.editRecord(two.id, page: .page(100), time: TimeOfDay(hour: 3, minute: 0))
    #expect(
      try desk.history(book) == ["2026-11-10 50 50", "2026-11-15 100 50", "2026-11-18 120 20"])
    try desk.editRecord(two.id, day: day("2026-11-17"))
    #expect(try desk.history(book)[1] == "2026-11-17 100 50")
    #expect(throws: DomainError.conflict(.readingRecord, holder: "2026-11-10")) {
      try desk.editRecord(two.id, day: day("2026-11-10"))
    }
    #expect(
      throws: DomainError.invalid(.page, .aboveRecord(120, on: day("2026-11-18"), actual: 121))
    ) { try desk.editRecord(two.id, page: .page(121)) }
    // Past its neighbour it would not lie between the pages; nothing is left half done.
    #expect(
      throws: DomainError.invalid(.page, .belowRecord(120, on: day("2026-11-18"), actual: 100))
    ) { try desk.editRecord(two.id, day: day("2026-11-19")) }
    #expect(throws: DomainError.self) { try desk.editRecord(two.id, day: day("2026-11-21")) }
    #expect(try desk.history(book).count == 3)
    let moved = try desk.editRecord(one.id, day: day("2026-10-01"))
    #expect(moved.book.reading?.startedOn == day("2026-10-01"))
    let sums = try desk.reading.pages(on: day("2026-10-01")...day("2026-11-20"))
    #expect(
      sums == [day("2026-10-01"): 50, day("2026-11-17"): 50, day("2026-11-18"): 20])
  }

  @Test(arguments: StoreKind.available)
  func `a start that a record pulled back comes back without it`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    let early = try desk.read(book, 20, on: "2026-11-01")
    let pulled = try #require(early.book.reading)
    #expect(pulled.startedOn == day("2026-11-01") && pulled.enteredStart == day("2026-11-20"))
    #expect(try desk.queries.book(book.id) == early.book)
    let moved = try desk.editRecord(early.record.id, day: day("2026-11-10")).book
    #expect(moved.reading?.startedOn == day("2026-11-10"))
    let back = try desk.removeRecord(early.record.id).book
    #expect(back.reading?.startedOn == day("2026-11-20") && back.reading?.enteredStart == nil)
    #expect(try desk.queries.book(book.id) == back)
    // One that was entered since then stays.
    let again = try desk.read(book, 20, on: "2026-11-01")
    var change = EditBook.Change(of: again.book)
    change.startedOn = day("2026-10-30")
    try desk.edit(book.id, to: change)
    #expect(
      try desk.removeRecord(again.record.id).book.reading?.startedOn == day("2026-10-30"))
  }

  @Test(arguments: StoreKind.available)
  func `an earlier day keeps its time unless one is told`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    let time = TimeOfDay(hour: 22, minute: 0)
    try desk.progress(book.id, .page(20), on: day("2026-11-19"), at: time)
    #expect(try desk.read(book, 25, on: "2026-11-19").record.time == time)
  }

  @Test(arguments: StoreKind.available)
  func `what time it is now says nothing of an earlier day`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    #expect(try desk.read(book, 20, on: "2026-11-19").record.knownTime == nil)
    #expect(try desk.progress(book.id, .page(30)).record.knownTime != nil)
    #expect(try desk.queries.history(of: book.id, in: 0..<9).map(\.page) == [30, 20])
  }

  @Test(arguments: StoreKind.available)
  func `a percentage needs the pages of the book`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let open = try book(1, pages: nil, reading: reading())
    try save([open], in: desk.store)
    #expect(throws: DomainError.invalid(.pages, .empty)) {
      try desk.progress(open.id, .percent(40))
    }
    #expect(try desk.progress(open.id, .page(40)).record.page == 40)
  }

  @Test(arguments: StoreKind.available)
  func `a removed record leaves its pages to the next`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    let records = try [(50, "2026-11-10"), (90, "2026-11-15"), (120, "2026-11-18")].map {
      try desk.read(book, $0.0, on: $0.1).record
    }
    try desk.removeRecord(records[1].id)
    #expect(try desk.history(book) == ["2026-11-10 50 50", "2026-11-18 120 70"])
    let last = try desk.removeRecord(records[2].id).book
    #expect(last.reading?.page == 50)
    #expect(last.reading?.lastRecord == ReadingDayMark(day: day("2026-11-10"), pages: 50))
    let empty = try desk.removeRecord(records[0].id).book
    #expect(empty.reading?.page == 0 && empty.reading?.lastRecord == nil)
    #expect(try desk.reading.streak() == ReadingStreak(current: 0, longest: 0))
    #expect(throws: DomainError.self) { try desk.removeRecord(records[0].id) }
  }

  @Test(arguments: StoreKind.available)
  func `finishing leaves the page, and a day may be told`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    try desk.read(book, 50, on: "2026-11-10")
    #expect(
      throws: DomainError.invalid(
        .day, .beforeReading(day("2026-11-09"), earliest: day("2026-11-10")))
    ) { try desk.finish(book.id, on: day("2026-11-09")) }
    #expect(throws: DomainError.self) { try desk.finish(book.id, on: day("2026-11-21")) }
    let done = try desk.finish(book.id, on: day("2026-11-12"))
    #expect(done.reading?.page == 50 && done.progress == 100)
    #expect(done.reading?.daysTaken == 3 && done.reading?.daysAhead == 15)
    #expect(try desk.queries.totals() == BookTotals(finished: 1))
    #expect(try desk.queries.tower() == BookTower(books: 1, tenths: 185))
  }

  @Test(arguments: StoreKind.available)
  func `a book is read again from its first page`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    #expect(throws: DomainError.refused(.book(.notFinished(title: "책")))) {
      try desk.again(book.id)
    }
    let old = try desk.read(book, 300, on: "2026-11-19").record
    try desk.rate(book.id, Rating("5"))
    let again = try desk.again(book.id, target: day("2026-12-01"))
    #expect(again.reading?.number == 2 && again.reading?.page == 0 && again.isOpen)
    #expect(again.reading?.targetOn == day("2026-12-01"))
    let past = try desk.queries.pastReadings(of: book.id)
    #expect(past.map(\.reading.number) == [1] && past[0].rating?.halves == 10)
    #expect(try desk.read(book, 30).record.pages == 30)
    // The past reading keeps its rating, so that this one is asked for its own.
    #expect(try desk.queries.book(book.id).rating == nil)
    // It is locked, as a finished book is.
    let locked = DomainError.refused(.book(.isFinished(title: "책")))
    #expect(throws: locked) { try desk.editRecord(old.id, page: .page(290)) }
    #expect(throws: locked) { try desk.removeRecord(old.id) }
    #expect(try desk.history(book) == ["2026-11-19 300 300", "2026-11-20 30 30"])
    #expect(try desk.queries.record(of: again, on: day("2026-11-19")) == nil)
    #expect(throws: DomainError.self) { try desk.again(book.id, target: day("2026-11-20")) }
  }

}
