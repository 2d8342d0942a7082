import HearthData
import HearthDomain

@testable import HearthPresentation

/// Book sources that answer as the test requires.
struct StubSources: Sendable {
  var order: [BookSource] = [.shelf, .classics]
  /// The books of each source. Any other source has none.
  var books: [BookSource: [BookDetails]] = [:]
  /// Page counts that a lookup by ISBN adds.
  var pages: [BookSource: PageCount] = [:]
  /// The failures of sources.
  var troubles: [BookSource: ServiceTrouble] = [:]

  func search(_ source: BookSource, _ store: any Store) throws -> any BookSearch {
    if source == .shelf { return ShelfBookSearch(store: store) }
    if let trouble = troubles[source] {
      throw DomainError.unavailable(.service(name: source.name(.english), trouble))
    }
    return StubSearch(source: source, books: books[source] ?? [], pages: pages[source])
  }

  /// Reads a saved answer with one title per line.
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

/// Finds books whose titles contain the words.
private struct StubSearch: BookSearch {
  let source: BookSource
  let books: [BookDetails]
  let pages: PageCount?

  func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks {
    let found = books.filter {
      SearchFolding.folded($0.title.value).contains(SearchFolding.folded(query.text))
    }
    let page = found.dropFirst(query.resultIndices.lowerBound)
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

/// A file with one title per line. A line of spaces counts as damaged.
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

    mutating func header() -> [UInt8] { Array("\(format?.rawValue ?? "any")\n".utf8) }
    mutating func bytes(of copy: ExportedBook) -> [UInt8] { Array("\(copy.book.title)\n".utf8) }
    mutating func footer() -> [UInt8] { [] }
  }
}

/// Counts every line of a file as a book.
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
