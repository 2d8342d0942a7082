import Foundation
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData
@testable import HearthDomain

@Suite struct NetworkBookSearchTests {
  private static let sources = BookSource.allCases.filter(\.needsNetwork)
  private static let key = "topsecretkey"

  /// Returns the adapter of a source that uses this server, without real pauses.
  private func search(
    _ source: BookSource, at server: LoopbackServer, limits: HTTPLimits = .standard
  ) throws -> any BookSearch {
    let settings = BookSearchSettings(
      order: [source], keys: source.needsKey ? [source: Self.key] : [:],
      addresses: [source: server.address()])
    let transport = HTTPTransport.curl(userAgent: "Hearth", limits: limits)
      .retrying(pause: Pause { _, _, cancellation in !cancellation.isRequested })
    return try #require(
      try NetworkBookSearches(settings: settings, transport: transport).search(source))
  }

  private func trouble(
    _ source: BookSource, _ reply: LoopbackServer.Reply, limits: HTTPLimits = .standard,
    until cancellation: Cancellation = .never
  ) throws -> ServiceTrouble? {
    let server = try LoopbackServer { _ in reply }
    let search = try search(source, at: server, limits: limits)
    let error = try #require(throws: DomainError.self) {
      try search.search(try BookQuery("봄"), until: cancellation)
    }
    #expect(!"\(error)".contains(Self.key))
    return error.trouble
  }

  @Test(arguments: sources)
  func `each error of a server is reported as what it is`(source: BookSource) throws {
    let small = HTTPLimits(milliseconds: 5_000, body: 20_000)
    let page = Array("<html><body>Not here</body></html>".utf8)
    #expect(try trouble(source, .text(200, "{\"docs\":[{]}")) == .unreadableResponse)
    #expect(try trouble(source, .answer(status: 200, body: page)) == .unreadableResponse)
    #expect(try trouble(source, .answer(status: 500, body: page)) == .serverError(status: 500))
    #expect(try trouble(source, .answer(status: 404, body: page)) == .refused(status: 404))
    let late = LoopbackServer.Reply.answer(status: 429, headers: ["Retry-After: 90"])
    #expect(try trouble(source, late) == .tooManyRequests(retryAfter: 90))
    let barred: ServiceTrouble =
      [.kakao, .yes24].contains(source) ? .keyRefused : .refused(status: 403)
    #expect(try trouble(source, .text(403, "")) == barred)
    #expect(try trouble(source, .hangUp) == .noConnection)
    let endless = LoopbackServer.Reply.endless(
      head: "HTTP/1.1 200 OK\r\n\r\n", piece: Array(repeating: 32, count: 5_000))
    #expect(try trouble(source, endless, limits: small) == .tooLarge(limit: 20_000))
    let brief = HTTPLimits(milliseconds: 50)
    #expect(try trouble(source, .silence, limits: brief) == .timedOut)
    let given = Cancellation { true }
    #expect(try trouble(source, .silence, until: given) == .cancelled)
  }

  @Test(arguments: [
    (BookSource.openLibrary, "openlibrary-search.json", 3), (.googleBooks, "google-search.json", 2),
    (.kakao, "kakao-search.json", 3), (.yes24, "yes24-search.json", 2),
    (.aladin, "aladin-search.js", 3),
  ])
  func `a search requests its page, and is retried when the server is overloaded`(
    source: BookSource, sample: String, count: Int
  ) throws {
    let body = try BookSamples.bytes(sample)
    let tries = Mutex(0)
    let server = try LoopbackServer { _ in
      tries.withLock {
        $0 += 1
        return $0 < 3 ? .text($0 == 1 ? 429 : 503, "") : .answer(status: 200, body: body)
      }
    }
    let query = try BookQuery("봄 & 봄", page: 2)
    let found = try search(source, at: server).search(query, until: .never)
    #expect(found.books.count == count)
    #expect(found.books.allSatisfy { $0.source == source })
    #expect(server.requests.count == 3)
    try expectGolden("BookSearch/\(source.rawValue)-request", sent(server))
  }

  @Test(
    arguments: [
      (BookSource.openLibrary, "openlibrary-book.json", "9788900001020", 310),
      (.googleBooks, "google-search.json", "9788900001020", 321),
      (.kakao, "kakao-search.json", "9788900001020", nil),
      (.yes24, "yes24-detail.json", "9791100001011", nil),
      (.aladin, "aladin-lookup.js", "9788900002034", 152),
    ] as [(BookSource, String, String, Int?)])
  func `a lookup finds the book with that ISBN, and its number of pages`(
    source: BookSource, sample: String, isbn: String, pages: Int?
  ) throws {
    let body = try BookSamples.bytes(sample)
    let server = try LoopbackServer { _ in .answer(status: 200, body: body) }
    let search = try search(source, at: server)
    let book = try #require(try search.lookUp(try ISBN(isbn), until: .never))
    #expect(book.details.isbn?.value == isbn)
    #expect(book.details.pages?.value == pages)
    try expectGolden("BookSearch/\(source.rawValue)-look-up-request", sent(server))
    if source != .openLibrary {
      #expect(try search.lookUp(try ISBN("9791100004050"), until: .never) == nil)
    }
  }

  @Test(arguments: sources)
  func `a redirect to another host sends no key in a header`(source: BookSource) throws {
    let other = try LoopbackServer { _ in .text(404, "") }
    let target = other.address(host: "localhost")
    let server = try LoopbackServer { _ in
      .answer(status: 302, headers: ["Location: \(target)"])
    }
    _ = try? search(source, at: server).search(try BookQuery("봄"), until: .never)
    #expect(other.requests.count == 1)
    #expect(other.requests.allSatisfy { !$0.contains(Self.key) })
  }

  @Test func `pages beyond the service's limit are not requested`() throws {
    let server = try LoopbackServer { _ in .text(500, "") }
    for (source, page) in [(BookSource.kakao, 51), (.aladin, 11)] {
      let query = try BookQuery("봄", page: page)
      #expect(try search(source, at: server).search(query, until: .never) == .none)
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `invalid settings are reported before any request`() throws {
    let transport = HTTPTransport { _, _ in HTTPAnswer(status: 200) }
    func error(
      _ source: BookSource, keys: [BookSource: String] = [:], address: String? = nil
    ) throws -> DomainError {
      let settings = BookSearchSettings(
        order: [], keys: keys, addresses: address.map { [source: $0] } ?? [:])
      return try #require(throws: DomainError.self) {
        try NetworkBookSearches(settings: settings, transport: transport).search(source)
      }
    }
    #expect(
      try error(.kakao)
        == .unavailable(
          .service(
            name: "Kakao",
            .keyMissing(setting: "books.key.kakao", variable: "HEARTH_KAKAO_KEY"))))
    #expect(
      try error(.googleBooks, keys: [.googleBooks: " "]).trouble
        == .keyMissing(setting: "books.key.googlebooks", variable: "HEARTH_GOOGLEBOOKS_KEY"))
    #expect(try error(.yes24, keys: [.yes24: "a\r\nb"]).trouble == .keyRefused)
    #expect(
      try error(.aladin, keys: [.aladin: "k"]).trouble
        == .addressMissing(setting: "books.address.aladin"))
    #expect(try error(.openLibrary, address: "http://example.org").trouble == .notSecure)
    #expect(
      try error(.openLibrary, address: "nowhere") == .invalid(.link, .unreadable("nowhere")))
    let none = NetworkBookSearches(settings: .standard, transport: transport)
    for source in [BookSource.shelf, .classics, .catalogue] {
      #expect(try none.search(source) == nil)
    }
  }

  /// Returns the last request without the headers that depend on the machine.
  private func sent(_ server: LoopbackServer) throws -> String {
    try #require(server.requests.last).components(separatedBy: "\r\n")
      .filter { !$0.hasPrefix("Host:") && !$0.hasPrefix("Accept-Encoding:") }
      .joined(separator: "\n")
  }
}
