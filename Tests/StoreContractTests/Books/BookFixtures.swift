import HearthDomain
import HearthTestSupport

/// Returns a reading, by default from 1 November 2026.
func reading(
  _ number: Int = 1, from start: String = "2026-11-01", to target: String? = "2026-11-30",
  finished: String? = nil, first: Int = 0, page: Int? = nil, last: (day: String, pages: Int)? = nil
) -> Reading {
  Reading(
    number: number, startedOn: day(start), targetOn: target.map(day), finishedOn: finished.map(day),
    firstPage: first, page: page,
    lastRecord: last.map { RecordedDayPages(day: day($0.day), pages: $0.pages) })
}

func bookDetails(
  _ title: String = "책", author: String = "", isbn: String? = nil, pages: Int? = 300,
  category: BookCategory = .other
) throws -> BookDetails {
  BookDetails(
    title: try BookTitle(title), author: try BookAuthor(author),
    isbn: try isbn.map { try ISBN($0) },
    pages: try pages.map { try PageCount($0) }, category: category)
}

/// Returns a book with that id and position, added `id` milliseconds after 1970.
func book(
  _ id: Int64, _ title: String = "책", author: String = "", isbn: String? = nil,
  pages: Int? = 300, category: BookCategory = .other, reading: Reading? = nil,
  favourite: Int64? = nil, place: Int? = nil, sentences: Int = 0
) throws -> Book {
  Book(
    id: try someID(id),
    details: try bookDetails(title, author: author, isbn: isbn, pages: pages, category: category),
    reading: reading, favouriteSince: favourite.map(Instant.init(milliseconds:)),
    place: place ?? Int(id % 1_000_000), sentenceCount: sentences,
    addedAt: Instant(milliseconds: id))
}

func record(
  _ id: Int64, of book: Int64 = 1, reading: Int = 1, on date: String, at hour: Int = 9,
  page: Int = 10, pages: Int = 10
) throws -> ReadingRecord {
  ReadingRecord(
    id: try someID(id), book: try someID(book), reading: reading, day: day(date),
    time: TimeOfDay(hour: hour, minute: 0) ?? .noon, page: page, pages: pages)
}

func sentence(
  _ id: Int64, of book: Int64 = 1, _ text: String = "문장", page: Int? = nil,
  saying: ID<Saying>? = nil, addedAt: Int64? = nil
) throws -> Sentence {
  Sentence(
    id: try someID(id), book: try someID(book), text: try SentenceText(text), page: page,
    saying: saying, addedAt: Instant(milliseconds: addedAt ?? id))
}

func save(_ books: [Book], in store: any Store) throws {
  try store.write { repositories in
    for book in books { try repositories.books.save(book) }
  }
}

/// Returns the ISBN-13 for a number from 0 to 999,999,999.
func isbn(_ number: Int) -> String {
  let digits = String(1_000_000_000 + number).suffix(9).compactMap(\.wholeNumberValue)
  let twelve = [9, 7, 8] + digits
  let sum = twelve.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
  return (twelve + [(10 - sum % 10) % 10]).map(String.init).joined()
}

/// A few dozen books of every kind, many of them alike.
struct ManyBooks {
  let books: [Book]
  private(set) var numbers: SeededNumbers
  static let today = Day(literal: "2026-11-20")

  init(seed: UInt64, count: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    books = try (1...count).map { try ManyBooks.one(Int64($0), &numbers) }
      .shuffled(using: &numbers)
    self.numbers = numbers
  }

  private static let titles = ["소년이 온다", "나목", "가ㄱ", "Emma", "emma", "1984", "채식주의자", "Émile", "강"]
  private static let authors = ["", "한강", "박완서", "Jane Austen", "김 작가"]
  private static let categories: [BookCategory] = [.fiction, .essays, .other]

  private static func one(_ id: Int64, _ numbers: inout SeededNumbers) throws -> Book {
    func pick<T>(_ choices: [T]) -> T { choices.randomElement(using: &numbers) ?? choices[0] }
    let pages = pick([1, 7, 300, 300, nil])
    let kind = Int.random(in: 0...3, using: &numbers)
    let end = pick(["2026-10-02", "2026-10-03", "2026-11-19"])
    let present =
      kind == 0
      ? nil
      : reading(
        from: "2026-10-01", to: pick(["2026-11-19", "2026-11-20", "2026-12-24", "9999-12-31"]),
        finished: kind == 1 ? end : nil, page: pages.map { $0 / pick([1, 2, 3, 7]) } ?? 0)
    return try book(
      id, pick(titles), author: pick(authors), isbn: pick([nil, isbn(Int(id))]),
      pages: pages, category: pick(categories), reading: present,
      favourite: pick([nil, nil, 5]), place: Int(id) * 7 % 101)
  }
}
