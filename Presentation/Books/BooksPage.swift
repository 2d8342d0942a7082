import HearthDomain

/// The screens of Books that lie over the list.
extension Page<BooksEffect> {
  static func book(_ state: BookScreen.State) -> Page {
    Page(BookScreen.self, state) { $0.effect($1) }
  }

  static func entry(_ state: BookEntryScreen.State) -> Page {
    Page(BookEntryScreen.self, state, takesText: true) { $0.effect($1.book.id) }
  }

  static func rating(_ state: RatingScreen.State) -> Page {
    Page(RatingScreen.self, state) { output, state in
      switch output {
      case .rate(let rating): .rate(state.book.id, rating)
      case .cancelled: .back
      }
    }
  }

  static func form(_ state: BookFormScreen.State) -> Page {
    Page(BookFormScreen.self, state, takesText: true) { output, _ in output.effect }
  }

  static func sentence(_ state: SentenceFormScreen.State) -> Page {
    Page(SentenceFormScreen.self, state, takesText: true) { output, _ in output.effect }
  }

  static func shelf(_ state: BookShelfScreen.State) -> Page {
    Page(BookShelfScreen.self, state) { output, _ in
      switch output {
      case .show(let list): .shelf(list)
      case .open(let id): .open(id)
      case .analysis: .showAnalysis
      case .cancelled: .back
      }
    }
  }

  static func analysis(_ state: BookAnalysisScreen.State) -> Page {
    Page(BookAnalysisScreen.self, state) { output, _ in
      switch output {
      case .rangeChanged: .range
      case .calendar: .showCalendar
      case .cancelled: .back
      }
    }
  }

  static func calendar(_ state: PageCalendarScreen.State) -> Page {
    Page(PageCalendarScreen.self, state) { output, _ in
      switch output {
      case .periodChanged: .period
      case .open(let day): .showDay(day)
      case .cancelled: .back
      }
    }
  }

  static func day(_ state: ReadingDayScreen.State) -> Page {
    Page(ReadingDayScreen.self, state) { output, _ in
      switch output {
      case .open(let id): .open(id)
      case .cancelled: .back
      }
    }
  }

  static func search(_ state: BookSearchScreen.State) -> Page {
    Page(BookSearchScreen.self, state, takesText: true) { output, _ in output.effect }
  }
}

// MARK: - Effects of outputs

extension BooksScreen.Output {
  var effect: BooksEffect {
    switch self {
    case .listChanged: .list
    case .open(let id): .open(id)
    case .does(let deed): deed.effect
    case .add: .showSearch
    case .shelf: .showShelf
    case .analysis: .showAnalysis
    case .move(let id, let direction): .move(id, direction)
    }
  }
}

extension BookScreen.Output {
  fileprivate func effect(_ state: BookScreen.State) -> BooksEffect {
    let id = state.book.id
    return switch self {
    case .does(let deed): deed.effect
    case .mendRecord(let record): .showRecord(id, record)
    case .removeRecord(let record):
      .asking(toRemove: record, of: state.book, today: state.today)
    case .addSentence: .showSentence(id, nil)
    case .editSentence(let sentence): .showSentence(id, sentence)
    case .removeSentence(let sentence): .asking(toRemove: sentence)
    case .makeSaying(let sentence):
      .editSentence(
        sentence.id,
        SentenceEntry(text: sentence.text, page: sentence.page, becomesSaying: true))
    case .cancelled: .back
    }
  }
}

extension BookEntryScreen.Output {
  fileprivate func effect(_ id: ID<Book>) -> BooksEffect {
    switch self {
    case .read(let progress): .read(id, progress, mayGoBack: false)
    case .mend(let record, let progress): .mend(record, progress)
    case .retarget(let day): .retarget(id, day)
    case .again(let day): .again(id, day)
    case .cancelled: .back
    }
  }
}

extension BookFormScreen.Output {
  fileprivate var effect: BooksEffect {
    switch self {
    case .add(let details, let start, let target, let theme):
      .add(details, startedOn: start, target: target, theme: theme)
    case .edit(let id, let change): .edit(id, change)
    case .cancelled(let hasChanged): .leaving(asks: hasChanged)
    }
  }
}

extension SentenceFormScreen.Output {
  fileprivate var effect: BooksEffect {
    switch self {
    case .add(let id, let entry): .addSentence(id, entry)
    case .edit(let id, let entry): .editSentence(id, entry)
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
    case .add(let found): .showFound(found)
    case .byHand(let title): .showByHand(title)
    case .favourite(let found): .favourFound(found)
    case .cancelled: .back
    }
  }
}
