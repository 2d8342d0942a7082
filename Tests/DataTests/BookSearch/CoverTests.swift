import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

@Suite struct CoverTests {
  private func fetched(
    _ reply: LoopbackServer.Reply, limits: HTTPLimits = HTTPLimits(body: 1_000),
    until cancellation: Cancellation = .never
  ) throws -> [UInt8] {
    let server = try LoopbackServer { _ in reply }
    let transport = HTTPTransport.curl(userAgent: "Hearth", limits: limits)
    let link = try WebLink(server.address("1.jpg"))
    defer { #expect(server.requests.first?.hasPrefix("GET /1.jpg HTTP/1.1\r\n") != false) }
    return try CoverFetcher(transport).bytes(of: link, until: cancellation)
  }

  private func trouble(
    _ reply: LoopbackServer.Reply, limits: HTTPLimits = HTTPLimits(body: 1_000),
    until cancellation: Cancellation = .never
  ) throws -> ServiceTrouble? {
    try #require(throws: DomainError.self) {
      try fetched(reply, limits: limits, until: cancellation)
    }.trouble
  }

  @Test func `a cover has the bytes of the server, and oversized ones are refused`() throws {
    let cover = try SamplePicture.jpeg.bytes
    #expect(try fetched(.answer(status: 200, body: cover)) == cover)
    let endless = LoopbackServer.Reply.endless(
      head: "HTTP/1.1 200 OK\r\n\r\n", piece: Array(repeating: 0xFF, count: 5_000))
    #expect(try trouble(endless) == .tooLarge(limit: 1_000))
    #expect(try trouble(.text(404, "no")) == .refused(status: 404))
    #expect(try trouble(.text(500, "no")) == .serverError(status: 500))
    #expect(try trouble(.text(429, "no")) == .tooManyRequests(retryAfter: nil))
    #expect(try trouble(.hangUp) == .noConnection)
    #expect(try trouble(.silence, limits: HTTPLimits(milliseconds: 50)) == .timedOut)
    #expect(try trouble(.silence, until: Cancellation { true }) == .cancelled)
    let link = try WebLink("http://covers.example.com/1.jpg")
    let error = #expect(throws: DomainError.self) {
      try CoverFetcher(.curl(userAgent: "Hearth")).bytes(of: link, until: .never)
    }
    #expect(error?.trouble == .notSecure)
  }

  @Test func `covers are files beside the store, and other files there are not touched`() throws {
    let folder = ScratchFolder()
    let covers = CoverFolder(ofStoreAt: folder.place("hearth.db"))
    let (first, second) = (try ISBN("9788937460449"), try ISBN("9788932473901"))
    #expect(try covers.cover(of: first) == nil)
    #expect(try covers.allISBNs().isEmpty)
    try covers.remove(first)
    try covers.save([1, 2, 3], of: first)
    try covers.save([4], of: first)
    try covers.save([5], of: second)
    #expect(try covers.cover(of: first) == [4])
    #expect(try covers.allISBNs() == [second, first])
    #expect(
      covers.coverFiles.map(\.text) == [
        folder.file("hearth-covers/9788932473901"), folder.file("hearth-covers/9788937460449"),
      ])
    try folder.write("hearth-covers/notes.txt", [1])
    try covers.erase()
    #expect(try covers.allISBNs().isEmpty)
    #expect(folder.bytes("hearth-covers/notes.txt") == [1])
    // A file in place of the folder is reported and stays.
    try folder.write("other-covers", [7])
    let barred = CoverFolder(ofStoreAt: folder.place("other.db"))
    #expect(throws: DomainError.self) { try barred.save([1], of: first) }
    #expect(try barred.cover(of: first) == nil)
    // A file that grew too large is not loaded into memory.
    let grown = [UInt8](repeating: 0, count: FetchCover.maxBytes + 1)
    try folder.write("hearth-covers/9788937460449", grown)
    #expect(throws: DomainError.self) { try covers.cover(of: first) }
  }
}
