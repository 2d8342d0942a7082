import HearthDomain

/// The pages over the list.
indirect enum BooksPage: SharingPage {
  typealias Effect = BooksEffect
  typealias Reader = BooksCoordinator

  case book(BookScreen.State)
  case entry(BookEntryScreen.State)
  case rating(RatingScreen.State)
  case form(BookFormScreen.State)
  case sentenceForm(SentenceFormScreen.State)
  case share(ShareScreen<BooksEffect>.State)
  case cardFile(CardFileScreen<BooksEffect>.State)
  case shelf(BookShelfScreen.State)
  case analysis(BookAnalysisScreen.State)
  case calendar(PageCalendarScreen.State)
  case day(ReadingDayScreen.State)
  case search(BookSearchScreen.State)

  var shownScreen: any ShownScreen<BooksPage> {
    switch self {
    case .book(let state):
      ScreenWithState(BookScreen.self, state, as: Self.book) { state, reader in
        let fresh = try reader.state(of: reader.books.book(state.book.id))
        state.refresh(
          fresh.book, today: fresh.today, history: fresh.history.loadedRows.rows,
          sentences: fresh.sentences.loadedRows.rows, pastReadings: fresh.pastReadings)
        state.sayingNumbers = fresh.sayingNumbers
        state.cover = fresh.cover
      }
    case .entry(let state):
      ScreenWithState(BookEntryScreen.self, state, as: Self.entry) { state, reader in
        state.book = try reader.books.book(state.book.id)
        state.now = reader.books.clock.localTime
      }
    case .rating(let state):
      ScreenWithState(RatingScreen.self, state, as: Self.rating) { state, reader in
        state.book = try reader.books.book(state.book.id)
        // The celebration ends if the book is no longer finished.
        if state.celebrates, !state.book.isFinished {
          throw DomainError.notFound(.book, query: state.book.id.shortForm, nearest: [])
        }
      }
    case .form(let state):
      ScreenWithState(
        form: BookFormScreen.self, state, as: Self.form,
        reread: { state, reader in state.now = reader.books.clock.localTime },
        now: { state, reader in
          guard let book = state.book else { return state }
          return BookFormScreen.State(
            editing: try reader.books.book(book.id), now: state.now, by: state.datePreferences)
        })
    case .sentenceForm(let state):
      ScreenWithState(form: SentenceFormScreen.self, state, as: Self.sentenceForm) {
        state, reader in
        SentenceFormScreen.State(
          of: try state.sentence.map { try reader.books.sentence($0.id) },
          in: try reader.books.book(state.book.id))
      }
    case .share(let state):
      ScreenWithState(ShareScreen<BooksEffect>.self, state, as: Self.share) { state, reader in
        if case .sentence(let id, let book) = state.line.subject {
          state.line = try SharedLine(reader.books.sentence(id), of: reader.books.book(book))
        }
      }
    case .cardFile(let state):
      ScreenWithState(CardFileScreen<BooksEffect>.self, state, as: Self.cardFile)
    case .shelf(let state):
      ScreenWithState(BookShelfScreen.self, state, as: Self.shelf) { state, reader in
        let selection = state.selection
        state = try reader.shelfState(state.list)
        state.selection = selection
      }
    case .analysis(let state):
      ScreenWithState(BookAnalysisScreen.self, state, as: Self.analysis) { state, reader in
        let (reading, range) = (reader.tools.books.readingQueries, state.range)
        state.statistics =
          try state.statistics.singleBook.map {
            try reading.statistics(of: $0.book.id, over: range)
          } ?? reading.statistics(over: range)
      }
    case .calendar(let state):
      ScreenWithState(PageCalendarScreen.self, state, as: Self.calendar) { state, reader in
        state.today = reader.books.today
        state.show(try reader.tools.books.readingQueries.readDays(state.period))
      }
    case .day(let state):
      ScreenWithState(ReadingDayScreen.self, state, as: Self.day) { state, reader in
        state.refresh(
          try reader.tools.books.readingQueries.booksRead(on: state.day),
          today: reader.books.today)
      }
    case .search(let state):
      ScreenWithState(BookSearchScreen.self, state, as: Self.search) { state, reader in
        var answer = FindBooks.Answer()
        answer.rows = state.rows.loadedRows.rows
        state.updateMarks(try reader.tools.books.find.markingUserBooks(answer))
      }
    }
  }
}

