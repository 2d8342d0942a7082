import Foundation
import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData

@Suite struct HTTPTransportTests {
  private static let small = HTTPLimits(milliseconds: 5_000, body: 10_000, redirects: 3)

  private func send(
    _ request: HTTPRequest, limits: HTTPLimits = small, until cancellation: Cancellation = .never
  ) throws -> HTTPAnswer {
    try HTTPTransport.curl(userAgent: "Hearth/test (+https://example.org)", limits: limits)
      .send(request, until: cancellation)
  }

  private func request(_ text: String) throws -> HTTPRequest {
    HTTPRequest(.get, try #require(HTTPAddress(text)))
  }

  @Test func `a response is received with its status and all its bytes`() throws {
    let body = (0..<9_999).map { UInt8(truncatingIfNeeded: $0) }
    let server = try LoopbackServer { _ in
      .answer(status: 404, headers: ["Retry-After: 7"], body: body)
    }
    let answer = try send(try request(server.address("a?b=%20")))
    #expect(answer == HTTPAnswer(status: 404, retryAfter: 7, body: body))
    let heard = try #require(server.requests.first)
    #expect(heard.hasPrefix("GET /a?b=%20 HTTP/1.1\r\n"))
    #expect(heard.contains("User-Agent: Hearth/test (+https://example.org)\r\n"))
    #expect(heard.contains("gzip"))
  }

  @Test func `a document is sent in full, and each header on one line`() throws {
    let server = try LoopbackServer { _ in .text(200, "ok") }
    let address = try #require(HTTPAddress(server.address()))
    let text = String(repeating: "물 ", count: 1_000)
    let post = HTTPRequest(
      .post(Array("{\"topic\":\"\(text)\"}".utf8)), address,
      headers: [
        ("Authorization", "Bearer a\r\nX-Evil: 1"), ("Content-Type", "application/json"),
        ("Expect", ""),
      ])
    #expect(try send(post).body == Array("ok".utf8))
    let heard = try #require(server.requests.first)
    #expect(heard.hasPrefix("POST / HTTP/1.1\r\n"))
    #expect(heard.contains("\r\nAuthorization: Bearer aX-Evil: 1\r\n"))
    #expect(heard.contains("\r\nContent-Type: application/json\r\n"))
    #expect(!heard.contains("Expect:"))
    #expect(heard.hasSuffix("\r\n\r\n{\"topic\":\"\(text)\"}"))
  }

  @Test(arguments: [
    (LoopbackServer.Reply.hangUp, HTTPError.noConnection),
    (.raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\nhalf".utf8)), .noConnection),
    (.raw(Array("SSH-2.0-OpenSSH\r\n".utf8)), .notUnderstood),
    (.answer(status: 200, headers: ["Content-Encoding: gzip"], body: [1, 2, 3]), .notUnderstood),
    (.answer(status: 200, body: Array(repeating: 0, count: 10_001)), .tooLarge(limit: 10_000)),
    (
      .endless(head: "HTTP/1.1 200 OK\r\n\r\n", piece: Array(repeating: 65, count: 4_000)),
      .tooLarge(limit: 10_000)
    ),
    (
      .endless(head: "HTTP/1.1 200 OK\r\n", piece: Array("X-Filler: aaaaaaaaaaaaaa\r\n".utf8)),
      .tooLarge(limit: 10_000)
    ),
  ])
  func `network errors are reported`(
    reply: LoopbackServer.Reply, error: HTTPError
  ) throws {
    let server = try LoopbackServer { _ in reply }
    #expect(throws: error) { try send(try request(server.address())) }
  }

  @Test func `a compressed response is unpacked, and its unpacked size is limited`() throws {
    let server = try LoopbackServer { request in
      .answer(
        status: 200, headers: ["Content-Encoding: gzip"],
        body: Packed.letters(request.hasPrefix("GET /large") ? 90_000 : 9_000))
    }
    #expect(try send(try request(server.address())).body == Array(repeating: 97, count: 9_000))
    #expect(throws: HTTPError.tooLarge(limit: 10_000)) {
      try send(try request(server.address("large")))
    }
  }

  @Test func `a silent server times out`() throws {
    let server = try LoopbackServer { _ in .silence }
    #expect(throws: HTTPError.timedOut) {
      try send(try request(server.address()), limits: HTTPLimits(milliseconds: 100))
    }
  }

