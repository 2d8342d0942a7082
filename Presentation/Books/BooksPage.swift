/// The pages over the list.
indirect enum BooksPage: SharingPage {
  typealias Effect = BooksEffect

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
    case .book(let state): ScreenWithState(BookScreen.self, state, as: Self.book)
    case .entry(let state): ScreenWithState(BookEntryScreen.self, state, as: Self.entry)
    case .rating(let state): ScreenWithState(RatingScreen.self, state, as: Self.rating)
    case .form(let state): ScreenWithState(BookFormScreen.self, state, as: Self.form)
    case .sentenceForm(let state):
      ScreenWithState(SentenceFormScreen.self, state, as: Self.sentenceForm)
    case .share(let state): ScreenWithState(ShareScreen<BooksEffect>.self, state, as: Self.share)
    case .cardFile(let state):
      ScreenWithState(CardFileScreen<BooksEffect>.self, state, as: Self.cardFile)
    case .shelf(let state): ScreenWithState(BookShelfScreen.self, state, as: Self.shelf)
    case .analysis(let state): ScreenWithState(BookAnalysisScreen.self, state, as: Self.analysis)
    case .calendar(let state): ScreenWithState(PageCalendarScreen.self, state, as: Self.calendar)
    case .day(let state): ScreenWithState(ReadingDayScreen.self, state, as: Self.day)
    case .search(let state): ScreenWithState(BookSearchScreen.self, state, as: Self.search)
    }
  }
}
