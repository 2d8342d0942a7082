import HearthData
import HearthDomain
import HearthPresentation

/// The adapters by which books are found, one for each source.
struct BookSearches: Sendable {
  let store: any Store
  let catalogue: Catalogue
  /// Whether nobody wants anything to leave this machine.
  let isOffline: Bool
  /// What the user chose, as it is at each call; it holds keys.
  let settings: @Sendable () -> BookSearchSettings

  /// The adapter of the source; throws what stands in its way.
  func search(_ source: BookSource) throws -> any BookSearch {
    switch source {
    case .shelf: return ShelfBookSearch(store: store)
    case .classics: return ClassicsBookSearch()
    case .catalogue: return catalogue.search
    case .openLibrary, .googleBooks, .kakao, .yes24, .aladin:
      if isOffline {
        throw DomainError.unavailable(.service(name: source.rawValue, .offLimits))
      }
      let network = NetworkBookSearches(settings: settings(), transport: .ofProgram)
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
        if isOffline { throw DomainError.unavailable(.service(name: link.value, .offLimits)) }
        return try CoverFetcher(.ofCovers).bytes(of: link, until: cancellation)
      })
  }
}

/// The catalogue that the user fills, and what finds books in it.
struct Catalogue: Sendable {
  let books: any BookCatalogue
  let search: any BookSearch

  /// In a file beside the store.
  init(ofStoreAt path: FilePath) {
    let catalogue = SQLiteCatalogue(path: Self.path(ofStoreAt: path))
    books = catalogue
    search = CatalogueBookSearch(catalogue)
  }

  static func path(ofStoreAt path: FilePath) -> FilePath {
    (path.hasSuffix(".db") ? path.dropLast(3) : path) + "-catalogue.db"
  }

  /// Beside a store in memory.
  init(_ catalogue: InMemoryCatalogue) {
    books = catalogue
    search = catalogue
  }
}

extension HTTPTransport {
  /// Asks servers in the name of this program, and once more where that may help.
  static var ofProgram: HTTPTransport {
    .curl(userAgent: userAgent).retrying(pause: .system)
  }

  /// The same for covers, which are small.
  static var ofCovers: HTTPTransport {
    .curl(userAgent: userAgent, limits: HTTPLimits(body: KeepCover.most)).retrying(pause: .system)
  }

  /// The same for calendars, which take longer and have more to say.
  static var ofLinks: HTTPTransport {
    .curl(userAgent: userAgent, limits: HTTPLimits(milliseconds: 60_000, body: 64 << 20))
      .retrying(HTTPRetries(tries: 3, firstPause: 1000, longestPause: 60_000), pause: .system)
  }

  private static var userAgent: String { "Hearth/\(Release.number) (\(Release.home))" }
}