  @Test func `a request is given up when it is cancelled`() throws {
    let asked = Mutex(0)
    let server = try LoopbackServer { _ in .silence }
    #expect(throws: HTTPError.cancelled) {
      try send(
        try request(server.address()),
        until: Cancellation {
          asked.withLock { $0 += 1 }
          return asked.withLock { $0 > 2 }
        })
    }
    #expect(throws: HTTPError.cancelled) {
      try send(try request(server.address()), until: Cancellation { true })
    }
  }

  @Test func `a refused connection is reported`() throws {
    let port = try LoopbackServer { _ in .hangUp }.port
    #expect(throws: HTTPError.noConnection) {
      try send(try request("http://127.0.0.1:\(port)/"))
    }
  }

  @Test func `an encrypted address without a valid certificate is refused`() throws {
    let server = try LoopbackServer { _ in .text(200, "ok") }
    let request = try request("https://127.0.0.1:\(server.port)/")
    #expect(throws: HTTPError.notSecure) { try send(request) }
    #expect(server.requests == ["TLS"])
  }

  @Test func `a missing library is named with how to install it`() throws {
    let transport = HTTPTransport.curl(
      userAgent: "", limits: .standard, fileNames: ["libhearth-none.so.4"])
    #expect(throws: HTTPError.noLibrary) {
      try transport.send(try request("https://example.org/"), until: .never)
    }
    #expect(
      HTTPError.noLibrary.domainError(service: "Kakao")
        == .unavailable(.library(name: CurlLibrary.fileNames[0], package: "libcurl4")))
  }

  @Test func `a redirect is followed without credentials`() throws {
    let second = try LoopbackServer { _ in .text(200, "there") }
    let target = second.address("end", host: "localhost")
    let first = try LoopbackServer { request in
      request.hasPrefix("GET /start")
        ? .answer(status: 302, headers: ["Location: /more?x=1"])
        : .answer(status: 307, headers: ["Location: \(target)"])
    }
    var request = try request(first.address("start"))
    request.headers = [("X-Api-Key", "secret")]
    #expect(try send(request).body == Array("there".utf8))
    #expect(first.requests.count == 2)
    #expect(first.requests.allSatisfy { $0.contains("X-Api-Key: secret") })
    #expect(second.requests.count == 1)
    #expect(second.requests.allSatisfy { !$0.contains("secret") })
  }

  @Test func `endless redirects are given up`() throws {
    let server = try LoopbackServer { _ in .answer(status: 301, headers: ["Location: /again"]) }
    #expect(throws: HTTPError.tooManyRedirects) { try send(try request(server.address())) }
    #expect(server.requests.count == 4)
  }

  @Test(arguments: [
    "http://example.org/", "ftp://127.0.0.1/", "file:///etc/passwd", "https://user@example.org/",
  ])
  func `a redirect to an unsafe address is not followed`(target: String) throws {
    let server = try LoopbackServer { _ in
      .answer(status: 302, headers: ["Location: \(target)"])
    }
    #expect(throws: HTTPError.notSecure) { try send(try request(server.address())) }
  }
}

/// A gzip file in uncompressed blocks.
private enum Packed {
  /// Returns that many letters "a".
  static func letters(_ count: Int) -> [UInt8] {
    let plain = [UInt8](repeating: 97, count: count)
    var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    var start = 0
    while start < plain.count {
      let end = min(start + 60_000, plain.count)
      let length = UInt16(end - start)
      bytes.append(end == plain.count ? 1 : 0)
      for word in [length, ~length] {
        bytes += [UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8)]
      }
      bytes += plain[start..<end]
      start = end
    }
    for word in [checksum(plain), UInt32(plain.count)] {
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
    return bytes
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { part, _ in
        part & 1 == 1 ? (part >> 1) ^ 0xEDB8_8320 : part >> 1
      }
    }
  }
}
