import HearthDomain
import TerminalKit

/// Leads from a row of the last search or an ISBN to what is known about a book.
struct BookFinder: Sendable {
  let find: FindBooks
  let cancellation: Cancellation

  /// The row of the last search with that number; where its pages are not known, they are looked
  /// up once more by its ISBN.
  ///
  /// What stands in the way of the second look is told, and is no error.
  func picked(
    _ number: Int, with source: BookSource?, in console: inout Console
  ) throws -> FoundBook {
    var book = try find.pick(number)
    guard let isbn = book.details.isbn, book.details.pages == nil || source != nil else {
      return book
    }
    do {
      if let more = try find.lookUp(isbn, in: source ?? book.source, until: cancellation) {
        book.details = book.details.completed(by: more.details)
      }
    } catch let error as DomainError where source == nil && !error.isCancelling {
      console.note(StyledText(error.text(in: console.language)))
    }
    return book
  }

  /// Who wrote the only work of that title among the classics, where these are looked at; else nil.
  func authorOfClassic(_ title: BookTitle) -> BookAuthor? {
    guard let query = try? BookQuery(title.value),
      (try? find.order())?.contains(.classics) == true,
      let answer = try? find.ask(query, in: [.classics], until: cancellation)
    else { return nil }
    let works = answer.rows.map(\.book.details).filter {
      NameFit(of: title.value, to: $0.title.value) == .exact
    }
    return works.count == 1 ? works[0].author : nil
  }

  /// The book with that ISBN; throws ``DomainError/notFound(_:query:nearest:)`` if no source has
  /// it.
  func lookedUp(_ isbn: ISBN, with source: BookSource?) throws -> FoundBook {
    guard let book = try find.lookUp(isbn, in: source, until: cancellation) else {
      throw DomainError.notFound(.foundBook, query: isbn.value, nearest: [])
    }
    return book
  }
}
