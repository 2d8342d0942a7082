/// The pages over the list.
enum BooksPage: SharingPage {
  typealias Effect = BooksEffect

  case book(BookScreen.State)
  case entry(BookEntryScreen.State)
  case rating(RatingScreen.State)
  case form(BookFormScreen.State)
  case sentence(SentenceFormScreen.State)
  case share(ShareScreen<BooksEffect>.State)
  case cardFile(CardFileScreen<BooksEffect>.State)
  case shelf(BookShelfScreen.State)
  case analysis(BookAnalysisScreen.State)
  case calendar(PageCalendarScreen.State)
  case day(ReadingDayScreen.State)
  case search(BookSearchScreen.State)

  var shown: any ShownScreen<BooksPage> {
    switch self {
    case .book(let state): Shown(BookScreen.self, state, as: Self.book)
    case .entry(let state): Shown(BookEntryScreen.self, state, as: Self.entry)
    case .rating(let state): Shown(RatingScreen.self, state, as: Self.rating)
    case .form(let state): Shown(BookFormScreen.self, state, as: Self.form)
    case .sentence(let state): Shown(SentenceFormScreen.self, state, as: Self.sentence)
    case .share(let state): Shown(ShareScreen<BooksEffect>.self, state, as: Self.share)
    case .cardFile(let state):
      Shown(CardFileScreen<BooksEffect>.self, state, as: Self.cardFile)
    case .shelf(let state): Shown(BookShelfScreen.self, state, as: Self.shelf)
    case .analysis(let state): Shown(BookAnalysisScreen.self, state, as: Self.analysis)
    case .calendar(let state): Shown(PageCalendarScreen.self, state, as: Self.calendar)
    case .day(let state): Shown(ReadingDayScreen.self, state, as: Self.day)
    case .search(let state): Shown(BookSearchScreen.self, state, as: Self.search)
    }
  }
}
