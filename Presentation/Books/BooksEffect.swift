import HearthDomain
import HearthWhen

/// The effects that the screens of Books request.
indirect enum BooksEffect: RereadingEffect, SharingEffect {
  case show(Destination)
  case back
  /// Show the list from its top.
  case reloadList
  /// Sort the list; the selected book stays selected.
  case sortList
  /// Show finished books or favourites on the shelf.
  case switchShelf(BookList)
  /// Read the contents of the page in front again.
  case reread
  /// Search the local sources.
  case searchLocally(String)
  case loadMoreResults(String, page: Int)
  /// Search an online source in the background.
  case searchOnline(BookSource, String)
  case cancelWork
  case change(Change)
  case changeReading(ReadingChange)
  case changeSentence(SentenceChange)
  case share(Sharing)
  /// Open the text in the user's editor.
  case openEditor(String)
  /// Ask the question, and perform the effect if the answer is yes.
  case ask(Words, then: BooksEffect)

  /// Changes to a book.
  enum Change: Hashable {
    case add(
      BookDetails, startedOn: Day?, target: Day?, theme: CardTheme?,
      isTheOneWithoutAuthor: Bool = false)
    case edit(ID<Book>, EditBook.Change)
    case remove(ID<Book>)
    case move(ID<Book>, MoveBook.Direction)
    /// Rate the book, then show `then` if it is given.
    case rate(ID<Book>, Rating?, then: Destination? = nil)
    case markFavourite(ID<Book>, Bool)
    case addFoundAsFavourite(FoundBook)
  }

  /// Changes to the reading of a book.
  enum ReadingChange: Hashable {
    case record(ID<Book>, ReadingProgress, mayGoBack: Bool)
    /// Set the book's page count, then record the progress that needs it.
    case setPageCount(PageCount, ID<Book>, ReadingProgress)
    case correctRecord(ID<ReadingRecord>, ReadingProgress)
    case remove(ID<ReadingRecord>)
    case changeTarget(ID<Book>, Day?)
    case finish(ID<Book>)
    case reopen(ID<Book>)
    case readAgain(ID<Book>, Day?)
  }

  /// Changes to a book's sentences.
  enum SentenceChange: Hashable {
    case add(ID<Book>, SentenceDetails)
    case edit(ID<Sentence>, SentenceDetails)
    case remove(ID<Sentence>)
  }
}

extension BookAction {
  var effect: BooksEffect {
    switch self {
    case .enterPage(let id): .show(.pageEntry(id))
    case .setTarget(let book):
      book.isOpen ? .show(.targetEntry(book)) : .show(.addingForm(book.details))
    case .finish(let book): .asking(toFinish: book)
    case .reopen(let book): .changeReading(.reopen(book.id))
    case .readAgain(let id): .show(.readAgainEntry(id))
    case .rate(let id): .show(.rating(id))
    case .favourite(let book): .change(.markFavourite(book.id, !book.isFavourite))
    case .edit(let id): .show(.editingForm(id))
    case .remove(let book): .asking(toRemove: book)
    }
  }
}

extension BooksEffect {
  fileprivate static func asking(toFinish book: Book) -> BooksEffect {
    let title = book.title.quotable()
    let plain = Words(
      ko: "‘\(title)’, 다 읽은 책으로 표시할까요?", en: "Mark “\(title)” as finished?")
    let question = book.questionBeforeFinishing ?? plain
    return .ask(
      Words(
        ko: question.ko + " 나중에 x로 다시 펼칠 수 있어요.", en: question.en + " x opens it again later."),
      then: .changeReading(.finish(book.id)))
  }

  fileprivate static func asking(toRemove book: Book) -> BooksEffect {
    let title = book.title.quotable()
    let hasMore = book.reading?.lastRecord != nil || book.sentenceCount > 0
    return .ask(
      Words(
        ko: "‘\(title)’ 책을 지울까요?" + (hasMore ? " 읽은 기록과 문장도 함께 지워져요." : ""),
        en: "Remove “\(title)”?" + (hasMore ? " Its history and sentences go too." : "")
      ),
      then: .change(.remove(book.id)))
  }

  static func asking(toRemove record: ReadingRecord, today: Day) -> BooksEffect {
    let day = Words { DayFormatter($0, today: today).short(record.day) }
    return .ask(
      Words(ko: "\(day.ko)에 읽은 기록을 지울까요?", en: "Remove what you read on \(day.en)?"),
      then: .changeReading(.remove(record.id)))
  }

  static func asking(toRemove sentence: Sentence) -> BooksEffect {
    let text = sentence.text.value.quotable()
    let isSaying = sentence.saying != nil
    return .ask(
      Words(
        ko: "이 문장을 지울까요? “\(text)”" + (isSaying ? " 글귀는 남아요." : ""),
        en: "Remove the sentence “\(text)”?" + (isSaying ? " Its saying stays." : "")
      ),
      then: .changeSentence(.remove(sentence.id)))
  }

  static func makingSaying(of sentence: Sentence) -> BooksEffect {
    .changeSentence(
      .edit(
        sentence.id,
        SentenceDetails(text: sentence.text, page: sentence.page, becomesSaying: true)))
  }

  static func asking(
    toGoBackIn book: Book, to progress: ReadingProgress, page: Int, _ records: [LoweredRecord],
    today: Day
  ) -> BooksEffect {
    .ask(
      book.questionBeforeLoweringPage(to: page, records, today: today),
      then: .changeReading(.record(book.id, progress, mayGoBack: true)))
  }
}
