import HearthDomain

/// The screens of Books that lie over the list.
extension Page<BooksEffect> {
  static func book(_ state: BookScreen.State) -> Page {
    Page(BookScreen.self, state)
  }

  static func entry(_ state: BookEntryScreen.State) -> Page {
    Page(BookEntryScreen.self, state)
  }

  static func rating(_ state: RatingScreen.State) -> Page {
    Page(RatingScreen.self, state)
  }

  static func form(_ state: BookFormScreen.State) -> Page {
    Page(BookFormScreen.self, state)
  }

  static func sentence(_ state: SentenceFormScreen.State) -> Page {
    Page(SentenceFormScreen.self, state)
  }

  static func shelf(_ state: BookShelfScreen.State) -> Page {
    Page(BookShelfScreen.self, state)
  }

  static func analysis(_ state: BookAnalysisScreen.State) -> Page {
    Page(BookAnalysisScreen.self, state)
  }

  static func calendar(_ state: PageCalendarScreen.State) -> Page {
    Page(PageCalendarScreen.self, state)
  }

  static func day(_ state: ReadingDayScreen.State) -> Page {
    Page(ReadingDayScreen.self, state)
  }

  static func search(_ state: BookSearchScreen.State) -> Page {
    Page(BookSearchScreen.self, state)
  }
}
