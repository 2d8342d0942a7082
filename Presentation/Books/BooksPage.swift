import HearthDomain

/// The screens of Books that lie over the list.
extension Page<BooksEffect> {
  static func book(_ state: BookScreen.State) -> Page {
    Page(BookScreen.self, state) { $0.effect($1) }
  }

  static func entry(_ state: BookEntryScreen.State) -> Page {
    Page(BookEntryScreen.self, state) { $0.effect($1.book.id) }
  }

  static func rating(_ state: RatingScreen.State) -> Page {
    Page(RatingScreen.self, state) { output, state in
      switch output {
      case .rate(let rating): .change(.rate(state.book.id, rating))
      case .cancelled: .back
      }
    }
  }

  static func form(_ state: BookFormScreen.State) -> Page {
    Page(BookFormScreen.self, state) { output, _ in output.effect }
  }

  static func sentence(_ state: SentenceFormScreen.State) -> Page {
    Page(SentenceFormScreen.self, state) { output, _ in output.effect }
  }

  static func shelf(_ state: BookShelfScreen.State) -> Page {
    Page(BookShelfScreen.self, state) { output, _ in
      switch output {
      case .show(let list): .look(.shelf(list))
      case .open(let id): .show(.book(id))
      case .analysis: .show(.analysis)
      case .cancelled: .back
      }
    }
  }

  static func analysis(_ state: BookAnalysisScreen.State) -> Page {
    Page(BookAnalysisScreen.self, state) { output, _ in
      switch output {
      case .rangeChanged: .look(.range)
      case .calendar: .show(.calendar)
      case .cancelled: .back
      }
    }
  }

  static func calendar(_ state: PageCalendarScreen.State) -> Page {
    Page(PageCalendarScreen.self, state) { output, _ in
      switch output {
      case .periodChanged: .look(.period)
      case .open(let day): .show(.day(day))
      case .cancelled: .back
      }
    }
  }

  static func day(_ state: ReadingDayScreen.State) -> Page {
    Page(ReadingDayScreen.self, state) { output, _ in
      switch output {
      case .open(let id): .show(.book(id))
      case .cancelled: .back
      }
    }
  }

  static func search(_ state: BookSearchScreen.State) -> Page {
    Page(BookSearchScreen.self, state) { output, _ in output.effect }
  }
}

// MARK: - Effects of outputs

extension BooksScreen.Output {
  var effect: BooksEffect {
    switch self {
    case .listChanged: .list
    case .open(let id): .show(.book(id))
    case .does(let deed): deed.effect
    case .add: .show(.search)
    case .shelf: .show(.shelf)
    case .analysis: .show(.analysis)
    case .move(let id, let direction): .change(.move(id, direction))
    }
  }
}

extension BookScreen.Output {
  fileprivate func effect(_ state: BookScreen.State) -> BooksEffect {
    let id = state.book.id
    return switch self {
    case .does(let deed): deed.effect
    case .mendRecord(let record): .show(.record(id, record))
    case .removeRecord(let record):
      .asking(toRemove: record, of: state.book, today: state.today)
    case .addSentence: .show(.sentence(id, nil))
    case .editSentence(let sentence): .show(.sentence(id, sentence))
    case .removeSentence(let sentence): .asking(toRemove: sentence)
    case .makeSaying(let sentence):
      .sentence(
        .edit(
          sentence.id,
          SentenceEntry(text: sentence.text, page: sentence.page, becomesSaying: true)))
    case .cancelled: .back
    }
  }
}

extension BookEntryScreen.Output {
  fileprivate func effect(_ id: ID<Book>) -> BooksEffect {
    switch self {
    case .read(let progress): .read(.record(id, progress, mayGoBack: false))
    case .mend(let record, let progress): .read(.mend(record, progress))
    case .retarget(let day): .read(.retarget(id, day))
    case .again(let day): .read(.again(id, day))
    case .cancelled: .back
    }
  }
}

extension BookFormScreen.Output {
  fileprivate var effect: BooksEffect {
    switch self {
    case .add(let details, let start, let target, let theme):
      .change(.add(details, startedOn: start, target: target, theme: theme))
    case .edit(let id, let change): .change(.edit(id, change))
    case .cancelled(let hasChanged): .leaving(asks: hasChanged)
    }
  }
}

extension SentenceFormScreen.Output {
  fileprivate var effect: BooksEffect {
    switch self {
    case .add(let id, let entry): .sentence(.add(id, entry))
    case .edit(let id, let entry): .sentence(.edit(id, entry))
    case .write(let text): .write(text)
    case .cancelled(let hasChanged): .leaving(asks: hasChanged)
    }
  }
}

extension BookSearchScreen.Output {
  fileprivate var effect: BooksEffect {
    switch self {
    case .find(let text): .find(text)
    case .findMore(let text, let page): .findMore(text, page: page)
    case .ask(let source, let text): .search(source, text)
    case .stopWaiting: .stopWaiting
    case .add(let found): .show(.found(found))
    case .byHand(let title): .show(.byHand(title))
    case .favourite(let found): .change(.favourFound(found))
    case .cancelled: .back
    }
  }
}
