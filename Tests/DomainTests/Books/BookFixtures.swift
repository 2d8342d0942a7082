import HearthDomain
import HearthTestSupport

/// Returns a book with a page goal, read up to `page`.
func goal(
  pages: Int = 100, from start: String, to target: String, page: Int = 0,
  last: (day: String, pages: Int)? = nil, finished: String? = nil
) throws -> Book {
  Book(
    id: try someBookID(1),
    details: BookDetails(title: try BookTitle("책"), pages: try PageCount(pages)),
    reading: Reading(
      startedOn: Day(literal: start), targetOn: Day(literal: target),
      finishedOn: finished.map { Day(literal: $0) }, page: page,
      lastRecord: last.map { RecordedDayPages(day: Day(literal: $0.day), pages: $0.pages) }),
    addedAt: Instant(milliseconds: 0))
}

struct NoSuchBook: Error {}

func someBookID(_ number: Int64) throws -> ID<Book> {
  guard let id = ID<Book>(rawValue: number) else { throw NoSuchBook() }
  return id
}
