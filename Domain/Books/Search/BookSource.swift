/// The sources of books, in the default search order.
public enum BookSource: String, CaseIterable, Hashable, Sendable {
  /// The user's own books and favourites.
  case shelf
  /// Works in the public domain that come with the program.
  case classics
  /// A catalogue that the user imported.
  case catalogue
  case openLibrary = "openlibrary"
  case googleBooks = "googlebooks"
  case kakao
  case yes24
  case aladin

  /// Whether the source needs network access.
  public var needsNetwork: Bool {
    switch self {
    case .shelf, .classics, .catalogue: false
    case .openLibrary, .googleBooks, .kakao, .yes24, .aladin: true
    }
  }

  /// The name of the service, which is not translated.
  public var serviceName: String {
    switch self {
    case .openLibrary: "Open Library"
    case .googleBooks: "Google Books"
    case .kakao: "Kakao"
    case .yes24: "YES24"
    case .aladin: "Aladin"
    case .shelf, .classics, .catalogue: rawValue
    }
  }

  /// Whether the source needs an API key.
  public var needsKey: Bool {
    switch self {
    case .shelf, .classics, .catalogue, .openLibrary: false
    case .googleBooks, .kakao, .yes24, .aladin: true
    }
  }
}
