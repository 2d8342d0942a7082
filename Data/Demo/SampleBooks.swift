import HearthDomain

/// The sample books with their reading records.
struct SampleBooks {
  /// Reading history of a book.
  enum Course {
    /// In progress: days since the start, days until the target, percent read, days since the last
    /// record.
    case open(begun: Int, left: Int, percent: Int, read: Int)
    /// Finished so many days ago, within so many days.
    case finished(ago: Int, days: Int, halves: Int, isFavourite: Bool)
    case kept
  }

  /// A book with its records and sentences.
  struct ShelvedBook {
    let book: Book
    let records: [ReadingRecord]
    let sentences: [Sentence]
  }

  static let courses: [Course] = [
    .open(begun: 11, left: 10, percent: 57, read: 1),
    .open(begun: 15, left: 12, percent: 31, read: 4),
    .open(begun: 34, left: -3, percent: 84, read: 5),
    .finished(ago: 13, days: 12, halves: 9, isFavourite: true),
    .finished(ago: 31, days: 16, halves: 8, isFavourite: false),
    .finished(ago: 58, days: 9, halves: 10, isFavourite: true),
    .finished(ago: 85, days: 19, halves: 7, isFavourite: false),
    .finished(ago: 121, days: 24, halves: 6, isFavourite: false),
    .finished(ago: 150, days: 14, halves: 9, isFavourite: false),
    .finished(ago: 193, days: 22, halves: 8, isFavourite: false),
    .finished(ago: 231, days: 10, halves: 10, isFavourite: true),
    .finished(ago: 278, days: 20, halves: 5, isFavourite: false),
    .finished(ago: 322, days: 28, halves: 9, isFavourite: false),
    .kept,
    .kept,
  ]

  let year: SampleYear

  func shelvedBook(_ number: Int) throws -> ShelvedBook {
    let text = year.texts.books[number % year.texts.books.count]
    let course = course(number)
    let added = year.instant(firstDay(of: course), hour: 8, minute: 20)
    let id: ID<Book> = year.chance.id(at: added)
    let records = records(of: id, pages: text.pages, course)
    let sentences = try sentences(of: id, text, records)
    let book = Book(
      id: id, details: try details(text, volume: number / year.texts.books.count + 1),
      reading: reading(course, records),
      theme: CardTheme.allCases[number * 3 % CardTheme.allCases.count],
      rating: try course.halves.map { try Rating(halves: $0) },
      favouriteSince: course.isFavourite ? records.last.map { instant(of: $0) } : nil,
      place: number, sentenceCount: sentences.count, addedAt: added)
    return ShelvedBook(book: book, records: records, sentences: sentences)
  }

  private func course(_ number: Int) -> Course {
    guard number >= SampleBooks.courses.count else { return SampleBooks.courses[number] }
    if year.chance.happens(15) { return .kept }
    return .finished(
      ago: year.chance.number(14...max(14, year.size.days)), days: year.chance.number(5...30),
      halves: year.chance.number(4...10), isFavourite: year.chance.happens(12))
  }

  private func firstDay(of course: Course) -> Day {
    switch course {
    case .open(let begun, _, _, _): year.day(begun)
    case .finished(let ago, let days, _, _): year.day(ago + days - 1)
    case .kept: year.day(year.chance.number(2...60))
    }
  }

  private func details(_ text: SampleBook, volume: Int) throws -> BookDetails {
    let title = volume == 1 ? text.title : text.title + year.texts.volumeSeparator + "\(volume)"
    return BookDetails(
      title: try BookTitle(title), author: try BookAuthor(text.author),
      publishedOn: PublicationDate(year: text.year), pages: try PageCount(text.pages),
      category: text.category)
  }

  private func reading(_ course: Course, _ records: [ReadingRecord]) -> Reading? {
    let last = records.last
    let mark = last.map { RecordedDayPages(day: $0.day, pages: $0.pages) }
    switch course {
    case .kept: return nil
    case .open(let begun, let left, _, _):
      return Reading(
        startedOn: year.day(begun), targetOn: year.today.adding(days: left), page: last?.page,
        lastRecord: mark)
    case .finished(let ago, let days, _, _):
      // Most books were finished slightly before or after the target day.
      return Reading(
        startedOn: year.day(ago + days - 1), targetOn: year.day(ago + year.chance.number(-4...2)),
        finishedOn: year.day(ago), page: last?.page, lastRecord: mark)
    }
  }
}

// MARK: - Records and sentences

extension SampleBooks {
  private func records(of book: ID<Book>, pages: Int, _ course: Course) -> [ReadingRecord] {
    switch course {
    case .kept: []
    case .open(let begun, _, let percent, let read):
      records(of: book, to: pages * percent / 100, recordDays(from: begun, to: read))
    case .finished(let ago, let days, _, _):
      records(of: book, to: pages, self.recordDays(from: ago + days - 1, to: ago))
    }
  }

  /// Returns the days with reading records, up to `last` days ago: always that last day, most of
  /// the others, and if it is recent, all of the last week.
  private func recordDays(from first: Int, to last: Int) -> [Day] {
    (last...max(first, last)).reversed()
      .filter { $0 == last || (last <= 1 && $0 < 8) || year.chance.happens(72) }
      .map { year.day($0) }
  }

  /// Returns records on these days with varying numbers of pages, the last of which ends at `page`.
  private func records(of book: ID<Book>, to page: Int, _ days: [Day]) -> [ReadingRecord] {
    let weights = days.map { _ in year.chance.number(6...14) }
    let whole = max(1, weights.reduce(0, +))
    var (sum, reached) = (0, 0)
    return zip(days, weights).compactMap { day, weight in
      sum += weight
      let next = page * sum / whole
      defer { reached = next }
      return next > reached ? record(of: book, on: day, from: reached, to: next) : nil
    }
  }

  private func record(
    of book: ID<Book>, on day: Day, from: Int, to page: Int
  ) -> ReadingRecord {
    let hour = year.chance.pick(from: [7, 8, 8, 13, 20, 21, 21, 22, 22, 23])
    let time = TimeOfDay(knownHour: hour, minute: year.chance.number(0...59))
    return ReadingRecord(
      id: year.chance.id(at: year.instant(day, hour: hour)), book: book, reading: 1, day: day,
      time: time, page: page, pages: page - from)
  }

  /// Returns the sentences from pages that were read, according to the records.
  private func sentences(
    of book: ID<Book>, _ text: SampleBook, _ records: [ReadingRecord]
  ) throws -> [Sentence] {
    try text.sentences.compactMap { page, text in
      guard let record = records.first(where: { $0.page >= page }) else { return nil }
      let moment = instant(of: record)
      return Sentence(
        id: year.chance.id(at: moment), book: book, text: try SentenceText(text), page: page,
        addedAt: moment)
    }
  }

  private func instant(of record: ReadingRecord) -> Instant {
    year.zone.instant(of: LocalTime(day: record.day, time: record.time ?? .noon))
  }
}

extension SampleBooks.Course {
  fileprivate var halves: Int? {
    if case .finished(_, _, let halves, _) = self { halves } else { nil }
  }

  fileprivate var isFavourite: Bool {
    if case .finished(_, _, _, let isFavourite) = self { isFavourite } else { false }
  }
}
