/// Where books are found; the order is the one in which they are tried unless the user set
/// another.
public enum BookSource: String, CaseIterable, Hashable, Sendable {
  /// The user's own books and favourites.
  case shelf
  /// Works in the public domain that ship with the program.
  case classics
  /// A catalogue that the user imported.
  case catalogue
  case openLibrary = "openlibrary"
  case googleBooks = "googlebooks"
  case kakao
  case yes24
  case aladin

  /// Whether asking it leaves the machine.
  public var needsNetwork: Bool {
    switch self {
    case .shelf, .classics, .catalogue: false
    case .openLibrary, .googleBooks, .kakao, .yes24, .aladin: true
    }
  }

  /// The name by which people know the service; it is the same in every language.
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

  /// Whether it answers only to those who have a key.
  public var needsKey: Bool {
    switch self {
    case .shelf, .classics, .catalogue, .openLibrary: false
    case .googleBooks, .kakao, .yes24, .aladin: true
    }
  }
}
