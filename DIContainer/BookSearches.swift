import HearthData
import HearthDomain
import HearthPresentation

/// The adapters by which books are found, one for each source.
struct BookSearches: Sendable {
  let store: any Store

  /// The sources that can be asked, in the order in which they are tried.
  private static let available: [BookSource] = [.shelf]

  /// What the user chose, as far as it can be asked.
  func settings() throws -> BookSearchSettings {
    var settings = BookSearchSettings.standard
    settings.order.removeAll { !BookSearches.available.contains($0) }
    return settings
  }

  /// The adapter of the source; throws what stands in its way.
  func search(_ source: BookSource) throws -> any BookSearch {
    switch source {
    case .shelf: ShelfBookSearch(store: store)
    case .classics, .catalogue, .openLibrary, .googleBooks, .kakao, .yes24, .aladin:
      throw DomainError.unavailable(.service(name: source.rawValue, .noConnection))
    }
  }

  /// Reads answers of a service that were saved to a file.
  var answers: BookAnswers {
    BookAnswers { _ in throw DomainError.damaged(.malformed(line: 1, column: 1)) }
  }
}
