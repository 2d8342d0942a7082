import HearthDomain

/// Books read over ten years, thirty days each, with sentences. One in five has never been read,
/// and ten are open goals at every size.
struct SampleBooks {
  /// Title of a single book, whose reading is open and has a record of yesterday.
  static let title = "유일한 목표"
  private static let words = ["바다", "사랑", "겨울", "Sea", "여행", "시간", "집"]
  private static let open = 10
  private static let days = 3_650
  private static let pages = 300
  private static let sentences = 3

  let size: StoreSize
  let chance: SampleChance

  private var count: Int {
    switch size {
    case .small: 100
    case .medium: 1_000
    case .large: 10_000
    }
  }

  func fill(_ repositories: Repositories) throws {
    for number in 0..<count {
      let book = try book(number)
      try repositories.books.save(book)
      if let reading = book.reading { try read(book, reading, repositories) }
      for place in 0..<book.sentenceCount {
        let text =
          "\(chance.one(of: SampleBooks.words, number: number + place)) \(number) 문장 \(place)"
        try repositories.sentences.save(
          Sentence(
            id: try chance.id(), book: book.id, text: try SentenceText(text), page: place + 1,
            addedAt: chance.now()))
      }
    }
  }

  private func book(_ number: Int) throws -> Book {
    let word = chance.one(of: SampleBooks.words, number: number)
    let isOpen = number < SampleBooks.open
    let isKept = !isOpen && number % 5 == 0
    return Book(
      id: try chance.id(),
      details: BookDetails(
        title: try BookTitle(number == 0 ? SampleBooks.title : "\(word) 이야기 \(number)"),
        author: try BookAuthor("지은이 \(number % 300)"), publisher: try Publisher("출판사"),
        publishedOn: PublicationDate(year: 1990 + number % 30), pages: try PageCount(300),
        category: chance.one(of: BookCategory.allCases, number: number),
        description: try BookDescription(String(repeating: "이 책은 \(word) 이야기다. ", count: 10))),
      reading: isKept ? nil : reading(isOpen: isOpen),
      favouriteSince: number % 10 == 0 ? chance.now() : nil, place: number,
      sentenceCount: isKept ? 0 : SampleBooks.sentences, addedAt: chance.now())
  }

  /// Creates a reading with a record on every day, open readings until yesterday.
  private func reading(isOpen: Bool) -> Reading {
    let today = SampleStore.today
    let end = today.adding(days: isOpen ? -1 : -chance.number(40...SampleBooks.days))
    let length = isOpen ? 10 : 30
    return Reading(
      startedOn: end.adding(days: 1 - length),
      targetOn: isOpen ? today.adding(days: 20) : end, finishedOn: isOpen ? nil : end,
      page: SampleBooks.pages * length / 30, lastRecord: RecordedDayPages(day: end, pages: 10))
  }

  private func read(_ book: Book, _ reading: Reading, _ repositories: Repositories) throws {
    for place in 1...reading.page / 10 {
      try repositories.readingRecords.save(
        ReadingRecord(
          id: try chance.id(), book: book.id, reading: 1,
          day: reading.startedOn.adding(days: place - 1),
          time: TimeOfDay(hour: (place * 7) % 24, minute: 0) ?? .noon, page: place * 10, pages: 10))
    }
  }
}
