import HearthDomain
import Synchronization
import Testing

@testable import HearthData

@Suite struct HTTPRuleTests {
  @Test(
    arguments: [
      ("https://openlibrary.org", "openlibrary.org"),
      ("HTTPS://API.Example.com:8443/a?b#c", "api.example.com"),
      ("http://127.0.0.1:8080/x", "127.0.0.1"), ("http://localhost", "localhost"),
      ("http://[::1]:80/", "[::1]"), ("https://[2001:db8::1]/", "[2001:db8::1]"),
      ("http://example.org/", nil), ("http://127.0.0.1.example.org/", nil),
      ("http://localhost.example.org/", nil), ("https://user:secret@example.org/", nil),
      ("https://example.org\\@127.0.0.1/", nil), ("https://", nil), ("https:///x", nil),
      ("https://exa mple.org/", nil), ("https://example.org:80x/", nil), ("ftp://localhost/", nil),
      ("https://example.org/\r\nX: 1", nil), ("https://예.kr/", nil), ("https://[::1/", nil),
      ("", nil), ("http://", nil), ("https://example.org:123456/", nil),
    ] as [(String, String?)])
  func `an address is either encrypted or local`(text: String, host: String?) {
    #expect(HTTPAddress(text)?.host == host)
  }

  @Test func `parameters and paths are appended to an address`() throws {
    let address = try #require(HTTPAddress("https://example.org/base/#part"))
    #expect(address.appending(path: "v1/x")?.text == "https://example.org/base/v1/x")
    #expect(
      address.withQuery([("q", "물 & A+b/?"), ("n", "~1")])?.text
        == "https://example.org/base/?q=%EB%AC%BC%20%26%20A%2Bb%2F%3F&n=~1")
    #expect(
      address.withQuery([("q", "1")])?.withQuery([("r", "2")])?.text.hasSuffix("?q=1&r=2") == true)
    #expect(address.withQuery([("q", String(repeating: "물", count: 1_000))]) == nil)
  }

  @Test(
    arguments: [
      ("Fri, 20 Nov 2026 09:00:05 GMT", 1_795_165_205),
      ("20 Nov 2026 18:00:05 +0900", 1_795_165_205),
      ("20 Nov 2026 04:00:05 -0500", 1_795_165_205),
      ("Fri, 20 Nov 2026 05:30:05 -0330", 1_795_165_205),
      ("20-Nov-2026 04:00:05 -0500", 1_795_165_205), ("20 Nov 2026 09:00:05 -", 1_795_165_205),
      ("Friday, 20-Nov-2026 09:00:05 GMT", 1_795_165_205), ("Thu, 01 Jan 1970", 0),
      ("", nil), ("Fri", nil), ("Fri, 31 Nov 2026 09:00:00 GMT", nil), ("1 2 3", nil),
      ("Fri, 20 Nov 99999999999999999999 09:00:00 GMT", nil), ("20 Nov 2026 25:00:00", nil),
    ] as [(String, Int?)])
  func `a date in a header is read`(text: String, seconds: Int?) {
    #expect(InternetDate(text)?.seconds == seconds)
  }

  @Test(
    arguments: [
      (["Retry-After: 120"], 120), (["retry-after:0"], 0), (["Retry-After: -5"], 0),
      (["Retry-After: 99999999999"], 1_000_000), (["Retry-After: soon"], nil), ([], nil),
      (
        ["Retry-After: Fri, 20 Nov 2026 09:01:05 GMT", "Date: Fri, 20 Nov 2026 09:00:05 GMT"], 60
      ),
      (["Retry-After: Fri, 20 Nov 2026 09:01:05 GMT"], nil),
      (["Retry-After: 5", "HTTP/1.1 200 OK"], nil),
    ] as [([String], Int?)])
  func `the Retry-After header is read`(lines: [String], seconds: Int?) {
    var receipt = CurlReceipt(limit: 10)
    for line in lines {
      #expect(Array((line + "\r\n").utf8).withUnsafeBytes { receipt.parseHeader($0) })
    }
    #expect(receipt.retryAfter == seconds)
  }

  /// Sends a request over a transport with these answers; returns the last answer, the pauses, and
  /// the number of unused answers.
  private func tried(
    _ answers: [HTTPAnswer], _ method: HTTPRequest.Method = .get, gaveUpIn pause: Int? = nil
  ) throws -> (answer: HTTPAnswer?, pauses: [Int], left: Int) {
    let rest = Mutex(answers)
    let pauses = Mutex<[Int]>([])
    let transport = HTTPTransport { _, _ in rest.withLock { $0.removeFirst() } }
      .retrying(
        pause: Pause { milliseconds, _, _ in
          pauses.withLock { $0.append(milliseconds) }
          return milliseconds != pause
        })
    let address = try #require(HTTPAddress("https://example.org"))
    let answer = try? transport.send(HTTPRequest(method, address), until: .never)
    return (answer, pauses.withLock { $0 }, rest.withLock { $0.count })
  }

  @Test(
    arguments: [
      ([200], [], 200), ([500, 200], [1000], 200), ([429, 503, 200], [1000, 3000], 200),
      ([502, 502, 502, 200], [1000, 3000], 502), ([404, 200], [], 404), ([403, 200], [], 403),
    ] as [([Int], [Int], Int)])
  func `an overloaded or failing server is tried three times`(
    statuses: [Int], pauses: [Int], status: Int
  ) throws {
    let tried = try tried(statuses.map { HTTPAnswer(status: $0) })
    #expect(tried.answer?.status == status)
    #expect(tried.pauses == pauses)
  }

  @Test func `a short Retry-After is followed, and a long one ends the attempts`() throws {
    let done = HTTPAnswer(status: 200)
    #expect(try tried([HTTPAnswer(status: 429, retryAfter: 4), done]).pauses == [4000])
    #expect(try tried([HTTPAnswer(status: 429, retryAfter: 0), done]).pauses == [1000])
    let late = try tried([HTTPAnswer(status: 429, retryAfter: 11), done])
    #expect(late.pauses.isEmpty)
    #expect(late.answer?.retryAfter == 11)
  }

  @Test func `a request with a body is retried only if it was not processed`() throws {
    let done = HTTPAnswer(status: 200)
    for (status, left) in [(429, 0), (503, 0), (500, 1), (502, 1), (504, 1)] {
      let tried = try tried([HTTPAnswer(status: status), done], .post([]))
      #expect(tried.left == left, "\(status)")
    }
  }

  @Test func `a pause ends when it is cancelled`() throws {
    #expect(try tried([HTTPAnswer(status: 500)], gaveUpIn: 1000).answer == nil)
    #expect(!Pause.system(milliseconds: 60_000, until: Cancellation { true }))
    #expect(Pause.system(milliseconds: 1, until: .never))
  }
}
