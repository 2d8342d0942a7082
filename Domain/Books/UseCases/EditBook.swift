/// Replaces the user-editable fields of a book.
public struct EditBook: UseCase, Sendable {
  let context: UseCaseContext

  /// The user-editable fields. With a target or a first day, the book becomes a goal.
  public struct Change: Hashable, Sendable {
    public var details: BookDetails
    public var theme: CardTheme
    public var startedOn: Day?
    public var targetOn: Day?

    public init(of book: Book) {
      details = book.details
      theme = book.theme
      startedOn = book.reading?.startedOn
      targetOn = book.reading?.targetOn
    }
  }

  /// Returns the book as saved. If the number of pages becomes known, progress in percent is
  /// converted to pages. Throws:
  ///
  /// - ``DomainError/invalid(_:)`` for fewer pages than were read, and a new target or first
  ///   day that is not accepted,
  /// - ``DomainError/conflict(_:holder:)`` if another book has the ISBN,
  /// - ``DomainError/refused(_:)`` for a new target, first day or number of pages of a finished
  ///   book, and if the book has changed since `seen`.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Book>, to change: Change, from seen: Change? = nil
  ) throws -> Book {
    let today = clock.today
    return try store.changeBook(id) { repositories, book in
      try Refusal.checkUnchanged(Change(of: book), since: seen)
      // With a target or a first day, the book becomes a goal.
      if book.reading == nil, change.targetOn != nil || change.startedOn != nil {
        book.reading = Reading(startedOn: today)
      }
      if change.changesReading(of: book) { _ = try repositories.openReading(of: book) }
      if change.details.isbn != book.details.isbn {
        try repositories.checkIsFree(change.details.isbn, for: id)
      }
      let pages = book.details.pages
      try book.apply(change, today: today)
      try repositories.recomputeFields(&book, from: pages)
      if let day = change.startedOn, day != book.reading?.startedOn {
        try repositories.setStart(&book, on: day, today: today)
      }
    }
  }
}

extension EditBook.Change {
  /// Whether the change affects the reading itself, which must not be changed after it is finished.
  fileprivate func changesReading(of book: Book) -> Bool {
    targetOn != book.reading?.targetOn
      || (book.isFinished && !book.isReadInPercent && details.pages != book.details.pages)
      || (startedOn != nil && startedOn != book.reading?.startedOn)
  }
}

extension Book {
  fileprivate mutating func apply(_ change: EditBook.Change, today: Day) throws {
    if let reading, !isReadInPercent, let pages = change.details.pages,
      pages.value < reading.page
    {
      throw DomainError.invalid(.pages, .belowPageReached(reading.page, actual: pages.value))
    }
    if let reading, change.targetOn != reading.targetOn {
      try ReadingTarget.checkTarget(change.targetOn, today: today)
      self.reading?.targetOn = change.targetOn
    }
    details = change.details
    theme = change.theme
  }
}

extension Repositories {
  /// Changes the first day of the current reading. Throws if a record is earlier, or if an earlier
  /// reading was finished later.
  fileprivate func setStart(_ book: inout Book, on day: Day, today: Day) throws {
    guard let reading = book.reading else { return }
    guard day <= today else {
      throw DomainError.invalid(.startDay, .inTheFuture(day, today: today))
    }
    let first = try firstRecord(of: book.id, reading)
    if let first, first.day < day {
      throw DomainError.invalid(.startDay, .afterFirstRecord(day, recordedOn: first.day))
    }
    try checkStart(reading, of: book.id, on: day, field: .startDay)
    book.reading?.startedOn = day
    book.reading?.enteredStart = nil
  }
}
