import HearthDomain

extension BooksCoordinator {
  /// Returns a message about the book for the line above the footer.
  private func bookMessage(_ book: Book, _ sentence: (BookMessages) -> String) -> Words {
    Words { sentence(BookMessages(book, formatter: tools.formatter, in: $0)) }
  }

  /// Returns a message about a saved sentence. It does not quote the sentence, which is visible.
  private func savedSentenceMessage(_ sentence: Sentence) -> Words {
    Words {
      BookMessages.sentenceSavedMessage(sentence, nil, $0).compactMap(\.self).joined(separator: " ")
    }
  }

  mutating func perform(_ effect: BooksEffect) throws -> TabOutcome {
    switch effect {
    case .back: goBack()
    case .reloadList: try rereadList(keeping: nil)
    case .sortList: try rereadList(keeping: home.selected?.id)
    case .switchShelf(let list):
      let shelf = try shelfState(list)
      if pages[BooksPage.shelf] != nil { pages.front = .shelf(shelf) }
    case .reread: try rereadFront()
    case .searchLocally(let text): try searchLocally(text)
    case .loadMoreResults(let text, let page): try loadMoreResults(text, page: page)
    case .searchOnline(let source, let text): return try searchOnline(source, for: text)
    case .cancelWork:
      cancelWork()
      return .showMessage(Words(ko: "검색을 멈췄어요.", en: "Stopped searching."))
    case .share(let sharing): return try perform(sharing)
    case .openEditor(let text): return .openEditor(text)
    case .ask(let question, let effect): return pages.askQuestion(question, before: effect)
    case .show(let place): return try show(place)
    case .change(let change): return try perform(change)
    case .changeReading(let reading): return try perform(reading)
    case .changeSentence(let change): return try perform(change)
    }
    return .handled
  }

  /// Shows the page for rating a book; `isDone`: the book was just finished, which the page
  /// celebrates.
  mutating func showRating(_ id: ID<Book>, isDone: Bool) throws {
    let book = try tools.books.queries.book(id)
    pages.push(
      .rating(RatingScreen.State(of: book, today: tools.books.queries.today, celebrates: isDone)))
  }
}

// MARK: - Changing books

extension BooksCoordinator {
  private mutating func perform(_ change: BooksEffect.Change) throws -> TabOutcome {
    let changing = tools.books
    switch change {
    case .add(let details, let start, let target, let theme, let isTheSame):
      // Asks only once: a user who saves the form again means another book.
      if !isTheSame, pages[BooksPage.form]?.hasAskedSameBookQuestion == false,
        try changing.add.matchingBook(details) == nil,
        let there = try changing.add.existingWithoutAuthor(details)
      {
        pages[BooksPage.form]?.hasAskedSameBookQuestion = true
        let same = BooksEffect.Change.add(
          details, startedOn: start, target: target, theme: theme, isTheOneWithoutAuthor: true)
        return pages.askQuestion(there.sameBookQuestion, before: .change(same))
      }
      let isFilledIn = try isTheSame && changing.add.existingWithoutAuthor(details)?.isGoal == true
      return try saving {
        let book = try changing.add(
          details, startedOn: start, target: target, theme: theme,
          isTheOneWithoutAuthor: isTheSame)
        try $0.returnToList(selecting: book)
        return .saved(
          $0.bookMessage(book) {
            $0.brief(isFilledIn ? \.authorFilledInMessage : \.addedMessage, begins: !isFilledIn)
          })
      }
    case .edit(let id, let change):
      return try saving {
        let seen = $0.pages[BooksPage.form]?.book
        let book = try changing.edit(id, to: change, from: seen.map(EditBook.Change.init))
        try $0.closePage(keeping: id)
        return .saved($0.bookMessage(book) { $0.brief(\.changedMessage) })
      }
    case .remove(let id):
      let book = try changing.remove(id)
      try rereadAll(keeping: nil, staysInPlace: true)
      return .showMessage(bookMessage(book, \.removedScreenMessage))
    case .move(let id, let direction):
      _ = try changing.move(id, direction)
      try rereadAll(keeping: id)
    case .rate(let id, let rating, let place):
      let isChanged = try changing.queries.book(id).rating != rating
      let book = try isChanged ? changing.rate(id, rating) : nil
      try closePage(keeping: id)
      if let place { _ = try show(place) }
      if let book { return .showMessage(bookMessage(book) { $0.brief(\.ratedMessage) }) }
    case .markFavourite(let id, let isFavourite):
      let book = try changing.markFavourite(id, isFavourite)
      try rereadAll(keeping: id)
      return .showMessage(bookMessage(book) { $0.brief(\.favouriteChangedMessage) })
    case .addFoundAsFavourite(let found):
      let book = try changing.markFavourite(found)
      try rereadAll(keeping: home.selected?.id)
      return .showMessage(bookMessage(book) { $0.brief(\.favouriteChangedMessage) })
    }
    return .handled
  }

