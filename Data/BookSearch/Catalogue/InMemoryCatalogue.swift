import HearthDomain
import Synchronization

/// A catalogue in memory, for an in-memory store.
package final class InMemoryCatalogue: BookCatalogue, BookSearch {
  private let books = Mutex<[BookDetails]>([])

  package init() {}

  package func fill(from source: @escaping () throws -> [UInt8]) throws -> ImportOutcome {
    var read: [BookDetails] = []
    var outcome = ImportOutcome()
    outcome.report = try CatalogueReader().read(source) { read.append($0) }
    outcome.added = read.count
    let filled = read
    books.withLock { $0 = filled }
    return outcome
  }

  package func rehearse(from source: @escaping () throws -> [UInt8]) throws -> ImportOutcome {
    try InMemoryCatalogue().fill(from: source)
  }

  package func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks {
    let matches = books.withLock(\.self).enumerated().compactMap { place, details in
      WordMatch(of: query.text, in: details.searchedTexts).map { ($0, place, details) }
    }
    let ordered = matches.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    let page = ordered.dropFirst(query.resultIndices.lowerBound).prefix(BookQuery.pageSize)
    return FoundBooks(
      page.map { FoundBook($0, from: .catalogue) },
      hasMore: ordered.count > query.resultIndices.upperBound)
  }

  package func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook? {
    books.withLock { $0.first { $0.isbn == isbn } }.map { FoundBook($0, from: .catalogue) }
  }
}
