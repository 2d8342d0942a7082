import HearthData
import HearthDomain

@testable import HearthPresentation

/// Sources of books that answer as a test wants it.
struct StubSources: Sendable {
  var order: [BookSource] = [.shelf, .classics]
  /// What each source knows; one that is not here has no books.
  var books: [BookSource: [BookDetails]] = [:]
  /// What a look-up knows of an ISBN beyond that.
  var pages: [BookSource: PageCount] = [:]
  /// What stands in the way of a source.
  var troubles: [BookSource: ServiceTrouble] = [:]

  func search(_ source: BookSource, _ store: any Store) throws -> any BookSearch {
    if source == .shelf { return ShelfBookSearch(store: store) }
    if let trouble = troubles[source] {
      throw DomainError.unavailable(.service(name: source.name(.english), trouble))
    }
    return StubSearch(source: source, books: books[source] ?? [], pages: pages[source])
  }

  /// A saved answer is a line a title.
  var answers: @Sendable ([UInt8]) throws -> FoundBooks {
    { bytes in
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      guard lines.first?.hasPrefix("{") == false else {
        throw DomainError.damaged(.malformed(line: 1, column: 1))
      }
      return FoundBooks(
        try lines.map { FoundBook(BookDetails(title: try BookTitle("\($0)")), from: .aladin) },
        hasMore: false)
    }
  }
}

/// Finds what has the words in its title.
private struct StubSearch: BookSearch {
  let source: BookSource
  let books: [BookDetails]
  let pages: PageCount?

  func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks {
    let found = books.filter {
      SearchFolding.folded($0.title.value).contains(SearchFolding.folded(query.text))
    }
    let page = found.dropFirst(query.places.lowerBound)
    return FoundBooks(
      page.prefix(BookQuery.pageSize).map { FoundBook($0, from: source) },
      hasMore: page.count > BookQuery.pageSize)
  }

  func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook? {
    guard var book = books.first(where: { $0.isbn == isbn }) else { return nil }
    book.pages = book.pages ?? pages
    return FoundBook(book, from: source)
  }
}

/// A file with a title a line; a line of blanks is broken.
struct TitleFile: BookFile {
  let format: BookFormat?

  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedBook) throws -> [ImportFact]
  ) throws -> ImportReport {
    var (report, bytes) = (ImportReport(), [UInt8]())
    while case let next = try source(), !next.isEmpty { bytes += next }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    for (index, line) in lines.enumerated() {
      guard let title = try? BookTitle("\(line)") else {
        report.skip(line: index + 1, .missing(field: "title"))
        continue
      }
      report.countRead()
      let book = ImportedBook(BookDetails(title: title), state: .finished(on: nil))
      for fact in try each(book) { report.warn(line: index + 1, fact) }
    }
    return report
  }

  func makeWriter() -> any BookFileWriter { Writer(format: format) }

  private struct Writer: BookFileWriter {
    let format: BookFormat?

    mutating func head() -> [UInt8] { Array("\(format?.rawValue ?? "any")\n".utf8) }
    mutating func bytes(of copy: BookCopy) -> [UInt8] { Array("\(copy.book.title)\n".utf8) }
    mutating func tail() -> [UInt8] { [] }
  }
}

/// Takes every line of a file for a book.
struct CountedCatalogue: BookCatalogue {
  func rehearse(from source: @escaping () throws -> [UInt8]) throws -> ImportOutcome {
    try fill(from: source)
  }

  func fill(from source: @escaping () throws -> [UInt8]) throws -> ImportOutcome {
    var outcome = ImportOutcome()
    while case let next = try source(), !next.isEmpty {
      for _ in next.filter({ $0 == UInt8(ascii: "\n") }) {
        outcome.report.countRead()
        outcome.added += 1
      }
    }
    return outcome
  }
}
