import HearthDomain
import TerminalKit

/// Finds a book by its number in the last search or by its ISBN.
struct BookFinder: Sendable {
  let findBooks: FindBooks
  let cancellation: Cancellation

  /// Returns the book with that number in the last search. Looks it up by ISBN if its page count is
  /// missing or `source` is given. An error of the lookup is only printed if no source was given,
  /// unless the user cancelled.
  func pickedBook(
    _ number: Int, with source: BookSource?, in console: inout Console
  ) throws -> FoundBook {
    var book = try findBooks.pick(number)
    guard let isbn = book.details.isbn, book.details.pages == nil || source != nil else {
      return book
    }
    do {
      if let more = try findBooks.lookUp(isbn, in: source ?? book.source, until: cancellation) {
        book.details = book.details.fillingBlanks(from: more.details)
      }
    } catch let error as DomainError where source == nil && !error.isCancellation {
      console.printNote(StyledText(error.message(in: console.language)))
    }
    return book
  }

  /// Returns the author of the classic with that title. Nil if there is none or more than one, or
  /// if classics are not searched.
  func authorOfClassic(_ title: BookTitle) -> BookAuthor? {
    guard let query = try? BookQuery(title.value),
      (try? findBooks.defaultSources())?.contains(.classics) == true,
      let answer = try? findBooks.search(query, in: [.classics], until: cancellation)
    else { return nil }
    let works = answer.rows.map(\.book.details).filter {
      NameMatchQuality(of: title.value, to: $0.title.value) == .exact
    }
    return works.count == 1 ? works[0].author : nil
  }

  /// Returns the book with that ISBN; throws ``DomainError/notFound(_:query:nearest:)`` if no
  /// source has it.
  func lookUp(_ isbn: ISBN, with source: BookSource?) throws -> FoundBook {
    guard let book = try findBooks.lookUp(isbn, in: source, until: cancellation) else {
      throw DomainError.notFound(.foundBook, query: isbn.value, nearest: [])
    }
    return book
  }
}
