import HearthData
import HearthDomain
import HearthPresentation

/// Book searches, one for each source.
struct BookSearches: Sendable {
  let store: any Store
  let catalogue: Catalogue
  /// Whether network requests are not allowed.
  let isOffline: Bool
  /// Returns the current settings, including the API keys.
  let settings: @Sendable () -> BookSearchSettings

  /// Returns the search in the source. Throws if the source is unavailable or needs a key.
  func search(_ source: BookSource) throws -> any BookSearch {
    switch source {
    case .shelf: return ShelfBookSearch(store: store)
    case .classics: return ClassicsBookSearch()
    case .catalogue: return catalogue.search
    case .openLibrary, .googleBooks, .kakao, .yes24, .aladin:
      if isOffline {
        throw DomainError.unavailable(.service(name: source.rawValue, .networkForbidden))
      }
      let network = NetworkBookSearches(settings: settings(), transport: .forProgram)
      guard let search = try network.search(source) else {
        throw DomainError.unavailable(.service(name: source.rawValue, .noConnection))
      }
      return search
    }
  }

  var sources: BookSources {
    BookSources(
      order: { settings().order }, search: { try search($0) },
      cover: { link, cancellation in
        if isOffline {
          throw DomainError.unavailable(.service(name: link.value, .networkForbidden))
        }
        return try CoverFetcher(.forCovers).bytes(of: link, until: cancellation)
      })
  }
}

/// The catalogue of books that the user imported, and the search in it.
struct Catalogue: Sendable {
  let books: any BookCatalogue
  let search: any BookSearch

  /// Creates a catalogue in a file next to the store.
  init(ofStoreAt path: FilePath) {
    let catalogue = SQLiteCatalogue(path: Self.path(ofStoreAt: path))
    books = catalogue
    search = CatalogueBookSearch(catalogue)
  }

  static func path(ofStoreAt path: FilePath) -> FilePath {
    (path.hasSuffix(".db") ? path.dropLast(3) : path) + "-catalogue.db"
  }

  /// Uses a catalogue in memory, for a store in memory.
  init(_ catalogue: InMemoryCatalogue) {
    books = catalogue
    search = catalogue
  }
}

extension HTTPTransport {
  /// The usual transport, with the program's user agent and with retries.
  static var forProgram: HTTPTransport {
    .curl(userAgent: userAgent).retrying(pause: .system)
  }

  /// A transport with the limits for covers of books.
  static var forCovers: HTTPTransport {
    .curl(userAgent: userAgent, limits: .covers).retrying(pause: .system)
  }

  /// A transport with the limits and retries for links and sync.
  static var forLinks: HTTPTransport {
    .curl(userAgent: userAgent, limits: .links)
      .retrying(HTTPRetries(tries: 3, firstPause: 1000, longestPause: 60_000), pause: .system)
  }

  private static var userAgent: String { "Hearth/\(Release.number) (\(Release.homePage))" }
}