  private mutating func perform(_ change: BooksEffect.SentenceChange) throws -> TabOutcome {
    switch change {
    case .add(let id, let entry):
      let sentence = try tools.books.addSentence(entry, to: id)
      try closePage(keeping: id)
      let place = pages[BooksPage.book]?.sentences.loadedRows.rows.firstIndex {
        $0.id == sentence.id
      }
      if let place { pages[BooksPage.book]?.sentences.select(place) }
      return .showMessage(savedSentenceMessage(sentence))
    case .edit(let id, let entry):
      let seen = pages[BooksPage.sentenceForm]?.sentence
      let sentence: Sentence
      do {
        sentence = try tools.books.editSentence(id, to: entry, from: seen)
      } catch DomainError.refused(.changedMeanwhile) {
        return try mergeChanges()
      }
      if pages[BooksPage.sentenceForm] != nil { pages.pop() }
      try rereadAll(keeping: sentence.book)
      return .showMessage(savedSentenceMessage(sentence))
    case .remove(let id):
      let sentence = try tools.books.removeSentence(id)
      try rereadAll(keeping: sentence.book)
      return .showMessage(Words { BookMessages.sentenceRemovedMessage(nil, $0) })
    }
  }

  private mutating func closePage(keeping id: ID<Book>) throws {
    pages.pop()
    try rereadAll(keeping: id)
  }
}

// MARK: - Reading books

extension BooksCoordinator {
  private mutating func perform(_ change: BooksEffect.ReadingChange) throws -> TabOutcome {
    let reading = tools.books
    switch change {
    case .record(let id, let progress, let mayGoBack):
      return try recordProgress(id, progress, mayGoBack: mayGoBack)
    case .setPageCount(let pages, let id, let progress):
      return try saveEntry {
        _ = try reading.setPageCount(pages, of: reading.queries.book(id), for: progress)
        return try $0.recordProgress(id, progress, mayGoBack: false)
      }
    case .correctRecord(let id, let progress):
      return try saveEntry { try $0.finishRecording(try reading.editRecord(id, page: progress)) }
    case .remove(let id):
      let outcome = try reading.removeRecord(id)
      try rereadAll(keeping: outcome.book.id)
      return .showMessage(
        bookMessage(outcome.book) { $0.recordRemovedScreenMessage(outcome.record) })
    case .changeTarget(let id, let day):
      return try saveEntry {
        var change = EditBook.Change(of: try $0.tools.books.queries.book(id))
        change.targetOn = day
        let book = try $0.tools.books.edit(id, to: change)
        try $0.closePage(keeping: id)
        return .showMessage($0.bookMessage(book, \.targetChangedMessage))
      }
    case .finish(let id):
      _ = try reading.finish(id)
      try rereadAll(keeping: id)
      try showRating(id, isDone: true)
    case .reopen(let id):
      let book = try reading.reopen(id)
      try rereadAll(keeping: id)
      return .showMessage(bookMessage(book, \.reopenedScreenMessage))
    case .readAgain(let id, let day):
      return try saveEntry {
        let book = try reading.readAgain(id, target: day)
        try $0.closePage(keeping: id)
        return .showMessage($0.bookMessage(book) { $0.brief(\.startedAgainMessage, begins: true) })
      }
    }
    return .handled
  }

  /// Records the page reached. With `mayGoBack` false, asks first if the page is before the one
  /// reached so far.
  private mutating func recordProgress(
    _ id: ID<Book>, _ progress: ReadingProgress, mayGoBack: Bool
  ) throws -> TabOutcome {
    do {
      return try saveEntry {
        try $0.finishRecording(try $0.tools.books.record(id, progress, mayGoBack: mayGoBack))
      }
    } catch DomainError.refused(.book(.goesBack(_, _, let page, let records))) {
      let book = try tools.books.queries.book(id)
      return try perform(
        .asking(
          toGoBackIn: book, to: progress, page: page, records,
          today: tools.books.queries.today))
    }
  }

  /// Closes the field for the page after recording it; celebrates if that finished the book.
  private mutating func finishRecording(_ outcome: ProgressOutcome) throws -> TabOutcome {
    try closePage(keeping: outcome.book.id)
    if outcome.book.isFinished { try showRating(outcome.book.id, isDone: true) }
    return .showMessage(bookMessage(outcome.book) { $0.progressScreenMessage(outcome) })
  }

  /// Saves the value of a screen with one field; a validation error is shown next to the field.
  private mutating func saveEntry(
    _ save: (inout BooksCoordinator) throws -> TabOutcome
  ) throws -> TabOutcome {
    do {
      return try save(&self)
    } catch DomainError.invalid(let issues) {
      guard pages[BooksPage.entry] != nil else { throw DomainError.invalid(issues) }
      let words = Words(of: .invalid(issues), today: tools.books.queries.today)
      pages[BooksPage.entry]?.refusal = words
      return .handled
    }
  }
}
