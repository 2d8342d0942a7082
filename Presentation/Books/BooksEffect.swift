import HearthDomain
import HearthWhen

/// The effects that the screens of Books request.
enum BooksEffect: RereadingEffect, SharingEffect {
  case show(Place)
  case back
  /// Shows the list from its top.
  case list
  /// Sorts the list; the selected book stays selected.
  case order
  /// Shows finished books or favourites on the shelf.
  case shelf(BookList)
  /// Reads the current contents of the page in front.
  case reread
  /// Searches the local sources.
  case find(String)
  case findMore(String, page: Int)
  /// Searches an online source in the background.
  case search(BookSource, String)
  case cancelWork
  case change(Change)
  case read(Reading)
  case sentence(Sentences)
  case share(Sharing)
  /// Continues in the user's editor.
  case write(String)
  /// Performs the effect if the question is answered with yes.
  indirect case ask(Words, then: BooksEffect)

  /// The pages that can be opened over the list.
  enum Place: Hashable {
    case book(ID<Book>)
    case search
    /// A form for a new goal, filled with known details.
    case adding(BookDetails)
    /// A form for a found book; a missing page count is looked up.
    case found(FoundBook)
    case byHand(String)
    case editing(ID<Book>)
    /// The form for editing a book, with the focus on its description.
    case word(ID<Book>)
    case page(ID<Book>)
    case record(ID<Book>, ReadingRecord)
    case target(Book)
    case again(ID<Book>)
    case rating(ID<Book>)
    case sentence(ID<Book>, Sentence?)
    case sharing(Sentence)
    case shelf
    /// Statistics of one book, or of all if nil.
    case analysis(ID<Book>?)
    case calendar
    /// What was read on that day.
    case day(Day)
  }

  /// Changes to a book.
  enum Change: Hashable {
    case add(
      BookDetails, startedOn: Day?, target: Day?, theme: CardTheme?,
      isTheOneWithoutAuthor: Bool = false)
    case edit(ID<Book>, EditBook.Change)
    case remove(ID<Book>)
    case move(ID<Book>, MoveBook.Direction)
    /// Rates the book, and then shows that page if there is one.
    case rate(ID<Book>, Rating?, then: Place? = nil)
    case favour(ID<Book>, Bool)
    case addFoundAsFavourite(FoundBook)
  }

  /// Changes to the reading of a book.
  enum Reading: Hashable {
    case record(ID<Book>, ReadingProgress, mayGoBack: Bool)
    /// Sets the book's page count and records progress.
    case tell(PageCount, ID<Book>, ReadingProgress)
    case correctRecord(ID<ReadingRecord>, ReadingProgress)
    case remove(ID<ReadingRecord>)
    case retarget(ID<Book>, Day?)
    case finish(ID<Book>)
    case reopen(ID<Book>)
    case again(ID<Book>, Day?)
  }

  /// Changes to a book's sentences.
  enum Sentences: Hashable {
    case add(ID<Book>, SentenceDetails)
    case edit(ID<Sentence>, SentenceDetails)
    case remove(ID<Sentence>)
  }
}

extension BookAction {
  var effect: BooksEffect {
    switch self {
    case .enterPage(let id): .show(.page(id))
    case .setTarget(let book): book.isOpen ? .show(.target(book)) : .show(.adding(book.details))
    case .finish(let book): .asking(toFinish: book)
    case .reopen(let book): .read(.reopen(book.id))
    case .readAgain(let id): .show(.again(id))
    case .rate(let id): .show(.rating(id))
    case .favourite(let book): .change(.favour(book.id, !book.isFavourite))
    case .edit(let id): .show(.editing(id))
    case .remove(let book): .asking(toRemove: book)
    }
  }
}

extension BooksEffect {
  fileprivate static func asking(toFinish book: Book) -> BooksEffect {
    let title = book.title.quotable()
    let plain = Words(
      ko: "‘\(title)’ 책을 다 읽은 것으로 할까요?", en: "Call “\(title)” finished?")
    let question = book.questionBeforeFinishing ?? plain
    return .ask(
      Words(
        ko: question.ko + " 나중에 x로 다시 펼칠 수 있어요.", en: question.en + " x opens it again later."),
      then: .read(.finish(book.id)))
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
    let day = Words { DateWords($0, today: today).short(record.day) }
    return .ask(
      Words(ko: "\(day.ko)에 읽은 기록을 지울까요?", en: "Remove what you read on \(day.en)?"),
      then: .read(.remove(record.id)))
  }

  static func asking(toRemove sentence: Sentence) -> BooksEffect {
    let text = sentence.text.value.quotable()
    let isSaying = sentence.saying != nil
    return .ask(
      Words(
        ko: "이 문장을 지울까요? “\(text)”" + (isSaying ? " 글귀는 남아요." : ""),
        en: "Remove the sentence “\(text)”?" + (isSaying ? " Its saying stays." : "")
      ),
      then: .sentence(.remove(sentence.id)))
  }

  static func makingSaying(of sentence: Sentence) -> BooksEffect {
    .sentence(
      .edit(
        sentence.id,
        SentenceDetails(text: sentence.text, page: sentence.page, becomesSaying: true)))
  }

  static func asking(
    toGoBackIn book: Book, to progress: ReadingProgress, page: Int, _ records: [LoweredRecord],
    today: Day
  ) -> BooksEffect {
    .ask(
      book.questionBeforeGoingBack(to: page, records, today: today),
      then: .read(.record(book.id, progress, mayGoBack: true)))
  }
}