extension BooksEffect {
  /// The pages that can be opened over the list.
  enum Destination: Hashable {
    case book(ID<Book>)
    case search
    /// The form for a new goal, with known details filled in.
    case addingForm(BookDetails)
    /// The form for a found book. If its page count is missing, it is looked up.
    case addingFound(FoundBook)
    case addingByHand(String)
    case editingForm(ID<Book>)
    /// The form for editing a book, with the focus on its description.
    case editingDescription(ID<Book>)
    case pageEntry(ID<Book>)
    case recordEntry(ID<Book>, ReadingRecord)
    case targetEntry(Book)
    case readAgainEntry(ID<Book>)
    case rating(ID<Book>)
    case sentenceForm(ID<Book>, Sentence?)
    case sharing(Sentence)
    case shelf
    /// Statistics of one book, or of all if nil.
    case analysis(ID<Book>?)
    case calendar
    /// The books read on that day.
    case day(Day)
  }
}

extension BooksCoordinator {
  /// Opens the page for the destination.
  mutating func show(_ place: BooksEffect.Destination) throws -> TabOutcome {
    let clock = tools.books.queries.clock
    let (now, habits) = (clock.localTime, DatePreferences(in: clock.zone))
    switch place {
    case .book(let id): pages.push(.book(try state(of: books.book(id))))
    case .search: pages.push(.search(BookSearchScreen.State()))
    case .addingForm(let details):
      cancelWork()
      pages.push(.form(BookFormScreen.State(adding: details, now: now, by: habits)))
    case .addingFound(let found): return showForm(for: found)
    case .addingByHand(let title):
      cancelWork()
      pages.push(.form(BookFormScreen.State(adding: nil, named: title, now: now, by: habits)))
    case .editingForm(let id):
      pages.push(.form(BookFormScreen.State(editing: try books.book(id), now: now, by: habits)))
    case .editingDescription(let id):
      var form = BookFormScreen.State(editing: try books.book(id), now: now, by: habits)
      form.form.focus(on: .detail(.description))
      pages.push(.form(form))
    case .pageEntry(let id):
      pages.push(
        .entry(BookEntryScreen.State(.pageReached, of: try books.book(id), now: now, by: habits)))
    case .recordEntry(let id, let record):
      pages.push(
        .entry(BookEntryScreen.State(.record(record), of: try books.book(id), now: now, by: habits))
      )
    case .targetEntry(let book):
      pages.push(.entry(BookEntryScreen.State(.target, of: book, now: now, by: habits)))
    case .readAgainEntry(let id):
      pages.push(
        .entry(
          BookEntryScreen.State(.readAgainTarget, of: try books.book(id), now: now, by: habits)))
    case .rating(let id): try showRating(id, isDone: false)
    case .sentenceForm(let id, let sentence):
      pages.push(.sentenceForm(SentenceFormScreen.State(of: sentence, in: try books.book(id))))
    case .sharing(let sentence):
      let line = try SharedLine(
        books.sentence(sentence.id), of: books.book(sentence.book))
      pages.push(
        .share(
          ShareScreen<BooksEffect>.State(
            of: line, tools.cards.initialLook(sayingLook), tools.cards.isInstalled)))
    case .shelf: pages.push(.shelf(try shelfState()))
    case .analysis(let id):
      let reading = tools.books.readingQueries
      let statistics = try id.map { try reading.statistics(of: $0) } ?? reading.statistics()
      pages.push(.analysis(BookAnalysisScreen.State(statistics)))
    case .calendar:
      pages.push(try opened(.calendar(PageCalendarScreen.State(on: now.day, today: now.day))))
    case .day(let day):
      pages.push(try opened(.day(ReadingDayScreen.State([], on: day, today: now.day))))
    }
    return .handled
  }
}
