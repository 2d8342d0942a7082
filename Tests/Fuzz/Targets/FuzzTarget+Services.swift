import HearthData
import HearthDomain

extension FuzzTarget {
  static let aladin = service("aladin", ServiceTexts.aladin) {
    AladinBookSearch(address: $0, key: "k", transport: $1)
  }
  static let kakao = service("kakao", ServiceTexts.kakao) {
    KakaoBookSearch(address: $0, key: "k", transport: $1)
  }
  static let yes24 = service("yes24", ServiceTexts.yes24) {
    YES24BookSearch(address: $0, key: "k", transport: $1)
  }
  static let googleBooks = service("googlebooks", ServiceTexts.google) {
    GoogleBooksBookSearch(address: $0, key: "k", transport: $1)
  }
  static let openLibrarySearch = service("openlibrary-search", ServiceTexts.openLibrary) {
    OpenLibraryBookSearch(address: $0, transport: $1)
  }
  static let openLibraryBook = service("openlibrary-book", ServiceTexts.openLibraryBook) {
    OpenLibraryBookSearch(address: $0, transport: $1)
  }

  /// Saved responses of Aladin: XML and scripts, also in old character sets.
  static let aladinFile = FuzzTarget(
    "aladin-file", texts: ServiceTexts.aladin, words: ServiceTexts.words
  ) {
    { input in try ServiceTexts.check(AladinBookSearch.books(inAnswer: input)) }
  }

  /// Service that answers every request with the input.
  private static func service<Search: BookSearch>(
    _ name: String, _ texts: [String],
    _ make: @escaping @Sendable (HTTPAddress, HTTPTransport) -> Search
  ) -> FuzzTarget {
    FuzzTarget(name, texts: texts, words: ServiceTexts.words + JSONTexts.words) {
      guard let address = HTTPAddress("https://books.example.com/") else {
        throw RuleViolation("no address")
      }
      let (query, isbn) = (try BookQuery("봄"), try ISBN("9788937460449"))
      return { input in
        let sum = input.reduce(0) { $0 &+ Int($1) }
        let status = sum % 8 == 0 ? [404, 401, 429, 500, 403, 204][sum / 8 % 6] : 200
        let transport = HTTPTransport { (_, _) throws(HTTPError) in
          HTTPAnswer(status: status, retryAfter: sum % 100, body: input)
        }
        let search = make(address, transport)
        if let book = try? search.lookUp(isbn, until: .never) {
          try ServiceTexts.check(FoundBooks([book], hasMore: false))
        }
        try ServiceTexts.check(search.search(query, until: .never))
      }
    }
  }
}

/// Sample responses of book services.
enum ServiceTexts {
  /// Checks that each book found obeys the rules of its values and contains no control characters.
  static func check(_ found: FoundBooks) throws {
    try RuleViolation.unless(found.books.count <= 100, "\(found.books.count) books in one answer")
    for book in found.books {
      let details = book.details
      for text in [
        details.title.value, details.author.value, details.publisher.value, details.subtitle.value,
      ] {
        try RuleViolation.unless(
          !text.contains("\n") && text.count <= 1000, "not one line: \(text.prefix(80))")
      }
    }
  }

  static let words = [
    "<item>", "</item>", "<title>", "<![CDATA[", "]]>", "<!--", "-->",
    "<?xml version=\"1.0\" encoding=\"euc-kr\"?>",
    "<!DOCTYPE a [<!ENTITY x \"y\">]>", "&amp;", "&#0;", "&#x110000;", "&#128;", "&lt;b&gt;",
    "<br/>", "</", "/>", "errorCode",
    "errorMessage", "isbn13", "itemPage", "totalResults", "9788937460449", "callback(true,", ");",
    "\\'", "1 Jan 2000", "(지은이)",
    " - ", "Fri, 20 Nov 2026 09:00:00 GMT", "+9999", "noimg", "http://", "number_of_pages_median",
  ]

  static let aladin = fixtures([
    "aladin-callback.js", "aladin-error.js", "aladin-error.xml", "aladin-lookup.js",
    "aladin-lookup.xml", "aladin-old.xml",
    "aladin-search.js",
  ])
  static let kakao = fixtures(["kakao-search.json"])
  static let yes24 = fixtures(["yes24-detail.json", "yes24-none.json", "yes24-search.json"])
  static let google = fixtures(["google-key.json", "google-quota.json", "google-search.json"])
  static let openLibrary = fixtures(["openlibrary-search.json"])
  static let openLibraryBook = fixtures(["openlibrary-book.json"])

  private static func fixtures(_ names: [String], file: String = #filePath) -> [String] {
    let tests = file.split(separator: "/").prefix { $0 != "Fuzz" }
    let folder = "/" + tests.joined(separator: "/") + "/Fixtures/BookSearch/"
    let found = names.compactMap { Findings.input(folder + $0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    return found.isEmpty ? ["{}"] : found
  }
}
